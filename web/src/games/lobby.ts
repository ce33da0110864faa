/** What the lobby says about the games; small, because it is loaded at once. */

import type { Component } from "svelte";
import type { Json, OptionDocument } from "../lib/frames";
import type { Translate } from "../lib/i18n/catalogue.svelte";
import * as evacuation from "./evacuation/lobby";
import * as underwaterCities from "./underwater-cities/lobby";

export interface LobbyGame {
  slug: string;
  /** What its card shows behind the words. */
  Picture: Component;
  t: Translate<Record<"title" | "aim" | "facts", string>>;
  /** The name of an option and of its values; undefined where the server's own words do. */
  option(name: string): string | undefined;
  value(name: string, value: unknown): string | undefined;
  /** Options of the rulebook's advice for a first game. */
  beginner: Record<string, Json>;
  /** Does the option matter with so many seats and what else is chosen? */
  matters(option: OptionDocument, seats: number, chosen: Record<string, Json>): boolean;
  /** Is it for the few who know why they want it? */
  isRare(option: OptionDocument): boolean;
  /** A finished game to look at. */
  sample(): Promise<Json>;
}

export const LOBBY_GAMES: [LobbyGame, ...LobbyGame[]] = [underwaterCities, evacuation];

/** What a table is called: as its owner says, or by its game. */
export function titleOf({ title, game }: { title: string; game: string }): string {
  return title || LOBBY_GAMES.find(({ slug }) => slug === game)?.t("title") || game;
}
