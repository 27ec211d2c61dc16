// How many matches wait for me, outside of the page: the tab's icon, a number beside the brand, the badge of an installed table.
(() => {
  const icon = document.querySelector("link[rel=icon]"), still = icon.href;
  const call = () => {
    const state = document.getElementById("state"), due = state ? +(state.dataset.mine === "true") : +document.querySelector("meta[name=due]").content;
    icon.href = due ? icon.dataset.turn : still;
    const brand = document.querySelector(".plain .brand");
    brand?.querySelector(".count")?.remove();
    if (brand && due) brand.append(Object.assign(document.createElement("span"), {className: "count", textContent: ` ${due}`}));
    brand?.setAttribute("aria-label", due ? `Undercroft ${due}` : "Undercroft");
    if (due) navigator.setAppBadge?.(due).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  };
  addEventListener("load", () => navigator.serviceWorker?.register("/worker.js").catch(() => {}));   // needs https or localhost
  document.addEventListener("renewed", call);
  call();
})();
