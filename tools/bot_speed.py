"""How fast bots think: the search's own loop, games to learn from on one core and on two, answers and turns of levels.

    python -m tools.bot_speed   # 20 minutes on a quiet core
    python -m tools.bot_speed --games evacuation --levels expert --turns 100

Turns are taken evenly from whole games of every number of seats and every variant; *hard* are the hard positions of a
game, and the turns of some other games that have most to choose from. What thinks on one core is measured in
processor time, training in minutes of the clock; the load of the machine is told first. A turn is late if it takes
half as long again as the `seconds` of its level.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from heapq import nlargest
from itertools import product
from typing import Any, Final, NamedTuple

from nextfrontier.bots.base import Level
from nextfrontier.bots.course import Course
from nextfrontier.bots.levels import LEVELS, level_of
from nextfrontier.bots.search.foresight import UNLIKELY, ForesightBot
from nextfrontier.bots.search.habits import Player
from nextfrontier.bots.turns import Thinker, place_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.record.resolved import END
from nextfrontier.shelf import PLUGINS, game, plugin
from nextfrontier.training.running import DEALS, GAMES, PIECE, Piece, packed, player_of, teach

USUAL: Final = ("regular", "strong", "expert")  # levels that are measured
REPEATS: Final = 5
TABLES: Final = (1, 2, 4)  # seats at which the search's own loop is measured
VIEWS: Final = 6
GUESSES: Final = 16
WALKS: Final = 40  # games from which the hardest turns are taken
VARIANTS: Final = ("boards", "contracts", "mode", "actions")  # options that change how a game is played
LATE: Final = 1.5  # times the seconds of a level

Way = tuple[int, dict[str, object]]  # seats and options


class Turn(NamedTuple):
    """The start of a seat's turn."""

    start: State
    seat: int
    choice: int = 0  # legal moves in all its decisions together, as `regular` plays it


class Thought(NamedTuple):
    """What a level thought in a turn."""

    answers: list[float]  # seconds of each that had more than one move
    choice: int  # legal moves of these


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", nargs="+", choices=list(PLUGINS), default=list(PLUGINS), help="default: all"
    )
    parser.add_argument(
        "--levels", nargs="*", choices=LEVELS, default=USUAL, help=f"default: {' '.join(USUAL)}"
    )
    parser.add_argument("--turns", type=int, default=300, help="of each game, at least")
    parser.add_argument("--hard", type=int, default=20, help="turns of each game beside its hard positions")
    args = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    for slug in args.games:
        tell_playing(slug)
        turns = {"usual": sample_turns(slug, args.turns), "hard": hard_turns(slug, args.hard, WALKS)}
        for level, kind in product(args.levels, turns):
            told = tell_level(slug, level_of(slug, level), turns[kind])
            print(f"{slug}: {level}, {kind}: {told}", flush=True)


def tell_playing(slug: str) -> None:
    """Print how fast the search and training play on."""
    for seats in TABLES:
        speeds = [search_speed(slug, seats, VIEWS, GUESSES) for _ in range(REPEATS)]
        decisions, playouts = (statistics.median(column) for column in zip(*speeds, strict=True))
        told = f"{decisions:,.0f} decisions and {playouts:,.0f} playouts a second"
        print(f"{slug}: search, seats {seats}: {told}", flush=True)
    one, two = (learning_speed(slug, cores) for cores in (1, 2))
    told = f"{one:,.0f} games a minute to learn from on 1 core, {two:,.0f} on 2: {two / one:.2f} times"
    print(f"{slug}: {told}", flush=True)


def search_speed(slug: str, seats: int, views: int, guesses: int) -> tuple[float, float]:
    """Return the decisions and playouts a second of the search of `strong` in the middle of a game."""
    bot = level_of(slug, "strong").bot
    assert isinstance(bot, ForesightBot)
    decisions = playouts = 0
    spent = 0.0
    for turn in middle_turns(slug, seats, views):
        view = view_of(turn.start, turn.seat)
        likely = bot.likely_moves(view, turn.seat)[: bot.width]
        going = [each for each in likely if each.odds >= UNLIKELY]
        player = Player(bot.reader, bot.habits_of(view), bot.heat)
        before = time.process_time()
        for guess in range(guesses):
            bot.compare(view, turn.seat, going, player, guess)
        spent += time.process_time() - before
        decisions += player.decisions
        playouts += sum(len(each.results) for each in going)
    return decisions / spent, playouts / spent


