"""Building Spaceships and Stadiums from their rows (EV-SHIP, EV-STAD, EV-AGING, OQ-24, OQ-84)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.advice.unknown_moves import why_no_item
from nextfrontier.games.evacuation.effects.effect import (
    EFFECT,
    MOST,
    Begin,
    Effect,
    all_of,
    reason,
)
from nextfrontier.games.evacuation.effects.fields import NEW_SHIP, NEW_STADIUM, WORLD, Item
from nextfrontier.games.evacuation.effects.payment import Pay, can_pay, changed_cost, stock_of
from nextfrontier.games.evacuation.effects.rows import (
    DiscardSome,
    Look,
    LookAtOne,
    PayFee,
    RowChoice,
    put_back_looked,
    take_from_row,
    why_no_fee,
    why_not_look,
)
from nextfrontier.games.evacuation.effects.units import PRICE, say_change
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.transport import LaunchShip
from nextfrontier.games.evacuation.state.goods import NEW, NOTHING, OLD, WORLDS, Goods, as_goods, spell_goods
from nextfrontier.games.evacuation.state.parts import Fleet
from nextfrontier.games.evacuation.state.rows import SHIPS, STADIUMS
from nextfrontier.games.evacuation.state.worlds import NOTHING_LOOKED_AT
from nextfrontier.kernel.families import WIDTH, Family, Leave, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.expressions import Call, ExpressionError, Value
from nextfrontier.kit.vocabulary import (
    Argument,
    Change,
    Flag,
    Given,
    Nested,
    OneOf,
    Row,
    Word,
    as_number,
    show_change,
)
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import amounts, say_terms

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

EITHER_WORLD: Final = -1
TERMS: Final = ("world", "less", "more", "bay", "first_flight", "first_resources", "launch")
WORLD_WORDS: Final = {"either": EITHER_WORLD, "old": OLD, "new": NEW}


class Build(Effect):
    """Build a ship or a Stadium on either world, on the one that pays (EV-RES-05, EV-STAD-05)."""

    def __init__(
        self,
        row: int,
        cost: tuple[Goods, int],
        free: bool,
        world: int,
        bay: bool = False,
        first_flight: int = 0,
        first_resources: int = 0,
        launch: bool = False,
    ) -> None:
        super().__init__()
        self.row = row
        self.change = cost[0]  # named units more or less
        self.saved = -cost[1]  # units of the player's choice less
        self.free = free
        self.world = OLD if launch and world == EITHER_WORLD else world  # a launch begins there (OQ-84)
        self.bay = bay  # only ships with an evacuation bay
        self.first_flight = first_flight
        self.first_resources = first_resources
        self.launch = launch  # load and send it at once (T4.8)
        if self.saved < 0:
            raise ExpressionError(problem("cost_units_choice_can_only"))

    def cost(self, worlds: Worlds, item: int) -> Goods:
        """Return the cost of an item, named changes included."""
        if self.free:
            return NOTHING
        box = worlds.box
        printed = box.ship(item).cost if self.row == SHIPS else box.stadium(item).cost
        return changed_cost(printed, self.change)

    def savings(self, worlds: Worlds) -> int:
        """Return the number of units of choice that are saved (OQ-60)."""
        return self.saved + (worlds.me().powers.stadium_saving if self.row == STADIUMS else 0)

    def why_not(self, worlds: Worlds, item: int, world: int) -> list[Reason]:
        """Return all that speaks against building an item on a world (EV-SHIP-02, EV-STAD-02, EV-ADV-07, -24)."""
        found: list[Reason] = []
        if self.world not in (EITHER_WORLD, world):
            found.append(reason("other_world", "EV-ADV-24", world=WORLDS[world]))
        if self.bay and not worlds.box.ship(item).bays:
            found.append(reason("no_bay", "EV-ADV-07", item=worlds.box.name(item)))
        if not can_pay(worlds.me(), world, self.cost(worlds, item), self.savings(worlds)):
            found.append(self.cannot_build(worlds, item, world))
        return found

    def cannot_build(self, worlds: Worlds, item: int, world: int) -> Reason:
        """Return the refusal of an item that a world cannot pay, with the surcharge of its source and the savings."""
        found = reason(
            "cannot_build",
            "EV-SHIP-02" if self.row == SHIPS else "EV-STAD-02",
            item=worlds.box.name(item),
            world=WORLDS[world],
            price=spell_goods(self.cost(worlds, item)),
            stock=spell_goods(stock_of(worlds.me(), world)),
        )
        if max(self.change) > 0:
            found.parameters.update(
                {"surcharge": spell_goods(added_units(self.change)), "source": self.place}
            )
        if self.savings(worlds):
            found.parameters["saved"] = self.savings(worlds)
        return found

    def payable(self, worlds: Worlds) -> bool:
        """Can a face-up item be built (OQ-80)?"""
        for item in worlds.rows[self.row].items:
            if self.paying_worlds(worlds, item):
                return True
        return False

    def paying_worlds(self, worlds: Worlds, item: int) -> list[int]:
        """Return the worlds on which nothing speaks against an item: the quick twin of `why_not`."""
        if self.bay and not worlds.box.ship(item).bays:
            return []
        player, cost, savings = worlds.me(), self.cost(worlds, item), self.savings(worlds)
        found: list[int] = []
        for world in (OLD, NEW):
            if (self.world < 0 or self.world == world) and can_pay(player, world, cost, savings):
                found.append(world)
        return found

    def possible(self, worlds: Worlds) -> bool:
        return (bool(worlds.rows[self.row].items) and why_no_fee(worlds) is None) or self.payable(worlds)

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if self.possible(worlds):
            return []
        rule = "EV-SHIP-02" if self.row == SHIPS else "EV-STAD-02"
        return [reason("nothing_to_build", rule)]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(BuildItem(self, must, False))


def say_build(given: Given) -> Part:
    """Say the thing that is built, its place, and the terms, of which each language chooses the order."""
    name, free = given.word.name, given.has("free")
    terms = {**say_world(given, free), **say_cost(given.call.named.get("cost"))}
    if name == "ship":
        terms |= {flag: Message(f"build.{flag}") for flag in ("bay", "launch") if given.has(flag)}
        for change in ("first_flight", "first_resources"):
            terms |= say_change(change, f"build.{change}", given.number(change))
    if not terms:
        return Message(name)
    return say_terms(Message(f"{name}.{'free' if free else 'terms'}"), TERMS, terms)


def say_world(given: Given, free: bool) -> dict[str, Part]:
    """Say whether it is free, and on which world if the card says so."""
    world = given.text("world")
    if world == "either" and given.word.name == "ship" and given.has("launch"):
        world = "old"
    if free:
        return {"world": Message("build.free" if world == "either" else f"build.free.{world}")}
    return {} if world == "either" else {"world": Message(f"build.world.{world}")}


def say_cost(cost: Value | None) -> dict[str, Part]:
    """Say the units that are paid less, and those that are paid more."""
    changes = cost.named if isinstance(cost, Call) else {}
    found: dict[str, Part] = {}
    for term, sign in (("less", -1), ("more", 1)):
        named = {good: sign * as_number(n) for good, n in changes.items() if sign * as_number(n) > 0}
        if named:
            found[term] = Message(f"build.{term}", amounts=amounts(Call("units", [], {**named})))
    return found


def show_cost(cost: Call) -> Row:
    """Show the units that are paid more or less."""
    return [icon for name, n in cost.named.items() for icon in show_change(as_number(n), name)]


SHIP_OR_STADIUM: Final[list[Argument]] = [
    Nested("cost", PRICE, {"printed": (NOTHING, 0)}, "printed", icons=show_cost),
    Flag("free"),
    OneOf("world", WORLD_WORDS, default="either", icons={"either": ""}),
]
SHIP: Final = Word(
    "ship",
    EFFECT,
    lambda *given: Build(SHIPS, *given),
    *SHIP_OR_STADIUM,
    Flag("bay", icons="with bay"),
    Change("first_flight", "energy", MOST),
    Change("first_resources", "any", MOST),
    Flag("launch"),
    says=say_build,
    icons=(
        "build ship $world $free $cost $bay"
        " [ first_journey $first_flight ] [ first_journey $first_resources ] $launch"
    ),
)
STADIUM: Final = Word(
    "stadium",
    EFFECT,
    lambda *given: Build(STADIUMS, *given),
    *SHIP_OR_STADIUM,
    says=say_build,
    icons="build stadium $world $free $cost",
)


def added_units(change: Goods) -> Goods:
    """Return the units that a change adds."""
    return as_goods([max(units, 0) for units in change])


class BuildItem(RowChoice[Build]):
    """The choice of an item and a world; before that a discard for a fee (EV-AGING-04..06) or a look (OQ-71)."""

    shape = Shape("build", Node("effect", Build), Truth("must"), Truth("paid"))

    def __init__(self, effect: Build, must: bool, paid: bool) -> None:
        super().__init__(effect, must)
        self.paid = paid  # the discard fee, once per item (OQ-23)

    def kind(self) -> str:
        return "build_ship" if self.effect.row == SHIPS else "build_stadium"

    def rules(self) -> list[str]:
        ship = self.effect.row == SHIPS
        return (
            ["EV-SHIP-01", "EV-SHIP-02", "EV-SHIP-03"] if ship else ["EV-STAD-01", "EV-STAD-02", "EV-STAD-03"]
        )

    def families(self) -> list[Family[Any, Any]]:
        return BUILD_SHIP if self.effect.row == SHIPS else BUILD_STADIUM

    def row(self) -> int:
        return self.effect.row

    def why_not_discard(self, state: Worlds) -> list[Reason]:
        if self.paid or state.looked != NOTHING_LOOKED_AT:
            return [reason("fee_paid", "OQ-23")]
        return all_of(why_no_fee(state))

    def discard(self, state: Worlds, index: int) -> None:
        state.push(BuildItem(self.effect, self.must, True))
        state.push(PayFee(self.effect.row, index))

    def why_not_look(self, state: Worlds) -> list[Reason]:
        if not self.can_leave(state) and not self.effect.payable(state):
            return [self.effect.must_do_part()]
        return all_of(why_not_look(state, self.effect.row))

    def look(self, state: Worlds) -> None:
        state.push(self)
        state.push(Look(self.effect.row))

    def can_leave(self, state: Worlds) -> bool:
        return self.paid or not self.must

    def leave(self, state: Worlds) -> None:
        put_back_looked(state, self.effect.row)

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_item(state, text)


class BuildOne(Family["Worlds", BuildItem]):
    """Build a face-up item, or one just turned up, on a world (EV-SHIP-02, EV-STAD-02)."""

    def __init__(self, word: str, item: Item) -> None:
        super().__init__(word, word + " {item} {world}", [item, WORLD])

    def items(self, worlds: Worlds, asked: BuildItem) -> tuple[int, ...]:
        """Return the items that can be taken."""
        row = worlds.rows[asked.effect.row].items
        return row if worlds.looked == NOTHING_LOOKED_AT else (*row, worlds.looked)

    def options(self, state: Worlds, asked: BuildItem) -> list[int]:
        items = self.items(state, asked)
        return [self.base | world << WIDTH | item for item in items for world in (OLD, NEW)]

    def add_moves(self, state: Worlds, asked: BuildItem, found: list[int]) -> None:
        for item in self.items(state, asked):
            for world in asked.effect.paying_worlds(state, item):
                found.append(self.base | world << WIDTH | item)

    def why_not(self, state: Worlds, asked: BuildItem, move: int) -> list[Reason]:
        return asked.effect.why_not(state, first(move), second(move))

    def apply(self, state: Worlds, asked: BuildItem, move: int) -> None:
        effect, item, world = asked.effect, first(move), second(move)
        state.push(Built(effect, item, world))
        state.push(Pay(world, effect.cost(state, item), effect.savings(state), effect.place))


BUILD_SHIP: Final = hand_out([BuildOne("ship", NEW_SHIP), DiscardSome(), LookAtOne(), Leave()])
BUILD_STADIUM: Final = hand_out([BuildOne("stadium", NEW_STADIUM), DiscardSome(), LookAtOne(), Leave()])


class Built(Task["Worlds"]):
    """The item goes to the world that paid; the row is refilled (EV-SHIP-03, -04, EV-STAD-03, -04)."""

    shape = Shape("built", Node("effect", Build), Number("item"), Number("world"))

    def __init__(self, effect: Build, item: int, world: int) -> None:
        self.effect = effect
        self.item = item
        self.world = world

    def run(self, state: Worlds) -> None:
        effect, item = self.effect, self.item
        player = state.me()
        if effect.row == SHIPS:
            fleet, fresh = player.fleet, player.fleet.fresh
            if effect.first_flight or effect.first_resources:
                fresh = (*fresh, (item, effect.first_flight, effect.first_resources))
            ships = with_item(fleet.ships, self.world, item)
            player.fleet = Fleet(ships, fresh, fleet.flights, fleet.returning)
            if effect.launch and self.world == OLD:
                state.push(LaunchShip(item))
        else:
            player.stadiums = with_item(player.stadiums, self.world, item)
            trigger = player.powers.triggers.get("stadium_built")
            if trigger is not None and not effect.free:
                state.push(Begin(trigger))
        if state.events is not None:
            kind = "built_ship" if effect.row == SHIPS else "built_stadium"
            state.tell(kind, effect.place, {"item": state.box.name(item), "world": WORLDS[self.world]})
        take_from_row(state, effect.row, item)
        state.box.claims.check(state)


def with_item(things: list[tuple[int, ...]], world: int, item: int) -> list[tuple[int, ...]]:
    """Return the things of both worlds with one more, however many there are (EV-SHIP-07)."""
    return [tuple(sorted((*own, item))) if i == world else own for i, own in enumerate(things)]
