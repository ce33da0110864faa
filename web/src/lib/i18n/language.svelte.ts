/** The language in use. English is built in; catalogues of other languages are fetched when they are chosen. */

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

class Current {
  code = $state<Language>("en");

  use(wanted: Language): void {
    this.code = wanted;
    document.documentElement.lang = wanted;
  }
}

export const language = new Current();

/** The best of our languages for what the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  return LANGUAGES.find((code) => wanted.includes(code)) ?? "en";
}
