"""Effects of board actions, cards, technologies, bonuses and Progress spaces (section 3.10, OQ-30, OQ-57).

An effect is a node of a tree that is built once; it knows its place (`A4`, `card 30/2`, `T1.3/1`). Pending tasks
point to nodes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import LEAVE, Family, Field, Leave, Named, Numbers, Shown, hand_out
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Node, Nodes, Number, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import AllOf, Amount, Given, Place, Sort, Word, in_a_row
from nextfrontier.kit.words.messages import Message, Part, Series

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

MOST_PARTS: Final = 8
DONE: Final = LEAVE  # the move "no more of this"


class Effect:
    """A node of an effect tree."""

    def __init__(self) -> None:
        self.place = ""

    def children(self) -> list[Effect]:
        """Return the nodes beneath, in order."""
        return []

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        """Return the reasons why the active player can perform no part of it; empty if some part can be done."""
        return []

    def possible(self, worlds: Worlds) -> bool:
        """Can at least part of it be performed (OQ-80)?"""
        return not self.why_impossible(worlds)

    def begin(self, worlds: Worlds, must: bool) -> None:
        """Resolve it; with `must` at least part has to be performed."""
        raise NotImplementedError


EFFECT: Final = Sort("effect", Effect)
ACTION_CARD: Final = Place("an Action card")
ANYWHERE: Final = Place("a bonus or a technology")
MOST: Final = 9  # of anything an effect does: every choice must stay small enough to be shown
HOW_MANY: Final = Amount("number", most=MOST)


def name_places(effect: Effect, place: str, effects: dict[str, Effect]) -> None:
    """Tell every node of a tree where it stands, and list it."""
    effect.place = place
    effects[place] = effect
    for index, child in enumerate(effect.children()):
        name_places(child, f"{place}/{index + 1}", effects)


class Begin(Task["Worlds"]):
    """Resolve an effect when it comes to the top."""

    shape = Shape("begin", Node("effect", Effect))

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, state: Worlds) -> None:
        self.effect.begin(state, False)


class Question(Decision["Worlds"]):
    """A decision of this game that is its families of options."""


def all_of(*problems: Reason | None) -> list[Reason]:
    """Return those of several independent problems that there are."""
    return [problem for problem in problems if problem is not None]


def reason(code: str, rule: str, **parameters: int | str | bool) -> Reason:
    """Return a refusal without fixes of its own."""
    given: Parameters = dict(parameters)
    return Reason(code, rule, given, [])


def must_do_part(rule: str = "OQ-80") -> Reason:
    """Return the refusal to leave an effect undone that must be done in part."""
    return Reason("must_do_part", rule, {}, [])


class Seq(Effect):
    """One after the other; each may be declined."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        found: list[Reason] = []
        for node in self.nodes:
            reasons = node.why_impossible(worlds)
            if not reasons:
                return []
            found += reasons
        return found

    def possible(self, worlds: Worlds) -> bool:
        for node in self.nodes:
            if node.possible(worlds):
                return True
        return False

    def begin(self, worlds: Worlds, must: bool) -> None:
        for node in reversed(self.nodes):
            worlds.push(Begin(node))


def say_seq(given: Given) -> Part:
    """Say effects one after the other; those of a technology stand side by side."""
    effects = given.vocabulary.sorts[EFFECT.name]
    names = [part.name for part in given.items("parts") if isinstance(part, Call)]
    return Series("then" if all(name in effects for name in names) else "beside", given.all_said("parts"))


SEQ: Final = Word(
    "seq", EFFECT, Seq, AllOf("parts", EFFECT), says=say_seq, icons=in_a_row("then"), is_list=True
)


class Parts(Seq):
    """The two parts of a card: either order, each may be skipped (EV-ADV-13, -14)."""

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(ChoosePart(self, (1 << len(self.nodes)) - 1))


PARTS_WORD: Final = Word(
    "parts",
    EFFECT,
    Parts,
    AllOf("parts", EFFECT),
    says=lambda given: Message("two_parts", parts=Series("parts", given.all_said("parts"))),
    icons=in_a_row("parts"),
    is_list=True,
)


class ChoosePart(Question):
    """The choice of the next part."""

    shape = Shape("part", Node("effect", Parts), Number("left"))
    asked_by = ["EV-ADV-13", "EV-ADV-14"]

    def __init__(self, effect: Parts, left: int) -> None:
        self.effect = effect
        self.left = left  # bit mask of the parts not yet taken

    def families(self) -> list[Family[Any, Any]]:
        return PARTS


class TakePart(Family["Worlds", ChoosePart]):
    """Resolve a part; the parts are counted from 1."""

    def __init__(self) -> None:
        super().__init__("part", "part {part}", [Numbers("part", 1, MOST_PARTS)])

    def options(self, state: Worlds, asked: ChoosePart) -> list[int]:
        return [part + 1 for part in range(len(asked.effect.nodes)) if asked.left >> part & 1]

    def is_legal(self, state: Worlds, asked: ChoosePart, move: int) -> bool:
        return asked.effect.nodes[move - 1].possible(state)

    def why_not(self, state: Worlds, asked: ChoosePart, move: int) -> list[Reason]:
        return asked.effect.nodes[move - 1].why_impossible(state)

    def apply(self, state: Worlds, asked: ChoosePart, move: int) -> None:
        left = asked.left & ~(1 << move - 1)
        if left:
            state.push(ChoosePart(asked.effect, left))
        state.push(Begin(asked.effect.nodes[move - 1]))

    def values(self, state: Worlds, asked: ChoosePart, move: int) -> dict[str, Shown]:
        return {"part": move, "place": f"{asked.effect.place}/{move}"}


PARTS: Final = hand_out([TakePart(), Leave()])


class Together(Question):
    """AllOf effects fall together: their owner says which comes next (OQ-86)."""

    shape = Shape("together", Nodes("effects", Effect))
    asked_by = ["OQ-86"]

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def families(self) -> list[Family[Any, Any]]:
        return TRIGGERED


class Developed(Field["Worlds"]):
    """The effect of a technology that is fully developed now, by its place: `T1.3 now`."""

    def every(self, box: Any) -> list[str]:
        return [f"{technology.id} now" for technology in box.technologies]


class TakeFirst(Named["Worlds", Together]):
    """Resolve one of the effects next; the parameter is its place among them."""

    def __init__(self) -> None:
        super().__init__("first", [Developed("place")])

    def options(self, state: Worlds, asked: Together) -> list[int]:
        return list(range(len(asked.effects)))

    def apply(self, state: Worlds, asked: Together, move: int) -> None:
        begin_together(state, [effect for i, effect in enumerate(asked.effects) if i != move])
        state.push(Begin(asked.effects[move]))

    def spell(self, state: Worlds, asked: Together, move: int) -> str:
        return f"first {asked.effects[move].place}"

    def values(self, state: Worlds, asked: Together, move: int) -> dict[str, Shown]:
        return {"place": asked.effects[move].place}


TRIGGERED: Final = hand_out([TakeFirst()])


def begin_together(worlds: Worlds, effects: list[Effect]) -> None:
    """Resolve effects that were triggered together, in the order their owner likes."""
    if len(effects) == 1:
        worlds.push(Begin(effects[0]))
    elif effects:
        worlds.push(Together(effects))
