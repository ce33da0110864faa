/** A lesson at its table: which step is shown, which moves are let through, what is said to the others. */

import { t } from "../i18n";
import * as api from "../net/api";
import type { LessonDocument, LessonStep } from "../protocol";
import type { Table } from "../table/table.svelte";
import { admits, findStep, follow, leadsTo, shownStep } from "./course";
import { progress } from "./progress.svelte";

/** What the panel has to say: a step, the end of a turn, something half done, that something is shown, or that the table has left the lesson. */
type Saying = "step" | "end" | "between" | "watching" | "waiting" | "lost";

export class Lesson {
  document = $state.raw<LessonDocument | null>(null);
  /** What is said to a move that was not sent, until something happens. */
  answer = $state<string | null>(null);
  /** An earlier step that is read again. */
  private again = $state<number | null>(null);

  constructor(
    readonly table: Table,
    readonly game: string,
  ) {
    void this.load();
  }

  async load(): Promise<void> {
    try {
      this.document = await api.lesson(this.game);
    } catch (error) {
      this.table.refuse(error);
    }
  }

  readonly isOn = $derived.by(() => {
    const { document, table } = this;
    return document !== null && !table.isSpectator && !table.past && !progress.of(table.id).off && !table.state?.over;
  });

  readonly steps = $derived.by((): LessonStep[] => this.document?.steps ?? []);
  private readonly played = $derived.by(() => {
    const { log, seat } = this.table;
    return log.filter((entry) => entry.seat === seat).map(({ move }) => move);
  });
  /** What this seat must decide now. */
  private readonly asking = $derived.by(() => {
    const { decision } = this.table;
    return decision && !decision.optional ? decision : null;
  });

  /** The step whose move comes next; null if the table has left the lesson. */
  readonly awaited = $derived.by((): number | null => {
    const { document, played, asking } = this;
    return document && findStep(document, follow(document, played), asking);
  });

  private readonly current = $derived.by(() => {
    const { document, awaited, table } = this;
    return document && awaited !== null ? shownStep(document, progress.of(table.id).step, awaited) : 0;
  });
  /** The number of the step that is shown. */
  readonly at = $derived.by(() => this.again ?? this.current);
  readonly step = $derived.by(() => this.steps[this.at]);
  readonly isLast = $derived.by(() => this.at === this.steps.length - 1);
  readonly canRead = $derived.by(() => this.at < this.current || !this.step?.play.length);

  readonly saying = $derived.by((): Saying => {
    const { document, asking, awaited, step, table } = this;
    if (awaited === null) return "lost";
    if (table.playback.isPlaying && this.again === null) return "watching"; // what a step tells has not been seen yet
    if (!document || !step?.play.length || this.again !== null) return "step";
    if (!asking) return "waiting";
    if (leadsTo(document, awaited, asking)) return "step";
    return asking.kind === "end" ? "end" : "between";
  });

  readonly text = $derived.by((): string => {
    const { saying, step, asking, table } = this;
    if (saying === "step") return step?.text ?? "";
    if (saying === "between") return t("tutorial.between", { prompt: asking?.prompt ?? "" });
    if (saying === "watching") return t("tutorial.watching");
    if (saying === "waiting")
      return t("tutorial.waiting", { name: table.nameOf(table.state?.waiting[0]?.seat ?? null) });
    return t(saying === "end" ? "tutorial.end" : "tutorial.lost");
  });

  /** What to look at. */
  readonly shown = $derived.by((): string[] => {
    if (this.saying === "step") return this.step?.show ?? [];
    return this.saying === "end" ? ["part confirm"] : [];
  });

  /** May these moves be sent? Others than the awaited one are answered. */
  allows(moves: string[]): boolean {
    const { document, awaited, asking, isOn } = this;
    if (!isOn || !document || awaited === null || !asking || !leadsTo(document, awaited, asking)) return true;
    if (admits(document, awaited, moves)) return true;
    this.again = null;
    this.answer = document.steps[awaited]?.other || t("tutorial.other");
    progress.change(this.table.id, { step: awaited });
    return false;
  }

  next(): void {
    this.answer = null;
    if (this.again !== null) this.again = this.again + 1 < this.current ? this.again + 1 : null;
    else if (this.isLast) this.leave("done");
    else progress.change(this.table.id, { step: this.current + 1 });
  }

  back(): void {
    this.answer = null;
    this.again = Math.max(0, this.at - 1);
  }

  leave(off: "skipped" | "done"): void {
    progress.change(this.table.id, { off });
  }

  /** Something was played or taken back: what was said or read again is over. */
  goOn(): void {
    this.answer = null;
    this.again = null;
  }
}
