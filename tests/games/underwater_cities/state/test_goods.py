"""Resources: what they are, what they pay, and bundles of them."""

import pytest

from nextfrontier.games.underwater_cities.state.goods import (
    NOTHING,
    Goods,
    bits,
    less,
    letters,
    name_amounts,
    plus,
    times,
)
from tests.games.underwater_cities.table import seen_by, table
from tests.games.underwater_cities.turns import any_turn

SOME: Goods = (1, 2, 3, 4, 5)


def test_there_are_five_resources() -> None:
    """UC-RES-01: credits, kelp, steelplast, science, biomatter."""
    assert list(table(2).area()["resources"]) == ["credits", "kelp", "steelplast", "science", "biomatter"]
    assert name_amounts(SOME) == {"credits": 1, "kelp": 2, "steelplast": 3, "science": 4, "biomatter": 5}
    assert name_amounts((0, 7, 0, 0, 0)) == {"kelp": 7}


@pytest.mark.parametrize(
    ("goods", "text"),
    [
        (SOME, "3s 2k 4n 5b 1c"),
        ((1, 0, 1, 0, 0), "1s 1c"),
        ((0, 1, 0, 0, 12), "1k 12b"),
        (NOTHING, "0c"),
    ],
)
def test_a_bundle_is_written_as_moves_write_it(goods: Goods, text: str) -> None:
    """UC-RES-01."""
    assert letters(goods) == text


def test_bundles_add_up_and_multiply() -> None:
    """UC-RES-01: each resource by itself."""
    assert plus(SOME, (10, 20, 30, 40, 50)) == (11, 22, 33, 44, 55)
    assert times(SOME, 3) == (3, 6, 9, 12, 15)
    assert times(SOME, 0) == NOTHING


def test_a_discount_never_makes_a_cost_less_than_nothing() -> None:
    """UC-RES-01 with UC-CARD-10: an excess of one resource does not reduce another."""
    assert less((5, 5, 5, 5, 5), SOME) == (4, 3, 2, 1, 0)
    assert less(SOME, (2, 2, 2, 2, 2)) == (0, 0, 1, 2, 3)
    assert less(SOME, (9, 9, 9, 9, 9)) == NOTHING


@pytest.mark.parametrize("resource", range(5))
def test_the_resources_of_a_bundle_as_bits(resource: int) -> None:
    """UC-RES-01."""
    one = [0, 0, 0, 0, 0]
    one[resource] = 2
    assert bits((one[0], one[1], one[2], one[3], one[4])) == 1 << resource
    assert bits(SOME) == 31
    assert bits(NOTHING) == 0


@pytest.mark.parametrize(
    ("goods", "moves", "left"),
    [
        ("2c", ["G1+35", "desal BR.1", "done"], "1c"),
        ("2k", ["R4+3", "farm BR.1", "done"], "1k"),
        ("2s", ["R4+3", "lab BR.1", "done"], "1s"),
        ("2n", ["Y3+3", "part 2", "upgrade BR.2", "done"], "1n"),
        ("2b", ["R4+3", "part 1", "farm BR.1", "done"], "1b"),
    ],
    ids=["credits", "kelp", "steelplast", "science", "biomatter"],
)
def test_every_resource_pays_costs(goods: str, moves: list[str], left: str) -> None:
    """UC-RES-06: a plant, a farm, a laboratory, an upgrade; biomatter in place of kelp."""
    game = table(2).player(0, goods, hand=[3, 35, 58], buildings={"BR.2": "farm", "BR.3": "laboratory"})
    assert game.play(*moves, "end").goods() == left


def test_kelp_also_feeds_cities() -> None:
    """UC-RES-06: one for the starting city at the end of the Era."""
    game = table(2).put(round=4, turn=3, to_play=1).player(0, "3k 2s 1n 4c")
    any_turn(game)
    assert game.goods(0) == "2k 2s 1n 4c"


def test_tokens_only_represent_quantities() -> None:
    """UC-RES-07: 10 credits pay 1 like ten tokens of 1; nothing has to be changed."""
    game = table(2).player(0, "10c 6s", hand=[3, 35, 58]).play("Y4+3", "tunnel MC-BR", "done", "end")
    assert game.goods() == "5s 9c"


def test_one_token_is_one_unit() -> None:
    """UC-RES-08: "two different" resources of SL-16 are one unit each, however many are held."""
    game = table(2).player(0, "9k 9s", hand=[3, 35, 58]).play("Y1+3", "part 2", "gain kelp steelplast")
    assert game.goods() == "10k 10s"


def test_there_is_no_limit_to_what_is_held() -> None:
    """UC-RES-09: UC-LIMIT-01 too."""
    game = table(2).player(0, "9999k 9999s 9999n 9999b 9999c", hand=[3, 35, 58]).play("R3+3", "end")
    assert game.goods() == "10000k 10001s 9999n 9999b 9999c"


def test_resources_are_held_openly() -> None:
    """UC-RES-09: everybody sees them, spectators too."""
    game = table(2).player(0, "3k 2s 1n 4b 7c")
    for seat in (0, 1, -1):
        seen = seen_by(game.sea, seat)["players"][0]["resources"]
        assert seen == {"credits": 7, "kelp": 3, "steelplast": 2, "science": 1, "biomatter": 4}
