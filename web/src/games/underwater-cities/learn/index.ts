/** Underwater Cities for those who learn it. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import { legendOf, type IconFacts } from "$lib/learn/legend";
import type { Book } from "$lib/learn/rules/book";
import { GLYPHS } from "../icons/glyphs";
import en from "../words/icons-en";
import { LEGEND } from "./icons";

export { default as IconRow } from "../icons/IconRow.svelte";
export { aim } from "./aim";
export { itemsOf } from "./gallery";
export { default as ItemPicture } from "./ItemPicture.svelte";
export { default as Picture } from "./Picture.svelte";

const t = catalogue(en);

export async function rules(): Promise<Book> {
  const written: unknown = (await import("../rules/en.json")).default;
  return written as Book;
}

/** Every icon with its name and meaning. */
export function legend(): IconFacts[] {
  return legendOf(LEGEND, GLYPHS, en, t);
}
