/** The languages of the page, each by its own name. A language is added here and in the folders of words. */

import { LONG, MARKED, markMessage } from "./pseudo";

/** What can be chosen, in the order of the settings. */
export const LANGUAGES = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  it: "Italiano",
  ru: "Русский",
} as const satisfies Record<string, string>;

export type Language = keyof typeof LANGUAGES | typeof MARKED | typeof LONG;

/** The language whose words the pseudo-languages are made of. */
export const SOURCE = "en";

/** The name of a language in that language. */
export function nameOf(language: Language): string {
  return isOffered(language) ? LANGUAGES[language] : markMessage(language, language);
}

export function isOffered(language: string): language is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, language);
}

/** The language of this name, if there is one. */
export function knownLanguage(name: string | null): Language | undefined {
  if (name === MARKED || name === LONG) return name;
  return name !== null && isOffered(name) ? name : undefined;
}

/** Return the first of the wanted languages (`pl-PL`, `pl`) that there is, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = tag.toLowerCase().split("-")[0] ?? "";
    if (isOffered(found)) return found;
  }
  return SOURCE;
}

/** The folder of the words of a language. */
export function wordsOf(language: Language): keyof typeof LANGUAGES {
  return isOffered(language) ? language : SOURCE;
}

/** Whose numbers and lists a language has; English is British, without a comma before the last of a list. */
export function localeOf(language: string): string {
  const spoken = isOffered(language) || !knownLanguage(language) ? language : SOURCE;
  return spoken === SOURCE ? "en-GB" : spoken;
}
