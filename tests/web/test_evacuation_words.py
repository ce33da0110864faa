"""Words of the screen of Evacuation: the log."""

from functools import partial

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from tests.web.logs import told_by

COMPONENTS = EVACUATION.components("en", {})
told = partial(told_by, EVACUATION.slug)


def test_the_log_calls_players_by_their_names() -> None:
    assert told([1, " passes."]) == ["Ben passes."]


def test_names_that_are_those_of_other_seats_are_not_mixed_up() -> None:
    """After a rematch Player 1 sits on the second seat, and Player 2 on the first."""
    assert told([0, " before ", 1], ("Player 2", "Player 1")) == ["Player 2 before Player 1"]


def test_ships_and_technologies_of_the_log_can_be_picked() -> None:
    ship, technology = COMPONENTS["ships"]["S03"]["name"], COMPONENTS["technologies"]["T1.4"]["name"]
    assert told([0, f" gets {ship} on the Old World."], item="S03", world="old") == [
        "Ada gets ",
        {"text": ship, "pick": "ship S03"},
        " on the Old World.",
    ]
    assert told([0, f" gains 1 Food ({technology})."], cause="T1.4 now") == [
        "Ada gains 1 Food (",
        {"text": technology, "pick": "technology T1.4"},
        ").",
    ]
