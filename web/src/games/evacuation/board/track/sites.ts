/** The spaces, Passages and markers of the Progress track in words, and who stands where. */

import type { Site } from "$lib/board/site";
import { box, circle } from "$lib/icons/shapes";
import { LANES, type Components, type NationView, type PositionView } from "../../documents";
import { t } from "../../words";
import { closedGate, frontOf, GATE, markerPlaces, type SpacePlan, type TrackPlan } from "./plan";

/** A marker on the track; a simulated civilization is no seat. */
export interface Standing {
  /** The same as long as the game lasts. */
  key: string;
  who: number | "opponent" | "extra";
  /** Own markers can be picked. */
  own?: "front" | "rear";
}

/** Who stands on which space. */
export function standingsOf({ players, rival }: PositionView, seat: number): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  const put = (space: string, standing: Standing): void =>
    void found.set(space, [...(found.get(space) ?? []), standing]);
  for (const { seat: who, markers } of players) {
    const front = frontOf(markers);
    markers.forEach(([step, lane], i) => {
      put(`${step} ${lane}`, {
        key: `${who} ${i}`,
        who,
        ...(who === seat ? { own: i === front ? "front" : "rear" } : {}),
      });
    });
  }
  const simulated = rival?.markers ?? [];
  for (let i = 0; i + 1 < simulated.length; i += 2) {
    put(`${simulated[i]} ${LANES[simulated[i + 1] ?? 0] ?? "waiting"}`, {
      key: `rival ${i}`,
      who: i < 4 ? "opponent" : "extra",
    });
  }
  return found;
}

interface Sources {
  components: Components;
  plan: TrackPlan;
  player: NationView;
  standings: ReadonlyMap<string, Standing[]>;
  nameOf: (seat: number) => string;
  /** Own markers that can be picked now. */
  pickable: ReadonlySet<string>;
}

export function trackSites(sources: Sources): Site[] {
  return [
    ...sources.plan.spaces.map((space) => spaceSite(space, sources)),
    ...gateSites(sources),
    ...markerSites(sources),
  ];
}

function spaceSite(space: SpacePlan, { components, standings, nameOf }: Sources): Site {
  const { id, step, lane, x, y, width, height } = space;
  const printed = lane === "waiting" ? undefined : components.progress[lane][String(step)];
  const names = (standings.get(id) ?? []).map(({ who }) =>
    typeof who === "number" ? nameOf(who) : t.part(`board.${who}`),
  );
  return {
    id,
    x: x + width / 2,
    y: y + height / 2,
    title: t("board.space", { step, lane: t.part(`lane.${lane}`) }),
    lines: [
      ...(printed ? [printed.text] : lane === "waiting" ? [] : [t("board.space.blank")]),
      ...(names.length ? [t("board.space.markers", { names })] : []),
    ],
    built: names.length > 0,
    outline: box(x + 2, y + 2, width - 4, height - 4, 10),
  };
}

function gateSites({ components, plan, player }: Sources): Site[] {
  const passages = Object.values(components.progress.passages);
  const closed = closedGate(player.markers, components);
  return plan.gates.map(({ id, place, x, y, height }) => ({
    id,
    x: x + GATE / 2,
    y: y + height / 2,
    title: passages[place]?.name ?? id,
    lines: [
      passages[place]?.text ?? "",
      ...(place === closed ? [t("board.passage.closed", { passage: passages[place - 1]?.name ?? "" })] : []),
    ],
    built: true,
    outline: box(x + 2, y, GATE - 4, height, 10),
  }));
}

function markerSites({ components, plan, standings, pickable }: Sources): Site[] {
  return plan.spaces.flatMap((space) => {
    const here = standings.get(space.id) ?? [];
    const places = markerPlaces(space, here.length, isPrinted(space, components));
    return here.flatMap(({ own }, i) => {
      const place = places[i];
      if (!own || !place || !pickable.has(own)) return [];
      const [x, y] = [place.x + place.size / 2, place.y + place.size / 2];
      const at = t("board.space", { step: space.step, lane: t.part(`lane.${space.lane}`) });
      const outline = circle(x, y, place.size / 2 + 3);
      return [{ id: own, x, y, title: t(`marker.${own}`), lines: [at], built: true, outline, small: true }];
    });
  });
}

/** Is there anything on the space that a marker should not cover? The waiting lane has the number of the step. */
export function isPrinted({ step, lane }: SpacePlan, { progress }: Components): boolean {
  return lane === "waiting" || progress[lane][String(step)] !== undefined;
}
