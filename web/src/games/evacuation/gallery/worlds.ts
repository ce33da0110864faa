/** A table of Evacuation in which there is something to look at. */

import type { Kinds, Lane, Marker, NationView, RivalView, PositionView } from "../documents";

const SETTLED: Record<string, NationView["settled"]>[] = [
  {
    start: {},
    middle: { N47: ["steel"], N40: [], N49: ["energy"] },
    late: { N47: ["steel"], N24: ["food", "energy"], N09: ["energy"], N38: [] },
  },
  { start: {}, middle: { N55: ["food"], N42: [] }, late: { N55: ["food"], N16: [], N20: [] } },
  { start: {}, middle: { N58: ["food"] }, late: { N58: ["food"], N28: ["food", "steel"] } },
  { start: {}, middle: { N46: ["energy"], N51: [] }, late: { N46: ["energy"], N15: ["steel", "food"] } },
];
const MARKERS: Record<string, [Marker, Marker][]> = {
  start: [0, 1, 2, 3].map(() => [at(0, "waiting"), at(0, "waiting")]),
  middle: [
    [at(11, "main"), at(8, "main")],
    [at(10, "main"), at(6, "waiting")],
    [at(10, "second"), at(4, "main")],
    [at(8, "second"), at(6, "waiting")],
  ],
  late: [
    [at(22, "main"), at(16, "main")],
    [at(26, "main"), at(25, "second")],
    [at(18, "second"), at(14, "waiting")],
    [at(16, "second"), at(14, "waiting")],
  ],
};

export const LINES: PositionView["lines"] = [
  [1, 1],
  [3, 2],
  [5, 2],
];
export const RIVAL: RivalView = {
  deck: { count: 6, known: [] },
  out: [],
  place: 3,
  areas: ["N53", "N33"],
  stadiums: [],
  goals: { count: 0, known: [] },
  removed: { count: 0, known: [] },
  track: [0, 1, 2],
  markers: [9, 1, 4, 0, 7, 0, 3, 1],
};

export type Stage = "start" | "middle" | "late";

export function table(stage: Stage, seats: number, more: Partial<PositionView> = {}): PositionView {
  return {
    year: ({ start: 1, middle: 2, late: 4 } as const)[stage],
    phase: 2,
    order: Array.from({ length: seats }, (_, seat) => seat),
    to_play: 0,
    rows: { ships: [], stadiums: [], infrastructure: [] },
    decks: {
      ships: { count: 0, known: [] },
      stadiums: { count: 0, known: [] },
      infrastructure: { count: 0, known: [] },
    },
    bonuses: [],
    unused_goals: { count: 0, known: [] },
    finished: false,
    pending: [],
    players: Array.from({ length: seats }, (_, seat) => player(stage, seat)),
    ...more,
  };
}

function at(step: number, lane: Lane): Marker {
  return [step, lane];
}

function goods(food: number, steel: number, energy: number): Kinds {
  return { food, steel, energy };
}

function player(stage: Stage, seat: number): NationView {
  const away: string[] = { start: [], middle: ["OW3", "OW8"], late: ["OW1", "OW3", "OW5", "OW7", "OW8"] }[stage];
  const areas = Array.from({ length: 9 }, (_, i) => `OW${i + 1}`);
  return {
    seat,
    continent: `K${seat + 1}`,
    set: seat + 1,
    old: goods(4, 5, 3),
    new: goods(1, 2, 0),
    left: areas.filter((id) => !away.includes(id)),
    tiles: { start: { old: 2, new: 0 }, middle: { old: 1, new: 0 }, late: { old: 0, new: 1 } }[stage],
    production: goods(2, 3, 2),
    people: stage === "start" ? 0 : 3,
    factories: { old: goods(1, 0, 0), new: stage === "start" ? goods(0, 0, 0) : goods(0, 1, 2) },
    settled: SETTLED[seat]?.[stage] ?? {},
    stadiums: { old: ["ST00"], new: stage === "start" ? [] : ["ST06", "ST10"] },
    ships: { old: ["S09", "S17"], new: stage === "start" ? [] : ["S04"] },
    infrastructure: [],
    played: [],
    completed: [],
    grid: [],
    research: [],
    markers: MARKERS[stage]?.[seat] ?? [at(0, "waiting"), at(0, "waiting")],
    actions: [],
    passed: false,
    penalties: 0,
    goals: [],
    ...(stage === "middle"
      ? {
          flights: [
            {
              ship: "S09",
              bays: ["OW6"],
              crates: [],
              stadiums: ["ST00"],
              factories: goods(0, 0, 0),
              goods: goods(0, 1, 1),
            },
          ],
        }
      : {}),
  };
}
