/** Where a table comes from: a server, or a document that holds a whole game. */

import * as api from "../net/api";
import { Connection, type Line, type Listener } from "../net/socket";
import type { CurveDocument, PastDocument } from "../protocol";

export interface Source {
  connect(listener: Listener): Line;
  /** The position after so many moves, as the owner of the token may know it. */
  history(number: number, token?: string): Promise<PastDocument>;
  components(): Promise<unknown>;
  /** What everybody would have had if the game had ended after each move; only of a finished game. */
  curve(): Promise<CurveDocument>;
  /** The path under which it can be watched again. */
  replay: string;
  /** There is a table behind it that others can come to. */
  isShared: boolean;
}

export function atServer(id: string): Source {
  return {
    connect: (listener) => new Connection(listener),
    history: (number, token) => api.history(id, number, token),
    components: () => api.components(id),
    curve: () => api.curve(id),
    replay: `/replay/${encodeURIComponent(id)}`,
    isShared: true,
  };
}
