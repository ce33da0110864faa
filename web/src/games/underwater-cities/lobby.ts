/** Underwater Cities in the lobby. */

import type { Json, OptionDocument } from "$lib/protocol";
import { catalogue } from "$lib/i18n/catalogue.svelte";

export { default as Picture } from "./Picture.svelte";

export const place = 1;
export const t = catalogue<typeof import("./words/en/lobby").default>(import.meta.glob("./words/*/lobby.ts"));

/** The usual set-up is the one for beginners. */
export const beginner: Record<string, Json> = {};

export const lesson = 15;

export function option(name: string): string | undefined {
  return text(`option.${name}`);
}

export function value(name: string, chosen: unknown): string | undefined {
  return text(`value.${name}.${String(chosen)}`);
}

/** Contracts and sides of boards belong to games of several, the neutral tiles to the solo game. */
export function matters({ name }: OptionDocument, seats: number): boolean {
  if (name === "solo_start") return seats === 1;
  if (name === "contracts" || name === "boards") return seats > 1;
  return true;
}

/** How far a game is. */
export function moment({ era = 1, round = 1 }: Record<string, number>): string {
  return t("moment", { era, round });
}

export function isRare({ name }: OptionDocument): boolean {
  return ["board_numbers", "tunnels"].includes(name);
}

function text(key: string): string | undefined {
  return t.has(key) ? t(key) : undefined;
}
