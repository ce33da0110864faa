import { catalogue } from "./catalogue.svelte";
import { language } from "./language.svelte";
import * as locale from "./locale";
import { markMessage } from "./pseudo";

export { language, withWords } from "./language.svelte";

type Shell = typeof import("../words/en/shell").default;

/** The texts of the shell; a game has its own catalogue. */
export const t = catalogue<Shell>(import.meta.glob("../words/*/shell.ts"));
export type Key = keyof Shell;

/** A number that stands alone. */
export function numbered(value: number): string {
  return locale.number(value, language.code);
}

/** A number that is more or less than before: `+3`, `−2`. */
export function changed(value: number): string {
  return locale.change(value, language.code);
}

/** A number with at most one decimal. */
export function averaged(value: number): string {
  return locale.average(value, language.code);
}

/** `Ann, Bea and Cat`. */
export function listed(names: string[]): string {
  return markMessage(locale.list(names, language.code), language.code);
}

/** How texts that are no sentence together are joined. */
type Joint = Extract<Key, `join.${string}`>;

/** Join what stands side by side; empty texts are left out. */
export function joined(joint: Joint, texts: readonly (string | false | null | undefined)[]): string {
  const said = texts.filter((text): text is string => !!text);
  return said.length ? said.reduce((before, after) => t(joint, { before, after })) : "";
}

/** `Passage 2. It is closed.`: what something is called, and the sentences about it. */
export function titled(title: string, ...sentences: readonly (string | false | null | undefined)[]): string {
  const text = joined("join.sentences", sentences);
  return text ? t("label.titled", { title, text }) : title;
}

/** Order things by a text of theirs, as the language does. */
export function ordered<T>(things: readonly T[], text: (thing: T) => string): T[] {
  return [...things].sort((one, other) => locale.compare(text(one), text(other), language.code));
}
