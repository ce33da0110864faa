/**
 * A bot that plays legal moves at random, in plain JavaScript: it knows no rules, only the protocol of `frontier referee`.
 *
 * It starts a referee, deals a game and plays all seats:
 *
 *     node examples/bots/random_moves.mjs underwater-cities 2 7 "frontier referee"
 */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [game = "underwater-cities", seats = "2", seed = "1", command = "frontier referee"] = process.argv.slice(2);

/** A referee in a process of its own: one line of JSON for each request, one for each reply. */
class Referee {
  constructor(words) {
    const [program, ...rest] = words.split(" ");
    this.process = spawn(program, rest, { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.asked = 0;
  }

  /** The reply to a request; an error is thrown with its message. */
  async ask(verb, fields = {}) {
    this.process.stdin.write(JSON.stringify({ id: ++this.asked, do: verb, ...fields }) + "\n");
    const reply = JSON.parse((await this.lines.next()).value);
    if (!reply.ok) throw new Error(`${verb}: ${reply.error.code}: ${reply.error.message}`);
    return reply;
  }

  /** It stops at the end of its input. */
  close() {
    this.process.stdin.end();
  }
}

/** Random numbers from a seed, so that a game can be played again (mulberry32). */
function generator(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const referee = new Referee(command);
const random = generator(Number(seed));
let { decisions } = await referee.ask("new", { game, seats: Number(seats), seed: Number(seed) });
for (;;) {
  const decision = decisions.find(({ optional }) => !optional);
  if (!decision) break;
  const move = decision.moves[Math.floor(random() * decision.moves.length)];
  ({ decisions } = await referee.ask("play", { seat: decision.seat, move: move.text }));
}
const { ranking, scores } = await referee.ask("result");
console.log(JSON.stringify({ ranking, scores }));
referee.close();
