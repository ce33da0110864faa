"""Every check of the conformance list turns red: a tea house that breaks one promise fails by that check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from examples.tea_house.game import GAME, TeaHouse
from examples.tea_house.rules import GiveUp, GiveUpCard
from examples.tea_house.state import House
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Result
from nextfrontier.kernel.reasons import Reason
from nextfrontier.record.record import Record
from tests.conformance import promises, records
from tests.conformance.games import check_game
from tests.conformance.spots import Case
from tests.examples.test_tea_house import tea_house

SEED = 7
pytestmark = pytest.mark.usefixtures("tea_house_on_shelf")
Break = Callable[[pytest.MonkeyPatch], None]


def replace(owner: Any, name: str, make: Callable[[Any], Any]) -> Break:
    """Break something by another function made from the one that is there."""
    return lambda patch: patch.setattr(owner, name, make(getattr(owner, name)))


def share_purses(copy: Callable[[House], House]) -> Callable[[House], House]:
    def shared(house: House) -> House:
        other = copy(house)
        other.purses = house.purses
        return other

    return shared


def forget_a_move(moves: Callable[..., list[int]]) -> Callable[..., list[int]]:
    return lambda house, seat: moves(house, seat)[:-1] or moves(house, seat)


def find_no_reasons(why_not: Callable[..., list[Reason]]) -> Callable[..., list[Reason]]:
    return lambda house, seat, move: [] if house.decision(seat) else why_not(house, seat, move)


def lose_the_card(put_away: object) -> Callable[..., None]:
    return lambda house, card, seen: house.hand(house.active).remove(card)


def contradict(verdict: Callable[[House], int]) -> Callable[[House], int]:
    return lambda house: 1 - verdict(house) if verdict(house) >= 0 else -1


def look_into_the_deck(forecast: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    return lambda game, house, seat: {**forecast(game, house, seat), "next": house.cards[0][-1:]}


def score_again(forecast: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    def broken(game: TeaHouse, house: House, seat: int) -> dict[str, Any]:
        found = forecast(game, house, seat)
        return {**found, "score_now": {name: 2 * points + 1 for name, points in found["score_now"].items()}}

    return broken


def read_secrets(sentence: object) -> Callable[..., str]:
    return lambda game, event, viewer, language="en": f"{event.kind} {event.secret}"


def say_nothing(sentence: Callable[..., str]) -> Callable[..., str]:
    def broken(game: TeaHouse, event: Event, viewer: int, language: str = "en") -> str:
        return "" if event.kind == "gained" else sentence(game, event, viewer)

    return broken


def pay_by_order(apply: Callable[..., None]) -> Callable[..., None]:
    def broken(family: GiveUpCard, house: House, asked: GiveUp, move: int) -> None:
        apply(family, house, asked, move)
        house.purses[house.active][0] += sum(len(house.given_up(seat)) for seat in range(house.seats))

    return broken


def score_wrongly(result: Callable[..., Result | None]) -> Callable[..., Result | None]:
    def broken(game: TeaHouse, house: House) -> Result | None:
        found = result(game, house)
        return found and Result(
            [[seat] for seat in found.ranking], [{**points, "total": 99} for points in found.scores]
        )

    return broken


def leave_out_a_step(film: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    return lambda record, number: film(record, number)[1:]


def always(value: object) -> Callable[[object], Callable[..., object]]:
    return lambda there: lambda *given: value


BROKEN: dict[str, tuple[Break, str]] = {
    "copies share something": (replace(House, "copy", share_purses), "original after play on a copy"),
    "a move is forgotten": (replace(House, "moves", forget_a_move), "have become"),
    "reasons are missing": (replace(House, "why_not", find_no_reasons), "moves and reasons disagree"),
    "a card is lost": (replace(House, "put_away", lose_the_card), "pieces were"),
    "reasons have no words": (replace(TeaHouse, "explain", always(("", []))), "has no words"),
    "moves have the same name": (replace(House, "notation", always("same")), "names twice"),
    "any text is a move": (replace(House, "parse", always(0)), "does not lead back|is taken for a move"),
    "the quick verdict is wrong": (replace(promises, "quick_verdict", contradict), "quick verdict"),
    "the forecast knows the deck": (replace(TeaHouse, "forecast", look_into_the_deck), "forecast of seat"),
    "secrets are told": (replace(TeaHouse, "sentence", read_secrets), "reads a secret"),
    "an event has no words": (replace(TeaHouse, "sentence", say_nothing), "no words for the event"),
    "a draw is not announced": (replace(House, "may_reveal", always(False)), "which its seat was not told"),
    "a position is another": (replace(TeaHouse, "position", always(GAME.new(3, {}, 1))), "position: "),
    "lanes depend on their order": (
        replace(GiveUpCard, "apply", pay_by_order),
        "lanes answered in the order",
    ),
    "undo does nothing": (replace(Record, "undo", always(None)), "undo"),
    "a save is another game": (replace(records, "load", always(Record(GAME, 3, {}, 1))), "loaded save"),
    "the replay is another game": (replace(Record, "replay", always(GAME.new(3, {}, 1))), "replay: "),
    "a step of a move is missing": (replace(records, "film_entry", leave_out_a_step), "steps of"),
    "the seed was another": (replace(Record, "is_fair", always(False)), "do not come from the seed"),
    "scores do not add up": (replace(TeaHouse, "result", score_wrongly), "do not add up"),
    "the score of the end is counted twice": (
        replace(TeaHouse, "forecast", score_again),
        "but the score now is",
    ),
    "nobody has won": (replace(TeaHouse, "result", always(None)), "over without a result"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_does_not_conform(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = tea_house(3)
    break_it, problem = BROKEN[name]
    break_it(monkeypatch)
    with pytest.raises(AssertionError, match=problem):
        check_game(case, SEED, every=1)


def test_a_wrong_forecast_does_not_conform() -> None:
    case = tea_house(3)
    wrong = Case(case.game, 3, {}, case.census, lambda house, seat: "wrong")
    with pytest.raises(AssertionError, match="forecast of seat 0: wrong"):
        check_game(wrong, SEED, every=1)


def test_a_game_that_does_not_end_does_not_conform() -> None:
    case = tea_house(3)
    case.most_decisions = 10
    with pytest.raises(AssertionError, match="not over after 10 decisions"):
        check_game(case, SEED)
