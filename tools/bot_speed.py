"""How fast bots think: playouts, games to learn from on one core and on two, answers and turns of levels.

`python -m tools.bot_speed` takes a quarter of an hour. Medians of repeats; the load of the machine is told with them.
"""

from __future__ import annotations

import os
import statistics
import time
from typing import Any, NamedTuple

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.course import Course
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.search.habits import Dice, Player
from nextfrontier.bots.turns import Thinker
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game, plugin
from nextfrontier.training.running import DEALS, GAMES, PIECE, Piece, packed, player_of, teach

REPEATS = 5
PLAYOUTS = 60
LEVELS = ("regular", "strong", "expert")
DECISIONS = 300  # of each game
LOOKS = 5  # every fifth turn is measured
WHAT = ("an answer", "a turn")
NOBODY = -1


def main() -> None:
    """Measure both games."""
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    for slug in PLUGINS:
        name = next(iter(plugin(slug).load("courses")))
        course: Course = plugin(slug).load("courses")[name]
        speeds = [play_out(slug, course, repeat) for repeat in range(REPEATS)]
        decisions, games = (statistics.median(column) for column in zip(*speeds, strict=True))
        print(f"{slug}: {decisions:,.0f} decisions and {games:,.0f} games a second in playouts, one core")
        one, two = (learning_speed(slug, name, cores) for cores in (1, 2))
        print(
            f"{slug}: {one:,.0f} games a minute to learn from on 1 core, {two:,.0f} on 2: {two / one:.2f} times"
        )
        for level in LEVELS:
            for where, states in begin_games(slug).items():
                print(f"{slug}: {level} {where}: {answer_times(slug, level, states).tell()}")


def play_out(slug: str, course: Course, repeat: int) -> tuple[float, float]:
    """Return decisions and games a second of the search's own loop."""
    states: list[Any] = [game(slug).new(*course.deal(1), deal) for deal in range(PLAYOUTS)]
    player = Player(course.reader, course.habits(), 0.7)
    before = time.process_time()
    for number, state in enumerate(states):
        player.play_to_end(state, Dice(repeat * PLAYOUTS + number))
    spent = time.process_time() - before
    return player.decisions / spent, PLAYOUTS / spent


def learning_speed(slug: str, name: str, cores: int) -> float:
    """Return the games a minute that training plays, the start of processes not counted."""
    course: Course = plugin(slug).load("courses")[name]
    weights = packed(course.habits().weights)
    pieces = [Piece((slug, name), weights, range(at, at + PIECE)) for at in range(0, 4 * DEALS, PIECE)]
    with player_of(cores) as play:
        list(play(teach, pieces[:cores]))
        before = time.monotonic()
        list(play(teach, pieces))
        return 4 * DEALS * GAMES / (time.monotonic() - before) * 60


class Times(NamedTuple):
    """The processor time of answers and of whole turns, in seconds."""

    answers: list[float]
    turns: list[float]

    def tell(self) -> str:
        """Tell medians and the slowest of a hundred."""
        return ", ".join(f"{spread(times)} {each}" for each, times in zip(WHAT, self, strict=True))


def spread(times: list[float]) -> str:
    """Tell the median and the 99th percentile, which is at most the slowest."""
    slow = statistics.quantiles(times, n=100, method="inclusive")[98]
    return f"{statistics.median(times):.2g} s (median), {slow:.2g} s (p99)"


def begin_games(slug: str) -> dict[str, list[Any]]:
    """Return a plain game of two, and games in the hard positions."""
    known: Any = game(slug)
    hard = plugin(slug).load("hard_positions") if plugin(slug).hard_positions else ()
    return {
        "in a game of two": [known.new(2, {}, "speed")],
        "from hard positions on": [
            known.position(each.seats, each.options, 1, each.changes) for each in hard
        ],
    }


def answer_times(slug: str, level: str, states: list[Any]) -> Times:
    """Measure some turns of games that `regular` plays on: every answer for itself and all of a turn together.

    A turn of a seat ends with its `end`, or when another seat is asked. A decision with one move takes no answer.
    """
    known: Any = game(slug)
    chosen, walker = level_of(slug, level), level_of(slug, "regular")
    times = Times([], [])
    for begun in states:
        state = begun.copy()
        number, turn, last, player = 0, -1, NOBODY, Thinker(known, chosen)
        while (seat := state.to_move()) >= 0 and number < DECISIONS:
            number += 1
            if seat != last:
                turn, last, player = turn + 1, seat, Thinker(known, chosen)
                times.turns.append(0.0)
            view = view_of(state, seat)
            if turn % LOOKS == 0 and len(view.moves(seat)) > 1:
                before = time.process_time()
                player.choose(view, seat, number)
                times.answers.append(time.process_time() - before)
                times.turns[-1] += times.answers[-1]
            decision = view.decision(seat)
            if decision is not None and decision.kind() == "end":
                last = NOBODY
            state.play(seat, walker.bot.choose(view, seat, Budget(), number).move)
    return Times(times.answers, [spent for spent in times.turns if spent])


if __name__ == "__main__":
    main()
