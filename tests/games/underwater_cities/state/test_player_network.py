"""The network of a player: what is connected and what that means (UC-NET)."""

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast, score_now
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
WHITE, PURPLE = "nonsymbiotic", "symbiotic"


def area(tunnels: str = "", cities: str = "", **buildings: str) -> dict[str, dict[str, str]]:
    """A player's board: plain tunnels, nonsymbiotic cities (with a *: symbiotic), buildings by site."""
    return {
        "tunnels": dict.fromkeys(tunnels.split(), "plain"),
        "cities": {name.rstrip("*"): PURPLE if "*" in name else WHITE for name in cities.split()},
        "buildings": {site.replace("_", "."): state for site, state in buildings.items()},
    }


def producing(position: Table) -> set[str]:
    """The sites that produce something."""
    return {source["source"] for source in production_forecast(position.sea, 0)["sources"]}


def fed(position: Table) -> int:
    """How many cities need food."""
    return int(production_forecast(position.sea, 0)["feeding"]["cities"])


def tunnel_sites(position: Table) -> set[str]:
    """Where tunnels may be built: at every city site of the network."""
    position.play("Y4+2")
    return {move.split()[1] for move in position.moves() if move.startswith("tunnel ")}


def test_the_network_holds_everything_joined_to_the_starting_city() -> None:
    """UC-NET-01: structures, cities and empty city sites; TL is part of it though nothing stands there."""
    board = area("MC-BR TL-MC", "MC*", MC_1="farm", BR_1="laboratory")
    assert producing(table().player(0, "", **board)) == {"MC.1", "BR.1", "MC", "MC-BR", "TL-MC"}
    assert {"TL-TC", "TL-ML", "TL-brown1"} <= tunnel_sites(table().player(0, "9s 9c", hand=HAND, **board))


def test_the_starting_city_is_always_connected() -> None:
    """UC-NET-02: without any tunnel it produces, eats and scores."""
    position = table().player(0, "", **area(BR_1="farm", BR_2="desalination"))
    assert producing(position) == {"BR.1", "BR.2"}
    assert fed(position) == 1
    assert score_now(position.sea, 0)["cities"] == 4


def test_every_tunnel_is_connected() -> None:
    """UC-NET-03: an unconnected one can be neither built nor put into a position."""
    with pytest.raises(Refused) as refused:
        table().player(0, "", **area("TL-MC", "MC TL")).moves()
    assert refused.value.reasons[0].rule == "UC-BUILD-21"
    position = table().player(0, "9s 9c", hand=HAND, **area("", "MC TL")).play("Y4+2")
    assert position.refusal("tunnel TL-MC") == ("tunnel_not_connected", "UC-BUILD-21")


@pytest.mark.parametrize(
    ("tunnels", "connected"),
    [
        ("", {"BR"}),
        ("BC-BR", {"BR", "BC"}),
        ("BC-BR BL-BC", {"BR", "BC", "BL"}),
        ("BC-BR BL-BC ML-BL TL-ML", {"BR", "BC", "BL", "ML", "TL"}),
        ("MC-BR TL-MC", {"BR", "TL"}),
    ],
)
def test_a_city_is_connected_by_a_chain_of_tunnels(tunnels: str, connected: set[str]) -> None:
    """UC-NET-04: empty city sites on the way do no harm (MC in the last case)."""
    cities = "BC BL ML TL"
    buildings = {f"{city}_1": "farm" for city in ("BR", "BC", "BL", "ML", "TL")}
    position = table().player(0, "", **area(tunnels, cities, **buildings))
    farms = {site.split(".")[0] for site in producing(position) if "." in site}
    assert farms == connected
    assert fed(position) == len(connected)


def test_a_building_at_a_connected_city_is_connected() -> None:
    """UC-NET-05: every site of the city, the expansion site included."""
    board = area("MC-BR", "MC", MC_1="farm", MC_3="laboratory", MC_x="desalination")
    assert producing(table().player(0, "", **board)) == {"MC.1", "MC.3", "MC.x", "MC-BR"}


