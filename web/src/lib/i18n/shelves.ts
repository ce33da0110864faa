/** All catalogues of the page that were asked for so far: a language is shown when all of them have it. */

import type { Language } from "./languages";

type Fetch = (language: Language) => Promise<unknown>;

const shelves: Fetch[] = [];

/** Remember how a catalogue fetches the words of a language. */
export function addShelf(fetch: Fetch): void {
  shelves.push(fetch);
}

/** Fetch the words of a language for every catalogue, as far as they are not there. */
export async function fetchWords(language: Language): Promise<void> {
  for (let known = 0; known < shelves.length;) {
    const some = shelves.slice(known);
    known = shelves.length;
    await Promise.all(some.map((fetch) => fetch(language))); // meanwhile another part of the page may have come
  }
}
