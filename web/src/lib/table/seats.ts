/** The seats this browser holds, by table, so that a reload or a later visit finds them again. */

import type { SeatToken } from "../protocol";
import { read, write } from "../page/storage";

export interface HeldTable {
  table: string;
  game: string;
  title: string;
  seats: SeatToken[];
  /** Link for friends, while seats are open; only the creator has it. */
  invitation: string | null;
  /** The table that this one is a private copy of, and the moves after which it was copied. */
  copyOf?: string;
  copyAt?: number;
  /** Whose knowledge it holds. */
  copySeat?: number;
  /** What there is to see, if it was opened to show something. */
  note?: string;
  opened: number;
}

const NAME = "tables";
const MOST = 40;

export function heldTables(): HeldTable[] {
  return read<HeldTable[]>(NAME, []);
}

export function held(table: string): HeldTable | undefined {
  return heldTables().find((other) => other.table === table);
}

export function hold(entry: Omit<HeldTable, "opened">): void {
  const others = heldTables().filter((other) => other.table !== entry.table);
  write(NAME, [{ ...entry, opened: Date.now() }, ...others].slice(0, MOST));
}

/** Add a seat to those held at this table. */
export function holdSeat(table: string, seat: SeatToken): void {
  const entry = held(table) ?? { table, game: "", title: "", seats: [], invitation: null };
  hold({ ...entry, seats: [...entry.seats.filter((other) => other.seat !== seat.seat), seat] });
}

export function forget(table: string): void {
  write(
    NAME,
    heldTables().filter((other) => other.table !== table),
  );
}

const ORIGINS = "origins";

/** Does this browser know that the cards of a table were not dealt there? */
export function knowsOrigin(table: string): boolean {
  return read<string[]>(ORIGINS, []).includes(table);
}

export function noteOrigin(table: string): void {
  write(ORIGINS, [table, ...read<string[]>(ORIGINS, []).filter((other) => other !== table)].slice(0, MOST));
}
