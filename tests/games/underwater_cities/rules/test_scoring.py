"""Final scoring: order, brown metropolis, cities, leftovers, winner (chapter UC-SCORE)."""

from __future__ import annotations

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.game import Document, Result
from tests.games.underwater_cities.phases import (
    alone,
    at_final_scoring,
    buildings,
    end_last_turn,
    plain,
    points,
    purple,
    result_of,
    scored,
    upgraded,
    white,
)
from tests.games.underwater_cities.table import Table, table

KINDS = ("farm", "desalination", "laboratory")


def scoring_example(goods: str) -> Table:
    """The example of the rulebook, laid out as in boards document 6; #188 and #177 are CE-18 and CE-19."""
    full = {f"{city}.{n}": f"{kind}+" for city in ("BR", "MC") for n, kind in enumerate(KINDS, 1)}
    return alone(
        goods=goods,
        cities=white("MC", "TL", "TC", "ML", "MR"),
        tunnels=upgraded("MC-BR", "TL-MC", "TL-TC") | plain("TL-ML", "TL-brown1", "TL-brown2"),
        buildings={
            **full,
            "TL.1": "desalination+",
            "TL.2": "laboratory+",
            "TC.1": "farm",
            "MR.1": "laboratory+",
        },
        metropolises={"TL": "M-3"},
        claimed=[188, 177],
    )


@pytest.mark.parametrize("goods", ["2k 4s 7n 3b 16c", "3k 4s 6n 3b 16c"])
def test_the_full_example_of_the_rulebook(goods: str) -> None:
    """TV-SCORE-01: 8 + 11 + 21 + 6 = 46, with the stock of most editions and with that of the Russian one."""
    game = at_final_scoring(scoring_example(goods)).play("spend 188 3", "spend 177 2", seat=0)
    assert points(game) == {"brown_metropolis": 8, "end_scoring_cards": 11, "cities": 21, "leftovers": 6}
    assert game.score() == 46


def test_final_scoring_adds_to_the_points_of_play() -> None:
    """UC-SCORE-01."""
    game = at_final_scoring(alone(score=37))
    assert (game.score(), points(game)) == (39, {"before": 37, "cities": 2})


def test_final_scoring_goes_from_the_metropolis_over_cards_and_cities_to_the_leftovers() -> None:
    """UC-SCORE-02: by the causes of the points, after feeding."""
    links = plain("MC-BR", "TL-MC", "TL-brown1", "TL-brown2")
    area: Document = {
        "tunnels": links,
        "metropolises": {"TL": "M-1"},
        "claimed": [139, 184],
        "goods": "7k 3c",
    }
    game = end_last_turn(alone(**area), 3)
    causes = [event.cause for event in game.events if event.kind == "gained" and event.seat == 0]
    assert causes[-2:] == ["M-1 final", "card 139/1"]
    game.play("spend 184 3", seat=0)
    rest = [event.cause for event in game.events if event.kind == "gained" and event.seat == 0]
    assert rest == ["card 184/1", "UC-SCORE-10", "UC-SCORE-22"]
    assert points(game) == {"brown_metropolis": 3, "end_scoring_cards": 10, "cities": 2, "leftovers": 1}


BROWN = plain("MC-BR", "TL-MC", "TL-brown1")


def test_the_brown_metropolis_scores_only_with_both_tunnels() -> None:
    """UC-SCORE-03: one tunnel is not enough, whichever it is."""
    tile: Document = {"metropolises": {"TL": "M-1"}}
    assert "brown_metropolis" not in scored(**tile, tunnels=BROWN)
    assert "brown_metropolis" not in scored(**tile, tunnels=plain("MC-BR", "TL-MC", "TL-brown2"))
    assert scored(**tile, tunnels=BROWN | plain("TL-brown2"))["brown_metropolis"] == 3


def test_blue_metropolises_do_not_score_as_the_brown_one() -> None:
    """UC-SCORE-03: both blue tiles connected, the brown one not."""
    links = plain("MC-BR", "TR-MC", "TR-blue", "MC-BL", "BL-blue")
    assert scored(metropolises={"TL": "M-1"}, tunnels=links) == {"cities": 2}


