"""English: what to look at in the positions of docs/rules 5.8 (Interactions)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-102": (
        "17 steps from 10 and 10: move 6, then 11; no Passage lies between in the end, both Productivity "
        "tiles land, and step 21 gives an invention on its main space."
    ),
    "vector.TV-103": (
        "The front marker passes Passage 2 and the rear one Passage 1, in either order: only the final "
        "positions count."
    ),
    "vector.TV-104": "One marker is past Passage 2: the 3 Energy of the fifth action come from both worlds.",
    "vector.TV-104b": (
        "No marker is past Passage 2: the Old World alone cannot pay the 3 Energy of the fifth action."
    ),
    "vector.TV-104c": (
        "Both markers are past Passage 2: the New World alone cannot pay the 3 Energy of the fifth action."
    ),
    "vector.TV-105": (
        "Your bonus prepares a Factory for free: with T1.4 a Food Factory lets you prepare a second one for "
        "1 unit."
    ),
    "vector.TV-105b": (
        "Step 23 gives a Food Factory; it is gained, not prepared, so T1.4 brings no second one."
    ),
    "vector.TV-106": (
        "Three cards lie under group 2: card 14 face up costs no surcharge, a fourth card under group 2 "
        "costs 1 Energy more."
    ),
    "vector.TV-107": (
        "Your bonus lets you settle: N40 costs 1 Steel, which you do not have; N43 costs nothing but the "
        "Factory."
    ),
    "vector.TV-108": (
        "The flight of S03 takes both your Energy: none can be loaded, but the ship may fly without."
    ),
    "vector.TV-109": (
        "Move the rear marker past Passage 2 and the race ends with this phase: the two others still "
        "advance, and there are no Bonuses."
    ),
    "vector.TV-110": "Two players with equal Happy Faces: each goes up 1.",
    "vector.TV-111": (
        "End the game: lines with 2 and 2, 3 and 0, 0 and 0 Areas give 2 and 2, 4 and 0, 0 and 0 points."
    ),
    "vector.TV-112": (
        "Build S04 with card 11, pass and send it: its first journey costs 1 Energy instead of 2."
    ),
    "vector.TV-112b": "S04 flies back from the New World for 1 Energy.",
    "vector.TV-112c": "S04 has made its first journey: sending it again costs the printed 2 Energy.",
    "vector.TV-113": "The stack is empty: pay 1 to discard S01, and it comes back at the end of the row.",
    "vector.TV-114": (
        "Develop T3.8 while the marker of T3.4 is on its left space: T3.4 is fully developed at once, and its "
        "Happy Face keeps you first in turn order."
    ),
    "vector.TV-115": (
        "End the game: you and the opponent have no Happy Faces, so there are no points for them."
    ),
}
