/** Watching a game: it goes on by itself, turn by turn, as fast as its watcher likes. */

import { read, write } from "../page/storage";
import { stepAfter, waitAt, type Pace, PACES } from "./pace";
import type { Table } from "./table.svelte";
import { turnAt, turnsOf } from "./turns";

export class Watching {
  isRunning = $state(false);
  pace = $state<Pace>(knownPace());

  constructor(
    private readonly table: Table,
    /** It has come to the end by itself. */
    private readonly onend: () => void,
  ) {}

  readonly turns = $derived.by(() => turnsOf(this.table.log));
  /** The number of the last move. */
  readonly of = $derived.by(() => this.table.log.at(-1)?.number ?? 0);
  readonly at = $derived.by(() => this.table.past?.number ?? this.of);
  /** The turn of the position that is looked at. */
  readonly turn = $derived.by(() => turnAt(this.turns, this.at));

  go(number: number): void {
    const wanted = Math.max(0, Math.min(number, this.of));
    void this.table.lookBack(wanted).catch((error: unknown) => {
      this.isRunning = false;
      this.table.refuse(error);
    });
  }

  /** Go on by itself from here, at the end from the start; or stop. */
  toggle(): void {
    this.isRunning = !this.isRunning;
    if (this.isRunning && this.at >= this.of) this.go(1);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write("pace", pace);
  }

  /** Wait as long as the comment takes to read, then go on; to be called in an effect. */
  tick(comment: string): (() => void) | undefined {
    if (!this.isRunning) return undefined;
    const { at, of, turn, pace } = this;
    const isLast = at === (turn?.last ?? 0);
    const timer = setTimeout(() => this.advance(at, of), waitAt(isLast, comment.length, pace));
    return () => clearTimeout(timer);
  }

  private advance(at: number, of: number): void {
    if (at < of) return this.go(stepAfter(at, this.turns, this.pace));
    this.isRunning = false;
    this.onend();
  }
}

function knownPace(): Pace {
  const kept = read<string>("pace", "normal");
  return PACES.find((pace) => pace === kept) ?? "normal";
}
