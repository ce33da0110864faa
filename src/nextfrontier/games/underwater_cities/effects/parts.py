"""Effects of several parts and of alternatives, and the choice among them (UC-TIME-01, UC-TURN-10, -12..17)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import CONTRACT, STEPS
from nextfrontier.games.underwater_cities.effects.places import (
    ADDED,
    BONUS,
    BONUS_PART,
    GIVEN,
    IN_PRODUCTION,
    NESTING,
    ONE_GAIN,
    REWARD,
    REWARD_PART,
    TRIGGERED,
)
from nextfrontier.games.underwater_cities.effects.promised import Promised
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, most, plus
from nextfrontier.games.underwater_cities.state.supplies import union
from nextfrontier.kernel.families import WIDTH, Family, Leave, first, hand_out, second
from nextfrontier.kernel.reasons import Problem, Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kernel.tasks import UNKNOWN
from nextfrontier.kit.effects.effect import why_none_possible
from nextfrontier.kit.effects.parts import PartFamily
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import AllOf, Given, Word, in_a_row
from nextfrontier.kit.words.messages import Message, Series

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

PART: Final = re.compile(r"part ([0-9]{1,2})(?: steps ([0-9]{1,2}))?")


class Several(Effect):
    """Nodes of which at least one must be possible."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def possible(self, sea: Sea) -> bool:
        for node in self.nodes:
            if node.possible(sea):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return why_none_possible(self.nodes, sea)

    def always_possible(self) -> bool:
        for node in self.nodes:
            if node.always_possible():
                return True
        return False

    def supplies(self) -> int:
        return union([node.supply for node in self.nodes])

    def attainable(self, sea: Sea, supply: int) -> bool:
        for node in self.nodes:
            if node.attainable(sea, supply):
                return True
        return False

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for node in self.nodes:
            given = node.yields(sea)
            if given is None:
                return None
            found = self.join(found, given)
        return found

    def join(self, one: Goods, other: Goods) -> Goods:
        """Return the most that two of the nodes could give together."""
        raise NotImplementedError


class Parts(Several):
    """Separate parts, in any order, each may be skipped (UC-TIME-01, UC-TURN-12)."""

    def parts(self) -> list[Effect]:
        return self.nodes

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(Sequence(self, (1 << len(self.nodes)) - 1, must, False))

    def is_automatic(self) -> bool:
        for node in self.nodes:
            if not node.is_automatic():
                return False
        return True

    def join(self, one: Goods, other: Goods) -> Goods:
        return plus(one, other)


def why_in_one_list(given: Given) -> Problem | None:
    """Return why parts have no parts: they come in any order anyway."""
    nested = any(isinstance(part, Call) and part.name == given.word.name for part in given.items("effects"))
    return problem("parts_parts_parts_written_one") if nested else None


PARTS_WORD: Final = Word(
    "parts",
    EFFECT,
    Parts,
    AllOf("effects", EFFECT),
    says=lambda given: Series("parts", given.all_said("effects")),
    icons=in_a_row("and"),
    is_list=True,
    places={**NESTING, TRIGGERED: GIVEN, ADDED: ADDED, BONUS: BONUS_PART, REWARD: REWARD_PART},
    sense=why_in_one_list,
)


class Choose(Several):
    """Exactly one of them (UC-TURN-17)."""

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(Alternatives(self, must))

    def join(self, one: Goods, other: Goods) -> Goods:
        return most(one, other)


CHOOSE: Final = Word(
    "choose",
    EFFECT,
    Choose,
    AllOf("effects", EFFECT),
    says=lambda given: Message("choose", options=Series("or", given.all_said("effects"))),
    icons=in_a_row("or"),
    is_list=True,
    places={**NESTING, ADDED: ADDED, IN_PRODUCTION: ONE_GAIN},
)


def offer(sea: Sea, effect: Effect) -> None:
    """Let the active player resolve an effect or not: card effects are optional (UC-TURN-10, UC-CARD-20)."""
    if isinstance(effect, Choose):
        sea.push(Alternatives(effect, False))
    else:
        sea.push(Sequence(effect, (1 << len(effect.parts())) - 1, False, False))


class ChoosePart(Promised[Effect]):
    """A choice among several effects, its parts or its alternatives."""

    def __init__(self, effect: Effect, left: int, must: bool) -> None:
        super().__init__(effect, must)
        self.left = left  # a bit mask of the parts that may still be chosen

    def nodes(self) -> list[Effect]:
        """Return all effects among which one was or is chosen."""
        raise NotImplementedError

    def why_gone(self, index: int) -> Reason:
        """Return why a part cannot be chosen any more."""
        raise NotImplementedError

    def supplies_of(self, index: int) -> int:
        """Return the bits that could come when this part is chosen."""
        raise NotImplementedError

    def take(self, state: Sea, index: int, steps: int) -> None:
        """Perform a part with so many of its steps, all of them if 0; others may be chosen after it."""
        self.nodes()[index].perform(state, steps)

    def families(self) -> list[Family[Any, Any]]:
        return PARTS


