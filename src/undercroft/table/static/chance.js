// Chance that nobody owns: this browser adds a part of its own to the seed of a match, remembers it and what was promised, and checks both at the end.
(() => {
  const read = name => { try { return JSON.parse(localStorage.getItem(name) || "[]"); } catch { return []; } };
  const keep = (name, what) => { try { localStorage.setItem(name, JSON.stringify([what, ...read(name)].slice(0, 200))); } catch { /* not kept: then it is not checked */ } };
  const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const hash = async list => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(list))));
  document.addEventListener("submit", ({target}) => {
    if (!target.matches("[data-gives]")) return;
    const part = hex(crypto.getRandomValues(new Uint8Array(32)));
    target.elements.part.value = part;
    keep("parts", part);
  });
  const promised = document.querySelector("[data-promised]")?.dataset;
  if (promised && !read("promises").some(([match]) => match === promised.match)) keep("promises", [promised.match, promised.promised]);
  const holds = async (header, {seed, salt, parts = []}, match) => {
    const then = read("promises").find(([id]) => id === match);
    if (then && then[1] !== header.commitment) return false;               // not what stood on the table
    if (header.commitment !== "2:" + await hash(["undercroft commitment 2", seed, salt])) return false;
    if (seed !== await hash(["undercroft seed 2", ...parts.map(part => [part.by, part.value])])) return false;
    const fresh = await Promise.all(parts.map(part => hash(["undercroft part 2", part.by, part.value, part.salt])));
    return fresh.every((commitment, at) => commitment === header.parts[at]?.commitment);
  };
  document.addEventListener("click", async ({target}) => {
    const box = target.closest("[data-checkseed]")?.closest("[data-promised]");
    if (!box) return;
    const said = box.querySelector("[data-said]");
    if (!crypto.subtle) { said.textContent = said.dataset.none; return; }   // browsers have it over https and on this machine only
    const rows = (await (await fetch(`/m/${box.dataset.match}/record`)).text()).split("\n", 2).map(row => JSON.parse(row));
    const good = await holds(rows[0], rows[1].secret, box.dataset.match), mine = read("parts");
    said.textContent = (good ? said.dataset.good : said.dataset.bad) + (good && rows[1].secret.parts?.some(part => mine.includes(part.value)) ? " " + said.dataset.mine : "");
  });
})();
