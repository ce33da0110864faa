"""Tables of all games in tests: put up a position, play by notation, look at the outcome."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.record.asking import reasons_against

S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    """A position under construction, then a game that is played."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.changes: dict[str, Any] = {"order": list(range(seats)), "players": []}
        self.events: list[Event] = []
        self.begun: S | None = None

    # What a game provides.

    def placed(self) -> S:
        """Return the game in the position of the changes."""
        raise NotImplementedError

    def dealt(self) -> S:
        """Return a freshly dealt game."""
        raise NotImplementedError

    def document(self) -> dict[str, Any]:
        """Return the whole state as a document."""
        raise NotImplementedError

    # Building.

    def put(self, **changes: Any) -> Self:
        """Overwrite anything of the position that is not a player's."""
        self.changes.update(changes)
        return self

    def deal(self) -> Self:
        """Start a freshly dealt game instead of a position."""
        self.begun = self.dealt()
        return self

    @property
    def state(self) -> S:
        """Return the game, set up at first use."""
        if self.begun is None:
            self.begun = self.placed()
        return self.begun

    # Playing.

    def seat(self, seat: int | None) -> int:
        """Return the given seat, or the seat that must decide."""
        return self.state.to_move() if seat is None else seat

    def play(self, *moves: str, seat: int | None = None) -> Self:
        """Play moves by notation for whoever must decide (or for one seat); keeps the events of this call."""
        self.events = []
        self.state.events = self.events
        for text in moves:
            actor = self.seat(seat)
            try:
                self.state.play(actor, self.state.parse(actor, text))
            except Refused as refused:
                refused.add_note(f"{text!r} is not a legal {self.decision(actor)} of seat {actor}; legal are")
                refused.add_note(", ".join(self.moves(actor)))
                raise
        return self

    # Looking.

    def told(self, kind: str) -> list[Event]:
        """Return the events of one kind among those of the last call of `play`."""
        return [event for event in self.events if event.kind == kind]

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves, by notation."""
        actor = self.seat(seat)
        return [self.state.notation(actor, move) for move in self.state.moves(actor)]

    def allows(self, text: str, seat: int | None = None) -> bool:
        """Is this move legal now?"""
        return text in self.moves(seat)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """Return the reasons against a thinkable move; empty if it is legal."""
        actor = self.seat(seat)
        return reasons_against(self.state, actor, self.state.parse(actor, text))

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Return code and rule of the first reason against a move; ("", "") if it is legal."""
        reasons = self.why_not(text, seat)
        return (reasons[0].code, reasons[0].rule) if reasons else ("", "")

    def decision(self, seat: int | None = None) -> str:
        """Return the kind of the open decision, or "" when the game is over."""
        found = self.state.decision(self.seat(seat)) if self.state.to_move() >= 0 else None
        return "" if found is None else found.kind()

    def area(self, seat: int = 0) -> dict[str, Any]:
        """Return the area of one player, as a document."""
        found: dict[str, Any] = self.document()["players"][seat]
        return found
