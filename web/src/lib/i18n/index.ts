import { catalogue } from "./catalogue.svelte";
import en from "./en";

export { language, LANGUAGES, type Language } from "./language.svelte";

/** The texts of the shell; a game has its own catalogue. */
export const t = catalogue(en);
export type Key = keyof typeof en;
