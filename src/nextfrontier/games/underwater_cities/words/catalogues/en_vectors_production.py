"""English: what to look at in the positions of docs/rules 6.7 (Production, feeding and Eras)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-PROD-01": (
        "End the turn: the connected farm produces 1 kelp, and the starting city eats the one in stock."
    ),
    "vector.TV-PROD-02": "End the turn: the upgraded farm produces 1 kelp and 1 VP.",
    "vector.TV-PROD-03": (
        "End the turn: two upgraded farms at one connected city produce 3 kelp and 3 VP, the third of each "
        "for the pair."
    ),
    "vector.TV-PROD-03b": (
        "End the turn: with three upgraded farms the pair still counts once per city, 4 kelp and 4 VP."
    ),
    "vector.TV-PROD-04": (
        "End the turn and read the log: farms, plants, laboratories, tunnels, symbiotic city, card and "
        "metropolis produce 2 kelp, 3 steelplast, 2 science, 6 credits and 6 VP; the two connected cities "
        "eat the kelp, and MC gives nothing."
    ),
    "vector.TV-PROD-05": (
        "End the turn: two upgraded desalination plants at one connected city produce 3 credits and 2 "
        "biomatter."
    ),
    "vector.TV-PROD-06": (
        "End the turn: #36 lets the laboratory produce 1 steelplast and 1 kelp instead of its science."
    ),
    "vector.TV-PROD-06b": "End the turn: with #36 the upgraded laboratory produces 2 steelplast and 1 kelp.",
    "vector.TV-PROD-07": (
        "End the turn: #194 adds 2 credits and 1 VP to what the two upgraded farms at one city produce."
    ),
    "vector.TV-PROD-08": (
        "End the turn: #36 changes one of the two upgraded laboratories, together 4 steelplast, 1 science "
        "and 1 kelp."
    ),
    "vector.TV-PROD-09": (
        "End the turn: the biomatter that the plant has just produced may be paid to #81 for 2 VP."
    ),
    "vector.TV-PROD-09b": (
        "End the turn: nothing is produced, and for biomatter that was in stock #81 does not ask."
    ),
    "vector.TV-FEED-01": (
        "End the turn: five connected cities eat 3 kelp and 1 biomatter, and the last one costs 3 VP."
    ),
    "vector.TV-FEED-01b": "End the turn: 4 kelp and 1 biomatter feed all five connected cities.",
    "vector.TV-FEED-02": (
        "End the turn: nothing feeds three connected cities; the score drops to 0 and not below."
    ),
    "vector.TV-FEED-03": "End the turn: MC and MR are not connected, so only the starting city eats.",
    "vector.TV-ERA-01": (
        "End the turn: action cards become ready, cities eat, the cards of Era I leave, everybody draws 3 "
        "of Era II and keeps 3, and round 5 begins."
    ),
    "vector.TV-ERA-01b": "End the turn: after Era III nothing is drawn, and the game is over.",
    "vector.TV-ERA-02": (
        "End the turn, draw a card of Era I and 3 of Era II and keep 3 of 8: cards of Era I and #183 leave "
        "the game, those of Era II go to the new discard pile."
    ),
    "vector.TV-HAND-01": "#98 raises the hand limit: of 5 cards 4 are kept.",
    "vector.TV-HAND-01b": "With #98 and 3 cards nothing is discarded and nothing extra drawn.",
}
