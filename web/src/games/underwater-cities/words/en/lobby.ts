/** Underwater Cities in the lobby, in English. */
export default {
  title: "Underwater Cities",
  aim: "Build a network of domes and tunnels under the sea. Match cards with actions, feed your cities, and score the most points in three eras.",
  goal: "most points after three Eras",
  facts: "1–4 players · three eras · about 30 turns each",
  credits: "Underwater Cities is a game by Vladimír Suchý, published by Delicious Games.",
  moment: "Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}, round {round}",
  "option.boards": "Player boards",
  "value.boards.basic": "Basic",
  "value.boards.advanced": "Advanced",
  "option.contracts": "Government contracts",
  "option.board_numbers": "Board numbers by seat (empty: dealt at random)",
  "option.solo_start": "Neutral tiles start at slot",
  "option.tunnels": "Tunnel tiles in the supply",
  "value.tunnels.46": "46",
  "value.tunnels.47": "47",
  "option.pack": "Take a pack from a file",
} as const;
