"""Gaining resources and points, and drawing cards (UC-RES, UC-CARD-28, -29)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import (
    AMOUNTS,
    MOST_GOODS,
    make_goods,
    show_amounts,
)
from nextfrontier.games.underwater_cities.effects.arguments import RESOURCES as OF_RESOURCES
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Certain, Effect
from nextfrontier.games.underwater_cities.effects.fields import OfGoods, goods_of_move, move_of_goods
from nextfrontier.games.underwater_cities.effects.permanents import SLOT_GAIN
from nextfrontier.games.underwater_cities.effects.places import (
    ADDED,
    GIFTS,
    GIVEN,
    IN_PRODUCTION,
    IN_TURN,
    ONE_GAIN,
    POINTS,
    PRODUCED,
    SCORING,
    TILE_PRODUCTION,
    TILE_SCORING,
    TRIGGERED,
    places,
)
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.hand import draw_cards, nothing_to_draw
from nextfrontier.games.underwater_cities.state.goods import (
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    Goods,
    bits,
    goods_of,
    most,
)
from nextfrontier.games.underwater_cities.state.supplies import DISCARDS
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Problem, Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kernel.tasks import REVEALS
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.expressions import ExpressionError, show
from nextfrontier.kit.vocabulary import Amount, AnyOf, Flag, Given, Place, Word
from nextfrontier.kit.words.messages import Message
from nextfrontier.kit.words.nouns import amounts

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Gain(Certain):
    """Take all of these from the supply; victory points are scored at once (UC-RES-02, -05)."""

    def __init__(self, goods: Goods, points: int) -> None:
        super().__init__()
        self.goods = goods
        self.points = points

    def begin(self, sea: Sea, must: bool) -> None:
        sea.gain(self.goods, self.points, self.place, self.heading)
        if self.of_slot:
            reward_slot_gain(sea, self.goods)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return bits(self.goods)

    def yields(self, sea: Sea) -> Goods | None:
        return self.goods


def why_no_points(given: Given, place: Place) -> list[Problem]:
    """Return why a gain has no place in final scoring."""
    if place not in (SCORING, POINTS, TILE_SCORING) or list(given.call.named) == ["vp"]:
        return []
    return [problem("final_scoring_gives_victory_points")]


GAIN: Final = Word(
    "gain",
    EFFECT,
    lambda *given: Gain(make_goods(*given), given[-1]),
    *AMOUNTS,
    Amount("vp", default=0, most=MOST_GOODS),
    says=lambda given: Message("gain", amounts=amounts(given.call)),
    icons=lambda given: ["gain", *show_amounts(given)],
    places=places(
        *IN_TURN, *GIFTS, GIVEN, TRIGGERED, ADDED, PRODUCED, IN_PRODUCTION, TILE_PRODUCTION,
        SCORING, POINTS, TILE_SCORING, ONE_GAIN,
    ),
    fits=why_no_points,
)  # fmt: skip


def reward_slot_gain(sea: Sea, goods: Goods) -> None:
    """Let cards that wait for resources from a slot's own action act now (UC-CARD-28, -29)."""
    powers = sea.me().powers
    if powers.watched & SLOT_GAIN:
        found: list[Effect] = []
        mask = bits(goods)
        for resource in range(RESOURCES):
            if mask >> resource & 1:
                powers.waiting_for(SLOT_GAIN, resource, 0, found)
        trigger(sea, found)


class GainAny(Certain):
    """Take a number of units of the listed resources, all different or not."""

    def __init__(self, amount: int, resources: list[int], distinct: bool) -> None:
        super().__init__()
        self.resources = resources
        picks = (
            combinations(resources, amount) if distinct else combinations_with_replacement(resources, amount)
        )
        self.choices: list[Goods] = [bundle(list(pick)) for pick in picks]
        self.moves = [move_of_goods(choice) for choice in self.choices]
        self.most = NOTHING
        for choice in self.choices:
            self.most = most(self.most, choice)

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(PickResources(self))

    def supplies(self) -> int:
        return bits(bundle(self.resources))

    def yields(self, sea: Sea) -> Goods | None:
        return self.most


def make_any_gain(amount: int, resources: list[int], distinct: bool) -> GainAny:
    """Make the gain of any of some resources, of which there must be enough."""
    if len(resources) < (amount if distinct else 1):
        raise ExpressionError(problem("gain_any_too_few_resources_listed"))
    return GainAny(amount, resources, distinct)


def why_not_told_apart(given: Given) -> Problem | None:
    """Return why two equal choices could not be told apart."""
    listed = given.items("of")
    return problem("gain_any_resource_listed_twice") if len({*map(show, listed)}) < len(listed) else None


GAIN_ANY: Final = Word(
    "gain_any",
    EFFECT,
    make_any_gain,
    Amount("number", most=4),
    AnyOf("of", OF_RESOURCES, noun="good.{}", named=True),
    Flag("distinct", icons="different"),
    says="gain_any{distinct:.distinct}",
    icons="gain $number $distinct open $of close",
    places=places(*IN_TURN, ADDED),
    sense=why_not_told_apart,
    work=("", 1),
)


def bundle(resources: list[int]) -> Goods:
    """Return a bundle with one unit of each resource."""
    amounts = [resources.count(resource) for resource in range(RESOURCES)]
    return goods_of(amounts)


class PickResources(Choice["Sea", GainAny]):
    """Choose the resources to take."""

    shape = Shape("pick_resources", Node("effect", GainAny))
    asked_by = ["UC-RES-02"]

    def families(self) -> list[Family[Any, Any]]:
        return GAINS


class GainBundle(OfGoods[PickResources]):
    """Take a bundle of resources, unit by unit: `gain kelp kelp`."""

    def __init__(self) -> None:
        super().__init__("gain")

    def options(self, state: Sea, asked: PickResources) -> list[int]:
        return asked.effect.moves

    def add_moves(self, state: Sea, asked: PickResources, found: list[int]) -> None:
        found += asked.effect.moves

    def brings(self, state: Sea, asked: PickResources, move: int) -> int:
        return bits(goods_of_move(move))

    def apply(self, state: Sea, asked: PickResources, move: int) -> None:
        goods = goods_of_move(move)
        state.gain(goods, 0, asked.effect.place, asked.effect.heading)
        if asked.effect.of_slot:
            reward_slot_gain(state, goods)

    def spell(self, state: Sea, asked: PickResources, move: int) -> str:
        amounts = list(goods_of_move(move))
        names = [RESOURCE_NAMES[i] for i in range(RESOURCES) for _ in range(amounts[i])]
        return "gain " + " ".join(names)


GAINS: Final = hand_out([GainBundle()])


class Draw(Effect):
    """Draw cards of the current Era, never special cards (UC-RES-03, -04)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, sea: Sea) -> bool:
        return not nothing_to_draw(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [Reason("deck_empty", "UC-LIMIT-07", {}, [])] if nothing_to_draw(sea) else []

    def begin(self, sea: Sea, must: bool) -> None:
        draw_cards(sea, self.amount, self.place)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return REVEALS

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & DISCARDS != 0 or not nothing_to_draw(sea)

    def yields(self, sea: Sea) -> Goods | None:
        return NOTHING


DRAW: Final = Word(
    "draw",
    EFFECT,
    Draw,
    Amount("number", most=5),
    icons="draw $number card",
    places=places(*IN_TURN, *GIFTS, GIVEN, TRIGGERED, ADDED),
)
