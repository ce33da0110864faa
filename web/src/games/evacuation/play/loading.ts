/** The ship loader: what waits on the Old World, and the ways to put it on a ship. No rule of the game is known here. */

import { GOODS, type Amounts, type Components, type Good, type NationView } from "../documents";
import type { Load } from "./moves";
import { plus, sum } from "../summary";

/** A thing that can be loaded; its key is what a choice remembers. */
export type Item = { key: string } & (
  | { kind: "area"; area: string }
  | { kind: "stadium"; stadium: string; n: number }
  | { kind: "factory"; good: Good; n: number }
  | { kind: "units"; good: Good; n: number }
);

/** The thing that a load takes. */
export function keyOf(load: Load): string {
  if (load.verb === "load_stadium") return load.stadium;
  if (load.verb === "load_factory") return `factory ${load.good}`;
  return load.verb === "load_units" ? `units ${load.good}` : load.area;
}

/** Everything on the Old World that ships carry. */
export function itemsOf(area: NationView): Item[] {
  const stadiums = [...new Set(area.stadiums.old)];
  return [
    ...area.left.map((id): Item => ({ key: id, kind: "area", area: id })),
    ...GOODS.filter((good) => area.factories.old[good]).map((good): Item => ({
      key: `factory ${good}`,
      kind: "factory",
      good,
      n: area.factories.old[good],
    })),
    ...stadiums.map((id): Item => {
      return { key: id, kind: "stadium", stadium: id, n: area.stadiums.old.filter((other) => other === id).length };
    }),
    ...GOODS.filter((good) => area.old[good]).map((good): Item => ({
      key: `units ${good}`,
      kind: "units",
      good,
      n: area.old[good],
    })),
  ];
}

/** What arrives on the New World if the ships fly as they are. */
interface Arrival {
  people: number;
  factories: Amounts;
  stadiums: number;
  goods: Amounts;
  areas: string[];
}

export function arrivalOf(components: Components, area: NationView): Arrival {
  const flights = area.flights ?? [];
  const areas = flights.flatMap(({ bays, crates }) => [...bays, ...crates]);
  return {
    people: sum(flights.flatMap(({ bays }) => bays).map((id) => components.old_areas[id]?.circles ?? 0)),
    factories: flights.reduce<Amounts>((all, flight) => plus(all, flight.factories), {}),
    stadiums: sum(flights.map(({ stadiums }) => stadiums.length)),
    goods: flights.reduce<Amounts>((all, flight) => plus(all, flight.goods), {}),
    areas,
  };
}

/** What these Areas of the Old World produce. */
export function producedBy(components: Components, areas: readonly string[]): Amounts {
  return areas.reduce<Amounts>((all, id) => plus(all, components.old_areas[id]?.produces_goods ?? {}), {});
}
