"""The gains of an effect, as bits: the bound before the search for a way to keep a promise (UC-TURN-21..23)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.state.board import TUNNEL

# The first five bits are the resources (see `goods`).
ANY_RESOURCE: Final = 31
BUILDS: Final = 1 << 5  # shifted by the kind of object: one is built
BUILDS_CITY: Final = 3 << 9
UPGRADES: Final = 1 << 11  # shifted by the kind of structure: one is upgraded
CONVERTS: Final = 1 << 15  # a nonsymbiotic dome comes back
CLAIMS: Final = 1 << 16  # a card is claimed or a special card is paid for
CHANGES_RULES: Final = 1 << 17  # a discount or a changed slot
ADDS_ACTION_CARD: Final = 1 << 18
READIES_CARD: Final = 1 << 19
USES_CARD: Final = 1 << 20
ADVANCES: Final = 1 << 21  # a Federation step
DISCARDS: Final = 1 << 22
ANY_BUILDING_SITE: Final = 1 << 23  # where something is built, if that can be any site of the board
ANY_EXPANSION_SITE: Final = 1 << 24
ANY_TUNNEL_SITE: Final = 1 << 25
ANY_CITY_SITE: Final = 1 << 26
CHANGES_AREA: Final = (1 << 17) - (1 << 5)  # all that can fulfil a contract


def building_supply(kind: int, expansion: bool) -> int:
    """Return the bits that building an object of this kind brings by itself, on any site."""
    if kind == TUNNEL:
        return BUILDS << kind | ANY_TUNNEL_SITE
    if kind > TUNNEL:
        return BUILDS << kind | ANY_CITY_SITE
    return BUILDS << kind | (ANY_EXPANSION_SITE if expansion else ANY_BUILDING_SITE)


def union(masks: list[int]) -> int:
    """Return all bits of the masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found
