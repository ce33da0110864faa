"""Terminal play in a real pseudo-terminal: colours, plain letters, Ctrl-C, a terminal that goes away."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("state_directory")

SOURCE = Path(__file__).resolve().parents[2] / "src"


def hear_signals() -> None:
    """Listen to Ctrl-C, which a test run in the background ignores, with all programs that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Terminal:
    """The real command in a real pseudo-terminal."""

    def __init__(self, *options: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-m", "nextfrontier.cli.main", "play", "--seed", "5", *options]
        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        settings = {**plain, "PYTHONPATH": str(SOURCE), "TERM": "xterm", "PYTHONUTF8": "1", **environment}
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=settings,
            start_new_session=True,
            preexec_fn=hear_signals,
        )
        os.close(slave)
        self.shown = ""

    def interrupt(self, answer: str) -> None:
        """Press Ctrl-C; a signal that comes just before the program begins to read is sent once more."""
        self.wait_for("> ")
        for _ in range(20):
            self.process.send_signal(2)
            if self.comes(answer, 3):
                break
        self.wait_for(answer)

    def hang_up(self) -> None:
        """Take the terminal away; as with Ctrl-C, a signal that comes too early is sent once more."""
        for _ in range(20):
            self.process.send_signal(1)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(3)
                return

    def wait_for(self, text: str) -> str:
        """Wait for this text, which must come; return everything shown until then."""
        assert self.comes(text, 60), f"{text!r} was not shown:\n{self.shown[-2000:]}"
        before, _, self.shown = self.shown.partition(text)
        return before

    def comes(self, text: str, seconds: float) -> bool:
        """Is this text shown in time?"""
        deadline = time.monotonic() + seconds
        while text not in self.shown and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return text in self.shown

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.master, text.encode())

    def ended(self) -> int:
        """Wait for the end, read everything shown, and return the exit code."""
        self.process.wait(30)
        os.close(self.master)
        return self.process.returncode


def test_in_a_real_terminal_with_colours_and_ctrl_c() -> None:
    terminal = Terminal()
    assert "\x1b[1m" in terminal.wait_for("(UC-SETUP-38).")
    terminal.type("1\r")
    terminal.wait_for("tells the reason.")
    terminal.interrupt("Leave the game?")
    terminal.type("n\r")
    terminal.wait_for("tells the reason.")
    terminal.type("quit\r")
    terminal.wait_for("save? ")
    terminal.type("n\r")
    assert terminal.ended() == 0


@pytest.mark.parametrize(
    "how", [{"NO_COLOR": "1"}, {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}]
)
def test_without_colours_and_with_plain_letters_where_the_terminal_wants_it(how: dict[str, str]) -> None:
    terminal = Terminal(**how)
    shown = terminal.wait_for("(UC-SETUP-38).")
    assert not re.search(r"\x1b\[[0-9;]*m", shown)
    assert shown.isascii() == ("PYTHONIOENCODING" in how)
    assert "? " not in shown.replace("save? ", "")
    terminal.wait_for("> ")  # only now the terminal reads key by key
    terminal.type("\x04")
    terminal.wait_for("The game is saved: ")
    assert terminal.ended() == 0


def test_a_closed_terminal_loses_nothing(state_directory: Path) -> None:
    terminal = Terminal()
    terminal.wait_for("(UC-SETUP-38).")
    terminal.wait_for("> ")
    terminal.hang_up()
    assert terminal.ended() == 0
    assert len(list(state_directory.iterdir())) == 1
