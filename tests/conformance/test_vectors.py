"""The test vectors of docs/rules as positions: all are there, open, and come out as their text says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.vectors import Try, Vector
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS

AnyGame = Game[Any]
RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
SEEDS = ("a", "b", "c")  # whatever is not part of the vector is dealt at random
GAMES: list[AnyGame] = [plugin.load_game() for plugin in PLUGINS.values() if plugin.rulebook]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
EVERY_VECTOR = pytest.mark.parametrize(
    ("game", "id_"),
    [pytest.param(game, id_, id=f"{game.slug}-{id_}") for game in GAMES for id_, _ in game.positions()],
)


def ids_of(game: AnyGame) -> list[str]:
    """Return the ids of all vectors."""
    return [id_ for id_, _ in game.positions()]


def found(game: AnyGame, id_: str) -> Vector:
    """Return the vector with an id that is known to exist."""
    vector = game.vector(id_)
    assert vector is not None
    return vector


def opened(game: AnyGame, vector: Vector, seed: str) -> State:
    """Return the position as a host opens it."""
    return Record(game, vector.seats, vector.options, seed, vector.changes).state


@pytest.mark.parametrize(("game", "count"), [(EVACUATION, 115), (UNDERWATER_CITIES, 103)])
def test_every_vector_of_the_rules_has_a_position_in_their_order_and_further_cases_follow_by_letter(
    game: AnyGame, count: int
) -> None:
    text = (RULES / f"{game.slug}.md").read_text(encoding="utf-8")
    anchors = re.findall(r'<a id="(TV-[A-Z0-9-]+)"></a>', text)
    assert [id_ for id_ in ids_of(game) if id_[-1].isdigit()] == anchors
    assert len(anchors) == count
    for before, id_ in pairwise(ids_of(game)):
        if not id_[-1].isdigit():
            expected = f"{before}b" if before[-1].isdigit() else before[:-1] + chr(ord(before[-1]) + 1)
            assert id_ == expected


@EVERY_GAME
def test_there_is_no_position_for_an_unknown_id(game: AnyGame) -> None:
    assert game.vector("TV-999") is None


@EVERY_GAME
def test_every_position_says_in_a_sentence_of_its_own_what_to_look_at(game: AnyGame) -> None:
    for language in game.languages:
        notes = dict(game.positions(language))
        assert list(notes) == ids_of(game)
        assert [
            id_ for id_, note in notes.items() if not note.rstrip("⟧").endswith(".") or len(note) >= 300
        ] == []
        assert len(set(notes.values())) == len(notes)


@EVERY_VECTOR
def test_every_position_opens_at_a_decision_and_survives_being_written_down(game: AnyGame, id_: str) -> None:
    vector = found(game, id_)
    for seed in SEEDS:
        state = opened(game, vector, seed)
        assert state.moves(state.to_move())
        document = game.encode(state)
        again = game.position(vector.seats, vector.options, "another", document)
        assert game.encode(again) == document


@EVERY_VECTOR
def test_every_try_comes_out_as_the_vector_says_whatever_else_was_dealt(game: AnyGame, id_: str) -> None:
    vector = found(game, id_)
    for attempt in vector.tries:
        for seed in SEEDS:
            check_try(game, opened(game, vector, seed), attempt)


@EVERY_VECTOR
def test_every_expectation_fails_when_the_vector_says_something_else(game: AnyGame, id_: str) -> None:
    vector = found(game, id_)
    for attempt in vector.tries:
        for wrong in wrong_tries(attempt):
            with pytest.raises(AssertionError):
                check_try(game, opened(game, vector, SEEDS[0]), wrong)


def wrong_tries(attempt: Try) -> Iterator[Try]:
    """Yield the same try with one fact of it changed, for each fact."""
    moves, then, scores, choices = attempt.moves, attempt.then, attempt.scores, attempt.choices
    if attempt.refused is not None:
        code, rule = attempt.refused
        yield Try(moves, None, {}, [], None)
        yield Try(moves, ("no_reason", rule), {}, [], None)
        yield Try(moves, (code, "XX-NONE-01"), {}, [], None)
        return
    yield Try(moves, ("no_reason", ""), {}, [], None)
    for wrong in wrong_documents(then) if then else ():
        yield Try(moves, None, wrong, scores, choices)
    for wrong in wrong_documents(scores) if scores else ():
        yield Try(moves, None, then, wrong, choices)
    if choices is not None:
        yield Try(moves, None, then, scores, [*choices, "pass the salt"])
        yield Try(moves, None, then, scores, choices[1:])


def wrong_documents(document: Any, path: str = "") -> Iterator[Any]:
    """Yield a document with one leaf changed, for each leaf; lists, other than those of players' areas, are leaves."""
    if isinstance(document, Mapping) and document:
        for key, value in document.items():
            if key != "seat":
                for wrong in wrong_documents(value, f"{path}.{key}"):
                    yield {**document, key: wrong}
    elif (
        isinstance(document, list) and document and isinstance(document[0], Mapping) and "pending" not in path
    ):
        for index, value in enumerate(document):
            for wrong in wrong_documents(value, path):
                yield [*document[:index], wrong, *document[index + 1 :]]
    else:
        yield ["something", "else"]


