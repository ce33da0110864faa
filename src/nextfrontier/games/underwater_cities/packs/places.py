"""What may stand where: the effects that cards, tiles, sites and contracts can have (cards document 2).

The vocabulary is wider than what the rules can resolve in every place. Whatever passes here is resolved as
its text says; whatever does not is refused with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nextfrontier.games.underwater_cities.packs.sense import senseless, too_much
from nextfrontier.games.underwater_cities.vocabulary.arguments import as_goods
from nextfrontier.games.underwater_cities.vocabulary.counts import as_condition
from nextfrontier.games.underwater_cities.vocabulary.effects import EFFECTS, TYPES, build_effect
from nextfrontier.games.underwater_cities.words.texts import WordingError, icons_of, text_of
from nextfrontier.kit.arguments import as_number
from nextfrontier.kit.expressions import Call, ExpressionError, Value, parse


class Place:
    """Somewhere an effect can stand: what is allowed there, and in which place what is nested then stands."""

    def __init__(self, words: str, *leaves: str) -> None:
        self.words = words
        self.allowed: dict[str, Place] = dict.fromkeys(leaves, self)

    def nesting(self, place: Place, *names: str) -> Place:
        """Allow these, with effects of that place inside them."""
        self.allowed.update(dict.fromkeys(names, place))
        return self


GAINS: Final = ("gain", "draw", "federation")
DEEDS: Final = (
    "gain", "gain_any", "draw", "federation", "build", "upgrade", "convert_city", "gain_metropolis",
    "produce_one", "perform_slot", "exchange",
)  # fmt: skip
COMBINED: Final = ("parts", "choose", "if_", "pay")

ONE_GAIN: Final = Place("here", "gain")
POINTS: Final = Place("final scoring", "gain")

ABILITY: Final = Place("an ability used in a turn", *DEEDS)
ABILITY.nesting(ONE_GAIN, "per").nesting(ABILITY, *COMBINED)
INSTANT: Final = Place("an instant card", *DEEDS, "use_action_card", "ready_action_card")
INSTANT.nesting(ONE_GAIN, "per").nesting(INSTANT, *COMBINED)

GIVEN: Final = Place("a part of a triggered effect", "gain", "draw").nesting(ONE_GAIN, "per")
TRIGGERED: Final = Place("a triggered effect", "gain", "draw")
TRIGGERED.nesting(ONE_GAIN, "per").nesting(GIVEN, "if_", "parts")
# What a changed slot can copy.
ADDED: Final = Place("an addition to a slot", *GAINS, "gain_any", "build", "upgrade", "use_action_card")
ADDED.nesting(ADDED, "parts", "choose")
PRODUCED: Final = Place("a condition in production", "gain").nesting(ONE_GAIN, "per")
PRODUCTION: Final = (
    Place("production", "gain", "exchange", "swap_output")
    .nesting(ONE_GAIN, "per", "pay", "choose")
    .nesting(PRODUCED, "if_")
)
SCORING: Final = Place("final scoring", "gain", "steps").nesting(POINTS, "per", "pay")

CARD: Final = Place("a card", "discount", "hand_limit")
CARD.allowed.update(INSTANT.allowed)
CARD.nesting(ABILITY, "action", "once_per_turn").nesting(PRODUCTION, "production").nesting(SCORING, "final")
CARD.nesting(TRIGGERED, "whenever").nesting(ADDED, "slot_change")
ASSISTANT: Final = Place("the Personal Assistant").nesting(ABILITY, "action")

BONUS_PART: Final = Place("a part of a bonus", *GAINS)
BONUS: Final = Place("a bonus", *GAINS).nesting(BONUS_PART, "parts")
REWARD_PART: Final = Place("a part of a reward", *GAINS, "build").nesting(ONE_GAIN, "per")
REWARD: Final = Place("a reward", *GAINS, "build").nesting(ONE_GAIN, "per").nesting(REWARD_PART, "parts")
TILE_PRODUCTION: Final = Place("the production of a metropolis", "gain").nesting(ONE_GAIN, "per")
TILE_SCORING: Final = Place("final scoring", "gain", "steps").nesting(POINTS, "per")

FIXED_GAIN: Final = Place("a special site of this kind").nesting(ONE_GAIN, "production")

ONLY: Final = {
    "take_special": "stands only in slots (UC-SPEC-01)",
    "ready_action_card": "stands only on instant cards (UC-ACT-07)",
    "use_action_card": "cannot be used by an action card or a permanent",
    "swap_output": "stands only in production(…)",
    "steps": "stands only in final scoring",
    **dict.fromkeys(TYPES, "makes a type of card: it stands outermost on a card and nowhere else"),
}


def why_no_effect(text: str, place: Place) -> list[str]:
    """Everything that is wrong with an effect in this place; empty if it fits."""
    return why_no_expression(text, build_effect, place)


def why_no_condition(text: str) -> list[str]:
    """Everything that is wrong with the condition of a contract."""
    found = why_no_expression(text, as_condition, None)
    if not found and parse(text).name != "at_least":
        return ["a contract asks for at_least(count, number)"]
    return found


def why_no_multiplier(text: str) -> list[str]:
    """Everything that is wrong with the multiplier of a special site (UC-ADV-09)."""
    found = why_no_expression(text, multiplier, None)
    return found if found or 2 <= multiplier(parse(text)) <= 5 else ["a multiplier is 2 to 5"]


def why_no_price(text: str) -> list[str]:
    """Everything that is wrong with a bundle of resources to be paid."""
    try:
        price = as_goods(parse(text))
    except ExpressionError as error:
        return [str(error)]
    return too_much(parse(text)) if any(price) else ["it asks for nothing"]


def why_no_expression(text: str, build: Callable[[Call], object], place: Place | None) -> list[str]:
    """Read, measure, build, place and word an expression: the first step that fails tells why."""
    try:
        call = parse(text)
        found = too_much(call)
        if place is not None:
            found += misplaced(text, call, place)
        if not found:
            build(call)
            found = senseless(call)
        if not found:
            text_of(call)
            icons_of(call)
    except (ExpressionError, WordingError) as error:
        return [str(error)]
    return found


def multiplier(call: Call) -> int:
    """`multiply(n)`."""
    if call.name != "multiply" or len(call.arguments) != 1 or call.named:
        raise ExpressionError("a special site of this kind has multiply(n)")
    return as_number(call.arguments[0], "multiply")


def misplaced(text: str, call: Call, place: Place) -> list[str]:
    """What stands where it cannot, from the outermost call inwards."""
    if call.name not in EFFECTS:
        at = re.search(rf"\b{call.name}\b", text)
        character = f"character {at.start() + 1}: " if at else ""
        return [f"{character}unknown effect {call.name}; known are {', '.join(sorted(EFFECTS))}"]
    if call.name not in place.allowed:
        only = ONLY.get(call.name, f"cannot stand in {place.words}")
        return [f"{call.name} {only}; possible here: {', '.join(sorted(place.allowed))}"]
    found = unfit(call, place)
    for effect in nested(call):
        if isinstance(effect, Call):
            found += misplaced(text, effect, place.allowed[call.name])
    return found


def nested(call: Call) -> list[Value]:
    """The effects inside an effect."""
    if call.name in ("parts", "choose"):
        return call.arguments
    if call.name in ("if_", "per", "pay", "whenever"):
        return call.arguments[1:2]
    if call.name in ("action", "production", "final", "once_per_turn"):
        return call.arguments[:1]
    if call.name == "slot_change":
        return [effect for change in call.arguments[1:2] for effect in added(change)]
    return []


def added(change: Value) -> list[Value]:
    """The effect that a change of a slot adds."""
    return change.arguments[:1] if isinstance(change, Call) and change.name == "also" else []


def unfit(call: Call, place: Place) -> list[str]:
    """Arguments that this place cannot take."""
    found: list[str] = []
    if call.name == "pay" and place is not SCORING and call.named.get("times", 1) != 1:
        found.append("pay(…, times=n) stands only in final(…); elsewhere it is paid once")
    if call.name == "pay" and call.named.get("from", "stock") != "stock":
        found += why_not_produced(call, place)
    if call.name == "gain" and place in (SCORING, POINTS, TILE_SCORING) and list(call.named) != ["vp"]:
        found.append("final scoring gives victory points only: gain(vp=n)")
    return found


def why_not_produced(call: Call, place: Place) -> list[str]:
    """`from=produced` looks at the biomatter of this production, and at nothing else (CD-13)."""
    price = call.arguments[0] if call.arguments else 0
    if place is PRODUCTION and isinstance(price, Call) and list(price.named) == ["biomatter"]:
        return []
    return ["from=produced stands only in production(pay(…)), for a price in biomatter"]
