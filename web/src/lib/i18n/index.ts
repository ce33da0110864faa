import { catalogue } from "./catalogue.svelte";
import { language } from "./language.svelte";
import * as locale from "./locale";
import { markMessage } from "./pseudo";

export { language, withWords } from "./language.svelte";

type Shell = typeof import("../words/en/shell").default;

/** The texts of the shell; a game has its own catalogue. */
export const t = catalogue<Shell>(import.meta.glob("../words/*/shell.ts"));
export type Key = keyof Shell;

/** A number that stands alone. */
export function numbered(value: number): string {
  return locale.number(value, language.code);
}

/** A number with at most one decimal. */
export function averaged(value: number): string {
  return locale.average(value, language.code);
}

/** `Ann, Bea and Cat`. */
export function listed(names: string[]): string {
  return markMessage(locale.list(names, language.code), language.code);
}
