"""Special sites of advanced boards: what building there costs and gives at once (chapter UC-ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.state.goods import letters
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.phases import alone, holdings, plain, upgraded, white
from tests.games.underwater_cities.table import BOX, Table, table

SLOTS = {"city": "G3+45", "desal": "G1+45", "tunnel": "Y4+23"}

# Board, what to build, whole price, what must be there before, points at once (boards document 2.6).
BUILDS: list[Any] = [
    (5, "desal TR.3", "1s 1c", {"cities": white("MR")}, 0),
    (5, "desal MR.2", "1k 1c", {}, 0),
    (5, "city BL nonsymbiotic", "2k 2s 3c", {"cities": white("BC")}, 0),
    (5, "city BL symbiotic", "2k 1s 1b 4c", {"cities": white("BC")}, 0),
    (5, "tunnel TR-MC", "1s 2c", {"tunnels": plain("MC-BR")}, 0),
    (6, "city TR nonsymbiotic", "1k 5s 4c", {"cities": white("MR")}, 0),
    (6, "city TR symbiotic", "1k 4s 1b 5c", {"cities": white("MR")}, 0),
    (6, "tunnel MC-BR.a", "1s 1c", {}, 0),
    (6, "tunnel MC-BR.b", "1s 1c", {}, 0),
    (6, "desal TL.3", "1s 1c", {"cities": white("MC")}, 0),
    (6, "tunnel TL-MC", "1s 2c", {"tunnels": plain("MC-BR.a")}, 0),
    (6, "desal ML.1", "2c", {"cities": white("TL")}, 0),
    (7, "tunnel ML-BL", "1k 1s 1b 1c", {"tunnels": plain("MC-BR", "MC-BL")}, 0),
    (7, "city TC nonsymbiotic", "1k 2s 4c", {"cities": white("TL")}, 4),
    (7, "city TC symbiotic", "1k 1s 1b 5c", {"cities": white("TL")}, 4),
    (7, "tunnel TR-MC", "2s 1c", {"tunnels": plain("MC-BR")}, 0),
    (7, "desal MR.2", "1n 1c", {}, 0),
    (7, "tunnel BC-BR", "1s 1c", {}, 0),
    (8, "tunnel TL-TC", "1s 2c", {"tunnels": plain("MC-BR", "TL-MC")}, 0),
    (8, "tunnel TR-blue", "2s 2c", {"tunnels": plain("MC-BR", "TR-MC"), "metropolises": {"TR": "B-9"}}, 0),
    (8, "city ML nonsymbiotic", "1k 2s 2n 3c", {"cities": white("TL")}, 6),
    (8, "city ML symbiotic", "1k 1s 2n 1b 4c", {"cities": white("TL")}, 6),
    (8, "tunnel BL-BC", "2s 1c", {"tunnels": plain("BC-BR")}, 0),
    (8, "desal BC.4", "2c", {}, 0),
]


def building(board: int, what: str, goods: str, area: dict[str, Any]) -> Table | None:
    """Seat 0 asked what to build on the slot for it; None if nothing can be built there with this stock."""
    game = alone(board, goods=goods, hand=[23, 45, 50], **area).put(round=6)
    slot = SLOTS[what.split()[0]]
    return game.play(slot) if game.allows(slot) else None


def can_build(board: int, what: str, goods: str, area: dict[str, Any]) -> bool:
    """Is this build legal with this stock?"""
    game = building(board, what, goods, area)
    return game is not None and game.decision() == "build" and game.allows(what)


def one_less(goods: str) -> list[str]:
    """The same stock with one unit less, for each unit of it."""
    words = goods.split()
    return [
        " ".join([*words[:i], f"{int(word[:-1]) - 1}{word[-1]}", *words[i + 1 :]])
        for i, word in enumerate(words)
    ]


@pytest.mark.parametrize(("board", "what", "price", "area", "at_once"), BUILDS)
def test_a_special_site_costs_its_surcharge_and_gives_its_bonus(
    board: int, what: str, price: str, area: dict[str, Any], at_once: int
) -> None:
    """UC-ADV-03, UC-ADV-04: normal cost and surcharge, exactly; the points of ADV-E are scored at once."""
    game = building(board, what, price, area)
    assert game is not None
    game.play(what)
    assert holdings(game) == (f"{at_once}vp" if at_once else "")
    assert not any(can_build(board, what, less, area) for less in one_less(price))


SURCHARGES = {
    5: {"TR.3": "1s", "MR.2": "1k", "BL": "1k 2c", "TR-MC": "1c"},
    6: {"TR": "3s 3c", "TL.3": "1s", "TL-MC": "1c", "ML.1": "1c"},
    7: {"ML-BL": "1k 1b", "TC": "3c", "TR-MC": "1s", "MR.2": "1n"},
    8: {"TL-TC": "1c", "TR-blue": "1s 1c", "ML": "2n 2c", "BL-BC": "1s", "BC.4": "1c"},
}


def surcharges(number: int) -> dict[str, str]:
    """Every site of a board that asks for more than the normal cost."""
    board = BOX.boards[number - 1]
    found = {}
    for kind in (0, 3, 4):
        for site in range(45):
            if board.all_sites(kind) >> site & 1 and any(board.surcharge(kind, site)):
                found[board.site_name(kind, site)] = letters(board.surcharge(kind, site))
    return found


@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_tunnel_building_and_city_sites_may_ask_for_a_surcharge(number: int) -> None:
    """UC-ADV-03: these sites and no others."""
    assert surcharges(number) == SURCHARGES[number]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_basic_boards_have_no_surcharge_sites(number: int) -> None:
    """UC-ADV-08: nor multipliers nor production of sites."""
    board = BOX.boards[number - 1]
    assert surcharges(number) == {}
    assert {*board.city_factor, *board.tunnel_factor, *board.building_factor} == {1}
    assert board.productions == []


BUILDING_SITES = {
    5: (3, 3, 3, 3, 4, 3, 2, 3, 3),
    6: (3, 3, 2, 4, 3, 3, 4, 3, 3),
    7: (3, 3, 3, 3, 3, 4, 3, 3, 3),
    8: (3, 2, 3, 3, 2, 3, 3, 4, 3),
}


@pytest.mark.parametrize("number", range(1, 9))
def test_cities_of_advanced_boards_have_differing_numbers_of_building_sites(number: int) -> None:
    """UC-ADV-02: boards document 2.3; basic boards have three each; one expansion site at every city."""
    board = BOX.boards[number - 1]
    sites = tuple(board.sites[1 << city].bit_count() for city in range(9))
    assert sites == BUILDING_SITES.get(number, (3,) * 9)
    assert [board.expansions[1 << city].bit_count() for city in range(9)] == [1] * 9


@pytest.mark.parametrize("city", ["MC", "BL"])
def test_what_can_be_built_at_a_city_follows_its_number_of_sites(city: str) -> None:
    """UC-ADV-02: on board 5 MC has four sites and BL two."""
    game = building(5, "desal", "1c", {"cities": white("MC", "BL")})
    assert game is not None
    sites = [move for move in game.moves() if move.startswith(f"desal {city}")]
    assert len(sites) == {"MC": 4, "BL": 2}[city]


def test_if_one_player_uses_an_advanced_board_all_must() -> None:
    """UC-ADV-01."""
    for side, numbers in (("basic", [1, 5]), ("advanced", [5, 1])):
        with pytest.raises(Refused) as refused:
            GAME.new(2, {"boards": side, "board_numbers": numbers}, 1)
        assert refused.value.reasons[0].rule == "UC-ADV-01"
    with pytest.raises(Refused) as refused:
        table(2).player(0, board=6).moves()
    assert refused.value.reasons[0].rule == "UC-ADV-01"
    dealt = [GAME.new(4, {"boards": "advanced"}, seed) for seed in range(5)]
    assert {player.network.board.number for sea in dealt for player in sea.players} == {5, 6, 7, 8}
    assert {player.network.board.number for player in GAME.new(4, {}, 1).players} == {1, 2, 3, 4}


TO_TL = plain("MC-BR", "TL-MC")


def test_the_surcharge_comes_after_all_discounts() -> None:
    """UC-ADV-05: TL-TC of board 8 (1 credit) with #78, which saves 1 credit: 1 steelplast and 1 credit."""
    area = {"tunnels": TO_TL, "claimed": [78]}
    game = building(8, "tunnel TL-TC", "1s 1c", area)
    assert game is not None
    assert game.play("tunnel TL-TC").goods() == ""
    assert not can_build(8, "tunnel TL-TC", "1s", area)


