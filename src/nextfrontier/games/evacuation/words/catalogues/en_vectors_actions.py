"""English: what to look at in the positions of docs/rules 5.2 (Actions, cards and rows)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-16": (
        "Group 2 was chosen three times this year: the fourth time costs 1 Energy more than the 2 of the "
        "Action track."
    ),
    "vector.TV-16b": (
        "2 Energy pay the fourth action of the year but not the surcharge of group 2: another group may be "
        "chosen."
    ),
    "vector.TV-17": (
        "The third action costs 1 Energy of the Old World, which has none; the Energy of the New World does "
        "not count, so you must pass."
    ),
    "vector.TV-18": (
        "Play I5 with people on one desert Area: nothing happens yet. Settle the second one on your next "
        "turn, and Steel production rises by 2 at once."
    ),
    "vector.TV-19": "You have people on two desert Areas: play I5, and Steel production rises by 2 at once.",
    "vector.TV-20": "I5 costs 1 Steel of the New World; the one on the Old World cannot pay for it.",
    "vector.TV-21": (
        "I2 and I3 have the same illustration: with I2 played, even unfinished, I3 cannot be played."
    ),
    "vector.TV-22": (
        "Only two inventions are possible: the second step of T1.2 in the left column, or T1.7 in the right "
        "one."
    ),
    "vector.TV-23": (
        "T1.1 is developed: inventing in its column puts a marker on the left space of T1.2, which gives no "
        "ability yet."
    ),
    "vector.TV-24": (
        "Take the ship in the middle: the others shift towards X, and the top of the stack fills the gap."
    ),
    "vector.TV-25": (
        "Before taking a ship, pay 1 unit to discard S01 and S03: two new ones come, S01 and S03 go under "
        "the stack, and you may stop."
    ),
    "vector.TV-26": "In Cleanup the ship on X goes under the stack, the others shift, and a new one comes.",
    "vector.TV-27": "All four Steel Factories are in play, so no fifth can be prepared.",
    "vector.TV-27b": (
        "All four Steel Factories are in play, so the Steel Factory Area OW7 cannot be evacuated."
    ),
    "vector.TV-28": (
        "Clone for 1 Food of the New World: 2 Population markers, although nobody lives there yet."
    ),
    "vector.TV-29": "Cloning takes Food of the New World; the 5 Food of the Old World do not help.",
    "vector.TV-30": (
        "Gain 1 Energy on the New World, then exchange on both worlds: each exchange stays on its side."
    ),
    "vector.TV-31": (
        "ST07 costs 2 Steel and 1 Food, which lie on different worlds: one world must pay all of it."
    ),
}
