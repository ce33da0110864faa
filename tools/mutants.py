"""Break rules at random places and run the tests: every break must turn one red.

    python -m tools.mutants [NUMBER] [SEED] [SLUG] [--jobs 2] [--patience 30]

A mutant inverts a condition, shifts a limit, changes a number or a sum, or drops a line of a rules module, in a
copy of the repository. The tests of the module run first, then all quick tests of the game, then its conformance
games. All of these must be green in the unbroken copy, or nothing is tried. A mutant is killed by a test that fails or
that cannot be collected; one with which the tests do not end, or pytest itself crashes, is counted apart. Without a
slug rules of every game are broken.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar
from xml.etree.ElementTree import Element
from xml.etree.ElementTree import parse as read_xml

from tools.mutations import GAMES, ROOT, Mutant, Unusable, choose_mutants

SLOWER = 4  # times the seconds of the unbroken copy, and then `--patience`: the tests do not end
# A mutant that fills the memory is stopped by an error in its test, before it disturbs others.
PYTEST = """import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_DATA, (4 << 30, 4 << 30))
sys.exit(pytest.main())"""
QUIETLY = ("-q", "-p", "no:cacheprovider")
TESTS_FAILED, INTERRUPTED = 1, 2  # exit codes of pytest; after an error while collecting it is the second
KILLED, SURVIVED, TIMED_OUT, CRASHED = "killed", "SURVIVED", "TIME-OUT", "CRASHED"
Stage = tuple[str, ...]  # test files that are run together
T = TypeVar("T")
Found = TypeVar("Found")


class Crashed(Exception):
    """A run of tests that is neither green nor red by a test: none ran, or pytest itself failed."""


class Run(NamedTuple):
    """The outcome of a run of tests; without a report it did not end in time."""

    seconds: float
    failed: list[str] | None


def main() -> int:
    """Make and try mutants; the exit code is 0 if all were killed, 2 if nothing can be said of them."""
    wanted = read_arguments()
    try:
        mutants = choose_mutants([wanted.slug] if wanted.slug else list(GAMES), wanted.number, wanted.seed)
        with tempfile.TemporaryDirectory() as folder:
            found = try_all(mutants, make_copies(Path(folder), wanted.jobs), wanted.patience)
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2
    print(
        f"{found[KILLED]} of {wanted.number} mutants killed, {found[SURVIVED]} survived,"
        f" {found[TIMED_OUT]} did not end in time, {found[CRASHED]} crashed pytest (seed {wanted.seed})"
    )
    return 0 if found[KILLED] == wanted.number else 1


def read_arguments() -> argparse.Namespace:
    """Read the command line, or end with its fault."""
    parser = argparse.ArgumentParser(
        description="Break rules at random places: every break must turn a test red."
    )
    parser.add_argument("number", nargs="?", type=int, default=20, help="how many mutants are tried")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("slug", nargs="?", choices=GAMES, help="break only rules of this game")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    parser.add_argument("--patience", type=float, default=30, help="seconds more that a mutant may take")
    wanted = parser.parse_args()
    if min(wanted.number, wanted.jobs) < 1:
        parser.error("the number of mutants and of jobs is at least 1")
    return wanted


def make_copies(folder: Path, number: int) -> list[Path]:
    """Copy every file that is or would be committed, so many times."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    copies = [folder / str(index) / "repository" for index in range(number)]
    for copy in copies:
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, copy / name)
    return copies


def try_all(mutants: list[Mutant], copies: list[Path], patience: float) -> Counter[str]:
    """Try the mutants, if the unbroken copy is green, and print the fate of each at once."""
    stages = list(dict.fromkeys(stage for mutant in mutants for stage in stages_of(mutant)))
    print(f"the unbroken copy first: {len(stages)} runs", flush=True)
    seconds = dict(in_copies(copies, stages, run_unbroken))
    limits = {stage: SLOWER * seconds[stage] + patience for stage in stages}
    print(f"all green; up to {max(limits.values()):.0f} s for a run", flush=True)
    found: Counter[str] = Counter()
    tried = in_copies(copies, mutants, lambda copy, mutant: try_mutant(copy, mutant, limits))
    for mutant, (verdict, test) in tried:
        found[verdict] += 1
        print(f"{found.total():3} {verdict:8} {mutant.path}:{mutant.line}  {mutant.what}  {test}", flush=True)
    return found


