"""Problems of a pack, and its entries as changes to be checked against printed facts (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final, TypeVar

from nextfrontier.kernel.reasons import Problem, Reason, problem

MOST_PROBLEMS: Final = 100
MOST_OF_A_NAME: Final = 60
MOST_OF_A_PROVENANCE: Final = 80

K = TypeVar("K", int, str)


class Problems:
    """All that is wrong with a pack, each with its path; after a hundred the rest is not listed."""

    def __init__(self, is_designed: Callable[[str], bool]) -> None:
        self.is_designed = is_designed  # does a provenance say that a thing was designed, wholly or in part?
        self.reasons: list[Reason] = []
        self.seen: set[str] = set()

    def add(self, path: str, found: Problem) -> None:
        """Add a problem."""
        if len(self.reasons) < MOST_PROBLEMS:
            path = short(path.removeprefix("."), 120)
            self.reasons.append(Reason("bad_pack", "", {"path": path}, [], found))

    def add_all(self, path: str, problems: list[Problem]) -> None:
        """Add several problems of one field."""
        for found in problems:
            self.add(path, found)

    def check_key(self, known: Container[K], change: Change, field: str, kind: str) -> bool:
        """Is there such an entry of a kind to replace, and is it named only once?"""
        key = change.given[field]
        if key not in known:
            self.add(f"{change.path}.{field}", problem("no_such_entry", name=short(str(key), 40)))
            return False
        return self.check_once(change, field, f"{kind} {key}", str(key))

    def check_once(self, change: Change, field: str, what: str, key: str) -> bool:
        """Is it the first entry for this?"""
        if what in self.seen:
            self.add(f"{change.path}.{field}", problem("there_twice", name=key))
            return False
        self.seen.add(what)
        return True

    def check_attested(self, change: Change, provenance: str, key: str) -> None:
        """Refuse to replace attested texts, unless the entry says that it does so on purpose."""
        if not self.is_designed(provenance) and not change.given["attested"]:
            self.add(change.path, problem("attested", name=key, provenance=provenance))

    def check_labels(self, change: Change) -> None:
        """Name and provenance must be fit to be shown."""
        for field, most in (("name", MOST_OF_A_NAME), ("provenance", MOST_OF_A_PROVENANCE)):
            if change.gives(field):
                self.add_all(f"{change.path}.{field}", why_not_shown(change.text(field, ""), most))


class Change:
    """One entry of a pack: where it stands, and the fields it gives."""

    def __init__(self, path: str, given: dict[str, Any]) -> None:
        self.path = path
        self.given = given

    def text(self, field: str, kept: str) -> str:
        """Return the text that the entry gives, or the one that is kept."""
        return str(self.given.get(field, kept))

    def gives(self, field: str) -> bool:
        """Does it give this?"""
        return field in self.given


def short(text: str, most: int) -> str:
    """Shorten a text, so that it cannot flood anybody."""
    return text if len(text) <= most else text[: most - 1] + "…"


def why_not_shown(text: str, most: int) -> list[Problem]:
    """Return the reasons why a name or a provenance could not be shown."""
    if not text.strip() or len(text) > most:
        return [problem("some_characters", most=most)]
    if not text.isprintable():
        return [problem("characters_not_shown")]
    return [problem("plain_text_only")] if set(text) & set("<>") else []
