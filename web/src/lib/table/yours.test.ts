import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { TableDocument } from "../protocol";
import type { HeldTable } from "./seats";
import { ago, groupsOf, statusOf, type News } from "./yours";

function held(table: string, changes: Partial<HeldTable> = {}): HeldTable {
  const seats = [{ seat: 0, token: "x" }];
  return { table, game: "evacuation", title: "", seats, invitation: null, opened: 0, ...changes };
}

function news(changes: Partial<TableDocument> = {}): TableDocument {
  const none = { table: "", title: "", game: "", seats: [], open: 0, over: false, created: "", public: false };
  return { ...none, origin: "dealt", ...changes };
}

/** A finished game of two with these totals and places. */
function ended(totals: number[], ranking: number[], places: number[]): TableDocument {
  return news({ over: true, result: { ranking, places, scores: totals.map((total) => ({ total })), ties: [] } });
}

test("games in which one has to move come first, finished ones after, copies and positions apart", () => {
  const told: Record<string, News> = {
    waits: news({ waiting: [1] }),
    mine: news({ waiting: [0] }),
    done: news({ over: true }),
    trial: news({ origin: "what-if" }),
  };
  const tables = ["waits", "done", "mine", "trial", "new"].map((table) => held(table));
  const { running, finished, tried } = groupsOf([...tables, held("copy", { copyOf: "mine" })], (table) => told[table]);
  const names = (entries: HeldTable[]) => entries.map(({ table }) => table);
  deepEqual(names(running), ["mine", "waits", "new"]);
  deepEqual(names(finished), ["done"]);
  deepEqual(names(tried), ["trial", "copy"]);
});

test("a table says whose turn it is, who won, or that it is gone", () => {
  const entry = held("t");
  deepEqual(statusOf(entry, news({ waiting: [1] })), { kind: "waiting", seats: [1] });
  deepEqual(statusOf(entry, news({ waiting: [1, 0] })), { kind: "your-turn" });
  deepEqual(statusOf(entry, news({ open: 1 })), { kind: "open" });
  deepEqual(statusOf(entry, null), { kind: "gone" });
  deepEqual(statusOf(entry, undefined), { kind: "unknown" });
  deepEqual(statusOf(entry, ended([77, 64], [0, 1], [1, 2])), { kind: "won", totals: [77, 64] });
  deepEqual(statusOf(entry, ended([64, 77], [1, 0], [1, 2])), { kind: "lost", place: 2, totals: [77, 64] });
  deepEqual(statusOf(entry, ended([9, 9], [0, 1], [1, 1])), { kind: "shared", totals: [9, 9] });
  const both = held("t", { seats: [0, 1].map((seat) => ({ seat, token: "x" })) });
  deepEqual(statusOf(both, ended([9, 10], [1, 0], [1, 2])), { kind: "over", winner: 1, totals: [10, 9] });
  const solo = news({ over: true, result: { ranking: [0], places: [1], scores: [{ total: 9, won: 0 }], ties: [] } });
  deepEqual(statusOf(entry, solo), { kind: "solo-lost" });
  deepEqual(statusOf(entry, ended([-1], [0], [1])), { kind: "ended", totals: [-1] });
});

test("times are told by their largest unit", () => {
  equal(ago(0, 30_000, "en"), "this minute");
  equal(ago(0, 7_200_000, "en"), "2 hours ago");
  equal(ago(0, 86_400_000, "en"), "yesterday");
});
