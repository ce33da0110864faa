/**
 * Spaces at which a line must not break: after words of one letter, between a number and its noun, before a dash. They
 * are put into the messages of a language when these arrive; the engine does the same (`kit/words/typography`).
 */

const KEPT = "\u00a0";
/** Words of one letter that do not stand at the end of a line; English is set without this care. */
const SHORT_WORDS: Record<string, string> = { cs: "aikosuvz", it: "", pl: "aiouwz", ru: "авикосуя" };
const COUNTED = /(?<=[#№\d]|\{(?:n|count)\}) (?=[\p{L}{])| (?=[–—] )/gu;

/** Return a text, or a message, with no-break spaces where the language wants them. */
export function keepTogether(text: string, language: string): string {
  const letters = SHORT_WORDS[language];
  if (letters === undefined) return text;
  const counted = text.replace(COUNTED, KEPT);
  return letters ? counted.replace(new RegExp(`(?<![^\\s(„«“{])([${letters}]) (?=\\S)`, "giu"), `$1${KEPT}`) : counted;
}
