/** The aim of Evacuation. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import type { Aim } from "$lib/learn/aim";
import { GLYPHS, type IconName } from "../icons/glyphs";
import en from "../words/aim-en";

const t = catalogue(en);

const POINTS = [
  ["lowest", "production", "D-17"],
  ["goals", "goal", "EV-SCORE-03"],
  ["faces", "happy_face", "EV-SCORE-11"],
  ["areas", "evacuated", "EV-SCORE-14"],
  ["people", "people", "EV-SCORE-15"],
  ["stadiums", "stadium", "EV-SCORE-17"],
  ["tokens", "penalty", "EV-SCORE-18"],
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
    score: [t("aim.score.start"), t("aim.score.first"), t("aim.score.race")],
    goals: [
      { title: t("aim.goals.one"), texts: ([1, 2, 3] as const).map((n) => t(`aim.goals.one.${n}`)) },
      { title: t("aim.goals.two"), texts: ([1, 2, 3] as const).map((n) => t(`aim.goals.two.${n}`)) },
      { title: t("aim.goals.three"), texts: ([1, 2, 3] as const).map((n) => t(`aim.goals.three.${n}`)) },
      { title: t("aim.goals.four"), texts: ([1, 2] as const).map((n) => t(`aim.goals.four.${n}`)) },
    ],
  };
}
