"""Thousands of random games with the installed engine, through the invariants that are quick to check.

    python tools/long_run.py [GAMES] [FIRST_SEED] [SLUG]

Every combination of seats and options comes in turn; without a slug all games of the house are played.

Any error, stuck position, reached search limit or broken invariant ends the run with the seed that shows it.
"""

import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORKERS = 2
CENSUS_EVERY = 15
POSITION_EVERY = 60
VIEW_EVERY = 45
MOST_DECISIONS = 5000  # no game has so many: it does not end


def main() -> int:
    """Play, with progress, and print count and time."""
    sys.path.insert(0, str(ROOT))
    from nextfrontier.shelf import games as all_games

    number, first, slug = (sys.argv[1:] + ["10000", "0", ""][len(sys.argv) - 1 :])[:3]
    slugs = [game.slug for game in all_games() if slug in ("", game.slug)]
    if not slugs:
        print(f"there is no game {slug}", file=sys.stderr)
        return 2
    if int(number) < 1:
        print("the number of games is at least 1", file=sys.stderr)
        return 2
    for each in slugs:
        run(each, int(number), int(first))
    return 0


def run(slug: str, games: int, first: int) -> None:
    """Play so many games of one kind."""
    began = time.monotonic()
    decisions = 0
    with ProcessPoolExecutor(WORKERS) as workers:
        played = workers.map(play, [slug] * games, range(first, first + games), chunksize=10)
        for count, made in enumerate(played, 1):
            decisions += made
            if count % 500 == 0:
                spent = time.monotonic() - began
                print(f"{slug}: {count:,} games, {decisions:,} decisions, {spent:,.0f} s", flush=True)
    spent = time.monotonic() - began
    print(f"{slug}: {games:,} games, {decisions:,} decisions in {spent:,.0f} s: no error, nothing stuck,")
    print("no search limit reached, no invariant broken")


def play(slug: str, seed: int) -> int:
    """Play one random game of the case that this seed falls on; return the number of its decisions."""
    sys.path.insert(0, str(ROOT))
    conformance = import_module(f"tests.games.{slug.replace('-', '_')}.test_conformance")
    seats, options = conformance.CASES[seed % len(conformance.CASES)]
    try:
        return play_checked(conformance, seed, seats, options)
    except Exception as error:
        raise RuntimeError(f"{slug}, seed {seed}: {seats} seats with {options}: {error!r}") from error


def play_checked(conformance: Any, seed: int, seats: int, options: dict[str, Any]) -> int:
    """Play one game at random and check the invariants of its conformance test on the way."""
    from nextfrontier.kernel.views import view_of

    game, census = conformance.GAME, conformance.census
    rng = random.Random(seed)
    state = game.new(seats, options, f"long {seed}")
    pieces = census(state)
    decisions = 0
    while (seat := state.to_move()) >= 0:
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")
        moves = state.moves(seat)
        if decisions % CENSUS_EVERY == 0 and census(state) != pieces:
            raise AssertionError(f"pieces are not conserved at decision {decisions}")
        if decisions % VIEW_EVERY == 0 and view_of(state, seat).moves(seat) != moves:
            raise AssertionError(f"moves on the view differ at decision {decisions}")
        if decisions % POSITION_EVERY == 0:
            check_position(conformance, state, seat, options, decisions)
        state.play(seat, moves[int(rng.random() * len(moves))])
    if census(state) != pieces or game.result(state) is None:
        raise AssertionError("the game did not end as it should")
    return decisions


def check_position(conformance: Any, state: Any, seat: int, options: dict[str, Any], decisions: int) -> None:
    """Check that the position survives its document, and that the forecast of the seat holds."""
    game = conformance.GAME
    document = game.encode(state)
    if game.encode(game.position(state.seats, options, 1, document)) != document:
        raise AssertionError(f"the position is not the same at decision {decisions}")
    problem = conformance.forecast_problem(state, seat)
    if problem:
        raise AssertionError(f"forecast at decision {decisions}: {problem}")


if __name__ == "__main__":
    sys.exit(main())
