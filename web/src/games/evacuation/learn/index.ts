/** Evacuation for those who learn it. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import { legendOf, type IconFacts } from "$lib/learn/legend";
import { bookOf } from "$lib/learn/rules/writing";
import { GLYPHS } from "../icons/glyphs";
import { LEGEND } from "./icons";

export { default as IconRow } from "../icons/IconRow.svelte";
export { aim } from "./aim";
export { itemsOf } from "./gallery";
export { default as ItemPicture } from "./ItemPicture.svelte";
export { default as Picture } from "./Picture.svelte";

const t = catalogue(import.meta.glob("../words/*/icons.ts"));

export const rules = bookOf(import.meta.glob("../rules/*.json"));

/** Every icon with its name and meaning. */
export function legend(): IconFacts[] {
  return legendOf(LEGEND, GLYPHS, t);
}
