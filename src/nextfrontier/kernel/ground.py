"""The ground of a game: its whole state as data, what a game adds to it, chance and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.events import Details, Event
from nextfrontier.kernel.families import Family
from nextfrontier.kernel.fixes import NO_FIXES, Fixes
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kernel.watching import Watch

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State
    from nextfrontier.kernel.zones import Pile, Zone

SPECTATOR: Final = -1
TABLE: Final = -2  # the viewer of a state that is no view: the table itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """The fields of every game. A game adds its own fields, its way of copying and its free moments."""

    __slots__ = (
        "active", "agenda", "chance", "counters", "events", "lanes", "options", "searching", "seats", "viewer", "watch",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        active: int,
        agenda: Cell | None,
        lanes: list[Cell | None],
        options: list[int],
        chance: Chance,
        counters: tuple[int, ...],
        viewer: int,
    ) -> None:
        self.seats = seats
        self.active = active  # the seat whose rules are running
        self.agenda = agenda
        self.lanes = lanes  # one agenda per seat while all act at once, else empty
        self.options = options  # legal moves of the open decision; never changed in place
        self.chance = chance
        self.counters = counters  # shuffles made so far, by stream
        self.viewer = viewer  # TABLE, a seat, or SPECTATOR
        self.events: list[Event] | None = None
        self.searching = False
        self.watch: Watch | None = None

    # What a game provides.

    def copy(self) -> State:
        """Return an independent, exact copy without the event list."""
        raise NotImplementedError

    def trial(self) -> State:
        """Copy the state to look ahead; share parts that the active seat cannot change before promises are kept."""
        return self.copy()

    def free_moments(self) -> list[Family[Any, Any]]:
        """Return the families of moves beside a decision that is a free moment, numbered from FREE on."""
        return []

    def free_moves(self, decision: Decision[Any]) -> list[int]:
        """Return their legal moves, promises left aside; a game may say sooner that there are none."""
        found: list[int] = []
        for family in self.free_moments():
            family.add_moves(self, decision, found)
        return found

    def zones(self) -> list[Zone[Any]]:
        """Return every place where hidden things lie, in a fixed order; one lists things of those before it."""
        return []

    def backs(self) -> list[list[int]]:
        """Return all things of the game that can be hidden, by the back they show."""
        return []

    def back_by_thing(self) -> dict[int, int]:
        """Return the back of every thing that can be hidden; a game whose backs never change keeps them so."""
        return {thing: back for back, things in enumerate(self.backs()) for thing in things}

    def in_sight(self) -> list[int]:
        """Return all things with a back that lie open to everybody."""
        return []

    def offer(self, seat: int) -> Decision[Any] | None:
        """Return a decision this seat may answer now but need not."""
        return None

    def turn_mark(self) -> tuple[int, ...]:
        """Return numbers that are the same throughout a turn and different in the next one."""
        return ()

    def told_place(self, place: str) -> str:
        """Return the name by which people are told of a place: that of the board in front of them."""
        return place

    def fixes(self) -> Fixes:
        """Return the fixes that can help against a refusal."""
        return NO_FIXES

    def prospects(self, bits: int) -> int:
        """Return these bits of a supply with those of all that they could trigger: an upper bound."""
        return bits

    def piles(self) -> list[Pile]:
        """Return the pile of every zone: its things, and the seats that know them."""
        return [zone.pile(self) for zone in self.zones()]

    # Chance and events.

    def shuffle(self, stream: int, items: list[int]) -> list[int]:
        """Return the items in random order, by the next outcome of a stream."""
        count = self.counters[stream]
        outcome = self.chance.shuffle(stream, count, items)
        counters = list(self.counters)
        counters[stream] = count + 1
        self.counters = tuple(counters)
        return outcome

    def tell(self, kind: str, cause: str, details: Details) -> None:
        """Record a public event of the active seat, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, self.active, self.told_place(cause), details, {}, -1, False))
            if self.watch is not None:
                self.watch.see(self)

    def tell_secret(
        self, kind: str, cause: str, details: Details, secret: Details, audience: int, reveals: bool
    ) -> None:
        """Record an event with a part that only some seats may see."""
        if self.events is not None:
            place = self.told_place(cause)
            self.events.append(Event(kind, self.active, place, details, secret, audience, reveals))
            if self.watch is not None:
                self.watch.see(self)
