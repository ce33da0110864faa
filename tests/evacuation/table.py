"""Positions of Evacuation for tests: build one, play moves by notation, look at what came of it."""

from __future__ import annotations

from typing import Any

from nextfrontier.evacuation.game import GAME
from nextfrontier.evacuation.player import Player
from nextfrontier.evacuation.positions.encode import encode_worlds
from nextfrontier.evacuation.worlds import Worlds
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason, Refused

KIND_NAMES = ("food", "steel", "energy")


def kinds(text: str) -> dict[str, int]:
    """`2/7/7` as Food, Steel and Energy."""
    return dict(zip(KIND_NAMES, map(int, text.split("/")), strict=True))


class Table:
    """A position under construction, then a game that is played."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        self.changes: dict[str, Any] = {"order": list(range(seats)), "players": []}
        self.events: list[Event] = []
        self._worlds: Worlds | None = None

    def player(self, seat: int = 0, **area: Any) -> Table:
        """Overwrite one nation; `old`, `new` and `production` may be `2/7/7`, markers `8 main, 1 main`."""
        for field in ("old", "new", "production"):
            if isinstance(area.get(field), str):
                area[field] = kinds(area[field])
        if isinstance(area.get("markers"), str):
            words = [marker.split() for marker in area["markers"].split(", ")]
            area["markers"] = [[int(step), lane[0] if lane else "waiting"] for step, *lane in words]
        self.changes["players"].append({"seat": seat, **area})
        return self

    def put(self, **changes: Any) -> Table:
        """Overwrite anything else of the position."""
        self.changes.update(changes)
        return self

    def pending(self, *tasks: list[Any]) -> Table:
        """What is on the agenda, top first."""
        return self.put(pending=list(tasks))

    def deal(self) -> Table:
        """Start a freshly dealt game instead of a position."""
        self._worlds = GAME.new(self.seats, self.options, self.seed)
        return self

    @property
    def worlds(self) -> Worlds:
        """The game, set up at first use."""
        if self._worlds is None:
            self._worlds = GAME.position(self.seats, self.options, self.seed, self.changes)
        return self._worlds

    def seat(self, seat: int | None) -> int:
        """The given seat, or whoever must decide."""
        return self.worlds.to_move() if seat is None else seat

    def play(self, *moves: str, seat: int | None = None) -> Table:
        """Play moves by notation for whoever must decide (or for one seat)."""
        self.events = []
        self.worlds.events = self.events
        for text in moves:
            actor = self.seat(seat)
            try:
                self.worlds.play(actor, self.worlds.parse(actor, text))
            except Refused as refused:
                refused.add_note(f"{text!r} is not a legal {self.decision(actor)} of seat {actor}; legal are")
                refused.add_note(", ".join(self.moves(actor)))
                raise
        return self

    def told(self, kind: str) -> list[Event]:
        """The events of one kind among those of the last call of `play`."""
        return [event for event in self.events if event.kind == kind]

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves, by notation."""
        actor = self.seat(seat)
        return [self.worlds.notation(actor, move) for move in self.worlds.moves(actor)]

    def allows(self, text: str, seat: int | None = None) -> bool:
        """Is this move legal now?"""
        return text in self.moves(seat)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """The reasons against a thinkable move."""
        actor = self.seat(seat)
        return self.worlds.why_not(actor, self.worlds.parse(actor, text))

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Code and rule of the first reason against a move; ("", "") if it is legal."""
        reasons = self.why_not(text, seat)
        return (reasons[0].code, reasons[0].rule) if reasons else ("", "")

    def decision(self, seat: int | None = None) -> str:
        """The kind of the open decision, or "" when the game is over."""
        found = self.worlds.decision(self.seat(seat)) if self.worlds.to_move() >= 0 else None
        return "" if found is None else found.kind()

    def someone(self, seat: int = 0) -> Player:
        """A nation."""
        return self.worlds.players[seat]

    def old(self, seat: int = 0) -> str:
        """Food, Steel and Energy on the Old World: `2/7/7`."""
        return "/".join(map(str, self.someone(seat).goods[:3]))

    def new(self, seat: int = 0) -> str:
        """The same for the New World."""
        return "/".join(map(str, self.someone(seat).goods[3:]))

    def production(self, seat: int = 0) -> str:
        """The levels of the Production markers."""
        return "/".join(map(str, self.someone(seat).production))

    def area(self, seat: int = 0) -> dict[str, Any]:
        """One nation as a document."""
        found: dict[str, Any] = self.document()["players"][seat]
        return found

    def document(self) -> dict[str, Any]:
        """The whole state as a document."""
        return encode_worlds(self.worlds)


def table(seats: int = 2, **options: Any) -> Table:
    """A game of this many seats at the start of a turn of seat 0 in the Actions phase of year 1."""
    return Table(seats, **options)
