"""Problems of packs, positions, effects and documents: every one that the code tells has words, in its own home."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

import nextfrontier
from nextfrontier.kernel.reasons import Problem, problem
from nextfrontier.kit.problems import SHAPES, problem_of_shape
from nextfrontier.kit.words.catalogues import own_texts
from nextfrontier.kit.words.languages import ENGLISH, PACKAGE, PSEUDO
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.shelf import PLUGINS
from tests.languages.marks import unsaid

ROOT = Path(nextfrontier.__file__).parent
EXAMPLES = Path(__file__).parents[2] / "examples"
TOLD = re.compile(r'\b(shared_problem|problem)\(\s*f?"([\w.]+)')  # the code, up to what is filled in
REFUSED = re.compile(r'self\.refuse\(\s*given, "(\w+)"')  # of arguments
UNUSED_PARTS = {
    "no_common_goals",
    "no_line_majority",
    "no_action_cards",
    "no_goal_cards_in_race",
    "no_solo_deck",
}
GAMES = {plugin.package for plugin in PLUGINS.values()}


Short = Annotated[str, msgspec.Meta(max_length=2)]
Small = Annotated[int, msgspec.Meta(le=5)]


def told_codes() -> dict[str, set[str]]:
    """Return the codes that the code tells, by the home of their words."""
    found: dict[str, set[str]] = {package: set() for package in (PACKAGE, *GAMES)}
    for file in [*ROOT.rglob("*.py"), *EXAMPLES.rglob("*.py")]:
        module = ".".join(
            file.relative_to(ROOT.parent if ROOT in file.parents else EXAMPLES).with_suffix("").parts
        )
        own = next((game for game in GAMES if module.startswith(f"{game}.")), PACKAGE)
        text = file.read_text("utf-8")
        for name, code in TOLD.findall(text):
            found[PACKAGE if name == "shared_problem" else own].add(code.rstrip("."))
        found[PACKAGE] |= set(REFUSED.findall(text))
    found[PACKAGE] |= {code for _, code in SHAPES}
    found["nextfrontier.games.evacuation"] |= UNUSED_PARTS
    return found


def words_of(package: str) -> set[str]:
    """Return the codes that have words, without what is filled in."""
    keys = [key.removeprefix("problem.") for key in own_texts(package, ENGLISH) if key.startswith("problem.")]
    return {re.sub(r"^(metropolis_has_only)\..*", r"\1", key) for key in keys}


@pytest.mark.parametrize("package", sorted({PACKAGE, *GAMES}))
def test_every_problem_has_words_and_no_words_are_useless(package: str) -> None:
    assert words_of(package) == told_codes()[package]


@pytest.mark.parametrize(
    ("type_", "document", "said"),
    [
        (int, "x", "expected int, found str"),
        (list[int], [1, "x"], "expected int, found str (at $[1])"),
        (Short, "abc", "expected str of length <= 2"),
        (Small, 7, "expected int <= 5"),
    ],
)
def test_what_a_library_says_of_a_document_is_said_in_words_of_our_own(
    type_: Any, document: object, said: str
) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(document, type_)
    found = problem_of_shape(error.value)
    assert say_problem(found) == said
    assert unsaid(say_problem(found, PSEUDO), frozenset({"int", "str", "$[1]", "<= 2", "<= 5"})) == []


def test_a_problem_within_another_is_said_in_the_same_language() -> None:
    inner = Problem("nextfrontier.games.evacuation", "place.action_card", {})
    found = problem(
        "misplaced", name="gain", why=problem("cannot_stand_in", place=inner), known=["draw", "pay"]
    )
    assert say_problem(found) == "gain cannot stand in an Action card; possible here: draw, pay"
    assert unsaid(say_problem(found, PSEUDO), frozenset({"gain", "draw", "pay"})) == []
