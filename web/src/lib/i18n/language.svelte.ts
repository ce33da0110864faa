/** The language in use. English is built in; catalogues of other languages are fetched when they are chosen. */

import { LONG } from "./message";

export const LANGUAGES = ["en"] as const;
/** What can be chosen, and the long English of the tests. */
export type Language = (typeof LANGUAGES)[number] | typeof LONG;

class Current {
  code = $state<Language>("en");

  use(wanted: Language): void {
    this.code = wanted;
    document.documentElement.lang = wanted;
  }
}

export const language = new Current();

/** The language of this name, if there is one. */
export function knownLanguage(name: string): Language {
  return ([...LANGUAGES, LONG] as const).find((code) => code === name) ?? "en";
}

/** The best of our languages for what the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  return LANGUAGES.find((code) => wanted.includes(code)) ?? "en";
}
