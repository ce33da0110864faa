import type { Component } from "svelte";
import type { EventDocument } from "../lib/frames";
import type { Table } from "../lib/table.svelte";

export type GameScreen = Component<{ table: Table }>;

/** What a result page needs to know of a game. */
export interface ResultWords {
  /** The name of a source of points. */
  source(name: string): string;
  /** What an event gives or takes its seat, in points. */
  points(event: EventDocument): number;
  /** Does it belong to the final scoring? */
  isFinal(event: EventDocument): boolean;
}

/** The screen of every game, fetched when a table of it is opened. */
export const SCREENS: Record<string, () => Promise<{ default: GameScreen }>> = {
  "underwater-cities": () => import("./underwater-cities/Screen.svelte"),
};

export const RESULTS: Record<string, () => Promise<ResultWords>> = {
  "underwater-cities": () => import("./underwater-cities/result"),
};
