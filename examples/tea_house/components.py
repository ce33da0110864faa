"""Everything printed: twenty-eight cards of four kinds, and two places."""

from typing import Final

from nextfrontier.kernel.chance import Unknowable

CARDS: Final = 28
KINDS: Final = ("spice", "fair", "news", "lamp")  # the kind of a card is its number modulo four: 7 is a lamp
PLACES: Final = ("market", "kitchen")
DEALT, HAND, DRAWN = 5, 3, 2  # cards that are dealt, kept, and drawn at the end of a turn


def kind_of(card: int) -> str:
    """Return the kind of a card; a blank, which stands for a hidden card, has none."""
    if card < 0:
        raise Unknowable("a blank has no face")
    return KINDS[card % 4]
