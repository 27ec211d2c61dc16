// The table's page: clicks and keys become answers, the stream's word becomes a new view that is morphed in. No rules of any game are here.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const table = $("#table"), id = table.dataset.match, game = [...table.classList].find(c => c.startsWith("game-")).slice(5);
  const replay = document.body.classList.contains("replay");
  const words = name => table.dataset["text" + name[0].toUpperCase() + name.slice(1)];
  const state = () => $("#state").dataset;
  const csrf = $("meta[name=csrf]").content;
  const post = (where, fields) => fetch(`/m/${id}/${where}`, {method: "POST", headers: {"X-CSRF-Token": csrf, Accept: "application/json, text/html", Prefer: "return=representation"}, body: new URLSearchParams(fields)});

  // -- toasts and the side panel
  // a notice belongs to the question that it was given at, and goes with it; `stays`: it tells of the change itself
  const toast = (text, clause = "", {good = false, stays = false} = {}) => {
    const box = document.createElement("div");
    box.className = good ? "toast good" : "toast";
    if (!stays) box.dataset.at = state().number;
    const line = document.createElement("span");
    if (!good) { const why = document.createElement("b"); why.textContent = words("why"); line.append(why, " "); }
    line.append(text);
    box.append(line);
    if (clause) {
      const link = Object.assign(document.createElement("a"), {className: "clause", href: `/rules/${game}/${clause}`, textContent: clause});
      link.dataset.clause = clause;
      box.append(link);
    }
    const close = Object.assign(document.createElement("button"), {type: "button", textContent: "×", ariaLabel: "×"});
    close.onclick = () => box.remove();
    box.append(close);
    $("#toasts").replaceChildren(box);
    setTimeout(() => box.remove(), good ? 3000 : 9000);
  };
  const outdated = number => document.querySelectorAll("#toasts [data-at]").forEach(it => { if (it.dataset.at !== number) it.remove(); });
  const small = () => getComputedStyle($(".sheetbtn")).display !== "none";   // a phone: players and chronicle are a sheet
  const panel = html => {
    const box = $("#panel");
    if (!html) { box.hidden = true; box.replaceChildren(); return; }
    box.innerHTML = html;
    box.hidden = false;
    if (small()) sheet(true);
    box.scrollTop = 0;
  };
  const about = async word => { const got = await fetch(`/card/${game}/${encodeURIComponent(word)}`); return got.ok ? got.text() : ""; };
  const inspect = async word => { unpeek(); const text = await about(word); if (text) panel(text); };
  const readClause = async number => { const got = await fetch(`/clause/${game}/${number}`); if (got.ok) panel(await got.text()); else location.href = `/rules/${game}/${number}`; };
  // a mouse that rests on a name is told about it beside it, without a click; the pointer may go there, Escape closes it
  const read = new Map(), tip = $("#peek");
  let resting = null, rest = 0, pointed = {};
  const unpeek = () => { clearTimeout(rest); resting = null; tip.hidden = true; };
  const soon = () => { clearTimeout(rest); const thing = resting; rest = setTimeout(() => peek(thing, thing.dataset.word || $("[data-word]", thing).dataset.word), 450); };
  const peek = async (thing, word) => {
    if (!read.has(word)) read.set(word, await about(word));
    if (thing !== resting || !thing.isConnected || !read.get(word)) return;
    tip.innerHTML = read.get(word);
    tip.hidden = false;
    const at = thing.getBoundingClientRect(), {width, height} = tip.getBoundingClientRect(), {left} = $("#actions").getBoundingClientRect();
    const fits = edge => at.right + 8 + width < edge, right = fits(at.right <= left ? left : innerWidth) || at.left < width + 16 && fits(innerWidth);   // not over the answers
    tip.style.left = `${Math.max(8, right ? at.right + 8 : at.left - 8 - width)}px`;
    tip.style.top = `${Math.max(8, Math.min(at.top, innerHeight - height - 8))}px`;
  };
  let stood = null;                                        // where a click was: what comes to lie under a mouse that has not moved since says nothing
  const stands = event => stood && Math.hypot(event.clientX - stood.clientX, event.clientY - stood.clientY) < 8;
  addEventListener("click", event => { stood = event.pointerType === "mouse" ? event : null; }, true);
  addEventListener("pointermove", event => { if (stood && !stands(event)) { stood = null; hover(event); } });
  const hover = event => {
    pointed = event;
    if (event.pointerType !== "mouse" || stands(event) || event.target.closest?.("#peek")) return clearTimeout(rest);
    const thing = event.target.closest?.(".minibox,.card") ?? event.target.closest?.("[data-word]"), word = thing && (thing.dataset.word || $("[data-word]", thing)?.dataset.word);
    if (thing && thing === resting) return;
    clearTimeout(rest);
    if (word) { unpeek(); resting = thing; soon(); }
    else rest = setTimeout(unpeek, 160);
  };
  addEventListener("pointerover", hover);
  document.addEventListener("pointerleave", unpeek);
  addEventListener("scroll", ({target}) => { if (resting && target !== tip) { tip.hidden = true; soon(); } }, true);   // what is under the pointer then says so itself
  const copy = text => {
    const done = () => toast(words("copied"), "", {good: true});
    if (navigator.clipboard) return navigator.clipboard.writeText(text).then(done);
    const field = Object.assign(document.createElement("textarea"), {value: text});   // without https there is only the old way
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    done();
  };
  const chronicle = () => { const who = $(".only :checked")?.id.slice(5) ?? "all"; return player.within(document, 0, Infinity).filter(event => who === "all" || event.seat === who); };   // as it is filtered
  const sheet = on => { table.classList.toggle("sheet", on); $(".sheetbtn")?.setAttribute("aria-expanded", table.classList.contains("sheet")); };

  // -- the view: what comes is handed to the player of events, which shows it in its turn
  let place = null;                                        // in a replay: what is shown, {at, eyes}
  let newest = +state().number, events = +state().events;  // of the last view that has come
  let own = false;                                         // the next one shows what was just answered
  const arrive = (html, telling) => {
    if (/^\s*<!doctype/i.test(html)) { location.reload(); return null; }     // a curtain fell, or the seat is no longer mine
    const fresh = Object.assign(document.createElement("template"), {innerHTML: `<${table.localName} id="table">${html}</${table.localName}>`}).content.firstChild, its = $("#state", fresh).dataset;
    if (!replay && +its.number < newest) return null;                        // overtaken by a newer view
    const happened = replay ? telling : player.within(fresh, events, +its.events);
    [newest, events] = [+its.number, +its.events];
    document.title = its.title;
    const mine = own;
    own = false;
    if (mine || replay && !happened.length) player.flush();
    return new Promise(done => player.push({events: happened, own: mine, show: () => renew(fresh), done}));
  };
  // `fresh` stays in its template's own document: there its icons cost nothing, and only what is new is taken over; what is the same is left alone
  const same = (was, now) => was.isEqualNode(now) || was.nodeType === 1 && (was.hasAttribute("data-keep") || was.type === "range" && was === document.activeElement || was.hasAttribute("data-rev") && was.dataset.rev === now.dataset?.rev);
  // a new question whose things are all out of sight is scrolled to; whoever sees one of them stays where they are. A card that opens in the hand is seen whole
  const unroll = () => $("#opened")?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
  addEventListener("resize", () => requestAnimationFrame(unroll));
  const seek = () => {
    unroll();
    const box = $("#play").getBoundingClientRect(), things = [...document.querySelectorAll("#play [data-key]:not(svg *)")].filter(it => it.offsetParent);
    const seen = it => { const at = it.getBoundingClientRect(); return Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > Math.min(at.height, 30); };
    if (things.length && !things.some(seen)) things[0].scrollIntoView({block: "center", inline: "nearest", behavior: "instant"});
  };
  // views wait until the ones before are told: a part that the page had when one came may be gone when it is shown, so it is kept by its revision
  const parts = new Map();
  const part = rev => fetch(`/m/${id}/still/${rev}`).then(got => got.ok ? got.text() : null);
  const restore = () => document.querySelectorAll("[data-still]").forEach(it => {
    const {rev} = it.dataset;
    if (it.firstChild) { if (!parts.has(rev)) parts.set(rev, it.innerHTML); }
    else if (parts.has(rev)) it.innerHTML = parts.get(rev);
    else if (it.matches("g")) part(rev).then(html => { if (html === null) return; parts.set(rev, html); if (!it.firstChild && it.dataset.rev === rev) it.innerHTML = html; }).catch(() => {});   // without a line the next view brings it
  });
  restore();
  const renew = fresh => {
    const old = {...state()}, focus = document.activeElement, inActs = $("#actions").contains(focus);
    Idiomorph.morph(table, fresh, {morphStyle: "outerHTML", callbacks: {
      beforeNodeMorphed: (was, now) => !same(was, now),
      beforeAttributeUpdated: (name, node) => node !== table && !(name === "open" && node.tagName === "DETAILS") && !(name === "viewBox" && node.classList.contains("moved")) && !(name === "class" && node.classList.contains("boardsvg")),
    }});
    restore();
    outdated(state().number);
    if (!replay && state().number === old.number) { markArmed(); if (paths.length) show(false); }   // the same question: a half-made choice stands
    else {
      disarm();
      stop();
      for (const list of ["#actions", "#choices"]) $(list)?.scrollTo({left: 0, top: 0, behavior: "instant"});   // a new question begins with its first answers
    }
    if (inActs && !document.activeElement?.closest("#actions")) { const first = $("#choices button"); (first?.checkVisibility() ? first : $("#actions")).focus(); }
    if (resting && !resting.contains(document.elementFromPoint(pointed.clientX, pointed.clientY)) && !tip.matches(":hover")) unpeek();   // it is gone, or something else lies there now
    sheet(table.classList.contains("sheet"));
    document.dispatchEvent(new Event("renewed"));
    if (replay) return;
    if (state().mine === "true" && state().number !== old.number) requestAnimationFrame(seek);
    const news = player.within(document, +old.events, +state().events);
    if (news.length) $("#news").textContent = news.map(event => event.text).join(" ");
    if (state().mine === "true" && old.mine !== "true") { if (table.dataset.sound === "true") sound("bell"); $("#news").append(" " + state().call); }
  };
  // what hardly ever changes on a board is sent once: a view only names it, and what the page lacks is fetched (or all of it, if that is gone)
  const STILL = /<(g|li) id="([^"]+)" data-rev="(\w+)" data-still>(?=<\/\1>)/g;
  const filled = async html => {
    const lacking = [...html.matchAll(STILL)].filter(([, , at, rev]) => document.getElementById(at)?.dataset.rev !== rev);
    const log = replay && /<ol id="log"[^>]* data-rev="([^"]+)"/.exec(html);
    if (lacking.length > 8 || lacking.some(([, kind]) => kind === "li") || log && log[1] !== $("#log").dataset.rev) return null;   // a turn of the chronicle is no part that can be asked for
    const drawn = new Map(await Promise.all(lacking.map(async ([tag, , , rev]) => [tag, parts.get(rev) ?? await part(rev)])));
    return [...drawn.values()].includes(null) ? null : html.replace(STILL, tag => tag + (drawn.get(tag) ?? ""));
  };
  let busy = false, again = false, tag = "", tries = 0, later = 0, left = false;   // `left`: whoever leaves the seat looks no more
  const look = (more, known) => fetch((replay ? `/m/${id}/replay/view?at=${place.at}&eyes=${place.eyes}` : `/m/${id}/view?n=${newest}`) + more, {headers: {Accept: "text/html", ...known}, cache: "no-store"});
  const take = async (got, telling = []) => {               // an answer that is a view
    const html = await filled(await got.text()) ?? await (await look("&whole=1")).text();
    tag = got.headers.get("ETag") || "";
    return {told: arrive(html, telling)};                    // in a box: nobody waits until it is told
  };
  const refresh = async (telling = []) => {
    if (left) return null;
    if (busy) { again = true; return; }
    busy = true;
    let got = null, shown = null;
    try {
      got = await look("", tag && !replay ? {"If-None-Match": tag} : {});
      if (got.status === 200 && !got.redirected) shown = await take(got, telling);
      line(true);
      tries = 0;
      resend();
    } catch { line(false); clearTimeout(later); later = setTimeout(refresh, Math.min(8000, 400 * 2 ** tries++)); }
    if (got?.redirected || got?.status === 403 || got?.status === 404) { if (!left) location.reload(); return null; }
    free();
    return shown?.told ?? null;
  };
  const free = () => { busy = false; if (again) { again = false; refresh(); } };
  const line = on => { const note = $("#offline"); note.hidden = on; note.textContent = on ? "" : words("offline"); };
  let unsent = null;
  let asking = 0, stamp = "";                              // what is done is answered by a view: the stream's word about it waits for that
  const heed = () => { if (!asking && stamp && (replay ? $("#scrub").dataset.unchecked : stamp !== String(newest))) refresh(); stamp = asking ? stamp : ""; };   // "7+": still question 7, but something else changed
  document.addEventListener("seq", ({detail}) => { if (detail.match === id) { stamp = detail.stamp; heed(); } });
  const resend = () => { if (unsent) { const keys = unsent; unsent = null; send(keys); } };
  document.addEventListener("line", ({detail}) => { if (!detail) line(false); else if (!replay) refresh(); });
  addEventListener("online", () => { tries = 0; refresh(); });
  // whoever does something while events are told is at the newest view at once; what was meant for another question is not given to this one
  const skip = event => {
    if (!player.behind || event.target.closest?.("#teller,#scrub")) return;
    const asked = $("#question")?.textContent, digit = /^[1-9]$/.test(event.key);
    player.flush();
    if (event.target.isConnected && !((digit || event.target.closest?.("[data-key],[data-path]")) && $("#question")?.textContent !== asked)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", skip, true);
  addEventListener("keydown", event => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === " " && player.busy && !replay && !typing && !event.target.closest?.("button,a,summary")) { event.preventDefault(); player.pause(); }
    else if (event.key === "ArrowRight" && player.paused && !typing) { event.preventDefault(); player.step(); }
    else if (!typing && (event.key === "Escape" || event.key === "Enter" || event.key.length === 1 && event.key !== " ")) skip(event);
  }, true);

  // -- answers
  let sent = 0, first = 0;                                 // answers so far, and as a double click began
  const send = async keys => {
    sent++;
    disarm();
    stop();
    own = true;
    asking++;
    try {
      const got = await post("answer", [["number", state().number], ["seat", state().viewer], ...keys.map(key => ["key", key])]);
      if (got.redirected) refresh();
      else if (got.ok) await take(got);
      else {
        own = false;
        if (got.status === 409) { toast(words("stale"), "", {stays: true}); refresh(); }
        else await explain(got);
      }
    } catch { own = false; unsent = keys; line(false); toast(words("lost")); clearTimeout(later); later = setTimeout(refresh, 1000); }
    asking--;
    heed();
  };
  document.addEventListener("tell", ({detail}) => detail.word ? inspect(detail.word) : toast(detail.text, "", {good: true}));   // somebody asked what a thing is
  document.addEventListener("answer", ({detail}) => send(detail));   // somebody else than a thing of the table: the coach
  const explain = async got => {
    const text = await got.text();
    try { const said = JSON.parse(text); toast(said.detail || said.reason || said.title || text, said.clause || ""); }
    catch { toast(new DOMParser().parseFromString(text, "text/html").body.textContent.trim().slice(0, 300)); }
  };
  // one confirmation, only for what cannot be taken back, and only as the player wishes: the first click arms, the second sends; until then it waits
  let armed = "";
  const matters = keys => ({always: true, never: false})[table.dataset.confirm] ?? !state().routine.split(" ").includes(keys.at(-1).split(":")[0]);
  const markArmed = () => {
    if (!armed) return;
    for (const button of document.querySelectorAll(`[data-key="${CSS.escape(armed)}"],[data-path="${CSS.escape(armed)}"]`)) {
      if (button.closest("#choices") || button.classList.contains("btn")) { button.classList.add("armed"); button.dataset.again = words("confirm"); }
      else { const thing = button.closest(".card,.stack,.mini,.tiny,.thing"); thing?.classList.add("armed-card"); if (thing) thing.dataset.again = words("confirm"); }
    }
  };
  const disarm = () => { armed = ""; document.querySelectorAll(".armed,.armed-card").forEach(it => { it.classList.remove("armed", "armed-card"); it.removeAttribute("data-again"); }); };
  const choose = (keys, commits, at) => {
    const word = keys.join(" ");
    if (!commits || armed === word || !matters(keys)) return send(keys);
    disarm();
    armed = word;
    markArmed();
    at?.classList.contains("pathchoice") && at.classList.add("armed");
    $("#choices .armed")?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});   // it is longer now
    $("#news").textContent = words("confirm");
  };

  // -- clicking freely: paths narrow click by click
  let paths = [];
  const stop = () => { paths = []; $("#choosebox")?.remove(); document.querySelectorAll(".reach").forEach(it => it.classList.remove("reach")); };
  const show = (focus = true) => {
    document.querySelectorAll(".reach").forEach(it => it.classList.remove("reach"));
    for (const path of paths) for (const element of path.elements) document.querySelectorAll(`[data-el="${CSS.escape(element)}"]`).forEach(it => (it.closest(".card,.stack,.mini,.tiny,.thing") || it).classList.add("reach"));
    let box = $("#choosebox");
    if (!box) { box = document.createElement("div"); box.id = "choosebox"; box.setAttribute("role", "group"); $("#actions").prepend(box); }
    const title = document.createElement("h2"), list = document.createElement("ul");
    title.textContent = words("choose");
    box.setAttribute("aria-label", title.textContent);
    for (const path of paths) {
      const button = Object.assign(document.createElement("button"), {type: "button", className: "pathchoice"}), item = document.createElement("li"), text = document.createElement("span");
      text.textContent = path.text[document.documentElement.lang] || path.keys.join(" ");
      button.append(text);
      button.onclick = () => choose(path.keys, path.commits, button);
      item.append(button);
      list.append(item);
    }
    box.replaceChildren(title, list);
    if (focus) list.querySelector("button").focus();
  };
  const touch = async thing => {
    const element = thing.dataset.el;
    if (paths.length && element) {
      const left = paths.filter(path => path.elements.includes(element));
      if (left.length === 1) { const path = left[0]; stop(); return choose(path.keys, path.commits, thing); }
      if (left.length) { paths = left; return show(); }
      stop();
    }
    if (thing.dataset.key) return choose([thing.dataset.key], thing.hasAttribute("data-commits"), thing);
    if (thing.dataset.path) return choose(thing.dataset.path.split(" "), thing.hasAttribute("data-commits"), thing);   // a ready path of the game
    if (thing.dataset.denied) return deny(thing.dataset.denied);
    if (thing.dataset.why) {
      if (thing.hasAttribute("data-tell") && !small()) inspect(thing.dataset.word);   // beside the table there is room to tell more
      return toast(thing.dataset.why, thing.dataset.clause);
    }
    if (element && state().mine === "true" && !thing.dataset.word?.length || element && thing.getAttribute("aria-disabled") !== "true") {
      const got = await fetch(`/m/${id}/paths?element=${encodeURIComponent(element)}`);
      const found = got.ok ? await got.json() : [];
      paths = Array.isArray(found) ? found : found.paths || [];
      if (paths.length === 1) { const path = paths[0]; stop(); return choose(path.keys, path.commits, thing); }
      if (paths.length) return show();
    }
    if (thing.dataset.word) return inspect(thing.dataset.word);
    toast(words("nothing"));
  };
  const deny = async key => {
    const known = $(`[data-refusal="${CSS.escape(key)}"]`);
    if (known) return toast($("span", known).textContent, known.dataset.clause);
    await explain(await fetch(`/m/${id}/why?key=${encodeURIComponent(key)}`, {headers: {Accept: "application/json"}}));
  };

  // -- the mouse and the finger
  addEventListener("click", event => {
    const at = event.target;
    if (held) { held = false; return; }
    if (event.detail < 2) first = sent;
    else if (sent !== first && !at.closest(".armed,.armed-card,#scrub,.zoom")) return;   // the second half of a double click must not answer the next question
    const hit = selector => at.closest(selector);
    let it;
    unpeek();
    if (!hit("#toasts")) outdated("");                       // whoever does something else has read it
    if (table.classList.contains("sheet") && small() && !hit("#side,[data-sheet],#toasts,.coach")) { event.preventDefault(); return sheet(false); }   // a tap beside the sheet does nothing else
    if ((it = hit("[data-close]"))) return panel("");
    if ((it = hit(".clause,.num")) && !event.ctrlKey && !event.metaKey) { event.preventDefault(); return readClause(it.dataset.clause); }
    if ((it = hit(".info,.word,.portrait")) && !event.ctrlKey && !event.metaKey) { event.preventDefault(); return inspect(it.dataset.word); }
    if ((it = hit("[data-sheet]"))) return sheet();
    if ((it = hit("[data-copy]"))) return copy($("[data-link]", it.parentElement).value);
    if ((it = hit("[data-copylog]"))) return copy(chronicle().map(event => `${event.n}\t${event.text}`).join("\n"));
    if ((it = hit("[data-undo]"))) return it.dataset.reason ? toast(it.dataset.reason) : undo(it.dataset.undo);
    if ((it = hit("[data-hint]"))) return it.dataset.reason ? toast(it.dataset.reason) : act("hint", {});
    if ((it = hit("[data-quiet]"))) return act("quiet", {number: state().number, seat: state().viewer, ...(it.dataset.quiet === "again" ? {again: "1"} : {})});
    if ((it = hit("[data-do]"))) {
      if (it.hasAttribute("data-sure") && !it.classList.contains("armed")) { disarm(); it.classList.add("armed"); it.dataset.again = words("confirm"); return; }
      left = it.dataset.do === "leave";
      return act(`seat/${it.dataset.seat}`, {do: it.dataset.do}, left ? () => { location.href = "/"; } : refresh).then(done => { left &&= done; });
    }
    if ((it = hit(".jump")) && replay) { event.preventDefault(); halt(); return go(+it.textContent); }
    if ((it = hit("[data-go]"))) { event.preventDefault(); return steer(it.dataset.go); }
    if ((it = hit("[data-key],[data-path],[data-why],[data-el],[data-word]")) && !replay) return touch(it);
    if (replay && (it = hit("[data-word]"))) return inspect(it.dataset.word);
    if (small() && hit("#caption,.players") && !table.classList.contains("sheet")) return sheet(true);
    if ($("#menu").open && !hit("#menu")) $("#menu").open = false;
  });
  const act = async (where, fields, then = refresh) => { try { const got = await post(where, fields); if (got.ok || got.redirected) { then(); return true; } await explain(got); } catch { line(false); } return false; };
  const undo = scope => act("undo", scope === "agree" || scope === "decline" ? {scope: "ask", [scope]: "1"} : {scope, number: state().number});
  let press = 0, held = false;                              // a long press tells about the card and does nothing else
  addEventListener("pointerdown", event => { held = false; const it = event.target.closest?.("[data-word]"); clearTimeout(press); if (it && event.pointerType === "touch") press = setTimeout(() => { held = true; inspect(it.dataset.word); }, 550); });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => clearTimeout(press));
  addEventListener("pointermove", ({movementX: x, movementY: y}) => { if (Math.hypot(x, y) > 6) clearTimeout(press); });   // no finger is quite still
  addEventListener("contextmenu", event => { if (held) event.preventDefault(); });
  const aim = event => {                                   // the list and the things light up together
    document.querySelectorAll(".aim").forEach(it => it.classList.remove("aim"));
    const it = event.target.closest?.("[data-el],[data-points]"), element = it?.dataset.el || it?.dataset.points;
    if (element) document.querySelectorAll(`#choices [data-points="${CSS.escape(element)}"]`).forEach(button => button.classList.add("aim"));
  };
  addEventListener("pointerover", aim);
  addEventListener("focusin", aim);

  // -- the keyboard (single keys can be switched off on the help page)
  addEventListener("keydown", event => {
    if ($("#keys").open) return;                             // the sheet of keys has them to itself
    if (event.key === "Escape") { if (!tip.hidden) unpeek(); else if (armed || paths.length) { disarm(); stop(); } else if (!$("#panel").hidden) panel(""); else if ($("#menu").open) $("#menu").open = false; else sheet(false); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && !/^(range|radio)$/.test(event.target.type)) return;
    if (localStorage.getItem("keys") === "off") return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (replay) { const way = {ArrowLeft: "back", ArrowRight: "next", PageUp: "turnback", PageDown: "turn", Home: "first", End: "last", " ": "play"}[key]; if (way && !event.target.closest(way === "play" ? "button,a,input,summary" : "input")) { event.preventDefault(); return steer(way); } }
    if (/^[1-9]$/.test(key) && !replay) return $(`#choices [aria-keyshortcuts="${key}"]`)?.click();
    if (key === "i") { const it = event.target.closest("[data-word]") || $("[data-word]", event.target.closest(".card") || document.createElement("i")); return it && inspect(it.dataset.word); }
    if (key === "a" && $("#choices button") && !$("#choices button").checkVisibility()) $(".listbtn").click();
    const places = {b: ["#play .can .face", "#play button.can", "#play .thing[tabindex='0']", "#play button"], a: ["#choices button", "#actions"], p: ["#players"], l: ["#log .jump", "#log"]}[key];
    const target = places?.map(selector => $(selector)).find(Boolean);
    if (target) { if (!target.matches("button,[tabindex]")) target.tabIndex = -1; return target.focus(); }
    if (key === "u") return $(event.shiftKey ? "#undoturn" : "#undo")?.click();
    if (key === "h") return $("#hint")?.click();
    if (key === "w") return $("#what")?.click();
    if (key === "f") return $("[data-fold=hand]")?.click();
    if (key === "?") $("#keys").showModal();
  });
  addEventListener("keydown", event => {                    // arrows go through rows of cards and lists
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key], group = event.target.closest?.(".row,#choices,.types,.fan,#log");
    if (!step || !group) return;
    const all = [...group.querySelectorAll("button.face,button.mini,li>button,.jump")].filter(it => it.checkVisibility()), next = all[all.indexOf(event.target) + step];
    if (next) { event.preventDefault(); next.focus(); }
  });

  // -- replay: the same player; its views are asked for one by one
  const numbers = selector => [...new Set([...document.querySelectorAll(selector)].map(it => +(it.dataset.n ?? it.value)))].sort((a, b) => a - b);
  const length = () => +$("#scrub").dataset.length;
  const go = async (at, telling = []) => {
    place.at = Math.min(Math.max(at, 0), length());
    history.replaceState(null, "", `/m/${id}/replay?at=${place.at}&eyes=${place.eyes}`);
    $("#at").value = place.at;
    return await refresh(telling) !== null;
  };
  const onward = (selector, from) => numbers(selector).find(number => number > from) ?? length();
  const backward = (selector, from) => numbers(selector).findLast(number => number < from) ?? 0;
  const tell = at => { const from = place.at; return go(at, [...document.querySelectorAll("#log [data-e]")].filter(line => +line.dataset.n > from && +line.dataset.n <= at).map(player.read).sort((a, b) => a.at - b.at)); };
  let playing = false;
  const play = async () => {
    playing = !playing;
    mark();
    while (playing && place.at < length() && await tell(onward("#log [data-n]", place.at)));
    playing = false;
    mark();
  };
  const halt = () => { playing = false; player.flush(); mark(); };
  const steer = way => {
    if (way === "play") return playing ? halt() : play();
    halt();
    if (way === "next") return tell(place.at + 1);
    return go({first: 0, back: place.at - 1, last: length(), turnback: backward("#turns option", place.at), turn: onward("#turns option", place.at)}[way]);
  };
  const mark = () => {
    const button = $("[data-go=play]");
    button.classList.toggle("on", playing);
    $("span", button).textContent = button.dataset[playing ? "pause" : "play"];
    $("[data-here]").value = location.href;
    let here = null;
    for (const line of document.querySelectorAll("#log .turn,#log [data-n]")) {
      const number = +(line.dataset.n ?? $(".jump", line).textContent), first = +(line.dataset.n ?? $("[data-n]", line).dataset.n);
      line.classList.toggle("later", first > place.at);
      line.classList.toggle("here", first <= place.at && !here && line.matches(".turn") && !!(here = line));
    }
    if (here && !$("#log").matches(":hover")) $("#log").scrollTop = here.offsetTop - $("#log").offsetTop - 60;
  };
  if (replay) {
    place = {at: +$("#scrub").dataset.at, eyes: $("#scrub").dataset.eyes};
    addEventListener("input", event => { if (event.target.id === "at") { halt(); go(+event.target.value); } });
    addEventListener("change", event => {
      if (event.target.id === "eyes") { place.eyes = event.target.value; halt(); go(place.at); }
      if (event.target.id === "moment" && event.target.value) { halt(); const at = +event.target.value; event.target.value = ""; go(Math.max(0, at - 1)).then(() => tell(at)); }
    });
    document.addEventListener("renewed", mark);
    mark();
    if (location.hash === "#watch") play();
  } else requestAnimationFrame(unroll);

  document.title = state().title;
  if (!replay || $("#scrub").dataset.unchecked) follow(id);   // of an ended match only whether its shuffles were checked is still to come
})();
