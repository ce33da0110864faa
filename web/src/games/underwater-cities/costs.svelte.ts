/** What building or upgrading on a site costs: asked once for all sites that cost the same. */

import { Refused } from "../../lib/api";
import type { Offer } from "./ahead";
import type { Amounts, BoardDocument, PlayerDocument } from "./documents";
import type { Playing } from "./playing.svelte";

export class Costs {
  private known = $state.raw<ReadonlyMap<string, Amounts>>(new Map());

  constructor(private readonly playing: Playing) {}

  of(offer: Offer): Amounts | undefined {
    return this.known.get(this.keyOf(offer));
  }

  /** Ask for the costs of everything that can be built now; to be called in an effect. */
  ask(): () => void {
    const offers = new Map<string, Offer>();
    for (const offer of [...this.playing.sites.values()].flat()) {
      const key = this.keyOf(offer);
      if (!offers.has(key)) offers.set(key, offer);
    }
    let current = true;
    this.known = new Map();
    for (const [key, offer] of offers) void this.askFor(key, offer, () => current);
    return () => (current = false);
  }

  private async askFor(key: string, offer: Offer, isCurrent: () => boolean): Promise<void> {
    try {
      const before = offer.line.length > 1 ? (await this.playing.table.preview(...offer.line.slice(0, -1))).pays : {};
      const { pays } = await this.playing.table.preview(...offer.line);
      if (isCurrent()) this.known = new Map([...this.known, [key, less(pays, before)]]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the game has moved on meanwhile
    }
  }

  private keyOf({ line, move }: Offer): string {
    const before = line.slice(0, -1).join(" ");
    const { me, components } = this.playing;
    if (move.verb === "build") return `${before}|${move.piece}|${extra(move.site, components.boards[me.board])}`;
    return `${before}|${move.verb}|${"site" in move ? standing(move.site, me) : ""}`;
  }
}

/** Sites with a surcharge have a cost of their own. */
function extra(site: string, board: BoardDocument | undefined): string {
  return board?.special[site]?.surcharge.length ? site : "";
}

function standing(site: string, area: PlayerDocument): string {
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
