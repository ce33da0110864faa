/** How far the tutorials of this browser are, by table. */

import { read, write } from "../page/storage";

export interface Progress {
  /** The step that was reached by reading. */
  step: number;
  /** The learner plays without it: for now, or because it is done. */
  off: "skipped" | "done" | null;
}

const NAME = "lessons";
const MOST = 40;
const NONE: Progress = { step: 0, off: null };

class ProgressByTable {
  private kept = $state.raw<Record<string, Progress>>(read<Record<string, Progress>>(NAME, {}));

  of(table: string): Progress {
    return this.kept[table] ?? NONE;
  }

  /** Was a tutorial begun at this table? */
  has(table: string): boolean {
    return table in this.kept;
  }

  /** Is there a tutorial at this table that has neither been skipped nor done? */
  isUnderWay(table: string): boolean {
    return this.kept[table]?.off === null;
  }

  change(table: string, part: Partial<Progress>): void {
    const { [table]: before = NONE, ...others } = this.kept;
    const kept = Object.entries(others).slice(1 - MOST);
    this.kept = Object.fromEntries([...kept, [table, { ...before, ...part }]]);
    write(NAME, this.kept);
  }
}

export const progress = new ProgressByTable();
