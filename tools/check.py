"""Run every check, also after one has failed, and print a summary. `--no-tests` leaves pytest out."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

PYTEST = ["pytest", "-q", "-n", "auto", "--dist", "worksteal"]
# Whole games take half the time on the installed engine, which is compiled where it can be. By hand, and with mutants,
# their tests run the sources too; tests/test_compiled.py compares both.
GAMES = [
    "tests/bots",
    "tests/browser",
    "tests/conformance",
    "tests/games/evacuation/test_conformance.py",
    "tests/games/underwater_cities/test_conformance.py",
    "tests/server/bots",
    "tests/server/test_secrecy.py",
    "tests/training",
]
CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "imports": ["lint-imports"],
    "types": ["mypy"],
    "web": ["python", "tools/build_web.py", "--check"],
    "tests": [*PYTEST, *(f"--ignore={path}" for path in GAMES)],
    "games": [*PYTEST, "--override-ini=pythonpath=.", *GAMES],
}
TESTS = ("tests", "games")


def main() -> int:
    names = [name for name in CHECKS if name not in TESTS or "--no-tests" not in sys.argv]
    results = {name: run(name) for name in names}
    print("\nSummary")
    for name, (passed, seconds) in results.items():
        print(f"  {'ok    ' if passed else 'FAILED'}  {name:8} {seconds:6.1f} s")
    return 0 if all(passed for passed, _ in results.values()) else 1


def run(name: str) -> tuple[bool, float]:
    command, *arguments = CHECKS[name]
    print(f"\n== {name}: {command} {' '.join(arguments)}", flush=True)
    # The contracts are checked on src, not on the installed wheel; pytest and mypy find theirs by themselves.
    extra = {"PYTHONPATH": str(ROOT / "src")} if name == "imports" else {}
    start = time.monotonic()
    code = subprocess.run([str(BIN / command), *arguments], cwd=ROOT, env=os.environ | extra).returncode
    return code == 0, time.monotonic() - start


if __name__ == "__main__":
    sys.exit(main())
