"""Decisions: tasks that ask a seat, each of them its families of options."""

from __future__ import annotations

from typing import Any, ClassVar

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.families import FAMILY, LEAVE, Family, Shown, read_move, why_unknown
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import S, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A task that asks the active seat. Moves are ints, local to it, and belong to its families of options."""

    asked_by: ClassVar[list[str]] = []  # the rules that ask for it, the most telling first

    def asks(self) -> bool:
        return True

    def kind(self) -> str:
        """Return the prompt key: its name in documents, unless it has another."""
        return self.shape.name

    def rules(self) -> list[str]:
        """Return the rules that ask for it."""
        return self.asked_by

    def families(self) -> list[Family[Any, Any]]:
        """Return its families in the order in which they are offered, numbered by `hand_out`."""
        raise NotImplementedError

    # Moves, by their families.

    def family(self, move: int) -> Family[Any, Any]:
        """Return the family of a move."""
        families = self.families()
        return families[-1] if move == LEAVE else families[move >> FAMILY]

    def moves(self, state: S) -> list[int]:
        """Return all legal moves, promises beneath and free moments left aside; the likeliest may come first."""
        found: list[int] = []
        for family in self.families():
            family.add_moves(state, self, found)
        return found

    def domain(self, state: S) -> list[int]:
        """Return all thinkable moves."""
        found: list[int] = []
        for family in self.families():
            found += family.options(state, self)
        return found

    def why_not(self, state: S, move: int) -> list[Reason]:
        """Return why a thinkable move is illegal; empty for the legal ones."""
        return self.family(move).why_not(state, self, move)

    def apply(self, state: S, move: int) -> None:
        """Carry out a move; the decision has left the agenda already."""
        self.family(move).apply(state, self, move)

    def brings(self, state: S, move: int) -> int:
        """Return the bits that a move could bring, all that follows from it included: an upper bound."""
        return self.family(move).brings(state, self, move)

    def loss(self, state: S, move: int) -> Reason | None:
        """Return the warning of the loss when this is the only legal move; None if nothing is lost."""
        return self.family(move).loss(state, self, move)

    def move_kind(self, move: int) -> str:
        """Return the kind of a move."""
        return self.family(move).kind

    def values(self, state: S, move: int) -> dict[str, Shown]:
        """Return the parameters of a move by name."""
        return self.family(move).values(state, self, move)

    def notation(self, state: S, move: int) -> str:
        """Return the stable, readable name of a move."""
        return self.family(move).spell(state, self, move)

    def parse(self, state: S, text: str) -> int:
        """Return the thinkable move with this name, or UNKNOWN."""
        return read_move(self.families(), state, self, text)

    def why_unknown(self, state: S, text: str) -> list[Reason]:
        """Return why a text that names no thinkable move cannot be one, if its meaning is plain."""
        return why_unknown(self.families(), state, self, text)

    # Facts of the question.

    def rising(self, state: S, moves: list[int]) -> list[int]:
        """Return the legal moves that bots and playouts need; where only the order differs, the rising ones."""
        return moves

    def is_free_moment(self) -> bool:
        """Are the moves of a free moment offered beside its own, unless something pending closes them?"""
        return False

    def always_asked(self) -> bool:
        """Is it asked even when only one move is left?"""
        return False

    def hides_answer(self) -> bool:
        """Does the name of a move tell facts that only its seat may know? Then nobody else is told which it was."""
        return False

    # Leaving, for decisions with the family `Leave`.

    def leaving(self) -> str:
        """Return the name of the move that does nothing, or nothing more."""
        return "done"

    def why_not_leave(self, state: S) -> list[Reason]:
        """Return why something must still be done."""
        return []

    def can_leave(self, state: S) -> bool:
        """May nothing more be done? The quick twin of `why_not_leave`."""
        return not self.why_not_leave(state)

    def leave(self, state: S) -> None:
        """Do nothing more of this."""

    def loss_of_leaving(self, state: S) -> Reason | None:
        """Return the warning of the loss when nothing can be done but to leave; None if nothing is lost."""
        return None


class Open:
    """An open decision, as hosts and clients see it."""

    __slots__ = ("decision", "optional", "seat")

    def __init__(self, seat: int, decision: Decision[Any], optional: bool) -> None:
        self.seat = seat
        self.decision = decision
        self.optional = optional


class MoveFacts:
    """A move as those outside are told it: its name, its kind and its parameters."""

    __slots__ = ("fields", "kind", "text")

    def __init__(self, text: str, kind: str, fields: dict[str, Shown]) -> None:
        self.text = text
        self.kind = kind
        self.fields = fields
