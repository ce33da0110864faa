import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { gained, outcomeOf, paid, type Outcome } from "./outcome";

type Preview = Parameters<typeof outcomeOf>[0];
type Change = [path: string, before: number, after: number];

function preview(...changes: Change[]): Preview {
  const told = changes.map(([path, before, after]) => ({ path, before, after }));
  return { changes: told, reveals: false };
}

/** What these changes mean for the seat 1. */
function outcome(...changes: Change[]): Outcome {
  return outcomeOf(preview(...changes), 1);
}

test("goods of the worlds are never added up", () => {
  const found = outcome(["players[1].old.steel", 7, 4], ["players[1].new.steel", 0, 2]);
  deepEqual(paid(found.old), { steel: 3 });
  deepEqual(gained(found.new), { steel: 2 });
});

test("what happens to others does not count", () => {
  deepEqual(outcome(["players[0].old.food", 5, 0], ["to_play", 1, 0]).old, {});
});

test("production, people and factories are told", () => {
  const found = outcome(
    ["players[1].production.food", 1, 3],
    ["players[1].people", 4, 2],
    ["players[1].factories.new.energy", 1, 0],
  );
  deepEqual(found.production, { food: 2 });
  equal(found.people, -2);
  deepEqual(found.factories.new, { energy: -1 });
});

test("the last move of a line is what the moves before it did not do", () => {
  const energy: Change = ["players[1].old.energy", 7, 5];
  const whole = preview(energy, ["players[1].old.steel", 7, 4]);
  deepEqual(outcomeOf(whole, 1, preview(energy)).old, { steel: -3 });
});
