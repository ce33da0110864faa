import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { LogEntry, LoggedEvent } from "../protocol";
import { stretchesOf, sumOf } from "./stretches";

const GAME = {
  opens: ({ kind }: LoggedEvent) => (kind === "production" ? "Production" : null),
  closes: ({ kind }: LoggedEvent) => kind === "round",
  amounts: ({ details }: LoggedEvent) => details as Record<string, number>,
};

function event(kind: string, seat = 0, details: Record<string, number> = {}): LoggedEvent {
  return { kind, seat, cause: "", reveals: false, details, said: [kind] };
}

const LOG: LogEntry[] = [
  { number: 0, seat: -1, move: "", events: [event("dealt")] },
  { number: 1, seat: 0, move: "end", events: [event("drew"), event("production"), event("gained", 0, { kelp: 2 })] },
  {
    number: 2,
    seat: 1,
    move: "gain 1",
    events: [event("gained", 1, { kelp: 1 }), event("fed", 0, { kelp: -2, vp: -3 })],
  },
  { number: 3, seat: 1, move: "end", events: [event("round"), event("gained", 1, { kelp: 5 })] },
];

test("a stretch goes on through the moves of all until the game ends it", () => {
  const [found, ...more] = stretchesOf(LOG, GAME);
  equal(more.length, 0);
  deepEqual([found?.title, found?.entry, found?.index], ["Production", 1, 1]);
  deepEqual(
    found?.lines.map(({ kind, seat }) => `${kind} ${seat}`),
    ["gained 0", "gained 1", "fed 0"],
  );
});

test("the lines of a seat add up, and what adds up to nothing is left out", () => {
  const lines = stretchesOf(LOG, GAME)[0]?.lines ?? [];
  deepEqual(sumOf(lines, 0, GAME), { vp: -3 });
  deepEqual(sumOf(lines, 1, GAME), { kelp: 1 });
});
