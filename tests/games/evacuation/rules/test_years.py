"""The course of the years, and rules that hold all through them."""

import random

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.positions.documents import PHASES
from nextfrontier.games.evacuation.state.box import BAYS
from nextfrontier.kernel.events import Event
from tests.games.evacuation.table import table


def test_a_year_has_seven_phases_in_this_order() -> None:
    """EV-GAME-03, EV-ACTION-11, EV-GAME-02."""
    game = table(goals="first_game").player(0, actions=[2]).player(1, passed=True)
    game.play("pass")
    assert [event.details.get("phase") for event in game.told("phase")][:2] == ["transport", "progress"]
    while game.worlds.year == 1:
        game.worlds.events = game.events
        game.worlds.play(game.seat(None), game.worlds.moves(game.seat(None))[0])
    phases = [event.details["phase"] for event in game.events if event.kind == "phase"]
    assert phases[-2:] == ["income", "actions"]
    assert game.someone().actions.count_taken() == 0


def test_whoever_is_asked_sees_the_phase_that_was_told_last() -> None:
    """EV-GAME-03, EV-BONUS-01: in whole random games; phases 4 and 7 ask nothing."""
    asked_in: set[int] = set()
    for seed in range(3):
        worlds, chance = GAME.new(3, {"actions": "advanced"}, seed), random.Random(seed)
        worlds.events = events = list[Event]()
        while (seat := worlds.to_move()) >= 0:
            told = [str(event.details["phase"]) for event in events if event.kind == "phase"]
            if told:
                asked_in.add(worlds.phase)
                assert PHASES[worlds.phase - 1] == told[-1]
            worlds.play(seat, chance.choice(worlds.moves(seat)))
    assert asked_in == {1, 2, 3, 5, 6}


def test_resources_change_worlds_only_by_ship() -> None:
    """EV-RES-11: a whole year without ships leaves the New World without resources."""
    game = table(goals="first_game").player(0, old="5/5/5")
    game.play("A6", "prepare food old", "end")
    assert game.new() == "0/0/0"


def test_an_area_that_is_not_settled_produces_nothing_and_marks_no_owner() -> None:
    """EV-INCOME-09, EV-POP-03."""
    game = table().player(0, people=3, factories={"new": {"food": 2}})
    assert game.production() == "0/0/0"
    settled = table().player(0, people=1, new="0/1/0").play("A3", "settle N40")
    assert settled.area()["settled"] == {"N40": []}
    assert settled.worlds.settled_by_anyone() == 1 << settled.worlds.box.geography.number_by_id["N40"]


def test_people_never_run_out() -> None:
    """EV-POP-05."""
    assert table().player(0, people=99, new="1/0/0").play("A7").someone().people == 101


def test_each_players_technologies_are_three_columns_of_three_levels_of_its_own() -> None:
    """EV-TECH-01, EV-TECH-03."""
    documents = table(4, goals="first_game").deal().document()["players"]
    tiles = [tile for player in documents for column in player["grid"] for tile in column]
    assert len(set(tiles)) == len(tiles) == 36


def test_an_invention_of_a_progress_space_costs_nothing() -> None:
    """EV-TECH-15."""
    game = table().put(phase=5).player(0, markers="10, 8", set=1)
    game.pending(["advance", 1, -1], ["next_to_advance", 2], ["phase", 6])
    game.play("front 1 main")
    before = game.old()
    game.play(game.moves()[0])
    assert game.old() == before
    assert sum(game.someone().technologies.research) == 2


def test_a_ship_shows_cost_flight_bays_and_limits() -> None:
    """EV-SHIP-05, EV-SHIP-06."""
    ships = table().worlds.box.ships
    hauler = next(ship for ship in ships if ship.id == "S06")
    assert (hauler.cost, hauler.flight, hauler.buildings, hauler.resources) == ((0, 3, 0), 2, 1, 1)
    assert hauler.bays == [BAYS["ocean"]]


def test_a_player_may_own_any_number_of_ships() -> None:
    """EV-SHIP-07."""
    own = [f"S{number:02d}" for number in range(4, 22)]
    game = table().put(rows={"ships": ["S01", "S02", "S03"]}, decks={"ships": []})
    game.player(0, old="0/9/0", ships={"old": own}).play("A4", "ship S01 old")
    assert len(game.area()["ships"]["old"]) == 19


def test_passage_four_opens_the_ocean() -> None:
    """EV-PASS-14."""
    assert table().player(0, markers="21, 16").someone().progress.unlocked_environments() == 3
    assert table().player(0, markers="22, 16").someone().progress.unlocked_environments() == 4


def test_alone_an_opponent_acts_between_the_players_turns() -> None:
    """EV-SOLO-02, EV-SOLO-09, EV-SOLO-39: the tile starts at N57, the extra civilization takes no turn."""
    game = table(1, goals="first_game").deal()
    assert game.document()["rival"]["place"] == 0
    assert game.worlds.civilizations.track == (0, 1, 2)
    game.play("A9", "decline", "done", "end")
    assert len(game.told("rival_turn")) == 1
    assert game.decision() == "action"
