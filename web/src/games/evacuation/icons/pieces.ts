/** What is built, carried and settled: Factories, people, Stadiums and Spaceships. */

import { box, circle, type Glyph, type Shape } from "$lib/icons/shapes";

const WORKS = "M2 22V9.5l5.4 3.6V9.5l5.4 3.6V9.5l4 2.7V3h3.6l1.6 19z";
const BOLT = "M13 13.2 8.8 18.4h2.7l-.9 4 4.8-5.6h-2.8z";

function works(good: string, emblem: Shape[]): Glyph {
  return [[good, WORKS], ["edge", WORKS], ...emblem];
}

const PERSON: Shape[] = [
  ["ink", circle(12, 6.5, 4.5)],
  ["ink", "M4 22c0-6.5 3-9.8 8-9.8s8 3.3 8 9.8z"],
];
const ARENA = "M1.5 9c0-3.3 4.7-5.5 10.5-5.5S22.5 5.7 22.5 9v7.5c0 3-4.7 5-10.5 5s-10.5-2-10.5-5z";
const HULL = "M12 .8c4 3.2 5.8 7.2 5.8 11.7V17H6.2v-4.5C6.2 8 8 4 12 .8z";
const FINS = "M6.2 11.5 2 16v5l4.2-2.5zM17.8 11.5 22 16v5l-4.2-2.5z";
const FLAME = "M9 18.2h6l-3 5z";

// prettier-ignore
export const PIECES = {
  factory: [["works", WORKS], ["edge", WORKS], ["dark-line", "M6.5 17.5h.01M11.5 17.5h.01M16.5 17.5h.01"]],
  food_factory: works("food", [["white", circle(11.5, 17.3, 3)], ["food", "M11.5 14.3a3 3 0 0 1 0 6z"]]),
  steel_factory: works("steel", [["white", box(8.7, 14.5, 5.6, 5.6, 0.8)], ["steel", box(10.7, 14.5, 1.6, 5.6)]]),
  energy_factory: works("energy", [["dark", BOLT]]),
  people: PERSON,
  population: [...PERSON, ["line", circle(12, 12, 11)]],
  clone: [
    ["soft", circle(8, 6.5, 3.8)],
    ["soft", "M1.5 21c0-5.5 2.3-8.5 6.5-8.5 1.5 0 2.8.4 3.8 1.1-2.3 1.7-3.5 4.3-3.7 7.4z"],
    ["ink", circle(16, 7.5, 3.8)],
    ["ink", "M9.5 22c0-5.5 2.3-8.5 6.5-8.5s6.5 3 6.5 8.5z"],
  ],
  stadium: [
    ["arena", ARENA],
    ["edge", ARENA],
    ["dark", "M4.5 9.2c0-1.8 3.3-3.2 7.5-3.2s7.5 1.4 7.5 3.2-3.3 3.2-7.5 3.2-7.5-1.4-7.5-3.2z"],
    ["lawn", "M7.5 9.2c0-.9 2-1.6 4.5-1.6s4.5.7 4.5 1.6-2 1.6-4.5 1.6-4.5-.7-4.5-1.6z"],
    ["dark-line", "M5.5 15.5v2.5M9.8 16.5v2.8M14.2 16.5v2.8M18.5 15.5v2.5"],
  ],
  happy_face: [["face", circle(12, 12, 10)], ["edge", circle(12, 12, 10)], ["dark-line", "M8.5 8.5v1.5M15.5 8.5v1.5M6.8 13.5c1.2 2.6 3 3.9 5.2 3.9s4-1.3 5.2-3.9"]],
  penalty: [["penalty", circle(12, 12, 10)], ["white-line", "M8.5 8.5v1.5M15.5 8.5v1.5M6.8 17.4c1.2-2.6 3-3.9 5.2-3.9s4 1.3 5.2 3.9"]],
  ship: [["hull-shade", FINS], ["hull", HULL], ["edge", HULL], ["dark", circle(12, 9.3, 2.3)], ["flame", FLAME]],
  flight: [["hull-shade", "M7 9.5 4 12.5v4l3-1.8zM17 9.5l3 3v4l-3-1.8z"], ["hull", "M12 .8c3.2 2.6 5 5.7 5 9.2V14H7v-4c0-3.5 1.8-6.6 5-9.2z"], ["flame", "M8.5 15.5h7L12 23.5z"]],
  bay: [["line", "M3.5 22V9.5C3.5 5 7.2 2 12 2s8.5 3 8.5 7.5V22"], ["ink", circle(12, 11, 2.6)], ["ink", "M7.5 21c.2-4 1.8-6 4.5-6s4.3 2 4.5 6z"]],
  building_limit: [["line", "M3 8.5h18V21H3z"], ["ink", "M6 18v-6l2.8 2v-2l2.8 2v-2h6.4v6z"], ["line", "M7 8.5 9.5 4h5L17 8.5"]],
  resource_limit: [["line", "M3 8.5h18V21H3z"], ["ink", box(6.5, 12, 4.8, 5.8, 0.6)], ["ink", box(12.7, 12, 4.8, 5.8, 0.6)], ["line", "M7 8.5 9.5 4h5L17 8.5"]],
  productivity: [
    ["ocean", box(1.5, 1.5, 21, 21, 3)],
    ["food", circle(7.5, 7.8, 4.2)],
    ["crust", "M7.5 3.6a4.2 4.2 0 0 0 0 8.4z"],
    ["steel", box(12.8, 4, 7.6, 7.6, 1)],
    ["energy", "M13.5 12.5 8.8 18h3.2l-1.2 4 5.4-5.6h-3.4z"],
  ],
  wild_bay: [["line", "M3.5 22V9.5C3.5 5 7.2 2 12 2s8.5 3 8.5 7.5V22"], ["desert", "M7 21v-7h3.3v7z"], ["mountain", "M10.3 21v-7h3.4v7z"], ["ocean", "M13.7 21v-7H17v7z"]],
  building: [["soft", box(2, 3, 20, 19, 3)], ["ink", "M5 18.5v-8l3.5 2.5v-2.5l3.5 2.5v-2.5l3 2V6h2.5l1.5 12.5z"]],
  first_journey: [["line", "M2.5 20.5c2.5-8 7-13 13-15.5M11 4l5.5.5L15.5 10"], ["line", "M19.5 14v7M17.5 15.5l2-1.5"]],
  return: [["line", "M20.5 4c-2.5 8-7 13-13 15.5M12 20.5l-5.5-.5L7.5 14"], ["line", "M3 4.5h8"]],
  land: [["new-world", "M1.5 21a10.5 10.5 0 0 1 21 0z"], ["line", "M12 2v8.5M8 7l4 4 4-4"]],
  feed: [["food", circle(12, 13, 9)], ["crust", "M12 4a9 9 0 0 0 0 18z"], ["line", "M19.5 2v6M22.5 2v4a3 3 0 0 1-6 0V2"]],
} satisfies Record<string, Glyph>;
