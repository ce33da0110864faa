"""Building cities, buildings and tunnels: sites, costs, payment, what it triggers (UC-BUILD, UC-NET-13, UC-BONUS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.agenda import Decision, Lookahead
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.underwater_cities.board import (
    FARM,
    NONSYMBIOTIC,
    SITES_PER_CITY,
    SYMBIOTIC,
    TUNNEL,
    site_numbers,
)
from nextfrontier.underwater_cities.contracts import newly_met
from nextfrontier.underwater_cities.effect import (
    CHANGED_RULES,
    DECLINE,
    SITES,
    Effect,
    must_do_part,
    trigger,
)
from nextfrontier.underwater_cities.goods import (
    BIOMATTER,
    CREDIT,
    KELP,
    NOTHING,
    SCIENCE,
    STEELPLAST,
    Goods,
    bits,
    less,
    letters,
    plus,
)
from nextfrontier.underwater_cities.metropolis import connect_metropolises
from nextfrontier.underwater_cities.permanents import (
    BUILT,
    BUILT_NTH_AT_CITY,
    BUILT_NTH_OF_TURN,
    CITY_CONNECTED,
)
from nextfrontier.underwater_cities.player import Player
from nextfrontier.underwater_cities.upgrading import NORMAL_UPGRADE, upgrade_structure

if TYPE_CHECKING:
    from nextfrontier.underwater_cities.sea import Sea

# Credits, kelp, steelplast, science, biomatter (UC-BUILD-02, -03, -11..13, -19).
NORMAL_COSTS: Final[list[Goods]] = [
    (0, 1, 0, 0, 0),
    (1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (1, 0, 1, 0, 0),
    (1, 1, 2, 0, 0),
    (2, 1, 1, 0, 1),
]
COST_RULES: Final = ["UC-BUILD-11", "UC-BUILD-12", "UC-BUILD-13", "UC-BUILD-19", "UC-BUILD-02", "UC-BUILD-03"]
KIND_SHIFT: Final = 6
SITE_MASK: Final = 63
NO_MOVE: Final = 1 << 12  # "no more of this"


class Build(Effect):
    """Build up to n objects, one after another, each of one of the kinds on a legal site."""

    def __init__(
        self, kinds: list[int], most: int, free: bool, cost: Goods, discount: Goods, expansion: bool, upgraded: bool
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.most = most
        self.free = free
        self.cost = cost  # a specified cost; NOTHING: the normal one, unless it is free
        self.discount = discount
        self.expansion = expansion
        self.upgraded = upgraded  # build and upgrade it, as one whole (UC-TIME-02)

    def widened(self, kinds: list[int]) -> Build:
        """The same with other kinds (a changed slot)."""
        return Build(kinds, self.most, self.free, self.cost, self.discount, self.expansion, self.upgraded)

    def base_cost(self, player: Player, kind: int) -> Goods:
        """Normal, specified or no cost, less all discounts (UC-BUILD-39, UC-CARD-08..10, -17)."""
        if self.free:
            return NOTHING
        cost = NORMAL_COSTS[kind] if self.cost == NOTHING else self.cost
        return less(cost, plus(self.discount, player.powers.discounts[kind]))

    def price(self, player: Player, kind: int, site: int) -> Goods:
        """The base cost and the surcharge of the site (UC-ADV-05, -06)."""
        return plus(self.base_cost(player, kind), player.board.surcharge(kind, site))

    def legal_sites(self, sea: Sea, player: Player, kind: int) -> int:
        """Legal empty sites while there are pieces of this kind (UC-BUILD-29, UC-LIMIT-12)."""
        if kind < TUNNEL:
            return player.legal_building_sites(self.expansion)
        if kind == TUNNEL:
            return player.legal_tunnel_sites() if sea.tunnel_supply else 0
        return player.legal_city_sites() if sea.domes[kind - NONSYMBIOTIC] else 0

    def open_sites(self, sea: Sea, kind: int) -> int:
        """The legal sites that the active player can also pay for."""
        player = sea.players[sea.active]
        sites = self.legal_sites(sea, player, kind)
        if not sites:
            return 0
        base = self.base_cost(player, kind)
        if not can_build_for(player, base):
            return 0
        if self.upgraded:
            return self.completable_sites(sea, player, kind, sites)
        surcharged = sites & player.board.surcharged(kind)
        found = sites & ~surcharged
        for site in site_numbers(surcharged):
            if can_build_for(player, plus(base, player.board.surcharge(kind, site))):
                found |= 1 << site
        return found

    def completable_sites(self, sea: Sea, player: Player, kind: int, sites: int) -> int:
        """The sites where the thing can be built and then upgraded (UC-TIME-13)."""
        found = 0
        for site in site_numbers(sites):
            price = self.price(player, kind, site)
            if not can_build_for(player, price):
                continue
            if player.goods[SCIENCE] - price[SCIENCE] >= 1 or self.completes(sea, kind, site):
                found |= 1 << site
        return found

    def completes(self, sea: Sea, kind: int, site: int) -> bool:
        """Could what the build triggers pay for the upgrade? Tried on a copy of its own."""
        trial = sea.copy()
        trial.agenda = None
        trial.lanes = []
        trial.searching = True
        start_building(trial, self, kind, site)
        trial.settle()
        return Lookahead().alive(trial)

    def possible(self, sea: Sea) -> bool:
        for kind in self.kinds:
            if self.open_sites(sea, kind):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        found: list[Reason] = []
        for kind in self.kinds:
            reason = self.why_no_site(sea, kind)
            if reason is None:
                return []
            found.append(reason)
        return found

    def why_no_site(self, sea: Sea, kind: int) -> Reason | None:
        """The nearest reason why this kind can be built nowhere."""
        if self.open_sites(sea, kind):
            return None
        player = sea.me()
        if kind >= TUNNEL and not pieces_left(sea, kind):
            return none_left(kind)
        sites = self.legal_sites(sea, player, kind)
        if not sites:
            return Reason("no_legal_site", SITE_RULES[kind], {"kind": kind}, [])
        cheapest = min(
            (self.price(player, kind, site) for site in site_numbers(sites)), key=lambda price: sum(price)
        )
        return self.cannot_pay(player, kind, cheapest)

    def cannot_pay(self, player: Player, kind: int, price: Goods) -> Reason:
        """What is missing for a build, or for its upgrade."""
        parameters: Parameters = {"kind": kind, "price": letters(price), "stock": letters(player.stock())}
        if self.upgraded and can_build_for(player, price):
            return Reason("cannot_upgrade_it", "UC-TIME-13", parameters, ["gain_science"])
        fixes = ["biomatter_replaces"] if price[KELP] or price[STEELPLAST] else []
        return Reason("cannot_pay_build", COST_RULES[kind], parameters, fixes)

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(BuildMore(self, self.most, must, False))

    def wants(self) -> int:
        needed = SITES | CHANGED_RULES
        for kind in self.kinds:
            needed |= bits(NORMAL_COSTS[kind] if self.cost == NOTHING else self.cost)
        if needed & (1 << KELP | 1 << STEELPLAST):
            needed |= 1 << BIOMATTER
        return needed | 1 << SCIENCE if self.upgraded else needed


SITE_RULES: Final = ["UC-BUILD-15", "UC-BUILD-15", "UC-BUILD-15", "UC-BUILD-21", "UC-BUILD-06", "UC-BUILD-06"]


def can_build_for(player: Player, price: Goods) -> bool:
    """Can this price be paid, kelp and steelplast with biomatter where they lack (UC-BUILD-31..34)?"""
    goods = player.goods
    if goods[CREDIT] < price[CREDIT] or goods[SCIENCE] < price[SCIENCE]:
        return False
    biomatter = price[BIOMATTER]
    if price[KELP] > goods[KELP]:
        biomatter += price[KELP] - goods[KELP]
    if price[STEELPLAST] > goods[STEELPLAST]:
        biomatter += price[STEELPLAST] - goods[STEELPLAST]
    return goods[BIOMATTER] >= biomatter


def ways_to_pay(player: Player, price: Goods) -> list[Goods]:
    """All payments for a price, least biomatter first (UC-BUILD-31, -39)."""
    found: list[Goods] = []
    kelp, steelplast = price[KELP], price[STEELPLAST]
    for replaced in range(kelp + steelplast + 1):
        for of_kelp in range(min(replaced, kelp) + 1):
            if replaced - of_kelp <= steelplast:
                payment: Goods = (
                    price[CREDIT],
                    kelp - of_kelp,
                    steelplast - (replaced - of_kelp),
                    price[SCIENCE],
                    price[BIOMATTER] + replaced,
                )
                if player.can_pay(payment):
                    found.append(payment)
    return found


def pieces_left(sea: Sea, kind: int) -> bool:
    """Is there still a piece of this kind in the supply (UC-LIMIT-02..06)?"""
    if kind < TUNNEL:
        return True
    return sea.tunnel_supply > 0 if kind == TUNNEL else sea.domes[kind - NONSYMBIOTIC] > 0


def none_left(kind: int) -> Reason:
    """The supply of a limited piece has run out."""
    rule = "UC-LIMIT-03" if kind == TUNNEL else "UC-LIMIT-04" if kind == NONSYMBIOTIC else "UC-LIMIT-06"
    return Reason("none_left", rule, {"kind": kind}, [])


def start_building(sea: Sea, effect: Build, kind: int, site: int) -> None:
    """Pay, asking how if there is a choice, and build; then upgrade it if that is part of it."""
    if effect.upgraded:
        sea.push(UpgradeBuilt(effect, kind, site))
    player = sea.me()
    ways = ways_to_pay(player, effect.price(player, kind, site))
    if len(ways) == 1:
        pay_and_build(sea, effect, kind, site, ways[0])
    else:
        sea.push(PayForBuild(effect, kind, site))


def pay_and_build(sea: Sea, effect: Build, kind: int, site: int, payment: Goods) -> None:
    """The whole cost is paid before the piece is placed (UC-BUILD-40)."""
    if payment != NOTHING:
        sea.pay(payment, effect.place)
    place_piece(sea, kind, site, effect.place)


def place_piece(sea: Sea, kind: int, site: int, cause: str) -> None:
    """Put a piece on the board and resolve everything that this triggers at once (UC-TIME-03, UC-NET-13)."""
    player = sea.me()
    bit = 1 << site
    sea.built += 1 << 4 * kind
    if sea.events is not None:
        sea.tell("built", cause, {"kind": kind, "site": player.board.site_name(kind, site)})
    found: list[Effect] = []
    if kind == TUNNEL:
        sea.tunnel_supply -= 1
        player.tunnels |= bit
        reach(sea, player, player.board.ends[site], found)
        connect_metropolises(sea, found)
    elif kind < TUNNEL:
        player.buildings[kind] |= bit
    else:
        place_dome(sea, player, kind, site, found)
    bonus = player.board.bonus(kind, site)
    if bonus is not None:
        found.append(bonus)
    powers = player.powers
    if powers.watched:
        powers.waiting_for(BUILT, 0, kind, found)
        powers.waiting_for(BUILT_NTH_OF_TURN, sea.built >> 4 * kind & 15, kind, found)
        if kind < TUNNEL and player.connected_cities() >> site // SITES_PER_CITY & 1:
            number = player.buildings_at(kind, site // SITES_PER_CITY).bit_count()
            powers.waiting_for(BUILT_NTH_AT_CITY, number, kind, found)
    if sea.contracts:
        newly_met(sea, found)
    if found:
        trigger(sea, found)


def reach(sea: Sea, player: Player, ends: int, found: list[Effect]) -> None:
    """A tunnel joins its ends to the network; cities among them become connected (UC-NET-04, CD-09)."""
    new = ends & ~player.reached
    player.reached |= ends
    for _ in range((new & player.cities()).bit_count()):
        player.powers.waiting_for(CITY_CONNECTED, 0, 0, found)


def place_dome(sea: Sea, player: Player, kind: int, site: int, found: list[Effect]) -> None:
    """Put a dome from the supply on a city site (UC-BUILD-05)."""
    if kind == SYMBIOTIC:
        player.symbiotic |= 1 << site
        sea.domes = (sea.domes[0], sea.domes[1] - 1)
    else:
        player.nonsymbiotic |= 1 << site
        sea.domes = (sea.domes[0] - 1, sea.domes[1])
    if player.reached >> site & 1:
        player.powers.waiting_for(CITY_CONNECTED, 0, 0, found)


class BuildMore(Decision["Sea"]):
    """What to build next, and where; things are built one at a time (UC-BUILD-25)."""

    def __init__(self, effect: Build, left: int, must: bool, touched: bool) -> None:
        self.effect = effect
        self.left = left
        self.must = must
        self.touched = touched

    def kind(self) -> str:
        return "build"

    def rules(self) -> list[str]:
        return ["UC-BUILD-25", "UC-BUILD-29"]

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def wants(self, state: Sea) -> int:
        return state.need_of(self.effect.wants())

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def moves(self, state: Sea) -> list[int]:
        found: list[int] = []
        for kind in self.effect.kinds:
            sites = self.effect.open_sites(state, kind)
            while sites:
                low = sites & -sites
                found.append(kind << KIND_SHIFT | low.bit_length() - 1)
                sites ^= low
        if not self.must:
            found.append(NO_MOVE)
        return found

    def domain(self, state: Sea) -> list[int]:
        board = state.me().board
        found = [
            kind << KIND_SHIFT | site for kind in self.effect.kinds for site in site_numbers(board.all_sites(kind))
        ]
        return [*found, NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == NO_MOVE:
            return [must_do_part(self.effect)] if self.must else []
        kind, site = move >> KIND_SHIFT, move & SITE_MASK
        if self.effect.open_sites(state, kind) >> site & 1:
            return []
        player = state.me()
        if not pieces_left(state, kind):
            return [none_left(kind)]
        if not self.effect.legal_sites(state, player, kind) >> site & 1:
            return [why_not_legal(player, kind, site, self.effect.expansion)]
        return [self.effect.cannot_pay(player, kind, self.effect.price(player, kind, site))]

    def apply(self, state: Sea, move: int) -> None:
        if move == NO_MOVE:
            return
        if self.left > 1:
            state.push(BuildMore(self.effect, self.left - 1, False, True))
        start_building(state, self.effect, move >> KIND_SHIFT, move & SITE_MASK)

    def notation(self, state: Sea, move: int) -> str:
        if move == NO_MOVE:
            return "done" if self.touched else "decline"
        return piece_name(state.me(), move >> KIND_SHIFT, move & SITE_MASK)

    def encode(self) -> list[Any]:
        return ["build", self.effect.place, self.left, self.must, self.touched]


def piece_name(player: Player, kind: int, site: int) -> str:
    """`tunnel TL-ML`, `lab BR.2`, `city MC symbiotic`."""
    name = player.board.site_name(kind, site)
    if kind < NONSYMBIOTIC:
        return f"{PIECE_NAMES[kind]} {name}"
    return f"city {name} {'symbiotic' if kind == SYMBIOTIC else 'nonsymbiotic'}"


PIECE_NAMES: Final = ["farm", "desal", "lab", "tunnel"]


def why_not_legal(player: Player, kind: int, site: int, expansion: bool) -> Reason:
    """Why a site is no legal one for this kind."""
    name = player.board.site_name(kind, site)
    parameters: Parameters = {"kind": kind, "site": name}
    if kind == TUNNEL:
        if player.tunnels >> site & 1:
            return Reason("site_occupied", "UC-BUILD-20", parameters, [])
        return Reason("tunnel_not_connected", "UC-BUILD-21", parameters, ["build_towards"])
    if kind > TUNNEL:
        if player.cities() >> site & 1:
            return Reason("site_occupied", "UC-BUILD-05", parameters, [])
        return Reason("city_not_adjacent", "UC-BUILD-06", parameters, ["build_neighbour"])
    if player.all_buildings() >> site & 1:
        return Reason("site_occupied", "UC-BUILD-14", parameters, [])
    is_expansion = site % SITES_PER_CITY == SITES_PER_CITY - 1
    if is_expansion and not expansion:
        return Reason("expansion_site", "UC-BUILD-36", parameters, [])
    if expansion and not is_expansion:
        return Reason("only_expansion_sites", "UC-CARD-15", parameters, [])
    return Reason("building_not_adjacent", "UC-BUILD-15", parameters, ["build_neighbour"])


class PayForBuild(Decision["Sea"]):
    """How to pay: biomatter may replace kelp and steelplast (UC-BUILD-31)."""

    def __init__(self, effect: Build, kind: int, site: int) -> None:
        self.effect = effect
        self.piece = kind
        self.site = site

    def kind(self) -> str:
        return "pay"

    def rules(self) -> list[str]:
        return ["UC-BUILD-31", "UC-BUILD-39"]

    def is_promise(self) -> bool:
        return True

    def keepable(self, state: Sea) -> bool:
        return bool(self.ways(state))

    def ways(self, state: Sea) -> list[Goods]:
        """All payments that are possible."""
        player = state.me()
        return ways_to_pay(player, self.effect.price(player, self.piece, self.site))

    def moves(self, state: Sea) -> list[int]:
        return list(range(len(self.ways(state))))

    def domain(self, state: Sea) -> list[int]:
        return self.moves(state)

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        return []

    def apply(self, state: Sea, move: int) -> None:
        pay_and_build(state, self.effect, self.piece, self.site, self.ways(state)[move])

    def notation(self, state: Sea, move: int) -> str:
        return f"pay {letters(self.ways(state)[move])}"

    def encode(self) -> list[Any]:
        return ["pay_build", self.effect.place, self.piece, self.site]


class UpgradeBuilt(Decision["Sea"]):
    """Upgrade the structure that this part has just built: the second half of one whole (UC-TIME-13)."""

    def __init__(self, effect: Build, kind: int, site: int) -> None:
        self.effect = effect
        self.piece = kind
        self.site = site

    def kind(self) -> str:
        return "upgrade_built"

    def rules(self) -> list[str]:
        return ["UC-TIME-13", "UC-UPG-13"]

    def is_promise(self) -> bool:
        return True

    def keepable(self, state: Sea) -> bool:
        return state.me().can_pay(NORMAL_UPGRADE)

    def wants(self, state: Sea) -> int:
        return 1 << SCIENCE

    def broken(self) -> Reason:
        return Reason("breaks_upgrade", "UC-TIME-13", {"place": self.effect.place}, [])

    def moves(self, state: Sea) -> list[int]:
        return [0] if self.keepable(state) else []

    def domain(self, state: Sea) -> list[int]:
        return [0]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        player = state.me()
        return [] if self.keepable(state) else [self.effect.cannot_pay(player, self.piece, NORMAL_UPGRADE)]

    def apply(self, state: Sea, move: int) -> None:
        state.pay(NORMAL_UPGRADE, self.effect.place)
        upgrade_structure(state, self.piece, self.site, self.effect.place)

    def notation(self, state: Sea, move: int) -> str:
        return f"upgrade {state.me().board.site_name(self.piece, self.site)}"

    def encode(self) -> list[Any]:
        return ["upgrade_built", self.effect.place, self.piece, self.site]
