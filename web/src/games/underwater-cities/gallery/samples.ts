/** Player areas in which there is something to look at. */

import type { BoardDocument, PlayerView } from "../documents";

export type Moment = "start" | "middle" | "full" | "loose";

const KINDS = ["farm", "desalination", "laboratory"] as const;
const MIDDLE = ["BR", "MC", "BC", "TL", "BR-", "MC-BR", "BC-BR", "TL-MC", "TL-brown"];
const LOOSE = ["BR", "MC", "TR", "MR-BR", "TR-MR"];

export function sample(board: BoardDocument, moment: Moment): PlayerView {
  const sites = (id: string): boolean => isBuilt(id, moment);
  const buildings = board.cities.flatMap(({ id, sites: count }) => [
    ...Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
    `${id}.x`,
  ]);
  return {
    seat: 0,
    board: board.number,
    score: 0,
    points: {},
    resources: { credits: 0, kelp: 0, steelplast: 0, science: 0, biomatter: 0 },
    hand: [],
    claimed: [],
    assistant: "ready",
    under_board: [],
    cities: Object.fromEntries(
      board.cities
        .filter(({ id, start }) => start || sites(id))
        .map(({ id }, i) => [id, i % 2 ? "symbiotic" : "nonsymbiotic"]),
    ),
    tunnels: Object.fromEntries(board.tunnels.filter(sites).map((id, i) => [id, i % 2 ? "upgraded" : "plain"])),
    buildings: Object.fromEntries(
      buildings.filter((id, i) => sites(id) && (moment === "full" || i % 2)).map((id, i) => [id, kind(i)]),
    ),
    metropolises: { TL: `M-${1 + (board.number % 5)}`, TR: `B-${1 + board.number}`, BL: `B-${12 - board.number}` },
    gained: moment === "full" ? ["B-10"] : [],
    contracts: [],
  };
}

function isBuilt(id: string, moment: Moment): boolean {
  if (moment === "start" || moment === "full") return moment === "full";
  return (moment === "middle" ? MIDDLE : LOOSE).some(
    (start) => id === start || (/[-.]/.test(id) && id.startsWith(start)),
  );
}

function kind(n: number): PlayerView["buildings"][string] {
  const name = KINDS[n % 3] ?? "farm";
  return Math.floor(n / 3) % 2 ? `${name}+` : name;
}
