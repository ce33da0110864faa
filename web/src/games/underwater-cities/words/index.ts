import { catalogue } from "$lib/i18n/catalogue.svelte";

/** The texts of this game's screen. */
export const t = catalogue<typeof import("./en/screen").default>(import.meta.glob("./*/screen.ts"));
