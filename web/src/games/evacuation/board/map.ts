/** What all maps are told. */

import type { Picking } from "$lib/board/site";
import type { Components, PositionView } from "../documents";

export interface MapProps extends Picking {
  components: Components;
  view: PositionView;
  /** Whose eyes, and whose continent. */
  seat: number;
  nameOf?: (seat: number) => string;
}
