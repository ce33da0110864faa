"""Packs of Evacuation (docs/packs.md); `packs/entries.py` lists the fields of their entries.

Not compiled: msgspec structs describe the document.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.evacuation.packs.entries import KINDS, Kind, check_sets, is_designed, replace
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.kit.packs.problems import Problems
from nextfrontier.kit.packs.reading import Entry, Head, Pack, Packs, entries, read

GAME: Final = "evacuation"
S = TypeVar("S", bound=msgspec.Struct)


def extend(base: type[S], fields: list[tuple[str, Any] | tuple[str, Any, Any]]) -> type[S]:
    """Return a struct with further fields."""
    found = msgspec.defstruct(base.__name__, fields, bases=(base,), forbid_unknown_fields=True, kw_only=True)
    assert issubclass(found, base)
    return found


def entry_of(kind: Kind) -> type[Entry]:
    """Return the shape of the entries of a kind: its key, and any of its fields."""
    fields = [(name, field.type | UnsetType, UNSET) for name, field in kind.fields.items()]
    return extend(Entry, [(kind.key, int if kind.key == "number" else str), *fields])


ENTRIES: Final[dict[str, type[Entry]]] = {name: entry_of(kind) for name, kind in KINDS.items()}
DOCUMENT: Final = extend(Head, [(name, list[Any], []) for name in KINDS])


def read_entries(source: object, problems: Problems) -> Pack | None:
    """Return the pack with all entries that can be read; None if no part of it can be read."""
    document = read(source, GAME, DOCUMENT, problems)
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
    for name in KINDS:
        known = dict(getattr(facts, name))
        for change in pack.changes[name]:
            replace(known, name, change, problems)
        setattr(found, name, known)
    check_sets(found.technologies, problems)
    return found


PACKS: Final = Packs(Facts, is_designed, read_entries, replace_facts, "nextfrontier.games.evacuation")
