/** Evacuation in the lobby. */

import type { Json, OptionDocument } from "$lib/protocol";
import { catalogue } from "$lib/i18n/catalogue.svelte";

export { default as Picture } from "./Picture.svelte";

export const place = 2;
export const t = catalogue<typeof import("./words/en/lobby").default>(import.meta.glob("./words/*/lobby.ts"));

/** The rulebook's advice for a first game: points, standard actions, Goal cards by technology set. */
export const beginner: Record<string, Json> = { goals: "first_game" };

export const lesson = 10;

export function option(name: string): string | undefined {
  return text(`option.${name}`);
}

export function value(name: string, chosen: unknown): string | undefined {
  return text(`value.${name}.${String(chosen)}`);
}

/** Races need opponents and have no goals or modules; advanced actions always give generous bonuses. */
export function matters({ name }: OptionDocument, seats: number, chosen: Record<string, Json>): boolean {
  const isRace = chosen.mode === "race" && seats > 1;
  if (name === "mode") return seats > 1;
  if (name === "bonuses") return chosen.actions !== "advanced";
  if (name === "goals" || name === "common_goals" || name === "lines") return !isRace;
  if (name === "third_player") return seats === 2;
  return true;
}

/** How far a game is; in year 0 it is set up. */
export function moment({ year = 0 }: Record<string, number>): string {
  return t("moment", { year });
}

export function isRare({ name }: OptionDocument): boolean {
  return ["bonuses", "third_player"].includes(name);
}

function text(key: string): string | undefined {
  return t.has(key) ? t(key) : undefined;
}