def card_first(board: int, card: int, goods: str, **area: Any) -> Table:
    """An instant resolved before the green slot G2, at the choice of what to build."""
    return alone(board, goods=goods, hand=[card], **area).put(round=2).play(f"{card}+G2", "part 1")


def test_what_a_discount_has_too_much_does_not_lower_the_surcharge() -> None:
    """UC-ADV-05: #4 saves 2 credits, the tunnel on TL-TC still costs the credit of its surcharge."""
    assert card_first(8, 4, "1s 1c", tunnels=TO_TL).play("tunnel TL-TC").goods() == ""
    poor = card_first(8, 4, "1s", tunnels=TO_TL)
    assert poor.refusal("tunnel TL-TC") == ("cannot_pay_build", "UC-BUILD-19")


def test_a_free_build_pays_the_surcharge_and_an_upgrade_never_does() -> None:
    """TV-ADV-08, UC-ADV-06, UC-ADV-07: #6 on TL-TC of board 8 costs 1 credit, upgrading it 1 science."""
    game = card_first(8, 6, "1c", tunnels=TO_TL).play("tunnel TL-TC")
    assert (game.goods(), game.area()["tunnels"]["TL-TC"]) == ("", "plain")
    poor = card_first(8, 6, "9s", tunnels=TO_TL)
    assert poor.refusal("tunnel TL-TC") == ("cannot_pay_build", "UC-BUILD-19")
    links = upgraded("MC-BR", "TL-MC") | plain("TL-TC")
    game = alone(8, goods="1n", tunnels=links, hand=[23]).put(round=2).play("Y3+23", "part 2")
    assert (game.goods(), game.area()["tunnels"]["TL-TC"]) == ("", "upgraded")


