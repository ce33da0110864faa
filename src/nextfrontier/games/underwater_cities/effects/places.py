"""Places of effects on cards, tiles, sites and contracts (cards document 2).

The vocabulary is wider than the set of effects that the rules can resolve in every place. An effect that may stand in
a place is resolved as its text says.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.kit.vocabulary import Place

ON_CARD: Final = Place(problem("place.on_card"))
PERSONAL_ASSISTANT: Final = Place(problem("place.personal_assistant"))
INSTANT: Final = Place(problem("place.instant"))
ABILITY: Final = Place(problem("place.ability"))
TRIGGERED: Final = Place(problem("place.triggered"))
GIVEN: Final = Place(problem("place.given"))
ADDED: Final = Place(problem("place.added"))  # what a changed slot can copy
IN_PRODUCTION: Final = Place(problem("place.in_production"))
PRODUCED: Final = Place(problem("place.produced"))
SCORING: Final = Place(problem("place.scoring"))
POINTS: Final = Place(problem("place.points"))
ONE_GAIN: Final = Place(problem("place.one_gain"))
BONUS: Final = Place(problem("place.bonus"))
BONUS_PART: Final = Place(problem("place.bonus_part"))
REWARD: Final = Place(problem("place.reward"))
REWARD_PART: Final = Place(problem("place.reward_part"))
TILE_PRODUCTION: Final = Place(problem("place.tile_production"))
TILE_SCORING: Final = Place(problem("place.tile_scoring"))
FIXED_GAIN: Final = Place(problem("place.fixed_gain"))

IN_TURN: Final = (ABILITY, INSTANT, ON_CARD)
GIFTS: Final = (BONUS, BONUS_PART, REWARD, REWARD_PART)
NESTING: Final = {ABILITY: ABILITY, INSTANT: INSTANT, ON_CARD: INSTANT}  # what combines effects in a turn
MAKES_TYPE: Final = problem("makes_type_of_card")


def places(*found: Place) -> dict[Place, Place]:
    """Return the places of a word that has no effects inside it."""
    return {place: place for place in found}
