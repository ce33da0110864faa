/** The book that lies beside a table: rules, icons, aim and gallery, opened in place. */

import type { Section } from "./sections";

interface Opened {
  section: Section;
  anchor: string;
}

class Reference {
  /** The game of the table that is shown; empty where there is none. */
  game = $state("");
  /** What is open, and what was before it. */
  private trail = $state.raw<Opened[]>([]);

  readonly open = $derived.by((): Opened | null => this.trail.at(-1) ?? null);
  readonly canGoBack = $derived.by(() => this.trail.length > 1);

  show(section: Section, anchor = ""): void {
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
