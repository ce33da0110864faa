/** What both layouts of the screen are given. */

import type { Framed } from "$lib/play/GameScreen.svelte";
import type { Costs } from "../play/costs.svelte";
import type { PlayerView } from "../documents";
import type { Playing } from "../play/playing.svelte";

export interface Layout extends Framed {
  playing: Playing;
  costs: Costs;
  /** The area that is looked at. */
  area: PlayerView;
  onpick(pick: string): void;
  oncard(card: number): void;
}

/** The site that a suggested move names. */
export function advisedSite({ ahead }: Playing, advised: string | null): string | undefined {
  const move = ahead.offers.find((offer) => offer.move.text === advised)?.move;
  return move && "site" in move ? move.site : undefined;
}
