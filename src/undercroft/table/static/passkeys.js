// Passkeys: the browser makes one or signs with one, the server says what and looks at the answer.
(() => {
  const $ = selector => document.querySelector(selector);
  const buttons = $("[data-passkeys]"), bare = /^[\d.]+$|^\[/.test(location.hostname);   // a bare address has none
  if (!window.isSecureContext || !window.PublicKeyCredential || bare) { $("[data-no-passkeys]").hidden = false; return; }
  buttons.hidden = false;
  const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), it => it.charCodeAt(0));
  const text = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const read = value => ({...value, challenge: bytes(value.challenge), ...(value.user && {user: {...value.user, id: bytes(value.user.id)}}), ...Object.fromEntries(["excludeCredentials", "allowCredentials"].filter(name => value[name]).map(name => [name, value[name].map(it => ({...it, id: bytes(it.id)}))]))});
  const written = it => ({id: it.id, rawId: text(it.rawId), type: it.type, clientExtensionResults: it.getClientExtensionResults(), response: Object.fromEntries(["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"].filter(name => it.response[name]).map(name => [name, text(it.response[name])]))});
  const post = async (where, fields = {}) => {
    const got = await fetch(`/passkeys${where}`, {method: "POST", headers: {"X-CSRF-Token": $("meta[name=csrf]").content}, body: new URLSearchParams(fields)});
    if (!got.ok) throw new Error((await got.json()).detail);
    return got.status === 204 ? null : got.json();
  };
  const ways = {
    new: async () => { const made = await navigator.credentials.create({publicKey: read(await post("/new"))}); await post("", {answer: JSON.stringify(written(made))}); location.reload(); },
    in: async () => { const signed = await navigator.credentials.get({publicKey: read(await post("/ask"))}); await post("/in", {answer: JSON.stringify(written(signed))}); location.href = "/"; },
  };
  buttons.addEventListener("click", async ({target}) => {
    const way = ways[target.closest("[data-passkey]")?.dataset.passkey];
    if (!way) return;
    try { await way(); } catch (error) { $("#toasts").textContent = error instanceof DOMException ? buttons.dataset.textBrokenOff : error.message; }
  });
})();
