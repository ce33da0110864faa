import { catalogue } from "$lib/i18n/catalogue.svelte";
import en from "./en";

/** The texts of this game's screen. */
export const t = catalogue(en);
