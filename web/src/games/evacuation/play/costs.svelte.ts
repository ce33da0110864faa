/** What settling an Area or building something costs and brings. */

import { CostsOf } from "$lib/play/costs.svelte";
import type { Offer } from "./ahead";
import type { Components } from "../documents";
import type { Move } from "./moves";
import { outcomeOf, type Outcome } from "./outcome";
import type { Playing } from "./playing.svelte";

export type Costs = CostsOf<Move, Outcome>;

export function costsOf(playing: Playing): Costs {
  return new CostsOf(playing.table, {
    offers: () => [...playing.areas.values(), ...playing.items.values()].flat(),
    keyOf: (offer) => keyOf(playing.components, offer),
    read: (whole, before) => outcomeOf(whole, playing.seat, before),
  });
}

/** Areas with the same spaces cost the same. */
function keyOf({ new_areas: areas }: Components, { line, move }: Offer): string {
  const area = move.verb === "settle" ? areas[move.area] : undefined;
  return `${line.slice(0, -1).join(" ")}|${area ? `${area.people} ${area.factories} ${area.environment}` : move.text}`;
}
