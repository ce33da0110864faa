/** Hints for learners: each is shown once, when it matters, and can be read again. */

import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import { read, write } from "./storage";

export interface Hint {
  id: string;
  /** At most 140 characters. */
  text: string;
  /** Selector of what to point at. */
  target?: string;
}

const NAME = "hints";

class Hints {
  private seen = $state.raw<string[]>(read<string[]>(NAME, []));
  private waiting = $state.raw<Hint[]>([]);
  /** All hints that came up in this visit, for reading again. */
  offered = $state.raw<Hint[]>([]);

  readonly current = $derived.by((): Hint | null => (settings.now.hints ? (this.waiting[0] ?? null) : null));

  /** This hint, if any, matters until the returned function is called. Does nothing if it was shown before. */
  offer(hint: Hint | null): (() => void) | undefined {
    if (!hint) return undefined;
    untrack(() => this.add(hint));
    return () => this.withdraw(hint.id);
  }

  private add(hint: Hint): void {
    if (!this.offered.some((other) => other.id === hint.id)) this.offered = [...this.offered, hint];
    if (this.seen.includes(hint.id) || this.waiting.some((other) => other.id === hint.id)) return;
    this.waiting = [...this.waiting, hint];
  }

  /** It matters no more, read or not: it may come again another time. */
  private withdraw(id: string): void {
    this.waiting = untrack(() => this.waiting).filter((hint) => hint.id !== id);
  }

  dismiss(id: string): void {
    this.seen = [...this.seen, id];
    write(NAME, this.seen);
    this.withdraw(id);
  }

  /** Show everything that came up in this visit again. */
  again(): void {
    this.seen = [];
    write(NAME, []);
    settings.change({ hints: true });
    this.waiting = [...this.offered];
  }
}

export const hints = new Hints();
