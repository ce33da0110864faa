import { catalogue } from "../i18n/catalogue.svelte";

/** The texts of the statistics. */
export const t = catalogue<typeof import("./en/statistics").default>(import.meta.glob("./*/statistics.ts"));
