/** The store of one's finished games on this device. */

import * as api from "../net/api";
import { read, write } from "../page/storage";
import { playedAt, readPlayed, withPlayed, type Played } from "./statistics";

const NAME = "played";

export function playedGames(): Played[] {
  return readPlayed(read<unknown>(NAME, []));
}

/** Keep the game of a table that is over, once; `wasSeen`: its end came while it was looked at. */
export async function keepPlayed(table: string, mine: readonly number[], wasSeen: boolean): Promise<void> {
  if (playedGames().some((one) => one.table === table)) return;
  const found = playedAt(await api.table(table), mine, Date.now(), wasSeen);
  if (found) write(NAME, withPlayed(playedGames(), found));
}

export function erasePlayed(): void {
  write(NAME, []);
}
