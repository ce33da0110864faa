"""Places of effects on cards, tiles, sites and contracts (cards document 2).

The vocabulary is wider than the set of effects that the rules can resolve in every place. An effect that may stand in
a place is resolved as its text says.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.kit.vocabulary import Place

ON_CARD: Final = Place("a card")
PERSONAL_ASSISTANT: Final = Place("the Personal Assistant")
INSTANT: Final = Place("an instant card")
ABILITY: Final = Place("an ability used in a turn")
TRIGGERED: Final = Place("a triggered effect")
GIVEN: Final = Place("a part of a triggered effect")
ADDED: Final = Place("an addition to a slot")  # what a changed slot can copy
IN_PRODUCTION: Final = Place("production")
PRODUCED: Final = Place("a condition in production")
SCORING: Final = Place("final scoring")
POINTS: Final = Place("final scoring")
ONE_GAIN: Final = Place("here")
BONUS: Final = Place("a bonus")
BONUS_PART: Final = Place("a part of a bonus")
REWARD: Final = Place("a reward")
REWARD_PART: Final = Place("a part of a reward")
TILE_PRODUCTION: Final = Place("the production of a metropolis")
TILE_SCORING: Final = Place("final scoring")
FIXED_GAIN: Final = Place("a special site of this kind")

IN_TURN: Final = (ABILITY, INSTANT, ON_CARD)
GIFTS: Final = (BONUS, BONUS_PART, REWARD, REWARD_PART)
NESTING: Final = {ABILITY: ABILITY, INSTANT: INSTANT, ON_CARD: INSTANT}  # what combines effects in a turn
MAKES_TYPE: Final = "makes a type of card: it stands outermost on a card and nowhere else"


def places(*found: Place) -> dict[Place, Place]:
    """Return the places of a word that has no effects inside it."""
    return {place: place for place in found}
