/** Where everything of the New World lies: Areas, their spaces, lines and the Solo tile. */

import type { Point } from "$lib/board/site";
import type { Components, Environment, Good, NewAreaDocument, NationView, PositionView } from "../../documents";
import { unlockedBy } from "../passages";

export const WIDTH = 970;
export const HEIGHT = 852;
export const RADIUS = 60;
/** Hexagons stand a little apart. */
export const FACE = RADIUS - 2.5;
/** Radius of discs beside the map, with their edge. */
const DISC = 24;
const PITCH = RADIUS * Math.sqrt(3);
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Heights of spaces: large if all fit in one row, else small in two. */
const LARGE = 42;
const SMALL = 32;
const GAP = 2;
const ROOM = 91;

/** A space of an Area: for a Factory, or for people who make so much of a good. */
interface AreaSpace extends Point {
  good: Good | null;
  worth: number;
  width: number;
  height: number;
}

export interface LinePlan {
  number: number;
  areas: string[];
  from: Point;
  to: Point;
}

/** The middle of an Area: q leads east, r south-east. */
export function placeOf({ q, r }: NewAreaDocument): Point {
  return { x: MIDDLE.x + (q + r / 2) * PITCH, y: MIDDLE.y + r * RADIUS * 1.5 };
}

type Box = Omit<AreaSpace, "x" | "y">;

/** The spaces around the middle of an Area, in rows that fit its width. */
export function spacesOf(area: NewAreaDocument): AreaSpace[] {
  const large = boxesOf(area, LARGE);
  if (lengthOf(large) <= ROOM) return laid(large, 0);
  const rows: Box[][] = [[]];
  for (const box of boxesOf(area, SMALL)) {
    if (lengthOf([...(rows.at(-1) ?? []), box]) > ROOM) rows.push([]);
    rows.at(-1)?.push(box);
  }
  return rows.flatMap((row, i) => laid(row, (i - (rows.length - 1) / 2) * (SMALL + 1)));
}

/** Factories first; a space that is worth more has room for its number. */
function boxesOf({ factories, population }: NewAreaDocument, height: number): Box[] {
  const plants = Array.from({ length: factories }, () => ({ good: null, worth: 1, width: height, height }));
  const homes = population.map(({ good, levels }) => ({
    good,
    worth: levels,
    width: height * (levels > 1 ? 1.6 : 1),
    height,
  }));
  return [...plants, ...homes];
}

function lengthOf(row: readonly Box[]): number {
  return row.reduce((sum, { width }) => sum + width, 0) + (row.length - 1) * GAP;
}

function laid(row: readonly Box[], y: number): AreaSpace[] {
  let x = -lengthOf(row) / 2;
  return row.map((box) => {
    const placed = { ...box, x: x + box.width / 2, y };
    x += box.width + GAP;
    return placed;
  });
}

/** Environments that a player may settle: those of the Passages that a marker has passed (EV-SETTLE-03, -04). */
export function environmentsOf({ markers }: NationView, { progress }: Components): ReadonlySet<Environment> {
  const furthest = Math.max(...markers.map(([step]) => step));
  const passed = Object.values(progress.passages).filter(({ after }) => furthest > after);
  return new Set<Environment>(["tundra", ...passed.flatMap((passage) => unlockedBy(passage) ?? [])]);
}

/** The lines of Line Majority, from the marked Area to the other edge (EV-MOD-10). */
export function linesOf(view: PositionView, components: Components): LinePlan[] {
  return (view.lines ?? []).flatMap(([number, face]) => {
    const line = components.lines[String(number)];
    const areas = (face === 1 ? line?.walk_one : line?.walk_two) ?? [];
    const [first, last] = [components.new_areas[areas[0] ?? ""], components.new_areas[areas.at(-1) ?? ""]];
    return first && last ? [{ number, areas, from: placeOf(first), to: placeOf(last) }] : [];
  });
}

/** Beside an outer Area, away from the middle of the map. */
export function outside(area: NewAreaDocument): Point {
  const { x, y } = placeOf(area);
  const share = 1 + (RADIUS + 16) / Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  return inside({ x: MIDDLE.x + (x - MIDDLE.x) * share, y: MIDDLE.y + (y - MIDDLE.y) * share });
}

/** The nearest point at which a small disc is wholly in the drawing. */
export function inside({ x, y }: Point): Point {
  return { x: Math.min(Math.max(x, DISC), WIDTH - DISC), y: Math.min(Math.max(y, DISC), HEIGHT - DISC) };
}