@pytest.mark.parametrize(
    "board",
    [
        area("MC-BR", "", MC_1="farm+"),
        area("", "MC", MC_1="farm+"),
        area("", "MC*", MC_1="farm+"),
        area("BC-BR", "MC", MC_1="farm+", BL_1="laboratory"),
    ],
    ids=["empty site", "unconnected city", "unconnected symbiotic city", "others connected"],
)
def test_a_building_at_an_empty_site_or_an_unconnected_city_is_not_connected(
    board: dict[str, dict[str, str]],
) -> None:
    """UC-NET-06, UC-NET-07: it produces nothing, even where the empty site is reached by a tunnel."""
    position = table().player(0, "", **board)
    assert producing(position) <= {"MC-BR", "BC-BR"}
    assert production_forecast(position.sea, 0)["total"]["vp"] == 0


def test_unconnected_cities_and_buildings_produce_nothing() -> None:
    """UC-NET-07: a symbiotic city, a pair of upgraded farms, and the same when a tunnel reaches them."""
    board = {"cities": "MC*", "MC_1": "farm+", "MC_2": "farm+"}
    assert production_forecast(table().player(0, "", **area(**board)).sea, 0)["sources"] == []
    total = production_forecast(table().player(0, "", **area("MC-BR", **board)).sea, 0)["total"]
    assert (total["vp"], total["kelp"], total["credits"]) == (5, 3, 1)


@pytest.mark.parametrize(("tunnels", "cities", "cards"), [("", 2, 0), ("MC-BR", 5, 2)])
def test_unconnected_cities_and_buildings_are_ignored_in_final_scoring(
    tunnels: str, cities: int, cards: int
) -> None:
    """UC-NET-08: a city with one kind, and #189 for symbiotic cities."""
    board = area(tunnels, "MC*", MC_1="laboratory+")
    found = score_now(table().player(0, "", claimed=[189], **board).sea, 0)
    assert found["cities"] == cities
    assert found.get("end_scoring_cards", 0) == cards


@pytest.mark.parametrize(("tunnels", "hungry"), [("", 1), ("MC-BR", 2), ("MC-BR BC-BR", 3)])
def test_unconnected_cities_need_no_food(tunnels: str, hungry: int) -> None:
    """UC-NET-09"""
    position = table().player(0, "5k", **area(tunnels, "MC BC*"))
    assert fed(position) == hungry


@pytest.mark.parametrize(("tunnels", "possible"), [("", False), ("MC-BR", True)])
def test_what_is_not_connected_does_not_meet_the_condition_of_a_card(tunnels: str, possible: bool) -> None:
    """UC-NET-10: #25 asks for 2 connected cities."""
    position = table().player(0, "", hand=[25, 2, 45], **area(tunnels, "MC")).play("25+R3")
    assert (position.decision() == "parts") == possible


@pytest.mark.parametrize(("tunnels", "kelp"), [("", 0), ("MC-BR", 2)])
def test_unconnected_farms_do_not_count(tunnels: str, kelp: int) -> None:
    """UC-NET-10: #54 asks for 2 connected farms, one of which stands at MC."""
    board = area(tunnels, "MC", MC_1="farm", BR_1="farm")
    position = table(seats=3).player(0, "", hand=[54, 2, 23], **board).play("54+Y5")
    if position.decision() == "parts":
        position.play("part 1")
    assert position.someone().goods[1] == kelp + 1


def test_what_is_not_connected_still_makes_sites_legal() -> None:
    """UC-NET-11: cities beside it, buildings at it."""
    position = table().player(0, "9s 9k 9c", hand=HAND, **area("", "MC")).play("Y2+2")
    assert position.play("part 1").allows("city TL nonsymbiotic")
    other = table().player(0, "9s 9k 9c", hand=HAND, **area("", "MC")).play("Y2+2", "part 2")
    assert other.allows("lab TL.1")
    assert other.allows("lab MC.1")


