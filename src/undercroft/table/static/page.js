// The pages around the table: the lobby's lists stay current, the curtain gives way, the rules can be searched.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const wanted = new URLSearchParams(location.search).get("game"), chosen = wanted && document.getElementById("game-" + wanted);
  if (chosen) chosen.open = true;
  $("input[type=file]")?.addEventListener("change", event => { if (event.target.files.length) event.target.form.submit(); });
  const curtain = $("[data-reload]");
  if (curtain) {
    follow(curtain.dataset.match);
    document.addEventListener("seq", ({detail}) => { if (detail.match === curtain.dataset.match && parseInt(detail.stamp) !== +curtain.dataset.reload) location.reload(); });
  }
  document.addEventListener("click", ({target}) => { const link = target.closest?.("[data-copy]")?.parentElement.querySelector("[data-link]"); link?.select(); if (link) navigator.clipboard?.writeText(link.value); });
  // turns that find you: the browser's push service is asked for an address, which the server keeps
  const push = $("[data-push]");
  if (push && navigator.serviceWorker && window.PushManager) {
    push.hidden = false;
    push.addEventListener("click", async () => {
      const denied = () => { $("#toasts").textContent = push.dataset.textDenied; };
      if (await Notification.requestPermission() !== "granted") return denied();
      try {
        const key = Uint8Array.from(atob(push.dataset.push.replace(/-/g, "+").replace(/_/g, "/")), it => it.charCodeAt(0));
        const worker = await navigator.serviceWorker.ready, found = await worker.pushManager.subscribe({userVisibleOnly: true, applicationServerKey: key});
        const sent = await fetch("/notices", {method: "POST", headers: {"X-CSRF-Token": $("meta[name=csrf]").content}, body: new URLSearchParams({sort: "push", target: JSON.stringify(found)})});
        if (sent.ok) location.reload(); else denied();
      } catch { denied(); }
    });
  }
  const room = $("[data-room]");
  if (room) {                                                  // seats fill; when the last is taken the table takes its place
    follow(room.dataset.room);
    document.addEventListener("seq", async ({detail}) => {
      if (detail.match !== room.dataset.room) return;
      const got = await fetch(location, {cache: "no-store"});
      const fresh = new DOMParser().parseFromString(await got.text(), "text/html").querySelector("[data-room]");
      if (!fresh) location.reload();
      else if (fresh.innerHTML !== room.dataset.was) room.innerHTML = room.dataset.was = fresh.innerHTML;
    });
  }
  // how long ago somebody last answered: what was less than a week ago
  const ago = () => document.querySelectorAll(".mine time").forEach(it => {
    const minutes = (new Date(it.dateTime) - Date.now()) / 60000, say = new Intl.RelativeTimeFormat(document.documentElement.lang, {style: "short", numeric: "auto"});
    const [count, unit] = minutes > -60 ? [minutes, "minute"] : minutes > -1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
    if (minutes > -10080) it.textContent = say.format(Math.ceil(count), unit);
  });
  ago();
  setInterval(ago, 30000);
  document.addEventListener("renewed", ago);
  const lists = $("[data-live]"), ids = lists?.dataset.live.split(",").filter(Boolean) || [];
  if (ids.length) {
    const seen = {};
    document.addEventListener("seq", async ({detail}) => {
      if (!ids.includes(detail.match) || seen[detail.match] === detail.stamp && !detail.stamp.endsWith("+")) return;
      const first = !(detail.match in seen);
      seen[detail.match] = detail.stamp;
      if (first) return;
      const got = await fetch("/", {cache: "no-store"});
      const now = new DOMParser().parseFromString(await got.text(), "text/html"), fresh = $("[data-live]", now);
      if (fresh && !lists.contains(document.activeElement)) lists.innerHTML = fresh.innerHTML;
      document.title = now.title;
      $("meta[name=due]").content = $("meta[name=due]", now).content;
      document.dispatchEvent(new Event("renewed"));
    });
    ids.forEach(id => follow(id));
  }
  const book = $("#book");
  if (book) {
    const open = book.dataset.open && document.getElementById(book.dataset.open);
    if (open) { open.classList.add("open"); open.scrollIntoView({block: "center"}); }
    const find = () => {
      const word = $("#find").value.trim().toLowerCase(), items = [...book.querySelectorAll("li, tr, p")];
      let count = 0;
      for (const item of items) { const hit = !word || item.textContent.toLowerCase().includes(word); item.classList.toggle("dim", !hit); if (hit && item.matches(".clauseitem")) count++; }
      $("#found").textContent = word ? count : "";
    };
    $("#find").addEventListener("input", find);
    if ($("#find").value) find();                            // came for a card
  }
  const keys = $("#keys");
  if (keys) { keys.checked = localStorage.getItem("keys") !== "off"; keys.onchange = () => localStorage.setItem("keys", keys.checked ? "on" : "off"); }
})();
