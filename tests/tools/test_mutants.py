"""The breaking of rules tells killed, survived, endless and untested apart, in a small repository of its own."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutations import GAMES, all_changes, all_spots

TOOLS = Path(__file__).resolve().parents[2] / "tools"
QUICKLY = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
NOTHING = "def test_nothing() -> None:\n    pass\n"
COMPARING = "def is_same(first: int, second: int) -> bool:\n    return first == second\n"
COMPARED = """from nextfrontier.games.evacuation.rules.comparing import is_same

def test_one_is_one():
    assert is_same(1, 1)
"""


class Repository:
    """A repository with the tool, rules and tests: text by path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("pyproject.toml", '[tool.pytest.ini_options]\npythonpath = ["src"]\n')
        self.write("src/nextfrontier/__init__.py", "")
        self.write("src/nextfrontier/games/evacuation/rules/__init__.py", "")
        self.write("tests/games/evacuation/test_conformance.py", NOTHING)
        self.write("tests/conformance/test_vectors.py", NOTHING)
        for name in ("mutants.py", "mutations.py"):
            self.write(f"tools/{name}", (TOOLS / name).read_text("utf-8"))
        subprocess.run(["git", "init", "--quiet", str(folder)], check=True)

    def write(self, path: str, text: str) -> None:
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text, "utf-8")

    def add_rules(self, module: str, text: str, test: str) -> None:
        """Add a module of rules with its test file."""
        self.write(f"src/nextfrontier/games/evacuation/rules/{module}.py", text)
        self.write(f"tests/games/evacuation/rules/test_{module}.py", test)

    def break_rules(self, number: int, *options: str) -> tuple[int, list[str], str]:
        """Run the tool: its exit code, what it says of the mutants and the sum, and its complaint."""
        command = [sys.executable, "-m", "tools.mutants", str(number), "1", "evacuation", *options]
        run = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, env=QUICKLY, timeout=120
        )
        said = [line.strip() for line in run.stdout.splitlines() if "mutant" in line or "src/" in line]
        return run.returncode, said, run.stderr


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_mutant_is_killed_by_a_failing_test_or_while_collecting_and_else_survives(
    repository: Repository,
) -> None:
    """The tests find every file of the repository in the copy, such as those of the client."""
    reading = "from pathlib import Path\nassert (Path(__file__).parents[4] / 'web/words.txt').exists()\n"
    repository.write("web/words.txt", "words")
    repository.add_rules("comparing", COMPARING, reading + COMPARED)
    seated = f"from nextfrontier.games.evacuation.rules.seats import SEATS\nassert SEATS == 4\n{NOTHING}"
    repository.add_rules("seats", "SEATS = 4\n", seated)
    repository.add_rules("untested", COMPARING, NOTHING)
    code, said, _ = repository.break_rules(3)
    assert said.pop() == "2 of 3 mutants killed, 1 survived, 0 did not end in time, 0 crashed pytest (seed 1)"
    verdicts = {
        words[2].rsplit("/", 1)[1]: (words[1], words[-1]) for words in (line.split() for line in said)
    }
    assert verdicts == {
        "comparing.py:2": ("killed", "tests.games.evacuation.rules.test_comparing.test_one_is_one"),
        "seats.py:1": ("killed", "tests.games.evacuation.rules.test_seats"),
        "untested.py:2": ("SURVIVED", "second"),
    }
    assert code == 1


def test_when_all_are_killed_the_exit_code_is_0(repository: Repository) -> None:
    repository.add_rules("comparing", COMPARING, COMPARED)
    code, said, _ = repository.break_rules(1)
    assert (code, said[-1]) == (
        0,
        "1 of 1 mutants killed, 0 survived, 0 did not end in time, 0 crashed pytest (seed 1)",
    )


def test_nothing_is_tried_when_a_test_is_red_before(repository: Repository) -> None:
    repository.add_rules("comparing", COMPARING, COMPARED + "    assert is_same(1, 2)\n")
    code, said, complaint = repository.break_rules(1)
    assert (code, said) == (2, [])
    assert "red before anything is broken" in complaint
    assert "tests.games.evacuation.rules.test_comparing.test_one_is_one" in complaint


