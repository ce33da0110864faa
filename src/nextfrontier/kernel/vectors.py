"""Test vectors of a game's rules as positions that can be opened, with moves to try in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Try:
    """Moves by notation, each for whoever must decide then, and what becomes of the last one."""

    __slots__ = ("moves", "refused", "scores", "then")

    def __init__(
        self,
        moves: Sequence[str],
        refused: tuple[str, str] | None,
        then: Mapping[str, object],
        scores: Sequence[Mapping[str, int]] = (),
    ) -> None:
        self.moves = moves
        self.refused = refused  # code and rule of a reason against the last move; None: it is legal
        self.then = then  # part of what `encode` gives after it, areas of players by their `seat`
        self.scores = scores  # the game is over then: part of the points of each seat


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


def played(
    moves: str,
    areas: Sequence[Mapping[str, object]],
    scores: Sequence[Mapping[str, int]] = (),
    **then: object,
) -> Try:
    """Moves, separated by semicolons, that are legal; these are parts of players' areas then."""
    return Try(moves.split("; "), None, {**then, "players": list(areas)}, scores)


def refused(moves: str, code: str, rule: str = "") -> Try:
    """Moves of which the last is refused for this reason."""
    return Try(moves.split("; "), (code, rule), {})


def in_order(*chapters: Sequence[Vector]) -> dict[str, Vector]:
    """The vectors of all chapters by id, in their order."""
    return {vector.id: vector for chapter in chapters for vector in chapter}
