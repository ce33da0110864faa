/** Verbs and signs of Evacuation. */

import { circle, polygon, type Glyph } from "$lib/icons/shapes";

const TAG = "M2.5 3.5a1 1 0 0 1 1-1h8.7L22 12.3a1 1 0 0 1 0 1.4l-8.3 8.3a1 1 0 0 1-1.4 0L2.5 12.2z";

// prettier-ignore
export const VERBS = {
  then: [["line", "M8 5l7 7-7 7"]],
  parts: [["line", "M9 3v18M15 3v18"]],
  extra: [["gain", TAG], ["dark-line", "M12.3 8.5v7.5M8.5 12.3h7.5"]],
  all: [["line", circle(12, 12, 9.5)], ["ink", circle(12, 12, 5)]],
  ignore: [["line", circle(12, 12, 9.5)], ["line", "M5.5 18.5l13-13"]],
  beyond: [["line", "M4 21V11a6 6 0 0 1 12 0v10"], ["line", "M10 15h12M18.5 11l4 4-4 4"]],
  locked: [["soft", polygon(6, 12, 12, 11.5)], ["ink", "M7 11h10v7.5H7z"], ["line", "M9 11V8.5a3 3 0 0 1 6 0V11"]],
  flip: [["line", "M4 10a8 4.5 0 0 1 16 0M16.5 8l3.5 2.5L22.5 7"], ["soft", "M4 14h16v7H4z"]],
  once: [["line", circle(12, 12, 9.5)], ["line", "M9.5 9.3 12.5 7v10"]],
  one_world: [["ink", circle(12, 12, 6)], ["dash", circle(12, 12, 10.5)]],
} satisfies Record<string, Glyph>;
