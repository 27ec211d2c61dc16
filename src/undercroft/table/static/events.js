// The player of events: a view that comes is shown with what happened in it, event by event. Live, in replays and after coming back it is the same.
// What an event shows is declared by the game (table/events.toml) and stands at its line of the chronicle (data-shows, data-from, data-to, …).
// Nobody waits for it: whoever clicks or answers is at the newest view at once. No rules of any game are here.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const BEAT = 450, STAGED = 900, LATE = 6000, EASE = "cubic-bezier(.3,.7,.2,1)";
  const LASTS = {move: 320, walk: 420, roll: 520, gain: 380, lose: 380, hit: 470, flash: 300, tell: 0};   // milliseconds at speed 1
  const calm = matchMedia("(prefers-reduced-motion: reduce)"), still = () => calm.matches || document.documentElement.classList.contains("still");
  const speed = () => +(localStorage.getItem("speed") ?? 1);   // 0: everything at once
  const viewer = () => $("#state").dataset.viewer;
  const flights = $("#flights"), replaying = document.body.classList.contains("replay");
  const queue = [];                                        // views that have come and are not shown yet
  let busy = false, paused = false, steps = 0, round = 0, release = null, moving = [];

  // -- events, as they stand in a chronicle
  const read = line => ({
    ...line.dataset, at: +line.dataset.e, number: line.dataset.number, text: $("span", line).textContent.trim(), seat: (/\bs(\d)/.exec(line.className) || [])[1],
  });
  const within = (root, first, last) => [...root.querySelectorAll("#log [data-e]")].filter(line => +line.dataset.e > first && +line.dataset.e <= last).map(read).sort((a, b) => a.at - b.at);

  // -- places: an id, a thing in it (hand:torch), a seat's own (hand@1: for the others the seat itself)
  const place = (text, exact) => {
    const [, zone, word, seat] = /^([^:@]*)(?::([^@]*))?(?:@(-?\d+))?$/.exec(text) || [];
    if (zone === undefined) return null;
    const box = document.getElementById(seat !== undefined && (seat !== viewer() || !zone) ? `pl${seat}` : zone);
    const thing = word && box?.querySelector(`[data-word="${CSS.escape(word)}"]`);
    return thing ? thing.closest(".card,.minibox,.tiny") || thing : word && exact && seat === undefined ? null : box;
  };
  const find = places => {
    const all = (places || "").split(" ").filter(Boolean);
    for (const exact of [true, false]) for (const it of all) { const found = place(it, exact); if (found?.checkVisibility()) return found; }
    return all.some(it => it.includes("@")) ? $("#teller .mark") : null;       // a seat whose place is not in sight
  };
  const box = element => {
    const at = element?.getBoundingClientRect();
    if (!at) return null;
    const inside = (value, most) => Math.min(Math.max(value, 24), most - 24);   // what is scrolled away is at the edge
    return {x: inside(at.x + at.width / 2, innerWidth), y: inside(at.y + at.height / 2, innerHeight)};
  };

  // -- what moves: pictures above the page that nothing waits for and that no click meets
  const animate = (element, frames, options) => {
    const it = element.animate(frames, {fill: "both", ...options, duration: options.duration / speed(), delay: (options.delay || 0) / speed()});
    moving.push(it);
    if (element.parentElement === flights) it.onfinish = () => element.remove();
  };
  const picture = (kind, html = "") => { const it = document.createElement("div"); it.className = kind; it.innerHTML = html; flights.append(it); return it; };
  const card = event => {
    const it = picture(event.what ? `flight tone-${event.tone}` : "flight hidden");
    if (event.what) {
      it.innerHTML = '<svg class="ico" aria-hidden="true"><use/></svg><b></b>';
      $("use", it).setAttribute("href", event.icon);
      $("b", it).textContent = event.name;
    }
    return it;
  };
  const PIPS = {1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9]};
  const face = number => PIPS[number] ? PIPS[number].map(at => `<i class="p${at}"></i>`).join("") : `<b>${number}</b>`;
  const at = ({x, y}, more = "") => `translate(${x}px,${y}px) translate(-50%,-50%) ${more}`;
  const ways = {
    move(event, from, to) {
      const start = from || {x: to?.x ?? innerWidth / 2, y: Math.max(24, (to?.y ?? innerHeight / 2) - 120)}, end = to || {x: start.x, y: start.y - 90};
      const middle = {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24}, it = card(event);
      animate(it, [{transform: at(start, "scale(.9)"), opacity: from ? 1 : 0}, {transform: at(middle, "rotate(6deg)"), opacity: 1}, {transform: at(end, "scale(.9)"), opacity: to ? 1 : 0}], {duration: LASTS.move, easing: EASE});
    },
    roll(event, from, to) {
      const here = to || {x: innerWidth / 2, y: innerHeight / 2}, it = picture("die"), fell = +event.number;
      const shown = [...Array(3)].map(() => 1 + Math.floor(Math.random() * 6)).concat(fell);
      it.innerHTML = face(shown[0]);
      const pace = LASTS.roll / 4 / speed(), turn = count => { if (!it.isConnected) return; it.innerHTML = face(shown[count]); if (count < 3) setTimeout(turn, pace, count + 1); };
      setTimeout(turn, pace, 1);
      animate(it, [{transform: at({x: here.x - 60, y: here.y - 50}, "rotate(-200deg)")}, {transform: at(here, "rotate(0)"), offset: .75}, {transform: at(here, "scale(1.15)")}], {duration: LASTS.roll, easing: "ease-out"});
    },
    gain(event, from, to) { if (to && event.number) this.float(event, to, +event.number < 0 ? "" : "+"); },
    lose(event, from, to) { if (to) this.float(event, to, "−"); },
    float(event, to, sign) {
      const it = picture(`float ${event.shows}`);
      it.textContent = `${sign}${event.number ?? ""}`.replace("-", "−");
      animate(it, [{transform: at(to), opacity: 0}, {transform: at({x: to.x, y: to.y - 14}), opacity: 1, offset: .3}, {transform: at({x: to.x, y: to.y - 44}), opacity: 0}], {duration: 2 * LASTS.gain, easing: "ease-out"});
    },
    hit(event, from, to, target) {
      if (target && !target.closest("svg[data-pan]")) animate(target, [{translate: "0"}, {translate: "-6px"}, {translate: "6px"}, {translate: "0"}], {duration: 90, iterations: 2, fill: "none"});
      if (to) { const it = picture("burst"); it.textContent = event.number ? `−${event.number}` : ""; animate(it, [{transform: at(to, "scale(.4)"), opacity: 0}, {transform: at(to), opacity: 1, offset: .25}, {transform: at(to), opacity: 1, offset: .7}, {transform: at(to, "scale(1.1)"), opacity: 0}], {duration: LASTS.hit + 200, easing: "ease-in"}); }
    },
    flash(event, from, to, target) {
      if (!target) return;
      const round = target.getBoundingClientRect(), it = picture("ring");
      Object.assign(it.style, {left: `${round.x - 4}px`, top: `${round.y - 4}px`, width: `${round.width + 8}px`, height: `${round.height + 8}px`});
      animate(it, [{opacity: 0}, {opacity: 1, offset: .25}, {opacity: 0}], {duration: 2 * LASTS.flash, easing: "ease-out"});
    },
    walk() {},                                              // tokens glide by themselves (board.js)
    tell() {},
  };
  const rest = () => { moving.forEach(it => it.cancel()); moving = []; flights.replaceChildren(); document.querySelectorAll(".told").forEach(it => it.classList.remove("told")); unhush(); };

  // -- a stage: above the table, what a game tells at greater length (a run through a dungeon); its parts have the events at which they are seen
  let told = 0, leave = null;
  const restage = () => {
    const stage = $("[data-stage]"), on = stage && told >= +stage.dataset.first && told <= +stage.dataset.last;
    if (!stage) return false;
    stage.hidden = !on;
    stage.classList.toggle("done", on && told === +stage.dataset.last && "over" in stage.dataset);
    for (const part of on ? stage.querySelectorAll("[data-when]") : []) {
      const [first, last = first] = part.dataset.when.split(" ").map(Number);
      part.classList.toggle("later", told < first);
      part.classList.toggle("now", told >= first && told <= last);
      part.classList.toggle("past", told > last);
    }
    return on;
  };
  const staged = frame => { const stage = $("[data-stage]"); return !!stage && frame.events.some(({at}) => at >= +stage.dataset.first && at <= +stage.dataset.last); };   // such a tale is told to its end, however long it takes
  const unstage = () => { told = 0; restage(); leave?.(); leave = null; };
  document.addEventListener("renewed", restage);

  // -- telling: a caption, a sound, a motion, and time to follow
  const caption = event => {
    $("#caption").textContent = event.text;
    const mark = $("#teller .mark use");
    mark?.setAttribute("href", `#seat-${event.seat ?? "none"}`);
    mark?.parentElement.setAttribute("class", `mark s${event.seat ?? ""}`);
    document.querySelectorAll("#log .now").forEach(line => line.classList.remove("now"));
    const line = $(`#log [data-e="${event.at}"]`);
    (line?.closest("details:not([open])")?.closest(".turn") ?? line)?.classList.add("now");
  };
  const hush = at => {                                      // the chronicle does not run ahead; its newest turn is the first
    for (const turn of document.querySelectorAll("#log > .turn")) {
      const was = turn.classList.contains("untold"), later = [turn, ...turn.querySelectorAll("[data-e]")].filter(line => { const it = +line.dataset.e > at; line.classList.toggle("untold", it); return it; });
      turn.classList.toggle("untold", later.length > 0);
      if (!was && !later.length) return;
    }
  };
  const unhush = () => document.querySelectorAll(".untold").forEach(line => line.classList.remove("untold"));
  const pass = ms => new Promise(done => { const timer = setTimeout(done, ms); release = () => { clearTimeout(timer); done(); }; });
  const gate = async () => { while (paused && !steps) await new Promise(done => { release = done; }); steps = 0; };   // a step lets one event through
  const show = (event, from) => {
    const target = find(event.to), to = box(target);        // read before anything is written: the page is laid out once
    controls();
    caption(event);
    if (table.dataset.sound === "true") window.sound?.(event.sound);
    told = event.at;
    hush(replaying ? Infinity : event.at);
    if (restage()) return;
    if (still()) { (target || $("#teller")).classList.add("told"); return; }
    ways[event.shows]?.(event, from, to, target);
  };
  const tell = async (frame, from, mine) => {
    const many = frame.events.length, beat = frame.own ? 60 : Math.min(BEAT, LATE / Math.max(many, 1) / 2);
    for (const [index, event] of frame.events.entries()) {
      if (index && paused) await gate();
      if (mine !== round) return;
      frame.left = many - index - 1;
      show(event, from[index]);
      const staged = told && restage();
      await pass((Math.min(LASTS[event.shows], LATE / many) + (staged ? STAGED : beat)) / speed());
      if (mine === round && staged && !replaying && $("[data-stage]").matches(".done")) await new Promise(done => { leave = done; });
      if (mine !== round) return;
      if (still()) rest();
    }
    if (!many && !frame.own) await pass(BEAT / 3 / speed());
  };
  let now = null;
  const apply = frame => { const from = speed() ? frame.events.map(event => box(find(event.from))) : []; frame.show(); return frame.events.map((event, index) => event.from ? from[index] || box(find(event.from)) : null); };
  const pump = async () => {
    if (busy) return;
    busy = true;
    const mine = round;
    while (queue.length) {
      if (paused) await gate();
      if (mine !== round) return;
      now = queue.shift();
      const from = apply(now), late = !paused && !staged(now) && performance.now() - now.came > LATE;
      if (speed() && !late) await tell(now, from, mine);
      else if (now.events.length) { caption(now.events.at(-1)); if (speed()) { told = now.events.at(-1).at; restage(); } }   // what is behind it does not stay on the stage
      if (mine !== round) return;
      now.done?.();
    }
    busy = false;
    now = null;
    controls();
  };

  // -- what the page does with it
  const flush = () => {                                     // to the newest view at once
    const last = queue.at(-1), waiting = [...queue];
    round++;
    busy = paused = false;
    queue.length = 0;
    rest();
    unstage();
    if (last) { last.show(); const told = waiting.flatMap(frame => frame.events).at(-1); if (told) caption(told); }
    now?.done?.();
    now = null;
    waiting.forEach(frame => frame.done?.());
    release?.();
    controls();
    return !!last;
  };
  const push = frame => { queue.push({came: performance.now(), left: 0, ...frame}); controls(); pump(); };
  const step = () => { if (leave) return unstage(); paused = true; steps = 1; release?.(); controls(); };
  const pause = on => { if (leave) return unstage(); paused = on ?? !paused; if (!paused) release?.(); controls(); };
  const controls = () => {
    const bar = $("#teller"), left = queue.length + (now?.left || 0);
    if (!bar) return;
    bar.classList.toggle("playing", busy && (left > 0 || paused));
    $("#left").textContent = left || "";
    const button = $("#pausebtn");
    button.classList.toggle("on", paused);
    button.setAttribute("aria-label", button.dataset[paused ? "play" : "pause"]);
  };
  window.player = {push, flush, pause, step, within, read, speed, get behind() { return queue.length > 0 || paused; }, get busy() { return busy; }, get paused() { return paused; }};

  const table = $("#table");
  addEventListener("click", event => {
    const hit = selector => event.target.closest?.(selector);
    if (hit("#pausebtn")) pause();
    else if (hit("#stepbtn")) step();
    else if (hit("#skipbtn")) flush();
    else if (hit("[data-unstage]")) unstage();
  });
  addEventListener("change", event => { if (event.target.matches?.("[data-speed]")) { localStorage.setItem("speed", event.target.value); document.querySelectorAll("[data-speed]").forEach(it => { it.value = event.target.value; }); if (event.target.value === "0") flush(); } });
  const settle = () => document.querySelectorAll("[data-speed]").forEach(it => { it.value = localStorage.getItem("speed") ?? "1"; });
  document.addEventListener("renewed", settle);
  settle();
  controls();
})();
