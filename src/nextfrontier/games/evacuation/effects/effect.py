"""Effects of board actions, cards, technologies, bonuses and Progress spaces (section 3.10, OQ-30, OQ-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.problems import problem
from nextfrontier.kernel.families import LEAVE, Family, Field, Leave, hand_out
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Node, Nodes, Number, Shape
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.effects.effect import BeginEffect, EffectNode, name_nodes, why_none_possible
from nextfrontier.kit.effects.parts import OrderChoice, PartFamily, TakeFirst
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.vocabulary import AllOf, Amount, Given, Place, Sort, Word, in_a_row
from nextfrontier.kit.words.messages import Message, Part, Series

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

DONE: Final = LEAVE  # the move "no more of this"


class Effect(EffectNode["Worlds"]):
    """Do something of an action, card, technology, bonus or Progress space, at least in part if it must be (OQ-80)."""

    def must_do_part(self) -> Reason:
        return reason("must_do_part", "OQ-80")


EFFECT: Final = Sort("effect", Effect)
ACTION_CARD: Final = Place(problem("place.action_card"))
ANYWHERE: Final = Place(problem("place.anywhere"))
MOST: Final = 9  # of anything an effect does: every choice must stay small enough to be shown
HOW_MANY: Final = Amount("number", most=MOST)


def name_places(effect: Effect, place: str, effects: dict[str, Effect]) -> None:
    """Tell every node of a tree where it stands, and list it."""
    for node in name_nodes(effect, place):
        effects[node.place] = node


class Begin(BeginEffect["Worlds", Effect]):
    """Resolve an effect when it comes to the top; it may be declined (OQ-30)."""

    shape = Shape("begin", Node("effect", Effect))


def all_of(*problems: Reason | None) -> list[Reason]:
    """Return those of several independent problems that there are."""
    return [problem for problem in problems if problem is not None]


def reason(code: str, rule: str, **parameters: int | str | bool) -> Reason:
    """Return a refusal without fixes of its own."""
    given: Parameters = dict(parameters)
    return Reason(code, rule, given, [])


class Seq(Effect):
    """One after the other; each may be declined."""

    def __init__(self, nodes: list[Effect]) -> None:
        super().__init__()
        self.nodes = nodes

    def children(self) -> list[Effect]:
        return self.nodes

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        return why_none_possible(self.nodes, worlds)

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


class ChoosePart(Choice["Worlds", Parts]):
    """The choice of the next part."""

    shape = Shape("part", Node("effect", Parts), Number("left"))
    asked_by = ["EV-ADV-13", "EV-ADV-14"]

    def __init__(self, effect: Parts, left: int) -> None:
        super().__init__(effect)
        self.left = left  # bit mask of the parts not yet taken

    def families(self) -> list[Family[Any, Any]]:
        return PARTS


class TakePart(PartFamily["Worlds", ChoosePart]):
    """Resolve a part that was not taken yet."""

    def nodes(self, state: Worlds, asked: ChoosePart) -> list[Effect]:
        return asked.effect.nodes

    def options(self, state: Worlds, asked: ChoosePart) -> list[int]:
        return [part for part in super().options(state, asked) if asked.left >> part - 1 & 1]

    def is_legal(self, state: Worlds, asked: ChoosePart, move: int) -> bool:
        return asked.effect.nodes[move - 1].possible(state)

    def apply(self, state: Worlds, asked: ChoosePart, move: int) -> None:
        left = asked.left & ~(1 << move - 1)
        if left:
            state.push(ChoosePart(asked.effect, left))
        state.push(Begin(asked.effect.nodes[move - 1]))


PARTS: Final = hand_out([TakePart(), Leave()])


class Together(OrderChoice["Worlds"]):
    """Effects fall together: their owner says which comes next (OQ-86)."""

    shape = Shape("together", Nodes("effects", Effect))
    asked_by = ["OQ-86"]

    def families(self) -> list[Family[Any, Any]]:
        return TRIGGERED

    def resolve(self, state: Worlds, effect: Effect, rest: list[Effect]) -> None:
        begin_together(state, rest)
        state.push(Begin(effect))


class Developed(Field["Worlds"]):
    """The effect of a technology that is fully developed now, by its place: `T1.3 now`."""

    def every(self, box: Any) -> list[str]:
        return [f"{technology.id} now" for technology in box.technologies]


TRIGGERED: Final = hand_out([TakeFirst(Developed("place"))])


def begin_together(worlds: Worlds, effects: list[Effect]) -> None:
    """Resolve effects that were triggered together, in the order their owner likes."""
    if len(effects) == 1:
        worlds.push(Begin(effects[0]))
    elif effects:
        worlds.push(Together(effects))
