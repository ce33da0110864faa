"""The events that permanents wait for (cards document 2.5): each makes its bit, a number and the kinds it looks at."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.effects.arguments import (
    ANY_KINDS,
    ANY_STRUCTURES,
    ONE_BUILDING,
    ONE_OBJECT,
    RESOURCES,
)
from nextfrontier.games.underwater_cities.effects.permanents import (
    ACTION_CARD_USED,
    BUILT,
    BUILT_NTH_AT_CITY,
    BUILT_NTH_OF_TURN,
    CITY_CONNECTED,
    END_OF_TURN,
    EVENT,
    METROPOLIS_CONNECTED,
    MISMATCH,
    SLOT_GAIN,
    SPACE_ENTERED,
    UPGRADED,
    UPGRADED_NTH_AT_CITY,
)
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.vocabulary import Amount, Given, OneOf, Word
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import name_count, ordinal

ANY_KIND: Final = 255
MOST_AT_ONCE: Final = 5  # a city has five building sites at most, and more are never built in a turn
MOST_SPACE: Final = 4


def mask_of(kinds: list[int]) -> int:
    """Return kinds as a bit mask."""
    return sum(1 << kind for kind in kinds)


def declare_simple(name: str, event: int, icons: str) -> Word:
    """Declare an event without arguments."""
    return Word(name, EVENT, lambda: (event, 0, ANY_KIND), icons=icons)


def declare_nth(name: str, kinds: dict[str, int], per: dict[str, int], prefix: str, verb: str) -> Word:
    """Declare the event of the n-th one of a kind, in this turn or at this city."""

    def say_nth(given: Given) -> Part:
        which = ordinal(given.number("number"))
        named = Series("or", [Message(f"{prefix}{given.text('kind')}")])
        return Message(f"{name}.{given.text('per')}", ordinal=which, kinds=named)

    return Word(
        name,
        EVENT,
        lambda kind, number, event: (event, number, 1 << kind),
        OneOf("kind", kinds),
        Amount("number"),
        OneOf("per", per, named=True, icons={"turn": "same_turn", "connected_city": "connected city"}),
        says=say_nth,
        icons=f"{verb} nth $number $kind $per",
        sense=why_never,
    )


def why_never(given: Given) -> Problem | None:
    """Return why such a one never comes: at a city there are only buildings (UC-CARD-30..34)."""
    if given.text("per") == "connected_city" and given.text("kind") not in ONE_BUILDING:
        return problem("building_needed_at_city", name=given.word.name, known=list(ONE_BUILDING))
    n = given.number("number")
    return problem("never_comes", name=given.word.name, number=n) if n > MOST_AT_ONCE else None


ON_BUILD: Final = Word(
    "on_build", EVENT, lambda kinds: (BUILT, 0, mask_of(kinds)), ANY_KINDS, icons="build $kinds"
)
ON_UPGRADE: Final = Word(
    "on_upgrade", EVENT, lambda kinds: (UPGRADED, 0, mask_of(kinds)), ANY_STRUCTURES, icons="upgrade $kinds"
)
ON_BUILD_NTH: Final = declare_nth(
    "on_build_nth",
    ONE_OBJECT,
    {"turn": BUILT_NTH_OF_TURN, "connected_city": BUILT_NTH_AT_CITY},
    "kind.",
    "build",
)
ON_UPGRADE_NTH: Final = declare_nth(
    "on_upgrade_nth", ONE_BUILDING, {"connected_city": UPGRADED_NTH_AT_CITY}, "kind.upgraded_", "upgrade"
)
ON_SPACE_ENTERED: Final = Word(
    "on_space_entered",
    EVENT,
    lambda space: (SPACE_ENTERED, space, ANY_KIND),
    Amount("space", most=MOST_SPACE),
    icons="reach space $space",
)
ON_SLOT_GAIN: Final = Word(
    "on_slot_gain",
    EVENT,
    lambda resource: (SLOT_GAIN, resource, ANY_KIND),
    OneOf("resource", RESOURCES, noun="good.{}"),
    says=lambda given: Message("on_slot_gain", amounts=name_count(given.say_argument("resource"), 1)),
    icons="slot gain $resource",
)
ON_MISMATCH: Final = declare_simple("on_mismatch", MISMATCH, "mismatch")
ON_CITY_CONNECTED: Final = declare_simple("on_city_connected", CITY_CONNECTED, "connect city")
ON_METROPOLIS_CONNECTED: Final = declare_simple(
    "on_metropolis_connected", METROPOLIS_CONNECTED, "connect metropolis"
)
ON_ACTION_CARD_USED: Final = declare_simple("on_action_card_used", ACTION_CARD_USED, "use action_card")
ON_END_OF_TURN: Final = declare_simple("on_end_of_turn", END_OF_TURN, "end_of_turn")