def test_the_brown_metropolis_scores_by_its_tile() -> None:
    """UC-SCORE-04: the same network, another tile, other points."""
    area: Document = {
        "tunnels": BROWN | upgraded("TL-brown2"),
        "cities": purple("TL"),
        "under_board": [199, 193, 191],
    }
    found = {
        tile: scored(**area, metropolises={"TL": tile}).get("brown_metropolis", 0)
        for tile in ("M-1", "M-4", "M-5")
    }
    assert found == {"M-1": 3, "M-4": 6, "M-5": 0}


def test_the_tunnels_at_cities_and_the_cities_score_by_steps() -> None:
    """TV-SCORE-05: M-2 with 7, 8, 9, 10 and 12 tunnels, M-5 with 4 to 8 cities."""
    three: Document = {"cities": white("MC", "TL", "BL")}
    sites = ("MC-BR", "TL-MC", "MC-BL", "TL-brown1", "TL-brown2", "MR-BR", "BC-BR")
    more = ("TR-MC", "TL-TC", "TL-ML", "ML-BL", "BL-BC")
    found = []
    for number in (7, 8, 9, 10, 12):
        links = plain(*(*sites, *more)[:number])
        assert len(links) == number
        found.append(scored(**three, tunnels=links, metropolises={"TL": "M-2"}).get("brown_metropolis", 0))
    assert found == [0, 5, 7, 9, 9]
    links = plain("MC-BR", "MR-BR", "BC-BR", "TL-MC", "BL-BC", "TR-MR", "TL-TC", "TL-brown1", "TL-brown2")
    cities = ("MC", "MR", "BC", "TL", "BL", "TR", "TC")
    found = []
    for number in (4, 5, 6, 7, 8):
        area: Document = {
            "cities": white(*cities[: number - 1]),
            "tunnels": links,
            "metropolises": {"TL": "M-5"},
        }
        found.append(scored(**area).get("brown_metropolis", 0))
    assert found == [0, 4, 8, 12, 12]


@pytest.mark.parametrize(
    ("kinds", "given"),
    [
        pytest.param((), 2, id="UC-SCORE-11 no building"),
        pytest.param(("farm",), 3, id="UC-SCORE-12 one kind"),
        pytest.param(("desalination",), 3, id="UC-SCORE-12 another kind"),
        pytest.param(("laboratory",), 3, id="UC-SCORE-12 a third kind"),
        pytest.param(("farm", "laboratory"), 4, id="UC-SCORE-13 two kinds"),
        pytest.param(("farm", "desalination"), 4, id="UC-SCORE-13 two other kinds"),
        pytest.param(("farm", "desalination", "laboratory"), 6, id="UC-SCORE-14 all three kinds"),
    ],
)
def test_a_connected_city_scores_by_the_kinds_of_building_beside_it(
    kinds: tuple[str, ...], given: int
) -> None:
    """UC-SCORE-10, UC-SCORE-11, UC-SCORE-12; UC-SCORE-13, UC-SCORE-14."""
    found = {f"BR.{n}": kind for n, kind in enumerate(kinds, 1)}
    assert scored(buildings=found) == {"cities": given}


def test_every_city_scores_for_itself() -> None:
    """UC-SCORE-10: the buildings of one city do not count at another."""
    area: Document = {"cities": white("MC"), "tunnels": plain("MC-BR")}
    assert scored(**area)["cities"] == 2 + 2
    assert scored(**area, buildings={"BR.1": "farm", "MC.1": "laboratory"})["cities"] == 3 + 3
    assert scored(**area, buildings={"BR.1": "farm", "BR.2": "laboratory"})["cities"] == 4 + 2


def test_upgrades_and_more_buildings_of_a_kind_do_not_matter_for_a_city() -> None:
    """UC-SCORE-15: the expansion site counts like any other."""
    assert scored(buildings={"BR.1": "farm+"}) == {"cities": 3}
    assert scored(buildings=buildings("farm", "BR.1", "BR.2", "BR.3", "BR.x")) == {"cities": 3}
    assert scored(buildings={"BR.1": "farm+", "BR.x": "laboratory"}) == {"cities": 4}


def test_the_starting_city_scores_like_any_other() -> None:
    """UC-SCORE-16: alone and with buildings; symbiotic cities score the same."""
    assert scored() == {"cities": 2}
    assert scored(cities=purple("BR"), buildings={"BR.1": "farm"}) == {"cities": 3}


