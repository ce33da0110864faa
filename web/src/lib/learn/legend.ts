/** What icons mean: their names, what they do, and the rule where more is said. */

import type { Translate } from "../i18n/catalogue.svelte";
import { MARKS } from "../icons/rows";
import type { Glyph } from "../icons/shapes";
import { t as signs } from "../words/signs";

export const GROUPS = ["goods", "pieces", "cards", "places", "doing", "when", "signs"] as const;
export type Group = (typeof GROUPS)[number];

/** For each icon its group and a rule; empty where no rule says more. */
export type Legend<Name extends string> = Record<Name, readonly [group: Group, rule: string]>;

/** An icon as the legend tells it. */
export interface IconFacts {
  icon: string;
  glyph: Glyph;
  /** Where it is written, not drawn. */
  mark?: string;
  group: Group;
  rule: string;
  name: string;
  text: string;
}

/** The legend of a game: its own words, else those that all games share. */
export function legendOf(legend: Legend<string>, glyphs: Readonly<Record<string, Glyph>>, own: Translate): IconFacts[] {
  return Object.entries(legend).map(([icon, [group, rule]]) => {
    const [said, key] = own.has(`icon.${icon}`) ? [own, `icon.${icon}`] : [signs, `sign.${icon}`];
    const mark = icon === "close" ? ")" : MARKS[icon];
    return { icon, glyph: glyphs[icon] ?? [], mark, group, rule, name: said(key), text: said(`${key}.text`) };
  });
}
