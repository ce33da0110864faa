"""Test vectors of a game's rules as positions that can be opened, with moves to try in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Try:
    """Moves by notation, each for the seat that must decide then, and the outcome of the last one."""

    __slots__ = ("choices", "moves", "refused", "scores", "then")

    def __init__(
        self,
        moves: Sequence[str],
        refused: tuple[str, str] | None,
        then: Mapping[str, object],
        scores: Sequence[Mapping[str, int]],
        choices: Sequence[str] | None,
    ) -> None:
        self.moves = moves
        self.refused = refused  # code and rule of a reason against the last move; None: it is legal
        self.then = then  # part of what `encode` gives after it, areas of players by their `seat`
        self.scores = scores  # not empty: the game is over then, with these parts of the points of each seat
        self.choices = choices  # exactly the legal moves of whoever must decide then; None: any


class Vector:
    """One test vector: the game to set up, its position, the facts to look at, and the moves to try."""

    __slots__ = ("changes", "id", "options", "seats", "sentence", "tries")

    def __init__(
        self,
        id_: str,
        sentence: str,
        seats: int,
        options: Mapping[str, object],
        changes: Mapping[str, object] | None,
        tries: Sequence[Try],
    ) -> None:
        self.id = id_
        self.sentence = sentence  # in English; other languages have files of their own
        self.seats = seats
        self.options = options
        self.changes = changes  # as `position` takes them; None: freshly dealt
        self.tries = tries
