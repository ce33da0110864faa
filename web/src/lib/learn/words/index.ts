import { catalogue } from "../../i18n/catalogue.svelte";
import en from "./en";

/** The texts of rules, icons, aim and gallery; fetched with them. */
export const t = catalogue(en);
