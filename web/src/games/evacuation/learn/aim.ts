/** The aim of Evacuation. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import { aimOf, type Aim } from "$lib/learn/aim";
import { GLYPHS } from "../icons/glyphs";

const t = catalogue<typeof import("../words/en/aim").default>(import.meta.glob("../words/*/aim.ts"));

export function aim(): Aim {
  return aimOf(t, {
    lowest: [GLYPHS.production, "D-17"],
    goals: [GLYPHS.goal, "EV-SCORE-03"],
    faces: [GLYPHS.happy_face, "EV-SCORE-11"],
    areas: [GLYPHS.evacuated, "EV-SCORE-14"],
    people: [GLYPHS.people, "EV-SCORE-15"],
    stadiums: [GLYPHS.stadium, "EV-SCORE-17"],
    tokens: [GLYPHS.penalty, "EV-SCORE-18"],
  });
}
