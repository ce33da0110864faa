"""Packs of Evacuation (docs/packs.md); `packs/entries.py` lists the fields of their entries.

Not compiled: msgspec structs describe the document.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.evacuation.packs.entries import KINDS, Kind, check_sets, is_designed, replace
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.kit.packs.problems import Problems
from nextfrontier.kit.packs.reading import Entry, Head, Pack, Packs, entries, read

GAME: Final = "evacuation"


def entry_of(kind: Kind) -> type[Entry]:
    """Return the shape of the entries of a kind: its key, and any of its fields."""
    fields: list[tuple[str, Any, Any]] = [
        (name, field.type | UnsetType, UNSET) for name, field in kind.fields.items()
    ]
    found = msgspec.defstruct(
        "Entry",
        [(kind.key, kind.key_type), *fields],
        bases=(Entry,),
        forbid_unknown_fields=True,
        kw_only=True,
    )
    assert issubclass(found, Entry)
    return found


ENTRIES: Final[dict[str, type[Entry]]] = {name: entry_of(kind) for name, kind in KINDS.items()}


class Document(Head):
    """The file."""

    ships: list[Any] = []
    stadiums: list[Any] = []
    infrastructure: list[Any] = []
    technologies: list[Any] = []
    action_cards: list[Any] = []
    goals: list[Any] = []
    bonuses: list[Any] = []
    common_goals: list[Any] = []
    solo_cards: list[Any] = []


def read_entries(source: object, problems: Problems) -> Pack | None:
    """Return the pack with all entries that can be read; None if no part of it can be read."""
    document = read(source, GAME, Document, problems)
    if document is None:
        return None
    pack = Pack(document)
    for name, kind in ENTRIES.items():
        pack.changes[name] = entries(kind, getattr(document, name), name, problems)
    return pack


def replace_facts(facts: Facts, pack: Pack, problems: Problems) -> Facts:
    """Return the facts with the values of all entries that have no problem."""
    found = Facts()
    found.version = pack.version_of(facts.version)
    for name, kind in KINDS.items():
        known = dict(getattr(facts, name))
        for change in pack.changes[name]:
            replace(known, kind, change, problems)
        setattr(found, name, known)
    check_sets(found.technologies, problems)
    return found


PACKS: Final = Packs(Facts, is_designed, read_entries, replace_facts)
