/** Moves by kind, and which thing of the screen a move belongs to. No rule of the game is known here. */

import type { ReadMove } from "$lib/play/moves";
import type { MoveByKind } from "../documents";

export { movesOf } from "$lib/play/moves";

export type Move = ReadMove<MoveByKind>;
export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;
export const LOADS = ["load_bay", "load_building", "load_stadium", "load_factory", "load_units"] as const;
export type Load = MoveOf<(typeof LOADS)[number]>;

/** `other` is the one that moves second. */
export type MarkerName = MoveOf<"advance">["marker"];

/** Moves that belong to nothing on the screen: each has a button. */
type Button =
  | "discard"
  | "down"
  | "end"
  | "energy"
  | "exchange"
  | "factory"
  | "fee"
  | "first"
  | "gain"
  | "keep"
  | "leave"
  | "look"
  | "part"
  | "pass"
  | "pay"
  | "place"
  | "power"
  | "prepare"
  | "raise"
  | "unit"
  | "up";

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "action" | "item" | "technology" | "common"; id: string }
  | { kind: "card"; card: number }
  | { kind: "goal"; goal: number }
  | { kind: "area"; area: string }
  | { kind: "cargo"; area?: string } // of the Old World
  | { kind: "ship"; ship: string }
  | { kind: "track" }
  | { kind: "button"; verb: Button };

/** What is touched to play this move. */
export function target(move: Move): Target {
  switch (move.verb) {
    case "action":
      return { kind: "action", id: move.action };
    case "card":
      return { kind: "card", card: move.card };
    case "ship":
    case "stadium":
    case "take":
    case "play":
      return { kind: "item", id: move.item };
    case "invent":
    case "technology":
      return { kind: "technology", id: move.technology };
    case "goal":
    case "drop":
      return { kind: "goal", goal: move.goal };
    case "common":
      return { kind: "common", id: move.goal };
    case "settle":
      return { kind: "area", area: move.area };
    case "send":
      return { kind: "ship", ship: move.ship };
    case "load_bay":
    case "load_building":
      return { kind: "cargo", area: move.area };
    case "load_stadium":
    case "load_factory":
    case "load_units":
      return { kind: "cargo" };
    case "advance":
      return { kind: "track" };
    default:
      return { kind: "button", verb: move.verb };
  }
}
