/** Numerals as lines on the 24 × 24 grid, about its middle: a drawing, where letters would be read as a name. */

const NUMERALS = [
  "M10.4 12.6l2-1.6v7.4",
  "M9.8 11.2a2.2 2.2 0 1 1 3.9 1.6l-4 4.4h4.6",
  "M9.6 9.1a2.3 2.3 0 1 1 2.3 2.9 2.5 2.5 0 1 1-2.5 3.1",
  "M13.2 17.6V9.8l-3.8 5h5.4",
];

/** The numeral of 1 to 4. */
export function numeral(number: number): string {
  return NUMERALS[number - 1] ?? "";
}
