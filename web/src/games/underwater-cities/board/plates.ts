/** Plates beside special sites: what the site gives in every production, put where there is most room. */

import type { Point } from "$lib/board/site";
import type { BoardDocument } from "../documents";
import { around, BUILDING_RADIUS, CITY_RADIUS, HEIGHT, METROPOLIS_RADIUS, TUBE, WIDTH, type Plan } from "./plan";
import { layRow, sizeOfRows, type LaidRow } from "./rowlayout";

interface Plate extends Point {
  sites: string[];
  rows: LaidRow[];
  width: number;
  height: number;
  /** Where the thin lines to its sites end. */
  anchors: Point[];
}

interface Round extends Point {
  r: number;
}

type Size = Pick<Plate, "width" | "height">;
type Spot = Point & { value: number };

const ICONS = [20, 17];
const REACHES = [34, 42, 50, 58, 66, 74, 84, 94];
const ENOUGH = 7;
const LEAST = 1.5;
const CHIP = 24;
const MARGIN = 8;

/** What lasts goes on a plate; what is given once, when something is built, lies on the site itself. */
export function lasts(icons: readonly string[]): boolean {
  return icons[0] === "production";
}

export function platesOf(board: BoardDocument, plan: Plan): Plate[] {
  const plates: Plate[] = [];
  for (const special of Object.values(board.special)) {
    const known = plates.some((plate) => plate.sites.includes(special.sites[0] ?? ""));
    if (!known && lasts(special.icons)) plates.push(plateAt(board, plan, special.sites, special.icons, plates));
  }
  return plates;
}

/** In one row or, where that does not fit, smaller, or with the sign of production above the rest. */
function plateAt(board: BoardDocument, plan: Plan, sites: string[], icons: string[], others: Plate[]): Plate {
  const anchors = sites.map((site) => anchor(plan, site));
  const [sign = "", ...rest] = icons;
  const shapes = ICONS.flatMap((size) => [[layRow(icons, size)], [layRow([sign], size), layRow(rest, size)]]);
  const blocked = obstacles(board, plan, others);
  const plates = shapes.map((rows, place) => {
    const size = sizeOfRows(rows);
    const spot = best(anchors, size, blocked);
    return { sites, rows, anchors, ...size, ...spot, value: spot.value - place };
  });
  return plates.reduce((first, second) => (second.value > first.value ? second : first));
}

function anchor(plan: Plan, site: string): Point {
  const places: (Point & { id: string })[] = [...plan.tunnels, ...plan.buildings, ...plan.cities];
  return places.find((place) => place.id === site) ?? { x: 0, y: 0 };
}

/** The best spot around the middle of the sites: near, and free of everything else. */
function best(anchors: Point[], size: Size, blocked: Round[]): Spot {
  const middle = {
    x: anchors.reduce((sum, { x }) => sum + x, 0) / anchors.length,
    y: anchors.reduce((sum, { y }) => sum + y, 0) / anchors.length,
  };
  let found = { x: 0, y: 0, value: -Infinity };
  for (const reach of REACHES) {
    for (let degrees = 0; degrees < 360; degrees += 10) {
      const place = around(middle, reach, degrees);
      const room = roomAt(place, size, blocked);
      const value = room - reach / 12 - (room < LEAST ? 30 : 0);
      if (value > found.value) found = { ...place, value };
    }
  }
  return found;
}

/** How far the plate would stay from everything else; more than enough counts as enough. */
function roomAt(place: Point, { width, height }: Size, blocked: Round[]): number {
  const inside = (at: number, half: number, whole: number): number => Math.min(at, whole - at) - half - MARGIN;
  let room = Math.min(ENOUGH, inside(place.x, width / 2, WIDTH), inside(place.y, height / 2, HEIGHT));
  for (const { x, y, r } of blocked) {
    const beside = Math.max(0, Math.abs(x - place.x) - width / 2);
    const above = Math.max(0, Math.abs(y - place.y) - height / 2);
    room = Math.min(room, Math.sqrt(beside * beside + above * above) - r);
  }
  return room;
}

/** Everything drawn as circles; a tunnel is a string of them. */
function obstacles(board: BoardDocument, plan: Plan, others: Plate[]): Round[] {
  const chips = plan.tunnels.filter(({ id }) => board.bonuses[id] || board.special[id]?.surcharge.length);
  const shares = Array.from({ length: 11 }, (_, i) => i / 10);
  return [
    ...plan.cities.map((city) => ({ ...city, r: CITY_RADIUS })),
    ...plan.buildings.map((site) => ({ ...site, r: BUILDING_RADIUS })),
    ...plan.metropolises.map((rim) => ({ ...rim, r: METROPOLIS_RADIUS })),
    ...chips.map((site) => ({ ...site, r: CHIP })),
    ...others.map((other) => ({ ...other, r: other.width / 2 })),
    ...plan.tunnels.flatMap(({ from, to }) =>
      shares.map((share) => ({
        x: from.x + share * (to.x - from.x),
        y: from.y + share * (to.y - from.y),
        r: TUBE / 2 + 1,
      })),
    ),
  ];
}
