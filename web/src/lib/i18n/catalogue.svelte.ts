/** A catalogue: the texts of a part of the page by key, a file for each language, fetched when it is needed. */

import { SOURCE, wordsOf, type Language } from "./languages";
import { language } from "./language.svelte";
import { format, type Params, type Part } from "./message";
import { addShelf } from "./shelves";
import { keepTogether } from "./typography";

type Texts = Record<string, string>;

/** The files of a catalogue, as `import.meta.glob` finds them: `./pl/learn.ts`. */
type Files = Record<string, () => Promise<unknown>>;

/** The words of another language: every text of English, and what forms this language has of them. */
export type Words<T extends Texts> = Record<keyof T, string> & Partial<Record<`${keyof T & string}:${string}`, string>>;

export interface Translate<T extends Texts = Texts> {
  /** Say a message with its parts. */
  (key: keyof T & string, params?: Params): string;
  /** Return a message as a part of another one, which says in which form it wants it. */
  part(key: keyof T & string, params?: Params): Part;
  has(key: string): key is keyof T & string;
  /** The keys, in the order of the file. */
  keys(): (keyof T & string)[];
}

/** Return the catalogue of these files; it says nothing until the words of the language have arrived. */
export function catalogue<T extends Texts = Texts>(files: Files): Translate<T> {
  const shelf = new Shelf(files);
  const say = (key: string, params: Params, form: string) => format(shelf.find(key, form), params, language.code, form);
  return Object.assign((key: string, params: Params = {}) => say(key, params, ""), {
    part:
      (key: string, params: Params = {}): Part =>
      (form) =>
        say(key, params, form),
    has: (key: string): key is keyof T & string => key in shelf.texts,
    keys: () => Object.keys(shelf.texts) as (keyof T & string)[],
  });
}

/** What has arrived of a catalogue. */
class Shelf {
  private arrived = $state.raw<Partial<Record<string, Texts>>>({});
  private readonly asked = new Map<string, Promise<void>>();

  constructor(private readonly files: Files) {
    const fetch = (wanted: Language) => this.fetch(wordsOf(wanted));
    addShelf(fetch);
    for (const code of [language.code, language.wanted]) fetch(code).catch(() => undefined); // who waits is told
  }

  get texts(): Texts {
    return this.arrived[wordsOf(language.code)] ?? {};
  }

  /** The entry of a key in a form, else the plain one. */
  find(key: string, form: string): string {
    return (form && this.texts[`${key}:${form}`]) || (this.texts[key] ?? "");
  }

  private fetch(code: string): Promise<void> {
    let found = this.asked.get(code);
    if (!found) this.asked.set(code, (found = this.load(code)));
    return found;
  }

  /** While the page is developed, English stands in for what is not translated yet; a test says what is missing. */
  private async load(code: string): Promise<void> {
    try {
      const texts = await this.read(code);
      const english = import.meta.env.DEV && code !== SOURCE ? await this.read(SOURCE) : {};
      this.arrived = { ...this.arrived, [code]: { ...english, ...setTexts(texts, code) } };
    } catch (error) {
      this.asked.delete(code); // the next time it may come
      throw error;
    }
  }

  private async read(code: string): Promise<Texts> {
    const path = Object.keys(this.files).find((name) => name.includes(`/${code}/`));
    if (!path && import.meta.env.DEV) return {};
    const module = (await this.files[path ?? ""]?.()) as { default: Texts } | undefined;
    if (!module) throw new Error(`no words in ${code}`);
    return module.default;
  }
}

function setTexts(texts: Texts, code: string): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, keepTogether(text, code)]));
}
