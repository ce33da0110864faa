"""Words of the screen of Underwater Cities: the log."""

from functools import partial

from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from tests.web.logs import told_by

told = partial(told_by, UNDERWATER_CITIES.slug)


def test_the_log_calls_players_by_their_names() -> None:
    assert told([0, " gains 2 science (slot Y3)."]) == ["Ada gains 2 science (slot Y3)."]
    assert told(["Round 1 begins; order of play: ", 1, ", ", 0, "."]) == [
        "Round 1 begins; order of play: Ben, Ada."
    ]


def test_names_that_are_those_of_other_seats_are_not_mixed_up() -> None:
    """After a rematch Player 1 sits on the second seat, and Player 2 on the first."""
    said: list[str | int] = ["Round 1 begins; order of play: ", 1, ", ", 0, "."]
    assert told(said, ("Player 2", "Player 1")) == ["Round 1 begins; order of play: Player 1, Player 2."]


def test_nothing_is_looked_for_in_names() -> None:
    names = ("card 6 Bore Crew", "SL-05")
    assert told([0, " and ", 1], names, cause="card 6") == ["card 6 Bore Crew and SL-05"]


def test_cards_of_the_log_can_be_picked() -> None:
    link = {"text": "Bore Crew", "pick": "card 6"}
    assert told([0, " claims card 6 Bore Crew."], cause="card 6/1") == ["Ada claims ", link, "."]
    assert told([1, " draws card 6 Bore Crew (end of the turn)."], which=[6]) == [
        "Ben draws ",
        link,
        " (end of the turn).",
    ]
    assert told([0, " gains 1 kelp (card 6 Bore Crew)."], cause="card 6") == [
        "Ada gains 1 kelp (",
        link,
        ").",
    ]
