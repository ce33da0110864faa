"""How fast bots think: playouts, games to learn from on one core and on two, and answers of the levels that look ahead.

`python -m tools.bot_speed` takes some minutes. Medians of repeats; the load of the machine is told with them.
"""

from __future__ import annotations

import os
import statistics
import time
from typing import Any

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.course import Course
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.search.habits import Dice, Player
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game, plugin
from nextfrontier.training.running import DEALS, GAMES, PIECE, Piece, packed, player_of, teach

REPEATS = 5
PLAYOUTS = 60
LEVELS = ("strong", "expert")
ANSWERS = 40
LOOKS = 5  # every fifth decision is measured


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
            times = answer_times(slug, level)
            half, last = statistics.median(times), statistics.quantiles(times, n=100)[98]
            print(f"{slug}: {level} answers in {half:.2f} s (median), {last:.2f} s (p99)")


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


def answer_times(slug: str, level: str) -> list[float]:
    """Return the processor time of answers at decisions of a game of two and in hard positions, in seconds."""
    chosen, walker = level_of(slug, level), level_of(slug, "regular")
    known: Any = game(slug)
    hard = plugin(slug).load("hard_positions") if plugin(slug).hard_positions else ()
    begun = [known.position(each.seats, each.options, 1, each.changes) for each in hard]
    found: list[float] = []
    for state in [known.new(2, {}, "speed"), *begun]:
        number = 0
        while (seat := state.to_move()) >= 0 and number < LOOKS * ANSWERS:
            view = view_of(state, seat)
            number += 1
            if number % LOOKS == 0 and len(state.moves(seat)) > 1:
                before = time.process_time()
                chosen.bot.choose(view, seat, chosen.budget, number)
                found.append(time.process_time() - before)
            state.play(seat, walker.bot.choose(view, seat, Budget(), number).move)
    return found


if __name__ == "__main__":
    main()
