/** What stands on a player board. Farm, desalination plant and laboratory: round, square and hexagonal. */

import { box, circle, polygon, type Glyph, type Shape } from "$lib/icons/shapes";

const SPROUT: Shape[] = [
  ["white-line", "M12 19v-8.5"],
  ["white", "M12 14.5c-4.3.2-6.2-2.2-6.2-5.7 4.2 0 6.2 2 6.2 5.7z"],
  ["white", "M12 11.8c0-4 2-6.3 6.2-6.3 0 4.2-2.2 6.3-6.2 6.3z"],
];

const DROP: Shape[] = [
  ["white", "M12 4.3c3.2 4 5.3 6.7 5.3 9.5a5.3 5.3 0 0 1-10.6 0c0-2.8 2.1-5.5 5.3-9.5z"],
  ["desal-line", "M9.3 14.2a2.7 2.7 0 0 0 2.7 2.7"],
];

const FLASK: Shape[] = [
  ["white", "M9 4.8h6v1.9h-1.1v3.6l3.8 6.6a1.5 1.5 0 0 1-1.3 2.3H7.6a1.5 1.5 0 0 1-1.3-2.3l3.8-6.6V6.7H9z"],
  ["lab", "M9.9 14h4.2l1.7 3H8.2z"],
];

const FARM: Shape[] = [["farm", circle(12, 12, 10.5)], ...SPROUT];
const DESALINATION: Shape[] = [["desal", box(2, 2, 20, 20, 3.5)], ...DROP];
const LABORATORY: Shape[] = [["lab", polygon(6, 12, 12, 11.5, 30)], ...FLASK];

const TUBE: Shape[] = [
  ["tube", box(2.5, 7, 19, 10)],
  ["tube-light", box(2.5, 8.5, 19, 2)],
  ["ink", box(1, 5.5, 3.5, 13, 1.2)],
  ["ink", box(19.5, 5.5, 3.5, 13, 1.2)],
  ["tube-line", "M8.5 7.5v9M12 7.5v9M15.5 7.5v9"],
];

/** Two chevrons on a gold disc: this one is upgraded. */
const UPGRADED: Shape[] = [
  ["cut", circle(18.2, 5.8, 6.4)],
  ["up", circle(18.2, 5.8, 5.2)],
  ["dark-line", "M15.8 6l2.4-2.2L20.6 6M15.8 9l2.4-2.2L20.6 9"],
];

const BASE: Shape = ["ink", box(1, 18.5, 22, 3, 1.5)];
const DOME = "M2.5 18.5a9.5 13 0 0 1 19 0z";
const SKYLINE = "M6 18.5v-5h3v5zM10.2 18.5V9h3.6v9.5zM15 18.5v-6.5h3v6.5z";
const CORAL = "M12 18v-9.5M12 14.5l-4-3.5M12 12.5l4-3.5M8 11v-1.5M16 9V7.5";

export const PIECES = {
  farm: FARM,
  desal: DESALINATION,
  lab: LABORATORY,
  tunnel: TUBE,
  farm_upgraded: [...FARM, ...UPGRADED],
  desal_upgraded: [...DESALINATION, ...UPGRADED],
  lab_upgraded: [...LABORATORY, ...UPGRADED],
  tunnel_upgraded: [
    ["up", box(3, 10.7, 18, 2.6)],
    ...TUBE.filter(([paint]) => paint !== "tube-light"),
    ["up", box(4.5, 10.7, 15, 2.6)],
    ...UPGRADED,
  ],
  building: [
    ["farm", circle(12, 6.3, 5.2)],
    ["desal", box(1.5, 12.5, 9.5, 9.5, 2)],
    ["lab", polygon(6, 18, 17.3, 5.6, 30)],
  ],
  structure: [
    ["farm", circle(4.9, 7, 4.2)],
    ["desal", box(9.3, 3, 7.4, 8, 1.5)],
    ["lab", polygon(6, 20.2, 7, 4.4)],
    ["tube", box(3, 15, 18, 6)],
    ["ink", box(1, 13.8, 3, 8.4, 1)],
    ["ink", box(20, 13.8, 3, 8.4, 1)],
    ["tube-line", "M9 15.5v5M15 15.5v5"],
  ],
  city: [
    ["dome-white", "M2.5 18.5A9.5 13 0 0 1 12 5.5v13z"],
    ["dome-purple", "M12 5.5a9.5 13 0 0 1 9.5 13H12z"],
    ["dark", "M5.5 18.5v-5h2.3v5zM8.9 18.5V10h2.3v8.5z"],
    ["white-line", "M16 17.5v-5M16 15l2.2-2"],
    BASE,
  ],
  white_city: [["dome-white", DOME], ["dark", SKYLINE], BASE],
  symbiotic_city: [["dome-purple", DOME], ["white-line", CORAL], BASE],
  metropolis: [
    ["metropolis", polygon(6, 12, 12, 11.5)],
    ["white", "M6.5 17.5v-5h3v5zM10.5 17.5V6h3v11.5zM14.5 17.5V9.5h3v8z"],
    ["white", box(5.5, 17.3, 13, 1.6)],
  ],
  expansion: [
    ["dash", circle(12, 12, 9.5)],
    ["line", "M12 7.5v9M7.5 12h9"],
  ],
} satisfies Record<string, Glyph>;
