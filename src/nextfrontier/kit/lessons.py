"""Lessons: a game from a fixed deal in which a newcomer meets the rules one by one, by moves.

A game that has one has `lesson.toml` in its folder: the deal, the moves of the friendly bot, the steps. The texts of
the steps are in `words/catalogues/<language>/lesson.toml`, as `lesson.<id of the step>`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.messages import Message

LEARNER: Final = 0  # seats
FRIEND: Final = 1
FILE: Final = "lesson.toml"
PREFIX: Final = "lesson."  # of the keys of its texts


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One step: something to read, or a move to make."""

    id: str
    play: list[str] = []  # patterns of the moves that fulfil it, the advised one first; none: it is only read
    show: list[str] = []  # things to look at: `slot Y3`, `card 24`, `site BR.1`, `part forecast`
    pane: str = ""  # names of the pane where they are, on a narrow screen and elsewhere
    inside: bool = False  # it belongs to the same turn as the step before it
    rule: str = ""  # id of the rule that tells more


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A whole lesson. Moves are written in notation; in a pattern `*` stands for anything."""

    seed: str
    options: Document
    turns: list[str]  # kinds of decisions that begin a turn: there, a step must fit
    given: list[str]  # patterns of moves between the steps that are not worth one, such as the end of a turn
    friend: list[str]  # the moves of the bot, in order
    steps: list[Step]


@cache
def lesson_in(package: str) -> Lesson | None:
    """Return the lesson of the game in a package; None if it has none."""
    file = files(package).joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson) if file.is_file() else None


def lesson_texts(package: str, language: str) -> dict[str, str]:
    """Return the texts of a lesson: of each step by its id, `<id>.other` where a step answers other moves itself."""
    catalogue = read_catalogues(package)[language]
    ids = [key.removeprefix(PREFIX) for key in catalogue.texts if key.startswith(PREFIX)]
    return {id_: catalogue.say(Message(PREFIX + id_)) for id_ in ids}


def fits(patterns: list[str], move: str) -> bool:
    """Does a move fit one of the patterns?"""
    return any(re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), move) for pattern in patterns)
