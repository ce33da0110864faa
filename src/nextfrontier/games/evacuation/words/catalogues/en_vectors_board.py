"""English: what to look at in the positions of docs/rules 5.7 (Board and tile data)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-80": (
        "Nothing is evacuated: pass up the invention, and the Old World produces 7 of each, of which year 2 "
        "eats 4 Food."
    ),
    "vector.TV-80b": (
        "Both Productivity tiles are gone: the nine Areas alone produce 5 of each, of which year 2 eats 4 "
        "Food."
    ),
    "vector.TV-81": (
        "The Food Factory Area OW8 has no edge here: no bay takes it, S03 has no room for a building, S06 "
        "has."
    ),
    "vector.TV-82": (
        "The desert bay of S04 takes OW5 with its desert and ocean edge, but not OW4 with its mountain edge."
    ),
    "vector.TV-83": (
        "Five actions cost 0, 0, 1, 2 and 3 Energy, seven cost 12, as long as no group is used more than "
        "three times."
    ),
    "vector.TV-84": "T1.1 makes the third action free; the fourth costs 2 Energy as always.",
    "vector.TV-85": (
        "Year 3 begins with 2 Food on the Old and 1 on the New World: both worlds return what they have, "
        "and 1 Penalty token is taken."
    ),
    "vector.TV-86": "N41 asks for two yellow symbols: step 8 and step 1 supply one each.",
    "vector.TV-87": "N41 asks for two yellow symbols: step 3 supplies both.",
    "vector.TV-88": "N41 asks for two yellow symbols: step 7 supplies only one.",
    "vector.TV-88b": "With T1.2 no symbols are needed, so N41 can be settled.",
    "vector.TV-88c": "With T2.2 one missing symbol is ignored, so N41 can be settled.",
    "vector.TV-89": "N41 asks for two yellow symbols: white ones never count as yellow.",
    "vector.TV-90": "N44 asks for two white symbols: step 7 and step 9 supply one each.",
    "vector.TV-91": (
        "From the start space 14 steps cannot unlock desert: it needs 11 for one marker and 4 for the other."
    ),
    "vector.TV-92": (
        "Move the rear marker past Passage 3: the second Productivity tile lands, and all production rises "
        "by 1."
    ),
    "vector.TV-93": (
        "Both spots of the end step are taken: a marker that reaches it stands there without symbols."
    ),
    "vector.TV-94": "I6 is played: settle N48, which lies on one line with N22 and N40, and it is completed.",
    "vector.TV-95": (
        "I6 is played: settle N47, and no diagonal holds all three Areas, so it is not completed."
    ),
    "vector.TV-96": "I2 is played and N57 is yours: N59 in its row completes it, N52 does not.",
    "vector.TV-97": (
        "Develop T1.3: two producing Energy Factories bring 1 Energy more each, and the Factory gained does "
        "not produce yet."
    ),
    "vector.TV-98": (
        "Develop T1.9 and settle the ocean Area N38 without Steel and without Passage 4; the symbol is "
        "still needed."
    ),
    "vector.TV-99": (
        "End the game: the tile on N12 shows face 2, so its line runs N12, N20, N29, N38, N46, N53, N59."
    ),
    "vector.TV-100": "End the game: your lowest production is 7, worth 8 points.",
    "vector.TV-100b": "End the game: your lowest production is 9, worth 15 points.",
    "vector.TV-100c": "End the game: your lowest production is 11, worth 22 points.",
    "vector.TV-101": (
        "Use T2.6 for a free Factory, then take the turn's action: the Action marker moves once."
    ),
}
