"""A small fluent helper: put a game into a position, play by notation, look at what came of it."""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.underwater_cities.box import Box
from nextfrontier.underwater_cities.goods import POSITION_NAMES
from nextfrontier.underwater_cities.library import Facts, make_box
from nextfrontier.underwater_cities.player import Player
from nextfrontier.underwater_cities.positions.decode import position_of
from nextfrontier.underwater_cities.positions.encode import encode_sea
from nextfrontier.underwater_cities.sea import Sea
from nextfrontier.underwater_cities.setup import Setup, new_game

BOX: Box = make_box(Facts())
LETTERS = {"c": "credits", "k": "kelp", "s": "steelplast", "n": "science", "b": "biomatter"}


def resources(text: str) -> dict[str, int]:
    """`1s 2c` as a stock of exactly that: everything else is 0."""
    found = dict.fromkeys(POSITION_NAMES, 0)
    for word in text.split():
        found[LETTERS[word[-1]]] = int(word[:-1])
    return found


class Table:
    """A position under construction, then a game that is played."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.seats = seats
        self.seed = seed
        self.box: Box = options.get("box", BOX)
        advanced = options.get("advanced", seats == 1)
        boards = options.get("boards") or ([6, 5, 7, 8] if advanced else [1, 2, 3, 4])[:seats]
        self.setup = Setup(
            seats,
            advanced,
            options.get("contracts", False),
            list(boards),
            options.get("solo_start", 1),
            options.get("tunnels", 46),
        )
        self.changes: dict[str, Any] = {"order": list(range(seats)), "players": []}
        self.events: list[Event] = []
        self._sea: Sea | None = None

    def player(self, seat: int = 0, goods: str | None = None, **area: Any) -> Table:
        """Overwrite one player's area; `goods="1s 2c"` is the whole stock, `claimed` may be plain numbers."""
        if goods is not None:
            area["resources"] = resources(goods)
        if "claimed" in area:
            area["claimed"] = [card if isinstance(card, dict) else {"card": card} for card in area["claimed"]]
        self.changes["players"].append({"seat": seat, **area})
        return self

    def put(self, **changes: Any) -> Table:
        """Overwrite anything else of the position: era, round, turn, order, to_play, slots, deck …"""
        self.changes.update(changes)
        return self

    def deal(self) -> Table:
        """Start a freshly dealt game instead of a position: opening hands are still to be chosen."""
        self._sea = new_game(self.box, self.setup, Chance(seed_bytes(self.seed), None))
        return self

    @property
    def sea(self) -> Sea:
        """The game, set up at first use."""
        if self._sea is None:
            self._sea = position_of(self.box, self.setup, Chance(seed_bytes(self.seed), None), self.changes)
        return self._sea

    def seat(self, seat: int | None) -> int:
        """The given seat, or whoever must decide."""
        return self.sea.to_move() if seat is None else seat

    def play(self, *moves: str, seat: int | None = None) -> Table:
        """Play moves by notation for whoever must decide (or for one seat); keeps the events of this call."""
        self.events = []
        self.sea.events = self.events
        for text in moves:
            actor = self.seat(seat)
            try:
                self.sea.play(actor, self.sea.parse(actor, text))
            except Refused as refused:
                refused.add_note(f"{text!r} is not a legal {self.decision(actor)} of seat {actor}; legal are")
                refused.add_note(", ".join(self.moves(actor)))
                raise
        return self

    def told(self, kind: str) -> list[Event]:
        """The events of one kind among those of the last call of `play`."""
        return [event for event in self.events if event.kind == kind]

    def reloaded(self) -> Table:
        """The same position, written as a document and read again."""
        other = Table(self.seats, self.seed, boards=self.setup.boards, advanced=self.setup.advanced)
        other.changes = self.document()
        return other

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves, by notation."""
        actor = self.seat(seat)
        return [self.sea.notation(actor, move) for move in self.sea.moves(actor)]

    def allows(self, text: str, seat: int | None = None) -> bool:
        """Is this move legal now?"""
        return text in self.moves(seat)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """The reasons against a thinkable move; empty if it is legal."""
        actor = self.seat(seat)
        return self.sea.why_not(actor, self.sea.parse(actor, text))

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Code and rule of the first reason against a move; ("", "") if it is legal."""
        reasons = self.why_not(text, seat)
        return (reasons[0].code, reasons[0].rule) if reasons else ("", "")

    def decision(self, seat: int | None = None) -> str:
        """The kind of the open decision, or "" when the game is over."""
        found = self.sea.decision(self.seat(seat)) if self.sea.to_move() >= 0 else None
        return "" if found is None else found.kind()

    def someone(self, seat: int = 0) -> Player:
        """A player's area."""
        return self.sea.players[seat]

    def goods(self, seat: int = 0) -> str:
        """A stock in the form of `resources`, without zeros: `1k 1s 2c`."""
        amounts = self.sea.players[seat].goods
        named = {"k": amounts[1], "s": amounts[2], "n": amounts[3], "b": amounts[4], "c": amounts[0]}
        return " ".join(f"{amount}{letter}" for letter, amount in named.items() if amount)

    def score(self, seat: int = 0) -> int:
        """Victory points so far."""
        return self.sea.players[seat].score

    def document(self) -> dict[str, Any]:
        """The whole state as a document."""
        return encode_sea(self.sea)

    def area(self, seat: int = 0) -> dict[str, Any]:
        """One player's area as a document."""
        found: dict[str, Any] = self.document()["players"][seat]
        return found


def table(seats: int = 2, **options: Any) -> Table:
    """A game of this many seats on boards 1 to 4 (advanced=True: 6, 5, 7, 8), seat 0 first."""
    return Table(seats, **options)
