"""Rounds: three cycles of turns, the end of a round, the new order, the Eras, the end of the game."""

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.events import Event
from tests.games.underwater_cities.table import Table, table
from tests.games.underwater_cities.turns import always_available, any_turn

BELOW: dict[str, list[int]] = {"4": [], "3": [], "2": [], "1": []}


def last_turn(seats: int, round_: int, **changes: object) -> Table:
    """The last turn of a round: the last player of the order is to play."""
    order = changes.get("order", list(range(seats)))
    assert isinstance(order, list)
    return table(seats).put(round=round_, turn=3, to_play=order[-1], **changes)


def whole_game(seats: int) -> tuple[Table, list[Event]]:
    """A game of turns on the always-available slot, and everything that happened."""
    game = table(seats, seed=3).deal()
    events: list[Event] = []
    game.sea.events = events
    for _ in range(2000):
        seat = game.sea.to_move()
        if seat < 0:
            return game, events
        moves = game.moves(seat)
        move = next((text for text in moves if text.startswith("AAS")), moves[0])
        game.sea.play(seat, game.sea.parse(seat, move))
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module", params=[2, 3], ids=["two", "three"])
def finished(request: pytest.FixtureRequest) -> tuple[Table, list[Event]]:
    return whole_game(request.param)


def test_a_game_is_ten_rounds_in_three_eras(finished: tuple[Table, list[Event]]) -> None:
    """UC-GEN-03: of 4, 3 and 3 rounds."""
    began = [event.details for event in finished[1] if event.kind == "round_began"]
    assert [details["round"] for details in began] == list(range(1, 11))
    assert [details["era"] for details in began] == [1] * 4 + [2] * 3 + [3] * 3


def test_each_era_ends_with_production(finished: tuple[Table, list[Event]]) -> None:
    """UC-GEN-04: exactly three times."""
    eras = [event.details["era"] for event in finished[1] if event.kind == "production_began"]
    assert eras == [1, 2, 3]


def test_the_track_has_thirteen_spaces(finished: tuple[Table, list[Event]]) -> None:
    """UC-ROUND-13: four rounds, production, three rounds, production, three rounds, production."""
    letters = {"round_began": "R", "production_began": "P"}
    assert "".join(letters.get(event.kind, "") for event in finished[1]) == "RRRRPRRRPRRRP"


def test_everybody_takes_thirty_turns(finished: tuple[Table, list[Event]]) -> None:
    """UC-GEN-07, UC-ROUND-01: three in every round, in the order of the round."""
    game, events = finished
    rounds: list[list[int]] = []
    orders: list[list[int]] = []
    for event in events:
        if event.kind == "round_began":
            rounds.append([])
            assert isinstance(event.details["order"], list)
            orders.append([int(seat) for seat in event.details["order"]])
        elif event.kind == "chose":
            rounds[-1].append(event.seat)
    assert rounds == [order * 3 for order in orders]
    assert sum(len(turns) for turns in rounds) == 30 * game.seats


def test_the_game_ends_after_the_production_and_feeding_of_era_three() -> None:
    """UC-GEN-05: final scoring follows, and nobody has anything to decide any more."""
    game = last_turn(2, 10).player(1, hand=[2, 24, 48])
    assert GAME.result(game.sea) is None
    game.play("AAS+2", "part 1", "part 2", "end")
    kinds = [event.kind for event in game.events]
    assert kinds.index("production_began") < kinds.index("fed") < kinds.index("gained", kinds.index("fed"))
    assert "round_began" not in kinds
    assert (game.sea.to_move(), game.sea.decisions()) == (-1, [])
    assert GAME.result(game.sea) is not None


