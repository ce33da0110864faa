"""The Energy that an action costs, and paying it (EV-ACTION-08..15, EV-PASS-08..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import Begin, Effect, reason
from nextfrontier.games.evacuation.state.goods import ENERGY, NEW, OLD, Goods
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import WIDTH, Family, Numbers, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Text, Truth
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ENERGY_BY_ACTION: Final = [0, 0, 1, 2, 3, 3]  # D-05; each later one costs as much as the last
FREE_USES: Final = 3
SURCHARGE: Final = 1
THIRD: Final = 2
PASSAGE_TWO: Final = 2

MOST_ENERGY: Final = max(ENERGY_BY_ACTION) + SURCHARGE


def action_energy(player: Player, group: int) -> int:
    """Return the Energy of the next action, with the surcharge of its group (EV-ACTION-08..10, EV-ADV-09, OQ-13)."""
    number = player.actions.count_taken()
    cost = ENERGY_BY_ACTION[min(number, len(ENERGY_BY_ACTION) - 1)]
    if number == THIRD and player.powers.free_third_action:
        cost = 0
    if group and player.actions.tucked.count(group) >= FREE_USES:
        cost += SURCHARGE
    return cost


def ways_to_pay_energy(player: Player, cost: int) -> list[tuple[int, int]]:
    """Return the payments of the two worlds; Passage 2 says which world may pay (EV-ACTION-13, EV-PASS-08..11)."""
    past = player.progress.markers_past(PASSAGE_TWO)
    old, new = player.stock(OLD, ENERGY), player.stock(NEW, ENERGY)
    if past == 0:
        return [(cost, 0)] if old >= cost else []
    if past == 2:
        return [(0, cost)] if new >= cost else []
    return [(part, cost - part) for part in range(cost + 1) if part <= old and cost - part <= new]


def too_little_energy(player: Player, action: str, group: int, cost: int) -> Reason:
    """Refuse an action that the proper world cannot pay, and name a surcharge (EV-ACTION-10, -14)."""
    past = player.progress.markers_past(PASSAGE_TWO)
    old, new = player.stock(OLD, ENERGY), player.stock(NEW, ENERGY)
    world, have = [("old", old), ("either", old + new), ("new", new)][past]
    found = reason("too_little_energy", "EV-ACTION-14", action=action, energy=cost, world=world, have=have)
    if group and player.actions.tucked.count(group) >= FREE_USES:
        found.parameters.update({"surcharge": SURCHARGE, "uses": player.actions.tucked.count(group)})
    return found


def pays_and_can(worlds: Worlds, effect: Effect, way: tuple[int, int]) -> bool:
    """Is the action still possible after paying so (OQ-80)?"""
    goods = worlds.me().goods
    goods[ENERGY] -= way[0]
    goods[3 + ENERGY] -= way[1]
    possible = effect.possible(worlds)
    goods[ENERGY] += way[0]
    goods[3 + ENERGY] += way[1]
    return possible


class PayEnergy(Decision["Worlds"]):
    """The choice of a split of Energy between the worlds, asked only if there are several (EV-PASS-10)."""

    shape = Shape("energy", Number("cost"), Text("place"), Truth("must"))
    asked_by = ["EV-ACTION-13", "EV-PASS-10"]

    def __init__(self, cost: int, place: str, must: bool) -> None:
        self.cost = cost
        self.place = place  # of the effect that follows
        self.must = must

    def families(self) -> list[Family[Any, Any]]:
        return SPLITS


class Split(Family["Worlds", PayEnergy]):
    """So much Energy of the Old World and so much of the New World."""

    def __init__(self) -> None:
        super().__init__(
            "energy",
            "energy {old} old {new} new",
            [Numbers("old", 0, MOST_ENERGY), Numbers("new", 0, MOST_ENERGY)],
        )

    def options(self, state: Worlds, asked: PayEnergy) -> list[int]:
        return [self.base | new << WIDTH | old for old, new in ways_to_pay_energy(state.me(), asked.cost)]

    def is_legal(self, state: Worlds, asked: PayEnergy, move: int) -> bool:
        way = (first(move), second(move))
        return not asked.must or pays_and_can(state, state.box.effects[asked.place], way)

    def why_not(self, state: Worlds, asked: PayEnergy, move: int) -> list[Reason]:
        if self.is_legal(state, asked, move):
            return []
        return [reason("energy_needed", "OQ-80", action=asked.place, energy=asked.cost)]

    def apply(self, state: Worlds, asked: PayEnergy, move: int) -> None:
        old: Goods = (0, 0, first(move))
        new: Goods = (0, 0, second(move))
        state.pay(OLD, old, "EV-ACTION-12")
        state.pay(NEW, new, "EV-ACTION-12")
        effect = state.box.effects[asked.place]
        if asked.must:
            effect.begin(state, True)
        else:
            state.push(OfferCard(effect))


SPLITS: Final = hand_out([Split()])


class OfferCard(Task["Worlds"]):
    """The effect of a card played face up, as far as it is possible."""

    shape = Shape("offer_card", Node("effect", Effect))

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, state: Worlds) -> None:
        if state.watch is not None and not self.effect.possible(state):
            lost = reason("card_without_effect", "EV-ADV-15", place=self.effect.place)
            state.watch.warnings.append((state.active, lost))
        state.push(Begin(self.effect))
