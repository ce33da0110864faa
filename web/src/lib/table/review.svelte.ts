/** The review of a finished game as the page knows it: asked for by seat, followed while the bots work at it. */

import * as api from "../net/api";
import { report } from "../net/failures";
import { t } from "../i18n";
import type { ReviewDocument } from "../protocol";

const EVERY_MS = 1000;

/** Points to tenths: more is not known of what bots reckon. */
export function inTenths(points: number): number {
  return Math.round(points * 10) / 10 + 0; // without a negative zero
}

/** A turn by its part of the game and its moves; so many moves were played before it, and up to its end. */
export function turnNamed(chapter: string, before: number, last: number): string {
  return t("review.turnOf", { chapter, count: last - before, first: before + 1, last });
}

export class Review {
  /** By seat; nothing is known of a seat that was not looked at. */
  found = $state.raw<Record<number, ReviewDocument>>({});
  private isFollowed = true;

  constructor(private readonly table: string) {}

  /** See whether somebody has asked for the review of this seat. */
  async look(seat: number): Promise<void> {
    if (this.found[seat]) return;
    await this.follow(() => api.review(this.table, seat)).catch(() => undefined); // the button begins it, too
  }

  async begin(seat: number): Promise<void> {
    await this.follow(() => api.beginReview(this.table, seat)).catch(report);
  }

  /** Nobody looks any more. The bots go on; whoever comes back sees how far they are. */
  stop(): void {
    this.isFollowed = false;
  }

  private async follow(ask: () => Promise<ReviewDocument>): Promise<void> {
    let told = this.keep(await ask());
    while (told.state === "running" && this.isFollowed) {
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      const { seat } = told;
      if (this.isFollowed) told = this.keep(await api.review(this.table, seat));
    }
  }

  private keep(told: ReviewDocument): ReviewDocument {
    this.found = { ...this.found, [told.seat]: told };
    return told;
  }
}
