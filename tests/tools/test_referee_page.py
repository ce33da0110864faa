"""The page of the referee is true: its generated parts are current, and its moves are those of the engine."""

from __future__ import annotations

import pytest

from nextfrontier.kit.words.catalogues import read_texts
from nextfrontier.referee.shelter import MOST_COPIES
from nextfrontier.shelf import plugin
from tools.referee_page import PAGE, PARTS, fill_page, forms_of, samples

GAMES = ["underwater-cities", "evacuation"]


def test_the_generated_parts_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert page == fill_page(page), "make docs"
    assert all(f"<!-- generated: {part} -->" in page for part in PARTS)
    assert f"There can be {MOST_COPIES} at once." in page


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_lists_every_kind_of_decision_that_the_game_asks(slug: str) -> None:
    """Kinds are those with a prompt; tests of words hold the prompts to the decisions."""
    prompts = {key for key in read_texts(plugin(slug).package, "en", "log") if key.startswith("prompt.")}
    assert prompts == {f"prompt.{kind}" for kind in samples(slug)}


@pytest.mark.parametrize("slug", GAMES)
def test_no_name_of_a_single_thing_is_left_in_the_forms_of_moves(slug: str) -> None:
    for kind, texts in samples(slug).items():
        for form in forms_of(slug, texts):
            assert not any(letter.isdigit() for letter in form), (kind, form)
