"""Forms of everything that a pack may replace, with its printed values, words and icons (docs/packs.md)."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.evacuation.packs.entries import KINDS, NAME, Kind, is_designed
from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.showing.components import as_list, show_thing
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words.texts import CATALOGUES, text_of
from nextfrontier.kit.packs.forms import BoxForms, Component, Shown

GROUPS: Final = {"infrastructure": "deck", "technologies": "set"}  # the fact by which a list is parted


def components(facts: Facts, language: str) -> list[Component]:
    """Return every component that an entry may replace."""
    return [
        component_of(name, kind, thing, facts, language)
        for name, kind in KINDS.items()
        for thing in getattr(facts, name).values()
    ]


def component_of(list_: str, kind: Kind, thing: Any, facts: Facts, language: str) -> Component:
    """Return a thing of a list with its form and its printed values, names in the language."""
    is_own = is_designed(thing.provenance)
    shown = show_thing(list_, thing, facts, language)
    group = f"{GROUPS[list_]} {getattr(thing, GROUPS[list_])}" if list_ in GROUPS else ""
    return Component(
        list_,
        getattr(thing, kind.key),
        kind.key,
        [(name, field.form) for name, field in kind.fields.items()],
        {
            name: as_list(getattr(shown if field is NAME else thing, name))
            for name, field in kind.fields.items()
        },
        thing.provenance,
        "designed" if is_own else "attested",
        shown.name,
        group=group,
        needs_consent=not is_own,
    )


def show(facts: Facts, component: Component, language: str) -> Shown:
    """Return a component as it is printed now."""
    thing = getattr(facts, component.list)[component.key]
    shown = show_thing(component.list, thing, facts, language)
    return Shown(shown.name, "", shown.text, shown.icons)


BOX: Final = BoxForms(PACKS, VOCABULARY, CATALOGUES, components, show, text_of)
