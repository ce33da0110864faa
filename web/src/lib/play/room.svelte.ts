/** For how much room a screen is laid out: a layout of its own for each. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side; a tablet upright; a window; and one that has room for all boards at once. */
export type Room = "phone" | "landscape" | "tablet" | "desk" | "wide";

const upright = new MediaQuery("max-width: 40rem");
const low = new MediaQuery("max-height: 30rem");
const narrow = new MediaQuery("max-width: 60rem");
const large = new MediaQuery("min-width: 118rem");

/** The room that the window leaves now. */
export function roomNow(): Room {
  if (upright.current) return "phone";
  if (low.current) return "landscape";
  if (narrow.current) return "tablet";
  return large.current ? "wide" : "desk";
}
