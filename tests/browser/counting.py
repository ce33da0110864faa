"""The inputs of a turn of Underwater Cities, counted in five games that are the same every time (G5)."""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from nextfrontier.bots import levels
from nextfrontier.record.record import Record
from nextfrontier.server.bots import asking
from tests.browser.begun import open_game
from tests.browser.persons import player
from tests.browser.persons.person import Turn
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage
from tests.server.serving import Serving

MOST = 3  # inputs of a typical turn, and one for each piece
MOST_INPUTS = 900  # of a game
ALONE = (5, 6, 7)  # seeds
AGAINST_A_BOT = (8, 9)
TIME_ENOUGH = 60_000  # milliseconds: a bot never looks at the clock


@dataclass(frozen=True)
class Row:
    """The turns that took one slot."""

    slot: str
    turns: int
    median: float
    most: int


@contextmanager
def steady_server(folder: Path) -> Iterator[Serving]:
    """Run a server whose bots choose the same every time, and quickly."""
    with mock.patch.object(asking, "SEED_BITS", 0), mock.patch.object(levels, "ADVISER", "greedy"):
        serving = Serving(folder, bot_budget_ms=TIME_ENOUGH)
        try:
            yield serving
        finally:
            serving.stop()


def play_games(server: Serving, visit: Callable[[], Visit]) -> list[list[Turn]]:
    """Play the games, each in a browser of its own; return their turns."""
    alone = [play_game(server, visit(), SEA, seed, seats=1) for seed in ALONE]
    return alone + [play_game(server, visit(), SEA, seed, seats=2) for seed in AGAINST_A_BOT]


def play_game(server: Serving, visit: Visit, stage: Stage, seed: int, seats: int) -> list[Turn]:
    """Play a game on seat 0; bots have the other seats."""
    opened = open_game(server, Record(stage.game, seats, {}, seed=seed))
    for token in opened.tokens[1:]:
        server.post(f"/api/tables/{opened.table}/leave", token=token)
    visit.page.goto(opened.seat(0))
    person = stage.hasty(visit, seed=seed)
    person.play(MOST_INPUTS)
    return person.turns


def count(turn: Turn) -> int:
    """Count the inputs beyond one for each piece."""
    return turn.inputs - player.pieces(turn)


def rows_of(games: list[list[Turn]]) -> list[Row]:
    """Return the counts by slot."""
    by_slot: dict[str, list[int]] = {}
    for turn in (turn for game in games for turn in game):
        by_slot.setdefault(player.slot_of(turn), []).append(count(turn))
    return [
        Row(slot, len(counts), statistics.median(counts), max(counts))
        for slot, counts in sorted(by_slot.items())
    ]


def table_of(games: list[list[Turn]]) -> str:
    """Write the counts by slot and of all turns."""
    rows = [f"| {row.slot} | {row.turns} | {row.median:g} | {row.most} |" for row in rows_of(games)]
    counts = [count(turn) for game in games for turn in game]
    all_turns = f"| all | {len(counts)} | {statistics.median(counts):g} | {max(counts)} |"
    return "\n".join(["| slot | turns | median | most |", "|---|---|---|---|", *rows, all_turns]) + "\n"
