/** What the server last told of one's own tables; kept, so that the list is there at once and without a network. */

import * as api from "../net/api";
import { Refused } from "../net/refused";
import type { TableDocument } from "../protocol";
import { read, write } from "../page/storage";
import type { HeldTable } from "./seats";
import type { News } from "./yours";

const NAME = "news";
/** Tables that are asked for at one visit, and how many at once. */
const MOST_ASKED = 12;
const AT_ONCE = 3;

export class TableNews {
  private told = $state.raw<Record<string, TableDocument | null>>(read(NAME, {}));

  readonly of = (table: string): News => this.told[table];

  /** Ask for the tables that may have changed: a finished game stays as it is. */
  async ask(tables: readonly HeldTable[]): Promise<void> {
    const known = new Set(tables.map(({ table }) => table));
    this.told = Object.fromEntries(Object.entries(this.told).filter(([table]) => known.has(table)));
    const wanted = tables.filter(({ table }) => !this.told[table]?.over).slice(0, MOST_ASKED);
    const askOn = async (): Promise<void> => {
      const next = wanted.shift();
      if (!next) return;
      await this.askFor(next.table);
      await askOn();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    write(NAME, this.told);
  }

  private async askFor(table: string): Promise<void> {
    try {
      const found = await api.table(table);
      this.told = { ...this.told, [table]: { ...found, options: undefined } };
    } catch (error) {
      if (error instanceof Refused && error.reason.code === "unknown_table") {
        this.told = { ...this.told, [table]: null };
      }
    }
  }
}
