/** What offers cost and bring: asked once for all that are alike. */

import { Refused } from "../net/refused";
import type { PreviewDocument } from "../protocol";
import type { Table } from "../table/table.svelte";
import type { Notation, Offer } from "./ahead";

interface Priced<M extends Notation, T> {
  offers(): Offer<M>[];
  /** Offers with the same key cost the same. */
  keyOf(offer: Offer<M>): string;
  /** What the last move of a line adds to what the moves before it do. */
  read(whole: PreviewDocument, before: PreviewDocument | null): T;
}

export class CostsOf<M extends Notation, T> {
  private known = $state.raw<ReadonlyMap<string, T>>(new Map());

  constructor(
    private readonly table: Table,
    private readonly priced: Priced<M, T>,
  ) {}

  of(offer: Offer<M>): T | undefined {
    return this.known.get(this.priced.keyOf(offer));
  }

  /** Ask for the costs of everything that is offered now; to be called in an effect. */
  ask(): () => void {
    const offers = new Map<string, Offer<M>>();
    for (const offer of this.priced.offers()) {
      const key = this.priced.keyOf(offer);
      if (!offers.has(key)) offers.set(key, offer);
    }
    let current = true;
    this.known = new Map();
    for (const [key, offer] of offers) void this.askFor(key, offer, () => current);
    return () => (current = false);
  }

  private async askFor(key: string, { line }: Offer<M>, isCurrent: () => boolean): Promise<void> {
    try {
      const before = line.length > 1 ? await this.table.preview(...line.slice(0, -1)) : null;
      const whole = await this.table.preview(...line);
      if (isCurrent()) this.known = new Map([...this.known, [key, this.priced.read(whole, before)]]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the game has moved on meanwhile
    }
  }
}
