"""Storms against a server of our own: a failing disk, hundreds of bots, a greedy client, slow sockets.

    python -m tools.storm [faults] [bots] [stalls] [sockets]

Without names all of them. Each prints its figures and the load of the machine; the exit code tells whether all held.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.storm import bots, faults, sockets, stalls


def main() -> int:
    """Run the storms that are named."""
    wanted = sys.argv[1:] or list(STORMS)
    unknown = [name for name in wanted if name not in STORMS]
    if unknown:
        print(f"there is no storm {unknown[0]}; there are {', '.join(STORMS)}", file=sys.stderr)
        return 2
    return max(run(name) for name in wanted)


def fail_now_and_then() -> list[str]:
    """Play on a disk of which several per cent of the writes fail. The server runs from the sources here."""
    with tempfile.TemporaryDirectory() as folder:
        return faults.storm(Path(folder) / "data", tables=14, seconds=60.0, share=0.04)


def wake_all_bots() -> list[str]:
    """Let hundreds of tables of bots play at once, and after a restart."""
    return bots.storm(tables=400, resumed=300, installed=True)


STORMS: dict[str, Callable[[], list[str]]] = {
    "faults": fail_now_and_then,
    "bots": wake_all_bots,
    "stalls": stalls.storm,
    "sockets": sockets.storm,
}


def run(name: str) -> int:
    """Run one storm and print its result."""
    print(f"\n{name} (load before: {os.getloadavg()[0]:.1f})", flush=True)
    started = time.monotonic()
    try:
        lines = STORMS[name]()
    except AssertionError as error:
        print(f"  FAILED: {error}")
        return 1
    for line in lines:
        print(f"  {line}")
    print(f"  held; {time.monotonic() - started:.0f} s, load after: {os.getloadavg()[0]:.1f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