def check_try(game: AnyGame, state: State, attempt: Try) -> None:
    """Check one try in one deal; a refused move must change nothing."""
    reasons, before = verdict(game, state, attempt)
    if attempt.refused is not None:
        assert attempt.refused in reasons, attempt.moves
        assert game.encode(state) == before, attempt.moves
        return
    assert reasons == set(), attempt.moves
    assert list(misses(attempt.then, game.encode(state))) == [], attempt.moves
    if attempt.choices is not None:
        seat = state.to_move()
        legal = [state.notation(seat, move) for move in state.moves(seat)]
        assert sorted(legal) == sorted(attempt.choices), attempt.moves
    if attempt.scores:
        result = game.result(state)
        assert result is not None, attempt.moves
        for seat, wanted in enumerate(attempt.scores):
            points = result.scores[seat]
            assert {source: points.get(source, 0) for source in wanted} == wanted, attempt.moves


def verdict(game: AnyGame, state: State, attempt: Try) -> tuple[set[tuple[str, str]], Mapping[str, object]]:
    """Play the moves: every reason against the last one, empty if it was legal, and the state before it."""
    for text in attempt.moves[:-1]:
        seat = state.to_move()
        state.play(seat, state.parse(seat, text))
    before = game.encode(state)
    try:
        for text in attempt.moves[-1:]:
            seat = state.to_move()
            state.play(seat, state.parse(seat, text))
    except Refused as error:
        return {(reason.code, reason.rule) for reason in error.reasons}, before
    return set(), before


def misses(wanted: object, there: object, path: str = "") -> Iterator[str]:
    """Yield the places where a document lacks a part that it should hold; players' areas are found by their seat."""
    if isinstance(wanted, Mapping) and isinstance(there, Mapping) and (wanted or not path):
        for key, value in wanted.items():
            yield from misses(value, there.get(key), f"{path}.{key}")
    elif path == ".players" and isinstance(wanted, list) and isinstance(there, list):
        for area in wanted:
            yield from misses(area, there[area["seat"]], f"{path}[{area['seat']}]")
    elif wanted != there:
        yield f"{path} is {there!r}, not {wanted!r}"


@pytest.mark.parametrize(
    ("game", "fresh"), [(EVACUATION, []), (UNDERWATER_CITIES, ["TV-SETUP-01", "TV-SETUP-03", "TV-SETUP-04"])]
)
def test_every_position_but_a_fresh_deal_has_something_to_try(game: AnyGame, fresh: list[str]) -> None:
    assert [id_ for id_ in ids_of(game) if not found(game, id_).tries] == fresh


@EVERY_GAME
def test_every_rule_that_a_refusal_names_can_be_read(game: AnyGame) -> None:
    attempts = [attempt for id_ in ids_of(game) for attempt in found(game, id_).tries]
    named = {attempt.refused[1] for attempt in attempts if attempt.refused}
    assert [rule for rule in named if rule and game.rule_text(rule) is None] == []
