"""The effects of technologies: now, always, on an event, or once a year (section 3.10)."""

from __future__ import annotations

from typing import Final, NamedTuple

from nextfrontier.games.evacuation.effects.effect import EFFECT, Effect
from nextfrontier.games.evacuation.effects.factories import Prepare
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.box import Technology
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.state.powers import ALL_SYMBOLS
from nextfrontier.kit.expressions import ExpressionError
from nextfrontier.kit.vocabulary import AllOf, Amount, Given, Nested, OneOf, Row, Sort, Word
from nextfrontier.kit.words.messages import Message, Part

Deed = tuple[str, Effect | None, int]  # when and what, or a modifier and its number
NOW_DEED: Final = "now"
ONCE_DEED: Final = "once"
EVENTS: Final = {
    "bonus_gained": "gain bonus",
    "lead_passes_passage": "front_marker passage",
    "stadium_built": "build stadium",
    **{f"prepare_{name}": f"prepare {name}_factory" for name in NAMES},
}


class Modifier(NamedTuple):
    """The word by which a modifier is written, the numbers that the rules know for it, and its icons."""

    word: str
    least: int
    most: int
    icons: str


MODIFIERS: Final = {
    "action_energy_3": Modifier("set", 0, 0, "third_action for $value energy"),
    "ignore_symbols": Modifier("set", 1, ALL_SYMBOLS, "whenever settle ignore $value symbol"),
    "return_after_unloading": Modifier("set", 1, 1, "ship return free"),
    "wild_bays": Modifier("set", 1, 2, "$value wild_bay"),
    "share_spaces": Modifier("set", 1, 1, "share_space"),
    "bonus_power_drop": Modifier("set", 1, 1, "bonus ignore $value action"),
    "power_shift": Modifier("set", 1, 3, "power plus_minus $value"),
    "inventions_needed": Modifier("set", 1, 1, "technology for $value invention"),
    "flight_cost": Modifier("set", 1, 3, "flight for $value energy"),
    "row_choices": Modifier("set", 4, 4, "choose_from $value"),
    "cost_infrastructure": Modifier("mod", -2, -1, "whenever play infrastructure less $value any"),
    "cost_stadium": Modifier("mod", -3, -1, "whenever build stadium less $value any"),
    "cost_settle": Modifier("mod", -3, -1, "whenever settle with population less $value steel"),
    "feed_each_world": Modifier("mod", -2, -1, "feed less $value food"),
    "limit_building": Modifier("mod", 1, 2, "ship more $value building"),
    "limit_resource": Modifier("mod", 1, 3, "ship more $value any"),
    **{
        f"factory_output_{name}": Modifier("mod", 1, 2, f"{name}_factory more $value {name}")
        for name in NAMES
    },
}


def develop(technology: Technology, deeds: list[Deed]) -> None:
    """Fill in the effects of a technology; each is said once."""
    for when, effect, number in deeds:
        if effect is None:
            technology.modifiers.append((when, number))
            continue
        known = {NOW_DEED: technology.now, ONCE_DEED: technology.once, **technology.triggers}
        if known.get(when) is not None:
            raise ExpressionError(problem("technology_says_only_once", when=when))
        if when == NOW_DEED:
            technology.now = effect
        elif when == ONCE_DEED:
            technology.once = effect
        else:
            technology.triggers[when] = effect


def join_deeds(parts: list[list[Deed]]) -> list[Deed]:
    """Put several deeds into one list."""
    return [deed for part in parts for deed in part]


def make_reaction(event: str, effect: Effect) -> list[Deed]:
    """Make the reaction to an event; a second Factory does not bring a third (OQ-32)."""
    if isinstance(effect, Prepare):
        effect.triggers = False
    return [(event, effect, 0)]


def say_reaction(given: Given) -> Part:
    """Say the event and the reaction to it."""
    event, effect = given.text("event"), given.say_argument("effect")
    if not event.startswith("prepare_"):
        return Message(f"on.{event}", effect=effect)
    return Message("on.prepare", factory=Message(f"factory.{event.removeprefix('prepare_')}"), effect=effect)


def make_modifier(key: str, number: int) -> list[Deed]:
    """Make a modifier whose number the rules know."""
    modifier = MODIFIERS[key]
    if not modifier.least <= number <= modifier.most:
        if modifier.most == modifier.least:
            raise ExpressionError(problem("modifier_must_be", name=key, least=modifier.least))
        raise ExpressionError(
            problem("modifier_must_be_in", name=key, least=modifier.least, most=modifier.most)
        )
    return [(key, None, number)]


def say_modifier(given: Given) -> Part:
    """Say the change that holds from then on."""
    key, value = f"{given.word.name}.{given.text('key')}", given.values["value"]
    if value == "all":
        return Message(f"{key}.all")
    return Message(key, abs(value) if isinstance(value, int) else 1)


def show_modifier(given: Given) -> Row:
    """Show a modifier, its number without a sign."""
    value = given.values["value"]
    shown = "1" if value == "yes" else str(value).removeprefix("-")
    pattern = MODIFIERS[given.text("key")].icons
    return [shown if icon == "$value" else icon for icon in pattern.split()]


def declare_modifier(name: str) -> Word:
    """Declare the word that sets or changes some of the modifiers."""
    return Word(
        name,
        MODIFIER,
        make_modifier,
        OneOf("key", {key: key for key, modifier in MODIFIERS.items() if modifier.word == name}),
        Amount("value", least=-ALL_SYMBOLS, words={"yes": 1, "all": ALL_SYMBOLS}),
        says=say_modifier,
        icons=show_modifier,
    )


TECHNOLOGY: Final = Sort("technology", list)
MODIFIER: Final = Sort("modifier", list)
NOW: Final = Word(
    "now",
    TECHNOLOGY,
    lambda effect: [(NOW_DEED, effect, 0)],
    Nested("effect", EFFECT),
    icons="once $effect",
)
ONCE: Final = Word(
    "once",
    TECHNOLOGY,
    lambda period, effect: [(ONCE_DEED, effect, 0)],
    OneOf("period", {"actions": 1, "year": 1}),
    Nested("effect", EFFECT),
    says="once.{period}",
    icons="each_year $effect",
)
ON: Final = Word(
    "on",
    TECHNOLOGY,
    make_reaction,
    OneOf("event", {name: name for name in EVENTS}, icons=EVENTS),
    Nested("effect", EFFECT),
    says=say_reaction,
    icons="whenever $event arrow ($effect)",
)
ALWAYS: Final = Word(
    "always",
    TECHNOLOGY,
    lambda modifier: modifier,
    Nested("modifier", MODIFIER),
    says=lambda given: given.say_argument("modifier"),
    icons="$modifier",
)
MOD: Final = declare_modifier("mod")
SET: Final = declare_modifier("set")
SEVERAL_DEEDS: Final = Word("seq", TECHNOLOGY, join_deeds, AllOf("parts", TECHNOLOGY, least=1))
SEVERAL_MODIFIERS: Final = Word("seq", MODIFIER, join_deeds, AllOf("parts", MODIFIER, least=1))
