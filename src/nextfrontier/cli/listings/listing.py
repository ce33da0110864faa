"""The facts about a game's components and packs that `frontier components` needs."""

from collections.abc import Callable
from typing import Any, NamedTuple

from nextfrontier.kit.packs.reading import Packs

Row = tuple[str, ...]


class Listing(NamedTuple):
    """Rows about printed facts; `described` has name, provenance and text of everything that a pack can replace."""

    packs: Packs[Any, Any]
    list_rows: Callable[[Any, bool], list[Row]]  # all of it, or only what was designed
    wrong: Callable[[Any], list[Row]]  # what the box must not say any more than a pack
    describe: Callable[[Any], dict[str, Row]]
    place: Callable[[str], Any]  # the order of what is described, where it is not its own
