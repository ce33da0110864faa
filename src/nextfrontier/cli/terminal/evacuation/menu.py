"""The legal moves as a list that people can read: flat when short, else in groups that open."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.evacuation.notes import Notes
from nextfrontier.cli.terminal.face import Entry
from nextfrontier.cli.terminal.grouping import FLAT, Key, first_words, group_moves

DISCARD: Final = "discard"
MANY: Final = 3  # more ways to discard than this are one entry


def menu_of(notes: Notes, moves: list[str]) -> list[Entry]:
    """Return entries for these moves: ways to discard behind the others, long lists in groups."""
    discards = [move for move in moves if move.split()[0] == DISCARD]
    others = [move for move in moves if move.split()[0] != DISCARD]
    if len(discards) > MANY and others:
        return [
            *menu_of(notes, others),
            Entry(DISCARD, notes.say("ev.discards", len(discards)), discards),
        ]
    return entries_of(notes, moves)


def entries_of(notes: Notes, moves: list[str]) -> list[Entry]:
    """Return entries for these moves: Areas by environment, other long lists by their beginnings."""
    if len(moves) <= FLAT:
        closely = not moves[0].startswith("keep")
        return [Entry(move, notes.note(move, closely), [move]) for move in moves]
    by_environment: list[Key] = [lambda move: environment(notes, move)] if notes.kind == "settle" else []
    for key in (*by_environment, first_words(2), first_words(1), first_words(3)):
        groups = group_moves(moves, key)
        if 1 < len(groups) < len(moves) and len(groups) <= FLAT:
            return [group_entry(notes, name, found) for name, found in groups.items()]
    return [Entry(move, notes.note(move, False), [move]) for move in moves]


def environment(notes: Notes, move: str) -> str:
    """Return `tundra` for an Area of it; other moves by themselves."""
    areas = notes.texts.document["new_areas"]
    id_ = move.split()[-1]
    return str(areas[id_]["environment"]) if id_ in areas else move


def group_entry(notes: Notes, name: str, moves: list[str]) -> Entry:
    """Return an entry for several moves that begin alike, or for one."""
    if len(moves) == 1:
        return Entry(moves[0], notes.note(moves[0], False), moves)
    first = name.split()[0]
    actions = notes.texts.document["board_actions"]
    if first in actions:
        return Entry(name, notes.say("ev.action_group", len(moves), action=actions[first]["short"]), moves)
    return Entry(name, notes.say("terminal.possibilities", len(moves)), moves)
