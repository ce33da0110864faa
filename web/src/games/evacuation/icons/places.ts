/** Environments and edges: a hexagon of the land with what grows or lies there. */

import { polygon, type Glyph, type Shape } from "$lib/icons/shapes";

const HEXAGON = polygon(6, 12, 12, 11.5);

function land(environment: string, ...shapes: Shape[]): Glyph {
  return [[environment, HEXAGON], ["rim", polygon(6, 12, 12, 11)], ...shapes];
}

/** Three Areas on a line through the middle. */
function row(degrees: number): Glyph {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [8 * Math.cos(angle), 8 * Math.sin(angle)];
  return [
    ["line", `M${12 - 1.2 * x} ${12 - 1.2 * y}L${12 + 1.2 * x} ${12 + 1.2 * y}`],
    ...[-1, 0, 1].map((place): Shape => ["ink", polygon(6, 12 + place * x, 12 + place * y, 3.6)]),
  ];
}

// prettier-ignore
export const PLACES = {
  tundra: land("tundra", ["dark", "M4.6 16.6 9 9l2.6 4.2L14 10.4l5.4 6.2z"], ["dark-line", "M7.6 5.6h.01M12.4 4.4h.01M16.4 6.6h.01"]),
  desert: land("desert", ["dark-line", "M3.6 15.6c3-3.4 5.6-3.4 8.4 0s5.4 3.4 8.4 0M5 10.8c2.4-2.4 4.4-2.4 7 0s4.6 2.4 7 0"], ["white-line", "M15.5 6h.01"]),
  forest: land("forest", ["white", "M8.7 4.6 13 11h-2l2.6 4H9.7v3H7.7v-3H3.8l2.6-4h-2z"], ["white", "M16 8.4l3.4 5h-1.5l2 3h-3v1.8h-1.8v-1.8h-2.3z"]),
  ocean: land("ocean", ["white-line", "M3.6 10c1.9-2 3.7-2 5.6 0s3.7 2 5.6 0 3.7-2 5.6 0M3.6 15c1.9-2 3.7-2 5.6 0s3.7 2 5.6 0 3.7-2 5.6 0"]),
  mountain: land("mountain", ["white", "M3.4 17.4 10.4 5.8l3.6 5.6 1.8-2.4 4.8 8.4z"], ["dark", "M10.4 5.8l2.5 4-1.7-.6-1.3 1.2-1.7-.8z"]),
  environment: land("tundra", ["forest", "M12 .5 22 6.2V12H12z"], ["ocean", "M12 12h10v5.8L12 23.5z"], ["desert", "M2 12h10v11.5L2 17.8z"]),
  area: [["line", HEXAGON], ["soft", polygon(6, 12, 12, 6)]],
  settled: [["soft", HEXAGON], ["ink", "M8 19V5.5h1.8v1L17 9.3l-7.2 3.4V19z"]],
  evacuated: [["dash", HEXAGON], ["line", "M12 17V7.5M8 11l4-4 4 4"]],
  line_ew: row(0),
  line_nwse: row(60),
  line_nesw: row(-60),
  line_diagonal: [...row(60), ...row(-60)],
  line_any: [...row(0), ...row(60), ...row(-60)],
} satisfies Record<string, Glyph>;
