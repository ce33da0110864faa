/** The sea bed of a board: terraces around its network, the same ones every time the board is drawn. */

import type { Point } from "$lib/board/site";
import { HEIGHT, WIDTH, type Plan } from "./plan";

/** One terrace: everything higher than its level, as one path. */
type Terrace = string;

const LEVELS = [-0.18, 0.02, 0.2, 0.4, 0.62];
const CELL = 20;
const MARGIN = 2;
const COLUMNS = Math.ceil(WIDTH / CELL) + 2 * MARGIN;
const ROWS = Math.ceil(HEIGHT / CELL) + 2 * MARGIN;

const known = new Map<number, Terrace[]>();

export function terraces(plan: Plan, seed: number): Terrace[] {
  let found = known.get(seed);
  if (!found) known.set(seed, (found = raise(plan, seed)));
  return found;
}

function raise(plan: Plan, seed: number): Terrace[] {
  const heights = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const edge = row === 0 || column === 0 || row === ROWS || column === COLUMNS;
      return edge ? -9 : heightAt(at(column, row), plan, seed);
    }),
  );
  return LEVELS.map((level) => outline(heights, level));
}

function at(column: number, row: number): Point {
  return { x: (column - MARGIN) * CELL, y: (row - MARGIN) * CELL };
}

function heightAt(point: Point, plan: Plan, seed: number): number {
  const rough = noise(point.x / 210, point.y / 210, seed) * 0.75 + noise(point.x / 90, point.y / 90, seed + 50) * 0.3;
  let built = 0;
  for (const city of plan.cities) built = Math.max(built, bump(distance(point, city), 105));
  for (const tunnel of plan.tunnels) built = Math.max(built, 0.62 * bump(toLine(point, tunnel.from, tunnel.to), 62));
  for (const rim of plan.metropolises) built = Math.max(built, 0.9 * bump(distance(point, rim), 95));
  return rough * 0.62 + built * 0.78 - 0.32;
}

function bump(away: number, reach: number): number {
  return Math.exp(-((away / reach) ** 2));
}

function distance(first: Point, second: Point): number {
  return Math.sqrt((first.x - second.x) ** 2 + (first.y - second.y) ** 2);
}

function toLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return distance(point, { x: from.x + share * dx, y: from.y + share * dy });
}

/** Smooth noise between -1 and 1. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const upper = mix(chance(left, top, seed), chance(left + 1, top, seed), u);
  const lower = mix(chance(left, top + 1, seed), chance(left + 1, top + 1, seed), u);
  return 2 * mix(upper, lower, v) - 1;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A number from 0 to 1 that depends on nothing but its arguments. */
export function chance(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
}

type Edge = string;
interface Step {
  to: Edge;
  point: Point;
}

/** Marching squares: the border of all that is higher than the level, as smooth closed loops. */
function outline(heights: number[][], level: number): string {
  const steps = new Map<Edge, Step>();
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) cell(heights, level, row, column, steps);
  const loops: string[] = [];
  while (steps.size) loops.push(smooth(follow(steps)));
  return loops.join("");
}

/** The walks through one cell, each with the high ground on its right. */
function cell(heights: number[][], level: number, row: number, column: number, steps: Map<Edge, Step>): void {
  const corners: [number, number][] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const high = corners.map(([c, r]) => (heights[r]?.[c] ?? -9) > level);
  const crossing = (side: number): Step =>
    cross(heights, level, corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]);
  for (let side = 0; side < 4; side++) {
    if (!high[side] || high[(side + 1) % 4]) continue;
    const leaves = crossing(side);
    let other = (side + 3) % 4;
    while (!(high[(other + 1) % 4] && !high[other])) other = (other + 3) % 4;
    steps.set(leaves.to, { to: crossing(other).to, point: leaves.point });
  }
}

function cross(heights: number[][], level: number, from: [number, number], to: [number, number]): Step {
  const [a, b] = [heights[from[1]]?.[from[0]] ?? -9, heights[to[1]]?.[to[0]] ?? -9];
  const share = (level - Math.max(a, -1)) / (Math.max(b, -1) - Math.max(a, -1));
  const [first, second] = [at(...from), at(...to)];
  const point = { x: mix(first.x, second.x, share), y: mix(first.y, second.y, share) };
  const forward = from[0] + from[1] <= to[0] + to[1];
  return { to: (forward ? [from, to] : [to, from]).join("|"), point };
}

function follow(steps: Map<Edge, Step>): Point[] {
  const points: Point[] = [];
  let edge = steps.keys().next().value;
  while (edge !== undefined) {
    const step = steps.get(edge);
    if (!step) break;
    steps.delete(edge);
    points.push(step.point);
    edge = step.to;
  }
  return points;
}

/** A closed curve through the middles between the points. */
function smooth(points: Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
  };
  const write = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const curves = points.map(
    (_, i) => `Q${write(points[(i + 1) % points.length] ?? middle(i))} ${write(middle(i + 1))}`,
  );
  return `M${write(middle(0))}${curves.join("")}z`;
}
