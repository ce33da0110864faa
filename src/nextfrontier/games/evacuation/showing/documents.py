"""Everything printed that a client shows, in one language: cards, tiles, tracks and both planets, by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

import msgspec

from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.positions.documents import Good
from nextfrontier.games.evacuation.showing import components as shown
from nextfrontier.games.evacuation.showing.effects import effects_by_place
from nextfrontier.games.evacuation.showing.numbers import NUMBERS
from nextfrontier.games.evacuation.showing.shapes import Components
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.words.texts import CATALOGUES, icons_in
from nextfrontier.kernel.game import Document

FALLBACK: Final = "en"


def components_of(language: str, options: Mapping[str, object]) -> Document:
    """Return the component document of a table: its pack respected, in English where there is no other language."""
    document = component_document(PACKS.facts_of(options), language if language in CATALOGUES else FALLBACK)
    plain: Document = msgspec.to_builtins(document)
    return plain


def component_document(facts: Facts, language: str) -> Components:
    """Return all components in words and icons, and the numbers that the rules use."""
    return Components(
        language=language,
        version=facts.version,
        goods=list(get_args(Good)),
        **shown.show_shelves(facts, language),
        progress=shown.progress_track(language),
        rim=shown.rim(),
        effects=effects_by_place(facts, language),
        **NUMBERS,
        icons=icons_in(language),
    )
