// One event stream for each browser, not for each tab: a browser opens six connections to a host, and a sixth table would freeze the site.
// The tab that holds the Web Lock owns the stream and tells the others. Locks need https or localhost: elsewhere each visible tab has its own.
// The stream says only "match:stamp". Pages hear it as the events "seq" and "line" (the connection is there, or not) on the document.
(() => {
  const channel = new BroadcastChannel("undercroft");
  const mine = new Set(), all = new Set();
  let stream = null, leader = false;
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, {detail}));
  const share = (name, detail) => { tell(name, detail); if (leader) channel.postMessage({name, detail}); };
  const open = () => {
    stream?.close();
    stream = null;
    if (!all.size) return;
    stream = new EventSource("/events?m=" + [...all].map(encodeURIComponent).join(","));
    const heard = event => {
      for (const part of event.data.split(",")) {
        const at = part.lastIndexOf(":");
        if (at > 0) share("seq", {match: part.slice(0, at), stamp: part.slice(at + 1)});
      }
    };
    stream.onmessage = heard;
    stream.addEventListener("seq", heard);
    stream.onopen = () => share("line", true);
    stream.onerror = () => {
      share("line", false);
      if (stream?.readyState === EventSource.CLOSED) setTimeout(open, 2000);   // refused, not lost: the browser would not try again
    };
  };
  const want = ids => { const before = all.size; ids.forEach(id => all.add(id)); if (all.size > before || !stream) open(); };
  channel.onmessage = ({data}) => {
    if (data.name) return tell(data.name, data.detail);
    if (data.who) return channel.postMessage({want: [...mine]});              // a new leader asks what is wanted
    if (data.want && leader) want(data.want);
  };
  const lead = () => { leader = true; want([...mine]); channel.postMessage({who: 1}); };
  window.follow = id => { mine.add(id); if (leader) want([id]); else channel.postMessage({want: [id]}); };
  if (navigator.locks) navigator.locks.request("undercroft", () => new Promise(lead));   // held until the tab goes
  else {
    const visible = () => { if (document.hidden) { stream?.close(); stream = null; } else { all.clear(); want([...mine]); } };
    window.follow = id => { mine.add(id); visible(); };
    document.addEventListener("visibilitychange", visible);
  }
})();
