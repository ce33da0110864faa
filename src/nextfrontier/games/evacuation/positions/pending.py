"""Pending tasks from their documents: name and arguments, effects by their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nextfrontier.games.evacuation.effects import (
    building,
    effect,
    factories,
    gains,
    infrastructure,
    inventing,
    payment,
    rows,
    settling,
)
from nextfrontier.games.evacuation.effects.effect import Effect
from nextfrontier.games.evacuation.rules import (
    action_cards,
    actions,
    bonuses,
    draft,
    income,
    order,
    progress,
    race,
    solo,
    transport,
    years,
)
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.positions import bad_position

E = TypeVar("E", bound=Effect)
AnyTask = Task[Any]


class Arguments:
    """The arguments of one task, read one by one."""

    def __init__(self, box: Box, task: list[Any], path: str) -> None:
        self.box = box
        self.rest = task[1:]
        self.path = path

    def wrong(self, problem: str) -> Exception:
        """The refusal of this task."""
        return bad_position(self.path, problem)

    def next(self, type_: type) -> Any:
        """The next argument, of this type."""
        if not self.rest or type(self.rest[0]) is not type_:
            raise self.wrong(f"expected a value of type {type_.__name__}")
        return self.rest.pop(0)

    def number(self) -> int:
        """A whole number."""
        found = self.next(int)
        assert isinstance(found, int)
        return found

    def flag(self) -> bool:
        """True or false."""
        return self.next(bool) is True

    def text(self) -> str:
        """A text."""
        return str(self.next(str))

    def effect(self, type_: type[E]) -> E:
        """The effect node at a place."""
        found = self.box.effects.get(self.text())
        if not isinstance(found, type_):
            raise self.wrong("there is no such effect")
        return found


def decode_task(box: Box, task: object, path: str) -> AnyTask:
    """One task."""
    if not isinstance(task, list) or not task or not isinstance(task[0], str) or task[0] not in TASKS:
        raise bad_position(path, "there is no such task")
    arguments = Arguments(box, task, path)
    found = TASKS[task[0]](arguments)
    if arguments.rest:
        raise arguments.wrong("too many arguments")
    return found


def together(a: Arguments) -> AnyTask:
    """Several effects by place."""
    effects: list[Effect] = []
    while a.rest:
        effects.append(a.effect(Effect))
    return effect.Together(effects)


def use_factories(a: Arguments) -> AnyTask:
    """An Area by number."""
    number = a.number()
    if not 0 <= number < len(a.box.geography.areas):
        raise a.wrong("there is no such Area")
    return settling.UseFactories(a.box.geography.areas[number], a.text())


TASKS: dict[str, Callable[[Arguments], AnyTask]] = {
    "begin": lambda a: effect.Begin(a.effect(Effect)),
    "part": lambda a: effect.ChoosePart(a.effect(effect.Parts), a.number()),
    "together": together,
    "gain": lambda a: gains.GainUnit(a.effect(gains.Gain), a.number(), a.number()),
    "exchange": lambda a: gains.ExchangeUnit(a.effect(gains.Exchange), a.number()),
    "raise": lambda a: gains.RaiseOne(a.effect(gains.Raise)),
    "pay_first": lambda a: gains.PayUnit(a.effect(gains.PayFirst)),
    "prepare": lambda a: factories.PrepareFactory(a.effect(factories.Prepare), a.flag()),
    "gain_factory": lambda a: factories.TakeFactory(a.effect(factories.GainFactory)),
    "invent": lambda a: inventing.InventOne(a.effect(inventing.Invent), a.number(), a.flag()),
    "settle": lambda a: settling.SettleArea(a.effect(settling.Settle), a.flag()),
    "use_factories": use_factories,
    "fee": lambda a: rows.PayFee(a.number(), a.number()),
    "look": lambda a: rows.Look(a.number()),
    "discard_items": lambda a: rows.DiscardFreely(a.effect(rows.Refill)),
    "pay": lambda a: payment.Pay(a.number(), (a.number(), a.number(), a.number()), a.number(), a.text()),
    "build": lambda a: building.BuildItem(a.effect(building.Build), a.flag(), a.flag()),
    "built": lambda a: building.Built(a.effect(building.Build), a.number(), a.number()),
    "infrastructure": lambda a: infrastructure.InfrastructureMove(
        a.effect(infrastructure.InfrastructureMoves), a.number(), a.flag()
    ),
    "take_infrastructure": lambda a: infrastructure.TakeCard(
        a.effect(infrastructure.InfrastructureMoves), a.flag()
    ),
    "check_requirements": lambda a: infrastructure.CheckRequirements(a.number()),
    "play_infrastructure": lambda a: infrastructure.PlayAny(a.effect(infrastructure.PlayFreely), a.flag()),
    "transport": lambda a: transport.Transport(a.number()),
    "launch": lambda a: transport.LaunchShip(a.number()),
    "transport_phase": lambda a: transport.TransportPhase(),
    "after_transport": lambda a: transport.AfterTransport(),
    "income": lambda a: income.Income(),
    "action": lambda a: actions.ChooseAction(a.flag()),
    "energy": lambda a: actions.PayEnergy(a.number(), a.text(), a.flag()),
    "offer_card": lambda a: actions.OfferCard(a.effect(Effect)),
    "end": lambda a: actions.EndTurn(),
    "actions_phase": lambda a: actions.ActionsPhase(),
    "next_turn": lambda a: actions.NextTurn(a.number()),
    "turn_order": lambda a: order.TurnOrder(),
    "progress_phase": lambda a: progress.ProgressPhase(),
    "next_to_advance": lambda a: progress.NextToAdvance(a.number()),
    "power": lambda a: progress.CountPower(),
    "advance": lambda a: progress.Advance(a.number(), a.number()),
    "pass": lambda a: progress.Pass(a.number(), a.number()),
    "arrive": lambda a: progress.Arrive(a.number()),
    "bonus_phase": lambda a: bonuses.BonusPhase(),
    "next_bonus": lambda a: bonuses.NextBonus(a.number()),
    "bonus_power": lambda a: bonuses.CountBonus(),
    "phase": lambda a: years.Phase(a.number()),
    "race_check": lambda a: years.RaceCheck(),
    "cleanup": lambda a: years.Cleanup(),
    "race_adjustments": lambda a: race.RaceAdjustments(),
    "adjust": lambda a: race.Adjust(a.number(), a.number()),
    "solo_year": lambda a: solo.SoloYear(),
    "keep": lambda a: action_cards.Keep(a.number(), a.flag()),
    "choose_hands": lambda a: action_cards.ChooseHands(),
    "discard_dropped": lambda a: action_cards.DiscardDropped(),
    "goal_draft": lambda a: draft.GoalDraft(),
    "draft_round": lambda a: draft.DraftRound(a.number()),
    "pass_goals": lambda a: draft.PassGoals(a.number()),
    "keep_goal": lambda a: draft.KeepGoal(),
    "drop_goal": lambda a: draft.DropGoal(),
}
