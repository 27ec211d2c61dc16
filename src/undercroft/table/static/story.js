// The end of a match: it comes into sight by itself, and its link can be handed on.
(() => {
  let shown = document.body.classList.contains("replay");
  const show = () => { const end = document.getElementById("ending"); if (end && !shown) { shown = true; end.scrollIntoView({block: "start"}); } };
  document.addEventListener("renewed", show);
  show();
  addEventListener("click", event => {
    const button = event.target.closest?.("[data-share]"), link = button?.parentElement.querySelector("[data-link]");
    if (!link) return;
    link.value = new URL(link.value, location.href).href;
    if (!navigator.share) return;                            // without a sheet of the system the table copies the link
    event.stopPropagation();
    navigator.share({title: button.dataset.share, url: link.value}).catch(() => {});
  }, true);
})();
