"""Effects that depend on a condition or on a count (UC-TIME-18, UC-TURN-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.counts import CONDITION, COUNT, UNBOUNDED, Condition, Count
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect, Within
from nextfrontier.games.underwater_cities.effects.gains import Gain
from nextfrontier.games.underwater_cities.effects.places import (
    GIVEN,
    IN_PRODUCTION,
    IN_TURN,
    NESTING,
    ONE_GAIN,
    POINTS,
    PRODUCED,
    REWARD,
    REWARD_PART,
    SCORING,
    TILE_PRODUCTION,
    TILE_SCORING,
    TRIGGERED,
    places,
)
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, times
from nextfrontier.kernel.reasons import Parameters, Problem, Reason
from nextfrontier.kernel.tasks import EVERYTHING
from nextfrontier.kit.expressions import ExpressionError
from nextfrontier.kit.vocabulary import Amount, Given, Items, Nested, Row, Word, as_number, join_rows
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import name_count, scale

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class If(Within):
    """The effect if the condition holds at resolution, else nothing (UC-TIME-18)."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__(effect)
        self.condition = condition
        self.causes = condition.causes()

    def possible(self, sea: Sea) -> bool:
        return self.condition.holds(sea, sea.me()) and self.effect.possible(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if not self.condition.holds(sea, sea.me()):
            parameters: Parameters = {"place": self.place, **self.condition.standing(sea, sea.me())}
            return [Reason("condition_not_met", "UC-TIME-18", parameters, [])]
        return self.effect.why_impossible(sea)

    def begin(self, sea: Sea, must: bool) -> None:
        if self.condition.holds(sea, sea.me()):
            self.effect.begin(sea, must)

    def is_automatic(self) -> bool:
        return self.effect.is_automatic()

    def attainable(self, sea: Sea, supply: int) -> bool:
        could_hold = supply & self.causes != 0 or self.condition.holds(sea, sea.me())
        return could_hold and self.effect.attainable(sea, supply)


IF: Final = Word(
    "if_",
    EFFECT,
    If,
    Nested("condition", CONDITION),
    Nested("effect", EFFECT),
    icons="if $condition arrow ($effect)",
    is_phrase=True,
    places={**NESTING, TRIGGERED: GIVEN, IN_PRODUCTION: PRODUCED},
)


class Per(Effect):
    """Give a gain for every so many of a count, rounded down, at most a number of times (UC-CARD-03, -12)."""

    def __init__(self, count: Count, gain: Gain, every: int, most: int) -> None:
        super().__init__()
        self.count = count
        self.gain = gain
        self.every = every
        self.most = most

    def children(self) -> list[Effect]:
        return [self.gain]

    def number(self, sea: Sea) -> int:
        """Return how often it gives: the count divided and rounded down (UC-CARD-03, -12)."""
        return min(self.count.value(sea, sea.me()) // self.every, self.most)

    def possible(self, sea: Sea) -> bool:
        return self.number(sea) > 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [count_is_zero(self.place, self.count.value(sea, sea.me()))]

    def begin(self, sea: Sea, must: bool) -> None:
        number = self.number(sea)
        if number:
            sea.gain(times(self.gain.goods, number), self.gain.points * number, self.place, self.heading)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return self.gain.supply

    def yields(self, sea: Sea) -> Goods | None:
        return times(self.gain.goods, self.number(sea)) if self.count.causes() != EVERYTHING else None


def make_per(count: Count, effect: Effect, every: int, most: int) -> Per:
    """Make the effect that gives a gain for every so many things."""
    if not isinstance(effect, Gain):
        raise ExpressionError(problem("per_effect_must_gain"))
    return Per(count, effect, every, most)


def say_per(given: Given) -> Part:
    """Say the gain, and for how many things it comes."""
    every = given.number("every")
    each = given.say_argument("count", every)
    is_bounded = given.has("max")
    return Message(
        "per.max" if is_bounded else "per",
        given.number("max") if is_bounded else 1,
        effect=given.say_argument("effect"),
        things=each if every == 1 else name_count(each, every),
    )


PER: Final = Word(
    "per",
    EFFECT,
    make_per,
    Nested("count", COUNT),
    Nested("effect", EFFECT),
    Amount("every", default=1),
    Amount("max", default=UNBOUNDED),
    says=say_per,
    icons="($effect) per [ $every ] $count [ up_to $max times ]",
    is_phrase=True,
    places={
        **dict.fromkeys((*IN_TURN, GIVEN, TRIGGERED, PRODUCED, IN_PRODUCTION), ONE_GAIN),
        **dict.fromkeys((REWARD, REWARD_PART, TILE_PRODUCTION), ONE_GAIN),
        **dict.fromkeys((SCORING, TILE_SCORING), POINTS),
    },
)


class Steps(Effect):
    """Victory points by a table of steps (M-2, M-5)."""

    def __init__(self, count: Count, least: list[int], points: list[int]) -> None:
        super().__init__()
        self.count = count
        self.least = least
        self.points = points

    def value(self, sea: Sea) -> int:
        """Return the points of the highest step reached."""
        reached = self.count.value(sea, sea.me())
        found = 0
        for least, points in zip(self.least, self.points, strict=True):
            if reached >= least:
                found = points
        return found

    def possible(self, sea: Sea) -> bool:
        return self.value(sea) > 0

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [count_is_zero(self.place, self.count.value(sea, sea.me()))]

    def begin(self, sea: Sea, must: bool) -> None:
        points = self.value(sea)
        if points:
            sea.gain(NOTHING, points, self.place, self.heading)

    def is_automatic(self) -> bool:
        return True

    def supplies(self) -> int:
        return 0


def make_steps(count: Count, least: list[int], points: list[int]) -> Steps:
    """Make a table of victory points."""
    if len(least) != len(points):
        raise ExpressionError(problem("steps_two_lists_same_length"))
    return Steps(count, least, points)


def say_steps(given: Given) -> Part:
    """Say `5 / 7 / 9 VP if you have at least 8 / 9 / 10 tunnels`."""
    least = given.items("steps")
    noun = given.say_argument("count", as_number(least[-1]))
    return Message("steps", points=scale(given.items("points")), thresholds=scale(least), nouns=noun)


def show_steps(given: Given) -> Row:
    """Show the points, then the steps."""
    points, least = (
        join_rows([[str(as_number(n))] for n in given.items(name)], "or") for name in ("points", "steps")
    )
    return ["gain", *points, "vp", "if", "at_least", *least, *given.show_argument("count")]


def why_not_rising(given: Given) -> Problem | None:
    """Return why steps and points make no table."""
    for name in ("steps", "points"):
        numbers = given.make_argument(name)
        if sorted(set(numbers)) != numbers:
            return problem("steps_both_lists_must_rise")
    return None


STEPS: Final = Word(
    "steps",
    EFFECT,
    make_steps,
    Nested("count", COUNT),
    Items("steps", Amount("step")),
    Items("points", Amount("points")),
    says=say_steps,
    icons=show_steps,
    places=places(SCORING, TILE_SCORING),
    elsewhere=problem("only_in_final_scoring"),
    sense=why_not_rising,
)


def count_is_zero(place: str, have: int) -> Reason:
    """Explain that there are too few things for an effect that gives something for their number."""
    return Reason("count_is_zero", "UC-TURN-21", {"place": place, "have": have}, [])
