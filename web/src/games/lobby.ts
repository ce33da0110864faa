/** What the lobby says about the games; small, because it is loaded at once. */

import type { Component } from "svelte";
import type { Json, OptionDocument } from "$lib/protocol";
import type { Translate } from "$lib/i18n/catalogue.svelte";
import { t } from "$lib/i18n";
import { byFolder } from "./folders";

export interface LobbyGame {
  slug: string;
  /** The game with the lowest number stands first. */
  place: number;
  /** What its card shows behind the words. */
  Picture: Component;
  t: Translate<Record<"title" | "aim" | "goal" | "facts" | "credits", string>>;
  /** How far a game is: `Era II, round 5`. */
  moment(moment: Record<string, number>): string;
  /** The name of an option and of its values; undefined where the server's own words do. */
  option(name: string): string | undefined;
  value(name: string, value: unknown): string | undefined;
  /** Options of the rulebook's advice for a first game. */
  beginner: Record<string, Json>;
  /** Does the option matter with so many seats and what else is chosen? */
  matters(option: OptionDocument, seats: number, chosen: Record<string, Json>): boolean;
  /** Is it for the few who know why they want it? */
  isRare(option: OptionDocument): boolean;
  /** The minutes that its tutorial takes, if it has one. */
  lesson?: number;
}

const FOUND = byFolder(import.meta.glob<Omit<LobbyGame, "slug">>("./*/lobby.ts", { eager: true }));

export const LOBBY_GAMES = inOrder(Object.entries(FOUND).map(([slug, about]) => ({ slug, ...about })));

function inOrder(games: LobbyGame[]): [LobbyGame, ...LobbyGame[]] {
  const [first, ...others] = games.sort((one, other) => one.place - other.place);
  if (!first) throw new Error("no folder of a game has a lobby.ts");
  return [first, ...others];
}

/** How a table differs from the usual set-up, in words: `Actions: Advanced (Action cards)`. */
export function variantsOf(game: string, options: Record<string, Json> | undefined): string[] {
  const about = LOBBY_GAMES.find(({ slug }) => slug === game);
  return Object.entries(options ?? {})
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => {
      const called = about?.option(name) ?? name;
      if (typeof value === "object" || value === true) return called;
      return t("variant.chosen", { name: called, value: about?.value(name, value) ?? String(value) });
    });
}

/** What a table is called: as its owner says, or by its game. */
export function titleOf({ title, game }: { title: string; game: string }): string {
  return title || LOBBY_GAMES.find(({ slug }) => slug === game)?.t("title") || game;
}
