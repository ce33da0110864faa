/** What a player has on a world beside the map: pieces that wait there. */

import { GOODS, type Components, type PlayerDocument, type World } from "../documents";
import type { IconName } from "../icons/glyphs";
import { t } from "../words";

type Kind = "people" | "food_factory" | "steel_factory" | "energy_factory" | "stadium" | "happy_face" | "ship" | "productivity";

export interface CampItem {
  icon: Kind & IconName;
  number: number;
}

export function campOf(player: PlayerDocument, world: World, components: Components): CampItem[] {
  const faces = player.stadiums[world].reduce((sum, id) => sum + (components.stadiums[id]?.faces ?? 0), 0);
  const items: CampItem[] = [
    { icon: "people", number: world === "new" ? player.people : 0 },
    ...GOODS.map((good) => ({ icon: `${good}_factory` as const, number: player.factories[world][good] })),
    { icon: "stadium", number: player.stadiums[world].length },
    { icon: "happy_face", number: faces },
    { icon: "ship", number: player.ships[world].length },
    { icon: "productivity", number: world === "new" ? player.tiles.new : 0 },
  ];
  return items.filter(({ number }) => number > 0);
}

/** The same in words. */
export function campText(items: readonly CampItem[], world: World): string {
  const things = items.map(({ icon, number }) => t(`board.camp.${icon}`, { n: number })).join(", ");
  return t(`board.camp.${world}`, { things });
}
