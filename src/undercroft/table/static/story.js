// The end of a match comes into sight by itself; links can be handed to the system's sheet where there is one.
(() => {
  document.documentElement.classList.toggle("can-share", !!navigator.share);
  let shown = document.body.classList.contains("replay");
  const show = () => { const end = document.getElementById("ending"); if (end && !shown) { shown = true; end.scrollIntoView({block: "start"}); } };
  document.addEventListener("renewed", show);
  show();
  addEventListener("submit", async event => {                 // what is said stands in the chronicle as soon as the stream says so
    const form = event.target;
    if (form.id !== "talk") return;
    event.preventDefault();
    const got = await fetch(form.action, {method: "POST", headers: {"X-CSRF-Token": form.csrf.value, Accept: "application/json"}, body: new URLSearchParams(new FormData(form))}).catch(() => null);
    if (got?.ok) form.reset();
  });
  addEventListener("click", event => {
    const button = event.target.closest?.("[data-share]"), link = button?.parentElement.querySelector("[data-link]");
    if (!link) return;
    link.value = new URL(link.value, location.href).href;
    if (!navigator.share) return;                            // without a sheet of the system the table copies the link
    event.stopPropagation();
    navigator.share({title: button.dataset.share, url: link.value}).catch(() => {});
  }, true);
})();
