import type { Component } from "svelte";
import type { IconRowProps } from "$lib/icons/props";
import type { LoggedEvent } from "$lib/protocol";
import type { Table } from "$lib/table/table.svelte";
import { partsByFolder } from "./folders";

export type GameScreen = Component<{ table: Table }>;

/** What looking back at a game needs to know of it. */
export interface ResultWords {
  /** The name of a source of points. */
  source(name: string): string;
  /** Where it is not points that decide: what is counted, and what its curve is called. */
  total?(score: Record<string, number>): string | undefined;
  curve?(score: Record<string, number>): string | undefined;
  /** The part of the game that begins with an event: an Era, a year. */
  chapter(event: LoggedEvent): string | undefined;
  /** How much an event is worth telling; 0 is nothing. */
  weigh(event: LoggedEvent): number;
}

/** The screen of every game, fetched when a table of it is opened. */
export const SCREENS = partsByFolder(import.meta.glob<{ default: GameScreen }>("./*/Screen.svelte"));

/** Rows of icons of every game, for pages that are no table. */
export const ICON_ROWS = partsByFolder(
  import.meta.glob<{ default: Component<IconRowProps> }>("./*/icons/IconRow.svelte"),
);

export const RESULTS = partsByFolder(import.meta.glob<ResultWords>("./*/result.ts"));
