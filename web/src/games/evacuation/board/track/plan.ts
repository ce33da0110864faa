/** Where the spaces and Passages of the Progress track lie: in one long row, or in rows that end at a Passage. */

import type { Point } from "$lib/board/site";
import { LANES, type Components, type Lane, type Marker, type PositionView } from "../../documents";

const CELL = 54;
export const GATE = 66;
/** The largest badge of a marker, and the size of printed symbols beside one. */
const BADGE = 38;
export const SYMBOL = 20;
const MARGIN = 12;
const BETWEEN = 14;
/** A band along the table, two rows, or a block for a narrow screen. */
export type TrackForm = "band" | "double" | "block";
/** Passages after which the track goes on in the next row. */
const TURNS: Record<TrackForm, readonly number[]> = { band: [], double: [1], block: [1, 3] };
/** The lanes from top to bottom. */
const ORDER: readonly Lane[] = ["main", "second", "waiting"];

export interface SpacePlan extends Point {
  id: string;
  step: number;
  lane: Lane;
  width: number;
  height: number;
}

export interface GatePlan extends Point {
  id: string;
  /** Counted from 0. */
  place: number;
  height: number;
}

export interface TrackPlan {
  spaces: SpacePlan[];
  gates: GatePlan[];
  /** The number of a step stands on its waiting lane: the middle of its lower edge. */
  numbers: (Point & { step: number })[];
  width: number;
  height: number;
}

/** The lanes that are used with so many players (EV-PROG-09). */
export function lanesOf(view: PositionView, { limits }: Components): Lane[] {
  return ORDER.filter((lane) => lane !== "second" || view.players.length >= limits.second_lane_seats);
}

export function planOf({ progress }: Components, lanes: readonly Lane[], form: TrackForm): TrackPlan {
  const passages = Object.values(progress.passages);
  const deep = lanes.length * CELL;
  const plan: TrackPlan = { spaces: [], gates: [], numbers: [], width: 0, height: 0 };
  const cursor = { x: MARGIN, y: MARGIN };
  for (let step = 0; step <= progress.end; step++) {
    const width = step === progress.end ? progress.end_spots * CELL : CELL;
    plan.numbers.push({ step, x: cursor.x + width / 2, y: cursor.y + deep });
    plan.spaces.push(...spacesAt(step, cursor, width, lanes));
    cursor.x += width;
    const place = passages.findIndex(({ after }) => after === step);
    if (place >= 0) {
      plan.gates.push({ id: passages[place]?.id ?? "", place, ...cursor, height: deep });
      cursor.x += GATE;
    }
    plan.width = Math.max(plan.width, cursor.x + MARGIN);
    if (TURNS[form].includes(place)) Object.assign(cursor, { x: MARGIN, y: cursor.y + deep + BETWEEN });
  }
  plan.height = cursor.y + deep + MARGIN;
  return plan;
}

/** The spaces of a step; the start has a waiting lane only, that of the end is for those who find it full. */
function spacesAt(step: number, { x, y }: Point, width: number, lanes: readonly Lane[]): SpacePlan[] {
  if (step === 0) return [{ id: "0 waiting", step, lane: "waiting", x, y, width, height: lanes.length * CELL }];
  return lanes.map((lane, i) => ({ id: `${step} ${lane}`, step, lane, x, y: y + i * CELL, width, height: CELL }));
}

/** How many Passages lie before a step. */
function passed(step: number, { progress }: Components): number {
  return Object.values(progress.passages).filter(({ after }) => step > after).length;
}

/** Which of two markers is `front`: the one further ahead; on one step, the one on the better lane. */
export function frontOf([first, second]: readonly [Marker, Marker]): 0 | 1 {
  if (first[0] !== second[0]) return first[0] > second[0] ? 0 : 1;
  return LANES.indexOf(first[1]) >= LANES.indexOf(second[1]) ? 0 : 1;
}

/** The Passage that is closed to the leading marker: at most one may lie between the two (EV-PASS-02). */
export function closedGate(markers: readonly [Marker, Marker], components: Components): number {
  return passed(Math.min(markers[0][0], markers[1][0]), components) + 1;
}

/** Places for so many markers in a box, as large as they can be. */
function crowd(count: number, width: number, height: number, most: number): (Point & { size: number })[] {
  let best = { size: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, (width - 4) / columns - 2, (height - 4) / rows - 2);
    if (size > best.size) best = { size, columns, rows };
  }
  const { size, columns, rows } = best;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      size,
      x: (width - inRow * (size + 2)) / 2 + (i % columns) * (size + 2) + 1,
      y: (height - rows * (size + 2)) / 2 + row * (size + 2) + 1,
    };
  });
}

/** Where the markers on a space stand; printed symbols stay in view below them. */
export function markerPlaces(
  { x, y, width, height }: SpacePlan,
  count: number,
  printed: boolean,
): (Point & { size: number })[] {
  const room = printed ? height - SYMBOL - 1 : height;
  return crowd(count, width, room, BADGE).map((place) => ({ ...place, x: x + place.x, y: y + place.y }));
}
