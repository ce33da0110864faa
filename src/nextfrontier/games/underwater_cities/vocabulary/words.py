"""The registry of all words with which effects, counts, conditions and events are written (cards document 2)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities import effects, rules
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import Vocabulary, modules_of

VOCABULARY: Final = Vocabulary(*modules_of(effects, rules))


def card_type(call: Call) -> str:
    """Tell the type of a card by its outermost call: one of five (UC-TYPE-01, cards document 2.3)."""
    return VOCABULARY.words[call.name].makes or "instant"
