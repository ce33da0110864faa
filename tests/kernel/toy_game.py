"""The tea house as a game: the contract of the kernel, with positions and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nextfrontier.kernel.agenda import TABLE, Stuck
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import (
    Doubt,
    Option,
    Result,
    Seed,
    chance_of,
    check_seats,
    chosen_options,
    register,
)
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kernel.tasks import Cell, Task
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kit.positions import bad_position
from nextfrontier.kit.words.refusals import kernel_words
from tests.kernel.toy import (
    CARDS,
    DEALT,
    HAND,
    Act,
    Bonus,
    Collect,
    Discard,
    End,
    Gift,
    GiveUp,
    House,
    News,
    Start,
    Turn,
    Use,
)

PENDING: list[Task[Any]] = [GiveUp(), Gift(), Bonus(1, "start"), Collect(), Bonus(0, "lamp"), News()]
PENDING += [Discard(), Act(), End(), *map(Turn, range(4)), *(Use(i // 2, i % 2) for i in range(4))]
WORDS = {
    "no_coin": "It costs a coin.",
    "no_tea": "It needs tea.",
    "not_done": "Use the place once before you stop.",
    "out_of_reach": "The {place} could not be used then.",
    "sold": "Tea is sold once a turn.",
}


class TeaHouse:
    """Two to four seats, a few rounds."""

    slug, version, components_version, seat_counts = "tea-house", 2, 1, (2, 3, 4)
    title, languages = "Tea House", ("en",)

    def options(self) -> list[Option]:
        return [Option("rounds", "1..6", 4, (1, 2, 3, 4, 5, 6), "how many rounds are played")]

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> House:
        state = self.dealt(seats, options, seed, DEALT)
        state.push(Turn(0))
        state.push(Collect())
        state.open_lanes([Start()] * seats)
        state.settle()
        return state

    def dealt(self, seats: int, options: Mapping[str, object], seed: Seed, cards: int) -> House:
        rounds = chosen_options(self.options(), options)["rounds"]
        assert isinstance(rounds, int)
        state = House(check_seats(self, seats), chance_of(seed), rounds)
        state.events = []
        state.zones[0] = state.shuffled(0, list(range(CARDS)))
        for seat in range(seats):
            state.active, state.zones[2 + seat] = seat, [state.zones[0].pop() for _ in range(cards)]
            state.tell_secret("dealt", "", {"cards": cards}, {"which": state.hand(seat)[:]}, 1 << seat, True)
        state.active, state.seen[0] = 0, [0] * len(state.zones[0])
        return state

    def encode(self, state: House) -> dict[str, Any]:
        shown = [shown_zone(zone, state.viewer != TABLE) for zone in state.zones]
        return {
            "round": state.round,
            "to_play": state.active,
            "sold": state.sold,
            "common": shown[:2],
            "hands": shown[2 : 2 + state.seats],
            "given_up": shown[2 + state.seats : 2 + 2 * state.seats],
            "lamps": shown[2 + 2 * state.seats :],
            "purses": [purse[:] for purse in state.purses],
            "pending": [chain(cell) for cell in (state.agenda, *state.lanes)],
        }

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        return dict(options)

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> House:
        state = self.dealt(seats, options, seed, HAND)
        for path, value in changes.items():
            try:
                put(state, path, value)
            except (AttributeError, IndexError, StopIteration, TypeError, ValueError):
                raise wrong(path) from None
        return finished(state, changes)

    def doubts(self, state: House) -> list[Doubt]:
        return []

    def forecast(self, state: House, seat: int) -> dict[str, Any]:
        lamps = len(state.lamps(seat))
        income = {"base": 1, "lamps": lamps, "total": 1 + lamps}
        return {"income": income, "score_now": score(state, seat)}

    def result(self, state: House) -> Result | None:
        if state.to_move() != -1:
            return None
        scores = [score(state, seat) for seat in range(state.seats)]
        ranking = sorted(range(state.seats), key=lambda seat: -scores[seat]["total"])
        return Result([[seat] for seat in ranking], scores)

    def explain(self, reason: Reason, language: str = "en") -> tuple[str, list[str]]:
        return kernel_words(reason) or (WORDS[reason.code].format(**reason.parameters), [])

    def sentence(self, event: Event, viewer: int, language: str = "en") -> str:
        details = ", ".join(f"{name} {value}" for name, value in event.seen_by(viewer).items())
        return f"Seat {event.seat} {event.kind} ({event.cause}): {details}."

    def said(self, event: Event, viewer: int, language: str = "en") -> list[str | int]:
        return [self.sentence(event, viewer, language)]

    def prompt(self, kind: str, language: str = "en") -> str:
        return f"Choose: {kind}."

    def components(self, language: str, options: Mapping[str, object]) -> dict[str, Any]:
        return {"language": language, "cards": {str(card): {"number": card} for card in range(CARDS)}}

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        return {"TEA-01": "Tea is sold once a turn."}.get(id_)

    def positions(self, language: str = "en") -> list[tuple[str, str]]:
        return []

    def vector(self, id_: str) -> Vector | None:
        return None


def put(state: House, path: str, value: Any) -> None:
    """Overwrite one part; named cards leave wherever they were dealt."""
    firsts = {"common": 0, "hands": 2, "given_up": 2 + state.seats, "lamps": 2 + 2 * state.seats}
    if path in firsts:
        named = [numbers(cards, CARDS) for cards in value]
        state.zones = [[c for c in zone if all(c not in cards for cards in named)] for zone in state.zones]
        state.zones[firsts[path] : firsts[path] + len(named)] = named
    elif path == "purses":
        state.purses = [numbers(purse, 1000) for purse in value]
        if [len(purse) for purse in state.purses] != [3] * state.seats:
            raise ValueError("coins, tea and points for every seat")
    elif path == "pending":
        cells = [linked(tasks) for tasks in value]
        state.agenda, state.lanes = cells[0], cells[1:]
    elif path == "sold":
        state.sold = bool(value)
    elif path == "round":
        state.round = numbers([value], state.rounds + 2)[0]
    elif path == "to_play":
        state.active = numbers([value], state.seats)[0]


def finished(state: House, changes: Mapping[str, object]) -> House:
    """Fill up the hands that were not named, go on, and see whether all is as it was asked for."""
    for seat in range(state.seats if "hands" not in changes else 0):
        while len(state.hand(seat)) < HAND and state.zones[0]:
            state.hand(seat).append(state.zones[0].pop())
    state.seen = [[0] * len(zone) for zone in state.zones[:2]]
    if "pending" not in changes:
        state.push(Turn(state.active))
    cards = [card for zone in state.zones for card in zone]
    try:
        state.settle()
        if len(set(cards)) < len(cards):
            raise wrong("cards")
        encoded = GAME.encode(state)
    except (AssertionError, IndexError, Stuck):
        raise wrong("pending") from None
    for path, value in changes.items():
        if path not in encoded or encoded[path] != value or type(encoded[path]) is not type(value):
            raise wrong(path)
    return state


def wrong(path: str) -> Refused:
    return bad_position(path[:80], "it does not fit")


def numbers(values: list[object], bound: int) -> list[int]:
    """A copy, if these are numbers below the bound."""
    if not all(type(value) is int and 0 <= value < bound for value in values):
        raise ValueError
    return [value for value in values if isinstance(value, int)]


def linked(tasks: list[object]) -> Cell | None:
    """Pending tasks as an agenda."""
    cell: Cell | None = None
    for written in tasks:
        cell = Cell(next(task for task in PENDING if task.encode() == written), cell)
    return cell


def chain(cell: Cell | None) -> list[Any]:
    """Pending tasks, the top one last."""
    return [] if cell is None else [*chain(cell.below), cell.task.encode()]


def shown_zone(zone: list[int], is_view: bool) -> Any:
    """All cards; on a view with hidden ones, how many there are and which are known."""
    if not is_view or all(card >= 0 for card in zone):
        return zone[:]
    return {"count": len(zone), "known": {str(i): card for i, card in enumerate(zone) if card >= 0}}


def score(state: House, seat: int) -> dict[str, int]:
    coins, tea, points = state.purses[seat]
    return {"brewed": points, "coins": coins // 2, "tea": tea, "total": points + coins // 2 + tea}


GAME = TeaHouse()
register(GAME.slug, lambda: GAME)
