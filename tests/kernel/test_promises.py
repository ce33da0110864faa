"""Promises: what binds, what may still be hoped for, and what only a search can tell."""

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.rules import Bonus, End, Gift, Use
from examples.tea_house.state import House
from nextfrontier.kernel import promises
from nextfrontier.kernel.chance import Chance, Outcomes
from nextfrontier.kernel.promises import legal_moves, quick_verdict
from nextfrontier.kernel.tasks import FREE
from nextfrontier.kernel.views import view_of
from tests.kernel.tables import FAIR, NEWS, SPICE, codes, house, names, play

HANDS = [[SPICE, FAIR, NEWS], [4, 5, 6]]


def test_a_place_may_be_promised_that_only_the_card_makes_possible() -> None:
    state = house(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]])
    assert "0+kitchen" in names(state, 0)
    assert codes(state, 0, "kitchen+0") == ["out_of_reach"]
    play(state, "0 0+kitchen")
    assert state.purses[0] == [1, 0, 2]  # tea, because the coins would have broken the promise
    assert names(state, 0) == ["end"]


def test_a_search_finds_what_the_bound_cannot_tell() -> None:
    rich = house(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]])
    poor = house(hands=HANDS, purses=[[0, 0, 0], [1, 0, 0]])
    assert codes(rich, 0, "1+kitchen") == []
    assert codes(poor, 0, "1+kitchen") == ["out_of_reach"]
    for state in (rich, poor):
        trial = state.copy()
        trial.searching = True
        trial.push(Use(1, 0))
        trial.push(Use(0, 1))
        assert quick_verdict(trial) == -1


def test_the_bound_answers_when_nothing_pending_could_help() -> None:
    state = house(purses=[[0, 0, 0], [0, 0, 0]])
    state.push(Use(1, 0))
    assert quick_verdict(state) == 0
    state.push(Bonus(1, ""))
    assert quick_verdict(state) == 0
    state.purses[0][1] = 1
    assert quick_verdict(state) == 1
    assert quick_verdict(house()) == 1


def test_of_several_promises_all_must_be_kept() -> None:
    state = house(purses=[[0, 1, 0], [0, 0, 0]])
    state.push(Use(1, 0))
    state.push(Use(1, 0))
    assert quick_verdict(state) == -1  # the first one can be kept, and then there is no tea for the other
    state.push(Gift())
    state.settle()
    assert state.purses[0] == [0, 0, 4]  # so the gift was tea, and each kitchen was used once


def test_a_search_asks_nothing_of_chance() -> None:
    class Stir(Bonus):
        def run(self, state: House) -> None:
            state.shuffle(1, [1, 2, 3])

    record: Outcomes = {}
    state = house(purses=[[0, 2, 0], [0, 0, 0]])
    state.chance = Chance(b"", record)
    state.agenda = None
    for task in (End(), Use(1, 0), Stir(0, ""), Gift()):
        state.push(task)
    state.settle()
    assert names(state, 0) == ["take coins", "take tea"]
    assert record == {}
    assert legal_moves(view_of(state, 0).standing(0), Gift()) == [0, 1]


def test_unknown_cards_supply_nothing() -> None:
    state = house(hands=HANDS, purses=[[1, 0, 0], [1, 0, 0]])
    assert codes(state, 0, "2+kitchen") == ["out_of_reach"]
    before = GAME.encode(state)
    state.why_not(0, state.parse(0, "2+market"))
    assert GAME.encode(state) == before


def test_free_moments_supply_nothing() -> None:
    state = house(hands=HANDS, purses=[[0, 3, 0], [1, 0, 0]])
    assert codes(state, 0, "market+0") == ["out_of_reach"]


def test_a_free_move_must_not_break_a_promise_either() -> None:
    state = house(purses=[[0, 2, 0], [1, 0, 0]], pending=[["Use", 1, 0], ["End"]])
    assert names(state, 0) == ["brew", "sell"]
    one_tea = house(purses=[[0, 2, 0], [1, 0, 0]], pending=[["Use", 1, 0], ["End"]])
    one_tea.purses[0][1] = 1
    assert codes(one_tea, 0, "sell") == ["out_of_reach"]
    assert one_tea.free_moments()[0].why_not(one_tea, End(), FREE) == []


def test_a_promise_ends_when_it_is_kept() -> None:
    state = house(purses=[[0, 3, 0], [1, 0, 0]], pending=[["Use", 1, 0], ["End"]])
    assert codes(state, 0, "done") == ["not_done"]
    play(state, "0 brew")
    assert names(state, 0) == ["brew", "done", "sell"]


def test_a_way_that_the_search_has_not_found_in_time_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    purses = [[1, 0, 0], [1, 0, 0]]
    assert "0+kitchen" in names(house(hands=HANDS, purses=purses), 0)
    monkeypatch.setattr(promises, "MOST_POSITIONS", 0)
    assert "0+kitchen" not in names(house(hands=HANDS, purses=purses), 0)
