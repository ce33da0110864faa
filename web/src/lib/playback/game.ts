/** What a game tells about its events, so that they can be played back. */

import type { Glyph } from "../icons/shapes";
import type { LoggedEvent } from "../protocol";

/** A number of a player that totals show. */
export interface Counted {
  key: string;
  /** Its name, read aloud. */
  label: string;
  glyph: Glyph;
  /** What stands before it where the same good lies in two places. */
  mark?: Glyph;
  /** Where the view has it; null if only events tell. */
  place(seat: number): string | null;
}

/** A piece on its way. Ends are selectors of the screen; the first that is seen counts. */
export interface Moved {
  glyph: Glyph;
  from: string[];
  to: string[];
}

export interface GamePlayback {
  counted(): readonly Counted[];
  /** The name of the automatic stretch that begins with this event; null if none does. */
  opens(event: LoggedEvent): string | null;
  /** Does a stretch end before this event? */
  closes(event: LoggedEvent): boolean;
  /** What the event gives its seat, by the key of what is counted; what it takes is below zero. */
  amounts(event: LoggedEvent): Record<string, number>;
  /** The site on the board of its seat from which it comes. */
  source(event: LoggedEvent): string | null;
  /** What of the screen its goods come from where it is no site, as a selector. */
  from?(event: LoggedEvent): string | null;
  /** The pieces that it puts somewhere. */
  moved(event: LoggedEvent): Moved[];
  /** Only a part of the sum that another event tells: the log and what is read aloud leave it out. */
  isPart?(event: LoggedEvent): boolean;
  /** Is this place of a view drawn on the board of this seat? */
  isOnBoard(place: string, seat: number): boolean;
}
