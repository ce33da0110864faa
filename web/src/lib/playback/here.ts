/** The playback of the table around a part. */

import { getContext, setContext } from "svelte";
import type { Playback } from "./playback.svelte";

const KEY = Symbol("playback");

export function putPlaybackHere(playback: Playback): void {
  setContext(KEY, playback);
}

/** None in a gallery. */
export function playbackHere(): Playback | undefined {
  return getContext<Playback | undefined>(KEY);
}
