"""Compare the speed of this engine with that of another checkout, whose .venv is set up: `make bench BESIDE=path`.

Both installed engines run in turns, so that both see the same machine. Of ten ratios the second and
the ninth bound their median: in 97.9 of 100 such measurements it lies between them, whatever the noise looks like.
"""

import os
import statistics
import sys
from pathlib import Path

from tools.bench import Figures, measure_command

PAIRS = 10
BOUNDS = (1, -2)  # the second and the last but one of the sorted ratios
FIGURES = {
    "decisions_per_second": ("decisions/s", ",.0f"),
    "copy_us": ("copy µs", ",.2f"),
    "moves_median": ("moves µs", ",.2f"),
    "moves_p99": ("p99 µs", ",.1f"),
}
Pair = tuple[Figures, Figures]  # theirs, ours


def main() -> int:
    """Measure both engines in turns and print one table."""
    if len(sys.argv) != 2 or not command_of(Path(sys.argv[1])).exists():
        print("Name a checkout in which `make setup` was run: make bench BESIDE=path", file=sys.stderr)
        return 2
    commands = [str(command_of(Path(sys.argv[1]))), str(Path(sys.executable).with_name("frontier"))]
    found: dict[str, list[Pair]] = {}
    for number in range(PAIRS):
        for seats in (2, 4):
            print(
                f"pair {number + 1} of {PAIRS}, {seats} seats, load {os.getloadavg()[0]:.1f}", file=sys.stderr
            )
            for name, pair in measure_pair(commands, seats, number % 2 == 1).items():
                found.setdefault(name, []).append(pair)
    print_table(found)
    return 0


def command_of(checkout: Path) -> Path:
    """Return the installed command of a checkout."""
    return checkout.resolve() / ".venv" / Path(sys.executable).with_name("frontier").relative_to(sys.prefix)


def measure_pair(commands: list[str], seats: int, reverse: bool) -> dict[str, Pair]:
    """Measure both engines one after the other, every second time in the other order."""
    order = commands[::-1] if reverse else commands
    figures = {command: measure_command([command], seats, {}) for command in order}
    theirs, ours = (figures[command] for command in commands)
    return {f"{slug}, {seats} seats": (theirs[slug], ours[slug]) for slug in ours}


def compare(pairs: list[Pair], key: str) -> tuple[float, float, float]:
    """Return the median of the ratios ours / theirs and the bounds of its interval."""
    ratios = sorted(ours[key] / theirs[key] for theirs, ours in pairs)
    return statistics.median(ratios), ratios[BOUNDS[0]], ratios[BOUNDS[1]]


def print_table(found: dict[str, list[Pair]]) -> None:
    """Print the medians of both engines and the ratio of each figure with its interval."""
    print(f"{'':32}{'figure':14}{'theirs':>12}{'ours':>12}{'ratio':>8}  interval")
    for name in sorted(found):
        for key, (title, form) in FIGURES.items():
            theirs, ours = (statistics.median(pair[side][key] for pair in found[name]) for side in (0, 1))
            ratio, least, most = compare(found[name], key)
            cells = (
                f"{format(theirs, form):>12}{format(ours, form):>12}{ratio:>8.2f}  {least:.2f} to {most:.2f}"
            )
            print(f"{name:32}{title:14}{cells}")


if __name__ == "__main__":
    sys.exit(main())
