"""What happens when a piece is put on the board: construction bonuses, triggers, nothing lost (UC-BONUS)."""

import pytest

from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
CITY, TUNNEL, BUILDING = "Y2+2", "Y4+2", "R4+45"


def builder(board: int, choice: str, tunnels: str = "", **area: object) -> Table:
    """Seat 0 on this board, with plenty to pay, has chosen a slot; its marker stands below the track."""
    others = [number for number in ((1, 2) if board < 5 else (5, 6)) if number != board]
    position = table(advanced=board > 4, boards=[board, others[0]])
    position.put(round=2)
    built = dict.fromkeys(tunnels.split(), "plain")
    return position.player(0, "5s 5k 5n 5c", hand=HAND, tunnels=built, **area).play(choice)


def gained(position: Table) -> dict[str, int]:
    """Resources that the last moves brought, not what they cost."""
    total: dict[str, int] = {}
    for event in position.told("gained"):
        for name, amount in event.details.items():
            assert isinstance(amount, int)
            total[name] = total.get(name, 0) + amount
    return {name: amount for name, amount in total.items() if amount}


@pytest.mark.parametrize(
    ("board", "tunnels", "site", "bonus"),
    [
        (1, "MC-BR TL-MC", "TL-TC", {"steelplast": 1}),
        (1, "MR-BR", "TR-MR", {"steelplast": 1}),
        (1, "MC-BR MC-BL", "ML-BL", {"science": 1}),
        (1, "", "BC-BR", {"kelp": 1}),
        (1, "", "MR-BR", {}),
        (2, "", "MC-BR", {"steelplast": 1}),
        (3, "", "BC-BR", {"science": 1}),
        (4, "", "MR-BR", {"steelplast": 1}),
        (5, "MR-BR TR-MR", "TR-blue", {}),
        (6, "BC-BR", "BL-BC", {"kelp": 1}),
        (8, "MR-BR", "TR-MR", {"credits": 2}),
    ],
)
def test_a_tunnel_on_a_bonus_site_gives_the_bonus_of_that_board(
    board: int, tunnels: str, site: str, bonus: dict[str, int]
) -> None:
    """UC-BONUS-01, UC-BONUS-02: once the tunnel is paid; a site without a bonus gives nothing."""
    position = builder(board, TUNNEL, tunnels, metropolises={"TR": "B-6"})
    position.play(f"tunnel {site}")
    if site == "TR-blue":
        bonus = {**bonus, "biomatter": 2}
    assert gained(position) == bonus


@pytest.mark.parametrize(
    ("board", "cities", "site", "bonus"),
    [
        (5, [], "BC", {"credits": 1}),
        (7, [], "MC", {"credits": 1}),
        (8, [], "MC", {"credits": 1, "steelplast": 1}),
        (7, ["MR", "TR"], "TC", {"vp": 4}),
        (8, ["BC", "BL"], "ML", {"vp": 6}),
        (1, [], "BC", {}),
    ],
)
def test_a_city_on_a_bonus_site_gives_the_bonus_of_that_board(
    board: int, cities: list[str], site: str, bonus: dict[str, int]
) -> None:
    """UC-BONUS-01, UC-BONUS-03: all of these are built unconnected (UC-NET-11)."""
    position = builder(board, CITY, cities=dict.fromkeys(cities, "nonsymbiotic"))
    position.play("part 1", f"city {site} nonsymbiotic")
    assert gained(position) == bonus
    points = bonus.get("vp", 0)
    assert position.area()["points"] == ({"sites": points} if points else {})


def test_a_building_on_a_bonus_site_gives_the_bonus() -> None:
    """UC-BONUS-02: BR.1 of board 4 gives 1 credit, whatever is built there."""
    for part, piece in (("part 1", "farm"), ("part 2", "lab")):
        assert gained(builder(4, BUILDING).play(part, f"{piece} BR.1")) == {"credits": 1}
    assert gained(builder(4, BUILDING).play("part 1", "farm BR.2")) == {}


def test_a_bonus_comes_after_the_cost_is_paid() -> None:
    """UC-BONUS-02: 1 credit from BR.1 cannot pay for the desalination plant on it."""
    poor = table(boards=[4, 1]).player(0, "", hand=HAND)
    assert poor.refusal("G1+23") == ("slot_no_effect", "UC-TURN-13")
    rich = table(boards=[4, 1]).player(0, "1c", hand=HAND).play("G1+23", "desal BR.1")
    assert rich.goods() == "1c"
    assert rich.play("desal BR.2").goods() == ""


def test_a_bonus_is_given_for_an_unconnected_building() -> None:
    """UC-BONUS-03: BC.2 of board 3 gives a card, with no tunnel to BC and no city there."""
    position = builder(3, BUILDING).play("part 1", "farm BC.2")
    assert [event.details["cards"] for event in position.told("drew")] == [1]
    assert len(position.area()["hand"]) == 3


