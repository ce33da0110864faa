"""The test vectors of docs/rules as positions: all are there, open, and come out as their text says."""

from __future__ import annotations

import pytest

from nextfrontier.evacuation.game import GAME
from tests.vectors import Vectors

VECTORS = Vectors(GAME)
EVERY_VECTOR = pytest.mark.parametrize("id_", VECTORS.ids)


def test_every_vector_of_the_rules_has_a_position_in_their_order_and_further_cases_follow_by_letter() -> None:
    VECTORS.check_order("evacuation.md", 115)


def test_there_is_no_position_for_an_unknown_id() -> None:
    assert GAME.vector("TV-999") is None


@pytest.mark.parametrize("language", GAME.languages)
def test_every_position_says_in_a_sentence_what_to_look_at(language: str) -> None:
    VECTORS.check_notes(language)


@EVERY_VECTOR
def test_every_position_opens_at_a_decision_and_survives_being_written_down(id_: str) -> None:
    VECTORS.check_opens(id_)


@EVERY_VECTOR
def test_every_try_comes_out_as_the_vector_says(id_: str) -> None:
    VECTORS.check_tries(id_)


def test_every_position_has_something_to_try() -> None:
    assert [id_ for id_ in VECTORS.ids if not VECTORS.vector(id_).tries] == []


def test_every_rule_that_a_refusal_names_can_be_read() -> None:
    VECTORS.check_rules_named()
