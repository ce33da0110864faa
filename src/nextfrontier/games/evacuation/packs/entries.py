"""The fields that the entries of a pack may replace, kind by kind, and the checks of their values."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from nextfrontier.games.evacuation.effects.effect import ACTION_CARD, ANYWHERE, EFFECT
from nextfrontier.games.evacuation.effects.requirements import CONDITION
from nextfrontier.games.evacuation.effects.scores import SCORE
from nextfrontier.games.evacuation.effects.technologies import TECHNOLOGY
from nextfrontier.games.evacuation.packs.effects import events_of, why_no_text
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.box import BAYS
from nextfrontier.games.evacuation.state.goods import LETTERS
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.packs.forms import NAME as NAME_FORM
from nextfrontier.kit.packs.forms import FieldForm
from nextfrontier.kit.packs.problems import MOST_OF_A_NAME, Change, Problems, why_not_shown
from nextfrontier.kit.vocabulary import Place, Sort

DESIGN: Final = "design"
BOX: Final = "box"  # read from the owner's box
MOST_OF_A_GOOD: Final = 9
GOODS: Final = re.compile(rf"[1-{MOST_OF_A_GOOD}][{LETTERS}]( [1-{MOST_OF_A_GOOD}][{LETTERS}])*")
MOST_BAYS: Final = 2
MOST_POWERS: Final = 3
MOST_POWER: Final = 9


class Field(NamedTuple):
    """A field that an entry may give: its type, its form in an editor, and the faults that a value may have."""

    type: Any
    form: FieldForm
    why_not: Callable[[Any], list[Problem]]


class Kind(NamedTuple):
    """A kind of component: its fields, the check of the whole, and its key: an id or a number."""

    fields: dict[str, Field]
    why_not: Callable[[Any], list[Problem]] = lambda facts: []
    key: str = "id"


def number(least: int, most: int) -> Field:
    """Return a field for a whole number in a range."""
    form = FieldForm("number", least, most)
    return Field(
        int, form, lambda n: [] if least <= n <= most else [problem("must_be_in", least=least, most=most)]
    )


def words(*known: str) -> Field:
    """Return a field for one of some words."""
    form = FieldForm("word", words=known)
    return Field(
        str, form, lambda word: [] if word in known else [problem("must_be_one_of", known=list(known))]
    )


def text(sort: Sort[Any], place: Place = ANYWHERE) -> Field:
    """Return a field for an effect, a requirement or a score."""
    form = FieldForm("expression", sort=sort, place=place)
    return Field(str, form, lambda text: why_no_text(text, sort, place))


def why_no_goods(value: str) -> list[Problem]:
    """Refuse costs and production that are not written like `2S 1F`, each kind once."""
    letters = [word[-1] for word in value.split()]
    if GOODS.fullmatch(value) and len(set(letters)) == len(letters):
        return []
    return [problem("goods_are_written")]


def why_no_bays(value: list[str]) -> list[Problem]:
    """Refuse more than two evacuation bays."""
    if len(value) <= MOST_BAYS and all(bay in BAYS for bay in value):
        return []
    return [problem("most_bays", most_bays=MOST_BAYS, known=list(BAYS))]


def why_no_power(value: list[int]) -> list[Problem]:
    """Refuse all but one Power Level, or up to three to choose from."""
    rising = sorted(set(value)) == value and all(0 <= level <= MOST_POWER for level in value)
    if rising and 1 <= len(value) <= MOST_POWERS:
        return []
    return [problem("rising_powers", most_powers=MOST_POWERS, most_power=MOST_POWER)]


def why_no_levels(facts: Any) -> list[Problem]:
    """Refuse a Bonus card whose lower value is not the lower one."""
    return [] if facts.lower < facts.higher else [problem("lower_value_must_below_higher")]


GOODS_TEXT: Final = Field(
    str, FieldForm("goods", 1, MOST_OF_A_GOOD, tuple(LETTERS), (1, len(LETTERS))), why_no_goods
)
NAME: Final = Field(str, NAME_FORM, lambda name: why_not_shown(name, MOST_OF_A_NAME))
BAYS_FIELD: Final = Field(list[str], FieldForm("words", words=tuple(BAYS), items=(0, MOST_BAYS)), why_no_bays)
POWER: Final = Field(list[int], FieldForm("numbers", 0, MOST_POWER, items=(1, MOST_POWERS)), why_no_power)

KINDS: Final[dict[str, Kind]] = {
    "ships": Kind(
        {
            "model": NAME,
            "bays": BAYS_FIELD,
            "buildings": number(0, 4),
            "resources": number(0, 6),
            "cost": GOODS_TEXT,
            "flight": number(0, 5),
        },
    ),
    "stadiums": Kind({"faces": number(0, 5), "cost": GOODS_TEXT}),
    "infrastructure": Kind({"cost": GOODS_TEXT, "requirement": text(CONDITION), "production": GOODS_TEXT}),
    "technologies": Kind({"faces": number(0, 2), "effect": text(TECHNOLOGY)}),
    "action_cards": Kind(
        {"power": POWER, "effect": text(EFFECT, ACTION_CARD)},
        key="number",
    ),
    "goals": Kind({"name": NAME, "score": text(SCORE)}, key="number"),
    "bonuses": Kind(
        {
            "lower": number(0, 20),
            "lower_effect": text(EFFECT),
            "higher": number(1, 20),
            "higher_effect": text(EFFECT),
        },
        why_no_levels,
    ),
    "common_goals": Kind(
        {
            "requirement": text(CONDITION),
            "cost": GOODS_TEXT,
            "production": GOODS_TEXT,
            "points": number(0, 20),
        },
    ),
    "solo_cards": Kind(
        {
            "action": words("settle", "stadium", "spaceship", "infrastructure"),
            "number": words("1", "2", "3", "X"),
            "letter": words("A", "B"),
        },
    ),
}


def is_designed(provenance: str) -> bool:
    """Is it designed for this project, wholly or in part?"""
    return DESIGN in provenance.split("+")


def replace(known: dict[Any, Any], list_: str, change: Change, problems: Problems) -> None:
    """Replace one component of a list: it gets the fields that an entry gives."""
    kind = KINDS[list_]
    if not problems.check_key(known, change, kind.key, list_):
        return
    key = change.given[kind.key]
    facts = known[key]
    problems.check_attested(change, facts.provenance, str(key))
    problems.check_labels(change)
    given = {name: change.given[name] for name in kind.fields if change.gives(name)}
    wrong = len(problems.reasons)
    for name, value in given.items():
        problems.add_all(f"{change.path}.{name}", kind.fields[name].why_not(value))
    if len(problems.reasons) > wrong:
        return
    printed = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    known[key] = facts._replace(**printed, provenance=provenance_of(change, facts.provenance, kind))
    problems.add_all(change.path, kind.why_not(known[key]))


def provenance_of(change: Change, old: str, kind: Kind) -> str:
    """Return the given marks; else `box`, with the former marks if some field stays as it was."""
    if change.gives("provenance"):
        return change.text("provenance", "")
    if all(change.gives(name) for name in kind.fields):
        return BOX
    return old if old.split("+")[0] == BOX else f"{BOX}+{old}"


def check_sets(technologies: dict[str, Any], problems: Problems) -> None:
    """Check that within a set each event has one technology that reacts to it."""
    seen: dict[tuple[int, str], str] = {}
    for tile in technologies.values():
        for event in events_of(tile.effect):
            other = seen.setdefault((tile.set, event), tile.id)
            if other != tile.id:
                problems.add(
                    "technologies", problem("one_set_both_react", other=other, id=tile.id, event=event)
                )
