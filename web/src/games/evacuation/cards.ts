/** Everything that has a large card: where it is found, and which rules speak of it. */

import type { Components, NationView, Printed } from "./documents";
import { developed } from "./summary";
import { known } from "./view";

const CARD_KINDS = [
  "ship",
  "stadium",
  "infrastructure",
  "technology",
  "goal",
  "action_card",
  "bonus",
  "common_goal",
  "board_action",
  "solo_card",
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** `ship S03` taken apart. */
export interface CardKey {
  kind: CardKind;
  id: string;
}

const TABLES = {
  ship: "ships",
  stadium: "stadiums",
  infrastructure: "infrastructure",
  technology: "technologies",
  goal: "goals",
  action_card: "action_cards",
  bonus: "bonuses",
  common_goal: "common_goals",
  board_action: "board_actions",
  solo_card: "solo_cards",
} as const satisfies Record<CardKind, keyof Components>;

export const RULES: Record<CardKind, string[]> = {
  ship: ["EV-SHIP-02", "EV-SHIP-05", "EV-TRANS-19"],
  stadium: ["EV-STAD-02", "EV-STAD-06"],
  infrastructure: ["EV-INFRA-04", "EV-INFRA-06", "EV-INFRA-10"],
  technology: ["EV-TECH-04", "EV-TECH-02", "EV-TECH-12"],
  goal: ["EV-SCORE-03"],
  action_card: ["EV-ADV-06", "EV-ADV-14", "EV-ADV-16"],
  bonus: ["EV-BONUS-03", "EV-GEN-02"],
  common_goal: ["EV-MOD-03", "EV-MOD-04"],
  board_action: ["EV-ACTION-05", "EV-ACTION-08", "EV-ACTION-09"],
  solo_card: ["EV-SOLO-18", "EV-SOLO-19"],
};

export function readKey(key: string): CardKey | null {
  const [kind = "", id = ""] = key.split(" ");
  const found = CARD_KINDS.find((other) => other === kind);
  return found ? { kind: found, id } : null;
}

export function printed(components: Components, { kind, id }: CardKey): Printed | undefined {
  return (components[TABLES[kind]] as Record<string, Printed>)[id];
}

/** The moves that a card can be played by, as they are written. */
export function movesOfCard({ kind, id }: CardKey): string[] {
  switch (kind) {
    case "ship":
      return [`ship ${id} old`, `ship ${id} new`, `send ${id}`];
    case "stadium":
      return [`stadium ${id} old`, `stadium ${id} new`];
    case "infrastructure":
      return [`take ${id}`, `play ${id}`];
    case "technology":
      return [`invent ${id}`, `use ${id}`];
    case "goal":
      return [`goal ${id}`, `drop ${id}`];
    case "common_goal":
      return [`goal ${id}`];
    case "action_card":
      return [`card ${id}`];
    case "board_action":
      return [id];
    default:
      return [];
  }
}

/** Where the card is, seen by its owner; null: not with this nation. */
export function placeOf(area: NationView, { kind, id }: CardKey): string | null {
  switch (kind) {
    case "ship":
      return area.ships.old.includes(id)
        ? "old"
        : area.ships.new.includes(id)
          ? "new"
          : flies(area, id)
            ? "flying"
            : null;
    case "stadium":
      return area.stadiums.new.includes(id) ? "new" : area.stadiums.old.includes(id) ? "old" : null;
    case "infrastructure":
      if (area.completed.includes(id)) return "completed";
      return area.played.includes(id) ? "played" : area.infrastructure.includes(id) ? "hand" : null;
    case "technology":
      if (!area.grid.some((column) => column.includes(id))) return null;
      return developed(area).includes(id) ? "developed" : "grid";
    case "goal":
      return known(area.goals).includes(Number(id)) ? "own" : null;
    case "action_card":
      return known(area.hand).includes(Number(id)) ? "hand" : area.shown?.includes(Number(id)) ? "shown" : null;
    case "common_goal":
      return area.played_goals?.includes(id) ? "played" : area.common_goals?.includes(id) ? "claimed" : null;
    default:
      return null;
  }
}

function flies(area: NationView, ship: string): boolean {
  return area.flights?.some((flight) => flight.ship === ship) || (area.returning?.includes(ship) ?? false);
}
