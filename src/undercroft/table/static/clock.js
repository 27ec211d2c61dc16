// The clocks of the seats. The page says when a time is up (by the server's clock); this tells how much is left, once a second.
(() => {
  let ahead = 0;                                        // of this device's clock before the server's, in seconds
  const fetched = window.fetch;
  const listen = answer => { const date = Date.parse(answer.headers.get("date")); if (date) ahead = (Date.now() - date) / 1000; return answer; };
  window.fetch = (...call) => fetched(...call).then(listen);
  fetch(location.href, {method: "HEAD"}).catch(() => {});
  const two = n => String(n).padStart(2, "0");
  const many = (n, unit) => n.toLocaleString(document.documentElement.lang, {style: "unit", unit, unitDisplay: "short"});
  const shown = left => {
    const s = Math.max(0, Math.ceil(left)), h = Math.floor(s / 3600);
    if (h >= 48) return many(Math.floor(h / 24), "day") + " " + many(h % 24, "hour");
    return (h ? h + ":" + two(Math.floor(s / 60) % 60) : Math.floor(s / 60)) + ":" + two(s % 60);
  };
  const tick = () => {
    for (const it of document.querySelectorAll(".clock")) {
      const left = it.dataset.until ? it.dataset.until - (Date.now() / 1000 - ahead) : +it.dataset.left;
      const text = shown(left);
      if (it.textContent !== text) it.textContent = text;
      it.classList.toggle("short", !!it.dataset.until && left < 10);
    }
  };
  setInterval(tick, 500);
  document.addEventListener("seq", () => setTimeout(tick, 200));
  tick();
})();
