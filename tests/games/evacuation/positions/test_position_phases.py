"""A position opens the phase that it names, by name or by number."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.evacuation.table import Table, table

NAMES = ["income", "actions", "transport", "turn_order", "progress", "bonuses", "cleanup"]
FACTS: dict[str, Any] = {"set": 1, "research": [2, 2, 0], "actions": [4, 4], "old": "9/9/9"}


def opened(phase: str | int, seats: int = 2, **changes: Any) -> Table:
    """A game of year 2 at the start of a phase; player 2 is the first in order."""
    game = table(seats).put(year=2, phase=phase, order=[1, 0, *range(2, seats)], **changes)
    return game.player(0, **FACTS).player(1, set=2, old="9/9/9", stadiums={"new": ["ST04"]}, actions=[1])


def refused(game: Table) -> tuple[str, str]:
    """Code and path of the refusal of a position."""
    with pytest.raises(Refused) as error:
        game.document()
    (reason,) = error.value.reasons
    return reason.code, str(reason.parameters["path"])


@pytest.mark.parametrize(("number", "name"), list(enumerate(NAMES, 1)))
def test_a_phase_by_name_is_the_phase_by_number_and_begins_as_in_play(number: int, name: str) -> None:
    """EV-GAME-03."""
    found = opened(name).document()
    assert found == opened(number).document()
    assert found == opened(number).pending(["phase", number]).document()


def test_income_produces_and_feeds_before_the_first_action() -> None:
    """EV-INCOME-01, EV-INCOME-18."""
    game = opened("income", 2)
    quiet = opened("actions", 2)
    assert game.decision() == quiet.decision() == "action"
    assert quiet.old() == "9/9/9"
    assert game.old() != "9/9/9"
    assert game.document()["phase"] == 2


def test_income_of_a_later_year_deals_action_cards() -> None:
    """EV-ADV-21: three more cards each, and four are kept."""
    game = table(actions="advanced").put(year=2, phase="income")
    assert game.decision() == "keep"
    assert [len(player.hand) for player in game.worlds.players] == [7, 7]


def test_transport_is_open_to_all_at_once() -> None:
    """EV-TRANS-01, OQ-22."""
    ships = [{"old": ["S05"]}, {"old": ["S11"]}]
    game = table().put(phase="transport")
    game.player(0, ships=ships[0], old="0/0/9").player(1, ships=ships[1], old="0/0/9")
    assert game.worlds.phase == 3
    waiting = [(opened.seat, opened.decision.kind()) for opened in game.worlds.decisions()]
    assert waiting == [(0, "transport"), (1, "transport")]


def test_turn_order_sorts_by_happy_faces_and_goes_on_to_progress() -> None:
    """EV-ORDER-03: most Happy Faces first."""
    game = table(3).put(phase="turn_order", order=[0, 1, 2])
    game.player(2, stadiums={"new": ["ST04", "ST10"]}, set=1, research=[2, 2, 2], actions=[4, 4])
    assert game.document()["order"] == [2, 1, 0]
    assert (game.document()["phase"], game.worlds.active) == (5, 2)


def test_progress_begins_with_all_markers_waiting() -> None:
    """EV-PROG-02, EV-PROG-03."""
    game = table().put(phase="progress", order=[1, 0])
    game.player(0, markers="4 main, 2 main", actions=[1]).player(1, markers="3 main, 1 main", actions=[1])
    assert (game.worlds.phase, game.worlds.active) == (5, 1)
    assert [player.progress.lanes for player in game.worlds.players] == [(0, 0), (0, 0)]


def test_progress_at_the_turn_of_a_later_player_leaves_the_markers_of_earlier_ones() -> None:
    """EV-PROG-03, EV-PROG-08."""
    game = table().put(phase="progress", order=[1, 0], to_play=0)
    game.player(0, markers="2, 1", actions=[1]).player(1, markers="3 main, 1 main", actions=[1])
    assert (game.worlds.phase, game.worlds.active) == (5, 0)
    assert game.document()["players"][1]["markers"] == [[3, "main"], [1, "main"]]


def test_bonuses_may_begin_with_a_later_player() -> None:
    """EV-BONUS-05."""
    game = table().put(phase="bonuses", order=[1, 0], bonuses=["YB4", "YB5", "YB6", "YB8"])
    facts = {"set": 1, "research": [2, 2, 2], "actions": [4, 4]}
    game.player(0, **facts).player(1, set=2, research=[2, 2, 2], actions=[4, 4])
    later = table().put(phase="bonuses", order=[1, 0], to_play=0, bonuses=["YB4", "YB5", "YB6", "YB8"])
    later.player(0, **facts).player(1, set=2, research=[2, 2, 2], actions=[4, 4])
    assert (game.worlds.phase, game.worlds.active, later.worlds.active) == (6, 1, 0)


def test_cleanup_leads_into_the_next_year() -> None:
    """EV-CLEAN-01."""
    game = opened("cleanup")
    assert (game.document()["year"], game.document()["phase"]) == (3, 2)
    assert game.document()["players"][0]["actions"] == []


def test_cleanup_of_the_last_year_ends_the_game_and_so_does_the_phase_over() -> None:
    """EV-GAME-07."""
    for game in (table().put(year=4, phase="cleanup"), table().put(year=4, phase="over")):
        assert game.document()["finished"] is True
        assert game.worlds.to_move() == -1


def test_a_phase_over_that_is_not_finished_contradicts_itself() -> None:
    assert refused(table().put(phase="over", finished=False)) == ("bad_position", "finished")


def test_set_up_is_opened_by_its_pending_choices_only() -> None:
    assert refused(table().put(phase=0)) == ("bad_position", "phase")


def test_an_unknown_phase_is_refused_by_its_place() -> None:
    """EV-GAME-03."""
    assert refused(table().put(phase=8)) == ("bad_position", "phase")
    assert refused(table().put(phase="supper")) == ("bad_position", "set")


def test_whose_turn_it_is_has_not_passed() -> None:
    """EV-ACTION-17."""
    assert refused(table().put(to_play=1).player(1, passed=True)) == ("bad_position", "to_play")
