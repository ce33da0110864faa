"""The test vectors of docs/rules as positions: all are there, open, and come out as their text says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from pathlib import Path

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.vectors import Try, Vector
from nextfrontier.underwater_cities.game import GAME
from nextfrontier.underwater_cities.sea import Sea

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "underwater-cities.md"
IDS = [id_ for id_, _ in GAME.positions()]
EVERY_VECTOR = pytest.mark.parametrize("id_", IDS)
SEEDS = ("a", "b", "c")  # whatever is not part of the vector is dealt at random


def the_vector(id_: str) -> Vector:
    """The vector with an id that is known to exist."""
    found = GAME.vector(id_)
    assert found is not None
    return found


def opened(vector: Vector, seed: str) -> Sea:
    """The position as a host opens it."""
    state = Record(GAME, vector.seats, vector.options, seed, vector.changes).state
    assert isinstance(state, Sea)
    return state


def verdict(sea: Sea, attempt: Try) -> set[tuple[str, str]]:
    """Play the moves; code and rule of every reason against the last one, empty if it was legal."""
    for text in attempt.moves[:-1]:
        seat = sea.to_move()
        sea.play(seat, sea.parse(seat, text))
    seat = sea.to_move()
    try:
        sea.play(seat, sea.parse(seat, attempt.moves[-1]))
    except Refused as error:
        return {(reason.code, reason.rule) for reason in error.reasons}
    return set()


def misses(wanted: object, found: object, path: str = "") -> Iterator[str]:
    """Where a document does not hold what a part of it should be; players' areas are found by their seat."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            yield from misses(value, found.get(key), f"{path}.{key}")
    elif path == ".players" and isinstance(wanted, list) and isinstance(found, list):
        for area in wanted:
            yield from misses(area, found[area["seat"]], f"{path}[{area['seat']}]")
    elif wanted != found:
        yield f"{path} is {found!r}, not {wanted!r}"


def test_every_vector_of_the_rules_has_a_position_in_their_order() -> None:
    anchors = re.findall(r'<a id="(TV-[A-Z]+-\d\d)"></a>', RULES.read_text(encoding="utf-8"))
    assert [id_ for id_ in IDS if id_[-1].isdigit()] == anchors
    assert len(anchors) == 103


def test_further_cases_follow_their_vector_by_letter() -> None:
    for before, id_ in pairwise(IDS):
        if not id_[-1].isdigit():
            expected = f"{before}b" if before[-1].isdigit() else before[:-1] + chr(ord(before[-1]) + 1)
            assert id_ == expected


def test_there_is_no_position_for_an_unknown_id() -> None:
    assert GAME.vector("TV-BUILD-99") is None


@pytest.mark.parametrize("language", GAME.languages)
def test_every_position_says_in_a_sentence_what_to_look_at(language: str) -> None:
    notes = dict(GAME.positions(language))
    assert list(notes) == IDS
    assert all(note.endswith(".") and len(note) < 300 for note in notes.values())
    assert len(set(notes.values())) == len(notes)


@EVERY_VECTOR
def test_every_position_opens_at_a_decision_and_survives_being_written_down(id_: str) -> None:
    vector = the_vector(id_)
    for seed in SEEDS:
        sea = opened(vector, seed)
        assert sea.moves(sea.to_move())
        document = GAME.encode(sea)
        again = GAME.position(vector.seats, vector.options, "another", document)
        assert GAME.encode(again) == document


@EVERY_VECTOR
def test_every_try_comes_out_as_the_vector_says(id_: str) -> None:
    vector = the_vector(id_)
    for attempt, seed in product(vector.tries, SEEDS):
        sea = opened(vector, seed)
        reasons = verdict(sea, attempt)
        if attempt.refused is not None:
            assert attempt.refused in reasons, attempt.moves
        else:
            assert reasons == set(), attempt.moves
            assert list(misses(attempt.then, GAME.encode(sea))) == [], attempt.moves


def test_every_position_but_a_fresh_deal_has_something_to_try() -> None:
    assert [id_ for id_ in IDS if not the_vector(id_).tries] == ["TV-SETUP-01", "TV-SETUP-03", "TV-SETUP-04"]


def test_every_rule_that_a_refusal_names_can_be_read() -> None:
    named = {attempt.refused[1] for id_ in IDS for attempt in the_vector(id_).tries if attempt.refused}
    assert [rule for rule in named if rule and GAME.rule_text(rule) is None] == []


@pytest.mark.parametrize(("id_", "won"), [("TV-SOLO-03", 1), ("TV-SOLO-03b", 0), ("TV-SOLO-03c", 0)])
def test_the_solo_positions_are_won_and_lost_as_they_say(id_: str, won: int) -> None:
    vector = the_vector(id_)
    sea = opened(vector, "a")
    assert verdict(sea, vector.tries[0]) == set()
    result = GAME.result(sea)
    assert result is not None
    assert result.scores[0]["won"] == won
