"""English: what to look at in the positions of docs/rules 5.6 (Solo)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-70": (
        "End your turn: the opponent settles with 3 B. From N50 the tile walks 3 outer Areas to N26, and "
        "the third Area along B is N24."
    ),
    "vector.TV-71": (
        "End your turn: from its start at N57 the tile walks to N60, and the opponent settles N49, the "
        "third Area along B."
    ),
    "vector.TV-72": (
        "End your turn: X A counts as 4 A for settling, so the tile walks to N61 and the opponent settles "
        "N58."
    ),
    "vector.TV-73": "End your turn: the opponent should build a Stadium, but X means that it does nothing.",
    "vector.TV-74": (
        "Pass in an odd year with Bonus values 7 and 10 and the bottom card 2: the opponent moves 2 and 8, "
        "the extra civilization 2 and 5."
    ),
    "vector.TV-75": (
        "Pass in an even year with Bonus values 7 and 10 and the bottom card 2: both civilizations move 2 "
        "and 8."
    ),
    "vector.TV-76": "Pass: you have 1 Happy Face fewer than the opponent and become second.",
    "vector.TV-76b": "Pass: you have 2 Happy Faces fewer than the opponent and become second.",
    "vector.TV-76c": "Pass: you have 3 Happy Faces fewer than the opponent and become third.",
    "vector.TV-77": "Pass: you were first and tie with the opponent, so the two of you swap places.",
    "vector.TV-78": (
        "Take a Stadium in year 2: ST14 with 4 Happy Faces is revealed, goes to the bottom and is replaced."
    ),
    "vector.TV-79": (
        "Pass in year 1: the opponent acts with five of its 6 cards, then passes; the last card is for "
        "Progress."
    ),
    "vector.TV-79b": (
        "Pass in year 3: the opponent acts with six of its 7 cards, then passes; the last card is for "
        "Progress."
    ),
}