def in_copies(
    copies: list[Path], things: Sequence[T], work: Callable[[Path, T], Found]
) -> Iterator[tuple[T, Found]]:
    """Do the work on each thing in a copy that is free; the first error ends it."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def in_free_copy(thing: T) -> Found:
        copy = free.get()
        try:
            return work(copy, thing)
        finally:
            free.put(copy)

    workers = ThreadPoolExecutor(len(copies))
    try:
        begun = {workers.submit(in_free_copy, thing): thing for thing in things}
        for each in as_completed(begun):
            yield begun[each], each.result()
    finally:
        workers.shutdown(cancel_futures=True)


def stages_of(mutant: Mutant) -> list[Stage]:
    """Tell which test files run one after another: those of the module, the quick ones, the conformance games."""
    folder, module = ROOT / "tests" / Path(*mutant.path.parts[2:4]), mutant.path.stem
    slow = (folder / "test_conformance.py").relative_to(ROOT).as_posix()
    quick = [path.relative_to(ROOT).as_posix() for path in sorted(folder.rglob("test_*.py"))]
    own = [name for name in quick if f"{Path(name).stem}_".startswith(f"test_{module}_")]
    rest = (*(name for name in quick if name != slow), "tests/conformance")
    return [stage for stage in (tuple(own), rest, (slow,)) if stage]


def run_unbroken(copy: Path, stage: Stage) -> float:
    """Return the seconds of a green run; refuse one that is not green."""
    try:
        run = run_tests(copy, stage, None, ())
    except Crashed as error:
        raise Unusable(str(error)) from error
    if run.failed:
        raise Unusable("The tests are red before anything is broken:\n  " + "\n  ".join(run.failed))
    return run.seconds


def try_mutant(copy: Path, mutant: Mutant, limits: dict[Stage, float]) -> tuple[str, str]:
    """Run the tests with this mutant in place, until one turns red; return the fate and the test."""
    with broken(copy / mutant.path, mutant.source):
        for stage in stages_of(mutant):
            try:
                run = run_tests(copy, stage, limits[stage], ("-x",))
            except Crashed as error:
                return CRASHED, str(error).splitlines()[0]
            if run.failed is None:
                return TIMED_OUT, ""
            if run.failed:
                return KILLED, run.failed[0]
    return SURVIVED, ""


@contextmanager
def broken(path: Path, source: str) -> Iterator[None]:
    """Replace a module; files compiled from one text must not stand for the other."""
    compiled = Path(importlib.util.cache_from_source(path))
    original = path.read_text(encoding="utf-8")
    try:
        compiled.unlink(missing_ok=True)
        path.write_text(source, encoding="utf-8")
        yield
    finally:
        compiled.unlink(missing_ok=True)
        path.write_text(original, encoding="utf-8")


def run_tests(copy: Path, stage: Stage, limit: float | None, options: tuple[str, ...]) -> Run:
    """Run test files and read the report; refuse a run that is neither green nor red by a test."""
    report = copy.parent / "report.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-c", PYTEST, *QUIETLY, f"--junitxml={report}", *options, *stage]
    began = time.monotonic()
    try:
        run = subprocess.run(command, cwd=copy, timeout=limit, capture_output=True, text=True, check=False)
    except subprocess.TimeoutExpired:
        return Run(time.monotonic() - began, None)
    seconds = time.monotonic() - began
    cases = list(read_xml(report).iter("testcase")) if report.exists() else []
    failed = [name_of(case) for case in cases if has(case, "failure") or has(case, "error")]
    if run.returncode == 0 and any(not has(case, "skipped") for case in cases):
        return Run(seconds, [])
    if run.returncode in (TESTS_FAILED, INTERRUPTED) and failed:
        return Run(seconds, failed)
    said = f"No test ran, or pytest failed (exit code {run.returncode}): {' '.join(stage)}"
    raise Crashed(f"{said}\n{run.stdout[-2000:]}{run.stderr[-2000:]}")


def has(case: Element, outcome: str) -> bool:
    """Does the report of a test say this of it?"""
    return case.find(outcome) is not None


def name_of(case: Element) -> str:
    """Name a test by its module and function."""
    return f"{case.get('classname')}.{case.get('name')}".strip(".")


if __name__ == "__main__":
    sys.exit(main())
