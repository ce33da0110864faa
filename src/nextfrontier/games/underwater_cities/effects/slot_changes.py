"""Cards that change the action of a slot for their owner (UC-CARD-35, -36, cards document 2.8)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.effects.arguments import ANY_KINDS, STRUCTURES
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.permanents import PERMANENT, SlotChange
from nextfrontier.games.underwater_cities.effects.places import ADDED, MAKES_TYPE, ON_CARD
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.expressions import Call, calls_in, parse, show
from nextfrontier.kit.vocabulary import Given, Nested, OneOf, Row, Sort, Word, as_list
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import nouns

Change = tuple[Effect | None, list[int], bool]
CHANGE: Final = Sort("change", tuple)
ALSO: Final = Word(
    "also", CHANGE, lambda effect: (effect, [], False), Nested("effect", EFFECT), icons="also $effect"
)
WIDEN: Final = Word("widen", CHANGE, lambda kinds: (None, kinds, False), ANY_KINDS, icons="build $kinds")
BOTH_HALVES: Final = Word("both_halves", CHANGE, lambda: (None, [], True), icons="both")


def make_change(slot: str, change: Change) -> SlotChange:
    """Make the change of a slot."""
    return SlotChange(slot, change[0], change[1], change[2])


def slot_and_change(given: Given) -> tuple[Call, Call]:
    """Return the printed action of the slot, and the change."""
    change = given.values["change"]
    assert isinstance(change, Call)
    return next(parse(slot.effect) for slot in SLOTS if slot.id == given.text("slot")), change


def say_change(given: Given) -> Part:
    """Say the action of the slot and its change."""
    slot, change = slot_and_change(given)
    message = Message(f"slot_change.{change.name}", slot=given.vocabulary.say(slot))
    if change.name == ALSO.name:
        message.parts["effect"] = given.vocabulary.say(change.arguments[0])
    if change.name == WIDEN.name:
        builds = [call for call in calls_in(slot) if call.name == "build"]
        printed = [show(kind) for call in builds for kind in as_list(call.arguments[0])]
        message.parts["kinds"] = nouns([show(kind) for kind in as_list(change.arguments[0])], 2)
        message.parts["printed"] = nouns(printed, 2)
    return message


def show_change(given: Given) -> Row:
    """Show the action of the slot and its change."""
    slot, change = slot_and_change(given)
    return ["slot", "open", *given.vocabulary.icons(slot), "close", "arrow", *given.vocabulary.icons(change)]


def why_unchanged(given: Given) -> Problem | None:
    """Return why a change concerns nothing that the slot does."""
    slot, change = slot_and_change(given)
    name = given.text("slot")
    if change.name == BOTH_HALVES.name and slot.name != "choose":
        return problem("slot_change_action_no_choice_between", name=name)
    if change.name != WIDEN.name:
        return None
    builds = [call for call in calls_in(slot) if call.name == "build"]
    if not builds:
        return problem("slot_change_builds_nothing_that_could", name=name)
    kinds = as_list(change.arguments[0])
    if any("upgraded" in call.named for call in builds) and any(kind not in STRUCTURES for kind in kinds):
        return problem("slot_change_upgrades_what_builds_cities", name=name)
    return None


SLOT_CHANGE: Final = Word(
    "slot_change",
    EFFECT,
    make_change,
    OneOf("slot", {slot.id: slot.id for slot in SLOTS}),
    Nested("change", CHANGE),
    says=say_change,
    icons=show_change,
    places={ON_CARD: ADDED},
    elsewhere=MAKES_TYPE,
    sense=why_unchanged,
    makes=PERMANENT,
)