@pytest.mark.parametrize(("scores", "ranking"), [([20, 50], [1, 0]), ([50, 20], [0, 1])])
def test_the_player_with_the_most_points_wins(scores: list[int], ranking: list[int]) -> None:
    """UC-GEN-06: whatever the turn order."""
    game = (
        last_turn(2, 10).player(0, "9k", score=scores[0]).player(1, "9k", score=scores[1], hand=[2, 24, 48])
    )
    always_available(game, 2)
    result = GAME.result(game.sea)
    assert result is not None
    assert result.ranking == ranking
    assert result.ties == []
    assert [points["total"] for points in result.scores] == [player.score for player in game.sea.players]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_round_has_three_cycles(seats: int) -> None:
    """UC-ROUND-01, UC-ROUND-02: it ends after everybody's third turn."""
    game = table(seats).put(round=2)
    taken: list[tuple[int, int]] = []
    while game.document()["round"] == 2 and len(taken) < 20:
        taken.append((game.document()["turn"], game.sea.to_move()))
        any_turn(game)
    assert taken == [(cycle, seat) for cycle in (1, 2, 3) for seat in range(seats)]
    assert (game.document()["round"], game.document()["turn"]) == (3, 1)


def test_at_the_end_of_a_round_all_tiles_return() -> None:
    """UC-ROUND-03: and not before."""
    game = last_turn(2, 2, slots={"G1": [0], "R1": [1], "AAS": [0, 1], "Y4": [0]}).player(1, hand=[2, 24, 48])
    game.play("R3+2")
    assert game.document()["slots"]["G1"] == [0]
    game.play("end")
    assert all(tiles == [] for tiles in game.document()["slots"].values())


def test_at_the_end_of_a_round_the_cloning_tile_returns() -> None:
    """UC-ROUND-04: in the next round it can be used again."""
    game = last_turn(4, 2, clone_used=True, slots={"R2": [0, 1]}).player(3, "9c", hand=[2, 24, 48])
    game.player(0, "9c", hand=[3, 25, 49]).player(1, "9c", hand=[4, 26, 50])
    assert not any(move.startswith("clone") for move in game.moves())
    always_available(game, 2)
    assert game.document()["clone_used"] is False
    game.play("R2+3", "end")
    assert game.allows("clone R2+4")


@pytest.mark.parametrize(
    ("federation", "expected"),
    [
        ({"4": [0], "3": [1], "2": [2], "1": [3]}, [3, 2, 1, 0]),
        ({"1": [2], "3": [0]}, [2, 0, 1, 3]),
        ({"4": [3]}, [3, 0, 1, 2]),
    ],
)
def test_the_most_advanced_goes_first(federation: dict[str, list[int]], expected: list[int]) -> None:
    """UC-ROUND-05."""
    game = any_turn(last_turn(4, 2, federation=federation))
    assert game.document()["order"] == expected
    assert game.sea.to_move() == expected[0]


@pytest.mark.parametrize("stack", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
@pytest.mark.parametrize("space", ["4", "1"])
def test_within_a_stack_the_higher_marker_goes_first(stack: list[int], space: str) -> None:
    """UC-ROUND-06."""
    game = any_turn(last_turn(4, 2, federation={space: stack}))
    assert game.document()["order"] == [*reversed(stack), 3]


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]])
def test_those_below_keep_their_order(order: list[int]) -> None:
    """UC-ROUND-07: whatever lies below, the old order counts."""
    game = any_turn(last_turn(4, 2, order=order, federation={"below": [2, 0, 3, 1]}))
    assert game.document()["order"] == order
    one_ahead = any_turn(last_turn(4, 2, order=order, federation={"4": [1]}))
    assert one_ahead.document()["order"] == [1, *[seat for seat in order if seat != 1]]


def test_the_end_of_round_two() -> None:
    """TV-ROUND-01, UC-ROUND-05, UC-ROUND-06, UC-ROUND-07: orange, purple, black, blue; then all below."""
    purple, orange, blue, black = range(4)
    order = [black, purple, orange, blue]
    game = any_turn(last_turn(4, 2, order=order, federation={"2": [purple, orange]}))
    assert game.document()["round"] == 3
    assert game.document()["order"] == [orange, purple, black, blue]
    assert game.document()["federation"] == {"below": [0, 1, 2, 3], **BELOW}


