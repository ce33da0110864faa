/** Effects as the component document tells them, found by the places that moves name. */

import type { Components } from "../documents";
import type { MoveOf } from "./moves";

/** The place under which the document tells of an effect: of the changing cards only those of this slot. */
export function documentedPlace(components: Components, place: string): string {
  const [source = "", ...path] = place.split("/");
  const [slot = "", ...cards] = source.split("+");
  const changing = components.slot_changes[slot] ?? [];
  return [[slot, ...cards.filter((card) => changing.includes(Number(card)))].join("+"), ...path].join("/");
}

/** What a part or alternative of an effect does, with as many of its steps as a move takes. */
export function partEffect(components: Components, { place, steps }: MoveOf<"part">) {
  const whole = components.effects[documentedPlace(components, place)];
  return whole && steps ? { ...whole, icons: ["advance", String(steps)] } : whole;
}
