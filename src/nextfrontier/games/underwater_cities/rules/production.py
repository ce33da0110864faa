"""Production of the network, of metropolises and sites; the production of one player (UC-PROD, UC-ADV-09..14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.exchanges import Exchange, Pay
from nextfrontier.games.underwater_cities.effects.production_cards import (
    PLAIN,
    ProductionChoice,
    ProductionOptions,
    production_cards,
)
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES, TUNNEL, SiteProduction
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, NOTHING, Goods, times
from nextfrontier.games.underwater_cities.state.player import PRODUCTION, Player
from nextfrontier.kernel.bits import count_bits, members
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.vocabulary import Amount, Sort, Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

# What one farm, desalination plant, laboratory or tunnel gives in addition when upgraded (UC-PROD-04..13).
UPGRADE: Final[list[Goods]] = [NOTHING, (0, 0, 0, 0, 1), (0, 0, 1, 0, 0), NOTHING]
UPGRADE_POINTS: Final = [1, 0, 0, 1]
# Once per connected city with two upgraded buildings of a kind (UC-PROD-08, -11, -14).
PAIR: Final[list[Goods]] = [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 1, 0, 0)]  # UC-PROD-14, -23
PAIR_POINTS: Final = [1, 0, 0]
SYMBIOTIC_POINTS: Final = 2  # UC-PROD-15


# A production multiplier of a special site (UC-ADV-09).
FACTOR: Final = Sort("multiplier", int)
MULTIPLY: Final = Word(
    "multiply", FACTOR, lambda n: n, Amount("number", least=2, most=5), icons="production $number times"
)


class Yield:
    """The yield of one source in a production."""

    def __init__(self, source: str, goods: Goods, points: int) -> None:
        self.source = source
        self.goods = goods
        self.points = points


def own_production(kind: int, upgraded: bool, factor: int) -> Yield:
    """Return a structure's own production in its present state (UC-PROD-04..13, UC-UPG-10, UC-ADV-09, -10)."""
    plain, more = PLAIN[kind], UPGRADE[kind] if upgraded else NOTHING
    goods: Goods = (
        plain[0] + more[0],
        plain[1] + more[1],
        plain[2] + more[2],
        plain[3] + more[3],
        plain[4] + more[4],
    )
    return Yield("", times(goods, factor), UPGRADE_POINTS[kind] * factor if upgraded else 0)


def network_production(player: Player) -> list[Yield]:
    """Return the production of the network: only connected pieces produce (UC-NET-07, UC-PROD-03, -16, -17)."""
    found: list[Yield] = []
    network, board = player.network, player.network.board
    connected = network.connected_cities()
    for kind in range(TUNNEL):
        for site in members(network.connected_buildings(kind)):
            upgraded = network.upgraded_buildings >> site & 1 == 1
            found.append(named_yield(player, kind, site, upgraded, board.building_factor[site]))
        for city in members(connected):
            if count_bits(network.buildings_at(kind, city) & network.upgraded_buildings) >= 2:  # UC-ADV-11
                found.append(Yield(f"pair {CITY_NAMES[city]}", PAIR[kind], PAIR_POINTS[kind]))
    for site in members(network.tunnels_at_cities()):
        upgraded = network.upgraded_tunnels >> site & 1 == 1
        found.append(named_yield(player, TUNNEL, site, upgraded, board.tunnel_factor[site]))
    for city in members(network.symbiotic & connected):  # UC-ADV-13, -14
        found.append(Yield(CITY_NAMES[city], NOTHING, SYMBIOTIC_POINTS * board.city_factor[city]))
    found.extend(
        Yield(site.place, site.goods, site.points) for site in board.productions if is_active(player, site)
    )
    return found


def named_yield(player: Player, kind: int, site: int, upgraded: bool, factor: int) -> Yield:
    """Return the own production of a structure under the name of its site."""
    own = own_production(kind, upgraded, factor)
    return Yield(player.network.board.site_name(kind, site), own.goods, own.points)


def is_active(player: Player, site: SiteProduction) -> bool:
    """Does a special site with a fixed gain act in this production (ADV-C, ADV-D, ADV-G)?"""
    network = player.network
    if site.metropolis >= 0:
        return player.metropolises.connected >> site.metropolis & 1 == 1
    if site.kind == TUNNEL:
        return site.sites & ~network.tunnels_at_cities() == 0
    if site.kind < TUNNEL:
        connected = network.building_sites_of(network.connected_cities())
        return site.sites & ~(network.all_buildings() & connected) == 0
    return site.sites & ~network.connected_cities() == 0


def metropolis_production(sea: Sea, player: Player) -> list[Effect]:
    """Return the production effects of connected metropolises (UC-METRO-03, -07, UC-PROD-19, -20)."""
    found: list[Effect] = []
    for number in player.metropolises.connected_tiles():
        effect = sea.box.tile(number).production
        if effect is not None:
            found.append(effect)
    return found


class Produce(Task["Sea"]):
    """Produce for one player: all fixed gains, then the choices; permanents do nothing (UC-PROD-27, -28)."""

    shape = Shape("produce")

    def run(self, state: Sea) -> None:
        player = state.me()
        before = player.goods[BIOMATTER]
        for source in network_production(player):
            state.gain(source.goods, source.points, source.source, PRODUCTION)  # UC-PROD-24
        for effect in metropolis_production(state, player):
            effect.begin(state, True)
        options: list[int] = []
        choices: list[int] = []
        for card in production_cards(state, player):
            effect = state.box.card(card).inner
            if isinstance(effect, Exchange | Pay):
                options.append(card)
            elif effect.is_automatic():
                effect.begin(state, True)
            else:
                choices.append(card)
        if options:
            state.push(ProductionOptions(tuple(options)))
        state.push(CountProduced(before))
        for card in reversed(choices):
            state.push(ProductionChoice(card))


class CountProduced(Task["Sea"]):
    """Remember how much biomatter this production brought, from any source (CD-13)."""

    shape = Shape("count_produced", Number("before"))

    def __init__(self, before: int) -> None:
        self.before = before

    def run(self, state: Sea) -> None:
        player = state.me()
        player.produced = player.goods[BIOMATTER] - self.before
