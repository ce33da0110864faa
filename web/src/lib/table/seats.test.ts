import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { forget, held, heldTables, hold, holdSeat, knowsOrigin, noteOrigin } from "./seats";

const ENTRY = { game: "chess", title: "", seats: [], invitation: null };

test("the table that was opened last stands first, and only once", () => {
  for (const table of ["a", "b", "a"]) hold({ ...ENTRY, table });
  deepEqual(
    heldTables().map(({ table }) => table),
    ["a", "b"],
  );
});

test("a seat is held once, with its newest token", () => {
  holdSeat("c", { seat: 1, token: "old" });
  holdSeat("c", { seat: 0, token: "other" });
  holdSeat("c", { seat: 1, token: "new" });
  deepEqual(held("c")?.seats, [{ seat: 0, token: "other" }, { seat: 1, token: "new" }]); // prettier-ignore
});

test("the oldest of many tables is forgotten, and any that is told to be", () => {
  for (let i = 0; i < 41; i++) hold({ ...ENTRY, table: `table ${i}` });
  equal(heldTables().length, 40);
  equal(held("table 0"), undefined);
  forget("table 7");
  equal(held("table 7"), undefined);
});

test("a table whose cards were not dealt there is remembered", () => {
  noteOrigin("saved");
  equal(knowsOrigin("saved"), true);
  equal(knowsOrigin("dealt"), false);
});
