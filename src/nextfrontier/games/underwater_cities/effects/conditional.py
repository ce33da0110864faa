"""Effects that depend on a condition or on a count (UC-TIME-18, UC-TURN-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.underwater_cities.effects.counts import Condition, Count
from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.gains import Gain
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, times
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.tasks import EVERYTHING

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class If(Effect):
    """The effect if the condition holds at resolution, else nothing (UC-TIME-18)."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.causes = condition.causes()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]

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

    def supplies(self) -> int:
        return self.effect.supply

    def attainable(self, sea: Sea, supply: int) -> bool:
        could_hold = supply & self.causes != 0 or self.condition.holds(sea, sea.me())
        return could_hold and self.effect.attainable(sea, supply)

    def yields(self, sea: Sea) -> Goods | None:
        return self.effect.yields(sea)


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


class Steps(Effect):
    """Victory points by a table of steps (M-2, M-5)."""

    def __init__(self, count: Count, least: list[int], points: list[int]) -> None:
        super().__init__()
        self.count = count
        self.least = least
        self.points = points

    def value(self, sea: Sea) -> int:
        """The points of the highest step reached."""
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


def count_is_zero(place: str, have: int) -> Reason:
    """There are too few things for an effect that gives something for their number."""
    return Reason("count_is_zero", "UC-TURN-21", {"place": place, "have": have}, [])
