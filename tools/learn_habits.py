"""Learn the habits of the bots for Evacuation by self-play, and write them into the package.

`python -m tools.learn_habits --mode points --actions standard --rounds 800` goes on from the weights that are there;
`--new` begins with none. Deals are fresh in every round, and rounds decide the weights, not the clock.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.evacuation.weights.loading import load_habits
from nextfrontier.bots.search.habits import Dice, Habits, Player
from nextfrontier.bots.search.learning import Learner
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.kernel.agenda import State

FOLDER = Path("src/nextfrontier/bots/evacuation/weights")
DEALS = 16  # of a round
GAMES = 8  # of a deal
LAST_RATE = 0.2  # of the first
TESTED = 400
TEST_HEAT = 0.1
EVERY = 20


def main() -> int:
    """Learn, print progress, test on deals that were not learnt from, write the weights."""
    args = arguments()
    options: dict[str, object] = {"mode": args.mode, "actions": args.actions}
    reader = WorldsReader()
    race, advanced = args.mode == "race", args.actions == "advanced"
    learner = Learner(reader, [] if args.new else load_habits(race, advanced).weights[:])
    means: list[float] = []
    for number in range(args.rounds):
        first = args.seed + number * DEALS
        deals: list[State] = [GAME.new(args.seats, options, first + deal) for deal in range(DEALS)]
        rate = args.rate * (1 - (1 - LAST_RATE) * number / args.rounds)
        means.append(learner.learn(deals, GAMES, 1.0, rate, first))
        if number % EVERY == EVERY - 1:
            spent = time.process_time()
            print(f"round {number + 1}: {statistics.mean(means[-EVERY:]):.1f}, {spent:.0f} s", flush=True)
    score = test(reader, learner.weights, args.seats, options)
    made = f"{args.rounds} rounds of {DEALS * GAMES} games, {args.seats} seats; {score}"
    write(FOLDER / f"{args.mode}-{args.actions}.json", made, learner.weights)
    print(made)
    return 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=("points", "race"), default="points")
    parser.add_argument("--actions", choices=("standard", "advanced"), default="standard")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=800)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument(
        "--seed", type=int, default=10_000_000, help="of the first deal; tests use deals from 1 on"
    )
    parser.add_argument("--new", action="store_true")
    return parser.parse_args()


def test(reader: WorldsReader, weights: list[float], seats: int, options: dict[str, object]) -> str:
    """Return the mean result of habits alone on deals that were not learnt from, with its interval."""
    player = Player(reader, Habits(weights), TEST_HEAT)
    results: list[float] = []
    for deal in range(1, TESTED + 1):
        state = GAME.new(seats, options, deal)
        player.play_to_end(state, Dice(deal))
        results.append(statistics.mean(reader.final(state, seat) for seat in range(seats)))
    interval = 1.96 * statistics.stdev(results) / TESTED**0.5
    return f"{statistics.mean(results):.1f} ± {interval:.1f} on {TESTED} deals"


def write(path: Path, made: str, weights: list[float]) -> None:
    """Write the weights that are not 0, in runs by their first mark."""
    runs: dict[int, list[float]] = {}
    start = -1
    for mark, weight in enumerate(weights):
        if not round(weight, 3):
            start = -1
            continue
        start = mark if start < 0 else start
        runs.setdefault(start, []).append(round(weight, 3))
    path.write_text(json.dumps({"made": made, "weights": runs}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    sys.exit(main())
