"""Sites and pieces to build with: the supply, the names of sites, reasons against a site (UC-BUILD, UC-LIMIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.underwater_cities.state.board import NONSYMBIOTIC, SITES_PER_CITY, TUNNEL
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.kernel.reasons import Parameters, Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


def pieces_left(sea: Sea, kind: int) -> bool:
    """Is there still a piece of this kind in the supply (UC-LIMIT-02..06)?"""
    if kind < TUNNEL:
        return True
    return sea.supply.left(kind) > 0


def none_left(kind: int) -> Reason:
    """Explain that the supply of a limited piece has run out."""
    rule = "UC-LIMIT-03" if kind == TUNNEL else "UC-LIMIT-04" if kind == NONSYMBIOTIC else "UC-LIMIT-06"
    return Reason("none_left", rule, {"kind": kind}, [])


def why_not_legal(player: Player, kind: int, site: int, expansion: bool) -> Reason:
    """Explain why a site is no legal one for this kind."""
    network = player.network
    name = network.board.site_name(kind, site)
    parameters: Parameters = {"kind": kind, "site": name}
    if kind == TUNNEL:
        if network.tunnels >> site & 1:
            return Reason("site_occupied", "UC-BUILD-20", parameters, [])
        return Reason("tunnel_not_connected", "UC-BUILD-21", parameters, [])
    if kind > TUNNEL:
        if network.cities() >> site & 1:
            return Reason("site_occupied", "UC-BUILD-05", parameters, [])
        return Reason("city_not_adjacent", "UC-BUILD-06", parameters, [])
    if network.all_buildings() >> site & 1:
        return Reason("site_occupied", "UC-BUILD-14", parameters, [])
    is_expansion = site % SITES_PER_CITY == SITES_PER_CITY - 1
    if is_expansion and not expansion:
        return Reason("expansion_site", "UC-BUILD-36", parameters, [])
    if expansion and not is_expansion:
        return Reason("only_expansion_sites", "UC-CARD-15", parameters, [])
    return Reason("building_not_adjacent", "UC-BUILD-15", parameters, [])