def test_an_unconnected_city_gives_its_construction_bonus_and_the_points_of_its_site() -> None:
    """UC-NET-11: TC of board 7 gives 4 VP at once (ADV-E)."""
    position = table(advanced=True, boards=[7, 5]).player(0, "2s 1k 4c", hand=HAND, **area("", "MR TR"))
    assert position.play("G3+23", "city TC nonsymbiotic").score() == 4


def test_buildings_and_cities_may_be_built_before_they_are_connected() -> None:
    """UC-NET-12: tunnels may not."""
    position = table().player(0, "9s 9k 9c", hand=HAND, **area("", "MC")).play("Y2+2", "part 1")
    position.play("city TL nonsymbiotic", "part 2", "farm TL.1")
    assert position.area()["cities"] == {"TL": WHITE, "MC": WHITE, "BR": WHITE}
    assert position.area()["buildings"] == {"TL.1": "farm"}
    digger = table().player(0, "9s 9c", hand=HAND, **area("", "MC TL")).play("Y4+2")
    assert digger.refusal("tunnel TL-MC")[0] == "tunnel_not_connected"


def test_connection_is_evaluated_anew_after_every_build() -> None:
    """UC-NET-13: the tunnel of SL-18 connects MC; the laboratory built next is the second there (#37)."""
    board = area("", "MC", MC_1="laboratory")
    position = table().player(0, "2s 1c", hand=HAND, claimed=[37, 39], **board).play("R2+2", "part 1")
    position.play("tunnel MC-BR", "part 2", "use 39", "part 1", "lab MC.2")
    assert position.goods() == "1c"


def test_a_city_built_on_a_reached_site_is_connected_at_once() -> None:
    """UC-NET-13: BC is reached already, so the next laboratory is the second at a connected city."""
    board = area("BC-BR", "", BC_1="laboratory")
    position = table().player(0, "3s 1k 1c", hand=HAND, claimed=[37], **board).play("Y2+2", "part 1")
    position.play("city BC nonsymbiotic", "part 2", "lab BC.2")
    assert position.goods() == "1c"


def test_a_second_tunnel_to_a_city_connects_nothing_anew() -> None:
    """UC-NET-04, CD-09: #153 gives 2 VP when a city becomes connected, once."""
    board = area("MC-BR BC-BR", "MC")
    position = table().put(era=3).player(0, "9s 9c", hand=HAND, claimed=[153], **board).play("Y4+2")
    position.play("tunnel MC-BL")
    assert position.score() == 0


def test_one_tunnel_may_connect_several_cities_in_turn() -> None:
    """UC-NET-04, UC-NET-13, CD-09: each city when the tunnel to it is built, the starting city never."""
    position = (
        table().put(era=3).player(0, "9s 9c", hand=HAND, claimed=[153], **area("", "MC TL")).play("Y4+2")
    )
    assert position.play("tunnel MC-BR").score() == 2
    assert position.play("tunnel TL-MC").score() == 4


def test_triggers_act_on_what_is_not_connected() -> None:
    """UC-NET-14: #117 for an upgraded desalination plant; #37 asks for a connected city and does not act."""
    board = area("", "MC", MC_1="desalination", MC_2="laboratory")
    position = table().put(era=2).player(0, "1n", hand=HAND, claimed=[117], **board).play("Y3+2", "part 2")
    assert position.play("upgrade MC.1").goods() == "1c"
    lab = table().player(0, "1s", hand=HAND, claimed=[37], **board).play("R4+45", "lab MC.3")
    assert lab.goods() == ""


def test_vector_what_is_connected() -> None:
    """TV-NET-01, boards document 6: MC without a tunnel, a laboratory at the empty site BL."""
    buildings = {"MC_1": "desalination", "BL_1": "laboratory", "BR_1": "farm", "MR_2": "laboratory"}
    board = area("BC-BR MR-BR TR-MR TR-blue", "MR MC", **buildings)
    position = table().player(0, "", metropolises={"TR": "B-6"}, **board)
    assert producing(position) == {"BR.1", "MR.2", "BC-BR", "MR-BR", "TR-MR"}
    assert fed(position) == 2
    assert score_now(position.sea, 0)["cities"] == 6
    assert position.someone().metropolises.connected == 0b010
