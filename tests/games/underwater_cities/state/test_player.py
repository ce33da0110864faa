"""A player's area: private board, stock, score, and exact copies."""

import pytest

from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.state import player as player_module
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import Table, table

NETWORK: Document = {
    "cities": {"MC": "symbiotic", "BC": "nonsymbiotic", "TL": "nonsymbiotic"},
    "tunnels": {"MC-BR": "upgraded", "TR-MC": "plain"},
    "buildings": {"BR.1": "farm", "MC.2": "laboratory+", "BC.3": "desalination", "BR.x": "farm"},
}


def names(cities: int) -> list[str]:
    """City sites by name."""
    return [name for i, name in enumerate(CITY_NAMES) if cities >> i & 1]


def test_everybody_develops_a_board_of_his_own() -> None:
    """UC-GEN-02: what one player builds changes no other board."""
    game = table(2).player(0, "9s 9c", hand=[3, 35, 58]).player(1, "9s 9c")
    before = game.area(1)
    game.play("Y4+3", "tunnel MC-BR", "tunnel TR-MC", "end")
    assert game.area(0)["tunnels"] == {"MC-BR": "plain", "TR-MC": "plain"}
    assert game.area(1) == before
    assert [player.network.board.number for player in game.sea.players] == [1, 2]


def test_what_stands_on_the_board() -> None:
    """UC-GEN-02: cities, connected or not; the sites next to them; buildings by kind and city."""
    player = table(2).player(0, **NETWORK).someone()
    assert names(player.network.cities()) == ["TL", "MC", "BC", "BR"]
    assert names(player.network.connected_cities()) == ["MC", "BR"]
    assert names(player.network.legal_city_sites()) == ["TC", "TR", "ML", "MR", "BL"]
    assert [player.network.buildings_at(kind, 8).bit_count() for kind in range(3)] == [2, 0, 0]
    assert [player.network.buildings_at(kind, 4).bit_count() for kind in range(3)] == [0, 0, 1]
    assert [player.network.connected_buildings(kind).bit_count() for kind in range(3)] == [2, 0, 1]
    assert player.network.all_buildings().bit_count() == 4
    assert player.network.tunnels_at_cities() == player.network.tunnels


def test_which_sites_are_open() -> None:
    """UC-GEN-02: tunnels where tunnels reach, buildings at cities and legal city sites."""
    player = table(2).player(0, **NETWORK).someone()
    open_tunnels = {
        name
        for i, name in enumerate(player.network.board.tunnels)
        if player.network.legal_tunnel_sites() >> i & 1
    }
    assert open_tunnels == {
        "TL-MC", "MC-BL", "MR-BR", "BC-BR", "TC-TR", "TR-MR", "TR-blue",
    }  # fmt: skip
    assert player.network.legal_building_sites(False).bit_count() == 9 * 3 - 3
    assert player.network.legal_building_sites(True).bit_count() == 9 - 1
    assert player.network.building_sites_of(1 << 8).bit_count() == 4


@pytest.mark.parametrize("resource", range(5))
def test_a_price_must_be_there_in_every_resource(resource: int) -> None:
    """UC-RES-06."""
    player = table(2).player(0, "2k 2s 2n 2b 2c").someone()
    price = [2, 2, 2, 2, 2]
    assert player.can_pay((2, 2, 2, 2, 2))
    assert player.lacks((2, 2, 2, 2, 2)) == 0
    price[resource] = 3
    assert not player.can_pay((price[0], price[1], price[2], price[3], price[4]))
    assert player.lacks((price[0], price[1], price[2], price[3], price[4])) == 1 << resource


def test_gains_and_payments_change_every_resource_by_itself() -> None:
    """UC-RES-02, UC-RES-06."""
    player = table(2).player(0, "").someone()
    player.add((1, 2, 3, 4, 5))
    assert player.goods == (1, 2, 3, 4, 5)
    player.remove((1, 1, 1, 1, 1))
    assert player.goods == (0, 1, 2, 3, 4)


def test_points_are_counted_under_their_heading() -> None:
    """UC-RES-05."""
    game = table(2).player(0, score=3)
    game.someone().score_points(4, 2)
    assert (game.score(), game.area()["points"]) == (7, {"before": 3, "cards": 4})


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        (player_module.BEFORE, "before"),
        (player_module.SLOTS, "slots"),
        (player_module.CARDS, "cards"),
        (player_module.FEDERATION, "federation"),
        (player_module.METROPOLIS, "metropolises"),
        (player_module.SITE, "sites"),
        (player_module.CONTRACT, "contracts"),
        (player_module.PRODUCTION, "production"),
        (player_module.FEEDING, "feeding"),
        (player_module.BROWN_METROPOLIS, "brown_metropolis"),
        (player_module.END_SCORING, "end_scoring_cards"),
        (player_module.CITIES_OF_NETWORK, "cities"),
        (player_module.LEFTOVERS, "leftovers"),
    ],
)
def test_every_source_of_points_has_its_name(heading: int, name: str) -> None:
    """UC-RES-05."""
    game = table(2)
    game.someone().score_points(2, heading)
    assert (game.score(), game.area()["points"]) == (2, {name: 2})


def rich_position() -> Table:
    """A position in which nothing is empty."""
    game = table(2, contracts=True).put(
        era=2, turn=2, contracts=["C2", "C3"], slots={"R3": [1], "AAS": [0]}, federation={"3": [1]}
    )
    cards = {"hand": [5, 70, 184], "claimed": [98, {"card": 21, "used": True}], "under_board": [191]}
    game.player(
        0, "1k 2s 3n 4b 5c", score=9, contracts=["C1"], gained=["B-4"], produced=2, **cards, **NETWORK
    )
    return game.player(1, declined=["C2"], hand=[6, 71, 72, 73])


def test_a_copy_is_exact_and_independent() -> None:
    """UC-GEN-02: playing on a copy changes nothing here."""
    sea = rich_position().sea
    before = encode_sea(sea)
    copy = sea.copy()
    assert encode_sea(copy) == before
    assert not copy.searching
    sea.searching = True
    assert sea.copy().searching
    sea.searching = False
    assert [pile.cards for pile in copy.piles()] == [pile.cards for pile in sea.piles()]
    assert (copy.in_sight(), copy.moves(0)) == (sea.in_sight(), sea.moves(0))
    moves = [
        "Y2+5",
        "part 2",
        "desal BR.2",
        "done",
        "end",
        "keep 6 71 72",
        "G4+6",
        "part 1",
        "decline",
        "end",
    ]
    for move in moves:
        copy.play(copy.to_move(), copy.parse(copy.to_move(), move))
    after = encode_sea(copy)
    assert after["players"][0]["buildings"]["BR.2"] == "desalination"
    assert after["federation"] == {"below": [0], "4": [], "3": [], "2": [], "1": [1]}
    assert encode_sea(sea) == before