def middle_turns(slug: str, seats: int, number: int) -> list[Turn]:
    """Return turns from the middle half of a game that begin with a choice."""
    turns = list(walk(slug, game(slug).new(seats, {}, "middle")))
    middle = turns[len(turns) // 4 : 3 * len(turns) // 4]
    return spread([turn for turn in middle if len(turn.start.moves(turn.seat)) > 1], number)


def learning_speed(slug: str, cores: int) -> float:
    """Return the games a minute that training plays, the start of processes not counted."""
    courses: dict[str, Course] = plugin(slug).load("courses")
    name, course = next(iter(courses.items()))
    weights = packed(course.habits().weights)
    pieces = [Piece((slug, name), weights, range(at, at + PIECE)) for at in range(0, 4 * DEALS, PIECE)]
    with player_of(cores) as play:
        list(play(teach, pieces[:cores]))
        before = time.monotonic()
        list(play(teach, pieces))
        return 4 * DEALS * GAMES / (time.monotonic() - before) * 60


def ways_of(slug: str) -> list[Way]:
    """Return all ways to play a game: numbers of seats and variants."""
    known: Any = game(slug)
    names = [option.name for option in known.options() if option.name in VARIANTS]
    values = [option.allowed for option in known.options() if option.name in VARIANTS]
    found: list[Way] = []
    for seats, *chosen in product(known.seat_counts, *values):
        options = dict(zip(names, chosen, strict=True))
        try:
            known.new(seats, options, 0)
        except Refused:
            continue
        found.append((seats, options))
    return found


def sample_turns(slug: str, number: int) -> list[Turn]:
    """Return at least so many turns, from a game of each way to play about as many."""
    ways = ways_of(slug)
    each = -(-number // len(ways))
    return [
        turn
        for seats, options in ways
        for turn in spread(list(walk(slug, game(slug).new(seats, options, "sample"))), each)
    ]


def hard_turns(slug: str, number: int, walks: int) -> list[Turn]:
    """Return the turns in the hard positions of a game, and those with most to choose from in some games."""
    known: Any = game(slug)
    hard = plugin(slug).load("hard_positions") if plugin(slug).hard_positions else ()
    starts = [known.position(each.seats, each.options, 1, each.changes) for each in hard]
    found = [Turn(start, asked.seat) for start in starts for asked in start.decisions() if not asked.optional]
    return found + hardest(walk_games(slug, walks), number)


def hardest(turns: Iterator[Turn], number: int) -> list[Turn]:
    """Return the turns that have most to choose from."""
    return nlargest(number, turns, key=lambda turn: turn.choice)


def walk_games(slug: str, number: int) -> Iterator[Turn]:
    """Return the turns of so many games, of one way to play after the other."""
    ways = ways_of(slug)
    for deal in range(number):
        seats, options = ways[deal % len(ways)]
        yield from walk(slug, game(slug).new(seats, options, f"walk {deal}"))


def walk(slug: str, state: State) -> Iterator[Turn]:
    """Play a game on with `regular`; return its turns, but for those without a choice."""
    regular = level_of(slug, "regular")
    while (seat := state.to_move()) >= 0:
        start = state.copy()
        choice = play_turn(slug, regular, state, seat).choice
        if choice:
            yield Turn(start, seat, choice)


def play_turn(slug: str, level: Level, state: State, seat: int) -> Thought:
    """Play a seat's turn with a level: until its `end`, until it is not asked any more, or to the next phase."""
    known: Any = game(slug)
    thinker, place, move = Thinker(known, level), place_of(known, state), ""
    answers: list[float] = []
    choice = number = 0
    while state.required_decision(seat) is not None and place_of(known, state) == place and move != END:
        view = view_of(state, seat)
        legal = len(view.moves(seat))
        before = time.process_time()
        chosen = thinker.choose(view, seat, number).move
        if legal > 1:
            answers.append(time.process_time() - before)
            choice += legal
        move = state.notation(seat, chosen)
        state.play(seat, chosen)
        number += 1
    return Thought(answers, choice)


def tell_level(slug: str, level: Level, turns: list[Turn]) -> str:
    """Let a level play turns; tell how long it takes."""
    thoughts = [play_turn(slug, level, turn.start.copy(), turn.seat).answers for turn in turns]
    answers = [spent for thought in thoughts for spent in thought]
    sums = [sum(thought) for thought in thoughts]
    late = LATE * level.seconds
    return (
        f"{len(sums)} turns: {tell_times(sums)}, {share_above(sums, late):.1%} above {late:g} s;"
        f" {len(answers)} answers: {tell_times(answers)}"
    )


def tell_times(times: list[float]) -> str:
    """Tell the median, the 99th percentile and the longest of some times."""
    slow = statistics.quantiles(times, n=100, method="inclusive")[98]
    return f"median {tell_time(statistics.median(times))}, p99 {tell_time(slow)}, max {tell_time(max(times))}"


def tell_time(seconds: float) -> str:
    """Tell a time in seconds, a short one in milliseconds."""
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def share_above(times: list[float], limit: float) -> float:
    """Return the share of times above a limit."""
    return sum(spent > limit for spent in times) / len(times)


def spread(turns: list[Turn], number: int) -> list[Turn]:
    """Return so many turns, evenly spread over a list; all of them if it has no more."""
    number = min(number, len(turns))
    return [turns[at * len(turns) // number] for at in range(number)]


if __name__ == "__main__":
    main()
