/** The language in use: the address (`?lang=pl`, for one visit), else the choice of a person, else the browser says it. */

import { read, write } from "../page/storage";
import { knownLanguage, pickLanguage, type Language } from "./languages";
import { fetchWords } from "./shelves";

const NAME = "language";

class Current {
  /** The language that is shown. */
  code = $state<Language>(languageAtStart());
  /** The language that is shown as soon as its words are there. */
  wanted: Language = this.code;

  constructor() {
    this.tellBrowser();
  }

  /** Fetch the words of a language, then show it; if they do not come, the old one stays. */
  async show(wanted: Language): Promise<void> {
    this.wanted = wanted;
    try {
      await fetchWords(wanted);
    } catch (error) {
      this.wanted = this.code;
      throw error;
    }
    if (this.wanted !== wanted) return;
    this.code = wanted;
    this.tellBrowser();
  }

  /** Show a language and keep it as the choice of this person. */
  async choose(wanted: Language): Promise<void> {
    await this.show(wanted);
    write(NAME, wanted);
  }

  /** Hyphens, quotes, fonts and voices follow the language of the page. */
  private tellBrowser(): void {
    document.documentElement.lang = this.code;
  }
}

export const language = new Current();

function languageAtStart(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return knownLanguage(asked) ?? knownLanguage(read<string | null>(NAME, null)) ?? pickLanguage(navigator.languages);
}

/** Wait for a part of the page and for its words. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const found = await part;
  await fetchWords(language.wanted);
  return found;
}
