"""All words with which effects, counts, conditions and events are written (cards document 2), by their modules."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.effects import (
    arguments,
    conditional,
    counts,
    events,
    exchanges,
    gains,
    parts,
    permanents,
    production_cards,
    single_production,
    slot_changes,
    slots,
)
from nextfrontier.games.underwater_cities.rules import (
    action_cards,
    federation,
    metropolis,
    production,
    scoring,
    special_cards,
)
from nextfrontier.games.underwater_cities.rules.construction import building, symbiosis, upgrading
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    arguments,
    conditional,
    counts,
    events,
    exchanges,
    gains,
    parts,
    permanents,
    production_cards,
    single_production,
    slot_changes,
    slots,
    action_cards,
    federation,
    metropolis,
    production,
    scoring,
    special_cards,
    building,
    symbiosis,
    upgrading,
)


def card_type(call: Call) -> str:
    """Tell the type of a card by its outermost call: one of five (UC-TYPE-01, cards document 2.3)."""
    return VOCABULARY.words[call.name].makes or "instant"
