/** Players: ▲ ⬟ ■ ★, each with its number, so that neither colour nor shape alone has to be remembered. */

import "./badges.css";
import { numeral } from "./numerals";
import { box, polygon, star, type Glyph } from "./shapes";

const SHAPES = [
  polygon(3, 12, 14.5, 14),
  polygon(5, 12, 12.8, 12.5),
  box(1.5, 1.5, 21, 21, 2),
  star(5, 12, 13, 13.5, 7.2),
];

export function badge(seat: number): Glyph {
  const place = seat % SHAPES.length;
  return [
    [`player player-${place}`, SHAPES[place] ?? ""],
    [`digit digit-${place}`, numeral(place + 1)],
  ];
}
