/** What both layouts of the screen are given. */

import type { Snippet } from "svelte";
import type { EventDocument } from "../../../lib/frames";
import type { LogPiece } from "../../../lib/parts";
import type { Costs } from "../costs.svelte";
import type { PlayerDocument } from "../documents";
import type { Playing } from "../playing.svelte";

export interface Layout {
  playing: Playing;
  costs: Costs;
  /** The area that is looked at. */
  area: PlayerDocument;
  /** A suggested move. */
  advised: string | null;
  advisedSite: string | undefined;
  pieces(event: EventDocument): LogPiece[];
  onpick(pick: string): void;
  /** Look at a player's board; null is one's own. */
  onopen(seat: number | null): void;
  oncard(card: number): void;
  /** The prompt bar. */
  children: Snippet;
}
