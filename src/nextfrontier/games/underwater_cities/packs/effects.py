"""Checks of the effects, conditions and prices of a pack: all of them have words and icons (docs/packs.md)."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE
from nextfrontier.games.underwater_cities.effects.counts import AT_LEAST, CONDITION
from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.effects.gains import DRAW
from nextfrontier.games.underwater_cities.effects.parts import CHOOSE
from nextfrontier.games.underwater_cities.effects.places import ON_CARD
from nextfrontier.games.underwater_cities.effects.slot_changes import ALSO
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.production import FACTOR
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words.texts import text_of
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.expressions import Call, ExpressionError, Value, calls_in, parse
from nextfrontier.kit.vocabulary import Place, Sort, why_misplaced, why_senseless
from nextfrontier.kit.words.messages import WordingError

# Promises are kept by search, so what one effect asks for in all is bounded.
MOST_WORK: Final = 4
MOST_ADDED_WORK: Final = 2
MOST_DRAWN: Final = 5


def why_no_effect(text: str, place: Place) -> list[Problem]:
    """Return everything that is wrong with an effect in a place; empty if it fits."""
    return why_no_expression(text, EFFECT, place)


def why_no_condition(text: str) -> list[Problem]:
    """Return everything that is wrong with the condition of a contract."""
    found = why_no_expression(text, CONDITION, ON_CARD)
    if not found and parse(text).name != AT_LEAST.name:
        return [problem("contract_asks_for_at_least_count")]
    return found


def why_no_multiplier(text: str) -> list[Problem]:
    """Return everything that is wrong with the multiplier of a special site (UC-ADV-09)."""
    return why_no_expression(text, FACTOR, ON_CARD)


def why_no_price(text: str) -> list[Problem]:
    """Return everything that is wrong with a bundle of resources to be paid."""
    try:
        price = VOCABULARY.read(text, BUNDLE)
        return [] if any(price) else [problem("asks_for_nothing")]
    except ExpressionError as error:
        return [error.problem]


def why_no_expression(text: str, sort: Sort[Any], place: Place) -> list[Problem]:
    """Place, measure, read and word an expression: return the problems of the first step that fails."""
    try:
        call = parse(text)
        found = why_too_much_added(call) + why_misplaced(VOCABULARY, text, call, sort, place)
        if not found:
            VOCABULARY.read(call, sort)
            found = why_too_much(call) + why_senseless(VOCABULARY, call)
        if not found:
            text_of(call)
            VOCABULARY.icons(call)
    except ExpressionError as error:
        return [error.problem]
    except WordingError:
        return [shared_problem("no_words")]
    return found


def why_too_much_added(call: Call) -> list[Problem]:
    """Return why a slot would open too many choices in a row."""
    added = [work(inner) for inner in calls_in(call) if inner.name == ALSO.name]
    return [problem("also_adds_too_much_slot")] if max(added, default=0) > MOST_ADDED_WORK else []


def why_too_much(call: Call) -> list[Problem]:
    """Return why an effect opens too many choices in a row, or draws too many cards."""
    found: list[Problem] = []
    if work(call) > MOST_WORK:
        found.append(problem("asks_for_too_many_things"))
    numbers = [inner.arguments[0] for inner in calls_in(call) if inner.name == DRAW.name]
    if sum(number for number in numbers if isinstance(number, int)) > MOST_DRAWN:
        found.append(problem("draws_more_than_cards", most_drawn=MOST_DRAWN))
    return found


def work(value: Value) -> int:
    """Return how many choices in a row an effect can open."""
    if not isinstance(value, Call):
        return 0
    inner = [work(argument) for argument in value.arguments]
    below = max(inner, default=0) if value.name == CHOOSE.name else sum(inner)
    return below + own_work(value)


def own_work(call: Call) -> int:
    """Return how many choices in a row the word of a call opens by itself."""
    word = VOCABULARY.words.get(call.name)
    if word is None:
        return 0
    name, each = word.work
    number = call.named.get(name, call.arguments[0] if call.arguments and name == "number" else 1)
    return each * number if isinstance(number, int) else 0
