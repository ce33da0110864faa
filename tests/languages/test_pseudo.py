"""In the pseudo-language whole games say nothing that does not come from a catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import pytest

from nextfrontier.kit.words.languages import PSEUDO
from nextfrontier.shelf import game
from tests.games.evacuation import word_samples as worlds_samples
from tests.games.underwater_cities import word_samples as sea_samples
from tests.languages.crawling import Told, printed_texts, set_up_texts, texts_of_a_game, texts_of_a_review
from tests.languages.marks import unsaid

SLUGS = ("underwater-cities", "evacuation")
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("underwater-cities", 1, {}),
    ("underwater-cities", 2, {"contracts": True}),
    ("underwater-cities", 3, {"boards": "advanced", "tunnels": 47}),
    ("underwater-cities", 4, {"boards": "advanced", "contracts": True}),
    ("evacuation", 1, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    ("evacuation", 2, {"third_player": True}),
    ("evacuation", 2, {"mode": "race"}),
    ("evacuation", 3, {"actions": "advanced", "goals": "first_game"}),
    ("evacuation", 4, {"common_goals": True, "lines": "random", "bonuses": "generous"}),
]


def assert_all_said(told: Iterable[Told], least: int, names: Iterable[str] = ()) -> None:
    """Assert that there are at least so many texts, and that catalogues say all of them but for these names."""
    texts, known = list(told), frozenset(names)
    assert len(texts) >= least
    assert {(path, text) for path, text in texts if unsaid(text, known)} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_printed_is_said_by_a_catalogue(slug: str) -> None:
    assert_all_said(printed_texts(slug, {}, PSEUDO), 1000)
    values = [str(value) for option in game(slug).options() for value in option.allowed or ()]
    assert_all_said(set_up_texts(slug, PSEUDO), 10, values)


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS, ids=str)
def test_a_whole_game_is_said_by_a_catalogue(slug: str, seats: int, options: dict[str, Any]) -> None:
    assert_all_said(texts_of_a_game(slug, seats, options, seats, PSEUDO), 3000)


@pytest.mark.parametrize(("slug", "samples"), [(SLUGS[0], sea_samples), (SLUGS[1], worlds_samples)])
def test_every_reason_and_every_event_is_said_by_a_catalogue(slug: str, samples: ModuleType) -> None:
    known, fields = game(slug), {"options.boards", "options.contracts", "options.lines", "options.mode"}
    told = [known.explain(reason, PSEUDO) for reason in samples.REASONS]
    texts = [("reason", text) for message, fixes in told for text in (message, *fixes)]
    texts += [("event", known.sentence(event, 0, PSEUDO)) for event in samples.EVENTS]
    assert_all_said(texts, 100, fields)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_review_is_said_by_a_catalogue(slug: str) -> None:
    assert_all_said(texts_of_a_review(slug, PSEUDO), 10)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("⟦gain ⟦2 ⟦credits⟧⟧⟧", []),
        ("⟦card ⟨S05⟩ at ⟨BR.2⟩⟧ · 3", []),
        ("Take ⟦2⟧", ["Take "]),
        ("⟦take ⟨some card⟩⟧", ["some card"]),
        ("⟦take ⟨⟦some⟧ card⟩⟧", [" card"]),
        ("⟦take", ["marks not closed"]),
        ("⟦take ⟨S05⟧⟩", ["marks nested wrongly", "marks nested wrongly"]),
    ],
)
def test_what_a_catalogue_did_not_say_is_found(text: str, faults: list[str]) -> None:
    assert unsaid(text) == faults


def test_names_of_people_are_no_words() -> None:
    assert unsaid("⟦⟨Anna Nowak⟩ passes⟧", frozenset({"Anna Nowak"})) == []
