"""How fast a table tells what happens: state frames of every decision, and the log of whole games, in a language.

`python -m tools.frame_speed` measures this checkout in all languages that are offered;
`python -m tools.frame_speed --beside PATH` measures another checkout in turns with this one, in English.
Processor time of uncompiled code; the same games everywhere; medians of repeats.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
REPEATS: Final = 7
WAYS: Final[list[tuple[str, int]]] = [("underwater-cities", 2), ("evacuation", 3)]


def main() -> None:
    """Measure, or answer another process that measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="PATH", help="another checkout")
    parser.add_argument("--once", metavar="LANG", help="print the times of one run as JSON")
    args = parser.parse_args()
    if args.once:
        print(json.dumps({slug: measure(slug, seats, args.once) for slug, seats in WAYS}))
    elif args.beside:
        compare({"this": (ROOT, "en"), "other": (args.beside.resolve(), "en")})
    else:
        from nextfrontier.kit.words.languages import is_offered, languages

        compare({code: (ROOT, code) for code in languages() if is_offered(code)})


def measure(slug: str, seats: int, language: str) -> tuple[float, float]:
    """Return the milliseconds of all frames of a game played at random, and of its whole log."""
    from nextfrontier.record.record import Record
    from nextfrontier.server.gate import Gate, situation
    from nextfrontier.shelf import game

    record, dice, spent = Record(game(slug), seats, {}, 1), random.Random(1), 0.0
    while not record.over:
        seat = record.state.to_move()
        began = time.process_time()
        situation(record, seat, language)
        spent += time.process_time() - began
        record.play(seat, record.state.notation(seat, dice.choice(record.state.moves(seat))))
    began = time.process_time()
    Gate(record).log(0, language, 0)
    return spent * 1000, (time.process_time() - began) * 1000


def compare(candidates: dict[str, tuple[Path, str]]) -> None:
    """Measure all of them in turns, and print medians and how they relate to the first."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in candidates}
    for _ in range(REPEATS):
        for name, (checkout, language) in candidates.items():
            found[name].append(run_once(checkout, language))
    print(f"load {os.getloadavg()[0]:.1f}; frames and log of a game, in ms of processor time")
    for slug, _ in WAYS:
        first: list[float] = []
        for name, runs in found.items():
            frames, log = (statistics.median(run[slug][part] for run in runs) for part in (0, 1))
            first = first or [frames, log]
            print(f"{slug}: {name} {frames:.0f} ({frames / first[0]:.3f}), {log:.1f} ({log / first[1]:.3f})")


def run_once(checkout: Path, language: str) -> dict[str, Any]:
    """Measure a checkout in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--once", language]
    told = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": f"{checkout}/src"},
    )
    answer: dict[str, Any] = json.loads(told.stdout)
    return answer


if __name__ == "__main__":
    main()
