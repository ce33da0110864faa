"""Thousands of random games with the installed engine, through the invariants that are quick to check.

    python tools/long_run.py [GAMES] [FIRST_SEED]

Any error, stuck position, reached search limit or broken invariant ends the run with the seed that shows it.
"""

import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORKERS = 2
CENSUS_EVERY = 15
POSITION_EVERY = 60
VIEW_EVERY = 45


def main() -> int:
    """Play, with progress, and print count and time."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    began = time.monotonic()
    decisions = 0
    with ProcessPoolExecutor(WORKERS) as workers:
        for count, made in enumerate(workers.map(play, range(first, first + games), chunksize=10), 1):
            decisions += made
            if count % 500 == 0:
                print(
                    f"{count:,} games, {decisions:,} decisions, {time.monotonic() - began:,.0f} s", flush=True
                )
    print(
        f"{games:,} games, {decisions:,} decisions in {time.monotonic() - began:,.0f} s: no error, nothing stuck,"
    )
    print("no search limit reached, no invariant broken")
    return 0


def play(seed: int) -> int:
    """One random game of the case that this seed falls on; the number of its decisions."""
    sys.path.insert(0, str(ROOT))
    from tests.underwater_cities.test_conformance import CASES

    seats, boards, contracts = CASES[seed % len(CASES)]
    options = {"boards": boards, "contracts": contracts}
    try:
        return play_checked(seed, seats, options)
    except Exception as error:
        raise RuntimeError(f"seed {seed}: {seats} seats with {options}: {error!r}") from error


def play_checked(seed: int, seats: int, options: dict[str, Any]) -> int:
    """Play one game at random and check invariants on the way."""
    from nextfrontier.kernel.views import view_of
    from nextfrontier.shelf import UNDERWATER_CITIES as GAME
    from tests.underwater_cities.test_conformance import census, forecast_problem

    rng = random.Random(seed)
    state = GAME.new(seats, options, f"long {seed}")
    pieces = census(state)
    decisions = 0
    while (seat := state.to_move()) >= 0:
        decisions += 1
        moves = state.moves(seat)
        if decisions % CENSUS_EVERY == 0 and census(state) != pieces:
            raise AssertionError(f"pieces are not conserved at decision {decisions}")
        if decisions % VIEW_EVERY == 0 and view_of(state, seat).moves(seat) != moves:
            raise AssertionError(f"moves on the view differ at decision {decisions}")
        if decisions % POSITION_EVERY == 0:
            document = GAME.encode(state)
            if GAME.encode(GAME.position(seats, options, 1, document)) != document:
                raise AssertionError(f"the position is not the same at decision {decisions}")
            problem = forecast_problem(state, seat)
            if problem:
                raise AssertionError(f"forecast at decision {decisions}: {problem}")
        state.play(seat, moves[int(rng.random() * len(moves))])
    if census(state) != pieces or GAME.result(state) is None:
        raise AssertionError("the game did not end as it should")
    return decisions


if __name__ == "__main__":
    sys.exit(main())
