"""Effects of several parts and of alternatives, and the choice among them (UC-TIME-01, UC-TURN-10, -12..17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.promised import More, Promised
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, most, plus
from nextfrontier.games.underwater_cities.state.supplies import union
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

DECLINE: Final = 99
# A move is the index of a part, taken whole, or with a number of steps above it: 0x102 is 1 step of the third part.
STEPS_SHIFT: Final = 8
INDEX_MASK: Final = 255


class Several(Effect):
    """Nodes of which at least one must be possible."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def possible(self, sea: Sea) -> bool:
        return any_possible(self.nodes, sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return reasons_against_all(self.nodes, sea)

    def always_possible(self) -> bool:
        for node in self.nodes:
            if node.always_possible():
                return True
        return False

    def supplies(self) -> int:
        return union([node.supply for node in self.nodes])

    def attainable(self, sea: Sea, supply: int) -> bool:
        return any_attainable(self.nodes, sea, supply)


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

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for node in self.nodes:
            given = node.yields(sea)
            if given is None:
                return None
            found = plus(found, given)
        return found


class Choose(Several):
    """Exactly one of them (UC-TURN-17)."""

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(Alternatives(self, must))

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for node in self.nodes:
            given = node.yields(sea)
            if given is None:
                return None
            found = most(found, given)
        return found


def any_possible(nodes: list[Effect], sea: Sea) -> bool:
    """Is one of the nodes possible?"""
    for node in nodes:
        if node.possible(sea):
            return True
    return False


def any_attainable(nodes: list[Effect], sea: Sea, supply: int) -> bool:
    """Could one of the nodes be possible once all of `supply` has come?"""
    for node in nodes:
        if node.attainable(sea, supply):
            return True
    return False


def reasons_against_all(nodes: list[Effect], sea: Sea) -> list[Reason]:
    """Why none of the nodes is possible; empty as soon as one is."""
    found: list[Reason] = []
    for node in nodes:
        reasons = node.why_impossible(sea)
        if not reasons:
            return []
        found.extend(reasons)
    return found


def offer(sea: Sea, effect: Effect) -> None:
    """Let the active player resolve an effect or not: card effects are optional (UC-TURN-10, UC-CARD-20)."""
    if isinstance(effect, Choose):
        sea.push(Alternatives(effect, False))
    else:
        sea.push(Sequence(effect, (1 << len(effect.parts())) - 1, False, False))


def add_ways(found: list[int], index: int, part: Effect, sea: Sea) -> None:
    """Add the moves that take a part: whole, then with fewer and fewer of its steps (UC-FED-15)."""
    found.append(index)
    if sea.searching:
        return  # fewer steps bring nothing that all of them do not bring
    for steps in range(part.steps_at_will() - 1, 0, -1):
        found.append(index | steps << STEPS_SHIFT)


def all_ways(nodes: list[Effect], sea: Sea) -> list[int]:
    """Return the moves that take any of these nodes, and the one that takes none."""
    found: list[int] = []
    for index, node in enumerate(nodes):
        add_ways(found, index, node, sea)
    found.append(DECLINE)
    return found


def take(sea: Sea, nodes: list[Effect], move: int) -> None:
    """Perform the node that a move names, with its number of steps."""
    nodes[move & INDEX_MASK].perform(sea, move >> STEPS_SHIFT)


def with_steps(label: str, move: int) -> str:
    """Name a move: `part 1` takes all of the part, `part 1 steps 2` two of its steps (UC-FED-15)."""
    steps = move >> STEPS_SHIFT
    return f"{label} steps {steps}" if steps else label


class Sequence(More[Effect]):
    """Choose the next part: any that is possible by now, or none unless one must be done (UC-TIME-01, -08)."""

    shape = Shape("parts", Node("effect", Effect), Number("left"), Truth("must"), Truth("touched"))

    def kind(self) -> str:
        return "parts"

    def rules(self) -> list[str]:
        return ["UC-TIME-01", "UC-TURN-12", "UC-TURN-13"] if self.must else ["UC-TIME-01", "UC-TURN-12"]

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
        found = 0
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1:
                found |= part.supply
        return found

    def moves(self, state: Sea) -> list[int]:
        found: list[int] = []
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1 and part.possible(state):
                add_ways(found, i, part, state)
        if not self.must:
            found.append(DECLINE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return all_ways(self.effect.parts(), state)

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == DECLINE:
            return self.why_not_leave()
        index = move & INDEX_MASK
        if not self.left >> index & 1:
            rule = "UC-TIME-02" if self.touched else "UC-TIME-14"  # taken, or given when it was triggered
            return [Reason("part_taken", rule, {"part": index + 1}, [])]
        return self.effect.parts()[index].why_impossible(state)

    def loss(self, state: Sea, move: int) -> Reason | None:
        return self.lost_effect(state) if move == DECLINE and not self.touched else None

    def brings(self, state: Sea, move: int) -> int:
        return 0 if move == DECLINE else self.supplies(state)

    def apply(self, state: Sea, move: int) -> None:
        if move == DECLINE:
            if not self.touched:
                self.effect.declined(state)
            return
        left = self.left & ~(1 << (move & INDEX_MASK))
        if left:
            state.push(Sequence(self.effect, left, False, True))
        take(state, self.effect.parts(), move)

    def notation(self, state: Sea, move: int) -> str:
        if move == DECLINE:
            return self.leaving()
        index = move & INDEX_MASK
        return with_steps(self.effect.parts()[index].label(index), move)


class Alternatives(Promised[Effect]):
    """Exactly one of several (UC-TURN-17)."""

    shape = Shape("alternatives", Node("effect", Effect), Truth("must"))

    def kind(self) -> str:
        return "alternatives"

    def rules(self) -> list[str]:
        return ["UC-TURN-17"]

    def moves(self, state: Sea) -> list[int]:
        found: list[int] = []
        for i, option in enumerate(self.effect.children()):
            if option.possible(state):
                add_ways(found, i, option, state)
        if not self.must:
            found.append(DECLINE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return all_ways(self.effect.children(), state)

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == DECLINE:
            return self.why_not_leave()
        return self.effect.children()[move & INDEX_MASK].why_impossible(state)

    def loss(self, state: Sea, move: int) -> Reason | None:
        return self.lost_effect(state) if move == DECLINE else None

    def brings(self, state: Sea, move: int) -> int:
        return 0 if move == DECLINE else self.effect.children()[move & INDEX_MASK].supply

    def apply(self, state: Sea, move: int) -> None:
        if move != DECLINE:
            take(state, self.effect.children(), move)

    def notation(self, state: Sea, move: int) -> str:
        return "decline" if move == DECLINE else with_steps(f"part {(move & INDEX_MASK) + 1}", move)
