"""English: what to look at in the positions of docs/rules 5.1 (Income and settling)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-01": (
        "All choose their 4 Action cards, then comes the first Income: 7 Food, 7 Steel and 7 Energy for "
        "each Old World, of which 5 Food are eaten; nobody takes a Penalty token."
    ),
    "vector.TV-02": (
        "Your two Areas that are left show 2 Steel and 1 Energy; pass up the invention, and that is what "
        "the Old World produces next year."
    ),
    "vector.TV-03": (
        "Your Old World produces only 3 Food, and the first Income demands 5: all 3 are returned, and 2 "
        "Penalty tokens are taken."
    ),
    "vector.TV-04": (
        "At the start of year 3 one Stadium must stand on the New World; your two on the Old World do not "
        "count: 1 Penalty token."
    ),
    "vector.TV-05": (
        "At the start of year 4 two Stadiums must stand on the New World; you have one: 1 Penalty token."
    ),
    "vector.TV-06": (
        "Year 3 demands 2 Food of the New World, which has none: 2 Penalty tokens, although the Old World "
        "has Food enough."
    ),
    "vector.TV-07": "Settle N12, whose Population space has 2 dots: Food production rises by 2.",
    "vector.TV-08": "Settle N38, whose Population space has 3 dots: Food production rises by 3.",
    "vector.TV-09": (
        "Settle N40: Steel production goes from 9 to 10, so the marker returns to 0 and 10+ is marked."
    ),
    "vector.TV-10": (
        "Settle N30: Steel production goes from 9 to 12, so the marker stands at 2 and 10+ is marked."
    ),
    "vector.TV-11": (
        "The forest Area N09 asks for two white symbols, 2 people and a Factory: for 2 Steel your Energy "
        "Factory and your people raise Energy production by 4."
    ),
    "vector.TV-12": (
        "The same Area N09 with a Food Factory: Energy production rises by 3, Food production by 1."
    ),
    "vector.TV-13": "No marker of yours is past Passage 3, so the forest Area N09 cannot be settled.",
    "vector.TV-13b": "Your markers supply only one of the two white symbols of N09.",
    "vector.TV-13c": (
        "Settling N09 costs 2 Steel of the New World, one for each of its people; there is only 1."
    ),
    "vector.TV-14": (
        "N09 has two Population spaces, and you have one Population marker: an Area is settled completely "
        "or not at all."
    ),
    "vector.TV-15": (
        "There are no people and no Factories on your New World side, so nothing can be settled; the "
        "Factory on the Old World does not help."
    ),
}
