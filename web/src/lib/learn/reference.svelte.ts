/** The book that lies beside a table: rules, icons, aim and gallery, opened in place. */

import { settings } from "../page/settings.svelte";
import { read, write } from "../page/storage";
import type { Section } from "./sections";

interface Opened {
  section: Section;
  anchor: string;
}

const SEEN = "aims";

class Reference {
  /** The game of the table that is shown, and its aim in a few words; empty where there is none. */
  game = $state("");
  line = $state("");
  /** Games whose aim was read here. */
  private seen = $state.raw<string[]>(read<string[]>(SEEN, []));
  /** What is open, and what was before it. */
  private trail = $state.raw<Opened[]>([]);

  readonly open = $derived.by((): Opened | null => this.trail.at(-1) ?? null);
  readonly canGoBack = $derived.by(() => this.trail.length > 1);

  /** Has this person never opened the aim of this game, and wants hints? */
  readonly offersAim = $derived.by(() => settings.now.hints && !!this.line && !this.seen.includes(this.game));

  show(section: Section, anchor = ""): void {
    if (section === "aim" && !this.seen.includes(this.game)) {
      this.seen = [...this.seen, this.game];
      write(SEEN, this.seen);
    }
    this.trail = [...this.trail, { section, anchor }];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const reference = new Reference();
