import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { LoggedEvent, LogEntry } from "../protocol";
import { tellingOf, turnAt, turnsOf } from "./turns";

function event(kind: string): LoggedEvent {
  return { kind, seat: 0, cause: "", reveals: false, details: {}, said: [] };
}

const LOG: LogEntry[] = [
  { number: 0, seat: -1, move: "", events: [event("dealt")] },
  { number: 1, seat: 0, move: "a", events: [event("chose")] },
  { number: 2, seat: 0, move: "b", events: [event("built")] },
  { number: 3, seat: 1, move: "c", events: [] },
];

test("moves of one seat in a row are a turn; the set-up is none", () => {
  const turns = turnsOf(LOG);
  deepEqual(
    turns.map(({ seat, first, last }) => [seat, first, last]),
    [[0, 1, 2], [1, 3, 3]], // prettier-ignore
  );
  deepEqual(
    turns[0]?.events.map(({ kind }) => kind),
    ["chose", "built"],
  );
  equal(turnAt(turns, 2), turns[0]);
  equal(turnAt(turns, 0), undefined);
});

test("the weightiest events are told in the order in which they happened", () => {
  const weights: Record<string, number> = { chose: 5, paid: 0, built: 9, gained: 1 };
  const found = tellingOf(["chose", "paid", "gained", "built"].map(event), ({ kind }) => weights[kind] ?? 0, 2);
  deepEqual(
    found.map(({ kind }) => kind),
    ["chose", "built"],
  );
});
