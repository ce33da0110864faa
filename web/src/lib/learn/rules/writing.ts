/** The rules of a game in the language of the page; where they are not written in it, in English. */

import { language } from "../../i18n";
import { SOURCE, wordsOf } from "../../i18n/languages";
import type { Book } from "./book";

/** Return how to fetch the book among files such as `../rules/pl.json`. */
export function bookOf(files: Record<string, () => Promise<unknown>>): () => Promise<Book> {
  const find = (code: string) => Object.keys(files).find((name) => name.endsWith(`/${code}.json`));
  return async () => {
    const path = find(wordsOf(language.code)) ?? find(SOURCE) ?? "";
    const written = (await files[path]?.()) as { default: Book } | undefined;
    if (!written) throw new Error("no rules are written");
    return written.default;
  };
}
