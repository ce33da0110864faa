/** What building or upgrading on a site costs. */

import type { PreviewDocument } from "$lib/protocol";
import { CostsOf } from "$lib/play/costs.svelte";
import type { Offer } from "./ahead";
import type { Amounts, BoardDocument, PlayerView } from "../documents";
import type { Move } from "./moves";
import type { Playing } from "./playing.svelte";

export type Costs = CostsOf<Move, Amounts>;

export function costsOf(playing: Playing): Costs {
  return new CostsOf(playing.table, {
    offers: () => [...playing.sites.values()].flat(),
    keyOf: (offer) => keyOf(playing, offer),
    read: (whole: PreviewDocument, before: PreviewDocument | null) => less(whole.pays, before?.pays ?? {}),
  });
}

function keyOf({ me, components }: Playing, { line, move }: Offer): string {
  const before = line.slice(0, -1).join(" ");
  if (move.verb === "build") return `${before}|${move.piece}|${extra(move.site, components.boards[me.board])}`;
  return `${before}|${move.verb}|${"site" in move ? standing(move.site, me) : ""}`;
}

/** Sites with a surcharge have a cost of their own. */
function extra(site: string, board: BoardDocument | undefined): string {
  return board?.special[site]?.surcharge.length ? site : "";
}

function standing(site: string, area: PlayerView): string {
  return area.buildings[site] ?? (site in area.tunnels ? "tunnel" : "city");
}

/** What the last move of a line adds to the payments of the moves before it. */
function less(all: Amounts, before: Amounts): Amounts {
  const found: Amounts = {};
  for (const good of Object.keys(all) as (keyof Amounts)[]) {
    const rest = (all[good] ?? 0) - (before[good] ?? 0);
    if (rest) found[good] = rest;
  }
  return found;
}
