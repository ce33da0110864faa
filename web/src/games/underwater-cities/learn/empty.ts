/** The area of a player before the first turn, without cards. */

import type { PlayerView } from "../documents";

export function emptyArea(board: number): PlayerView {
  return {
    seat: 0,
    board,
    score: 0,
    points: {},
    resources: { credits: 0, kelp: 0, steelplast: 0, science: 0, biomatter: 0 },
    claimed: [],
    assistant: "ready",
    under_board: [],
    cities: { BR: "nonsymbiotic" },
    tunnels: {},
    buildings: {},
    metropolises: {},
    gained: [],
    contracts: [],
    hand: [],
  };
}
