"""Production of the network, of metropolises, sites and cards (UC-PROD, UC-ADV-09..14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.tasks import Decision, Task
from nextfrontier.underwater_cities.board import (
    CITY_NAMES,
    KIND_NAMES,
    METROPOLISES,
    TUNNEL,
    SiteProduction,
    count_bits,
    site_numbers,
)
from nextfrontier.underwater_cities.effect import ANY_RESOURCE, CHANGES_AREA, Choose, Effect
from nextfrontier.underwater_cities.gains import Exchange, Pay, cannot_pay
from nextfrontier.underwater_cities.goods import BIOMATTER, NOTHING, Goods, most, plus, times
from nextfrontier.underwater_cities.permanents import Lasting
from nextfrontier.underwater_cities.player import PRODUCTION, Player
from nextfrontier.underwater_cities.sea import without

if TYPE_CHECKING:
    from nextfrontier.underwater_cities.sea import Sea

# What one farm, desalination plant, laboratory or tunnel gives: plain, and in addition when upgraded (UC-PROD-04..13).
PLAIN: Final[list[Goods]] = [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 1, 0), (1, 0, 0, 0, 0)]
UPGRADE: Final[list[Goods]] = [NOTHING, (0, 0, 0, 0, 1), (0, 0, 1, 0, 0), NOTHING]
UPGRADE_POINTS: Final = [1, 0, 0, 1]
# Once per connected city with two upgraded buildings of a kind (UC-PROD-08, -11, -14).
PAIR: Final[list[Goods]] = [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 1, 0, 0)]
PAIR_POINTS: Final = [1, 0, 0]
SYMBIOTIC_POINTS: Final = 2  # UC-PROD-15

NO_MOVE: Final = 1 << 12


class Produces(Lasting):
    """The effect of a production card, resolved in each production of its owner (UC-TYPE-11)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]


class Yield:
    """What one source gives in a production."""

    def __init__(self, source: str, goods: Goods, points: int) -> None:
        self.source = source
        self.goods = goods
        self.points = points


def own_production(kind: int, upgraded: bool, factor: int) -> Yield:
    """What a structure gives on its own in its present state (UC-PROD-04..13, UC-ADV-09, -10)."""
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
    """What buildings, tunnels, cities and special sites of the network give."""
    found: list[Yield] = []
    connected = player.connected_cities()
    for kind in range(TUNNEL):
        for site in site_numbers(player.connected_buildings(kind)):
            upgraded = player.upgraded_buildings >> site & 1 == 1
            found.append(named_yield(player, kind, site, upgraded, player.board.building_factor[site]))
        for city in site_numbers(connected):
            if count_bits(player.buildings_at(kind, city) & player.upgraded_buildings) >= 2:
                found.append(Yield(f"pair {CITY_NAMES[city]}", PAIR[kind], PAIR_POINTS[kind]))
    for site in site_numbers(player.tunnels_at_cities()):
        upgraded = player.upgraded_tunnels >> site & 1 == 1
        found.append(named_yield(player, TUNNEL, site, upgraded, player.board.tunnel_factor[site]))
    for city in site_numbers(player.symbiotic & connected):
        found.append(Yield(CITY_NAMES[city], NOTHING, SYMBIOTIC_POINTS * player.board.city_factor[city]))
    found.extend(
        Yield(site.place, site.goods, site.points)
        for site in player.board.productions
        if is_active(player, site)
    )
    return found


def named_yield(player: Player, kind: int, site: int, upgraded: bool, factor: int) -> Yield:
    """The own production of a structure under the name of its site."""
    own = own_production(kind, upgraded, factor)
    return Yield(player.board.site_name(kind, site), own.goods, own.points)


def is_active(player: Player, site: SiteProduction) -> bool:
    """Does a special site with a fixed gain act in this production (ADV-C, ADV-D, ADV-G)?"""
    if site.metropolis >= 0:
        return player.metropolises >> site.metropolis & 1 == 1
    if site.kind == TUNNEL:
        return site.sites & ~player.tunnels_at_cities() == 0
    if site.kind < TUNNEL:
        return (
            site.sites & ~(player.all_buildings() & player.building_sites_of(player.connected_cities())) == 0
        )
    return site.sites & ~player.connected_cities() == 0


