"""The work of a bot's process: read a position that a seat might be in, answer with a move or a part of a review."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.reviewing.tasks import Task, do_task
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game

Job = tuple[Document, str, Budget, int, bool]  # the arguments of `choose`


def serve(pipe: Connection) -> None:
    """Answer questions until the server has gone."""
    start()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            reply(pipe, pipe.recv())


def reply(pipe: Connection, job: Job | Task) -> None:
    """Answer one question: an answer and no fault, or the fault alone."""
    try:
        pipe.send((do_task(job) if isinstance(job, Task) else choose(*job), ""))
    except Exception:
        pipe.send((None, traceback.format_exc()))


def start() -> None:
    """Leave Ctrl-C to the server, and go when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """End with the process that started this one, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def choose(question: Document, level: str, budget: Budget, seed: int, foresees: bool = False) -> Document:
    """Choose a move and its reason, for an advice also how to go on.

    The position is one that the seat might be in, never the table's own.
    """
    known = game(question["game"])
    seat: int = question["seat"]
    state = known.position(question["seats"], question["options"], seed, question["position"])
    view = view_of(state, seat)
    found = level_of(known.slug, level)
    if foresees:
        return advise(found, view, seat, budget, seed)
    choice = found.bot.choose(view, seat, budget, seed)
    return {"move": view.notation(seat, choice.move), "explain": choice.explain}
