import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { EntrySteps, LogEntry, LoggedEvent } from "../protocol";
import { beatsOf, paceOf, planOf } from "./beats";

const GAME = {
  opens: ({ kind }: LoggedEvent) => (kind === "production" ? "Production" : null),
  closes: ({ kind }: LoggedEvent) => kind === "round",
  amounts: ({ kind }: LoggedEvent): Record<string, number> => (kind === "scored" ? { points: 2 } : {}),
};

function event(kind: string, seat = 0): LoggedEvent {
  return { kind, seat, cause: "", reveals: false, details: {}, said: [kind] };
}

function entry(number: number, seat: number, ...events: LoggedEvent[]): LogEntry {
  return { number, seat, move: "", events };
}

/** One change for each event but those without. */
function steps({ number, events }: LogEntry, without: string[] = []): EntrySteps {
  return {
    number,
    steps: events.map(({ kind }, i) => (without.includes(kind) ? [] : [{ path: [`${kind}${i}`], value: 1 }])),
  };
}

function kinds(beats: { events: LoggedEvent[] }[]): string[] {
  return beats.map(({ events }) => events.map(({ kind }) => kind).join("+"));
}

test("own moves are not played back, those of others are", () => {
  equal(planOf([entry(1, 0, event("built"))], 0, GAME), null);
  deepEqual(planOf([entry(1, 1, event("built", 1))], 0, GAME)?.[0]?.from, 0);
  deepEqual(planOf([entry(1, 0, event("built"))], null, GAME)?.[0]?.from, 0);
  equal(planOf([entry(1, 1)], 0, GAME), null);
});

test("of an own move the automatic part is played back, what came before it is there at once", () => {
  const own = entry(3, 0, event("drew"), event("production"), event("gained"));
  const planned = planOf([own], 0, GAME) ?? [];
  equal(planned[0]?.from, 1);
  const beats = beatsOf(planned, [steps(own)], 0, GAME);
  deepEqual(kinds(beats), ["", "production", "gained"]);
  equal(beats[1]?.opens, "Production");
  equal(beats[2]?.automatic, true);
});

test("in a stretch every own line is a beat, those of another seat are one", () => {
  const own = entry(3, 0, event("production"), event("gained"), event("fed"), event("gained", 1), event("fed", 1));
  const beats = beatsOf(planOf([own], 0, GAME) ?? [], [steps(own)], 0, GAME);
  deepEqual(kinds(beats), ["production", "gained", "fed", "gained+fed"]);
});

test("a spectator sees every line of everybody", () => {
  const move = entry(3, 0, event("production"), event("gained", 1), event("fed", 1));
  deepEqual(kinds(beatsOf(planOf([move], null, GAME) ?? [], [steps(move)], null, GAME)), [
    "production",
    "gained",
    "fed",
  ]);
});

test("a stretch ends where the game says so", () => {
  const own = entry(3, 0, event("production"), event("gained"), event("round"), event("gained"));
  const beats = beatsOf(planOf([own], 0, GAME) ?? [], [steps(own)], 0, GAME);
  deepEqual(
    beats.map(({ automatic }) => automatic),
    [true, true, false, false],
  );
});

test("a line without a change comes with the next one", () => {
  const turn = entry(2, 1, event("chose", 1), event("said", 1), event("built", 1));
  const beats = beatsOf(planOf([turn], 0, GAME) ?? [], [steps(turn, ["said"])], 0, GAME);
  deepEqual(kinds(beats), ["chose", "said+built"]);
});

test("no beat is longer than a quarter of a second, and many are shorter", () => {
  const turn = entry(2, 1, ...Array.from({ length: 60 }, () => event("built", 1)));
  const beats = beatsOf(planOf([turn], 0, GAME) ?? [], [steps(turn)], 0, GAME);
  equal(paceOf("calm", beats.slice(0, 4)), 250);
  equal(paceOf("fast", beats.slice(0, 4)), 130);
  equal(paceOf("fast", beats) < 100, true);
});

test("points that no view shows yet are told line by line", () => {
  const own = entry(
    3,
    0,
    event("production"),
    event("scored"),
    event("scored"),
    event("scored", 1),
    event("scored", 1),
  );
  const beats = beatsOf(planOf([own], 0, GAME) ?? [], [steps(own, ["scored"])], 0, GAME);
  deepEqual(kinds(beats), ["production", "scored", "scored", "scored+scored"]);
});
