"""Player boards as bit masks: sites and their neighbours, bonuses and special sites (UC-BUILD, UC-ADV).

City sites are bits 0..8 in reading order, tunnel sites bits in the order of the board, building sites bits
`city * 5 + n` with the expansion site of each city as its fifth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.effects.effect import Effect

FARM: Final = 0
DESALINATION: Final = 1
LABORATORY: Final = 2
TUNNEL: Final = 3
NONSYMBIOTIC: Final = 4  # a white dome (UC-BUILD-01)
SYMBIOTIC: Final = 5  # a purple dome (UC-BUILD-01)
KINDS: Final = 6

KIND_NAMES: Final = ["farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic"]

CITIES: Final = 9
CITY_NAMES: Final = ["TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC", "BR"]
START: Final = 8
SITES_PER_CITY: Final = 5
EXPANSION: Final = 4  # the fifth site of each city (UC-BUILD-35)
CITY_SETS: Final = 1 << CITIES

METROPOLISES: Final = 3  # spaces TL (brown), TR and BL (blue)
METROPOLIS_NAMES: Final = ["TL", "TR", "BL"]
METROPOLIS_TUNNELS: Final = ["TL-brown", "TR-blue", "BL-blue"]


class SiteProduction:
    """A special site that gives something in every production in which it is active (ADV-C, ADV-D, ADV-G)."""

    def __init__(self, kind: int, sites: int, metropolis: int, goods: Goods, points: int, place: str) -> None:
        self.kind = kind  # TUNNEL, FARM for any building, NONSYMBIOTIC for any city
        self.sites = sites
        self.metropolis = metropolis  # for ADV-D the metropolis that must be connected, else -1
        self.goods = goods
        self.points = points
        self.place = place


class Board:
    """One side of a player board. Tables are indexed by sets of city sites."""

    def __init__(self, number: int, advanced: bool, tunnels: list[str], building_sites: list[int]) -> None:
        self.number = number
        self.advanced = advanced
        self.tunnels = tunnels
        self.ends = [ends_of(name) for name in tunnels]
        self.metropolis_tunnels = [tunnels_to(tunnels, prefix) for prefix in METROPOLIS_TUNNELS]
        self.building_names = [building_site_name(site) for site in range(CITIES * SITES_PER_CITY)]
        self.building_mask = 0
        for city, count in enumerate(building_sites):
            self.building_mask |= ((1 << count) - 1 | 1 << EXPANSION) << city * SITES_PER_CITY
        self.incident = [self.touching(cities) for cities in range(CITY_SETS)]
        self.neighbours = [self.next_to(cities) for cities in range(CITY_SETS)]
        self.sites = [
            self.sites_at(cities, self.building_mask & ~EXPANSION_MASK) for cities in range(CITY_SETS)
        ]
        self.expansions = [self.sites_at(cities, EXPANSION_MASK) for cities in range(CITY_SETS)]
        self.city_bonus: list[Effect | None] = [None] * CITIES
        self.tunnel_bonus: list[Effect | None] = [None] * len(tunnels)
        self.building_bonus: list[Effect | None] = [None] * (CITIES * SITES_PER_CITY)
        self.city_surcharge: list[Goods] = [NOTHING] * CITIES
        self.tunnel_surcharge: list[Goods] = [NOTHING] * len(tunnels)
        self.building_surcharge: list[Goods] = [NOTHING] * (CITIES * SITES_PER_CITY)
        self.surcharged_cities = 0
        self.surcharged_tunnels = 0
        self.surcharged_buildings = 0
        self.city_factor = [1] * CITIES
        self.tunnel_factor = [1] * len(tunnels)
        self.building_factor = [1] * (CITIES * SITES_PER_CITY)
        self.productions: list[SiteProduction] = []
        self.city_supply = 0  # what the bonuses can bring, see `effect`
        self.tunnel_supply = 0
        self.building_supply = 0
        self.expansion_supply = 0

    def touching(self, cities: int) -> int:
        """Return the tunnel sites with an end at one of these city sites (UC-BUILD-24)."""
        found = 0
        for i, ends in enumerate(self.ends):
            if ends & cities:
                found |= 1 << i
        return found

    def next_to(self, cities: int) -> int:
        """Return the city sites with a tunnel site directly between them and one of these (UC-BUILD-06)."""
        found = 0
        for ends in self.ends:
            if ends & cities:
                found |= ends
        return found & ~cities

    def sites_at(self, cities: int, mask: int) -> int:
        """Return the building sites of the mask that belong to one of these city sites (UC-BUILD-17)."""
        found = 0
        for city in range(CITIES):
            if cities >> city & 1:
                found |= CITY_BLOCK << city * SITES_PER_CITY
        return found & mask

    def surcharge(self, kind: int, site: int) -> Goods:
        """Return the additional cost of building this kind on this site (UC-ADV-03)."""
        if kind < TUNNEL:
            return self.building_surcharge[site]
        return self.tunnel_surcharge[site] if kind == TUNNEL else self.city_surcharge[site]

    def sites_with_surcharge(self, kind: int) -> int:
        """Return the sites for this kind that ask for a surcharge."""
        if kind < TUNNEL:
            return self.surcharged_buildings
        return self.surcharged_tunnels if kind == TUNNEL else self.surcharged_cities

    def bonus(self, kind: int, site: int) -> Effect | None:
        """Return the bonus for building on this site (UC-BONUS-02)."""
        if kind < TUNNEL:
            return self.building_bonus[site]
        return self.tunnel_bonus[site] if kind == TUNNEL else self.city_bonus[site]

    def all_sites(self, kind: int) -> int:
        """Return every site of this board for this kind."""
        if kind < TUNNEL:
            return self.building_mask
        return (1 << len(self.tunnels)) - 1 if kind == TUNNEL else CITY_SETS - 1

    def site_name(self, kind: int, site: int) -> str:
        """Return the id of a site in moves and positions."""
        if kind < TUNNEL:
            return self.building_names[site]
        return self.tunnels[site] if kind == TUNNEL else CITY_NAMES[site]


CITY_BLOCK: Final = (1 << SITES_PER_CITY) - 1
EXPANSION_MASK: Final = sum(1 << city * SITES_PER_CITY + EXPANSION for city in range(CITIES))


def ends_of(tunnel: str) -> int:
    """Return the city sites at the ends of a tunnel site; a metropolis is no city (UC-BUILD-24, UC-METRO-08)."""
    found = 0
    for end in tunnel.split(".")[0].split("-"):
        if end in CITY_NAMES:
            found |= 1 << CITY_NAMES.index(end)
    return found


def tunnels_to(tunnels: list[str], prefix: str) -> int:
    """Return the tunnel sites that lead to a metropolis (UC-METRO-02)."""
    found = 0
    for i, name in enumerate(tunnels):
        if name.startswith(prefix):
            found |= 1 << i
    return found


def building_site_name(site: int) -> str:
    """Return the name of a building site: `MC.2`, and `MC.x` for the expansion site."""
    n = site % SITES_PER_CITY
    return f"{CITY_NAMES[site // SITES_PER_CITY]}.{'x' if n == EXPANSION else n + 1}"


def building_site(name: str) -> int:
    """Return the number of a building site; -1 if there is no such name."""
    city, dot, n = name.partition(".")
    if city not in CITY_NAMES or dot != "." or n not in ("1", "2", "3", "4", "x"):
        return -1
    return CITY_NAMES.index(city) * SITES_PER_CITY + (EXPANSION if n == "x" else int(n) - 1)
