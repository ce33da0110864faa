"""English: what to look at in the positions of docs/rules 6.11 and 6.12 (Solo and government contracts)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-SOLO-01": (
        "No Federation step in this round: end the turn, #146 is turned, and its digits 1 + 4 + 6 count to "
        "Y3 for a fourth neutral tile."
    ),
    "vector.TV-SOLO-01b": (
        "The same where a neutral tile stands on Y3 in the next round: end the turn, and the fourth tile "
        "goes on to Y4."
    ),
    "vector.TV-SOLO-02": (
        "Advance with G4 and end the turn: after a Federation step no fourth neutral tile is placed for the "
        "next round."
    ),
    "vector.TV-SOLO-03": "End the turn: 7 connected cities and 100 VP win the solo game.",
    "vector.TV-SOLO-03b": "End the turn: 130 VP with 6 connected cities do not win.",
    "vector.TV-SOLO-03c": "End the turn: 8 connected cities with 99 VP do not win.",
    "vector.TV-SOLO-04": (
        "No Federation step in round 1: end the turn, #28 is turned and counts to Y2, which holds a tile in "
        "round 2, so the fourth tile goes to Y3."
    ),
    "vector.TV-GOV-01": (
        "R5 with a sixth tunnel at a city: C2 is taken at once and its science pays for the upgrade."
    ),
    "vector.TV-GOV-01b": "Without C2 on display nothing pays for the upgrade, so R5 cannot be chosen.",
    "vector.TV-GOV-02": (
        "Both players meet C2: whoever takes it first has it, the other one cannot, and no other contract "
        "replaces it."
    ),
}
