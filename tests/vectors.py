"""Test vectors of any game as positions: open one, try its moves, compare what came of them with its text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.vectors import Try, Vector

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
SEEDS = ("a", "b", "c")  # whatever is not part of the vector is dealt at random


class Vectors:
    """The vectors of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.ids = [id_ for id_, _ in game.positions()]

    def vector(self, id_: str) -> Vector:
        """The vector with an id that is known to exist."""
        found = self.game.vector(id_)
        assert found is not None
        return found

    def opened(self, vector: Vector, seed: str) -> State:
        """The position as a host opens it."""
        return Record(self.game, vector.seats, vector.options, seed, vector.changes).state

    def check_order(self, rules: str, count: int) -> None:
        """Every vector of the rules has a position; further cases follow their vector by letter."""
        anchors = re.findall(r'<a id="(TV-[A-Z0-9-]+)"></a>', (RULES / rules).read_text(encoding="utf-8"))
        assert [id_ for id_ in self.ids if id_[-1].isdigit()] == anchors
        assert len(anchors) == count
        for before, id_ in pairwise(self.ids):
            if not id_[-1].isdigit():
                expected = f"{before}b" if before[-1].isdigit() else before[:-1] + chr(ord(before[-1]) + 1)
                assert id_ == expected

    def check_notes(self, language: str) -> None:
        """Every position says in a sentence of its own what to look at."""
        notes = dict(self.game.positions(language))
        assert list(notes) == self.ids
        assert [id_ for id_, note in notes.items() if not note.endswith(".") or len(note) >= 300] == []
        assert len(set(notes.values())) == len(notes)

    def check_opens(self, id_: str) -> None:
        """The position opens at a decision and survives being written down."""
        vector = self.vector(id_)
        for seed in SEEDS:
            state = self.opened(vector, seed)
            assert state.moves(state.to_move())
            document = self.game.encode(state)
            again = self.game.position(vector.seats, vector.options, "another", document)
            assert self.game.encode(again) == document

    def check_tries(self, id_: str) -> None:
        """Every try comes out as the vector says, whatever else was dealt."""
        vector = self.vector(id_)
        for attempt in vector.tries:
            for seed in SEEDS:
                self.check_try(vector, attempt, seed)

    def check_try(self, vector: Vector, attempt: Try, seed: str) -> None:
        """One try in one deal."""
        state = self.opened(vector, seed)
        reasons = verdict(state, attempt)
        if attempt.refused is not None:
            assert attempt.refused in reasons, attempt.moves
            return
        assert reasons == set(), attempt.moves
        assert list(misses(attempt.then, self.game.encode(state))) == [], attempt.moves
        if attempt.scores:
            result = self.game.result(state)
            assert result is not None, attempt.moves
            for wanted, found in zip(attempt.scores, result.scores, strict=False):
                assert {source: found.get(source, 0) for source in wanted} == wanted, attempt.moves

    def check_rules_named(self) -> None:
        """Every rule that a refusal names can be read."""
        attempts = [attempt for id_ in self.ids for attempt in self.vector(id_).tries]
        named = {attempt.refused[1] for attempt in attempts if attempt.refused}
        assert [rule for rule in named if rule and self.game.rule_text(rule) is None] == []


def verdict(state: State, attempt: Try) -> set[tuple[str, str]]:
    """Play the moves; code and rule of every reason against the last one, empty if it was legal."""
    for text in attempt.moves[:-1]:
        seat = state.to_move()
        state.play(seat, state.parse(seat, text))
    seat = state.to_move()
    try:
        state.play(seat, state.parse(seat, attempt.moves[-1]))
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
