"""Preparing and gaining Factories (EV-FACTORY, OQ-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import EFFECT, Begin, Effect, reason
from nextfrontier.games.evacuation.effects.gains import ANY, KIND_WORDS
from nextfrontier.games.evacuation.effects.units import ALL_UNITS, Unit, unit_of
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, WORLDS, one
from nextfrontier.kernel.families import Family, Leave, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape, Truth
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Flag, OneOf, Word

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds


FACTORY_ICONS: Final = {name: "factory" if name == "any" else f"{name}_factory" for name in KIND_WORDS}
KIND_OF_FACTORY: Final = OneOf("factory", KIND_WORDS, noun="factory.{}", icons=FACTORY_ICONS)


class Prepare(Effect):
    """Pay 1 unit, take an unused Factory of that type to the side that paid (EV-FACTORY-02..04, EV-RES-06)."""

    def __init__(self, kind: int, free: bool, triggers: bool) -> None:
        super().__init__()
        self.kind = kind
        self.free = free
        self.triggers = triggers  # a second Factory does not bring a third (OQ-32)

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        found: list[Reason] = []
        for unit in range(2 * KINDS):
            if self.kind in (ANY, unit % KINDS):
                problems = why_not_prepare(worlds, unit, self.free)
                if not problems:
                    return []
                found += [problem for problem in problems if not is_told(problem, found)]
        return found

    def possible(self, worlds: Worlds) -> bool:
        for unit in range(2 * KINDS):
            if self.kind in (ANY, unit % KINDS) and can_prepare(worlds, unit, self.free):
                return True
        return False

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(PrepareFactory(self, must))


PREPARE: Final = Word(
    "prepare",
    EFFECT,
    lambda kind, free: Prepare(kind, free, True),
    KIND_OF_FACTORY,
    Flag("free"),
    says="prepare{free:.free}",
    icons="prepare $factory $free",
)


def can_prepare(worlds: Worlds, unit: int, free: bool) -> bool:
    """Does nothing speak against a Factory? The quick twin of `why_not_prepare`."""
    player = worlds.me()
    return player.unused_factories(unit % KINDS) > 0 and (free or player.goods[unit] > 0)


def why_not_prepare(worlds: Worlds, unit: int, free: bool) -> list[Reason]:
    """Return all that speaks against a Factory of this type on this world (EV-FACTORY-02, -11)."""
    found: list[Reason] = []
    player = worlds.me()
    world, kind = unit // KINDS, unit % KINDS
    if not player.unused_factories(kind):
        found.append(reason("no_unused_factory", "EV-FACTORY-11", kind=NAMES[kind]))
    if not free and not player.stock(world, kind):
        found.append(reason("none_left", "EV-FACTORY-02", world=WORLDS[world], kind=NAMES[kind]))
    return found


def is_told(problem: Reason, told: list[Reason]) -> bool:
    """Tell whether the list holds an equal reason already."""
    for other in told:
        if other.code == problem.code and other.parameters == problem.parameters:
            return True
    return False


class PrepareFactory(Choice["Worlds", Prepare]):
    """The choice of a Factory to prepare, and of its world."""

    shape = Shape("prepare", Node("effect", Prepare), Truth("must"))
    asked_by = ["EV-FACTORY-02", "EV-FACTORY-03", "EV-FACTORY-04"]

    def families(self) -> list[Family[Any, Any]]:
        return PREPARATIONS


class PrepareOne(Unit[PrepareFactory]):
    """Prepare a Factory of a type on the world that pays."""

    def __init__(self) -> None:
        super().__init__("prepare", "prepare {good} {world}")

    def options(self, state: Worlds, asked: PrepareFactory) -> list[int]:
        return [unit for unit in ALL_UNITS if asked.effect.kind in (ANY, first(unit))]

    def is_legal(self, state: Worlds, asked: PrepareFactory, move: int) -> bool:
        return can_prepare(state, unit_of(move), asked.effect.free)

    def why_not(self, state: Worlds, asked: PrepareFactory, move: int) -> list[Reason]:
        return why_not_prepare(state, unit_of(move), asked.effect.free)

    def brings(self, state: Worlds, asked: PrepareFactory, move: int) -> int:
        return 0

    def apply(self, state: Worlds, asked: PrepareFactory, move: int) -> None:
        kind, world = first(move), second(move)
        if not asked.effect.free:
            state.pay(world, one(kind), asked.effect.place)
        add_factory(state, kind, world, "prepared_factory", asked.effect.place)
        second_one = state.me().powers.triggers.get(f"prepare_{NAMES[kind]}")
        if second_one is not None and asked.effect.triggers:
            state.push(Begin(second_one))


PREPARATIONS: Final = hand_out([PrepareOne(), Leave()])


def add_factory(worlds: Worlds, kind: int, world: int, event: str, cause: str) -> None:
    """Put an unused Factory on one side of the player board (EV-FACTORY-05, -10)."""
    worlds.me().factories[world * KINDS + kind] += 1
    if worlds.events is not None:
        worlds.tell(event, cause, {"kind": NAMES[kind], "world": WORLDS[world]})


class GainFactory(Effect):
    """Gain an unused Factory for free, on either side; this is no preparation (OQ-32, OQ-65)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        player = worlds.me()
        kinds = range(KINDS) if self.kind == ANY else [self.kind]
        for kind in kinds:
            if player.unused_factories(kind):
                return []
        return [reason("no_unused_factory", "EV-FACTORY-11", kind=NAMES[kinds[0]])]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(TakeFactory(self))


FACTORY: Final = Word("factory", EFFECT, GainFactory, KIND_OF_FACTORY, icons="gain 1 $factory")


class TakeFactory(Choice["Worlds", GainFactory]):
    """The choice of a Factory to gain, and of its side."""

    shape = Shape("gain_factory", Node("effect", GainFactory))
    asked_by = ["EV-ADV-23", "EV-FACTORY-11", "OQ-30"]

    def families(self) -> list[Family[Any, Any]]:
        return FACTORIES

    def leaving(self) -> str:
        return "decline"


class TakeOne(Unit[TakeFactory]):
    """Gain an unused Factory on a side of the player board."""

    def __init__(self) -> None:
        super().__init__("factory", "factory {good} {world}")

    def options(self, state: Worlds, asked: TakeFactory) -> list[int]:
        return [unit for unit in ALL_UNITS if asked.effect.kind in (ANY, first(unit))]

    def is_legal(self, state: Worlds, asked: TakeFactory, move: int) -> bool:
        return can_prepare(state, unit_of(move), True)

    def why_not(self, state: Worlds, asked: TakeFactory, move: int) -> list[Reason]:
        return why_not_prepare(state, unit_of(move), True)

    def brings(self, state: Worlds, asked: TakeFactory, move: int) -> int:
        return 0

    def apply(self, state: Worlds, asked: TakeFactory, move: int) -> None:
        add_factory(state, first(move), second(move), "gained_factory", asked.effect.place)


FACTORIES: Final = hand_out([TakeOne(), Leave()])
