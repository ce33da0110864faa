/** Where words about a site are put, so that they cover nothing that is being chosen from. In pixels of the window. */

import type { Point } from "./site";

export interface Box extends Point {
  width: number;
  height: number;
}

const GAP = 8;
const RIM = 6; // kept free at the rim of the window

/** The nearest place beside the site that covers nothing of `avoid`, else one outside of the map, else the least bad. */
export function placeBeside(tip: Omit<Box, "x" | "y">, site: Box, map: Box, avoid: Box[], screen: Box): Point {
  const places = [...around(tip, site), ...around(tip, site, map)].map((place) => within(place, tip, screen));
  const costs = places.map((place) => {
    const box = { ...place, width: tip.width, height: tip.height }; // a DOMRect has nothing of its own to spread
    const covered = avoid.filter((other) => overlaps(box, other)).length + (overlaps(box, site) ? 2 : 0);
    return covered * 10_000 + distance(box, site);
  });
  return places[costs.indexOf(Math.min(...costs))] ?? { x: RIM, y: RIM };
}

/** Below, above, right and left of a site, or of the map on the height of the site. */
function around(tip: Omit<Box, "x" | "y">, site: Box, of: Box = site): Point[] {
  const x = site.x + (site.width - tip.width) / 2;
  const y = site.y + (site.height - tip.height) / 2;
  return [
    { x, y: of.y + of.height + GAP },
    { x, y: of.y - tip.height - GAP },
    { x: of.x + of.width + GAP, y },
    { x: of.x - tip.width - GAP, y },
  ];
}

function within({ x, y }: Point, tip: Omit<Box, "x" | "y">, screen: Box): Point {
  return {
    x: Math.max(RIM, Math.min(screen.width - tip.width - RIM, x)),
    y: Math.max(RIM, Math.min(screen.height - tip.height - RIM, y)),
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
