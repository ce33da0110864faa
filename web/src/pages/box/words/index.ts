import { catalogue } from "$lib/i18n/catalogue.svelte";
import en from "./en";

export const t = catalogue(en);
