"""Lessons as a client is told them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nextfrontier.kit.lessons import Lesson, Step
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.tables import Name

PATTERNS = "patterns of moves in notation, `*` stands for anything; "


class LessonStep(msgspec.Struct):
    """One step of a lesson."""

    id: str
    text: Annotated[str, meaning("what is said")]
    other: Annotated[str, meaning("the answer to another move; empty: the usual one")]
    play: Annotated[list[str], meaning(PATTERNS + "those that fulfil it; none: it is only read")]
    show: Annotated[list[str], meaning("things to look at, such as `slot Y3`")]
    pane: Annotated[str, meaning("where they are on a narrow screen; empty: wherever")]
    inside: Annotated[bool, meaning("it belongs to the same turn as the step before it")]
    rule: Annotated[str, meaning("id of the rule that tells more; may be empty")]


class LessonDocument(msgspec.Struct):
    """The lesson of a game, in a language."""

    game: str
    turns: Annotated[list[str], meaning("kinds of decisions at which a step must fit")]
    given: Annotated[list[str], meaning(PATTERNS + "those that are not worth a step")]
    steps: list[LessonStep]


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson to be opened: the names at its table."""

    name: Name = ""
    bot: Name = ""


def tell_lesson(slug: str, lesson: Lesson, texts: dict[str, str]) -> LessonDocument:
    """Return the lesson of a game with its texts."""
    return LessonDocument(slug, lesson.turns, lesson.given, [tell_step(step, texts) for step in lesson.steps])


def tell_step(step: Step, texts: dict[str, str]) -> LessonStep:
    """Return a step with its texts."""
    other = texts.get(f"{step.id}.other", "")
    return LessonStep(step.id, texts[step.id], other, step.play, step.show, step.pane, step.inside, step.rule)
