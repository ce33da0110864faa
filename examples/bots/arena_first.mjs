/**
 * A player for the arena in plain JavaScript: it takes the first move that does not end its turn. It needs no library.
 *
 *     frontier arena greedy "run:node examples/bots/arena_first.mjs"
 *
 * Every line of standard input is a question, every line of standard output an answer; see docs/arena.md.
 */

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  const move = moves.find(({ kind }) => kind !== "end" && kind !== "pass") ?? moves[0];
  process.stdout.write(JSON.stringify({ move: move.text }) + "\n");
}
