/** What can be done with a table as a whole. */

import * as api from "../net/api";
import { openHandsAt } from "./curtain.svelte";
import { report } from "../net/failures";
import { download } from "../page/files";
import type { OpenedTable } from "../protocol";
import { router } from "../page/router.svelte";
import { held, hold } from "./seats";
import type { Table } from "./table.svelte";

/** Keep the seats of a table that was opened for us, and go there. */
export function enter(opened: OpenedTable, game: string, title = ""): void {
  hold({ ...opened, game, title });
  router.go(`/t/${encodeURIComponent(opened.table)}`);
}

/** A private copy of what the seat looked through knows, in the position that is shown, to try things out. */
export function whatIf(table: Table): Promise<void> {
  return whatIfAt(table, table.past?.number ?? table.log.at(-1)?.number ?? 0, table.seat ?? 0);
}

/** A private copy of what a seat knew after so many moves. */
export async function whatIfAt(table: Table, copyAt: number, copySeat: number): Promise<void> {
  const token = table.tokens.find(({ seat }) => seat === copySeat)?.token ?? table.token;
  if (!token) return;
  try {
    const opened = await api.whatIf(table.id, token, copyAt);
    openHandsAt(opened.table);
    const { game = "", title = "" } = held(table.id) ?? {};
    hold({ ...opened, game, title, copyOf: table.id, copyAt, copySeat });
    router.go(`/t/${encodeURIComponent(opened.table)}`);
  } catch (error) {
    report(error);
  }
}

/** Tell a private copy what happened at the original before, as its seat knows it; without it the copy works, too. */
export async function loadLogBefore(table: Table): Promise<void> {
  const { copyOf, copyAt, copySeat } = held(table.id) ?? {};
  const token = held(copyOf ?? "")?.seats.find(({ seat }) => seat === copySeat)?.token;
  if (!copyOf || copyAt === undefined || !token) return;
  table.before = await api.log(copyOf, copyAt, token).catch(() => []);
}

export async function exportGame(table: Table): Promise<void> {
  try {
    download(`next-frontier-${table.id}.json`, await api.exportGame(table.id, table.token));
  } catch (error) {
    report(error);
  }
}

/** A bot plays on for all our seats. */
export async function leave(table: Table): Promise<void> {
  try {
    await Promise.all(table.tokens.map(({ token }) => api.leave(table.id, token)));
    router.go("/");
  } catch (error) {
    report(error);
  }
}

export async function comeBack(table: Table): Promise<void> {
  const away = table.tokens.filter(({ seat }) => table.seats.find((other) => other.seat === seat)?.away);
  try {
    await Promise.all(away.map(({ token }) => api.comeBack(table.id, token)));
  } catch (error) {
    report(error);
  }
}

/** The same people again, each one seat further, with the tokens they have. */
export async function rematch(table: Table): Promise<void> {
  if (!table.token) return;
  try {
    const again = await api.rematch(table.id, table.token);
    const seats = again.seats.flatMap(({ seat, was }) => {
      const token = table.tokens.find((own) => own.seat === was)?.token;
      return token ? [{ seat, token }] : [];
    });
    const { game = "", title = "", invitation = null } = held(table.id) ?? {};
    enter({ table: again.table, seats, invitation }, game, title);
  } catch (error) {
    report(error);
  }
}
