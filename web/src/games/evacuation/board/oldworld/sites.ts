/** The Areas of a continent in words, and how each of them stands. */

import type { Site } from "$lib/board/site";
import { box, polygon } from "$lib/icons/shapes";
import type { Components, ContinentDocument, Edge, OldAreaDocument, NationView } from "../../documents";
import { t } from "../../words";
import { FACE, placesOf, TILE, tilesOf } from "./plan";

/** Still there, on a ship that has not left, or evacuated. */
type Standing = "here" | "loaded" | "left";
/** A Productivity tile produces here, is under way, or has landed. */
export type TileStanding = "old" | "transit" | "new";

export interface OldArea {
  area: OldAreaDocument;
  edges: readonly Edge[];
  standing: Standing;
  /** The ship it is loaded on. */
  ship?: string;
}

export function areasOf(player: NationView, continent: ContinentDocument, { old_areas }: Components): OldArea[] {
  const loads = new Map(
    (player.flights ?? []).flatMap(({ ship, bays, crates }) =>
      [...bays, ...crates].map((id): [string, string] => [id, ship]),
    ),
  );
  return continent.rows.flat().flatMap((id) => {
    const area = old_areas[id];
    const ship = loads.get(id);
    const standing = ship ? "loaded" : player.left.includes(id) ? "here" : "left";
    return area ? [{ area, edges: continent.edges[Number(id.slice(2)) - 1] ?? [], standing, ship }] : [];
  });
}

/** The two Productivity tiles: those that have left come first. */
export function tileStandings({ tiles }: NationView): [TileStanding, TileStanding] {
  const of = (n: number): TileStanding => (n < tiles.new ? "new" : n < 2 - tiles.old ? "transit" : "old");
  return [of(0), of(1)];
}

export function oldSites(player: NationView, continent: ContinentDocument, components: Components): Site[] {
  const places = placesOf(continent);
  const areas = areasOf(player, continent, components).map((found): Site => {
    const { x, y } = places.get(found.area.id) ?? { x: 0, y: 0 };
    return {
      id: found.area.id,
      x,
      y,
      title: found.area.name,
      lines: linesOf(found),
      built: found.standing === "here",
      outline: polygon(6, x, y, FACE - 2),
    };
  });
  const standings = tileStandings(player);
  const tiles = tilesOf(continent).map(({ x, y }, i): Site => ({
    id: `OWP${i + 1}`,
    x,
    y,
    title: t("board.old.tile", { name: components.old_areas.OWP?.name ?? "", number: i + 1 }),
    lines:
      standings[i] === "old" ? [components.old_areas.OWP?.text ?? ""] : [t(`board.old.tile.${standings[i] ?? "new"}`)],
    built: standings[i] === "old",
    outline: box(x - TILE - 3, y - TILE - 3, 2 * TILE + 6, 2 * TILE + 6, 16),
  }));
  return [...areas, ...tiles];
}

function linesOf({ area, edges, standing, ship }: OldArea): string[] {
  if (standing === "left") return [t("board.old.left")];
  const names = edges.map((edge) => t.part(`board.edge.${edge}`));
  return [
    area.text,
    edges.length ? t("board.old.edges", { edges: names }) : t("board.old.inland"),
    ...(ship ? [t("board.old.loaded", { ship })] : []),
  ];
}
