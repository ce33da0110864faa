"""Tasks and decisions, of which the agenda is a chain: what a game implements to run rules and to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import NAMELESS, Shape

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State

FREE: Final = 1 << 56  # moves from here on are those of a free moment; they leave the decision open
EVERYTHING: Final = -1  # every bit of what a task may supply
UNKNOWN: Final = -1  # what a text is parsed to that names no thinkable move

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One pending thing: small, immutable and without hidden identities."""

    shape: ClassVar[Shape] = NAMELESS  # its name and its fields in documents

    def asks(self) -> bool:
        """Is this a decision?"""
        return False

    def run(self, state: S) -> None:
        """Do the work; the task has left the agenda already."""
        raise AssertionError("a decision is answered, not run")

    def is_promise(self) -> bool:
        """Must this still be kept by something that is not yet certain? Only a decision can be a promise."""
        return False

    def keepable(self, state: S) -> bool:
        """Could the promise be kept if it came to the top now?"""
        return True

    def wants(self, state: S) -> int:
        """Bits of what could help to keep the promise."""
        return EVERYTHING

    def supplies(self, state: S) -> int:
        """Bits of what this task could bring: an upper bound."""
        return EVERYTHING

    def could_be_kept(self, state: S, supply: int) -> bool:
        """Could the promise be kept once all of `supply` has come? An upper bound."""
        return supply & self.wants(state) != 0 or self.keepable(state)

    def broken(self) -> Reason:
        """The reason against a move that would break this promise."""
        return Reason("promise_broken", "", {}, [])

    def closes(self) -> bool:
        """Are there no free moments while this is pending?"""
        return False

    def encode(self) -> list[Any]:
        """Return its name and its fields, as saves and positions write them."""
        return self.shape.write(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A task that asks the active seat. Moves are ints, local to it; notation is made at the edge."""

    def asks(self) -> bool:
        return True

    def kind(self) -> str:
        """The prompt key."""
        raise NotImplementedError

    def rules(self) -> list[str]:
        """The rules that ask for it."""
        raise NotImplementedError

    def moves(self, state: S) -> list[int]:
        """All legal moves, promises beneath and free moments left aside."""
        raise NotImplementedError

    def domain(self, state: S) -> list[int]:
        """All thinkable moves; where no other is thinkable, the legal ones."""
        return self.moves(state)

    def why_not(self, state: S, move: int) -> list[Reason]:
        """Why a thinkable move is illegal; empty for the legal ones."""
        return []

    def why_unknown(self, state: S, text: str) -> list[Reason]:
        """Why a text that names no thinkable move cannot be one, if it is plain what it means: a card not in hand."""
        return []

    def rising(self, state: S, moves: list[int]) -> list[int]:
        """Those of the legal moves that bots and playouts need; where only the order differs, the rising ones."""
        return moves

    def brings(self, state: S, move: int) -> int:
        """Bits of what a move could bring, all that follows from it included: an upper bound."""
        return EVERYTHING

    def apply(self, state: S, move: int) -> None:
        """Carry out a move; the decision has left the agenda already."""
        raise NotImplementedError

    def notation(self, state: S, move: int) -> str:
        """The stable, readable name of a move."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> int:
        """The thinkable move with this name, or UNKNOWN."""
        for move in self.domain(state):
            if self.notation(state, move) == text:
                return move
        return UNKNOWN

    def move_kind(self, move: int) -> str:
        """The kind of a move, where it belongs to a family of options."""
        return ""

    def is_free_moment(self) -> bool:
        """Are the moves of a free moment offered beside its own, unless something pending closes them?"""
        return False

    def always_asked(self) -> bool:
        """Is it asked even when only one move is left?"""
        return False

    def loss(self, state: S, move: int) -> Reason | None:
        """What is lost when this is the only legal move and is played by itself: a warning; None if nothing is."""
        return None

    def hides_answer(self) -> bool:
        """Does the name of a move tell what only its seat may know? Then nobody else is told which it was."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeMoments(Generic[S]):
    """What may be used beside the moves of a decision that is a free moment; by itself nothing."""

    def moves(self, state: S) -> list[int]:
        """What can be used now, promises left aside."""
        return [move for move in self.domain(state) if not self.why_not(state, move)]

    def domain(self, state: S) -> list[int]:
        """All thinkable moves, numbered from FREE on."""
        return []

    def why_not(self, state: S, move: int) -> list[Reason]:
        """Why a thinkable move is illegal; empty for the legal ones."""
        raise NotImplementedError

    def why_unknown(self, state: S, text: str) -> list[Reason]:
        """Why a text that names no thinkable move cannot be one, if it is plain what it means."""
        return []

    def apply(self, state: S, move: int) -> None:
        """Carry out a move; the open decision stays."""
        raise NotImplementedError

    def notation(self, state: S, move: int) -> str:
        """The stable, readable name of a move."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> int:
        """The thinkable move with this name, or UNKNOWN."""
        for move in self.domain(state):
            if self.notation(state, move) == text:
                return move
        return UNKNOWN


class Cell:
    """A link of the agenda: a task and the chain beneath it."""

    __slots__ = ("below", "closed", "promised", "task")

    def __init__(self, task: Task[Any], below: Cell | None) -> None:
        self.task = task
        self.below = below
        self.promised: bool = task.is_promise() or (below is not None and below.promised)
        self.closed: bool = task.closes() or (below is not None and below.closed)


class Open:
    """An open decision, as hosts and clients see it."""

    __slots__ = ("decision", "optional", "seat")

    def __init__(self, seat: int, decision: Decision[Any], optional: bool) -> None:
        self.seat = seat
        self.decision = decision
        self.optional = optional
