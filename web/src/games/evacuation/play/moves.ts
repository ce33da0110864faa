/** Moves by kind, and which thing of the screen a move belongs to. No rule of the game is known here. */

import type { CommonMove } from "$lib/play/moves";
import type { Amounts, Good, Lane, World } from "../documents";

export { movesOf } from "$lib/play/moves";

/** `other` is the one that moves second. */
export type MarkerName = "front" | "rear" | "other";

export type Load =
  | { verb: "load_bay" | "load_building"; ship: string; area: string }
  | { verb: "load_stadium"; ship: string; stadium: string }
  | { verb: "load_factory"; ship: string; good: Good }
  | { verb: "load_units"; ship: string; good: Good; amount: number };

export type Move = { text: string; label: string } & (
  | { verb: "action"; action: string; card: number } // under it; 0: no card
  | { verb: "card"; card: number }
  | { verb: "energy"; old: number; new: number }
  | { verb: "keep"; cards: number[] }
  | { verb: "goal" | "drop"; goal: number }
  | { verb: "common"; goal: string }
  | { verb: "technology" | "invent"; technology: string }
  | { verb: "ship" | "stadium"; item: string; world: World }
  | { verb: "take" | "play"; item: string }
  | { verb: "discard"; items: string[] }
  | { verb: "fee" | "gain" | "prepare" | "factory" | "unit"; good: Good; world: World }
  | { verb: "raise" | "down" | "up"; good: Good }
  | { verb: "exchange"; world: World; give: Good; take: Good }
  | { verb: "pay"; amounts: Amounts }
  | { verb: "settle"; area: string }
  | { verb: "place"; factories: Good[] }
  | { verb: "send"; ship: string }
  | { verb: "advance"; marker: MarkerName; steps: number; lane: Lane }
  | { verb: "power"; power: number }
  | { verb: "part"; part: number; place: string }
  | { verb: "pass" }
  | Load
  | CommonMove
);

export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;
export const LOADS = ["load_bay", "load_building", "load_stadium", "load_factory", "load_units"] as const;

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "action" | "item" | "technology" | "common"; id: string }
  | { kind: "card"; card: number }
  | { kind: "goal"; goal: number }
  | { kind: "area"; area: string }
  | { kind: "cargo"; area?: string } // of the Old World
  | { kind: "ship"; ship: string }
  | { kind: "track" | "button" };

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
      return { kind: "button" };
  }
}
