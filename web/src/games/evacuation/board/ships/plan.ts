/** A Spaceship in modules: bays, holds for buildings and holds for goods, between engine and nose. */

import type { Point } from "$lib/board/site";
import { GOODS, type Components, type Edge, type FlightPosition, type Good, type ShipDocument } from "../../documents";
import type { IconName } from "../../icons/glyphs";

/** The width of all but the largest. */
const WIDTH = 330;
export const HEIGHT = 116;
export const DECK = 58;
const BAY = 50;
const HOLD = 40;
const CRATE = 22;
const ENGINE = 40;
const NOSE = 64;
const GAP = 6;

interface Module extends Point {
  kind: "bay" | "building" | "good";
  size: number;
  edge?: Edge;
  /** What is in it. */
  cargo: IconName[];
}

interface ShipPlan {
  modules: Module[];
  width: number;
  /** Where the engine ends and the nose begins. */
  stern: number;
  bow: number;
}

interface Limits {
  buildings: number;
  resources: number;
}

/** Modules from stern to bow: goods, buildings, bays. */
export function shipPlan(ship: ShipDocument, limits: Limits, cargo: Cargo): ShipPlan {
  const columns = Math.ceil(limits.resources / 2);
  const length = columns * (CRATE + 3) + limits.buildings * (HOLD + GAP) + ship.bays.length * (BAY + GAP) + 2 * GAP;
  const width = Math.max(WIDTH, ENGINE + length + NOSE);
  const stern = Math.max(ENGINE, (width - length - NOSE) / 2);
  const modules: Module[] = [];
  let x = stern + GAP;
  for (let i = 0; i < limits.resources; i++) {
    const pair = i % 2 === 1 || i < limits.resources - 1;
    const y = pair ? DECK + (i % 2 ? 2 : -CRATE - 2) : DECK - CRATE / 2;
    modules.push({ kind: "good", x, y, size: CRATE, cargo: pick(cargo.goods, i) });
    if (i % 2 || i === limits.resources - 1) x += CRATE + 3;
  }
  x += GAP;
  for (let i = 0; i < limits.buildings; i++, x += HOLD + GAP)
    modules.push({ kind: "building", x, y: DECK - HOLD / 2, size: HOLD, cargo: pick(cargo.buildings, i) });
  ship.bays.forEach((edge, i) => {
    modules.push({ kind: "bay", x, y: DECK - BAY / 2, size: BAY, edge, cargo: cargo.bays[i] ?? [] });
    x += BAY + GAP;
  });
  return { modules, width, stern, bow: stern + length };
}

interface Cargo {
  bays: IconName[][];
  buildings: IconName[];
  goods: IconName[];
}

/** What a flight carries, module by module; Factories of Areas in a bay stand there. */
export function cargoOf(flight: FlightPosition | undefined, { old_areas }: Components): Cargo {
  if (!flight) return { bays: [], buildings: [], goods: [] };
  const factories = { ...flight.factories };
  const bays = flight.bays.map((id): IconName[] => {
    const area = old_areas[id];
    const good = GOODS.find((kind) => area?.produces_goods[kind]);
    if (area?.kind !== "factory" || !good) return Array.from({ length: area?.circles ?? 0 }, () => "people");
    factories[good] -= 1;
    return [`${good}_factory`];
  });
  const plants = GOODS.flatMap((good) => many(`${good}_factory`, factories[good]));
  return { bays, buildings: [...many("stadium", flight.stadiums.length), ...plants], goods: goodsOf(flight.goods) };
}

function goodsOf(goods: Record<Good, number>): IconName[] {
  return GOODS.flatMap((good) => many(good, goods[good]));
}

function many(icon: IconName, count: number): IconName[] {
  return Array.from({ length: Math.max(0, count) }, () => icon);
}

function pick(cargo: readonly IconName[], place: number): IconName[] {
  const found = cargo[place];
  return found ? [found] : [];
}
