import { catalogue } from "../i18n/catalogue.svelte";

/** The signs of rows of icons that mean the same in every game; looked for by the names of icons. */
export const t = catalogue(import.meta.glob("./*/signs.ts"));
