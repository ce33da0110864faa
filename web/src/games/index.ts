import type { Component } from "svelte";
import type { IconRowProps } from "$lib/icons/props";
import type { LoggedEvent } from "$lib/protocol";
import type { Table } from "$lib/table/table.svelte";
import { byFolder } from "./folders";

export type GameScreen = Component<{ table: Table }>;

/** What a result page needs to know of a game. */
interface ResultWords {
  /** The name of a source of points. */
  source(name: string): string;
  /** What an event gives or takes its seat, in points. */
  points(event: LoggedEvent): number;
  /** Does it belong to the final scoring? */
  isFinal(event: LoggedEvent): boolean;
  /** Where it is not points that the result counts and the curve shows: what these are. */
  other?: OtherCount;
}

export interface OtherCount {
  total(score: Record<string, number>): string | undefined;
  curve(): string;
  turn(kind: "lead" | "gain", params: { name: string; points: number; number: number }): string;
}

/** The screen of every game, fetched when a table of it is opened. */
export const SCREENS = byFolder(import.meta.glob<{ default: GameScreen }>("./*/Screen.svelte"));

/** Rows of icons of every game, for pages that are no table. */
export const ICON_ROWS = byFolder(import.meta.glob<{ default: Component<IconRowProps> }>("./*/icons/IconRow.svelte"));

export const RESULTS = byFolder(import.meta.glob<ResultWords>("./*/result.ts"));
