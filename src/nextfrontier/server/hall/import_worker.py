"""The work of the process that checks saves: play the game of a save again and tell its faults."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from nextfrontier.kernel.game import Document, Game
from nextfrontier.kernel.reasons import Parameters, Problem, Refused, problem
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from nextfrontier.server.bots import worker as bot_worker
from nextfrontier.server.errors import RefusedByGame, server_refusal, spoken_by
from nextfrontier.server.tables.table import setup_of
from nextfrontier.shelf import game

LESS_URGENT = 5  # than the server, to the operating system


class Told(NamedTuple):
    """A reason without its fixes."""

    code: str
    rule: str
    parameters: Parameters
    problem: Problem | None


class Checked(msgspec.Struct):
    """The content of a save beside its rows, or the reasons of its refusal and the game that refused it."""

    game: str = ""
    setup: Document = {}
    over: bool = False
    reasons: list[Told] = []


def start() -> None:
    """Go when the server goes, and leave it the processor when it wants it."""
    bot_worker.start()
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(LESS_URGENT)


def ready() -> bool:
    """Answer once everything is imported."""
    return True


def check(save: bytes, longest: int) -> Checked:
    """Return the content of a save, or the reasons of its refusal."""
    try:
        record = load_fair_record(msgspec.json.decode(save), longest)
    except RefusedByGame as error:
        return Checked(error.game.slug, reasons=reasons_of(error.refused))
    except Refused as error:
        return Checked(reasons=reasons_of(error))
    return Checked(record.game.slug, setup_of(record), record.over)


def reasons_of(error: Refused) -> list[Told]:
    """Return the reasons in plain values, which any process can read."""
    return [Told(reason.code, reason.rule, reason.parameters, reason.problem) for reason in error.reasons]


def load_fair_record(save: object, longest: int) -> Record:
    """Return the game of a save whose cards come from its seed."""
    known = game_in(save)
    if known is None or not isinstance(save, dict):
        return load(save, longest)
    if isinstance(save.get("options"), dict):
        check_no_path(known, save["options"])
    with spoken_by(known):
        record = load(save, longest)
    if not record.is_fair():
        raise server_refusal("save_damaged", field="chance", problem=problem("cards_do_not_come_from"))
    return record


def game_in(save: object) -> Game[Any] | None:
    """Return the game that a save names, if it does."""
    slug = save.get("game") if isinstance(save, dict) else None
    return game(slug) if isinstance(slug, str) else None


def check_no_path(known: Game[Any], options: Document) -> None:
    """Refuse names of files of this machine: a text must be one of the values that are offered."""
    for option in known.options():
        if isinstance(options.get(option.name), str) and option.allowed is None:
            raise server_refusal("option_is_path", field=f"options.{option.name}")
