"""The terms of a build: kinds, sites and prices (UC-BUILD-26..29, -39, UC-CARD-08..10, -17, -26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.rules.construction.payment import (
    NORMAL_COSTS,
    Cost,
    can_build_for,
    can_build_with,
)
from nextfrontier.games.underwater_cities.rules.construction.upgrading import NORMAL_UPGRADE
from nextfrontier.games.underwater_cities.state.board import KINDS, NONSYMBIOTIC, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import (
    NOTHING,
    Goods,
    less,
    letters,
    plus,
)
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.supplies import (
    BUILDS,
    BUILDS_CITY,
    CHANGES_RULES,
    CONVERTS,
    UPGRADES,
    building_supply,
)
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.reasons import Parameters, Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

COST_RULES: Final = ["UC-BUILD-11", "UC-BUILD-12", "UC-BUILD-13", "UC-BUILD-19", "UC-BUILD-02", "UC-BUILD-03"]
SITE_RULES: Final = ["UC-BUILD-15", "UC-BUILD-15", "UC-BUILD-15", "UC-BUILD-21", "UC-BUILD-06", "UC-BUILD-06"]


class Terms(Effect):
    """Say which kinds may be built up to n times, at which sites and at which price."""

    def __init__(
        self,
        kinds: list[int],
        most: int,
        free: bool,
        cost: Goods,
        discount: Goods,
        expansion: bool,
        upgraded: bool,
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.most = most
        self.free = free
        self.cost = cost  # a specified cost; NOTHING: the normal one, unless it is free
        self.discount = discount
        self.expansion = expansion
        self.upgraded = upgraded  # build and upgrade it, as one whole (UC-TIME-02)
        self.costs = [Cost(self.own_cost(kind)) for kind in range(KINDS)]

    def own_cost(self, kind: int) -> Goods:
        """Return the normal, specified or no cost, less a discount (UC-BUILD-26..28, -39, UC-CARD-08, -17, -26)."""
        if self.free:
            return NOTHING
        return less(NORMAL_COSTS[kind] if self.cost == NOTHING else self.cost, self.discount)

    def base_cost(self, player: Player, kind: int) -> Goods:
        """Return the build's own cost, less the player's discounts (UC-CARD-09, -10)."""
        powers = player.powers
        cost = self.costs[kind].goods
        return less(cost, powers.discounts[kind]) if powers.discounted >> kind & 1 else cost

    def price(self, player: Player, kind: int, site: int) -> Goods:
        """Return the base cost and the surcharge of the site, for building only (UC-ADV-05..07)."""
        return plus(self.base_cost(player, kind), player.network.board.surcharge(kind, site))

    def legal_sites(self, sea: Sea, player: Player, kind: int) -> int:
        """Return the legal empty sites while there are pieces of this kind (UC-BUILD-29, UC-CARD-04, UC-LIMIT-12)."""
        network = player.network
        if kind < TUNNEL:
            return network.legal_building_sites(self.expansion)
        if kind == TUNNEL:
            return network.legal_tunnel_sites() if sea.supply.tunnels else 0
        return network.legal_city_sites() if sea.supply.left(kind) else 0

    def cannot_pay_at(self, player: Player, kind: int, site: int) -> Reason:
        """Explain which goods are missing for a build on a site, with the surcharge of the site (UC-ADV-05, -06)."""
        found = self.cannot_pay(player, kind, self.price(player, kind, site))
        surcharge = player.network.board.surcharge(kind, site)
        if surcharge != NOTHING:
            name = player.network.board.site_name(kind, site)
            found.parameters.update({"surcharge": letters(surcharge), "site": name})
        return found

    def cannot_pay(self, player: Player, kind: int, price: Goods) -> Reason:
        """Explain which resources are missing for a build, or for its upgrade."""
        parameters: Parameters = {"kind": kind, "price": letters(price), "stock": letters(player.goods)}
        if self.upgraded and can_build_for(player, price):
            parameters["price"] = letters(plus(price, NORMAL_UPGRADE))
            return Reason("cannot_upgrade_it", "UC-TIME-13", parameters, [])
        return Reason("cannot_pay_build", COST_RULES[kind], parameters, [])

    def supplies(self) -> int:
        found = 0
        for kind in self.kinds:
            found |= building_supply(kind, self.expansion)
            if self.upgraded:
                found |= UPGRADES << kind
        return found

    def attainable(self, sea: Sea, supply: int) -> bool:
        for kind in self.kinds:
            if self.could_build(sea, kind, supply):
                return True
        return False

    def could_build(self, sea: Sea, kind: int, supply: int) -> bool:
        """Could this kind be built and paid with all of a supply? Triggered effects may pay for an upgrade."""
        player = sea.players[sea.active]
        if not supply & CHANGES_RULES and not can_build_with(player, self.base_cost(player, kind), supply):
            return False
        if supply & (BUILDS << TUNNEL if kind == TUNNEL else BUILDS_CITY):
            return True  # it may open further sites
        network = player.network
        came_back = kind == NONSYMBIOTIC and supply & CONVERTS != 0
        sites = network.legal_city_sites() if came_back else self.legal_sites(sea, player, kind)
        plain = sites & ~network.board.sites_with_surcharge(kind)
        if plain or supply & CHANGES_RULES:
            return sites != 0
        for site in members(sites):
            if can_build_with(player, self.price(player, kind, site), supply):
                return True
        return False
