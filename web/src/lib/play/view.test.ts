import { deepEqual, equal, throws } from "node:assert/strict";
import test from "node:test";
import { player, taskOf } from "./view";

test("a seat has its own part of the view; a spectator looks at the first", () => {
  const players = [{ seat: 0 }, { seat: 1 }];
  equal(player({ players }, 1), players[1]);
  equal(player({ players }, 7), players[0]);
  throws(() => player({ players: [] }, 0));
});

test("where players act at once each has a task of its own", () => {
  const lanes = ["lanes", [["keep", 1], ["after"]], []];
  deepEqual(taskOf(lanes, 0), ["keep", 1]);
  deepEqual(taskOf(lanes, 1), []);
  deepEqual(taskOf(["turn"], 1), ["turn"]);
  deepEqual(taskOf(undefined, 0), []);
});
