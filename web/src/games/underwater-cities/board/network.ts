/** What is joined to the starting city, as the tunnels lie: only to show it; the server decides what it means. */

import type { PlayerView } from "../documents";
import type { Plan } from "./plan";

export interface Network {
  /** Cities that are built and reached. */
  cities: Set<string>;
  /** Tunnels beside a built and reached city. */
  tunnels: Set<string>;
  metropolises: Set<string>;
}

export function networkOf(plan: Plan, area: PlayerView): Network {
  const built = plan.tunnels.filter((tunnel) => tunnel.id in area.tunnels);
  const reached = new Set(plan.cities.filter((city) => city.start).map((city) => city.id));
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { ends } of built) if (ends.some((end) => reached.has(end))) ends.forEach((end) => reached.add(end));
  }
  const cities = new Set(Object.keys(area.cities).filter((city) => reached.has(city)));
  return {
    cities,
    tunnels: new Set(built.filter(({ ends }) => ends.some((end) => cities.has(end))).map(({ id }) => id)),
    metropolises: new Set(
      plan.metropolises.filter(({ tunnels }) => tunnels.every((id) => id in area.tunnels)).map(({ id }) => id),
    ),
  };
}
