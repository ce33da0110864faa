/** A sample game as a source of a table: everything is in one document, so it needs no server once that is here. */

import { NO_ANSWER, Refused } from "../net/refused";
import type { ShowDocument } from "../protocol";
import type { Source } from "./source";
import { Steps } from "./steps";

export function fromShow(show: ShowDocument): Source {
  const positions = new Steps(show.first, show.steps);
  return {
    connect(listener) {
      queueMicrotask(() => {
        listener.status("open");
        listener.frame({ ...show.state, type: "state" });
      });
      return {
        ask: () => Promise.reject(new Refused(NO_ANSWER)),
        now: () => undefined,
        close: () => listener.status("closed"),
      };
    },
    history: (number) => Promise.resolve(positions.at(number)),
    components: () => Promise.resolve(show.components),
    curve: () => Promise.resolve(show.curve),
    replay: `/watch/${show.game}`,
    isShared: false,
  };
}
