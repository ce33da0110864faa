/** What both layouts of the screen are given. */

import type { Framed } from "$lib/play/GameScreen.svelte";
import type { Costs } from "../play/costs.svelte";
import type { NationView } from "../documents";
import type { Playing } from "../play/playing.svelte";

export interface Layout extends Framed {
  playing: Playing;
  costs: Costs;
  /** The nation that is looked at. */
  area: NationView;
  /** Look at a large card: `ship S03`. */
  oncard(card: string): void;
}

/** The parts of the table, one of which answers the open decision. */
export type Place = "actions" | "rows" | "loader" | "technologies" | "cards" | "old" | "new" | "track";

const BY_KIND: Record<string, Place> = {
  action: "actions",
  build_ship: "rows",
  build_stadium: "rows",
  infrastructure: "rows",
  take_infrastructure: "rows",
  play_infrastructure: "rows",
  discard_items: "rows",
  settle: "new",
  transport: "loader",
  launch: "loader",
  invent: "technologies",
  advance: "track",
  keep: "cards",
  keep_goal: "cards",
  drop_goal: "cards",
};

/** Where the open decision, or what follows the chosen action, is answered. */
export function placeOf({ beyond, kind, isAdvanced }: Playing): Place | null {
  const asked = beyond ?? kind;
  return asked === "action" && isAdvanced ? "cards" : (BY_KIND[asked] ?? null);
}

/** The Area that a suggested move names. */
export function advisedArea({ offers }: Playing, advised: string | null): string | undefined {
  const move = offers.find((offer) => offer.move.text === advised)?.move;
  return move?.verb === "settle" ? move.area : undefined;
}