def test_a_bonus_is_resolved_at_once_and_may_be_spent_in_the_same_action() -> None:
    """UC-BONUS-04: the kelp of BC-BR pays for the farm built next by the action card #34."""
    position = table().player(0, "1s 1c", hand=HAND, claimed=[34])
    position.play("R2+2", "part 1", "tunnel BC-BR")
    assert position.goods() == "1k"
    position.play("part 2", "use 34", "part 1", "farm BR.1")
    assert position.goods() == ""


@pytest.mark.parametrize(("board", "site"), [(1, "MC"), (2, "BC"), (3, "MR"), (5, "MC")])
def test_the_federation_and_card_site_gives_one_step_and_one_card(board: int, site: str) -> None:
    """UC-BONUS-05"""
    position = builder(board, CITY).play("part 1", f"city {site} nonsymbiotic", "part 1")
    assert position.document()["federation"]["4"] == [0]
    assert [event.details["cards"] for event in position.told("drew")] == [1]
    assert len(position.area()["hand"]) == 3


def test_the_card_of_a_bonus_is_one_of_the_current_era() -> None:
    """UC-BONUS-05"""
    position = table().put(round=5, federation={}, deck=[100, 101, 102])
    position.player(0, "2s 1k 1c", hand=HAND).play("G3+23", "city MC nonsymbiotic", "part 1")
    assert 100 in position.area()["hand"]


def test_the_federation_step_of_a_bonus_may_be_declined_the_card_not() -> None:
    """UC-BONUS-05, UC-TIME-14"""
    position = builder(1, CITY).play("part 1", "city MC nonsymbiotic")
    assert position.moves() == ["part 1", "decline"]
    position.play("decline")
    assert position.document()["federation"]["4"] == []
    assert len(position.area()["hand"]) == 3


def test_upgrading_does_not_give_the_bonus_again() -> None:
    """UC-BONUS-06"""
    area = {"tunnels": {"BC-BR": "plain"}, "buildings": {"BR.1": "farm"}}
    position = table(boards=[3, 1]).player(0, "2n", hand=HAND, **area).play("Y3+2", "part 2")
    position.play("upgrade BC-BR", "upgrade BR.1")
    assert gained(position) == {}
    other = table(boards=[4, 1]).player(0, "1n", hand=HAND, buildings={"BR.1": "farm"})
    assert other.play("Y3+2", "part 2").goods() == ""


def test_converting_a_city_does_not_give_the_bonus_of_its_site() -> None:
    """UC-BONUS-06, CD-05"""
    area = {"cities": {"MC": "nonsymbiotic"}, "hand": [76, 23, 45]}
    position = table().put(era=2, federation={"1": [0]}).player(0, "1b", **area)
    position.play("76+G4", "part 1", "convert MC", "part 1")
    assert position.told("drew") == []
    assert position.decision() == "end"


def test_an_action_may_be_saved_in_the_middle_of_a_bonus() -> None:
    """UC-BONUS-04: the rest of the action is still there after reading the position."""
    position = builder(1, CITY).play("part 1", "city MC nonsymbiotic").reloaded()
    assert position.moves() == ["part 1", "decline"]
    assert position.play("part 1").moves() == ["part 2", "done"]


def test_vector_unconnected_city_on_a_federation_and_card_site() -> None:
    """TV-BONUS-02: from space 4 the step enters space 3, whose bonus is 1 credit."""
    position = table().put(federation={"4": [0]}).player(0, "2s 1k 1c", hand=HAND)
    position.play("G3+23", "city MC nonsymbiotic", "part 1")
    assert position.document()["federation"]["3"] == [0]
    assert position.goods() == "1c"
    assert len(position.area()["hand"]) == 3


def pieces(position: Table, seat: int) -> set[str]:
    """Everything that stands on a board, without its state."""
    area = position.area(seat)
    return {f"{zone} {site}" for zone in ("cities", "tunnels", "buildings") for site in area[zone]}


def test_nothing_built_is_ever_moved_or_removed() -> None:
    """UC-BUILD-30: a whole game, moves picked by a fixed rule, over two Era ends and the final scoring."""
    position = table(seats=2, seed=5).deal()
    standing: list[set[str]] = [set(), set()]
    number = 0
    while position.sea.to_move() >= 0:
        number = (number * 75 + 74) % 65537
        seat = position.sea.to_move()
        moves = position.sea.moves(seat)
        position.sea.play(seat, moves[number % len(moves)])
        for owner in (0, 1):
            now = pieces(position, owner)
            assert standing[owner] <= now
            standing[owner] = now
    assert len(standing[0]) > 10
    assert len(standing[1]) > 10
