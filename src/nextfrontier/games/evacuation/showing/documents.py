"""Everything printed that a client shows, in one language: cards, tiles, tracks and both planets, by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

import msgspec

from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.positions.documents import Good
from nextfrontier.games.evacuation.showing import components as shown
from nextfrontier.games.evacuation.showing.effects import effects_by_place
from nextfrontier.games.evacuation.showing.numbers import (
    cost_numbers,
    energy_numbers,
    limit_numbers,
    race_numbers,
    scoring_numbers,
)
from nextfrontier.games.evacuation.showing.shapes import Components
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.words.catalogues.icons import ICONS
from nextfrontier.games.evacuation.words.texts import CATALOGUES
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
        old_areas=shown.old_areas(language),
        continents=shown.continents(language),
        new_areas=shown.new_areas(language),
        progress=shown.progress_track(language),
        years=shown.years(language),
        board_actions=shown.board_actions(language),
        ships=shown.ship_tiles(facts, language),
        stadiums=shown.stadium_cards(facts, language),
        infrastructure=shown.infrastructure_cards(facts, language),
        technologies=shown.technology_tiles(facts, language),
        action_cards=shown.cards(facts, language),
        goals=shown.goal_cards(facts, language),
        bonuses=shown.bonus_cards(facts, language),
        common_goals=shown.common_goals(facts, language),
        lines=shown.lines(language),
        solo_cards=shown.solo_cards(facts, language),
        rim=shown.rim(),
        effects=effects_by_place(facts, language),
        energy=energy_numbers(),
        costs=cost_numbers(),
        limits=limit_numbers(),
        scoring=scoring_numbers(),
        race=race_numbers(),
        icons=dict(ICONS),
    )
