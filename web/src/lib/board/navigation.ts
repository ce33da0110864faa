/** Going from site to site by key. */

import type { Point } from "./site";

type Place = Point & { id: string };

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The site that a key leads to, if it leads anywhere. */
export function siteByKey(
  key: string,
  from: string,
  sites: readonly Place[],
  legal: ReadonlySet<string>,
): string | undefined {
  const here = sites.find((site) => site.id === from) ?? sites[0];
  const direction = DIRECTIONS[key];
  if (here && direction) return nearest(here, direction, sites);
  if (key === "PageDown") return next(from, reading(sites, legal), 1);
  if (key === "PageUp") return next(from, reading(sites, legal), -1);
  if (key === "Home") return reading(sites, legal)[0];
  if (key === "End") return reading(sites, legal).at(-1);
  return undefined;
}

/** The nearest site in a direction; what lies aside counts as further away. */
function nearest(here: Place, { x, y }: Point, sites: readonly Place[]): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const site of sites) {
    const ahead = (site.x - here.x) * x + (site.y - here.y) * y;
    const aside = Math.abs((site.x - here.x) * y) + Math.abs((site.y - here.y) * x);
    if (site.id === here.id || ahead < 8 || aside > ahead * 1.8) continue;
    const away = ahead + 1.6 * aside;
    if (away < least) [best, least] = [site.id, away];
  }
  return best;
}

/** The possible sites, or all if none is possible, from top to bottom. */
export function reading(sites: readonly Place[], legal: ReadonlySet<string>): string[] {
  const wanted = legal.size ? sites.filter(({ id }) => legal.has(id)) : [...sites];
  return wanted.sort((a, b) => Math.round((a.y - b.y) / 40) || a.x - b.x).map(({ id }) => id);
}

function next(from: string, order: string[], step: number): string | undefined {
  const at = order.indexOf(from);
  return order[(at + step + order.length) % order.length];
}
