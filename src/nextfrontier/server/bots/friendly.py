"""The bot at the table of a lesson: it plays what the lesson has for it."""

from __future__ import annotations

from nextfrontier.kit.lessons import lesson_in
from nextfrontier.server.tables.table import TUTORIAL, Table, origin_of
from nextfrontier.shelf import plugin


def friendly_move(table: Table, seat: int) -> str | None:
    """Return the move that the lesson has for a bot's open decision.

    None at other tables, behind the lesson, and where the table has left it: the bot then thinks for itself.
    """
    if origin_of(table.facts) != TUTORIAL or table.seats[seat].kind != "bot":
        return None
    lesson = lesson_in(plugin(table.facts.game).package)
    played = [entry.move for entry in table.record.entries if entry.seat == seat]
    if lesson is None or played != lesson.friend[: len(played)] or len(played) == len(lesson.friend):
        return None
    move, state = lesson.friend[len(played)], table.record.state
    return move if move in [state.notation(seat, legal) for legal in state.moves(seat)] else None
