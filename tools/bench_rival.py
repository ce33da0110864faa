"""Catanatron's figures for the same things: run by `tools/bench.py` in a venv of its own, as another process."""

import json
import random
import statistics
import sys
import time

from catanatron import Color, Game, RandomPlayer


def random_play(seconds: float) -> dict[str, float]:
    """Let two random players play until the time is up; count only decisions with at least two moves."""
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        games += 1
    spent = time.perf_counter() - began
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def copy_us(copies: int) -> float:
    """Return the median time of a copy in the middle of a game, in microseconds."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(150):
        if game.winning_color() is None:
            game.play_tick()
    times = []
    for _ in range(copies):
        began = time.perf_counter_ns()
        game.copy()
        times.append((time.perf_counter_ns() - began) / 1000)
    return statistics.median(times)


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps({**random_play(float(sys.argv[1])), "copy_us": copy_us(3000)}))