@pytest.mark.parametrize(
    ("federation", "winner"), [({"1": [0]}, 0), ({"1": [1]}, 1), ({"2": [0, 1]}, 1), ({}, 0)]
)
def test_the_order_after_the_last_round_decides_ties(federation: dict[str, list[int]], winner: int) -> None:
    """UC-ROUND-08."""
    game = last_turn(2, 10, federation=federation)
    game.player(0, "5k 2c", score=30, hand=[5, 27, 49]).player(1, "5k", score=30, hand=[2, 24, 48])
    always_available(game, 2)
    result = GAME.result(game.sea)
    assert result is not None
    assert game.score(0) == game.score(1)
    assert result.ranking[0] == winner
    (tie,) = result.ties
    assert (tie.seat, tie.cause) == (winner, "UC-SCORE-24")
    assert tie.details == {"other": 1 - winner, "points": game.score(0), "own": 1, "others": 2}


def test_markers_return_below_the_track() -> None:
    """UC-ROUND-09: each player's own; the next step leads to space 4 again."""
    game = last_turn(2, 2, federation={"1": [1, 0]}).player(0, "", hand=[2, 24, 48])
    any_turn(game)
    assert game.document()["federation"] == {"below": [0, 1], **BELOW}
    assert game.sea.to_move() == 0
    game.play("G4+24", "part 1")
    assert game.document()["federation"]["3"] == [0]
    assert game.goods() == "1c"


@pytest.mark.parametrize("round_", [1, 2, 3, 5, 6, 8, 9])
def test_the_era_marker_advances_one_space(round_: int) -> None:
    """UC-ROUND-10, UC-ROUND-12: within an Era to the next round, without production."""
    game = last_turn(2, round_).player(1, hand=[2, 24, 48]).play("AAS+2", "part 1", "part 2", "end")
    assert game.document()["round"] == round_ + 1
    assert "production_began" not in [event.kind for event in game.events]
    assert game.document()["era"] == (1 if round_ < 4 else 2 if round_ < 7 else 3)
    (began,) = [event for event in game.events if event.kind == "round_began"]
    assert began.details == {
        "round": round_ + 1,
        "era": game.document()["era"],
        "order": game.document()["order"],
    }


@pytest.mark.parametrize(("round_", "era"), [(4, 2), (7, 3)])
def test_on_a_production_space_the_era_ends_before_the_next_round(round_: int, era: int) -> None:
    """UC-ROUND-11, UC-ROUND-12: production, then feeding and new cards, then the round."""
    game = last_turn(2, round_).player(0, "1k", hand=[3, 25, 49]).player(1, "1k", hand=[2, 24, 48])
    game.play("AAS+2", "part 1", "part 2", "end")
    kinds = [event.kind for event in game.events]
    assert kinds.index("production_began") < kinds.index("fed") < kinds.index("deck_shuffled")
    assert "round_began" not in kinds
    assert (game.document()["era"], game.document()["round"]) == (era, round_ + 1)
    assert game.document()["turn"] == 0  # no turn is being taken
    assert game.goods(0) == ""  # the starting city was fed
    for seat in (0, 1):
        game.play(game.moves(seat)[0], seat=seat)
    assert game.events[-1].kind == "round_began"
    assert (game.document()["turn"], game.decision()) == (1, "turn")


def test_the_order_of_the_round_after_an_era_comes_from_the_track() -> None:
    """UC-ROUND-05, UC-ROUND-09: steps 2 and 3 come before production too."""
    game = any_turn(last_turn(3, 4, federation={"3": [2]}))
    assert game.document()["order"] == [2, 0, 1]
    assert game.document()["federation"] == {"below": [0, 1, 2], **BELOW}


def test_solo_rounds_keep_their_neutral_tiles() -> None:
    """UC-ROUND-03: only the player's own tiles return; the neutral ones move on (UC-SOLO-10)."""
    game = table(1).put(round=2, turn=3, advanced=True)
    before = {name for name, tiles in game.document()["slots"].items() if tiles}
    any_turn(game)
    after = {name for name, tiles in game.document()["slots"].items() if tiles}
    assert (before, after) == ({"G2", "R2", "Y2"}, {"G3", "R3", "Y3"})
    assert game.document()["advanced"] is False
    assert game.document()["order"] == [0]