def test_unconnected_cities_and_their_buildings_score_nothing() -> None:
    """UC-SCORE-17: MC counts only when a tunnel joins it."""
    full = {f"MC.{n}": kind for n, kind in enumerate(KINDS, 1)}
    assert scored(cities=white("MC"), buildings=full) == {"cities": 2}
    assert scored(cities=white("MC"), buildings=full, tunnels=plain("MC-BR")) == {"cities": 8}
    assert scored(buildings=full, tunnels=plain("MC-BR")) == {"cities": 2}


def leftovers(goods: str) -> int:
    """The points for this stock."""
    return scored(goods=goods).get("leftovers", 0)


def test_four_units_of_any_mixture_are_worth_a_point() -> None:
    """TV-SCORE-07, UC-SCORE-20."""
    assert leftovers("3k 1s") == 1
    assert leftovers("1n 2s 1c") == 1
    assert leftovers("1k 1s 1n") == 0
    assert leftovers("1k 1s 1n 1c") == 1


@pytest.mark.parametrize(
    ("goods", "given"), [("1b", 0), ("2b", 1), ("1b 2c", 1), ("1b 1c", 0), ("3b 2k", 2), ("7b", 3), ("8b", 4)]
)
def test_each_biomatter_becomes_two_credits_first(goods: str, given: int) -> None:
    """UC-SCORE-18."""
    assert leftovers(goods) == given


@pytest.mark.parametrize("letter", list("cksn"))
def test_credits_kelp_science_and_steelplast_count_one_each(letter: str) -> None:
    """UC-SCORE-19: every 4 give 1 point, rounded down."""
    assert [leftovers(f"{n}{letter}") for n in (3, 4, 7, 8)] == [0, 1, 1, 2]


def test_what_is_left_over_is_worth_nothing_but_stays() -> None:
    """UC-SCORE-21: 7 units give one point as 4 do."""
    game = at_final_scoring(alone(goods="7c"))
    assert (points(game)["leftovers"], game.goods()) == (1, "7c")


@pytest.mark.parametrize(
    ("c", "k", "s", "n", "b"), [(1, 2, 3, 4, 5), (16, 0, 2, 1, 3), (0, 9, 9, 9, 9), (5, 1, 1, 0, 2)]
)
def test_the_formula_of_the_leftovers(c: int, k: int, s: int, n: int, b: int) -> None:
    """UC-SCORE-22."""
    assert leftovers(f"{c}c {k}k {s}s {n}n {b}b") == (c + k + s + n + 2 * b) // 4


def test_cards_left_in_hand_are_worth_nothing() -> None:
    """UC-SCORE-25: however many, specials included."""
    assert scored(hand=[138, 139, 17, 181, 182, 198]) == {"cities": 2}


def finished(order: list[int], *scores: int) -> Result:
    """The result of a game in which these scores are reached and this order was set after the last round."""
    game = table(len(scores)).put(order=order)
    for seat, score in enumerate(scores):
        game.player(seat, goods="", score=score)
    return result_of(at_final_scoring(game))


def test_most_points_win() -> None:
    """UC-SCORE-23."""
    assert finished([0, 1, 2], 10, 30, 20).ranking == [1, 2, 0]
    assert finished([2, 1, 0], 10, 9, 8).ranking == [0, 1, 2]


def test_of_equals_the_one_earlier_in_the_last_order_wins() -> None:
    """TV-SCORE-08, UC-SCORE-24: through the end of round 10, whose new order decides the tie."""
    game = table(2).player(0, goods="1k", score=20).player(1, goods="1k", score=20)
    game.put(federation={"4": [1]})
    game.put(era=3, round=10, turn=3, to_play=1)
    card = game.someone(1).cards.hand[0]
    game.play(f"AAS+{card}", "part 2", "done", "end")
    assert game.score(0) == game.score(1) == 22
    assert game.sea.calendar.order == (1, 0)
    assert result_of(game).ranking == [1, 0]


def test_all_places_are_ranked_and_none_is_shared() -> None:
    """UC-SCORE-26: two pairs of equals."""
    assert finished([3, 1, 0, 2], 20, 30, 20, 30).ranking == [3, 1, 0, 2]
    assert finished([1, 2, 0, 3], 20, 30, 20, 30).ranking == [1, 3, 2, 0]


def test_there_is_no_result_before_the_end_and_the_points_by_source_after_it() -> None:
    """UC-SCORE-23: what each seat has, and its total."""
    assert GAME.result(alone().sea) is None
    result = finished([0, 1], 10, 12)
    assert result.scores == [
        {"before": 10, "cities": 2, "total": 12},
        {"before": 12, "cities": 2, "total": 14},
    ]
