// SVG boards: drag, pinch and wheel move and zoom them by their viewBox; arrow keys go from thing to thing; tokens glide. No rules here.
(() => {
  const numbers = text => text.split(/[ ,]+/).map(Number);
  const box = svg => numbers(svg.getAttribute("viewBox")), home = svg => numbers(svg.dataset.pan);
  const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));
  const show = (svg, [x, y, w, h]) => {
    svg.setAttribute("viewBox", [x, y, w, h].map(n => n.toFixed(2)).join(" "));
    const room = svg.getBoundingClientRect();
    svg.classList.toggle("far", Math.min(room.width / w, room.height / h) * (svg.dataset.text || 99) < 12);   // what could not be read is not drawn
  };
  const set = (svg, [x, y, w, h]) => {                     // nobody loses the board: its middle stays on it
    const [hx, hy, hw, hh] = home(svg);
    show(svg, [clamp(x + w / 2, hx, hx + hw) - w / 2, clamp(y + h / 2, hy, hy + hh) - h / 2, w, h]);
    svg.classList.add("moved");
  };
  const zoom = (svg, factor, px, py) => {
    const [x, y, w, h] = box(svg), full = home(svg);
    const f = clamp(factor, Math.min(full[2] / 6, 260) / w, full[2] * 1.6 / w);
    const cx = px ?? x + w / 2, cy = py ?? y + h / 2;
    set(svg, [cx - (cx - x) * f, cy - (cy - y) * f, w * f, h * f]);
  };
  // a board with an eye keeps its scale: where the whole would be too small to be read it opens near the eye, and follows it
  const LEAST = 0.78, MOST = 9;                            // pixels for a unit of the board
  const eye = svg => svg.querySelector("[data-eye]")?.dataset.eye;
  const whole = svg => { const [, , w, h] = home(svg), room = svg.getBoundingClientRect(); return Math.min(room.width / w, room.height / h); };
  const near = svg => eye(svg) && whole(svg) < (svg.dataset.least || LEAST);
  const look = svg => {
    const room = svg.getBoundingClientRect(), [x, y, w, h] = home(svg), at = eye(svg);
    if (!room.width) return;
    const scale = clamp(whole(svg), at ? +(svg.dataset.least || LEAST) : 0, +(svg.dataset.most || MOST)), [ex, ey] = at ? numbers(at) : [x + w / 2, y + h / 2];
    const vw = room.width / scale, vh = room.height / scale, mid = (at, view, from, size) => view >= size ? from + size / 2 - view / 2 : clamp(at - view / 2, from, from + size - view);
    show(svg, [mid(ex, vw, x, w), mid(ey, vh, y, h), vw, vh]);
  };
  const followed = new WeakMap();
  const gaze = () => document.querySelectorAll("svg[data-pan]").forEach(svg => {
    const at = eye(svg), went = followed.has(svg) && followed.get(svg) !== at;
    followed.set(svg, at);
    if (!svg.classList.contains("moved")) return look(svg);
    const [x, y, w, h] = box(svg), [ex, ey] = went && at ? numbers(at) : [x + w / 2, y + h / 2];
    if (Math.abs(ex - x - w / 2) > w * 0.36 || Math.abs(ey - y - h / 2) > h * 0.36) set(svg, [ex - w / 2, ey - h / 2, w, h]);   // the hero has left what is seen
  });
  document.addEventListener("renewed", gaze);
  addEventListener("resize", gaze);
  const point = (svg, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const board = event => event.target.closest?.("svg[data-pan]");

  addEventListener("click", event => {
    const button = event.target.closest?.("[data-zoom]");
    if (!button) return;
    const svg = document.getElementById(button.dataset.for);
    if (button.dataset.zoom === "fit") { if (near(svg) && !svg.classList.contains("moved")) set(svg, home(svg)); else { set(svg, home(svg)); svg.classList.remove("moved"); gaze(); } }
    else zoom(svg, button.dataset.zoom === "in" ? 0.75 : 1.33);
  });
  addEventListener("wheel", event => {
    const svg = board(event);
    if (!svg) return;
    event.preventDefault();
    const at = point(svg, event);
    zoom(svg, event.deltaY > 0 ? 1.12 : 0.89, at.x, at.y);
  }, {passive: false});

  const fingers = new Map();
  let from = null, spread = 0, moved = false;
  addEventListener("pointerdown", event => {
    const svg = board(event);
    if (!svg) return;
    fingers.set(event.pointerId, event);
    from = point(svg, event);
    moved = false;
    spread = 0;
  });
  addEventListener("pointermove", event => {
    const svg = board(event);
    if (!svg || !fingers.has(event.pointerId)) return;
    const start = fingers.get(event.pointerId);
    if (!moved && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 6) return;
    moved = true;
    fingers.set(event.pointerId, event);
    svg.classList.add("drag");
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()], now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      const at = point(svg, {clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2});
      if (spread) zoom(svg, spread / now, at.x, at.y);
      spread = now;
      return;
    }
    const at = point(svg, event), [x, y, w, h] = box(svg);
    set(svg, [x + from.x - at.x, y + from.y - at.y, w, h]);
  });
  const lift = event => { fingers.delete(event.pointerId); spread = 0; document.querySelectorAll(".boardsvg.drag").forEach(svg => svg.classList.remove("drag")); };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  addEventListener("click", event => { if (moved && board(event)) { event.stopPropagation(); event.preventDefault(); moved = false; } }, true);

  // arrow keys: the nearest thing in that direction; one tab stop for the whole board
  const DIRECTION = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
  const centre = thing => { const r = thing.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  addEventListener("keydown", event => {
    const thing = event.target.closest?.("svg[data-pan] .thing");
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); thing.dispatchEvent(new MouseEvent("click", {bubbles: true})); return; }
    const direction = DIRECTION[event.key];
    if (!direction) return;
    event.preventDefault();
    const [x, y] = centre(thing);
    let best = null, least = Infinity;
    for (const other of thing.closest("svg").querySelectorAll(".thing")) {
      if (other === thing) continue;
      const [ox, oy] = centre(other), along = (ox - x) * direction[0] + (oy - y) * direction[1];
      const aside = Math.abs((ox - x) * direction[1]) + Math.abs((oy - y) * direction[0]);
      if (along > 1 && aside <= along * 1.8 && along + aside * 1.5 < least) { least = along + aside * 1.5; best = other; }
    }
    if (best) { thing.tabIndex = -1; best.tabIndex = 0; best.focus(); }
  });
  const inspect = event => {
    const thing = event.target.closest?.("svg[data-pan] .thing"), svg = board(event);
    document.querySelectorAll(".insp").forEach(out => { out.hidden = !thing || out.id !== svg.id + "-insp"; if (!out.hidden) out.textContent = thing.getAttribute("aria-label"); });
  };
  addEventListener("pointerover", inspect);
  addEventListener("focusin", inspect);

  // tokens glide: their place as a style, set by script because the pages allow no inline styles
  const glide = () => document.querySelectorAll(".token[data-x]").forEach(token => { token.style.transform = `translate(${token.dataset.x}px,${token.dataset.y}px)`; });
  document.addEventListener("renewed", glide);
  glide();
  gaze();
})();
