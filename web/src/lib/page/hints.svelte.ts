/** Hints for learners: each is shown when it first matters, goes once it was followed, and can be read again. */

import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import { read, write } from "./storage";

export interface Hint {
  id: string;
  /** At most 140 characters, in the language of the moment. */
  say(): string;
  /** Selector of what to point at. */
  target?: string;
}

const NAME = "hints";

class Hints {
  private seen = $state.raw<string[]>(read<string[]>(NAME, []));
  /** The hint that matters now. */
  private mattering = $state.raw<Hint | null>(null);
  /** All hints that came up in this visit, for reading again. */
  offered = $state.raw<Hint[]>([]);

  private silencers = $state(0);

  readonly current = $derived.by((): Hint | null => {
    const hint = this.silencers ? null : this.mattering;
    return settings.now.hints && hint && !this.seen.includes(hint.id) ? hint : null;
  });

  /** Show no hints until the returned function is called: somebody else explains. */
  silence(): () => void {
    untrack(() => this.silencers++);
    return () => void this.silencers--;
  }

  /** This hint, if any, matters until the returned function is called. It is not shown if it was dismissed or followed. */
  offer(hint: Hint | null): (() => void) | undefined {
    if (!hint) return undefined;
    this.mattering = hint;
    this.offered = [...untrack(() => this.offered).filter(({ id }) => id !== hint.id), hint];
    return () => {
      if (untrack(() => this.mattering)?.id === hint.id) this.mattering = null;
    };
  }

  /** It was read or followed: it does not come again by itself. */
  retire(id: string): void {
    if (this.seen.includes(id)) return;
    this.seen = [...this.seen, id];
    write(NAME, this.seen);
  }

  /** Show every hint again when it matters. */
  again(): void {
    this.seen = [];
    write(NAME, []);
    settings.change({ hints: true });
  }
}

export const hints = new Hints();
