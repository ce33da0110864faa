"""Effects: what cards, slots, tiles, sites and contracts do, and how parts are resolved (UC-TIME, UC-TURN-12..17).

An effect is a node of a tree that is built once; it knows its place (`card 37/2`, `SL-10`, `B-4`). Pending tasks
point to nodes. Every kind of effect has `possible` and its explaining twin `why_impossible` beside `begin`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import EVERYTHING, Decision, Task
from nextfrontier.underwater_cities.board import TUNNEL
from nextfrontier.underwater_cities.goods import NOTHING, Goods, most, plus

if TYPE_CHECKING:
    from nextfrontier.underwater_cities.sea import Sea

# What an effect can bring, as bits; the first five are the resources (see `goods`).
ANY_RESOURCE: Final = 31
BUILDS: Final = 1 << 5  # shifted by the kind of object: one is built
BUILDS_CITY: Final = 3 << 9
UPGRADES: Final = 1 << 11  # shifted by the kind of structure: one is upgraded
CONVERTS: Final = 1 << 15  # a nonsymbiotic dome comes back
CLAIMS: Final = 1 << 16  # a card is claimed or a special card is paid for
CHANGES_RULES: Final = 1 << 17  # a discount or a changed slot
ADDS_ACTION_CARD: Final = 1 << 18
READIES_CARD: Final = 1 << 19
USES_CARD: Final = 1 << 20
ADVANCES: Final = 1 << 21  # a Federation step
DISCARDS: Final = 1 << 22
ANY_BUILDING_SITE: Final = 1 << 23  # where something is built, if that can be any site of the board
ANY_EXPANSION_SITE: Final = 1 << 24
ANY_TUNNEL_SITE: Final = 1 << 25
ANY_CITY_SITE: Final = 1 << 26
CHANGES_AREA: Final = (1 << 17) - (1 << 5)  # all that can fulfil a contract

DECLINE: Final = 99


def building_supply(kind: int, expansion: bool) -> int:
    """What building an object of this kind brings by itself, wherever that is."""
    if kind == TUNNEL:
        return BUILDS << kind | ANY_TUNNEL_SITE
    if kind > TUNNEL:
        return BUILDS << kind | ANY_CITY_SITE
    return BUILDS << kind | (ANY_EXPANSION_SITE if expansion else ANY_BUILDING_SITE)


class Effect:
    """A node of an effect tree."""

    def __init__(self) -> None:
        self.place = ""  # where it stands: source and path
        self.of_slot = False  # part of a slot's own action (UC-CARD-28)
        self.heading = 0  # the heading under which its victory points are counted
        self.supply = EVERYTHING  # what it can bring by itself, see `supplies`

    def children(self) -> list[Effect]:
        """The nodes beneath, in order."""
        return []

    def parts(self) -> list[Effect]:
        """The parts that may be resolved in any order, each of them skipped (UC-TIME-01)."""
        return [self]

    def possible(self, sea: Sea) -> bool:
        """Can at least part of it be performed now by the active player (UC-TURN-21)?"""
        raise NotImplementedError

    def why_impossible(self, sea: Sea) -> list[Reason]:
        """Why nothing of it can be performed; empty if something can."""
        raise NotImplementedError

    def begin(self, sea: Sea, must: bool) -> None:
        """Resolve it; with `must` at least part has to be performed."""
        raise NotImplementedError

    def always_possible(self) -> bool:
        """Can it be performed in every position? Then nothing can break a promise to do so."""
        return False

    def is_automatic(self) -> bool:
        """Is it given without asking when it is triggered (UC-TIME-14)?"""
        return False

    def supplies(self) -> int:
        """Bits of what resolving it could bring by itself, what that triggers left aside: an upper bound."""
        return EVERYTHING

    def attainable(self, sea: Sea, supply: int) -> bool:
        """Could it be possible now, or once all of `supply` has come? An upper bound."""
        return True

    def yields(self, sea: Sea) -> Goods | None:
        """The most resources it could give if it gives nothing else that helps; None if it does more."""
        return None

    def label(self, index: int) -> str:
        """How a move names the choice of this part."""
        return f"part {index + 1}"

    def declined(self, sea: Sea) -> None:
        """The owner did not want it."""


def name_places(effect: Effect, place: str, of_slot: bool, heading: int) -> None:
    """Tell every node of a tree where it stands, and work out what it can bring."""
    effect.place = place
    effect.of_slot = of_slot
    effect.heading = heading
    for index, child in enumerate(effect.children()):
        name_places(child, f"{place}/{index + 1}", of_slot, heading)
    effect.supply = effect.supplies()


class Begin(Task["Sea"]):
    """Resolve an effect when it comes to the top."""

    def __init__(self, effect: Effect, must: bool) -> None:
        self.effect = effect
        self.must = must

    def run(self, state: Sea) -> None:
        self.effect.begin(state, self.must)

    def is_promise(self) -> bool:
        return self.must and not self.effect.always_possible()

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def encode(self) -> list[Any]:
        return ["begin", self.effect.place, self.must]


class Sequence(Decision["Sea"]):
    """Which part next? Parts may be taken in any order, each whole, and skipped unless one must be done."""

    def __init__(self, effect: Effect, left: int, must: bool, touched: bool) -> None:
        self.effect = effect
        self.left = left  # bit mask of the parts not yet taken
        self.must = must
        self.touched = touched

    def kind(self) -> str:
        return "parts"

    def rules(self) -> list[str]:
        return ["UC-TIME-01", "UC-TURN-12", "UC-TURN-13"] if self.must else ["UC-TIME-01", "UC-TURN-12"]

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

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

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def moves(self, state: Sea) -> list[int]:
        found: list[int] = []
        for i, part in enumerate(self.effect.parts()):
            if self.left >> i & 1 and part.possible(state):
                found.append(i)
        if not self.must:
            found.append(DECLINE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [*range(len(self.effect.parts())), DECLINE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == DECLINE:
            return [must_do_part(self.effect)] if self.must else []
        if not self.left >> move & 1:
            return [Reason("part_taken", "UC-TIME-02", {"part": move + 1}, [])]
        return self.effect.parts()[move].why_impossible(state)

    def brings(self, state: Sea, move: int) -> int:
        return 0 if move == DECLINE else self.supplies(state)

    def apply(self, state: Sea, move: int) -> None:
        if move == DECLINE:
            if not self.touched:
                self.effect.declined(state)
            return
        left = self.left & ~(1 << move)
        if left:
            state.push(Sequence(self.effect, left, False, True))
        self.effect.parts()[move].begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        if move == DECLINE:
            return "done" if self.touched else "decline"
        return self.effect.parts()[move].label(move)

    def encode(self) -> list[Any]:
        return ["parts", self.effect.place, self.left, self.must, self.touched]


class Alternatives(Decision["Sea"]):
    """Exactly one of several (UC-TURN-17)."""

    def __init__(self, effect: Effect, must: bool) -> None:
        self.effect = effect
        self.must = must

    def kind(self) -> str:
        return "alternatives"

    def rules(self) -> list[str]:
        return ["UC-TURN-17"]

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def moves(self, state: Sea) -> list[int]:
        found = [i for i, option in enumerate(self.effect.children()) if option.possible(state)]
        if not self.must:
            found.append(DECLINE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [*range(len(self.effect.children())), DECLINE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == DECLINE:
            return [must_do_part(self.effect)] if self.must else []
        return self.effect.children()[move].why_impossible(state)

    def brings(self, state: Sea, move: int) -> int:
        return 0 if move == DECLINE else self.effect.children()[move].supply

    def apply(self, state: Sea, move: int) -> None:
        if move != DECLINE:
            self.effect.children()[move].begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        return "decline" if move == DECLINE else f"part {move + 1}"

    def encode(self) -> list[Any]:
        return ["alternatives", self.effect.place, self.must]


class Order(Decision["Sea"]):
    """Several effects were triggered at once: their owner picks the next (UC-TIME-10)."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def kind(self) -> str:
        return "order"

    def rules(self) -> list[str]:
        return ["UC-TIME-10"]

    def moves(self, state: Sea) -> list[int]:
        return list(range(len(self.effects)))

    def domain(self, state: Sea) -> list[int]:
        return self.moves(state)

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        return []

    def supplies(self, state: Sea) -> int:
        return union([effect.supply for effect in self.effects])

    def apply(self, state: Sea, move: int) -> None:
        rest = [effect for i, effect in enumerate(self.effects) if i != move]
        if rest:
            state.push(Order(rest))
        offer_triggered(state, self.effects[move])

    def notation(self, state: Sea, move: int) -> str:
        return f"first {self.effects[move].place}"

    def encode(self) -> list[Any]:
        return ["order", *[effect.place for effect in self.effects]]


