"""Facts of each game that the tests must know: its player in a browser, and the positions where they begin."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.game import Game
from nextfrontier.record.record import Record
from tests.browser.persons.evacuee import Evacuee, KeyboardEvacuee, PhoneEvacuee, is_action
from tests.browser.persons.keys import KeyboardPlayer
from tests.browser.persons.person import Person
from tests.browser.persons.player import HastyPlayer, PhonePlayer, Player

Picks = dict[str, str]


@dataclass(frozen=True)
class Step:
    """The things that are picked on the page, by name, and the move that is made so."""

    picks: Picks
    move: str


@dataclass(frozen=True)
class Stage:
    """A game of which the tests play parts."""

    game: Game[Any]
    seed: int
    person: type[Person]
    hasty: type[Person]
    phone: type[Person]
    keyboard: type[Person]
    is_turn: Callable[[str], bool]  # does a turn begin with this move?
    turn: str  # the kind of decision with which a turn begins
    start: str  # and with which that begins in whose middle is begun
    is_midway: Callable[[Record], bool]
    going_on: Callable[[Record], Step]  # from there
    otherwise: Step  # than in the turn that was begun; to be confirmed
    secret: tuple[str, ...]  # what of a seat only its owner sees
    mark: str  # by what such a card is known in a page
    cards: str  # where the components have it
    told: str  # and what of it a page shows
    hiding: str  # the variant that deals most hidden cards; empty if all do
    locked: str  # things that cannot be picked and say why
    stretch: tuple[
        str, str
    ]  # the rule whose event opens a production or Income, and a kind that is no line of it
    counted: tuple[str, ...]  # where a view has a number that it changes
    rules: str  # how the ids of its rules begin

    @property
    def slug(self) -> str:
        return self.game.slug


def kind(record: Record, seat: int) -> str:
    """Return the kind of the seat's decision; empty if it has none."""
    decision = record.state.required_decision(seat)
    return "" if decision is None else decision.kind()


def is_building(record: Record) -> bool:
    """Has seat 0, in Underwater Cities, made two moves or more of a turn, and is it asked where to build?"""
    return kind(record, 0) == "build" and record.undoable(0) >= 2


def is_loading(record: Record) -> bool:
    """Has seat 0, in Evacuation, sent a ship and loaded something, and can it load more?"""
    last = record.entries[-1] if record.entries else None
    is_loaded = last is not None and last.seat == 0 and last.move.startswith("load ")
    return is_loaded and kind(record, 0) == "transport" and any(single_loads(record))


def single_loads(record: Record) -> list[str]:
    """Return the loads whose cargo can go only one way."""
    loads = [move for move in moves(record, 0) if move.startswith("load ")]
    cargo = [cargo_of(move) for move in loads]
    return [move for move in loads if cargo.count(cargo_of(move)) == 1]


def cargo_of(load: str) -> str:
    """Return the cargo of a load, without ship, place and amount: one button for all of these."""
    words = load.split()[2:]
    return words[-1] if words[0].isdigit() else words[0]


def moves(record: Record, seat: int) -> list[str]:
    return [record.state.notation(seat, move) for move in record.state.moves(seat)]


def build_next(record: Record) -> Step:
    move = next(move for move in moves(record, 0) if move.startswith("desal "))
    return Step({"site": move.split()[1]}, move)


def load_next(record: Record) -> Step:
    move = single_loads(record)[0]
    return Step({"move": move}, move)


SEA = Stage(
    game=UNDERWATER_CITIES,
    seed=1,
    person=Player,
    hasty=HastyPlayer,
    phone=PhonePlayer,
    keyboard=KeyboardPlayer,
    is_turn=lambda move: "+" in move,
    turn="turn",
    start="turn",
    is_midway=is_building,
    going_on=build_next,
    otherwise=Step({"card": "23", "slot": "R1"}, "R1+23"),
    secret=("hand",),
    mark="card",
    cards="cards",
    told="name",
    hiding="",
    locked="[data-slot][data-look=locked]",
    stretch=("UC-PROD-01", "drew"),
    counted=("resources", "credits"),
    rules="UC-",
)
WORLDS = Stage(
    game=EVACUATION,
    seed=37,
    person=Evacuee,
    hasty=Evacuee,
    phone=PhoneEvacuee,
    keyboard=KeyboardEvacuee,
    is_turn=is_action,
    turn="action",
    start="transport",
    is_midway=is_loading,
    going_on=load_next,
    otherwise=Step({}, "done"),
    secret=("kept", "goals"),
    mark="goal",
    cards="goals",
    told="text",
    hiding="Advanced",
    locked="[data-action][data-look=locked]",
    stretch=("EV-INCOME-01", "phase"),
    counted=("old", "energy"),
    rules="EV-",
)
STAGES = {stage.slug: stage for stage in (SEA, WORLDS)}
