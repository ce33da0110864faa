/** The aim of Underwater Cities. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import type { Aim } from "$lib/learn/aim";
import { GLYPHS, type IconName } from "../icons/glyphs";
import en from "../words/aim-en";

const t = catalogue(en);

const POINTS = [
  ["symbiotic", "symbiotic_city", "UC-PROD-15"],
  ["upgraded", "farm_upgraded", "UC-PROD-07"],
  ["pair", "farm_upgraded", "UC-PROD-08"],
  ["federation", "advance", "UC-FED-08"],
  ["hunger", "kelp", "UC-FEED-05"],
  ["cities", "white_city", "UC-SCORE-10"],
  ["brown", "metropolis", "UC-SCORE-03"],
  ["cards", "scoring_card", "UC-SCORE-05"],
  ["leftovers", "credit", "UC-SCORE-19"],
] as const satisfies [string, IconName, string][];

export function aim(): Aim {
  return {
    lead: t("aim.lead"),
    points: POINTS.map(([source, icon, rule]) => ({
      glyph: GLYPHS[icon],
      text: t(`aim.points.${source}`),
      value: t(`aim.points.${source}Value`),
      rule,
    })),
    score: [t("aim.score.first"), t("aim.score.good")],
    goals: [
      { title: t("aim.goals.one"), texts: ([1, 2, 3] as const).map((n) => t(`aim.goals.one.${n}`)) },
      { title: t("aim.goals.two"), texts: ([1, 2, 3] as const).map((n) => t(`aim.goals.two.${n}`)) },
      { title: t("aim.goals.three"), texts: ([1, 2, 3, 4] as const).map((n) => t(`aim.goals.three.${n}`)) },
    ],
  };
}
