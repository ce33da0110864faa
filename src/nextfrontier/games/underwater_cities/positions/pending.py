"""Pending tasks from their documents: name and arguments, effects by their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nextfrontier.games.underwater_cities.effects.effect import Begin, Effect
from nextfrontier.games.underwater_cities.effects.exchanges import Exchange, ExchangeMore
from nextfrontier.games.underwater_cities.effects.gains import GainAny, PickResources
from nextfrontier.games.underwater_cities.effects.parts import Alternatives, Sequence
from nextfrontier.games.underwater_cities.effects.production_cards import ProductionChoice, ProductionOptions
from nextfrontier.games.underwater_cities.effects.single_production import ProduceMore, ProduceOne
from nextfrontier.games.underwater_cities.effects.slots import PerformSlot, PickSlot
from nextfrontier.games.underwater_cities.effects.triggers import Order, Triggered
from nextfrontier.games.underwater_cities.rules.action_cards import (
    CardUsed,
    ReadyActionCards,
    ReadyMore,
    UseActionCards,
    UseMore,
)
from nextfrontier.games.underwater_cities.rules.claiming import (
    MakeRoom,
    PlayCard,
    PutAway,
    ResolveCard,
    UseDiscarded,
)
from nextfrontier.games.underwater_cities.rules.construction.building import Build, BuildMore, PayForBuild
from nextfrontier.games.underwater_cities.rules.construction.symbiosis import ConvertCity, PickCity
from nextfrontier.games.underwater_cities.rules.construction.upgrading import (
    PayForUpgrade,
    Upgrade,
    UpgradeBuilt,
    UpgradeMore,
)
from nextfrontier.games.underwater_cities.rules.eras import EndOfEra, OpenEra, ProductionPhase
from nextfrontier.games.underwater_cities.rules.hand import DiscardDropped, Keep
from nextfrontier.games.underwater_cities.rules.metropolis import KeepTile
from nextfrontier.games.underwater_cities.rules.production import CountProduced, Produce
from nextfrontier.games.underwater_cities.rules.rounds import EndOfRound, NextRound, NextTurn
from nextfrontier.games.underwater_cities.rules.scoring import FinalScoring, ScoreRest, Spend
from nextfrontier.games.underwater_cities.rules.special_cards import ChooseSpecial, KeepLooked
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn, EndTurn, SlotAction
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.positions import bad_position

E = TypeVar("E", bound=Effect)
AnyTask = Task[Any]


def decode_task(box: Box, document: object, path: str) -> AnyTask:
    """One task."""
    maker = (
        TASKS.get(document[0]) if isinstance(document, list) and document and is_name(document[0]) else None
    )
    if maker is None or not isinstance(document, list):
        raise bad_position(path, "expected a task as `state` writes it")
    arguments = document[1:]
    if not all(isinstance(argument, int | str) for argument in arguments):
        raise bad_position(path, "a task has only numbers and names")
    try:
        task = maker(Reader(box, arguments))
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise bad_position(path, f"not a task of this game: {error}"[:200]) from None
    if task.encode() != document:
        raise bad_position(path, "expected a task as `state` writes it")
    return task


def is_name(value: object) -> bool:
    """Could this be the name of a task?"""
    return isinstance(value, str)


class Reader:
    """The arguments of a task, one after another."""

    def __init__(self, box: Box, arguments: list[int | str]) -> None:
        self.box = box
        self.arguments = arguments

    def effect(self, kind: type[E]) -> E:
        """An effect of this kind, by its place."""
        place = self.arguments.pop(0)
        found = find_effect(self.box, str(place))
        if not isinstance(found, kind):
            raise ValueError(f"{place} is no {kind.__name__}")
        return found

    def number(self) -> int:
        """A small number."""
        value = self.arguments.pop(0)
        if type(value) is not int or not -1 <= value < 1 << 16:
            raise ValueError(f"{value!r} is no number")
        return value

    def flag(self) -> bool:
        """Yes or no."""
        value = self.arguments.pop(0)
        if type(value) is not bool:
            raise ValueError(f"{value!r} is neither true nor false")
        return value

    def numbers(self) -> tuple[int, ...]:
        """All numbers that are left."""
        return tuple(self.number() for _ in range(len(self.arguments)))

    def effects(self) -> list[Effect]:
        """All effects that are left."""
        return [self.effect(Effect) for _ in range(len(self.arguments))]


def find_effect(box: Box, place: str) -> Effect:
    """The node that stands at a place such as `card 37/2`, `SL-10`, `B-4`, `C2`, `board 1 MC`."""
    root, *path = place.split("/")
    effect = find_root(box, root)
    for step in path:
        effect = effect.children()[int(step) - 1]
    if effect.place != place:
        raise ValueError(f"no effect at {place}")
    return effect


def find_root(box: Box, name: str) -> Effect:
    """The whole effect of a component."""
    if name.startswith("card "):
        return box.card(int(name[5:])).effect
    if name == "AAS":
        return box.always
    if name.startswith("SL-"):
        slot, *changes = name.split("+")
        for seats, ring in ((2, box.few), (4, box.many)):
            for index, place in enumerate(ring):
                if place.slot == slot:
                    return box.slot_effect(seats, index, tuple(int(card) for card in changes))
    if name.startswith("board "):
        return site_bonus(box, name)
    for tile in box.tiles.values():
        if tile.id == name and tile.instant is not None:
            return tile.instant
    for contract in box.contracts.values():
        if contract.id == name:
            return contract.take
    raise ValueError(f"no effect at {name}")


def site_bonus(box: Box, name: str) -> Effect:
    """The bonus printed on a site of a player board."""
    for board in box.boards:
        for effect in (*board.city_bonus, *board.tunnel_bonus, *board.building_bonus):
            if effect is not None and effect.place == name:
                return effect
    raise ValueError(f"no effect at {name}")


TASKS: dict[str, Callable[[Reader], AnyTask]] = {
    "begin": lambda read: Begin(read.effect(Effect), read.flag()),
    "parts": lambda read: Sequence(read.effect(Effect), read.number(), read.flag(), read.flag()),
    "alternatives": lambda read: Alternatives(read.effect(Effect), read.flag()),
    "triggered": lambda read: Triggered(),
    "order": lambda read: Order(read.effects()),
    "pick_resources": lambda read: PickResources(read.effect(GainAny)),
    "exchange": lambda read: ExchangeMore(read.effect(Exchange), read.number(), read.flag(), read.flag()),
    "build": lambda read: BuildMore(read.effect(Build), read.number(), read.flag(), read.flag()),
    "pay_build": lambda read: PayForBuild(read.effect(Build), read.number(), read.number()),
    "upgrade_built": lambda read: UpgradeBuilt(read.effect(Build), read.number(), read.number()),
    "upgrade": lambda read: UpgradeMore(read.effect(Upgrade), read.number(), read.flag(), read.flag()),
    "pay_upgrade": lambda read: PayForUpgrade(read.effect(Upgrade), read.number(), read.number()),
    "convert": lambda read: PickCity(read.effect(ConvertCity)),
    "keep_tile": lambda read: KeepTile(read.effect(Effect)),
    "produce_more": lambda read: ProduceMore(
        read.effect(ProduceOne), read.number(), read.flag(), read.numbers()
    ),
    "use": lambda read: UseMore(read.effect(UseActionCards), read.number(), read.flag(), read.flag()),
    "ready": lambda read: ReadyMore(read.effect(ReadyActionCards), read.number(), read.flag(), read.flag()),
    "card_used": lambda read: CardUsed(read.number()),
    "perform": lambda read: PickSlot(read.effect(PerformSlot)),
    "take_special": lambda read: ChooseSpecial(read.effect(Effect)),
    "keep_special": lambda read: KeepLooked(read.effect(Effect)),
    "resolve_card": lambda read: ResolveCard(),
    "play_card": lambda read: PlayCard(),
    "make_room": lambda read: MakeRoom(),
    "use_discarded": lambda read: UseDiscarded(),
    "put_away": lambda read: PutAway(),
    "keep": lambda read: Keep(read.flag()),
    "discard_dropped": lambda read: DiscardDropped(),
    "turn": lambda read: ChooseTurn(),
    "slot": lambda read: SlotAction(read.number(), read.flag()),
    "end": lambda read: EndTurn(),
    "next_turn": lambda read: NextTurn(),
    "next_round": lambda read: NextRound(),
    "end_of_round": lambda read: EndOfRound(),
    "open_era": lambda read: OpenEra(),
    "production_phase": lambda read: ProductionPhase(),
    "end_of_era": lambda read: EndOfEra(),
    "produce": lambda read: Produce(),
    "count_produced": lambda read: CountProduced(read.number()),
    "production_choice": lambda read: ProductionChoice(read.number()),
    "production_options": lambda read: ProductionOptions(read.numbers()),
    "final_scoring": lambda read: FinalScoring(),
    "score_rest": lambda read: ScoreRest(),
    "spend": lambda read: Spend(read.numbers()),
}
