/** The Areas of the New World in words. */

import type { Site } from "$lib/board/site";
import { polygon } from "$lib/icons/shapes";
import type { Components, Environment, Good, NewAreaDocument, PositionView } from "../../documents";
import { t } from "../../words";
import { unlockedBy } from "../passages";
import { FACE, placeOf, type LinePlan } from "./plan";

interface Owner {
  /** The simulated opponent is no seat. */
  who: number | "rival";
  plants: Good[];
}

interface Sources {
  components: Components;
  owners: ReadonlyMap<string, Owner>;
  open: ReadonlySet<Environment>;
  lines: readonly LinePlan[];
  /** The Area beside which the Solo tile lies. */
  solo: string | undefined;
  nameOf: (seat: number) => string;
}

/** Who has settled which Area. */
export function ownersOf({ players, rival }: PositionView): Map<string, Owner> {
  const found = new Map<string, Owner>();
  for (const id of rival?.areas ?? []) found.set(id, { who: "rival", plants: [] });
  for (const { seat, settled } of players)
    for (const [id, plants] of Object.entries(settled)) found.set(id, { who: seat, plants });
  return found;
}

export function newSites(sources: Sources): Site[] {
  return Object.values(sources.components.new_areas).map((area) => {
    const { x, y } = placeOf(area);
    const owner = sources.owners.get(area.id);
    return {
      id: area.id,
      x,
      y,
      title: area.name,
      lines: [...(owner ? settled(owner, sources) : waiting(area, sources)), ...marks(area, sources)],
      built: owner !== undefined,
      outline: polygon(6, x, y, FACE - 2),
    };
  });
}

function settled({ who, plants }: Owner, { nameOf }: Sources): string[] {
  const player = who === "rival" ? t.part("board.opponent") : nameOf(who);
  const goods = plants.map((good) => t.part(`good.name.${good}`));
  return [t("board.area.settled", { player }), ...(goods.length ? [t("board.area.plants", { goods })] : [])];
}

function waiting({ text, environment }: NewAreaDocument, { open, components }: Sources): string[] {
  if (open.has(environment)) return [text];
  const passages = Object.values(components.progress.passages);
  const passage = passages.find((passage) => unlockedBy(passage) === environment)?.name ?? "";
  return [text, t("board.area.closed", { passage })];
}

function marks({ id }: NewAreaDocument, { lines, solo }: Sources): string[] {
  const found = lines.filter(({ areas }) => areas.includes(id)).map(({ number }) => t("board.area.line", { number }));
  return solo === id ? [...found, t("board.area.solo")] : found;
}
