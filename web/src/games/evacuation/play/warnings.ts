/** What to think of before a turn, a year's actions or a Transport end: amber lines, they never stop anybody. */

import type { Playing } from "./playing.svelte";
import { t } from "../words";

/** Before passing: a bonus that is missed by one, ships that cannot fly, and next year's check. */
export function passWarnings(playing: Playing): string[] {
  return [...shortOfBonus(playing), ...grounded(playing), ...missing(playing)];
}

/** At the end of a turn only what no later turn can mend. */
export function endWarnings({ view, components, forecast }: Playing): string[] {
  const card = components.bonuses[view.bonuses[0] ?? ""];
  const power = forecast?.power ?? [];
  return card && power.length && Math.min(...power) > card.higher ? [t("warn.overshoot", { value: card.higher })] : [];
}

/** What lies on board counts: the forecast is that of the flights as they are. */
export function transportWarnings(playing: Playing): string[] {
  return [...staying(playing), ...missing(playing)];
}

/** Food and Stadiums that the next Income will miss, as things stand. */
function missing({ forecast }: Playing): string[] {
  const check = forecast?.check;
  if (!check) return [];
  const short: [Parameters<typeof t>[0], number][] = [
    ["warn.oldFood", check.old.missing],
    ["warn.newFood", check.new.missing],
    ["warn.stadiums", check.stadiums.missing],
  ];
  return short.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}

function shortOfBonus({ view, components, forecast }: Playing): string[] {
  const bonus = forecast?.bonus;
  const card = components.bonuses[view.bonuses[0] ?? ""];
  if (!card || !bonus || bonus.hits || bonus.short !== 1) return [];
  const value = [card.lower, card.higher].find((other) => forecast.power.includes(other - 1));
  return value === undefined ? [] : [t("warn.bonus", { value })];
}

/** Ships of the Old World that could not be paid for now. */
function grounded({ me, forecast }: Playing): string[] {
  const energy = me.old.energy;
  const ships = me.ships.old.filter((id) => (forecast?.flights?.[id]?.energy ?? 0) > energy);
  return ships.length ? [t("warn.grounded", { n: ships.length, energy })] : [];
}

/** Ships of the Old World that could still be sent. */
function staying({ offers, me }: Playing): string[] {
  const ships = offers.filter(
    ({ move, line }) => move.verb === "send" && line.length === 1 && me.ships.old.includes(move.ship),
  );
  return ships.length ? [t("warn.staying", { n: ships.length })] : [];
}