def metropolis_production(sea: Sea, player: Player) -> list[Effect]:
    """The production effects of connected metropolises (UC-METRO-07, UC-PROD-19)."""
    tiles = [player.tiles[space] for space in range(METROPOLISES) if player.metropolises >> space & 1]
    found: list[Effect] = []
    for number in (*tiles, *player.gained):
        effect = sea.box.tile(number).production
        if effect is not None:
            found.append(effect)
    return found


def production_cards(sea: Sea, player: Player) -> list[int]:
    """The claimed production cards (UC-PROD-18)."""
    return [card for card in player.claimed if sea.box.card(card).type == "production"]


class Produce(Task["Sea"]):
    """The production of one player: everything that is given, then what is chosen (UC-PROD-27)."""

    def run(self, state: Sea) -> None:
        player = state.me()
        before = player.goods[BIOMATTER]
        for source in network_production(player):
            state.gain(source.goods, source.points, source.source, PRODUCTION)
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

    def encode(self) -> list[Any]:
        return ["produce"]


class CountProduced(Task["Sea"]):
    """Remember how much biomatter this production brought, from any source (CD-13)."""

    def __init__(self, before: int) -> None:
        self.before = before

    def run(self, state: Sea) -> None:
        player = state.me()
        player.produced = player.goods[BIOMATTER] - self.before

    def encode(self) -> list[Any]:
        return ["count_produced", self.before]


