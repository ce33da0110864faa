/** Selectors of places on the screen between which things move. */

import type { Point } from "../board/site";

/** Where a number of the view is shown. */
export function placeSpot(place: string): string {
  return `[data-place="${CSS.escape(place)}"]`;
}

/** A site on the board of a seat. */
export function siteSpot(seat: number, site: string): string {
  return `[data-seat="${seat}"] [data-site="${CSS.escape(site)}"]`;
}

/** The row of a player in the table of players. */
export function seatSpot(seat: number): string {
  return `[data-testid="open-board"][data-seat="${seat}"]`;
}

/** Where the line about it stands. */
export const LINE_SPOT = "[data-playback] .now";

/** The middle of the first of these that is seen. */
export function middleOf(spots: readonly string[]): Point | null {
  for (const spot of spots) {
    const found = [...document.querySelectorAll(spot)].find((element) => element.checkVisibility());
    const box = found?.getBoundingClientRect();
    if (box?.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}
