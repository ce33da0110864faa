import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { changedPlaces, namesBelow, numberAt, patched, touches } from "./patching";

const VIEW = {
  era: 1,
  players: [
    { score: 4, resources: { kelp: 1 }, buildings: { "BR.1": "farm" } },
    { score: 0, resources: { kelp: 0 }, buildings: {} as Record<string, string> },
  ],
};

test("changes lead to a new view and leave the old one and all that stays the same alone", () => {
  const after = patched(VIEW, [
    { path: ["players", 0, "buildings", "BR.2"], value: "laboratory" },
    { path: ["players", 0, "resources", "kelp"], value: 3 },
  ]);
  deepEqual(after.players[0], {
    score: 4,
    resources: { kelp: 3 },
    buildings: { "BR.1": "farm", "BR.2": "laboratory" },
  });
  equal(VIEW.players[0]?.resources.kelp, 1);
  equal(after.players[1], VIEW.players[1]);
});

test("a change without a value takes away, one with null does not", () => {
  const view = { a: 1, b: { c: 2 } as Record<string, unknown> };
  deepEqual(patched(view, [{ path: ["b", "c"] }]), { a: 1, b: {} });
  deepEqual(patched(view, [{ path: ["b", "c"], value: null }]), { a: 1, b: { c: null } });
});

test("the places in which views differ are named by their way", () => {
  const after = patched(VIEW, [
    { path: ["players", 1, "buildings", "TL.3"], value: "farm" },
    { path: ["era"], value: 2 },
  ]);
  deepEqual(changedPlaces(VIEW, after), ["era", "players/1/buildings/TL.3"]);
  deepEqual(changedPlaces(VIEW, patched(VIEW, [])), []);
});

test("names that come to a list or leave it are places, a changed list of others is one", () => {
  const before = { ships: ["S01", "S02"], order: [0, 1], none: [] as number[] };
  const after = { ships: ["S02", "S03"], order: [1, 0], none: [7] };
  deepEqual(changedPlaces(before, after), ["ships/S03", "ships/S01", "order/0", "order/1", "none"]);
});

test("names below a place are found, and a place counts as touched with what lies in it", () => {
  const places = new Set(["players/1/buildings/TL.3", "players/1/score", "slots/Y1/0"]);
  deepEqual([...namesBelow(places, "players/1/buildings", "slots")], ["TL.3", "Y1"]);
  equal(touches(places, "slots/Y1"), true);
  equal(touches(places, "slots/Y"), false);
  equal(touches(places, "players/1/score"), true);
});

test("a number is read at its place, 0 where there is none", () => {
  equal(numberAt(VIEW, "players/0/resources/kelp"), 1);
  equal(numberAt(VIEW, "players/7/resources/kelp"), 0);
  equal(numberAt(VIEW, "players/0/buildings/BR.1"), 0);
});
