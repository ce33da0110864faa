import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { TableDocument } from "../protocol";
import { MOST_KEPT, playedAt, readPlayed, sourcesOf, summarize, withPlayed, type Played } from "./statistics";

const OPENED = "2026-01-01T10:00:00Z";
const ENDED = Date.parse("2026-01-01T10:45:00Z");

/** A finished game of seat 0 against somebody. */
function table(other: Partial<TableDocument["seats"][0]> | null, changes: Partial<TableDocument> = {}): TableDocument {
  const seat = { seat: 0, kind: "human" as const, name: "Ann", level: null, away: false };
  const scores: Record<string, number>[] = [{ total: 77, cities: 40 }, { total: 60 }];
  return {
    table: "t",
    title: "",
    game: "underwater-cities",
    seats: other ? [seat, { ...seat, seat: 1, ...other }] : [seat],
    open: 0,
    over: true,
    created: OPENED,
    public: false,
    origin: "dealt",
    result: { ranking: [0, 1], places: [1, 2], scores, ties: [] },
    ...changes,
  };
}

function played(changes: Partial<Played> = {}): Played {
  const kept = playedAt(table({ kind: "bot", level: "greedy" }), [0], ENDED, true) as Played;
  return { ...kept, ...changes };
}

test("of a game its place, points, opponents and length are kept", () => {
  deepEqual(played(), {
    table: "t",
    game: "underwater-cities",
    mode: "",
    seats: 2,
    against: "bot greedy",
    place: 1,
    won: true,
    total: 77,
    sources: { cities: 40 },
    ended: ENDED,
    minutes: 45,
  });
  equal(playedAt(table({}), [1], ENDED, false)?.won, false);
  equal(playedAt(table({}), [1], ENDED, false)?.minutes, null);
  equal(playedAt(table({}), [0], ENDED, true)?.against, "people");
  equal(playedAt(table(null), [0], ENDED, true)?.against, "solo");
  equal(playedAt(table({}, { options: { mode: "race" } }), [0], ENDED, true)?.mode, "race");
});

test("copies, running games, watched games and games with several own seats do not count", () => {
  equal(playedAt(table({}, { origin: "what-if" }), [0], ENDED, true), null);
  equal(playedAt(table({}, { result: null }), [0], ENDED, true), null);
  equal(playedAt(table({}), [], ENDED, true), null);
  equal(playedAt(table({}), [0, 1], ENDED, true), null);
});

test("each table counts once, and not more are kept than there is room for", () => {
  const one = played();
  deepEqual(withPlayed([one], { ...one, total: 1 }), [one]);
  const many = Array.from({ length: MOST_KEPT }, (_, i) => played({ table: `${i}`, ended: i }));
  const all = withPlayed(many, played({ table: "new", ended: MOST_KEPT }));
  equal(all.length, MOST_KEPT);
  equal(all[0]?.table, "new");
});

test("games are summed up by game, players and opponents", () => {
  const games = [played(), played({ total: 57, won: false, minutes: null }), played({ against: "people" })];
  const [most, other] = summarize(games);
  equal(most?.against, "bot greedy");
  deepEqual([most?.played, most?.won, most?.best, most?.average, most?.minutes], [2, 1, 77, 67, 45]);
  equal(other?.played, 1);
  deepEqual(sourcesOf(games, "underwater-cities", ""), [{ source: "cities", points: 40 }]);
});

test("what cannot be read in the store is left out", () => {
  deepEqual(readPlayed("nonsense"), []);
  deepEqual(readPlayed([null, { table: "x" }, played(), { ...played(), sources: { a: "<b>" } }]), [played()]);
});
