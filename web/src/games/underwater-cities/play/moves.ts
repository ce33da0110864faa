/** Moves by kind, and which thing of the screen a move belongs to. No rule of the game is known here. */

import type { ReadMove } from "$lib/play/moves";
import type { MoveByKind } from "../documents";

export { movesOf } from "$lib/play/moves";

export type Move = ReadMove<MoveByKind>;
export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

/** Moves that belong to nothing on the screen: each has a button. */
type Button = "claim" | "end" | "exchange" | "first" | "gain" | "keep" | "leave" | "look" | "part" | "pay" | "spend";

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "slot"; id: string }
  | { kind: "card"; card: number }
  | { kind: "site"; site: string }
  | { kind: "tile"; tile: string }
  | { kind: "contract"; contract: string }
  | { kind: "button"; verb: Button };

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
      return { kind: "button", verb: move.verb };
  }
}
