/** Players: ▲ ⬟ ■ ★, each with its number, so that neither colour nor shape alone has to be remembered. */

import "./badges.css";
import { box, polygon, star, type Glyph } from "./shapes";

const SHAPES = [
  polygon(3, 12, 14.5, 14),
  polygon(5, 12, 12.8, 12.5),
  box(1.5, 1.5, 21, 21, 2),
  star(5, 12, 13, 13.5, 7.2),
];
const DIGITS = [
  "M10.4 12.6l2-1.6v7.4",
  "M9.8 11.2a2.2 2.2 0 1 1 3.9 1.6l-4 4.4h4.6",
  "M9.6 9.1a2.3 2.3 0 1 1 2.3 2.9 2.5 2.5 0 1 1-2.5 3.1",
  "M13.2 17.6V9.8l-3.8 5h5.4",
];

export function badge(seat: number): Glyph {
  const place = seat % SHAPES.length;
  return [
    [`player player-${place}`, SHAPES[place] ?? ""],
    [`digit digit-${place}`, DIGITS[place] ?? ""],
  ];
}
