"""The cities, tunnels and buildings on a player board, as bit masks (UC-BUILD, UC-NET)."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, Board
from nextfrontier.kernel.values import Value


class Network(Value):
    """Hold the pieces on a board; copies of a player share it: `network = player.network = player.network.copy()`."""

    __slots__ = (
        "board", "buildings", "nonsymbiotic", "reached", "symbiotic", "tunnels", "upgraded_buildings",
        "upgraded_tunnels",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        nonsymbiotic: int,
        symbiotic: int,
        tunnels: int,
        upgraded_tunnels: int,
        buildings: list[int],
        upgraded_buildings: int,
        reached: int,
    ) -> None:
        self.board = board
        self.nonsymbiotic = nonsymbiotic
        self.symbiotic = symbiotic
        self.tunnels = tunnels
        self.upgraded_tunnels = upgraded_tunnels
        self.buildings = buildings  # masks of farms, desalination plants and laboratories; replaced, too
        self.upgraded_buildings = upgraded_buildings
        self.reached = reached  # city sites reached by tunnels, the starting city included

    def copy(self) -> Network:
        """Return a network that may be changed, its list replaced."""
        return Network(
            self.board, self.nonsymbiotic, self.symbiotic, self.tunnels, self.upgraded_tunnels, self.buildings,
            self.upgraded_buildings, self.reached,
        )  # fmt: skip

    def cities(self) -> int:
        """Return all city sites that hold a city of either kind, connected or not (UC-BUILD-10)."""
        return self.nonsymbiotic | self.symbiotic

    def connected_cities(self) -> int:
        """Return the cities of the network, the starting city always among them (UC-NET-01, -02, -04)."""
        return (self.nonsymbiotic | self.symbiotic) & self.reached

    def legal_city_sites(self) -> int:
        """Return the empty city sites next to a built city, connected or not (UC-BUILD-06..09, UC-NET-11, -12)."""
        cities = self.nonsymbiotic | self.symbiotic
        return self.board.neighbours[cities] & ~cities

    def legal_tunnel_sites(self) -> int:
        """Return the empty tunnel sites of the network: no tunnel is unconnected (UC-BUILD-21..23, UC-NET-03, -12)."""
        return self.board.incident[self.reached] & ~self.tunnels

    def legal_building_sites(self, expansion: bool) -> int:
        """Return the empty sites at cities and legal city sites (UC-BUILD-15, -16, -18, -36, -37, UC-NET-11, -12)."""
        cities = self.nonsymbiotic | self.symbiotic
        around = cities | self.board.neighbours[cities]
        sites = self.board.expansions[around] if expansion else self.board.sites[around]
        return sites & ~self.all_buildings()

    def all_buildings(self) -> int:
        """Return every building site that holds a building."""
        return self.buildings[0] | self.buildings[1] | self.buildings[2]

    def building_sites_of(self, cities: int) -> int:
        """Return all building sites of these cities, the expansion sites like the others (UC-BUILD-38)."""
        return self.board.sites[cities] | self.board.expansions[cities]

    def connected_buildings(self, kind: int) -> int:
        """Return the buildings of this kind at connected cities (UC-NET-05..07, UC-PROD-03, -17)."""
        return self.buildings[kind] & self.building_sites_of(self.connected_cities())

    def tunnels_at_cities(self) -> int:
        """Return the tunnels adjacent to a built city: those that produce and count (UC-PROD-02, -17, -20, D-31)."""
        return self.tunnels & self.board.incident[self.nonsymbiotic | self.symbiotic]

    def buildings_at(self, kind: int, city: int) -> int:
        """Return the buildings of this kind at one city, its expansion site included (UC-BUILD-38)."""
        return self.buildings[kind] & (31 << city * SITES_PER_CITY)