@pytest.mark.parametrize(
    ("board", "site", "price"), [(5, "MR.2", "1k"), (5, "TR.3", "1s"), (7, "MR.2", "1n"), (8, "BC.4", "1c")]
)
def test_a_free_building_on_a_special_site_costs_exactly_the_surcharge(
    board: int, site: str, price: str
) -> None:
    """TV-ADV-08, UC-ADV-06: #5 builds for free; the upgrade there costs 1 science and nothing else."""
    game = card_first(board, 5, price, cities=white("MR"))
    assert game.allows(f"farm {site}")
    game.play(f"farm {site}")
    assert (game.goods(), game.area()["buildings"]) == ("", {site: "farm"})
    assert not card_first(board, 5, "", cities=white("MR")).allows(f"farm {site}")
    area = {"cities": white("MR"), "buildings": {site: "farm"}, "hand": [23], "goods": "1n"}
    game = alone(board, **area).put(round=2).play("Y3+23", "part 2")
    assert (game.goods(), game.area()["buildings"]) == ("", {site: "farm+"})


@pytest.mark.parametrize("goods", ["2b 1c", "1s 1b 1c", "2s 1c"])
def test_steelplast_of_a_surcharge_may_be_paid_with_biomatter(goods: str) -> None:
    """UC-ADV-15: BL-BC of board 8 asks for 2 steelplast and 1 credit in all."""
    assert can_build(8, "tunnel BL-BC", goods, {"tunnels": plain("BC-BR")})


def test_kelp_of_a_surcharge_may_be_paid_with_biomatter() -> None:
    """UC-ADV-15: MR.2 of board 5."""
    assert can_build(5, "desal MR.2", "1b 1c", {})
    assert not can_build(5, "desal MR.2", "9s 1c", {})


@pytest.mark.parametrize(
    ("board", "what", "goods", "area"),
    [
        pytest.param(8, "tunnel TL-TC", "1s 1c 9b", {"tunnels": plain("MC-BR", "TL-MC")}, id="credits"),
        pytest.param(7, "desal MR.2", "1c 9b 9s 9k", {}, id="science"),
        pytest.param(7, "tunnel ML-BL", "9k 9s 9n 9c", {"tunnels": plain("MC-BR", "MC-BL")}, id="biomatter"),
    ],
)
def test_credits_science_and_biomatter_of_a_surcharge_are_paid_in_kind(
    board: int, what: str, goods: str, area: dict[str, Any]
) -> None:
    """UC-ADV-18."""
    assert not can_build(board, what, goods, area)


def test_two_sites_of_one_type_may_differ_in_amount() -> None:
    """UC-ADV-17: ADV-E is 3 credits for 4 points on board 7, 2 science and 2 credits for 6 on board 8."""
    seven = building(7, "city TC nonsymbiotic", "1k 2s 4c", {"cities": white("TL")})
    eight = building(8, "city ML nonsymbiotic", "1k 2s 2n 3c", {"cities": white("TL")})
    assert seven is not None
    assert eight is not None
    assert seven.play("city TC nonsymbiotic").score() == 4
    assert eight.play("city ML nonsymbiotic").score() == 6
    assert surcharges(7)["TC"] != surcharges(8)["ML"]
    assert surcharges(7)["ML-BL"] != surcharges(8)["TL-TC"]
