"""Games that have already begun: played by the engine, the same every time, and opened at a server."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from playwright.sync_api import FilePayload

from nextfrontier.bots.levels import ADVISER, level_of
from nextfrontier.bots.turns import first_budget
from nextfrontier.kernel.views import view_of
from nextfrontier.protocol.advice import things_in
from nextfrontier.record.history import play_on_copy
from nextfrontier.record.record import Record
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage, kind
from tests.server.process import Server
from tests.server.serving import Serving

Document = dict[str, Any]
MOST_GAMES = 20


@dataclass(frozen=True)
class Opened:
    """A table with the tokens of its seats."""

    table: str
    tokens: tuple[str, ...]

    def seat(self, number: int) -> str:
        """Return the address that carries a seat to a browser."""
        return f"/t/{self.table}#s={self.tokens[number]}"


def open_game(server: Server | Serving, record: Record) -> Opened:
    """Open a table at which this game goes on, with a token for every seat."""
    opened = server.post("/api/tables/import", {"save": record.save()})
    return Opened(opened["table"], tuple(seat["token"] for seat in opened["seats"]))


def enter_game(visit: Visit, server: Server, record: Record) -> None:
    """Sit down at seat 0 of this game, and read the notice that it comes from a file."""
    visit.page.goto(open_game(server, record).seat(0))
    visit.page.get_by_test_id("origin").get_by_role("button").evaluate("(button) => button.click()")


def import_game(visit: Visit, document: Document) -> None:
    """Take a file with a game to the lobby."""
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(document).encode())
    visit.page.goto("/")
    visit.page.get_by_test_id("import").set_input_files(file)


def played(
    stage: Stage, until: Callable[[Record], bool], seats: int = 2, options: Document | None = None
) -> Record:
    """Play games at random, of two if not said otherwise, until something is true in one of them."""
    for seed in range(stage.seed, stage.seed + MOST_GAMES):
        record, chance = Record(stage.game, seats, options or {}, seed), random.Random(seed)
        while not until(record):
            if record.over:
                break
            seat = record.state.to_move()
            record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
        else:
            return record
    raise AssertionError(f"in {MOST_GAMES} games of {stage.slug} it never came to that")


def before_the_first_move(stage: Stage = SEA) -> Record:
    return played(stage, lambda record: True)


def before_a_turn(stage: Stage = SEA) -> Record:
    """Play until seat 0 is to begin a turn and both have had turns."""
    return played(stage, lambda record: len(record.entries) > 10 and kind(record, 0) == stage.turn)


def before_a_choice(stage: Stage = SEA) -> Record:
    """Play until seat 0 is to begin a turn, and the bot that is asked for advice thinks of more than one move."""
    return played(stage, lambda record: len(record.entries) > 10 and sees_a_choice(stage, record))


def sees_a_choice(stage: Stage, record: Record) -> bool:
    """Tell whether seat 0 is to begin a turn with moves of different things that are thought about."""
    if kind(record, 0) != stage.turn:
        return False
    level = level_of(stage.slug, ADVISER)
    choice = level.bot.choose(view_of(record.state, 0), 0, first_budget(level), 1)
    things = {frozenset(things_in(each["move"])) for each in choice.explain.get("candidates", [])}
    return len(things) > 1 and {"pass"} not in things  # to pass does nothing that could be told


def in_the_middle_of_a_turn(stage: Stage = SEA) -> Record:
    """Play until seat 0 has made two moves or more of a turn and is asked for the next."""
    return played(stage, stage.is_midway)


@dataclass(frozen=True)
class Ripe:
    """A game in which one move of a seat lets the rules do much by themselves."""

    record: Record
    seat: int
    move: str


def before_a_stretch(stage: Stage, seat: int, lines: int) -> Ripe:
    """Play games until a move of a seat leads to a production or Income that has so many lines about seat 0."""
    found: list[str] = []

    def is_ripe(record: Record) -> bool:
        if record.over or not kind(record, seat) or record.state.lanes:
            return record.over
        moves = [record.state.notation(seat, move) for move in record.state.moves(seat)]
        ripe = [
            move for move in moves[:2] if told_of_stretch(record, seat, move, stage.stretch).count(0) >= lines
        ]
        found[:] = ripe[:1]
        return bool(ripe)

    for seed in range(1, 20):
        record = played(replace(stage, seed=seed), is_ripe)
        if found:
            return Ripe(record, seat, found[0])
    raise AssertionError(f"no such stretch in {stage.slug}")


def told_of_stretch(record: Record, seat: int, move: str, opening: tuple[str, str]) -> list[int]:
    """Return the seats of the events that follow on the opening of a stretch, if the move leads to one."""
    rule, last = opening
    events = play_on_copy(record.state, seat, move)[0].events
    causes = [event.cause for event in events]
    if rule not in causes:
        return []
    return [event.seat for event in events[causes.index(rule) + 1 :] if event.kind != last]


def before_the_last_move(stage: Stage = SEA) -> Record:
    """Play until one more move ends the game."""
    last = len(finished(stage).entries) - 1
    return played(stage, lambda record: len(record.entries) == last)


def finished(stage: Stage = SEA) -> Record:
    return played(stage, lambda record: record.over)
