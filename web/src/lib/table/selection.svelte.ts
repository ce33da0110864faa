/** What is chosen but not sent: a card, a slot, a site … by name. It ends with the decision it belongs to. */

import type { Table } from "./table.svelte";

export class Selection {
  private picks = $state.raw<{ decision: string; chosen: Record<string, string> }>({ decision: "", chosen: {} });

  constructor(private readonly table: Table) {}

  /** Everything chosen for the open decision. */
  readonly chosen = $derived.by((): Record<string, string> => {
    return this.picks.decision === this.table.decision?.id ? this.picks.chosen : {};
  });

  readonly isEmpty = $derived.by(() => Object.keys(this.chosen).length === 0);

  get(name: string): string | undefined {
    return this.chosen[name];
  }

  /** Choose; the same thing again takes the choice back. */
  toggle(name: string, value: string): void {
    if (this.chosen[name] === value) this.drop(name);
    else this.set(name, value);
  }

  set(name: string, value: string): void {
    this.picks = { decision: this.table.decision?.id ?? "", chosen: { ...this.chosen, [name]: value } };
  }

  drop(name: string): void {
    const { [name]: _, ...rest } = this.chosen;
    this.picks = { decision: this.table.decision?.id ?? "", chosen: rest };
  }

  clear(): void {
    this.picks = { decision: "", chosen: {} };
  }
}
