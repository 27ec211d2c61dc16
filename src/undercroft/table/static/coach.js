// The coach of a lesson: pages to read, a ring around what they speak of. Which step it is, and what would fulfil it, the server says.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const ring = $("#ring");
  let page = 0, at = "", hidden = false;
  const coach = () => $("#coach"), seen = it => it?.checkVisibility() && it.getBoundingClientRect().width > 0;
  const thing = it => it.closest(".card,.stack,.mini,.tiny") || it;
  const first = selectors => { for (const selector of selectors) { const it = [...document.querySelectorAll(selector)].find(seen); if (it) return thing(it); } return null; };
  const named = name => name.startsWith("#") ? [CSS.supports("selector(" + name + ")") ? name : "#none"] : [`#table [data-el="${CSS.escape(name)}"]`];
  // what a page speaks of: the things that it names, else those that stand for the answers that it asks for
  const aimed = shown => {
    const keys = JSON.parse(shown.dataset.keys || "[]");
    const found = shown.dataset.show.split(" ").filter(Boolean).map(name => first(named(name)));
    for (const [key, element, also] of found.some(Boolean) ? [] : keys) {
      const k = CSS.escape(key);
      found.push(first([`#play [data-key="${k}"]`, `#top [data-key="${k}"]`, `.hand [data-key="${k}"]`, `#table [data-path="${k}"]`, ...(also ? named(also) : []), ...(element ? named(element) : []), `#choices [data-key="${k}"]`]));
    }
    return found.filter(Boolean);
  };
  const place = () => {
    const box = coach(), shown = box && $(".cpage:not([hidden])", box), target = !hidden && shown?.dataset.show !== undefined ? aimed(shown) : [];
    ring.hidden = !target.length;
    if (!box || hidden) return;
    let around = {left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2};
    if (target.length) {
      const all = target.map(it => it.getBoundingClientRect());
      around = {left: Math.min(...all.map(r => r.left)), top: Math.min(...all.map(r => r.top)), right: Math.max(...all.map(r => r.right)), bottom: Math.max(...all.map(r => r.bottom))};
      Object.assign(ring.style, {left: `${around.left - 8}px`, top: `${around.top - 8}px`, width: `${around.right - around.left + 16}px`, height: `${around.bottom - around.top + 16}px`});
    }
    // beside it, or in a corner: wherever it covers least of it
    const {offsetWidth: w, offsetHeight: h} = box, gap = 22, edge = 8, midX = (around.left + around.right - w) / 2, midY = (around.top + around.bottom - h) / 2;
    const keep = (x, y) => [Math.min(Math.max(x, edge), innerWidth - w - edge), Math.min(Math.max(y, edge), innerHeight - h - edge)];
    const covers = ([x, y]) => Math.max(0, Math.min(x + w, around.right + 8) - Math.max(x, around.left - 8)) * Math.max(0, Math.min(y + h, around.bottom + 8) - Math.max(y, around.top - 8));
    const spots = target.length
      ? [[around.right + gap, midY], [around.left - gap - w, midY], [midX, around.top - gap - h], [midX, around.bottom + gap], [innerWidth, innerHeight], [0, innerHeight], [innerWidth, 60], [0, 60]].map(([x, y]) => keep(x, y))
      : [keep(midX, innerHeight * 0.3)];
    const [x, y] = spots.reduce((best, spot) => covers(spot) < covers(best) ? spot : best);
    Object.assign(box.style, {left: `${x}px`, top: `${y}px`});
  };
  const turn = (to, look = true) => {
    const box = coach();
    if (!box) { ring.hidden = true; return; }
    const pages = [...box.querySelectorAll("[data-page]")];
    if (box.dataset.at !== at) { at = box.dataset.at; to = 0; }
    page = Math.min(Math.max(to, 0), Math.max(pages.length - 1, 0));
    pages.forEach((it, n) => { it.hidden = n !== page; });
    const last = page >= pages.length - 1, set = (name, on) => { const it = $(`[data-coach=${name}]`, box); if (it) it.hidden = !on; };
    set("back", page > 0);
    set("next", !last);
    set("show", last);
    const after = $(".after", box), praise = $(".praise", box);
    if (after) after.hidden = !last;
    if (praise) praise.hidden = page > 0;
    box.hidden = hidden;
    $("#coachbtn").hidden = !hidden;
    const [it] = look && pages[page] ? aimed(pages[page]) : [];
    it?.scrollIntoView({block: "nearest", inline: "nearest"});
    place();
    requestAnimationFrame(place);
  };
  addEventListener("click", event => {
    const it = event.target.closest?.("[data-coach]");
    if (!it) return;
    const way = it.dataset.coach;
    if (way === "hide" || way === "open") { hidden = way === "hide"; turn(page, !hidden); }
    if (way === "next" || way === "back") turn(page + (way === "next" ? 1 : -1));
    if (way === "show") document.dispatchEvent(new CustomEvent("answer", {detail: [it.dataset.answer]}));
  });
  document.addEventListener("renewed", () => turn(page));
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  addEventListener("transitionend", place);
  addEventListener("load", () => turn(0));
  turn(0);
})();
