"""What an effect, a requirement or a score of a pack may say, with words and icons for all of it (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nextfrontier.games.evacuation.components import new_world
from nextfrontier.games.evacuation.state.box import Technology
from nextfrontier.games.evacuation.state.geography import Geography
from nextfrontier.games.evacuation.vocabulary.counts import Reader
from nextfrontier.games.evacuation.vocabulary.effects import read_effect
from nextfrontier.games.evacuation.vocabulary.technologies import read_technology
from nextfrontier.games.evacuation.words.icons import icons_of
from nextfrontier.games.evacuation.words.texts import short_of, text_of
from nextfrontier.kit.expressions import Call, ExpressionError, Value, parse
from nextfrontier.kit.words.messages import WordingError

READER: Final = Reader(Geography(new_world.AREAS))
MOST: Final = 9  # of anything an effect does: every choice must stay small enough to be shown
CARDS_ONLY: Final = "draw"  # only the advanced variant has a deck to draw from


def why_no_card_effect(text: str) -> list[str]:
    """What is wrong with the effect of an Action card."""
    return why_not(text, bounded, read_effect)


def why_no_bonus(text: str) -> list[str]:
    """What is wrong with a Year-end Bonus."""
    return why_not(text, bounded, without_cards, read_effect)


def why_no_technology(text: str) -> list[str]:
    """What is wrong with what a technology does."""
    tile = Technology(0, "", 0, 0, 0)
    return why_not(text, bounded, without_cards, lambda call: read_technology(tile, call))


def why_no_requirement(text: str) -> list[str]:
    """What is wrong with a requirement."""
    return why_not(text, READER.condition)


def why_no_score(text: str) -> list[str]:
    """What is wrong with a score."""
    return why_not(text, READER.score)


def why_not(text: str, *checks: Callable[[Call], object]) -> list[str]:
    """Read it, and put it into words and icons."""
    try:
        call = parse(text)
        for check in checks:
            check(call)
        text_of(call)
        short_of(call)
        icons_of(call)
    except (ExpressionError, WordingError) as error:
        return [str(error)]
    return []


def bounded(call: Call) -> None:
    """Numbers are small."""
    for value in values_of(call):
        if isinstance(value, int) and abs(value) > MOST:
            raise ExpressionError(f"numbers go up to {MOST}, not {value}")


def without_cards(call: Call) -> None:
    """Nothing that needs Action cards."""
    for value in values_of(call):
        if isinstance(value, Call) and value.name == CARDS_ONLY:
            raise ExpressionError(f"{CARDS_ONLY} is for Action cards only")


def values_of(value: Value) -> Iterator[Value]:
    """A value and everything in it."""
    yield value
    if isinstance(value, Call):
        for inner in (*value.arguments, *value.named.values()):
            yield from values_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from values_of(inner)


def events_of(text: str) -> list[str]:
    """The events that a technology reacts to."""
    found = [value for value in values_of(parse(text)) if isinstance(value, Call) and value.name == "on"]
    return [str(call.arguments[0]) for call in found if call.arguments]
