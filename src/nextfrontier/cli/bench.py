"""`frontier bench`: how fast the engine plays at random, copies and lists moves."""

import argparse
import json
import random
import statistics
import sys
import time
import tracemalloc
from typing import Any

from nextfrontier.cli.speech import say, say_number
from nextfrontier.cli.version import engine_is_compiled
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.promises import legal_moves
from nextfrontier.shelf import games, plugin

SAMPLE_EVERY = 7
COPIES = 2_000
WAYS_ON = 10  # how often a hard position is played on


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("bench", help=say("help.bench"))
    parser.add_argument("--json", action="store_true", help=say("help.bench.json"))
    parser.add_argument("--game", metavar="GAME", help=say("help.bench.game"))
    parser.add_argument("--seconds", type=positive, default=5.0, help=say("help.bench.seconds"))
    parser.add_argument("--seats", type=int, nargs="+", help=say("help.bench.seats"))
    parser.set_defaults(run=run)


def positive(text: str) -> float:
    """Read a number of seconds."""
    value = float(text)
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(say("bench.wrong_seconds"))
    return value


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    numbers = args.seats or ([2] if args.json else [2, 4])
    measured = [game for game in games() if args.game in (None, game.slug)]
    problem = problem_of(measured, numbers)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps({game.slug: measure(game, numbers[0], args.seconds) for game in measured}, indent=2))
        return 0
    for game in measured:
        for seats in numbers:
            print_figures(game.slug, seats, measure(game, seats, args.seconds))
    return 0


def problem_of(measured: list[Game[Any]], numbers: list[int]) -> str:
    """Say why these games with these numbers of seats cannot be measured; empty if they can."""
    if not measured:
        return say("bench.games", known=", ".join(game.slug for game in games()))
    for game in measured:
        if not set(numbers) <= set(game.seat_counts):
            allowed = ", ".join(str(seats) for seats in game.seat_counts)
            return say("bench.seats", game=game.slug, allowed=allowed)
    return ""


def print_figures(slug: str, seats: int, figures: dict[str, Any]) -> None:
    """Print one block of the table."""
    moves = figures["moves_us"]
    engine = say("bench.compiled" if figures["compiled"] else "bench.not_compiled")
    print(say("bench.heading", seats, game=slug, engine=engine))
    decisions, played = (
        say_number(figures["decisions_per_second"]),
        say_number(figures["games_per_second"], 1),
    )
    print("  " + say("bench.play", decisions=decisions, games=played))
    time, size = say_number(figures["copy_us"], 2), say_number(figures["bytes_per_state"])
    print("  " + say("bench.copy", time=time, size=size))
    median, p99, worst = (
        say_number(moves["median"], 2),
        say_number(moves["p99"], 1),
        say_number(moves["worst"], 1),
    )
    print("  " + say("bench.moves", median=median, p99=p99, worst=worst))


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Measure all figures for one game and number of seats, with basic options."""
    states, times = sample_games(game, seats, max(2, int(seconds)))
    hard = hard_times(game)
    return {
        "seats": seats,
        **random_play(game, seats, seconds),
        "copy_us": copy_us(states),
        "moves_us": {
            "median": statistics.median(times),
            "p99": sorted(times)[int(len(times) * 0.99)],
            "worst": max(times + hard),
        },
        "bytes_per_state": bytes_per_state(states),
        "compiled": engine_is_compiled(),
    }


def random_play(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """Play whole games until the time is up; count only decisions with at least two moves."""
    decisions = played = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        rng = random.Random(played)
        state = game.new(seats, {}, played)
        while (seat := state.to_move()) >= 0:
            moves = state.moves(seat)
            decisions += len(moves) > 1
            state.play(seat, moves[int(rng.random() * len(moves))])
        played += 1
    spent = time.perf_counter() - began
    return {"decisions_per_second": decisions / spent, "games_per_second": played / spent}


def sample_games(game: Game[Any], seats: int, number: int) -> tuple[list[State], list[float]]:
    """Return states of random games, and the time that finding the legal moves of each decision took."""
    states: list[State] = []
    times: list[float] = []
    for seed in range(number):
        rng = random.Random(seed)
        state = game.new(seats, {}, f"sample {seed}")
        count = 0
        while (seat := state.to_move()) >= 0:
            times.append(moves_us(state, seat))
            count += 1
            if count % SAMPLE_EVERY == 0:
                states.append(state.copy())
            moves = state.moves(seat)
            state.play(seat, moves[int(rng.random() * len(moves))])
    return states, times


def moves_us(state: State, seat: int) -> float:
    """Return the time to find the legal moves of a seat's decision, in microseconds."""
    decision = state.required_decision(seat)
    assert isinstance(decision, Decision)
    there = state.standing(seat)
    began = time.perf_counter_ns()
    legal_moves(there, decision)
    return (time.perf_counter_ns() - began) / 1000


def hard_times(game: Game[Any]) -> list[float]:
    """Measure the search for legal moves in the hard positions of a game, until all open lanes have moved on."""
    times: list[float] = []
    found = plugin(game.slug)
    for hard in found.load("hard_positions") if found.hard_positions else ():
        for number in range(WAYS_ON):
            rng = random.Random(number)
            state = game.position(hard.seats, hard.options, number, hard.changes)
            is_hard = True
            while is_hard:
                seat = state.to_move()
                times.append(moves_us(state, seat))
                moves = state.moves(seat)
                state.play(seat, moves[int(rng.random() * len(moves))])
                is_hard = bool(state.lanes)
    return times


def copy_us(states: list[State]) -> float:
    """Return the median over states of the time of a copy, in microseconds."""
    times: list[float] = []
    for state in states[:COPIES]:
        began = time.perf_counter_ns()
        for _ in range(20):
            state.copy()
        times.append((time.perf_counter_ns() - began) / 20_000)
    return statistics.median(times)


def bytes_per_state(states: list[State]) -> int:
    """Return the average memory that a copy takes of its own."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for state in states]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // max(len(kept), 1)
