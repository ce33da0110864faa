"""Taking one of the parts of an effect, or of the effects that fall together."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import D, Family, Field, Named, Numbers, Shown, first
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import S

PART: Final = Numbers("part", 1, 8)


class PartFamily(Family[S, D]):
    """Take one of several effects, counted from 1: `part 2`."""

    def __init__(self, pattern: str = "part {part}", *more: Field[Any]) -> None:
        super().__init__("part", pattern, [PART, *more], [Field("place")])

    def nodes(self, state: S, asked: D) -> list[Any]:
        """Return the effects among which one is taken."""
        raise NotImplementedError

    def options(self, state: S, asked: D) -> list[int]:
        return [self.base | index + 1 for index in range(len(self.nodes(state, asked)))]

    def why_not(self, state: S, asked: D, move: int) -> list[Reason]:
        found: list[Reason] = self.nodes(state, asked)[first(move) - 1].why_impossible(state)
        return found

    def values(self, state: S, asked: D, move: int) -> dict[str, Shown]:
        place = self.nodes(state, asked)[first(move) - 1].place
        return {**super().values(state, asked, move), "place": place}


class OrderChoice(Decision[S]):
    """Several effects fall together: their owner says which comes next."""

    def __init__(self, effects: list[Any]) -> None:
        self.effects = effects

    def supplies(self, state: S) -> int:
        found = 0
        for effect in self.effects:
            found |= effect.supply
        return found

    def resolve(self, state: S, effect: Any, rest: list[Any]) -> None:
        """Resolve the effect that was chosen; the rest waits."""
        raise NotImplementedError


class TakeFirst(Named[S, OrderChoice[Any]]):
    """Resolve one of the effects next; named by its place."""

    def __init__(self, place: Field[Any], *beside: Field[Any]) -> None:
        super().__init__("first", [place], list(beside))

    def options(self, state: S, asked: OrderChoice[Any]) -> list[int]:
        return list(range(len(asked.effects)))

    def brings(self, state: S, asked: OrderChoice[Any], move: int) -> int:
        return asked.supplies(state)

    def apply(self, state: S, asked: OrderChoice[Any], move: int) -> None:
        rest = [effect for i, effect in enumerate(asked.effects) if i != move]
        asked.resolve(state, asked.effects[move], rest)

    def spell(self, state: S, asked: OrderChoice[Any], move: int) -> str:
        return f"first {asked.effects[move].place}"

    def values(self, state: S, asked: OrderChoice[Any], move: int) -> dict[str, Shown]:
        return {"place": asked.effects[move].place}
