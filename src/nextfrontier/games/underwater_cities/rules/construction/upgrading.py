"""Upgrading structures (UC-UPG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import (
    ANY_STRUCTURES,
    FREE,
    PRICE,
    USUAL,
    one_or_two,
    show_cost,
)
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, SITE_MASK, STRUCTURE
from nextfrontier.games.underwater_cities.effects.permanents import UPGRADED, UPGRADED_NTH_AT_CITY
from nextfrontier.games.underwater_cities.effects.places import ADDED, IN_TURN, places
from nextfrontier.games.underwater_cities.effects.promised import More
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.construction.payment import PayFor
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES, SITES_PER_CITY, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, letters
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.supplies import BUILDS, UPGRADES
from nextfrontier.kernel.bits import count_bits, members
from nextfrontier.kernel.families import Family, Leave, hand_out
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kit.expressions import show
from nextfrontier.kit.vocabulary import Given, Nested, UpTo, Word, fill_pattern
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import name_count, things

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

NORMAL_UPGRADE: Final[Goods] = (0, 0, 0, 1, 0)  # 1 science for every kind of structure (UC-UPG-04)


class Upgrade(Effect):
    """Upgrade up to n structures that are not upgraded yet, connected or not (UC-UPG-01, -09, -11, -12)."""

    def __init__(self, kinds: list[int], most: int, prices: list[Goods]) -> None:
        super().__init__()
        self.kinds = kinds
        self.most = most
        self.prices = prices  # of which the payer picks one, anew for each structure (UC-CARD-37)

    def payable(self, player: Player) -> list[Goods]:
        """Return the prices that the player holds."""
        return [price for price in self.prices if player.can_pay(price)]

    def possible(self, sea: Sea) -> bool:
        player = sea.players[sea.active]
        for price in self.prices:
            if player.can_pay(price):
                return self.has_target(player)
        return False

    def has_target(self, player: Player) -> bool:
        """Is there a structure to upgrade?"""
        for kind in self.kinds:
            if upgradable(player, kind):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        player = sea.me()
        if not self.has_target(player):
            kinds = " ".join(KIND_NAMES[kind] for kind in self.kinds)
            return [Reason("nothing_to_upgrade", "UC-UPG-09", {"place": self.place, "kinds": kinds}, [])]
        return [] if self.payable(player) else [self.cannot_pay(player)]

    def cannot_pay(self, player: Player) -> Reason:
        """Explain that the player can pay none of the prices."""
        prices = " / ".join(letters(price) for price in self.prices)
        parameters: Parameters = {"price": prices, "stock": letters(player.goods)}
        return Reason("cannot_pay_upgrade", "UC-UPG-04", parameters, [])

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(UpgradeMore(self, self.most, must, False))

    def supplies(self) -> int:
        found = 0
        for kind in self.kinds:
            found |= UPGRADES << kind
        return found

    def attainable(self, sea: Sea, supply: int) -> bool:
        player = sea.players[sea.active]
        for price in self.prices:
            if player.lacks(price) & ~supply == 0:
                return self.target_attainable(player, supply)
        return False

    def target_attainable(self, player: Player, supply: int) -> bool:
        """Is there a structure to upgrade, or could one be built?"""
        for kind in self.kinds:
            if supply & BUILDS << kind or upgradable(player, kind):
                return True
        return False


def say_upgrade_price() -> Part:
    """Say the normal price of an upgrade, 1 science (UC-UPG-04)."""
    return Series("and", [name_count(Message("good.science"), 1)])


def say_upgrade(given: Given) -> Part:
    """Say the pieces to upgrade, and the price."""
    n, cost = given.number("n"), given.values["cost"]
    key = f"upgrade{one_or_two(n)}"
    upgraded = things([show(kind) for kind in given.items("kinds")], n)
    if cost == FREE:
        return Message(f"{key}.free", n, things=upgraded)
    price = say_upgrade_price() if cost == USUAL else given.say_argument("cost")
    return Message(f"{key}.price", n, things=upgraded, price=price)


UPGRADE: Final = Word(
    "upgrade",
    EFFECT,
    Upgrade,
    ANY_STRUCTURES,
    UpTo("n", default=1, most=3),
    Nested("cost", PRICE, {USUAL: [NORMAL_UPGRADE], FREE: [NOTHING]}, USUAL),
    says=say_upgrade,
    icons=lambda given: fill_pattern(f"upgrade $n $kinds {show_cost(given)}", given),
    places=places(*IN_TURN, ADDED),
    work=("n", 1),
)


def upgradable(player: Player, kind: int) -> int:
    """Return the structures of this kind that are not upgraded yet; cities are none (UC-UPG-01)."""
    network = player.network
    if kind == TUNNEL:
        return network.tunnels & ~network.upgraded_tunnels
    return network.buildings[kind] & ~network.upgraded_buildings


def upgrade_structure(sea: Sea, kind: int, site: int, cause: str) -> None:
    """Turn a structure over, which stays one of its kind; resolve triggers (UC-UPG-06..08, UC-NET-14, UC-TIME-03)."""
    player = sea.me()
    network = player.network = player.network.copy()
    if kind == TUNNEL:
        network.upgraded_tunnels |= 1 << site
    else:
        network.upgraded_buildings |= 1 << site
    if sea.events is not None:
        sea.tell("upgraded", cause, {"kind": kind, "site": network.board.site_name(kind, site)})
    found: list[Effect] = []
    powers = player.powers
    if powers.watched:
        powers.waiting_for(UPGRADED, 0, kind, found)
        city = site // SITES_PER_CITY
        if kind < TUNNEL and network.connected_cities() >> city & 1:
            here = network.buildings_at(kind, city) & network.upgraded_buildings
            powers.waiting_for(UPGRADED_NTH_AT_CITY, count_bits(here), kind, found)  # UC-CARD-34
    if sea.government.contracts:
        newly_met(sea, found)
    if found:
        trigger(sea, found)


class UpgradeMore(More[Upgrade]):
    """Choose the next piece to upgrade."""

    shape = Shape("upgrade", Node("effect", Upgrade), Number("left"), Truth("must"), Truth("touched"))
    asked_by = ["UC-UPG-03", "UC-UPG-04", "UC-UPG-09"]

    def families(self) -> list[Family[Any, Any]]:
        return UPGRADES_ONE


class UpgradeAt(Family["Sea", UpgradeMore]):
    """Upgrade a structure for one of the prices; if there is a choice, it is asked for."""

    def __init__(self) -> None:
        super().__init__("upgrade", "upgrade {site}", [STRUCTURE])

    def options(self, state: Sea, asked: UpgradeMore) -> list[int]:
        player = state.me()
        found: list[int] = []
        for kind in asked.effect.kinds:
            built = player.network.tunnels if kind == TUNNEL else player.network.buildings[kind]
            found.extend(kind << KIND_SHIFT | site for site in members(built))
        return found

    def add_moves(self, state: Sea, asked: UpgradeMore, found: list[int]) -> None:
        player = state.players[state.active]
        if asked.effect.payable(player):
            for kind in asked.effect.kinds:
                for site in members(upgradable(player, kind)):
                    found.append(kind << KIND_SHIFT | site)

    def why_not(self, state: Sea, asked: UpgradeMore, move: int) -> list[Reason]:
        player = state.me()
        if not upgradable(player, move >> KIND_SHIFT) >> (move & SITE_MASK) & 1:
            return [Reason("already_upgraded", "UC-UPG-09", {"site": STRUCTURE.spell(state, move)}, [])]
        return [] if asked.effect.payable(player) else [asked.effect.cannot_pay(player)]

    def brings(self, state: Sea, asked: UpgradeMore, move: int) -> int:
        return asked.effect.supply if asked.left > 1 else UPGRADES << (move >> KIND_SHIFT)

    def apply(self, state: Sea, asked: UpgradeMore, move: int) -> None:
        effect = asked.effect
        if asked.left > 1:
            state.push(UpgradeMore(effect, asked.left - 1, False, True))
        kind, site = move >> KIND_SHIFT, move & SITE_MASK
        prices = effect.payable(state.me())
        if len(prices) == 1:
            pay_and_upgrade(state, effect, kind, site, prices[0])
        else:
            state.push(PayForUpgrade(effect, kind, site))


UPGRADES_ONE: Final = hand_out([UpgradeAt(), Leave()])


def pay_and_upgrade(sea: Sea, effect: Upgrade, kind: int, site: int, price: Goods) -> None:
    """Pay one of the prices and upgrade."""
    if price != NOTHING:
        sea.pay(price, effect.place)
    upgrade_structure(sea, kind, site, effect.place)


class PayForUpgrade(PayFor[Upgrade]):
    """Choose one of several prices to pay (UC-CARD-37)."""

    shape = Shape("pay_upgrade", Node("effect", Upgrade), Number("piece"), Number("site"))
    asked_by = ["UC-UPG-05", "UC-CARD-37"]

    def supplies(self, state: Sea) -> int:
        return UPGRADES << self.piece

    def ways(self, state: Sea) -> list[Goods]:
        return self.effect.payable(state.me())

    def pay(self, state: Sea, payment: Goods) -> None:
        pay_and_upgrade(state, self.effect, self.piece, self.site, payment)
