/** What the server sends for this game: the view of a table, everything printed, the forecast; and names in them. */

import type { Good, Lane, NationView, RowName, World } from "./shapes";

export type * from "./shapes";

export type Marker = NationView["markers"][number];

export const GOODS: readonly Good[] = ["food", "steel", "energy"];
export const WORLDS: readonly World[] = ["old", "new"];
export const LANES: readonly Lane[] = ["waiting", "main", "second"];
export const ROWS: readonly RowName[] = ["ships", "stadiums", "infrastructure"];
export const PHASES = ["income", "actions", "transport", "order", "progress", "bonuses", "cleanup"] as const;
export const LAST_YEAR = 4;
