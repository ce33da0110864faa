"""Zones: the places where hidden things lie, declared once. Views, guesses and documents follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.values import field_at, put_at, split_path

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State

S = TypeVar("S", bound="State")

# Owners beside the seats.
NOBODY: Final = -1
ACTIVE: Final = -2  # the seat whose rules are running: of things that it looks at

EVERYONE: Final = -1  # who was shown a thing is a mask with a bit for each seat: 0b101 for seats 0 and 2


class Pile:
    """The hidden things of a zone in one state, their owner (-1: nobody) and the seats that were shown each of them.

    A seat may know things that then went different ways, but not which lies at which place: `mixed`. A pile
    can hold things that others list: `source` names the piles and places whose things lie here in an order of its own.
    """

    __slots__ = ("cards", "mixed", "owner", "seen", "source")

    def __init__(
        self,
        owner: int,
        cards: list[int],
        seen: list[int],
        mixed: list[int] | None = None,
        source: list[tuple[int, int]] | None = None,
    ) -> None:
        self.owner = owner
        self.cards = cards
        self.seen = seen  # masks of seats beside the owner; empty: nobody was shown anything
        self.mixed: list[int] = [] if mixed is None else mixed  # masks like `seen`
        self.source: list[tuple[int, int]] = [] if source is None else source


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Generic[S]):
    """A place where hidden things lie: the field of the state that holds them, their owner and their viewers.

    Fields are named by their path from the state: `deck`, `decks.0`, `players.2.hand`. Where more must be known than a
    field tells, a game overrides the method.
    """

    def __init__(
        self,
        field: str,
        owner: int = NOBODY,
        seen: str = "",
        told: str = "",
        is_sorted: bool = False,
        is_rare: bool = False,
    ) -> None:
        self.field = split_path(field)
        self.owner = owner
        # The field with a mask of seats for each thing; without it only the owner sees them.
        self.seen = split_path(seen) if seen else []
        self.told = told  # the path in the document of the state: `players.2.hand`; empty: documents do not tell of it
        self.steps_told = split_path(told) if told else []
        self.is_sorted = is_sorted  # the things have no order
        self.is_rare = is_rare  # documents leave it out when nothing lies here

    def things(self, state: S) -> list[int]:
        """Return the things that lie here, blanks included."""
        found = field_at(state, self.field)
        return list(found)

    def seen_by(self, state: S) -> list[int]:
        """Return the seats that were shown each thing, as bit masks; nothing if nobody was shown anything."""
        found = field_at(state, self.seen) if self.seen else ()
        return list(found)

    def pile(self, state: S) -> Pile:
        """Return the things that lie here with all that is known of them."""
        return Pile(self.owner_in(state), self.things(state), self.seen_by(state))

    def owner_in(self, state: S) -> int:
        """Return the seat that owns the things that lie here, or NOBODY."""
        return state.active if self.owner == ACTIVE else self.owner

    def put(self, state: S, things: list[int]) -> None:
        """Replace the things that lie here by blanks or guesses."""
        new = sorted(things) if self.is_sorted else things
        put_at(state, self.field, new if isinstance(field_at(state, self.field), list) else tuple(new))


class Stack(Zone[S]):
    """A zone whose top, the first thing, lies open."""

    def seen_by(self, state: S) -> list[int]:
        shown = super().seen_by(state) or [0] * len(self.things(state))
        return [EVERYONE, *shown[1:]] if shown else []
