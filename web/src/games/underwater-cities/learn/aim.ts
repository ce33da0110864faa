/** The aim of Underwater Cities. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import { aimOf, type Aim } from "$lib/learn/aim";
import { GLYPHS } from "../icons/glyphs";

const t = catalogue<typeof import("../words/en/aim").default>(import.meta.glob("../words/*/aim.ts"));

export function aim(): Aim {
  return aimOf(t, {
    symbiotic: [GLYPHS.symbiotic_city, "UC-PROD-15"],
    upgraded: [GLYPHS.farm_upgraded, "UC-PROD-07"],
    pair: [GLYPHS.farm_upgraded, "UC-PROD-08"],
    federation: [GLYPHS.advance, "UC-FED-08"],
    hunger: [GLYPHS.kelp, "UC-FEED-05"],
    cities: [GLYPHS.white_city, "UC-SCORE-10"],
    brown: [GLYPHS.metropolis, "UC-SCORE-03"],
    cards: [GLYPHS.scoring_card, "UC-SCORE-05"],
    leftovers: [GLYPHS.credit, "UC-SCORE-19"],
  });
}
