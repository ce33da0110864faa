import { catalogue } from "../i18n/catalogue.svelte";

/** The texts of rules, icons, aim and gallery; fetched with them. */
export const t = catalogue<typeof import("./en/learn").default>(import.meta.glob("./*/learn.ts"));
