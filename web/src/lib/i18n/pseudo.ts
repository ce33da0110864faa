/** English in disguise, for tests: what a page shows otherwise was not said by a catalogue, or does not fit. */

/** Every message in ⟦marks⟧: what stands outside of them was not said by a catalogue. */
export const MARKED = "qps";

/** Every word longer by 40 %, as words of other languages are: tests look for what does not fit. */
export const LONG = "en-XA";

/** The text of a message, in marks if the language wants them. */
export function markMessage(text: string, language: string): string {
  return language === MARKED && text ? `⟦${text}⟧` : text;
}

/** A text that stands in a message itself, longer if the language wants it. */
export function stretchText(text: string, language: string): string {
  return language === LONG ? text.replace(/\p{L}+/gu, stretchWord) : text;
}

/** Double the vowels of a word until it is longer by 40 %. */
function stretchWord(word: string): string {
  let more = Math.round(word.length * 0.4);
  return word.replace(/[aeiouy]/gi, (vowel) => (more-- > 0 ? vowel + vowel.toLowerCase() : vowel));
}
