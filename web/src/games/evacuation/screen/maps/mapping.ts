/** What the maps are told of the open decision. */

import type { Move } from "../../play/moves";
import type { Playing } from "../../play/playing.svelte";

/** Sites of thinkable moves that are not legal, with the move to ask about. */
export function lockedBy({ domain, legal }: Playing, siteOf: (move: Move) => string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of domain) {
    const site = siteOf(move);
    if (site !== null && !legal.has(move.text) && !found.has(site)) found.set(site, move.text);
  }
  return found;
}
