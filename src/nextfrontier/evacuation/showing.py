"""Everything printed that a client shows, in one language: cards, tiles, tracks and both planets, by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nextfrontier.evacuation import showing_components as shown
from nextfrontier.evacuation.card_text import CATALOGUES
from nextfrontier.evacuation.catalogues.icons import ICONS
from nextfrontier.evacuation.goods import NAMES
from nextfrontier.evacuation.library import COMPONENTS_VERSION
from nextfrontier.evacuation.showing_effects import effects_by_place
from nextfrontier.evacuation.showing_numbers import numbers
from nextfrontier.evacuation.words import CATALOGUES as LOG_CATALOGUES
from nextfrontier.kernel.words.nouns import player

Document = dict[str, Any]
FALLBACK: Final = "en"
SEATS: Final = 4


def components_of(language: str, options: Mapping[str, object]) -> Document:
    """The component document, in English where there is no other language."""
    return component_document(language if language in CATALOGUES else FALLBACK)


def component_document(language: str) -> Document:
    """All components in words and icons, and the numbers that the rules use."""
    catalogue = LOG_CATALOGUES[language]
    return {
        "language": language,
        "version": COMPONENTS_VERSION,
        "goods": list(NAMES),
        "old_areas": shown.old_areas(language),
        "continents": shown.continents(language),
        "new_areas": shown.new_areas(language),
        "progress": shown.progress_track(language),
        "years": shown.years(language),
        "board_actions": shown.board_actions(language),
        "ships": shown.ship_tiles(language),
        "stadiums": shown.stadium_cards(language),
        "infrastructure": shown.infrastructure_cards(language),
        "technologies": shown.technology_tiles(language),
        "action_cards": shown.cards(language),
        "goals": shown.goal_cards(language),
        "bonuses": shown.bonus_cards(language),
        "common_goals": shown.common_goals(language),
        "lines": shown.lines(language),
        "solo_cards": shown.solo_cards(language),
        "rim": shown.rim(),
        "effects": effects_by_place(language),
        **numbers(),
        "icons": dict(ICONS),
        "players": [catalogue.say(player(seat)) for seat in range(SEATS)],
    }
