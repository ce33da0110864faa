/** What changed since one's last turn: places of the view, until one acts. */

import type { LogEntry, StateFrame, StepsReply } from "../protocol";
import { changedPlaces, namesBelow, touches } from "./patching";

interface Source {
  readonly log: readonly LogEntry[];
  readonly newest: StateFrame | null;
  watch(version: number, first: number, entries: number): Promise<StepsReply>;
}

const MOST_ENTRIES = 24;

export class Marks {
  places = $state.raw<ReadonlySet<string>>(new Set());
  /** The view before the first change. */
  since = $state.raw<unknown>(null);
  private asked = 0;

  has(place: string): boolean {
    return touches(this.places, place);
  }

  /** The names of what is marked below some places, such as the sites of a board. */
  below(...above: string[]): Set<string> {
    return namesBelow(this.places, ...above);
  }

  add(before: unknown, after: unknown): void {
    this.since ??= before;
    this.places = new Set([...this.places, ...changedPlaces(before, after)]);
  }

  clear(): void {
    this.asked++;
    this.since = null;
    if (this.places.size) this.places = new Set();
  }

  /** After a reload, or with other eyes: mark what the others changed after one's own last move. */
  async recall(table: Source): Promise<void> {
    this.clear();
    const asked = this.asked;
    const { newest, log } = table;
    const first = newest && newest.seat !== null ? firstOfOthers(log, newest.seat) : null;
    const entries = first === null ? 0 : (log.at(-1)?.number ?? 0) - first + 1;
    if (!newest || first === null || entries < 1 || entries > MOST_ENTRIES) return;
    try {
      const { view } = await table.watch(newest.version, first, entries);
      if (asked === this.asked && table.newest === newest) this.add(view, newest.view);
    } catch {
      // taken back meanwhile: the next frame tells
    }
  }
}

/** The entry behind one's own last one; null if one has not moved yet. */
export function firstOfOthers(log: readonly LogEntry[], seat: number): number | null {
  const own = log.findLastIndex((entry) => entry.seat === seat);
  return own < 0 ? null : (log[own + 1]?.number ?? null);
}
