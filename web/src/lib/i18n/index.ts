import { catalogue } from "./catalogue.svelte";
import en from "./en";
import { language } from "./language.svelte";
import { number } from "./message";

export { language };
export { LANGUAGES, type Language } from "./language.svelte";

/** The texts of the shell; a game has its own catalogue. */
export const t = catalogue(en);
export type Key = keyof typeof en;

/** A number that stands alone. */
export function numbered(value: number): string {
  return number(value, language.code);
}

/** `Ann, Bea and Cat`. */
export function listed(names: string[]): string {
  const code = language.code === "en" ? "en-GB" : language.code; // no comma before the last one
  return new Intl.ListFormat(code, { type: "conjunction" }).format(names);
}
