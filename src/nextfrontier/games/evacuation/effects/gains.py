"""Gaining resources, people and production; exchanges (EV-RES-07, EV-EXCH, EV-CLONE, section 3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.counts import Count
from nextfrontier.games.evacuation.effects.effect import DONE, Begin, Effect, Question, reason
from nextfrontier.games.evacuation.state.goods import FOOD, KINDS, NAMES, NEW, WORLDS, one
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ANY: Final = -1
EITHER: Final = -1
CLONES: Final = 2


class Gain(Effect):
    """Gain units of a kind or of any; world and kind are chosen for each unit (EV-RES-07)."""

    def __init__(self, amount: int, kind: int, one_world: bool) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind
        self.one_world = one_world

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(GainUnit(self, self.amount, EITHER))


class GainUnit(Question):
    """Which unit to gain, and for which world? It may be declined (OQ-30)."""

    def __init__(self, effect: Gain, left: int, world: int) -> None:
        self.effect = effect
        self.left = left
        self.world = world  # the world that gets all, once chosen

    def kind(self) -> str:
        return "gain"

    def rules(self) -> list[str]:
        return ["EV-RES-07", "OQ-30"]

    def domain(self, state: Worlds) -> list[int]:
        units = range(2 * KINDS)
        kind, world = self.effect.kind, self.world
        fitting = [unit for unit in units if kind in (ANY, unit % KINDS) and world in (EITHER, unit // KINDS)]
        return [*fitting, DONE]

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            return
        if self.left > 1:
            state.push(
                GainUnit(self.effect, self.left - 1, move // KINDS if self.effect.one_world else EITHER)
            )
        state.gain(move // KINDS, move % KINDS, 1, self.effect.place)

    def notation(self, state: Worlds, move: int) -> str:
        return "decline" if move == DONE else f"gain {NAMES[move % KINDS]} {WORLDS[move // KINDS]}"

    def encode(self) -> list[Any]:
        return ["gain", self.effect.place, self.left, self.world]


class Exchange(Effect):
    """Up to so many exchanges (EV-EXCH-03)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        return [] if any(worlds.me().goods) else [reason("nothing_to_exchange", "EV-EXCH-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(ExchangeUnit(self, self.most))


class ExchangeUnit(Question):
    """Exchange a unit for another on its world, one just gained too (EV-EXCH-01, -02, -04, EV-RES-08)."""

    def __init__(self, effect: Exchange, left: int) -> None:
        self.effect = effect
        self.left = left

    def kind(self) -> str:
        return "exchange"

    def rules(self) -> list[str]:
        return ["EV-EXCH-01", "EV-EXCH-03"]

    def domain(self, state: Worlds) -> list[int]:
        return [*range(2 * KINDS * KINDS), DONE]

    def problem(self, state: Worlds, move: int) -> Reason | None:
        if move == DONE or state.me().goods[move // KINDS]:
            return None
        given = move // KINDS
        return reason("none_left", "EV-EXCH-01", world=WORLDS[given // KINDS], kind=NAMES[given % KINDS])

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            return
        if self.left > 1:
            state.push(ExchangeUnit(self.effect, self.left - 1))
        given, taken = move // KINDS, move % KINDS
        world = given // KINDS
        player = state.me()
        player.add(world, given % KINDS, -1)
        player.add(world, taken, 1)
        if state.events is not None:
            state.tell(
                "exchanged",
                self.effect.place,
                {"world": WORLDS[world], "given": NAMES[given % KINDS], "taken": NAMES[taken]},
            )

    def notation(self, state: Worlds, move: int) -> str:
        if move == DONE:
            return "done"
        given = move // KINDS
        return f"exchange {WORLDS[given // KINDS]} {NAMES[given % KINDS]} {NAMES[move % KINDS]}"

    def encode(self) -> list[Any]:
        return ["exchange", self.effect.place, self.left]


class Clone(Effect):
    """Pay 1 Food of the New World for 2 Population markers there (EV-CLONE-01..04, EV-RES-06)."""

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if worlds.me().stock(NEW, FOOD):
            return []
        return [reason("no_food_to_clone", "EV-CLONE-01")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.pay(NEW, one(FOOD), self.place)
            add_people(worlds, CLONES, self.place)


class AddPeople(Effect):
    """Population markers on the New World side for free."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, worlds: Worlds, must: bool) -> None:
        add_people(worlds, self.amount, self.place)


def add_people(worlds: Worlds, amount: int, cause: str) -> None:
    """Take Population markers from the reserve, which is unlimited (EV-POP-01, -02, -05)."""
    worlds.me().people += amount
    if worlds.events is not None:
        worlds.tell("people_added", cause, {"people": amount})


class Raise(Effect):
    """One Production marker of choice rises by a number of things (T2.8, OQ-69)."""

    def __init__(self, count: Count) -> None:
        super().__init__()
        self.count = count

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(RaiseOne(self))


class RaiseOne(Question):
    """Which Production marker rises?"""

    def __init__(self, effect: Raise) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "raise"

    def rules(self) -> list[str]:
        return ["EV-INCOME-10", "OQ-69"]

    def domain(self, state: Worlds) -> list[int]:
        return [*range(KINDS), DONE]

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            return
        player = state.me()
        times = self.effect.count.value(state, player)
        amounts = one(move)
        goods = (amounts[0] * times, amounts[1] * times, amounts[2] * times)
        state.raise_production(player, goods, self.effect.place)
        state.box.claims.check(state)

    def notation(self, state: Worlds, move: int) -> str:
        return "decline" if move == DONE else f"raise {NAMES[move]}"

    def encode(self) -> list[Any]:
        return ["raise", self.effect.place]


class PayFirst(Effect):
    """Optional: pay units of any kind from one world, then do something (card 36)."""

    def __init__(self, amount: int, effect: Effect) -> None:
        super().__init__()
        self.amount = amount
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        player = worlds.me()
        if not any(player.goods):
            return [reason("nothing_to_pay_with", "EV-RES-04")]
        return self.effect.why_impossible(worlds)

    def begin(self, worlds: Worlds, must: bool) -> None:
        worlds.push(PayUnit(self))


class PayUnit(Question):
    """Which unit to pay for what follows; nothing is paid if it is declined."""

    def __init__(self, effect: PayFirst) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "pay_first"

    def rules(self) -> list[str]:
        return ["EV-RES-04", "OQ-30"]

    def domain(self, state: Worlds) -> list[int]:
        return [*range(2 * KINDS), DONE]

    def problem(self, state: Worlds, move: int) -> Reason | None:
        if move == DONE or state.me().goods[move]:
            return None
        return reason("none_left", "EV-RES-04", world=WORLDS[move // KINDS], kind=NAMES[move % KINDS])

    def apply(self, state: Worlds, move: int) -> None:
        if move == DONE:
            return
        state.push(Begin(self.effect.effect))
        state.pay(move // KINDS, one(move % KINDS), self.effect.place)

    def notation(self, state: Worlds, move: int) -> str:
        return "done" if move == DONE else f"pay {NAMES[move % KINDS]} {WORLDS[move // KINDS]}"

    def encode(self) -> list[Any]:
        return ["pay_first", self.effect.place]
