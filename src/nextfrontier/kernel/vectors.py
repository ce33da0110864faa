"""Test vectors of a game's rules as positions that can be opened, with moves to try in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Try:
    """Moves by notation, each for whoever must decide then, and what becomes of the last one."""

    __slots__ = ("moves", "refused", "then")

    def __init__(
        self, moves: Sequence[str], refused: tuple[str, str] | None, then: Mapping[str, object]
    ) -> None:
        self.moves = moves
        self.refused = refused  # code and rule of a reason against the last move; None: it is legal
        self.then = then  # part of what `encode` gives after it, areas of players by their `seat`


class Vector:
    """One test vector: the game to set up, where it stands, and what to try."""

    __slots__ = ("changes", "id", "options", "seats", "tries")

    def __init__(
        self,
        id_: str,
        seats: int,
        options: Mapping[str, object],
        changes: Mapping[str, object] | None,
        tries: Sequence[Try],
    ) -> None:
        self.id = id_
        self.seats = seats
        self.options = options
        self.changes = changes  # as `position` takes them; None: freshly dealt
        self.tries = tries
