/** Parts of a view. */

import type { Json } from "../../lib/frames";
import { taskOf } from "../../lib/play/view";
import type { View } from "./documents";

export { player } from "../../lib/play/view";

/** The task on top of this seat's agenda; the turn stands before it. */
export function topTask(view: View, seat: number): readonly Json[] {
  return taskOf(view.pending[1], seat);
}