@pytest.mark.parametrize("missing", ["tests/conformance", "tests/conformance/test_vectors.py"])
def test_nothing_is_tried_when_no_tests_are_found(repository: Repository, missing: str) -> None:
    """A folder that is missing, or one without tests."""
    repository.add_rules("comparing", COMPARING, NOTHING)
    repository.write("tests/games/evacuation/rules/test_comparing.py", "")
    shutil.rmtree(repository.folder / "tests/conformance")
    if missing != "tests/conformance":
        repository.write("tests/conformance/words.py", "")
    code, said, complaint = repository.break_rules(1)
    assert (code, said) == (2, [])
    assert "No test ran, or pytest failed (exit code" in complaint


def test_a_mutant_with_which_the_tests_do_not_end_is_counted_apart(repository: Repository) -> None:
    climbing = "def climb(step, top):\n    while step != top:\n        step = top\n    return step\n"
    climbed = (
        "from nextfrontier.games.evacuation.rules.climbing import climb\n\ndef test_up():\n    climb(1, 1)\n"
    )
    repository.add_rules("climbing", climbing, climbed)
    code, said, _ = repository.break_rules(1, "--patience", "0.5")
    assert said[0].split()[1] == "TIME-OUT"
    assert said[1] == "0 of 1 mutants killed, 0 survived, 1 did not end in time, 0 crashed pytest (seed 1)"
    assert code == 1


def test_a_mutant_that_crashes_pytest_is_counted_apart_and_the_others_are_tried(
    repository: Repository,
) -> None:
    """Exit codes of pytest without a failed test say nothing of the rules, nor does a process that was ended."""
    died = "import os\nfrom nextfrontier.games.evacuation.rules.seats import SEATS\n"
    repository.add_rules("seats", "SEATS = 4\n", f"{died}if SEATS != 4:\n    os._exit(3)\n{NOTHING}")
    repository.add_rules("comparing", COMPARING, COMPARED)
    code, said, complaint = repository.break_rules(2)
    assert said.pop() == (
        "1 of 2 mutants killed, 0 survived, 0 did not end in time, 1 crashed pytest (seed 1)"
    )
    (crashed,) = [line for line in said if "seats.py" in line]
    assert crashed.split()[1] == "CRASHED"
    assert "(exit code 3)" in crashed
    assert (code, complaint) == (1, "")


def test_what_cannot_be_compiled_is_no_mutant_and_more_than_there_are_is_refused(
    repository: Repository,
) -> None:
    """With 2 in the place of 1 a key would come twice, which is no Python."""
    matching = "def find(it):\n    match it:\n        case {1: first, 2: second}:\n            return first, second\n"
    repository.add_rules("matching", matching, NOTHING)
    code, said, complaint = repository.break_rules(2)
    assert (code, said) == (2, [])
    assert complaint == "There are only 1 mutants of evacuation.\n"


BREAKS = {
    "number = 4": ["changed to 5: 4"],
    "is_open = found == 4 or late": [
        "changed to 5: 4",
        "inverted: found == 4",
        "and/or swapped: found == 4 or late",
    ],
    "is_late = year > last": ["inverted: year > last", "limit shifted: year > last"],
    "if passed:\n    year += last": ["inverted: passed", "dropped: year += last"],
    "is_free = not seat": ["not dropped: not seat"],
    "free = [seat for seat in seats if seat]": ["inverted: seat"],
    "left = seats - taken": ["+/- swapped: seats - taken"],
    "state.push(task)": ["dropped: state.push(task)"],
    "state.tell('passed')": [],
    "assert year > 4": [],
    "def notation(self): return 4": [],
}


@pytest.mark.parametrize("source", BREAKS)
def test_conditions_limits_numbers_sums_and_lines_are_broken(source: str) -> None:
    """What is only told, assured or written is left alone."""
    found = [f"{what}: {ast.unparse(place[3])}" for place, what, _ in all_changes(ast.parse(source))]
    assert found == BREAKS[source]


def test_what_only_words_a_refusal_is_no_rule() -> None:
    """A break there changes an answer to "why not?", never what is legal."""
    words = {"fixes", "freight", "missing", "prospects", "unknown_moves", "unknown_pairs"}
    assert not words & {path.stem for package in GAMES.values() for path, _ in all_spots(package)}
