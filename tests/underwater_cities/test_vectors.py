"""The test vectors of docs/rules as positions: all are there, open, and come out as their text says."""

from __future__ import annotations

import pytest

from nextfrontier.underwater_cities.game import GAME
from tests.vectors import Vectors, verdict

VECTORS = Vectors(GAME)
EVERY_VECTOR = pytest.mark.parametrize("id_", VECTORS.ids)


def test_every_vector_of_the_rules_has_a_position_in_their_order_and_further_cases_follow_by_letter() -> None:
    VECTORS.check_order("underwater-cities.md", 103)


def test_there_is_no_position_for_an_unknown_id() -> None:
    assert GAME.vector("TV-BUILD-99") is None


@pytest.mark.parametrize("language", GAME.languages)
def test_every_position_says_in_a_sentence_what_to_look_at(language: str) -> None:
    VECTORS.check_notes(language)


@EVERY_VECTOR
def test_every_position_opens_at_a_decision_and_survives_being_written_down(id_: str) -> None:
    VECTORS.check_opens(id_)


@EVERY_VECTOR
def test_every_try_comes_out_as_the_vector_says(id_: str) -> None:
    VECTORS.check_tries(id_)


def test_every_position_but_a_fresh_deal_has_something_to_try() -> None:
    silent = [id_ for id_ in VECTORS.ids if not VECTORS.vector(id_).tries]
    assert silent == ["TV-SETUP-01", "TV-SETUP-03", "TV-SETUP-04"]


def test_every_rule_that_a_refusal_names_can_be_read() -> None:
    VECTORS.check_rules_named()


@pytest.mark.parametrize(("id_", "won"), [("TV-SOLO-03", 1), ("TV-SOLO-03b", 0), ("TV-SOLO-03c", 0)])
def test_the_solo_positions_are_won_and_lost_as_they_say(id_: str, won: int) -> None:
    vector = VECTORS.vector(id_)
    sea = VECTORS.opened(vector, "a")
    assert verdict(sea, vector.tries[0]) == set()
    result = VECTORS.game.result(sea)
    assert result is not None
    assert result.scores[0]["won"] == won