class Triggered(Task["Sea"]):
    """The end of a triggered effect: until then there are no free moments (UC-TIME-17)."""

    def run(self, state: Sea) -> None:
        """Nothing is left to do."""

    def closes(self) -> bool:
        return True

    def supplies(self, state: Sea) -> int:
        return 0

    def encode(self) -> list[Any]:
        return ["triggered"]


class Parts(Effect):
    """Separate parts, in any order, each may be skipped (UC-TIME-01, UC-TURN-12)."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def parts(self) -> list[Effect]:
        return self.nodes

    def possible(self, sea: Sea) -> bool:
        return any_possible(self.nodes, sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return reasons_against_all(self.nodes, sea)

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(Sequence(self, (1 << len(self.nodes)) - 1, must, False))

    def always_possible(self) -> bool:
        for node in self.nodes:
            if node.always_possible():
                return True
        return False

    def is_automatic(self) -> bool:
        for node in self.nodes:
            if not node.is_automatic():
                return False
        return True

    def supplies(self) -> int:
        return union([node.supply for node in self.nodes])

    def attainable(self, sea: Sea, supply: int) -> bool:
        return any_attainable(self.nodes, sea, supply)

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for node in self.nodes:
            given = node.yields(sea)
            if given is None:
                return None
            found = plus(found, given)
        return found


class Choose(Effect):
    """Exactly one of them (UC-TURN-17)."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def possible(self, sea: Sea) -> bool:
        return any_possible(self.nodes, sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return reasons_against_all(self.nodes, sea)

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(Alternatives(self, must))

    def always_possible(self) -> bool:
        for node in self.nodes:
            if node.always_possible():
                return True
        return False

    def supplies(self) -> int:
        return union([node.supply for node in self.nodes])

    def attainable(self, sea: Sea, supply: int) -> bool:
        return any_attainable(self.nodes, sea, supply)

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


def union(masks: list[int]) -> int:
    """All bits of the masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def must_do_part(effect: Effect) -> Reason:
    """The refusal to leave something undone that must be done in part."""
    return Reason("must_do_part", "UC-TURN-13", {"place": effect.place}, [])


def offer(sea: Sea, effect: Effect) -> None:
    """Let the active player resolve an effect or not: card effects are optional (UC-TURN-10)."""
    if isinstance(effect, Choose):
        sea.push(Alternatives(effect, False))
    else:
        sea.push(Sequence(effect, (1 << len(effect.parts())) - 1, False, False))


def trigger(sea: Sea, effects: list[Effect]) -> None:
    """Resolve what was triggered at once: gains and draws without asking, then the rest in the owner's order."""
    waiting: list[Effect] = []
    for effect in effects:
        whole = True
        for part in effect.parts():
            if part.is_automatic():
                if part.possible(sea):
                    part.begin(sea, True)
            else:
                whole = False
        if not whole:
            waiting.append(effect)
    if waiting:
        sea.push(Triggered())
        if len(waiting) > 1:
            sea.push(Order(waiting))
        else:
            offer_triggered(sea, waiting[0])


def offer_triggered(sea: Sea, effect: Effect) -> None:
    """Offer the parts of a triggered effect that may be declined: Federation steps, builds, contracts (UC-TIME-14)."""
    left = 0
    for i, part in enumerate(effect.parts()):
        if not part.is_automatic():
            left |= 1 << i
    sea.push(Sequence(effect, left, False, False))
