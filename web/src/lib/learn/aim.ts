/** The aim of a game on one screen. */

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