class Sequence(ChoosePart):
    """Choose the next part: any that is possible by now, or none unless one must be done (UC-TIME-01, -08)."""

    shape = Shape("parts", Node("effect", Effect), Number("left"), Truth("must"), Truth("touched"))

    def __init__(self, effect: Effect, left: int, must: bool, touched: bool) -> None:
        super().__init__(effect, left, must)
        self.touched = touched  # some of it was done already

    def rules(self) -> list[str]:
        return ["UC-TIME-01", "UC-TURN-12", "UC-TURN-13"] if self.must else ["UC-TIME-01", "UC-TURN-12"]

    def nodes(self) -> list[Effect]:
        return self.effect.parts()

    def families(self) -> list[Family[Any, Any]]:
        return OFFERED_CONTRACT if self.effect.contract else PARTS

    def keepable(self, state: Sea) -> bool:
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1 and part.possible(state):
                return True
        return False

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        prospects = state.prospects(supply)
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1 and part.attainable(state, prospects):
                return True
        return False

    def supplies(self, state: Sea) -> int:
        return self.supplies_of(0)

    def supplies_of(self, index: int) -> int:
        found = 0
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1:
                found |= part.supply
        return found

    def why_gone(self, index: int) -> Reason:
        rule = "UC-TIME-02" if self.touched else "UC-TIME-14"  # taken, or given when it was triggered
        return Reason("part_taken", rule, {"part": index + 1}, [])

    def take(self, state: Sea, index: int, steps: int) -> None:
        left = self.left & ~(1 << index)
        if left:
            state.push(Sequence(self.effect, left, False, True))
        super().take(state, index, steps)

    def leaving(self) -> str:
        return "done" if self.touched else "decline"

    def leave(self, state: Sea) -> None:
        if not self.touched:
            self.effect.decline(state)

    def loss_of_leaving(self, state: Sea) -> Reason | None:
        return None if self.touched else self.lost_effect(state)


class Alternatives(ChoosePart):
    """Exactly one of several (UC-TURN-17)."""

    shape = Shape("alternatives", Node("effect", Effect), Truth("must"))
    asked_by = ["UC-TURN-17"]

    def __init__(self, effect: Effect, must: bool) -> None:
        super().__init__(effect, (1 << len(effect.children())) - 1, must)

    def nodes(self) -> list[Effect]:
        return self.effect.children()

    def supplies_of(self, index: int) -> int:
        return self.nodes()[index].supply

    def loss_of_leaving(self, state: Sea) -> Reason | None:
        return self.lost_effect(state)


class TakePart(PartFamily["Sea", ChoosePart]):
    """Take a part, counted from 1: `part 1` as a whole, `part 1 steps 2` two of its steps (UC-FED-15)."""

    def __init__(self) -> None:
        super().__init__("", STEPS)

    def nodes(self, state: Sea, asked: ChoosePart) -> list[Effect]:
        return asked.nodes()

    def options(self, state: Sea, asked: ChoosePart) -> list[int]:
        found: list[int] = []
        for index, node in enumerate(asked.nodes()):
            add_ways(found, index, node, state)
        return found

    def add_moves(self, state: Sea, asked: ChoosePart, found: list[int]) -> None:
        left = asked.left
        for index, node in enumerate(asked.nodes()):
            if left >> index & 1 and node.possible(state):
                add_ways(found, index, node, state)

    def why_not(self, state: Sea, asked: ChoosePart, move: int) -> list[Reason]:
        index = first(move) - 1
        return super().why_not(state, asked, move) if asked.left >> index & 1 else [asked.why_gone(index)]

    def brings(self, state: Sea, asked: ChoosePart, move: int) -> int:
        return asked.supplies_of(first(move) - 1)

    def apply(self, state: Sea, asked: ChoosePart, move: int) -> None:
        asked.take(state, first(move) - 1, second(move))

    def spell(self, state: Sea, asked: ChoosePart, move: int) -> str:
        steps = second(move)
        return f"part {first(move)} steps {steps}" if steps else f"part {first(move)}"

    def read(self, state: Sea, asked: ChoosePart, text: str) -> int:
        found = PART.fullmatch(text)
        return UNKNOWN if found is None else int(found[1]) | int(found[2] or 0) << WIDTH


def add_ways(found: list[int], index: int, part: Effect, sea: Sea) -> None:
    """Add the moves that take a part: whole, then with fewer and fewer of its steps (UC-FED-15)."""
    found.append(index + 1)
    if sea.searching:
        return  # fewer steps bring nothing that all of them do not bring
    for steps in range(part.steps_at_will() - 1, 0, -1):
        found.append(index + 1 | steps << WIDTH)


class TakeOffered(Family["Sea", Sequence]):
    """Take the contract that was just fulfilled (UC-GOV-08)."""

    def __init__(self) -> None:
        super().__init__("contract", "contract {contract}", [CONTRACT])

    def options(self, state: Sea, asked: Sequence) -> list[int]:
        return [asked.effect.contract]

    def is_legal(self, state: Sea, asked: Sequence, move: int) -> bool:
        return asked.effect.possible(state)

    def why_not(self, state: Sea, asked: Sequence, move: int) -> list[Reason]:
        return asked.effect.why_impossible(state)

    def brings(self, state: Sea, asked: Sequence, move: int) -> int:
        return asked.effect.supply

    def apply(self, state: Sea, asked: Sequence, move: int) -> None:
        asked.take(state, 0, 0)


PARTS: Final = hand_out([TakePart(), Leave()])
OFFERED_CONTRACT: Final = hand_out([TakeOffered(), Leave()])
