"""Let bots play games against each other or against a weaker level, and print the results."""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import DEFAULT_BUDGET, LEVELS, bot
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import first_game, games, plugin


class Tally:
    """The figures of many games with the same number of seats."""

    def __init__(self) -> None:
        self.scores: list[float] = []
        self.counts: dict[str, list[float]] = {}
        self.games = self.wins = self.moves = self.ended_early = 0
        self.seconds = self.slowest = 0.0

    def add(self, game: Game[Any], state: State, levels: list[str], level: str) -> None:
        """Add one finished game; only seats of the level under study count."""
        result = game.result(state)
        assert result is not None
        self.games += 1
        best = max(scores["total"] for scores in result.scores)
        found: Any = state
        self.ended_early += getattr(found, "ending", -1) >= 0
        for seat in range(state.seats):
            if levels[seat] == level:
                self.scores.append(result.scores[seat]["total"])
                self.wins += result.scores[seat]["total"] == best and seat == result.ranking[0]
                for name, count in figures_of(game.slug).items():
                    self.counts.setdefault(name, []).append(count(found.players[seat]))

    def line(self, seats: int) -> str:
        """Return the figures in one line."""
        said = [f"{seats} seats, {self.games} games: mean score {statistics.mean(self.scores):.1f}"]
        said.append(f"from {min(self.scores):g} to {max(self.scores):g}")
        said += [f"{name} {statistics.mean(values):.2f}" for name, values in self.counts.items()]
        said.append(f"won {self.wins}")
        if self.ended_early:
            said.append(f"race ended by its condition in {self.ended_early}")
        rate = self.moves / self.seconds if self.seconds else 0.0
        said.append(f"{rate:.0f} moves/s of processor time, slowest {1000 * self.slowest:.0f} ms")
        return ", ".join(said)


def main() -> int:
    """Play and print, a line for each number of seats."""
    args = arguments()
    game = next(known for known in games() if known.slug == args.game)
    options = dict(pair.split("=", 1) for pair in args.option)
    for seats in args.seats:
        tally = Tally()
        for seed in range(args.first, args.first + args.games):
            levels = seat_levels(seats, seed, args.level, args.against)
            tally.add(
                game,
                play_game(game, levels, options, seed, args.level, Budget(nodes=args.nodes), tally),
                levels,
                args.level,
            )
            if args.every and tally.games % args.every == 0:
                print(f"  so far: {tally.line(seats)}", flush=True)
        print(tally.line(seats), flush=True)
    return 0


def figures_of(slug: str) -> dict[str, Callable[[Any], float]]:
    """Return the figures counted of the players of a game, by name."""
    found: dict[str, Callable[[Any], float]] = plugin(slug).load("figures") if plugin(slug).figures else {}
    return found


def arguments() -> argparse.Namespace:
    """Read the command line."""
    slugs = [game.slug for game in games()]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=slugs, default=first_game())
    parser.add_argument("--games", type=int, default=20, help="for each number of seats (default: 20)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="whose figures are printed")
    parser.add_argument("--against", choices=LEVELS, help="who has the other seats (default: the same)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--nodes", type=int, default=DEFAULT_BUDGET.nodes, help="positions for a move")
    parser.add_argument("--every", type=int, default=0, help="print the figures after so many games too")
    return parser.parse_args()


def seat_levels(seats: int, seed: int, level: str, against: str | None) -> list[str]:
    """Return the levels by seat: one of each kind of seat in turn has the level under study."""
    if against is None:
        return [level] * seats
    return [level if seat == seed % seats else against for seat in range(seats)]


def play_game(
    game: Game[Any],
    levels: list[str],
    options: dict[str, str],
    seed: int,
    level: str,
    budget: Budget,
    tally: Tally,
) -> State:
    """Play a whole game; every bot sees its own view and nothing else."""
    state: State = game.new(len(levels), options, seed)
    bots = [bot(game.slug, each) for each in levels]
    number = 0
    while (seat := state.to_move()) >= 0:
        number += 1
        started = time.process_time()
        choice = bots[seat].choose(view_of(state, seat), seat, budget, 1_000 * seed + number)
        if levels[seat] == level:
            took = time.process_time() - started
            tally.moves += 1
            tally.seconds += took
            tally.slowest = max(tally.slowest, took)
        state.play(seat, choice.move)
    return state


if __name__ == "__main__":
    sys.exit(main())
