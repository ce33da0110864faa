/** Moves by kind, and which thing of the screen a move belongs to. No rule of the game is known here. */

import type { CommonMove } from "$lib/play/moves";
import type { Amounts, Piece } from "../documents";

export { movesOf } from "$lib/play/moves";

export type Move = { text: string; label: string } & (
  | { verb: "turn"; slot: string; card: number; card_first: boolean; clone: boolean; matches: boolean } // card 0: none
  | { verb: "build"; piece: Piece; site: string }
  | { verb: "upgrade" | "produce" | "convert"; site: string }
  | { verb: "use" | "ready" | "discard" | "claim"; card: number }
  | { verb: "take"; card: number; under?: number[] }
  | { verb: "tile"; tile: string }
  | { verb: "contract"; contract: string }
  | { verb: "keep"; cards: number[]; under: number[] }
  | { verb: "pay"; amounts: Amounts; card?: number } // the card that is played for it
  | { verb: "gain"; amounts: Amounts }
  | { verb: "exchange"; give: Amounts; take: Amounts }
  | { verb: "perform"; slot: string }
  | { verb: "spend"; card: number; times: number }
  | { verb: "part"; part: number; place: string; steps?: number } // of its steps so many; 0: all of it
  | CommonMove
);

export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "slot"; id: string }
  | { kind: "card"; card: number }
  | { kind: "site"; site: string }
  | { kind: "tile"; tile: string }
  | { kind: "contract"; contract: string }
  | { kind: "button" };

/** What is touched to play this move. A turn needs its slot and its card: the slot stands for it. */
export function target(move: Move): Target {
  switch (move.verb) {
    case "turn":
    case "perform":
      return { kind: "slot", id: move.slot };
    case "build":
    case "upgrade":
    case "produce":
    case "convert":
      return { kind: "site", site: move.site };
    case "use":
    case "ready":
    case "discard":
    case "take":
      return { kind: "card", card: move.card };
    case "tile":
      return { kind: "tile", tile: move.tile };
    case "contract":
      return { kind: "contract", contract: move.contract };
    default:
      return { kind: "button" };
  }
}
