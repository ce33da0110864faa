"""Speed of every game, compiled and not, beside catanatron in the same run.

Catanatron is another project under another licence and no part of us: it is installed into a venv of its own and
run as another process. Every figure is the median of repeated runs, taken in turns so that all see the same machine.
"""

import json
import os
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RIVAL_VENV = ROOT / ".venv-bench"
RIVAL = "catanatron==3.2.1"
REPEATS = 5
SECONDS = "3"
Figures = dict[str, Any]


def main() -> int:
    """Measure everything and print one table."""
    rival = rival_python()
    installed, sources = [str(Path(sys.executable).with_name("frontier"))], {"PYTHONPATH": str(ROOT / "src")}
    runs: dict[str, Callable[[], dict[str, Figures]]] = {
        "compiled, 2 seats": lambda: measure_command(installed, 2, {}),
        "compiled, 4 seats": lambda: measure_command(installed, 4, {}),
        "not compiled, 2 seats": lambda: measure_command(interpreter_command(), 2, sources),
        "not compiled, 4 seats": lambda: measure_command(interpreter_command(), 4, sources),
        "2 seats": lambda: {"catanatron": measure_rival(rival)},
    }
    found: dict[str, list[Figures]] = {}
    for repeat in range(REPEATS):
        for way, measure in runs.items():
            print(f"run {repeat + 1} of {REPEATS}: {way}", file=sys.stderr)
            for name, figures in measure().items():
                found.setdefault(f"{name}, {way}", []).append(figures)
    print_table({name: medians_of(found[name]) for name in sorted(found, key=table_order)})
    return 0


def table_order(name: str) -> tuple[bool, str]:
    """Return the key of the order: game after game, the rival last."""
    return name.startswith("catanatron"), name


def rival_python() -> Path:
    """Return Python of the rival's own venv, made at the first run."""
    python = RIVAL_VENV / Path(sys.executable).relative_to(sys.prefix)
    if not python.exists():
        print("Installing catanatron into a venv of its own ...", file=sys.stderr)
        venv.create(RIVAL_VENV, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", RIVAL], check=True)
    return python


def interpreter_command() -> list[str]:
    """Return the command that runs the sources uncompiled."""
    return [sys.executable, "-m", "nextfrontier.cli.main"]


def measure_command(command: list[str], seats: int, environment: dict[str, str]) -> dict[str, Figures]:
    """Return the figures of a command for one number of seats, by game."""
    arguments = ["bench", "--json", "--seconds", SECONDS, "--seats", str(seats)]
    output = subprocess.run(
        [*command, *arguments], check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return {slug: flatten(figures) for slug, figures in json.loads(output.stdout).items()}


def flatten(figures: Figures) -> Figures:
    """Put the figures of the legal moves beside the others."""
    moves = {f"moves_{key}": value for key, value in figures["moves_us"].items()}
    return {**{key: value for key, value in figures.items() if key != "moves_us"}, **moves}


def measure_rival(python: Path) -> Figures:
    """Measure Catanatron."""
    script = ROOT / "tools" / "bench_rival.py"
    output = subprocess.run([python, script, SECONDS], check=True, capture_output=True, text=True)
    figures: Figures = json.loads(output.stdout)
    return figures


def medians_of(runs: list[Figures]) -> Figures:
    """Return the median of every figure over all runs."""
    return {key: median_of(runs, key) for key in runs[0]}


def median_of(figures: list[Figures], key: str) -> float:
    """Return the median of one figure over all runs; the worst one of worst ones."""
    values = [float(run[key]) for run in figures]
    return max(values) if key == "moves_worst" else statistics.median(values)


COLUMNS = (
    ("decisions_per_second", "decisions/s", ",.0f"),
    ("games_per_second", "games/s", ",.1f"),
    ("copy_us", "copy µs", ",.2f"),
    ("moves_median", "moves µs", ",.2f"),
    ("moves_p99", "p99 µs", ",.1f"),
    ("moves_worst", "worst µs", ",.0f"),
    ("bytes_per_state", "bytes", ",.0f"),
)


def print_table(medians: dict[str, Figures]) -> None:
    """Print the table, then our figures beside the rival's."""
    width = max(len(name) for name in medians) + 2
    print(f"{'median of ' + str(REPEATS):{width}}" + "".join(f"{title:>14}" for _, title, _ in COLUMNS))
    for name, figures in medians.items():
        cells = [format(figures[key], form) if key in figures else "" for key, _, form in COLUMNS]
        print(f"{name:{width}}" + "".join(f"{cell:>14}" for cell in cells))
    rival = medians["catanatron, 2 seats"]
    for name, mine in medians.items():
        if name.endswith(", compiled, 2 seats"):
            print_beside(name, mine, rival)


def print_beside(name: str, mine: Figures, rival: Figures) -> None:
    """Print the figures of a game beside the rival's."""
    if not mine["compiled"]:
        print("No C compiler was found: what is called compiled here is not.")
    faster, copies = (
        mine["decisions_per_second"] / rival["decisions_per_second"],
        rival["copy_us"] / mine["copy_us"],
    )
    print(f"{name}: {faster:.1f} × catanatron's decisions/s, copy 1/{copies:.0f}")


if __name__ == "__main__":
    sys.exit(main())
