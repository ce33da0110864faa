/** The aim of a game on one screen. */

import type { Translate } from "../i18n/catalogue.svelte";
import type { Glyph } from "../icons/shapes";

export interface Aim {
  lead: string;
  /** Where points come from, or go to, with the rule. */
  points: { glyph: Glyph; text: string; value: string; rule: string }[];
  /** What a good score is. */
  score: string[];
  /** First goals, by Era or year. */
  goals: { title: string; texts: string[] }[];
}

type Word<W> = keyof W & string;
/** The sources of points that a catalogue tells: `cities` of `aim.points.cities`. */
type Source<W> = Exclude<
  Word<W> extends infer K ? (K extends `aim.points.${infer S}` ? S : never) : never,
  `${string}Value`
>;

/** The aim as a catalogue tells it, in the order of its keys; sources of points with their glyph and rule. */
export function aimOf<W extends Record<string, string>>(
  t: Translate<W>,
  points: Record<Source<W>, readonly [glyph: Glyph, rule: string]>,
): Aim {
  const keys = t.keys();
  const say = (key: Word<W>) => t(key);
  const said = (form: RegExp) => keys.filter((key) => form.test(key));
  const sources = Object.entries<readonly [Glyph, string]>(points);
  return {
    lead: t("aim.lead"),
    points: sources.map(([source, [glyph, rule]]) => ({
      glyph,
      text: t(`aim.points.${source}`),
      value: t(`aim.points.${source}Value`),
      rule,
    })),
    score: said(/^aim\.score\./).map(say),
    goals: said(/^aim\.goals\.\w+$/).map((title) => ({
      title: t(title),
      texts: keys.filter((key) => key.startsWith(`${title}.`)).map(say),
    })),
  };
}
