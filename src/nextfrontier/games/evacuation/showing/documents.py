"""Everything printed that a client shows, in one language: cards, tiles, tracks and both planets, by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.showing import components as shown
from nextfrontier.games.evacuation.showing.effects import effects_by_place
from nextfrontier.games.evacuation.showing.numbers import numbers
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.words.catalogues.icons import ICONS
from nextfrontier.games.evacuation.words.texts import CATALOGUES

Document = dict[str, Any]
FALLBACK: Final = "en"
SEATS: Final = 4


def components_of(language: str, options: Mapping[str, object]) -> Document:
    """The component document of a table: its pack respected, in English where there is no other language."""
    return component_document(PACKS.facts_of(options), language if language in CATALOGUES else FALLBACK)


def component_document(facts: Facts, language: str) -> Document:
    """All components in words and icons, and the numbers that the rules use."""
    return {
        "language": language,
        "version": facts.version,
        "goods": list(NAMES),
        "old_areas": shown.old_areas(language),
        "continents": shown.continents(language),
        "new_areas": shown.new_areas(language),
        "progress": shown.progress_track(language),
        "years": shown.years(language),
        "board_actions": shown.board_actions(language),
        "ships": shown.ship_tiles(facts, language),
        "stadiums": shown.stadium_cards(facts, language),
        "infrastructure": shown.infrastructure_cards(facts, language),
        "technologies": shown.technology_tiles(facts, language),
        "action_cards": shown.cards(facts, language),
        "goals": shown.goal_cards(facts, language),
        "bonuses": shown.bonus_cards(facts, language),
        "common_goals": shown.common_goals(facts, language),
        "lines": shown.lines(language),
        "solo_cards": shown.solo_cards(facts, language),
        "rim": shown.rim(),
        "effects": effects_by_place(facts, language),
        **numbers(),
        "icons": dict(ICONS),
    }
