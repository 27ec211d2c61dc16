// For a newcomer: coach marks in the first real match of a game (kept in the browser, never again unless asked for), the legend of signs, and "what is this?" for anything on the page.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const box = $("#marks"), ring = $("#ring"), seen = it => it.checkVisibility() && it.getBoundingClientRect().width > 0;
  let page = 0;
  // -- coach marks
  const place = () => {
    const shown = box && !box.hidden && $(".cpage:not([hidden])", box);
    const target = shown ? shown.dataset.show.split(",").map(it => [...document.querySelectorAll(it)].find(seen)).find(Boolean) : null;
    if (ring) ring.hidden = !target;
    if (!shown) return;
    const at = target?.getBoundingClientRect() ?? {left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2, width: 0, height: 0};
    if (target) Object.assign(ring.style, {left: `${at.left - 6}px`, top: `${at.top - 6}px`, width: `${at.width + 12}px`, height: `${at.height + 12}px`});
    const {offsetWidth: w, offsetHeight: h} = box, inside = (value, size, room) => Math.min(Math.max(value, 8), room - size - 8);
    const left = target ? (at.left > innerWidth / 2 ? at.left - w - 20 : at.left) : (innerWidth - w) / 2;
    const top = target ? (at.top > innerHeight / 2 ? at.top - h - 20 : at.left > innerWidth / 2 && at.left > w + 28 ? at.top : at.bottom + 20) : innerHeight * .3;
    Object.assign(box.style, {left: `${inside(left, w, innerWidth)}px`, top: `${inside(top, h, innerHeight)}px`});
  };
  const show = to => {
    const pages = [...box.querySelectorAll(".cpage")];
    page = to;
    box.hidden = false;
    pages.forEach((it, n) => { it.hidden = n !== page; });
    $("[data-marks=back]", box).hidden = !page;
    $("[data-marks=next]", box).hidden = page === pages.length - 1;
    $("[data-marks=close]", box).classList.toggle("primary", page === pages.length - 1);
    const asked = $("#question")?.cloneNode(true);
    $(".clause", asked ?? box)?.remove();
    $("#marks-question").textContent = asked?.textContent.trim() ?? "";
    place();
  };
  if (box) {
    const key = `marks-${box.dataset.game}`;
    const close = () => { box.hidden = true; localStorage.setItem(key, "seen"); place(); };
    document.addEventListener("click", ({target}) => {
      const way = target.closest?.("[data-marks]")?.dataset.marks;
      if (way === "next" || way === "back") show(page + (way === "next" ? 1 : -1));
      if (way === "close") close();
      if (way === "again") { $("#menu").open = false; show(0); }
    });
    addEventListener("keydown", event => { if (event.key === "Escape" && !box.hidden && !$("#signs")?.open) close(); });
    document.addEventListener("renewed", place);
    addEventListener("resize", place);
    addEventListener("scroll", place, true);
    if (localStorage.getItem("marks") !== "off" && !localStorage.getItem(key)) show(0);
  }
  // -- the legend
  document.addEventListener("click", ({target}) => { if (target.closest?.("[data-legend]")) { $("#menu").open = false; $("#signs").showModal(); } });
  // -- what is this?
  let asking = false;
  const ask = on => { asking = on; document.documentElement.classList.toggle("asking", on); $("#what")?.setAttribute("aria-pressed", on); };
  const say = detail => document.dispatchEvent(new CustomEvent("tell", {detail}));
  addEventListener("click", event => {
    const button = event.target.closest?.("[data-what]");
    if (button) { ask(!asking); if (asking) say({text: button.dataset.what}); return; }
    if (!asking) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(false);
    const word = event.target.closest("[data-word]")?.dataset.word ?? event.target.closest(".card,.minibox")?.querySelector("[data-word]")?.dataset.word;
    const named = event.target.closest("[title],[aria-label]:not(section,main,aside,ol,ul)");
    say(word ? {word} : {text: named ? named.title || named.ariaLabel : event.target.closest("button,a,.chip,.pl")?.textContent.trim() || $("#what").dataset.nothing});
  }, true);
  addEventListener("keydown", event => { if (event.key === "Escape" && asking) ask(false); });
})();
