/** Who really sits there: a sign for a bot, for somebody who left, for somebody who is offline. */

import type { InterfaceName } from "../icons/interface";
import { t } from "../i18n";
import { levelName } from "./levels";
import type { Table } from "./table.svelte";

interface Presence {
  sign: InterfaceName;
  note: string;
}

/** Null: the person who holds the seat is there, or nobody holds it. */
export function presenceOf(table: Table, seat: number): Presence | null {
  const who = table.seats.find((other) => other.seat === seat);
  if (who?.kind === "bot") return { sign: "bot", note: levelName(who.level) };
  if (who?.away) return { sign: "bot", note: t("seat.left") };
  if (who?.kind === "human" && who.connected === false) return { sign: "offline", note: t("seat.away") };
  return null;
}
