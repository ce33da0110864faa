/** Numbers of a nation that are read from what lies open, for tables and panes. */

import type { Amounts, Components, Good, NationView, World } from "./documents";
import { GOODS } from "./documents";

/** How far a technology is: nothing, a marker on the left space, or fully developed. */
export type Research = "none" | "begun" | "developed";

export function researchOf(area: NationView, column: number, level: number): Research {
  const done = area.research[column] ?? 0; // twice the developed levels, plus 1 for a marker on the left space
  if (done >= 2 * (level + 1)) return "developed";
  return done === 2 * level + 1 ? "begun" : "none";
}

export function developed(area: NationView): string[] {
  return area.grid.flatMap((column, c) => column.filter((_, level) => researchOf(area, c, level) === "developed"));
}

/** Happy Faces: all of them set the turn order, those of the Old World's Stadiums do not score. */
export function faces(components: Components, area: NationView): { all: number; scoring: number } {
  const on = (world: World) => sum(area.stadiums[world].map((id) => components.stadiums[id]?.faces ?? 0));
  const scoring = on("new") + sum(developed(area).map((id) => components.technologies[id]?.faces ?? 0));
  return { all: on("old") + scoring, scoring };
}

export function actionsTaken(area: NationView): number {
  return area.actions.length + (area.shown?.length ?? 0);
}

export function total(amounts: Amounts): number {
  return sum(GOODS.map((good) => amounts[good] ?? 0));
}

export function plus(one: Amounts, other: Amounts, times = 1): Record<Good, number> {
  const of = (good: Good) => (one[good] ?? 0) + times * (other[good] ?? 0);
  return { food: of("food"), steel: of("steel"), energy: of("energy") };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
