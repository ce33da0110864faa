"""Tasks, of which the agenda is a chain: a game implements them to run rules; `decisions` has those that ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import NAMELESS, Shape

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State

FREE: Final = 1 << 56  # moves from here on are those of a free moment; they leave the decision open
EVERYTHING: Final = -1  # every bit of what a task may supply
REVEALS: Final = 1 << 40  # the bit of a supply that shows something hidden: cards drawn, looked at, turned up
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
        """Return the bits that could help to keep the promise."""
        return EVERYTHING

    def supplies(self, state: S) -> int:
        """Return the bits that this task could bring: an upper bound."""
        return EVERYTHING

    def reveals(self, state: S) -> bool:
        """Could this show something hidden, once it is on top, before anybody is asked? An upper bound."""
        return state.prospects(self.supplies(state)) & REVEALS != 0

    def could_be_kept(self, state: S, supply: int) -> bool:
        """Could the promise be kept once all of `supply` has come? An upper bound."""
        return supply & self.wants(state) != 0 or self.keepable(state)

    def broken(self) -> Reason:
        """Return the reason against a move that would break this promise."""
        return Reason("promise_broken", "", {}, [])

    def closes(self) -> bool:
        """Are there no free moments while this is pending?"""
        return False

    def encode(self) -> list[Any]:
        """Return its name and its fields, as saves and positions write them."""
        return self.shape.write(self)


class Cell:
    """A link of the agenda: a task and the chain beneath it."""

    __slots__ = ("below", "closed", "promised", "task")

    def __init__(self, task: Task[Any], below: Cell | None) -> None:
        self.task = task
        self.below = below
        self.promised: bool = task.is_promise() or (below is not None and below.promised)
        self.closed: bool = task.closes() or (below is not None and below.closed)
