"""The cost of building and the ways to pay for it (UC-BUILD-02, -03, -11..13, -19, -31..40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.fields import OfGoods, goods_of_move, move_of_goods
from nextfrontier.games.underwater_cities.state.goods import (
    BIOMATTER,
    CREDIT,
    KELP,
    SCIENCE,
    STEELPLAST,
    Goods,
)
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

E = TypeVar("E", bound=Effect)

# Credits, kelp, steelplast, science, biomatter (UC-BUILD-02, -03, -11..13, -19).
NORMAL_COSTS: Final[list[Goods]] = [  # UC-PROD-26
    (0, 1, 0, 0, 0),
    (1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (1, 0, 1, 0, 0),
    (1, 1, 2, 0, 0),
    (2, 1, 1, 0, 1),
]


class Cost:
    """The cost of a kind; compiled, a list of these is read far quicker than a list of bundles."""

    def __init__(self, goods: Goods) -> None:
        self.goods = goods


def can_build_for(player: Player, price: Goods) -> bool:
    """Can this price be paid, kelp and steelplast with biomatter where they lack (UC-BUILD-31..34)?"""
    goods = player.goods
    if goods[CREDIT] < price[CREDIT] or goods[SCIENCE] < price[SCIENCE]:
        return False
    biomatter = price[BIOMATTER]
    kelp = price[KELP] - goods[KELP]
    if kelp > 0:
        biomatter += kelp
    steelplast = price[STEELPLAST] - goods[STEELPLAST]
    if steelplast > 0:
        biomatter += steelplast
    return goods[BIOMATTER] >= biomatter


def can_build_with(player: Player, price: Goods, supply: int) -> bool:
    """Tell whether the player could pay with plenty of the resources in the bit mask `supply`."""
    goods = player.goods
    if (goods[CREDIT] < price[CREDIT] and not supply >> CREDIT & 1) or (
        goods[SCIENCE] < price[SCIENCE] and not supply >> SCIENCE & 1
    ):
        return False
    if supply >> BIOMATTER & 1:
        return True
    biomatter = price[BIOMATTER]
    if price[KELP] > goods[KELP] and not supply >> KELP & 1:
        biomatter += price[KELP] - goods[KELP]
    if price[STEELPLAST] > goods[STEELPLAST] and not supply >> STEELPLAST & 1:
        biomatter += price[STEELPLAST] - goods[STEELPLAST]
    return goods[BIOMATTER] >= biomatter


def ways_to_pay(player: Player, price: Goods) -> list[Goods]:
    """Return all payments for a price, least biomatter first (UC-BUILD-31, -39, UC-ADV-15, -18)."""
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


class PayFor(Decision["Sea"], Generic[E]):
    """Choose one of several payments for a piece at a site."""

    def __init__(self, effect: E, kind: int, site: int) -> None:
        self.effect = effect
        self.piece = kind
        self.site = site

    def ways(self, state: Sea) -> list[Goods]:
        """Return all payments that are possible."""
        raise NotImplementedError

    def pay(self, state: Sea, payment: Goods) -> None:
        """Make a payment for the piece and get it."""
        raise NotImplementedError

    def families(self) -> list[Family[Any, Any]]:
        return PAYMENTS

    def kind(self) -> str:
        return "pay"

    def is_promise(self) -> bool:
        return True

    def keepable(self, state: Sea) -> bool:
        return bool(self.ways(state))


class PayBundle(OfGoods[PayFor[Any]]):
    """Pay a bundle of resources."""

    def __init__(self) -> None:
        super().__init__("pay")

    def options(self, state: Sea, asked: PayFor[Any]) -> list[int]:
        return [move_of_goods(payment) for payment in asked.ways(state)]

    def add_moves(self, state: Sea, asked: PayFor[Any], found: list[int]) -> None:
        for payment in asked.ways(state):
            found.append(move_of_goods(payment))

    def brings(self, state: Sea, asked: PayFor[Any], move: int) -> int:
        return asked.supplies(state)

    def apply(self, state: Sea, asked: PayFor[Any], move: int) -> None:
        asked.pay(state, goods_of_move(move))


PAYMENTS: Final = hand_out([PayBundle()])