class SwapOutput(Effect):
    """One connected structure of the kind may produce something else instead (UC-PROD-22, CD-12)."""

    def __init__(self, kind: int, give: Goods, take: Goods) -> None:
        super().__init__()
        self.kind = kind
        self.give = give
        self.take = take

    def possible(self, sea: Sea) -> bool:
        return not self.why_impossible(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        player = sea.me()
        if not player.connected_buildings(self.kind):
            parameters: Parameters = {"kinds": KIND_NAMES[self.kind], "upgraded": False}
            return [Reason("nothing_produces", "UC-PROD-22", parameters, ["connect_one"])]
        return [] if player.can_pay(self.give) else [cannot_pay(self.give, player.stock(), "UC-PROD-22")]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.pay(self.give, self.place)
        sea.gain(self.take, 0, self.place, PRODUCTION)


class ProductionChoice(Decision["Sea"]):
    """A production card that leaves a choice: another output or not, or one of several gains."""

    def __init__(self, card: int) -> None:
        self.card = card

    def effects(self, state: Sea) -> list[Effect]:
        """What can be chosen."""
        effect = state.box.card(self.card).inner
        return effect.children() if isinstance(effect, Choose) else [effect]

    def kind(self) -> str:
        return "production_choice"

    def rules(self) -> list[str]:
        return ["UC-PROD-18", "UC-PROD-22", "UC-TURN-17"]

    def moves(self, state: Sea) -> list[int]:
        effects = self.effects(state)
        found = [i for i, effect in enumerate(effects) if effect.possible(state)]
        if len(effects) == 1:
            found.append(NO_MOVE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [*range(len(self.effects(state))), NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        effects = self.effects(state)
        if move == NO_MOVE:
            return (
                [] if len(effects) == 1 else [Reason("gain_is_given", "UC-TIME-14", {"card": self.card}, [])]
            )
        return effects[move].why_impossible(state)

    def apply(self, state: Sea, move: int) -> None:
        if move != NO_MOVE:
            self.effects(state)[move].begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        if move == NO_MOVE:
            return "decline"
        return f"use {self.card}" if len(self.effects(state)) == 1 else f"part {move + 1}"

    def encode(self) -> list[Any]:
        return ["production_choice", self.card]


class ProductionOptions(Decision["Sea"]):
    """Payments and exchanges of production cards, in the owner's order, each optional (UC-PROD-27)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def kind(self) -> str:
        return "production_options"

    def rules(self) -> list[str]:
        return ["UC-PROD-27", "UC-CARD-11"]

    def moves(self, state: Sea) -> list[int]:
        return [*[card for card in self.cards if not self.why_not(state, card)], NO_MOVE]

    def domain(self, state: Sea) -> list[int]:
        return [*self.cards, NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == NO_MOVE:
            return []
        effect = state.box.card(move).inner
        if isinstance(effect, Pay) and effect.from_produced and state.me().produced < effect.price[BIOMATTER]:
            needed, have = effect.price[BIOMATTER], state.me().produced
            return [Reason("not_produced", "UC-CARD-11", {"card": move, "needed": needed, "have": have}, [])]
        return effect.why_impossible(state)

    def apply(self, state: Sea, move: int) -> None:
        if move == NO_MOVE:
            return
        rest = without(self.cards, move)
        if rest:
            state.push(ProductionOptions(rest))
        state.box.card(move).inner.begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        return "done" if move == NO_MOVE else f"use {move}"

    def encode(self) -> list[Any]:
        return ["production_options", *self.cards]


class ProduceOne(Effect):
    """Gain the own production of up to n different structures: no multiplier, no pair bonus (UC-CARD-18, CD-11)."""

    def __init__(self, kinds: list[int], most: int, any_state: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.most = most
        self.any_state = any_state

    def candidates(self, player: Player, kind: int) -> int:
        """The structures of this kind that may be chosen."""
        if kind == TUNNEL:
            found = player.tunnels_at_cities()
            return found if self.any_state else found & player.upgraded_tunnels
        found = player.connected_buildings(kind)
        return found if self.any_state else found & player.upgraded_buildings

    def possible(self, sea: Sea) -> bool:
        player = sea.me()
        for kind in self.kinds:
            if self.candidates(player, kind):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if self.possible(sea):
            return []
        kinds = " ".join(KIND_NAMES[kind] for kind in self.kinds)
        parameters: Parameters = {"place": self.place, "kinds": kinds, "upgraded": not self.any_state}
        fixes = ["connect_one"] if self.any_state else ["upgrade_one"]
        return [Reason("nothing_produces", "UC-CARD-18", parameters, fixes)]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ProduceMore(self, self.most, must, ()))

    def supplies(self) -> int:
        return ANY_RESOURCE

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & CHANGES_AREA != 0 or self.possible(sea)

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for kind in self.kinds:
            found = most(found, plus(PLAIN[kind], UPGRADE[kind]))
        return times(found, self.most)


class ProduceMore(Decision["Sea"]):
    """Which structure's production to gain next."""

    def __init__(self, effect: ProduceOne, left: int, must: bool, done: tuple[int, ...]) -> None:
        self.effect = effect
        self.left = left
        self.must = must
        self.done = done  # structures already chosen

    def kind(self) -> str:
        return "produce"

    def rules(self) -> list[str]:
        return ["UC-CARD-18", "UC-ADV-12"]

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return ANY_RESOURCE

    def all_candidates(self, state: Sea) -> list[int]:
        """Every structure of the right kinds and state."""
        player = state.me()
        return [
            kind << 6 | site
            for kind in self.effect.kinds
            for site in site_numbers(self.effect.candidates(player, kind))
        ]

    def moves(self, state: Sea) -> list[int]:
        found = [move for move in self.all_candidates(state) if move not in self.done]
        return found if self.must else [*found, NO_MOVE]

    def domain(self, state: Sea) -> list[int]:
        return [*self.all_candidates(state), NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == NO_MOVE:
            rule = "UC-TURN-13"
            return [Reason("must_do_part", rule, {"place": self.effect.place}, [])] if self.must else []
        if move not in self.done:
            return []
        site = state.me().board.site_name(move >> 6, move & 63)
        return [Reason("already_chosen", "UC-CARD-18", {"site": site}, [])]

    def brings(self, state: Sea, move: int) -> int:
        return 0 if move == NO_MOVE else ANY_RESOURCE

    def apply(self, state: Sea, move: int) -> None:
        if move == NO_MOVE:
            return
        player = state.me()
        kind, site = move >> 6, move & 63
        mask = player.upgraded_tunnels if kind == TUNNEL else player.upgraded_buildings
        own = own_production(kind, mask >> site & 1 == 1, 1)
        state.gain(own.goods, own.points, self.effect.place, self.effect.heading)
        if self.left > 1:
            state.push(ProduceMore(self.effect, self.left - 1, False, (*self.done, move)))

    def notation(self, state: Sea, move: int) -> str:
        if move == NO_MOVE:
            return "done" if self.done else "decline"
        return f"produce {state.me().board.site_name(move >> 6, move & 63)}"

    def encode(self) -> list[Any]:
        return ["produce_more", self.effect.place, self.left, self.must, *self.done]
