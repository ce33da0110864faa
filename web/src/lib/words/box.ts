import { catalogue } from "../i18n/catalogue.svelte";

/** The texts of the page of one's own box. */
export const t = catalogue<typeof import("./en/box").default>(import.meta.glob("./*/box.ts"));
