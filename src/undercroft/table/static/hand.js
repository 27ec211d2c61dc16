// The hand folds to a rail of titles: by itself where the window is low or narrow, else as the player last chose. It runs before the first paint, so that nothing jumps.
(() => {
  const root = document.documentElement, small = matchMedia("(max-height: 800px), (max-width: 900px)");
  const key = () => small.matches ? "hand-small" : "hand";   // a choice counts for windows of its kind
  const fold = () => root.classList.toggle("folded", (localStorage.getItem(key()) ?? (small.matches ? "folded" : "open")) === "folded");
  fold();
  small.addEventListener("change", fold);
  document.addEventListener("click", ({target}) => {
    const it = target.closest?.("[data-fold]");
    if (!it) return;
    if (it.dataset.fold === "list") { root.classList.toggle("listed"); return; }
    localStorage.setItem(key(), root.classList.contains("folded") ? "open" : "folded");
    fold();
    dispatchEvent(new Event("resize"));                      // boards have another room now
  });
})();
