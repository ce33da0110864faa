import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

export type GameScreen = Component<{ table: Table }>;

/** The screen of every game, fetched when a table of it is opened. */
export const SCREENS: Record<string, () => Promise<{ default: GameScreen }>> = {
  "underwater-cities": () => import("./underwater-cities/Screen.svelte"),
};
