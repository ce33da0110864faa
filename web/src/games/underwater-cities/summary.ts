/** A player's area in numbers. */

import { networkOf } from "./board/network";
import { planOf } from "./board/plan";
import type { Components, PlayerView } from "./documents";

interface Summary {
  cities: number;
  connected: number;
  metropolises: number;
  hand: number;
}

export function summary(components: Components, area: PlayerView): Summary {
  const board = components.boards[area.board];
  const network = board && networkOf(planOf(board), area);
  return {
    cities: Object.keys(area.cities).length,
    connected: network?.cities.size ?? 0,
    metropolises: (network?.metropolises.size ?? 0) + area.gained.length,
    hand: handSize(area),
  };
}

function handSize(area: PlayerView): number {
  return Array.isArray(area.hand) ? area.hand.length : area.hand.count;
}

/** `4`, or `4↑2` with two of them upgraded. */
export function upgradedOf(pieces: string[], plain: string, upgraded: string): string {
  const better = pieces.filter((piece) => piece === upgraded).length;
  const all = better + pieces.filter((piece) => piece === plain).length;
  return better ? `${all}↑${better}` : String(all);
}

/** Is what is built at this site of use already? A tunnel always is. */
export function isConnected(components: Components, area: PlayerView, site: string): boolean {
  const board = components.boards[area.board];
  const city = site.split(".")[0] ?? site;
  if (!board?.cities.some(({ id }) => id === city)) return true;
  const standing = site.includes(".") ? area : { ...area, cities: { ...area.cities, [city]: "nonsymbiotic" as const } };
  return networkOf(planOf(board), standing).cities.has(city);
}
