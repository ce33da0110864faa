"""Settling Areas of the New World (EV-SETTLE, D-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import (
    EFFECT,
    MOST,
    Effect,
    all_of,
    reason,
)
from nextfrontier.games.evacuation.effects.fields import NEW_AREA
from nextfrontier.games.evacuation.effects.filling import UseFactories
from nextfrontier.games.evacuation.effects.units import say_change
from nextfrontier.games.evacuation.state.geography import ENVIRONMENT_WORDS, ENVIRONMENTS, Area
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, STEEL, Goods
from nextfrontier.games.evacuation.state.parts import END, MAIN, SECOND
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.families import Family, Leave, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape, Truth
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Amount, AnyOf, Change, Flag, Given, OneOf, Word
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import say_terms

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ANY_ENVIRONMENT: Final = 15  # bits of the four environments
FREE: Final = -99  # no Steel at all
SHORTAGES: Final = ("too_few_people", "too_few_factories", "too_little_steel", "symbols_missing")


class Settle(Effect):
    """Settle one Area, under the conditions that the options name (section 3.10)."""

    def __init__(
        self,
        environments: int,
        any_passage: bool,
        beyond: int,
        steel: int,
        free: bool,
        needs: str,
        ignored_symbols: int,
    ) -> None:
        super().__init__()
        self.environments = environments  # allowed ones, as bits
        self.any_passage = any_passage
        self.beyond = beyond
        self.steel = steel
        self.free = free
        self.needs = needs
        self.ignored_symbols = ignored_symbols

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if self.possible(worlds):
            return []
        player = worlds.me()
        if not player.people and not any(player.factories[KINDS:]):
            return [reason("nobody_to_settle", "EV-SETTLE-02")]
        return [reason("no_area_to_settle", "EV-SETTLE-01"), *nearest_obstacles(self, worlds)]

    def possible(self, worlds: Worlds) -> bool:
        return areas_to_settle(self, worlds) != 0

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(SettleArea(self, must))


def make_settle(
    environments: list[int], needs: str, steel: int, ignored: int, beyond: int, any_passage: bool
) -> Settle:
    """Make the effect that settles; no environment named means any."""
    bits = sum(1 << environment for environment in set(environments)) or ANY_ENVIRONMENT
    free = steel == FREE
    return Settle(bits, any_passage, beyond, 0 if free else steel, free, needs, ignored)


TERMS: Final = ("steel", "ignore_symbols", "beyond", "any_passage")


def say_settle(given: Given) -> Part:
    """Say the Area that is settled, and the terms."""
    area: Part = Message("areas.any")
    if given.has("env"):
        area = Message("areas", environments=given.say_argument("env"))
    if given.has("needs"):
        area = Message(f"areas.needs.{given.text('needs')}", areas=area)
    free = given.values["steel"] == "free"
    terms: dict[str, Part] = {"steel": Message("settle.steel.free")} if free else {}
    terms |= {} if free else say_change("steel", "settle.steel", given.number("steel"))
    terms |= {
        name: Message(f"settle.{name}", given.number(name))
        for name in ("ignore_symbols", "beyond")
        if given.has(name)
    }
    if given.has("any_passage"):
        terms["any_passage"] = Message("settle.any_passage")
    if terms:
        return say_terms(Message("settle.terms", area=area), TERMS, terms)
    return Message("settle.some" if given.has("env") or given.has("needs") else "settle", area=area)


SETTLE: Final = Word(
    "settle",
    EFFECT,
    make_settle,
    AnyOf("env", ENVIRONMENT_WORDS, noun="environment.{}", default=[]),
    OneOf(
        "needs",
        {"nothing": "", "pop": "pop", "factory": "factory"},
        default="nothing",
        icons={"pop": "population"},
    ),
    Change("steel", "steel", MOST, words={"free": FREE}),
    Amount("ignore_symbols", default=0, most=MOST),
    Amount("beyond", default=0, most=MOST),
    Flag("any_passage", icons="locked"),
    says=say_settle,
    icons=(
        "settle [ $env ] [ with $needs ] $steel"
        " [ ignore $ignore_symbols symbol ] [ beyond $beyond passage ] $any_passage"
    ),
)


def steel_due(effect: Settle, player: Player, people: int) -> int:
    """Return 1 Steel for each Population marker, changed by cards and technologies, never below 0 (EV-SETTLE-08)."""
    if effect.free:
        return 0
    saving = player.powers.settle_saving if people else 0
    return max(people + effect.steel - saving, 0)


def symbols_of(worlds: Worlds, player: Player) -> tuple[int, int]:
    """Return the yellow and white symbols under both markers; none is used up (EV-SETTLE-11..13, EV-PROG-13)."""
    yellow = white = 0
    for marker in range(2):
        lane = player.progress.lanes[marker]
        if lane in (MAIN, SECOND):
            spaces = worlds.box.main if lane == MAIN else worlds.box.second
            space = spaces[min(player.progress.steps[marker], END)]
            yellow += space.yellow
            white += space.white
    return yellow, white


def areas_to_settle(effect: Settle, worlds: Worlds) -> int:
    """Return as bits the Areas that can be settled, wherever they lie; see `why_not_settle` (EV-SETTLE-18)."""
    player, geography = worlds.me(), worlds.box.geography
    unlocked = player.progress.unlocked_environments() + effect.beyond
    found = 0
    for environment, mask in enumerate(geography.environments):
        if effect.environments >> environment & 1 and (effect.any_passage or environment < unlocked):
            found |= mask
    found &= ~worlds.settled_by_anyone()
    if effect.needs:
        found &= geography.with_people if effect.needs == "pop" else geography.with_factory
    if found:
        found &= with_enough_people(effect, worlds, player)
    if found:
        found &= with_enough_symbols(effect, worlds, player)
    return found


def with_enough_people(effect: Settle, worlds: Worlds, player: Player) -> int:
    """Return the Areas that people, Factories and Steel there suffice for (EV-SETTLE-05..08, EV-FACTORY-06, -07)."""
    geography = worlds.box.geography
    steel = player.stock(NEW, STEEL)
    inhabited = filled = 0
    for people, mask in enumerate(geography.by_people):
        if people <= player.people and steel_due(effect, player, people) <= steel:
            inhabited |= mask
    factories = player.factories[3] + player.factories[4] + player.factories[5]
    for spaces, mask in enumerate(geography.by_factories):
        if spaces <= factories:
            filled |= mask
    return inhabited & filled


def with_enough_symbols(effect: Settle, worlds: Worlds, player: Player) -> int:
    """Return the Areas all of whose symbols are supplied or ignored (EV-SETTLE-10..12, EV-TECH-14)."""
    have_yellow, have_white = symbols_of(worlds, player)
    ignored = player.powers.ignored_symbols + effect.ignored_symbols
    found = 0
    for yellow, white, mask in worlds.box.geography.by_symbols:
        if max(yellow - have_yellow, 0) + max(white - have_white, 0) <= ignored:
            found |= mask
    return found


def why_not_settle(effect: Settle, player: Player, area: Area, taken: int, worlds: Worlds) -> list[Reason]:
    """Return all that speaks against settling this Area now; one that is settled needs no other reason."""
    if taken >> area.number & 1:
        return [reason("settled_already", "EV-SETTLE-15", area=area.id)]
    return [
        *all_of(wrong_environment(effect, player, area), lacks_space(effect, area)),
        *shortages(effect, player, area, worlds),
    ]


def wrong_environment(effect: Settle, player: Player, area: Area) -> Reason | None:
    """Refuse an environment that the card does not allow or no Passage has unlocked (EV-SETTLE-04)."""
    environment = ENVIRONMENTS[area.environment]
    if not effect.environments >> area.environment & 1:
        return reason("other_environment", "EV-SETTLE-04", area=area.id, environment=environment)
    if not effect.any_passage and area.environment >= player.progress.unlocked_environments() + effect.beyond:
        return reason("environment_locked", "EV-SETTLE-04", area=area.id, environment=environment)
    return None


def lacks_space(effect: Settle, area: Area) -> Reason | None:
    """Refuse an Area without the Population or Factory space that some cards demand (EV-ADV-07)."""
    if (effect.needs == "pop" and not area.people) or (effect.needs == "factory" and not area.factories):
        return reason("lacks_space", "EV-ADV-07", area=area.id, needs=effect.needs)
    return None


def shortages(effect: Settle, player: Player, area: Area, worlds: Worlds) -> list[Reason]:
    """Return the missing people, Factories, Steel and symbols (EV-SETTLE-05..11)."""
    found: list[Reason] = []
    people, factories = player.people, player.factories[3] + player.factories[4] + player.factories[5]
    if people < area.people:
        found.append(reason("too_few_people", "EV-SETTLE-07", area=area.id, missing=area.people - people))
    if factories < area.factories:
        lacks = area.factories - factories
        found.append(reason("too_few_factories", "EV-SETTLE-05", area=area.id, missing=lacks))
    steel, have = steel_due(effect, player, area.people), player.stock(NEW, STEEL)
    if have < steel:
        short = reason("too_little_steel", "EV-SETTLE-08", area=area.id, steel=steel, have=have)
        if effect.steel > 0:
            short.parameters.update({"surcharge": effect.steel, "source": effect.place})
        found.append(short)
    yellow, white = symbols_of(worlds, player)
    missing = max(area.yellow - yellow, 0) + max(area.white - white, 0)
    missing -= player.powers.ignored_symbols + effect.ignored_symbols
    if missing > 0:
        found.append(reason("symbols_missing", "EV-SETTLE-10", area=area.id, missing=missing))
    return found


def nearest_obstacles(effect: Settle, worlds: Worlds) -> list[Reason]:
    """Return, for each kind of shortage, that of the Area that lacks least, if all reasons against it are shortages."""
    found: dict[str, tuple[int, int, Reason]] = {}
    player, taken = worlds.me(), worlds.settled_by_anyone()
    for area in worlds.box.geography.areas:
        against = why_not_settle(effect, player, area, taken, worlds)
        if not all(problem.code in SHORTAGES for problem in against):
            continue
        for problem in against:
            given = problem.parameters
            lacks = int(given["missing"] if "missing" in given else given["steel"])
            known = found.get(problem.code)
            if known is None or (len(against), lacks) < known[:2]:
                found[problem.code] = (len(against), lacks, problem)
    return [problem for _, _, problem in found.values()]


class SettleArea(Choice["Worlds", Settle]):
    """The choice of an Area to settle."""

    shape = Shape("settle", Node("effect", Settle), Truth("must"))
    asked_by = ["EV-SETTLE-01", "EV-SETTLE-14"]

    def families(self) -> list[Family[Any, Any]]:
        return AREAS


class SettleOne(Family["Worlds", SettleArea]):
    """Settle an Area: pay its Steel, then say which Factories go there."""

    def __init__(self) -> None:
        super().__init__("settle", "settle {area}", [NEW_AREA])

    def options(self, state: Worlds, asked: SettleArea) -> list[int]:
        return list(range(len(state.box.geography.areas)))

    def add_moves(self, state: Worlds, asked: SettleArea, found: list[int]) -> None:
        found += members(areas_to_settle(asked.effect, state))

    def why_not(self, state: Worlds, asked: SettleArea, move: int) -> list[Reason]:
        area = state.box.geography.areas[move]
        return why_not_settle(asked.effect, state.me(), area, state.settled_by_anyone(), state)

    def apply(self, state: Worlds, asked: SettleArea, move: int) -> None:
        area = state.box.geography.areas[move]
        price: Goods = (0, steel_due(asked.effect, state.me(), area.people), 0)
        state.push(UseFactories(move, asked.effect.place))
        state.pay(NEW, price, asked.effect.place)


AREAS: Final = hand_out([SettleOne(), Leave()])
