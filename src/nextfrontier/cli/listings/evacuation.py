"""The components of Evacuation, in words."""

from typing import Final

from nextfrontier.cli.listings.listing import Listing, Row
from nextfrontier.cli.speech import say, spoken_language
from nextfrontier.games.evacuation.packs.entries import KINDS, is_designed
from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.showing.documents import component_document
from nextfrontier.games.evacuation.showing.shapes import ActionCardDocument, Printed
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.kit.words.problems import say_problem


def describe(facts: Facts) -> dict[str, Row]:
    """Return a row for each entry that a pack can replace, by kind and key."""
    shown = component_document(facts, spoken_language())
    found: dict[str, Row] = {}
    for name, kind in KINDS.items():
        for key in getattr(facts, name):
            card: Printed = getattr(shown, name)[str(key)]
            levels = (
                f" (Power Level {'/'.join(map(str, card.power))})"
                if isinstance(card, ActionCardDocument)
                else ""
            )
            found[f"{kind.what} {key}"] = (f"{card.name}{levels}", card.provenance, card.text)
    return found


def list_rows(facts: Facts, designed: bool) -> list[Row]:
    """Return the rows of all entries, or only of those that were designed."""
    rows = [(key, *row) for key, row in describe(facts).items() if is_designed(row[1]) or not designed]
    return [tuple(say(f"components.head.{name}") for name in ("key", "name", "provenance", "text")), *rows]


def wrong(facts: Facts) -> list[Row]:
    """Return every problem with the thing it is about."""
    return [
        (f"{kind.what} {key}", say_problem(problem, spoken_language()))
        for name, kind in KINDS.items()
        for key, thing in getattr(facts, name).items()
        for field, checked in kind.fields.items()
        for problem in checked.why_not(as_given(getattr(thing, field)))
    ]


def as_given(value: object) -> object:
    """Return a printed value as an entry gives it."""
    return list(value) if isinstance(value, tuple) else value


LISTING: Final = Listing(PACKS, list_rows, wrong, describe, lambda key: 0)
