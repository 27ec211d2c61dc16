// Many matches at once, each moved as soon as its last move has come back. Prints the rate, the times
// and the seconds of CPU that it spent itself, as JSON.
const { io } = require("socket.io-client");
const [port, count, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const times = [];

const play = (matchID, until) => new Promise((done, failed) => {
  const socket = io(`${base}/bench`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const move = state => {
    if (performance.now() > until) { socket.close(); return done(); }
    const playerID = state.ctx.currentPlayer;
    const action = { type: "MAKE_MOVE", payload: { type: "draw", args: [], playerID } };
    sent = performance.now();
    socket.emit("update", action, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, "0", undefined, 2));
  socket.on("sync", (_, info) => move(info.state));
  socket.on("update", (_, state) => { times.push((performance.now() - sent) / 1000); move(state); });
  socket.on("patch", () => failed(new Error("a patch instead of a state")));
  socket.on("connect_error", failed);
});

(async () => {
  const matches = Array.from({ length: count }, (_, i) => `match-${i}`);   // made by the server when first asked for
  const began = performance.now(), before = process.cpuUsage();
  await Promise.all(matches.map(match => play(match, began + seconds * 1000)));
  const passed = (performance.now() - began) / 1000, used = process.cpuUsage(before);
  process.stdout.write(JSON.stringify({ rate: times.length / passed, times, cpu: (used.user + used.system) / 1e6 }), () => process.exit(0));
})();
