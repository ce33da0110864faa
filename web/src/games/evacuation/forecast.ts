/** What the server foresees for one seat, by the rules' own code. */

import type { Amounts, World } from "./documents";

/** How far a requirement is. */
interface Reached {
  have: number;
  need: number;
  met?: boolean;
}

/** Food of one world in the next Income. */
interface FoodCheck {
  stock: number;
  income: number;
  demand: number;
  missing: number;
}

/** What the next Income brings, what the next action costs, and what the score would be now. */
export interface ForecastDocument {
  income: Record<World, Amounts>;
  /** Power Levels that this year's actions can count as. */
  power: number[];
  /** The next action of the year: its number, its Energy by group, and the worlds that may pay. */
  energy?: { number: number; cost: number; groups: Record<string, number>; worlds: World[] };
  /** The Year-end Bonus as things stand; strict: a value must be hit exactly. */
  bonus?: { hits: "lower" | "higher" | null; strict: boolean; short: number | null } | null;
  /** The check of the next Income; none after the last year. */
  check?: Record<World, FoodCheck> & {
    year: number;
    stadiums: { have: number; demand: number; missing: number };
    penalties: number;
  };
  /** What the end of the game asks. */
  end?: { stadiums: { have: number; demand: number; missing: number } };
  /** Points of one's own Goal cards so far. */
  goals?: Record<string, number>;
  /** Penalty tokens of the next Income as things stand; none after the last year. */
  penalties?: number;
  /** Requirements of one's Infrastructure cards. */
  requirements?: Record<string, Reached>;
  common?: Record<string, Reached>;
  /** Line Majority: Areas and points by seat; the simulated opponent comes last. */
  lines?: { tile: number; face: number; counts: number[]; points: number[] }[];
  /** Own ships: what the next flight costs, and how much they hold. */
  flights?: Record<string, { energy: number; buildings: number; resources: number }>;
  race?: { levels: number[]; stadiums: number; met: boolean; down: number };
  score_now?: Record<string, number>;
}
