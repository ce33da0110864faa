/** Numbers, plural categories, lists, times and order as a language has them; all of it comes from the browser. */

import { localeOf } from "./languages";
import { markMessage } from "./pseudo";

/** Keep one formatter for each language: to make one takes longer than to use it. */
function kept<T>(make: (locale: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    let found = made.get(language);
    if (!found) made.set(language, (found = make(localeOf(language))));
    return found;
  };
}

const cardinals = kept((locale) => new Intl.PluralRules(locale));
const ordinals = kept((locale) => new Intl.PluralRules(locale, { type: "ordinal" }));
const numbers = kept((locale) => new Intl.NumberFormat(locale));
const averages = kept((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const changes = kept((locale) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }));
const times = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const ands = kept((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const ors = kept((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));
const orders = kept((locale) => new Intl.Collator(locale, { numeric: true }));

/** The plural category of a number: `one`, `few`, `many`, `other`. */
export function categoryOf(value: number, language: string, ordinal = false): string {
  return (ordinal ? ordinals : cardinals)(language).select(value);
}

/** A number as it is written in a language, with a minus sign instead of a hyphen. */
export function number(value: number, language: string): string {
  return numbers(language).format(value).replace("-", "−");
}

/** A number with at most one decimal. */
export function average(value: number, language: string): string {
  return averages(language).format(value).replace("-", "−");
}

/** A number that is more or less than before: `+3`, `−2`. */
export function change(value: number, language: string): string {
  return changes(language).format(value).replace("-", "−");
}

/** `Ann, Bea and Cat`, or with `or`. */
export function list(items: string[], language: string, style = "and"): string {
  return (style === "or" ? ors : ands)(language).format(items);
}

/** `3 hours ago`. */
export function ago(value: number, unit: Intl.RelativeTimeFormatUnit, language: string): string {
  return markMessage(times(language).format(-value, unit), language);
}

/** Compare two texts as a dictionary of the language orders them; numbers in them by their value. */
export function compare(one: string, other: string, language: string): number {
  return orders(language).compare(one, other);
}
