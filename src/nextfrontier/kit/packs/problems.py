"""Problems of a pack, and its entries as changes to be checked against printed facts (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final, TypeVar

from nextfrontier.kernel.reasons import Reason

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

    def add(self, path: str, problem: str) -> None:
        """Add a problem."""
        if len(self.reasons) < MOST_PROBLEMS:
            path = short(path.removeprefix("."), 120)
            self.reasons.append(Reason("bad_pack", "", {"path": path, "problem": short(problem, 400)}, []))

    def add_all(self, path: str, problems: list[str]) -> None:
        """Add several problems of one field."""
        for problem in problems:
            self.add(path, problem)

    def check_key(self, known: Container[K], change: Change, field: str, what: str) -> bool:
        """Is there such an entry to replace, and is it named only once?"""
        key = change.given[field]
        if key not in known:
            self.add(f"{change.path}.{field}", f"there is no {what} {short(str(key), 40)}")
            return False
        return self.check_once(change, field, f"{what} {key}")

    def check_once(self, change: Change, field: str, what: str) -> bool:
        """Is it the first entry for this?"""
        if what in self.seen:
            self.add(f"{change.path}.{field}", f"{what} is there twice")
            return False
        self.seen.add(what)
        return True

    def check_attested(self, change: Change, provenance: str, what: str) -> None:
        """Refuse to replace attested texts, unless the entry says that it does so on purpose."""
        if not self.is_designed(provenance) and not change.given["attested"]:
            problem = f"{what} is attested ({provenance}), not designed; to replace it all the same, write"
            self.add(change.path, f'{problem} "attested": true')

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


def why_not_shown(text: str, most: int) -> list[str]:
    """Return the reasons why a name or a provenance could not be shown."""
    if not text.strip() or len(text) > most:
        return [f"1 to {most} characters are needed"]
    if not text.isprintable():
        return ["it has characters that cannot be shown"]
    return ["it is plain text, without < and >"] if set(text) & set("<>") else []
