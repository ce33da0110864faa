/** What the server sends for this game: the view of a table, everything printed, the forecast; and names in them. */

import type { Colour, Good, PositionView } from "./shapes";

export type * from "./shapes";

export type Tile = PositionView["slots"][string][number];

export const GOODS: readonly Good[] = ["credits", "kelp", "steelplast", "science", "biomatter"];
export const COLOURS: readonly Colour[] = ["yellow", "red", "green"];
export const ALWAYS = "AAS";
export const ASSISTANT = 0;
