/** All sites of a board in words: what stands there, what it gives, whether it is joined. */

import type { Site } from "$lib/board/site";
import type { Part } from "$lib/i18n/message";
import { circle, polygon } from "$lib/icons/shapes";
import type { BoardDocument, Components, PlayerView } from "../documents";
import { t } from "../words";
import type words from "../words/en/board";
import type { Network } from "./network";
import {
  BUILDING_RADIUS,
  CITY_RADIUS,
  GAINED_SCALE,
  gainedAt,
  METROPOLIS_RADIUS,
  TUBE,
  type Plan,
  type TunnelPlace,
} from "./plan";

type BoardKey = keyof typeof words;

interface Sources {
  plan: Plan;
  board: BoardDocument;
  area: PlayerView;
  network: Network;
  components: Components;
}

/** Ids of metropolis spaces would be those of cities. */
export function metropolisSite(space: string): string {
  return `metropolis ${space}`;
}

export function gainedSite(tile: string): string {
  return `gained ${tile}`;
}

export function sitesOf(sources: Sources): Site[] {
  return [citySites, tunnelSites, buildingSites, metropolisSites, gainedSites].flatMap((find) => find(sources));
}

function citySites({ plan, board, area, network }: Sources): Site[] {
  return plan.cities.map(({ id, x, y, start }) => {
    const dome = area.cities[id];
    const title = t(`board.city.${start ? "start" : (dome ?? "empty")}`, { id, place: placeName(id) });
    const lines = dome ? [joined(network.cities.has(id)), ...lasting(board, id)] : prospects(board, id);
    return { id, x, y, title, lines, built: Boolean(dome), outline: circle(x, y, CITY_RADIUS + 7) };
  });
}

function tunnelSites({ plan, board, area, network }: Sources): Site[] {
  return plan.tunnels.map((place) => {
    const { id, ends, x, y } = place;
    const state = area.tunnels[id];
    const [from, to] = ends.map(placeName);
    const way = to ? t("board.from", { from: from ?? "", to }) : t("board.toMetropolis", { from: from ?? "" });
    const idle = state && !network.tunnels.has(id) ? [t("board.tunnel.idle")] : [];
    const lines = [way, ...idle, ...(state ? lasting(board, id) : prospects(board, id))];
    const title = t(`board.tunnel.${state ?? "empty"}`, { id });
    return { id, x, y, title, lines, built: Boolean(state), outline: capsule(place) };
  });
}

function buildingSites({ plan, board, area, network }: Sources): Site[] {
  return plan.buildings.map(({ id, city, x, y, expansion }) => {
    const built = id in area.buildings;
    const building = area.buildings[id] ?? (expansion ? "expansion" : "empty");
    const title = t(`board.building.${building}` as BoardKey, { id });
    const lines = built ? [joined(network.cities.has(city)), ...lasting(board, id)] : prospects(board, id);
    return { id, x, y, title, lines, built, outline: circle(x, y, BUILDING_RADIUS + 5) };
  });
}

function metropolisSites({ plan, area, network, components }: Sources): Site[] {
  return plan.metropolises.map(({ id, x, y, tunnels }) => {
    const tile = components.metropolises[area.metropolises[id] ?? ""];
    const missing = tunnels.filter((tunnel) => !(tunnel in area.tunnels)).length;
    const state = network.metropolises.has(id)
      ? t("board.metropolis.connected")
      : t("board.metropolis.unconnected", { missing });
    return {
      id: metropolisSite(id),
      x,
      y,
      title: t(`board.metropolis.${tile?.colour ?? "blue"}`, { tile: tile?.id ?? "", place: placeName(id) }),
      lines: [tile?.text ?? "", state],
      built: true,
      outline: polygon(6, x, y, METROPOLIS_RADIUS + 5),
    };
  });
}

function gainedSites({ area, components }: Sources): Site[] {
  return area.gained.map((tile, n) => {
    const { x, y } = gainedAt(n);
    return {
      id: gainedSite(tile),
      x,
      y,
      title: t("board.metropolis.gained", { tile }),
      lines: [components.metropolises[tile]?.text ?? ""],
      built: true,
      outline: polygon(6, x, y, METROPOLIS_RADIUS * GAINED_SCALE + 5),
    };
  });
}

function joined(connected: boolean): string {
  return t(connected ? "board.connected" : "board.unconnected");
}

/** What building on an empty site costs and brings beside the usual. */
function prospects(board: BoardDocument, id: string): string[] {
  const bonus = board.bonuses[id];
  return [...(bonus ? [t("board.bonus", { text: bonus.text })] : []), ...lasting(board, id)];
}

function lasting(board: BoardDocument, id: string): string[] {
  const special = board.special[id];
  return special ? [t("board.special", { text: special.text })] : [];
}

function placeName(city: string): Part {
  return t.part(`board.place.${city}` as BoardKey);
}

/** A rounded frame around a tunnel. */
function capsule({ from, to }: TunnelPlace): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const r = TUBE / 2 + 6;
  const inset = 5;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, across: number): string =>
    `${(from.x + ux * along - uy * across).toFixed(1)} ${(from.y + uy * along + ux * across).toFixed(1)}`;
  const end = length - inset - r;
  const start = inset + r;
  return `M${at(start, -r)}L${at(end, -r)}A${r} ${r} 0 0 1 ${at(end, r)}L${at(start, r)}A${r} ${r} 0 0 1 ${at(start, -r)}z`;
}
