// A boardgame.io server in memory with a game of one move that draws a card: less work than any of our questions.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "bench",
  setup: () => ({ count: 0, hand: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { draw: ({ G, random }) => { G.count++; G.last = random.D6(); } },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: +process.argv[2], callback: () => {} });
