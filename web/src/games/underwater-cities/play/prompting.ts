/** What the prompt says where the screen knows more than the decision itself. */

import { cardName } from "./names";
import type { Move } from "./moves";
import type { Playing } from "./playing.svelte";
import { t } from "../words";

export function promptOf(playing: Playing): string | undefined {
  const { decision, kind, open, played } = playing;
  if (!decision) return undefined;
  if (playing.keeping.length) return keepPrompt(playing, decision.optional);
  if (kind === "turn") return turnPrompt(playing);
  if (kind === "end" && decision.moves.length === 1) return t("prompt.end");
  if (kind === "parts" && open.moves.filter(({ verb }) => verb === "part").length === 1) return partPrompt(open.moves);
  if (kind === "play_card" && played !== null) return cardPrompt(playing, played);
  return undefined;
}

function turnPrompt({ chosenCard, chosenSlot, pair, ahead }: Playing): string {
  if (pair) return t(ahead.offers.length ? "prompt.pairMore" : "prompt.pair");
  if (chosenCard) return t("prompt.turn.card", { card: chosenCard.name });
  if (chosenSlot) return t("prompt.turn.slot", { slot: chosenSlot.id });
  return t("prompt.turn");
}

function keepPrompt({ keepCount, kept, keepReason }: Playing, optional: boolean): string {
  return t(optional ? "prompt.keepEarly" : `prompt.keep.${keepReason}`, { n: keepCount, chosen: kept.length });
}

function partPrompt(moves: readonly Move[]): string {
  return t(moves.some(({ verb }) => verb === "leave") ? "prompt.partOrSkip" : "prompt.part");
}

function cardPrompt({ open, names }: Playing, played: number): string {
  const claims = open.moves.some(({ verb }) => verb === "claim");
  return t(claims ? "prompt.cardToClaim" : "prompt.cardToPlay", { card: cardName(names, played) });
}
