/** Where the Areas and the Productivity tiles of a continent lie. */

import type { Point } from "$lib/board/site";
import type { ContinentDocument } from "../../documents";

export const WIDTH = 700;
export const HEIGHT = 736;
export const RADIUS = 108;
export const FACE = RADIUS - 4;
/** Half the side of a Productivity tile. */
export const TILE = 58;
const PITCH = RADIUS * Math.sqrt(3);
const DROP = RADIUS * 1.5;
const TOP = HEIGHT / 2 - DROP * 1.5;

/** Rows in a bond: of the two rows of three the outer one is shifted to the right. */
export function placesOf({ rows }: ContinentDocument): Map<string, Point> {
  const shifted = isGrowing(rows) ? rows.length - 1 : 0;
  return new Map(
    rows.flatMap((row, i) =>
      row.map((id, j): [string, Point] => {
        const across = j - (row.length - 1) / 2 + (i === shifted ? 0.25 : -0.25);
        return [id, { x: WIDTH / 2 + across * PITCH, y: TOP + i * DROP }];
      }),
    ),
  );
}

/** Productivity tiles lie in the ocean on both sides of the row of one Area. */
export function tilesOf({ rows }: ContinentDocument): [Point, Point] {
  const y = isGrowing(rows) ? TOP + 10 : TOP + 3 * DROP - 10;
  return [
    { x: 84, y },
    { x: WIDTH - 128, y },
  ];
}

/** Does the continent begin with its shortest row? */
function isGrowing(rows: string[][]): boolean {
  return (rows[0]?.length ?? 0) < (rows.at(-1)?.length ?? 0);
}
