/** Where the sites of a player board lie. One plan fits all boards: which sites there are comes from the document. */

import type { Point } from "$lib/board/site";
import type { BoardDocument } from "../documents";

interface CityPlace extends Point {
  id: string;
  start: boolean;
}

interface BuildingPlace extends Point {
  id: string;
  city: string;
  expansion: boolean;
  /** Direction from the city in degrees, 0 to the right, clockwise. */
  angle: number;
}

export interface TunnelPlace extends Point {
  id: string;
  /** The city sites at its ends; one only if it leads to a metropolis. */
  ends: string[];
  from: Point;
  to: Point;
}

interface MetropolisPlace extends Point {
  id: string;
  tunnels: string[];
}

export interface Plan {
  cities: CityPlace[];
  buildings: BuildingPlace[];
  tunnels: TunnelPlace[];
  metropolises: MetropolisPlace[];
}

export const WIDTH = 1000;
export const HEIGHT = 628;
export const CITY_RADIUS = 47;
export const BUILDING_RADIUS = 22;
export const METROPOLIS_RADIUS = 62;
/** Tiles gained during the game lie at the rim, a little smaller. */
export const GAINED_SCALE = 0.78;
export const TUBE = 20;

const COLUMNS = { L: 280, C: 500, R: 720 } as const;
const ROWS = { T: 111, M: 314, B: 517 } as const;
const RING = { x: 83, y: 77 };
const PAIR_GAP = 34;
const METROPOLISES: Record<string, Point> = {
  TL: { x: 68, y: ROWS.T },
  TR: { x: WIDTH - 68, y: ROWS.T },
  BL: { x: 68, y: ROWS.B },
};

/** The middle of the free arc of each city, and where its expansion site lies; see `angles` for the other two. */
const ARCS: Record<string, { middle: number; expansion: number }> = {
  TL: { middle: 274, expansion: 135 },
  TC: { middle: 270, expansion: 45 },
  TR: { middle: 270, expansion: 45 },
  ML: { middle: 180, expansion: 315 },
  MR: { middle: 0, expansion: 135 },
  BC: { middle: 270, expansion: 45 },
  BR: { middle: 0, expansion: 135 },
};

export function planOf(board: BoardDocument): Plan {
  return {
    cities: board.cities.map(({ id, start }) => ({ id, start, ...cityAt(id) })),
    buildings: board.cities.flatMap(({ id, sites }) => buildingsAt(id, sites)),
    tunnels: board.tunnels.map(tunnelAt),
    metropolises: board.metropolises.map((id) => metropolisAt(id, board.tunnels)),
  };
}

function cityAt(id: string): Point {
  return { x: COLUMNS[id[1] as keyof typeof COLUMNS] ?? COLUMNS.C, y: ROWS[id[0] as keyof typeof ROWS] ?? ROWS.M };
}

function buildingsAt(city: string, sites: number): BuildingPlace[] {
  const { numbered, expansion } = angles(city, sites);
  return [...numbered, expansion].map((angle, i) => ({
    id: `${city}.${i < sites ? i + 1 : "x"}`,
    city,
    expansion: i === sites,
    angle,
    ...around(cityAt(city), RING.x, angle, RING.y),
  }));
}

/** Directions that no tunnel takes. */
function angles(city: string, sites: number): { numbered: number[]; expansion: number } {
  if (city === "MC") {
    const usual = sites === 2 ? [270, 90] : [270, 180, 90, 342].slice(0, sites);
    return { numbered: usual, expansion: sites === 4 ? 18 : 0 };
  }
  if (city === "BL") {
    const below = sites === 4 ? [143, 108, 72] : [135, 90];
    return { numbered: [225, ...below].slice(0, sites), expansion: sites === 4 ? 37 : 45 };
  }
  const { middle, expansion } = ARCS[city] ?? { middle: 270, expansion: 45 };
  const step = sites === 2 ? 90 : sites === 4 ? 36 : 44;
  return {
    numbered: Array.from({ length: sites }, (_, i) => turned(middle + direction(city) * step * (i - (sites - 1) / 2))),
    expansion,
  };
}

/** Sites are numbered from left to right or from top to bottom. */
function direction(city: string): number {
  return city === "ML" ? -1 : 1;
}

function tunnelAt(id: string): TunnelPlace {
  const [base = "", letter] = id.split(".");
  const [first = "", second = ""] = base.split("-");
  const rim = second.startsWith("b") ? METROPOLISES[first] : undefined;
  const side = letter ? (letter === "a" ? -1 : 1) : second.endsWith("1") ? -1 : second.endsWith("2") ? 1 : 0;
  const line = rim
    ? between(cityAt(first), rim, METROPOLIS_RADIUS * 0.866, side)
    : between(cityAt(first), cityAt(second), CITY_RADIUS, side);
  return { id, ends: rim ? [first] : [first, second], ...line };
}

/** The line from a city to something round; of two side by side, -1 is the upper one. */
function between(from: Point, to: Point, radius: number, side: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const apart = (side * PAIR_GAP * Math.sign(dx)) / 2;
  const start = { x: from.x + dx * CITY_RADIUS - dy * apart, y: from.y + dy * CITY_RADIUS + dx * apart };
  const end = { x: to.x - dx * radius - dy * apart, y: to.y - dy * radius + dx * apart };
  return { from: start, to: end, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
}

function metropolisAt(id: string, tunnels: string[]): MetropolisPlace {
  const place = METROPOLISES[id] ?? { x: 0, y: 0 };
  return { id, ...place, tunnels: tunnels.filter((name) => name.startsWith(`${id}-b`)) };
}

/** Where the n-th gained tile lies: on the right, then on the left. */
export function gainedAt(n: number): Point {
  return { x: n % 6 < 3 ? WIDTH - 68 : 68, y: 231 + 100 * (n % 3) };
}

export function around(centre: Point, radius: number, degrees: number, height = radius): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + height * Math.sin(angle) };
}

function turned(degrees: number): number {
  return (degrees + 360) % 360;
}
