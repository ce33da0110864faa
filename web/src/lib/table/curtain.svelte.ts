/** Hot-seat: whose turn it is to hold the device, and whether they have taken it. */

import { read, write } from "../page/storage";
import type { Table } from "./table.svelte";

export class Curtain {
  private taken = $state<number | null>(null);
  /** One person plays all seats and sees everything they see. */
  open = $state(false);

  constructor(private readonly table: Table) {
    this.open = read<string[]>("open-hands", []).includes(table.id);
  }

  /** The seat that must take the device before anything is shown; null if nobody has to. */
  readonly next = $derived.by((): number | null => {
    const { state, mine, seat } = this.table;
    if (!state || mine.length < 2) return null;
    const asked = state.waiting.filter((open) => !open.optional && mine.includes(open.seat));
    const next = asked.some((open) => open.seat === seat) ? seat : (asked[0]?.seat ?? seat);
    return next === this.taken && next === seat ? null : next;
  });

  /** Should the curtain hide the table now? A finished game has nothing to hide. */
  readonly isDrawn = $derived.by(() => this.next !== null && !this.open && !this.table.state?.over);

  async take(seat: number): Promise<void> {
    if (seat !== this.table.seat) await this.table.look(seat);
    this.taken = seat;
  }

  setOpen(open: boolean): void {
    this.open = open;
    const others = read<string[]>("open-hands", []).filter((id) => id !== this.table.id);
    write("open-hands", open ? [...others, this.table.id] : others);
  }
}

/** Tables of one person who studies: no curtain from the start. */
export function openHandsAt(table: string): void {
  write("open-hands", [...read<string[]>("open-hands", []), table]);
}
