/** Buying by a touch of the price before an action is chosen: the action that leads there is found and chosen. */

import { explore } from "$lib/play/ahead";
import { t } from "../words";
import type { Offer } from "./ahead";
import { movesOf, type MoveOf } from "./moves";
import type { Playing } from "./playing.svelte";

type Buying = MoveOf<"ship" | "stadium">["verb"];

/** An action that could be chosen now, and what it would offer. */
interface Way {
  action: MoveOf<"action">;
  offers: Offer[];
}

/** Choose the only action that leads to this move and the thing with it; otherwise say which action is needed. */
export async function startPurchase(playing: Playing, text: string, label: string): Promise<void> {
  const verb = text.split(" ")[0] as Buying;
  if (playing.kind !== "action") return playing.tell(t(`why.buy.${verb}`));
  const decision = playing.decision?.id;
  const ways = await waysFrom(playing);
  if (playing.decision?.id !== decision) return; // the game has moved on meanwhile
  const there = ways.filter(({ offers }) => offers.some(({ move }) => move.text === text));
  const near = ways.filter(({ offers }) => offers.some(({ move }) => move.verb === verb));
  const [only, ...others] = there.length ? there : near;
  if (!only) playing.tell(t(`why.buy.${verb}`), t("why.buy.none"));
  else if (others.length) tellWays(playing, verb, [only, ...others]);
  else if (there.length) playing.want(only.action.action, text);
  else void playing.table.explain(text, label, [only.action.text]);
}

/** What each action leads to, found by previews of the server; with cards, the first that can go under it. */
async function waysFrom({ table, reading, open }: Playing): Promise<Way[]> {
  const first = new Map<string, MoveOf<"action">>();
  for (const move of movesOf(open.moves, "action")) if (!first.has(move.action)) first.set(move.action, move);
  const found = [...first.values()].map(async (action) => {
    const { offers } = await explore(table, reading, open, [action.text]);
    return { action, offers };
  });
  return Promise.all(found);
}

function tellWays(playing: Playing, verb: Buying, ways: Way[]): void {
  const names = ways.map(({ action }) => playing.components.board_actions[action.action]?.name ?? action.action);
  playing.tell(t(`why.buy.${verb}`), t("why.buy.choose", { actions: names }));
}
