"""Games that have already begun: played by the engine, the same every time, and opened at a server."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import FilePayload

from nextfrontier.kernel.record import Record
from nextfrontier.shelf import UNDERWATER_CITIES
from tests.browser.visit import Visit
from tests.server.process import Server

Document = dict[str, Any]


@dataclass(frozen=True)
class Opened:
    """A table with the tokens of its seats."""

    table: str
    tokens: tuple[str, ...]

    def seat(self, number: int) -> str:
        """The address that carries a seat to a browser."""
        return f"/t/{self.table}#s={self.tokens[number]}"


def open_game(server: Server, record: Record) -> Opened:
    """A table at which this game goes on; a token for every seat."""
    opened = server.post("/api/tables/import", {"save": record.save()})
    return Opened(opened["table"], tuple(seat["token"] for seat in opened["seats"]))


def import_game(visit: Visit, document: Document) -> None:
    """Take a file with a game to the lobby."""
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(document).encode())
    visit.page.goto("/")
    visit.page.get_by_test_id("import").set_input_files(file)


def played(until: Callable[[Record], bool], seed: int = 1) -> Record:
    """A game of two, played at random until something is true."""
    record, chance = Record(UNDERWATER_CITIES, 2, {}, seed), random.Random(seed)
    while not until(record):
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
    return record


def before_the_first_move() -> Record:
    return played(lambda record: True)


def before_a_turn() -> Record:
    """Seat 0 is to choose a card and a slot; both have had turns."""
    return played(lambda record: len(record.entries) > 10 and kind(record, 0) == "turn")


def in_the_middle_of_a_turn() -> Record:
    """Seat 0 has made two moves or more of a turn and is asked where to build."""
    return played(lambda record: kind(record, 0) == "build" and record.undoable(0) >= 2)


def before_the_last_move() -> Record:
    """One more move, and the game is over."""
    last = len(finished().entries) - 1
    return played(lambda record: len(record.entries) == last)


def finished() -> Record:
    return played(lambda record: record.over)


def kind(record: Record, seat: int) -> str:
    """What the seat must decide now; empty if nothing."""
    decision = record.state.required(seat)
    return "" if decision is None else decision.kind()
