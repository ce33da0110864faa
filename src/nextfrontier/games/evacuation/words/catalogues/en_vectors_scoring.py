"""English: what to look at in the positions of docs/rules 5.5 (Scoring)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-56": "End the game: your lowest production is 8, worth 10 points.",
    "vector.TV-56b": "End the game: your lowest production is 10, worth 19 points.",
    "vector.TV-56c": "End the game: your lowest production is 12, worth 25 points.",
    "vector.TV-57": (
        "End the game: three players tie with 4 Happy Faces and share 6, 4 and 1 points, rounded down to 3 "
        "each."
    ),
    "vector.TV-58": "End the game: Happy Faces 5, 5 and 2 give 5, 5 and 1 points.",
    "vector.TV-59": "End the game: Happy Faces 5, 3 and 3 give 6, 2 and 2 points.",
    "vector.TV-60": "End the game: two players tie with 2 Happy Faces and get 2 points each.",
    "vector.TV-60b": "End the game: alone, as many Happy Faces as the opponent are enough for 4 points.",
    "vector.TV-61": (
        "End the game: 9 Happy Faces on two Stadiums and no Happy Face on the New World count nothing; 4 on "
        "three Stadiums get 6 points."
    ),
    "vector.TV-62": (
        "End the game: an Area with 2 people and a Factory Area were left behind, which costs 4 and 2 points."
    ),
    "vector.TV-63": (
        "End the game: a Stadium is missing on the New World and there are 2 Penalty tokens, which costs 3 "
        "and 6 points."
    ),
    "vector.TV-64": (
        "Invent T1.7, your fifth technology, and CG5 is yours: play it for 2 Steel in this or a later turn, "
        "beside the action; Food production rises by 1."
    ),
    "vector.TV-64b": "End the game: the Common Goal CG5 that you played gives 5 points.",
    "vector.TV-65": (
        "All your markers are above 7: the race ends as soon as the third Stadium stands on the New World, "
        "not before."
    ),
    "vector.TV-66": (
        "Your 2 penalties take a marker from 9 to 7, then most Happy Faces bring it back to 9: the end "
        "condition still holds."
    ),
    "vector.TV-67": "Two markers are lowest when one should go up 2: each of them goes up 1.",
    "vector.TV-68": "Two players tie for most Happy Faces among three: both go up 2, the third gets nothing.",
    "vector.TV-69": (
        "Player 2 meets the end condition and ends the turn: player 3 has passed, so only player 4 acts "
        "once more; then comes the last Transport."
    ),
}
