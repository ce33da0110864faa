/** What the maps are told of the open decision and of the log. */

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

/** What others did after one's own last move, by the detail that names the place. */
export function freshOf({ table, seat }: Playing, kinds: string[], detail: string): Set<string> {
  const news = table.log.filter(({ number }) => number >= table.newsFrom).flatMap((entry) => entry.events);
  const events = news.filter((event) => event.seat !== seat && kinds.includes(event.kind));
  return new Set(events.map(({ details }) => details[detail]).filter((place) => typeof place === "string"));
}
