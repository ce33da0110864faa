import { language, type Language } from "./language.svelte";
import { format, LONG, type Params } from "./message";

type Texts = Record<string, string>;
type Loader<T extends Texts> = () => Promise<{ default: Record<keyof T, string> }>;

export type Translate<T extends Texts> = (key: keyof T & string, params?: Params) => string;

/** The texts of a part of the client by key. English stands in until another language has arrived. */
export function catalogue<T extends Texts>(
  english: T,
  others: Partial<Record<Language, Loader<T>>> = {},
): Translate<T> {
  const loaded = $state<Partial<Record<Language, Record<keyof T, string>>>>({ en: english });
  return (key, params = {}) => {
    const code = language.code;
    const texts = loaded[code];
    if (!texts) void others[code]?.().then((module) => (loaded[code] = module.default));
    return format((texts ?? english)[key], params, texts || code === LONG ? code : "en");
  };
}
