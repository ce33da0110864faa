"""Programs as players: they are asked by a line of JSON and answer with one; see docs/arena.md."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from typing import Final

import msgspec

from nextfrontier.arena.fixtures import Terms
from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.game import game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import determinize
from nextfrontier.protocol.decisions import tell_legal
from nextfrontier.protocol.questions import Answer, Question, Thought

GRACE: Final = 2.0  # seconds beyond its budget, for starting and for a loaded machine
USUAL_SECONDS: Final = 60.0  # for an answer, if the budget is one of nodes
LONGEST: Final = 1 << 16  # bytes of an answer
STARTING: Final = threading.Lock()  # held for good by a process that ends its programs and leaves
Lines = queue.Queue[bytes]


class Forfeit(Exception):
    """A program crashed, took too long or answered with no legal move: it loses the game.

    A book has its code for `arena.fault.<code>` and what the program did, in one text: `illegal: fly`.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)


class Program:
    """A program in a process of its own. It is started when it is first asked, and again after a fault."""

    def __init__(self, command: str, terms: Terms) -> None:
        self.command = command
        self.terms = terms
        self.game = game(terms.game)
        self.process: subprocess.Popen[bytes] | None = None
        self.questions: Lines = queue.Queue()
        self.answers: Lines = queue.Queue()

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Ask the program; whatever is not a legal move in time is a forfeit, and ends the process."""
        try:
            answer = self.ask(self.question(view, seat, budget, seed), seconds_of(budget))
            move = view.parse(seat, answer.move)
            if move not in view.moves(seat):
                raise Forfeit("illegal", answer.move[:80])
        except Refused as refused:
            self.stop()
            raise Forfeit("no_move", refused.reasons[0].code) from refused
        except Forfeit:
            self.stop()
            raise
        return Choice(move, answer.explain)

    def question(self, view: State, seat: int, budget: Budget, seed: int) -> bytes:
        """Write down all that the seat may know, what it is asked, and how long it may think."""
        decision = view.decision(seat)
        assert decision is not None
        told = Question(
            game=self.terms.game,
            seats=self.terms.seats,
            options=dict(self.terms.options),
            seat=seat,
            view=self.game.encode(view),
            position=self.game.encode(determinize(view, Chance(seed_bytes(seed), None))),
            decision=decision.kind(),
            moves=tell_legal(self.game, view, seat, "en"),
            budget=Thought(budget.nodes, budget.milliseconds),
            seed=seed,
        )
        return msgspec.json.encode(told) + b"\n"

    def ask(self, question: bytes, seconds: float) -> Answer:
        """Send a question and read the answer."""
        if self.process is None:
            self.start()
        self.questions.put(question)
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit("late", f"{seconds:.1f} s") from None
        if not line.endswith(b"\n"):
            raise Forfeit("too_long" if len(line) >= LONGEST else "ended")
        try:
            return msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Forfeit("unreadable", str(error)[:200]) from error

    def start(self) -> None:
        """Start the process in a session of its own, with a thread that talks to it."""
        with STARTING:
            try:
                process = subprocess.Popen(
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,
                )
            except (OSError, ValueError) as error:
                raise Forfeit("not_started", str(error)[:200]) from error
            self.process, self.questions, self.answers = process, queue.Queue(), queue.Queue()
        talk = (process, self.questions, self.answers)
        threading.Thread(target=converse, args=talk, daemon=True).start()

    def stop(self) -> None:
        """End the process and its group, if there is one; its thread closes the pipes."""
        process, self.process = self.process, None
        if process is not None:
            kill_group(process)
            process.wait()
            self.questions.put(b"")


def converse(process: subprocess.Popen[bytes], questions: Lines, answers: Lines) -> None:
    """Write every question and read its answer, until the question is empty; an empty answer tells of an end.

    A process that does not read, and a child of it that keeps a pipe open, can block this thread and nobody else.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError), process.stdin, process.stdout:
        while question := questions.get():
            process.stdin.write(question)
            process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST))
    answers.put(b"")


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process with all that are in its group; on Windows, which has no groups, the process alone.

    A child that began a session or a group of its own is not among them.
    """
    if sys.platform == "win32":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # all of them have ended
        os.killpg(process.pid, signal.SIGKILL)


def seconds_of(budget: Budget) -> float:
    """Return how long an answer is waited for."""
    limit = budget.milliseconds
    return GRACE + (USUAL_SECONDS if limit is None else limit / 1000)
