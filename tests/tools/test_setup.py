"""Setting up says what it does, does it once, and says what went wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import setup

Calls = list[list[str]]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Make a checkout without packages, in which every step succeeds; return the commands that were run."""
    venv, made = tmp_path / ".venv", []
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", venv)
    monkeypatch.setattr(setup, "PYTHON", venv / "python")
    monkeypatch.setattr(setup, "STAMPS", {lock: venv / f".{lock}" for lock in setup.STAMPS})
    for lock in setup.STAMPS:
        (tmp_path / lock).write_text(lock)

    def run(title: str, command: list[str]) -> None:
        if "venv" in command:
            venv.mkdir(exist_ok=True)
            for path in venv.iterdir():
                path.unlink()
            (venv / "python").touch()
        made.append([title, command[-1]])

    monkeypatch.setattr(setup, "run", run)
    monkeypatch.setattr(setup, "run_beside", lambda work: made.append(sorted(work)))
    return made


def set_up(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["setup.py", *arguments])
    return setup.main()


def test_a_fresh_clone_says_how_long_it_takes_and_gets_what_play_needs(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up(monkeypatch) == 0
    assert [call[-1] for call in calls][1:] == [setup.BUILD, "page", "tools.install"]
    assert calls[2] == ["engine", "packages", "page"]
    told = capsys.readouterr().out
    assert "about two minutes" in told
    assert "Everything is set up, after" in told


def test_the_second_time_no_package_is_installed_and_nothing_is_said(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(monkeypatch)
    calls.clear()
    capsys.readouterr()
    assert set_up(monkeypatch) == 0
    assert calls == [["engine", "page"], ["", "tools.install"]]
    assert capsys.readouterr().out == ""


def test_the_tools_for_tests_are_added_to_what_play_needs(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(monkeypatch)
    calls.clear()
    set_up(monkeypatch, "--dev")
    assert calls == [["engine", "packages", "page"], ["", "tools.install"]]
    calls.clear()
    set_up(monkeypatch, "--tools")
    assert calls == []


def test_another_lock_makes_everything_anew(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(monkeypatch)
    before = list(calls)
    calls.clear()
    (setup.ROOT / setup.DEV).write_text("another")
    set_up(monkeypatch)
    assert calls == before


def test_a_step_that_fails_is_named_and_the_others_are_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(setup, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    waiting = "import time, pathlib; time.sleep(60); pathlib.Path('late').touch()"
    work = {"engine": ["-c", waiting], "page": ["-c", "raise SystemExit(3)"]}
    with pytest.raises(setup.SetupFailed, match="page"):
        setup.run_beside(work)


def test_a_python_that_is_too_old_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert set_up(monkeypatch) == 1
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err
