"""The Solo deck as third player of two."""

from nextfrontier.games.evacuation.rules.scoring import face_points, line_points
from nextfrontier.games.evacuation.rules.solo import rival_turn
from tests.games.evacuation.table import table


def test_the_third_player_of_two_counts_in_no_majority_and_no_order() -> None:
    """OQ-53: neither lines nor Happy Faces nor large Stadiums are its concern."""
    game = table(2, third_player=True, lines="A").put(
        lines=[[1, 1], [3, 1], [5, 1]], rival={"areas": ["N16", "N17"], "stadiums": ["ST16"]}
    )
    three = {"new": ["ST06", "ST01", "ST02"]}
    game.player(0, settled={"N13": []}, stadiums=three)
    assert line_points(game.worlds) == [4, 0]
    assert face_points(game.worlds) == [4, 0]


def test_the_third_player_takes_large_stadiums_and_areas_like_any_other() -> None:
    """EV-SOLO-38, OQ-53: EV-SOLO-12 does not apply, and what it settled is taken."""
    game = table(2, third_player=True).put(
        rows={"stadiums": ["ST16", "ST01", "ST02"]}, rival={"deck": ["SO4", "SO1", "SO2", "SO3"]}
    )
    game.player(0, people=1, new="0/1/0")
    rival_turn(game.worlds)
    assert game.document()["rival"]["stadiums"] == ["ST16"]
    rival_turn(game.worlds)
    (area,) = game.document()["rival"]["areas"]
    assert game.play("A3").refusal(f"settle {area}") == ("settled_already", "EV-SETTLE-15")


def test_the_solo_deck_may_play_a_third_player_who_acts_last() -> None:
    """EV-SOLO-38, OQ-53: it goes on after both have passed."""
    game = table(2, third_player=True)
    game.play("pass")
    assert len(game.worlds.solo.deck) == 6
    kinds = [event.kind for event in game.play("pass").events if event.kind in ("rival_turn", "phase")]
    assert kinds.index("phase") == 5


def test_the_third_player_takes_its_turn_after_both_others() -> None:
    """OQ-53: last in each round, whatever the turn order."""
    game = table(2, third_player=True).put(order=[1, 0], to_play=1)
    game.player(0, old="1/1/1").player(1, old="1/1/1")
    game.play("A9", "decline", "done", "end")
    assert (game.seat(None), len(game.worlds.solo.deck)) == (0, 6)
    game.play("A9", "decline", "done", "end")
    assert (game.seat(None), len(game.worlds.solo.deck)) == (1, 5)


def test_the_third_player_has_no_marker_on_the_tracks() -> None:
    """OQ-53: it takes no part in turn order and Progress."""
    game = (
        table(2, third_player=True)
        .put(phase=3, rival={"stadiums": ["ST16"]})
        .pending(["turn_order"], ["phase", 5])
    )
    assert sorted(game.worlds.order) == [0, 1]
    assert game.worlds.civilizations.markers == ()
