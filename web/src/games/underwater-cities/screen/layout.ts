/** What all layouts of the screen are given. */

import type { Framed } from "$lib/play/GameScreen.svelte";
import type { Room } from "$lib/play/room.svelte";
import type { Costs } from "../play/costs.svelte";
import type { PlayerView } from "../documents";
import { isSpread, type Playing } from "../play/playing.svelte";

export interface Layout extends Framed {
  playing: Playing;
  costs: Costs;
  /** The area that is looked at. */
  area: PlayerView;
  room: Room;
  onpick(pick: string): void;
  oncard(card: number): void;
}

/** The site that a suggested move names. */
export function advisedSite({ ahead }: Playing, advised: string | null): string | undefined {
  const move = ahead.offers.find((offer) => offer.move.text === advised)?.move;
  return move && "site" in move ? move.site : undefined;
}

/** The part of the screen in which the open decision is answered, or where it is being shown what happens. */
export function placeOf(playing: Playing): "slots" | "board" | "cards" | null {
  const { scene, watched } = playing.table.playback;
  if (scene?.title || watched !== null) return "board";
  if (isSpread(playing)) return "cards";
  if (playing.kind === "turn" && !playing.pair) return "slots";
  if (playing.sites.size) return "board";
  if (playing.performs.size) return "slots";
  return playing.cards.size ? "cards" : null;
}
