// The hand folds to a rail of titles: by itself where the window is low or narrow, else as the player last chose. The list of answers folds too: to a strip where it lies below the board, away where it stands beside it. It runs before the first paint, so that nothing jumps.
(() => {
  const root = document.documentElement, small = matchMedia("(max-height: 800px), (max-width: 900px)");
  const key = () => small.matches ? "hand-small" : "hand";   // a choice counts for windows of its kind
  const fold = () => root.classList.toggle("folded", (localStorage.getItem(key()) ?? (small.matches ? "folded" : "open")) === "folded");
  const strip = matchMedia("(max-width: 900px) and (orientation: portrait)");
  const list = () => root.classList.toggle("listed", !strip.matches && localStorage.getItem("list") !== "folded");
  fold();
  list();
  small.addEventListener("change", fold);
  strip.addEventListener("change", list);
  document.addEventListener("click", ({target}) => {
    const it = target.closest?.("[data-fold]");
    if (!it) return;
    if (it.dataset.fold === "list") {
      const open = root.classList.toggle("listed");
      if (!strip.matches) localStorage.setItem("list", open ? "open" : "folded");
      return;
    }
    localStorage.setItem(key(), root.classList.contains("folded") ? "open" : "folded");
    fold();
    dispatchEvent(new Event("resize"));                      // boards have another room now
  });
})();
