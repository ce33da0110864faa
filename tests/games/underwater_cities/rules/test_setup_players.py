"""Setting up the players: areas, boards, metropolises, turn order, compensation, opening hands."""

from itertools import permutations

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, seen_by, table
from tests.games.underwater_cities.turns import always_available, any_turn

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def keep_first_three(game: Table, seat: int) -> list[int]:
    """Let a seat keep the first three of its opening cards; returns the others."""
    hand = game.someone(seat).cards.hand
    game.play("keep " + " ".join(map(str, hand[:3])), seat=seat)
    return list(hand[3:])


@ALL_SEATS
def test_everybody_has_a_personal_assistant(seats: int) -> None:
    """UC-SETUP-16, UC-SETUP-21: claimed and ready from the start, and no other card."""
    for area in table(seats).deal().document()["players"]:
        assert area["assistant"] == "ready"
        assert area["claimed"] == []


def test_everybody_has_three_action_tiles() -> None:
    """UC-SETUP-16: a fourth of one colour is refused."""
    table(2).put(turn=3, slots={"G1": [0], "R1": [0], "AAS": [0]}).document()
    with pytest.raises(Refused) as refused:
        table(2).put(slots={"G1": [0], "R1": [0], "Y1": [0], "AAS": [0]}).document()
    assert refused.value.reasons[0].rule == "UC-SETUP-16"


@ALL_SEATS
def test_everybody_has_one_marker_for_score_turn_order_and_federation(seats: int) -> None:
    """UC-SETUP-17."""
    document = table(seats).deal().document()
    everybody = list(range(seats))
    assert sorted(document["order"]) == everybody
    assert sorted(seat for seats in document["federation"].values() for seat in seats) == everybody
    assert [area["score"] for area in document["players"]] == [0] * seats


def test_nobody_has_two_federation_markers() -> None:
    """UC-SETUP-17."""
    with pytest.raises(Refused):
        table(2).put(federation={"4": [0], "3": [0]}).document()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(("choice", "expected"), [("part 1", "2s"), ("part 2", "1s 1c")])
def test_all_assistants_do_the_same(seat: int, choice: str, expected: str) -> None:
    """UC-SETUP-18: 1 steelplast or 1 credit, whoever owns it (here beside the steelplast of SL-14)."""
    game = table(4).put(to_play=seat).player(seat, "", hand=[24, 25, 48])
    game.play("G1+24", "part 1", choice, "part 2", "end")
    assert game.goods(seat) == expected
    assert game.area(seat)["assistant"] == "used"


@pytest.mark.parametrize("seats", [1, 2])
def test_starting_resources(seats: int) -> None:
    """UC-SETUP-20, UC-SETUP-34: 1k 1s 1n 2c, no biomatter; nothing extra for 1st and 2nd."""
    game = table(seats).deal()
    assert [game.goods(seat) for seat in range(seats)] == ["1k 1s 1n 2c"] * seats


@ALL_SEATS
def test_boards_are_dealt_at_random_and_all_different(seats: int) -> None:
    """UC-SETUP-22, UC-SETUP-23: sides 1 to 4 unless the advanced sides are chosen (solo always has them)."""
    basic = {1, 2, 3, 4} if seats > 1 else {5, 6, 7, 8}
    dealt = [
        [player.network.board.number for player in GAME.new(seats, {}, seed).players] for seed in range(40)
    ]
    assert all(len(set(numbers)) == seats for numbers in dealt)
    assert {number for numbers in dealt for number in numbers} == basic
    assert {numbers[0] for numbers in dealt} == basic


def test_the_advanced_sides_are_a_variant() -> None:
    """UC-SETUP-23."""
    for seed in range(10):
        sea = GAME.new(4, {"boards": "advanced"}, seed)
        assert sorted(player.network.board.number for player in sea.players) == [5, 6, 7, 8]


def test_two_players_cannot_have_the_same_board() -> None:
    """UC-SETUP-22."""
    with pytest.raises(Refused) as refused:
        GAME.new(2, {"board_numbers": [3, 3]}, 1)
    assert refused.value.reasons[0].rule == "UC-SETUP-22"
    chosen = GAME.new(2, {"board_numbers": [4, 2]}, 1)
    assert [player.network.board.number for player in chosen.players] == [4, 2]


@ALL_SEATS
def test_everybody_starts_with_a_white_city_at_the_bottom_right(seats: int) -> None:
    """UC-SETUP-24: and with nothing else on the board."""
    for area in table(seats).deal().document()["players"]:
        assert area["cities"] == {"BR": "nonsymbiotic"}
        assert area["tunnels"] == {}
        assert area["buildings"] == {}


def test_a_brown_metropolis_is_dealt_to_everybody() -> None:
    """UC-SETUP-25, UC-SETUP-27: one of five at random, on the top-left corner."""
    games = [table(4, seed=seed).deal().document()["players"] for seed in range(40)]
    for areas in games:
        assert len({area["metropolises"]["TL"] for area in areas}) == 4
    for seat in (0, 3):
        brown = {areas[seat]["metropolises"]["TL"] for areas in games}
        assert brown == {"M-1", "M-2", "M-3", "M-4", "M-5"}


def test_two_blue_metropolises_are_dealt_to_everybody() -> None:
    """UC-SETUP-26, UC-SETUP-28: two of eleven at random, on the two other corners."""
    blue = {f"B-{number}" for number in range(1, 12)}
    games = [table(4, seed=seed).deal().document()["players"] for seed in range(80)]
    for areas in games:
        dealt = [area["metropolises"][corner] for area in areas for corner in ("TR", "BL")]
        assert len(set(dealt)) == 8
    for corner in ("TR", "BL"):
        assert {areas[0]["metropolises"][corner] for areas in games} == blue


@pytest.mark.parametrize(("seats", "left"), [(2, 7), (3, 5), (4, 3)])
def test_undealt_blue_metropolises_stay_in_the_supply(seats: int, left: int) -> None:
    """UC-SETUP-29: #191 hands out one of them."""
    game = table(seats).player(0, "9c", hand=[24, 48, 191])
    dealt = [tile for area in game.document()["players"] for tile in area["metropolises"].values()]
    assert len(game.sea.tiles.undealt) == left
    names = [game.sea.box.tile(number).id for number in game.sea.tiles.undealt]
    assert not set(names) & set(dealt)
    game.play("191+G4", "pay 2c", "part 1")
    offered = [move.removeprefix("take ") for move in game.moves()]
    assert len(offered) == 2
    assert set(offered) <= set(names)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_turn_order_is_random(seats: int) -> None:
    """UC-SETUP-30: every order comes up."""
    orders = {table(seats, seed=seed).deal().sea.calendar.order for seed in range(60)}
    assert orders == set(permutations(range(seats)))


@pytest.mark.parametrize("seed", range(6))
def test_four_players_start_with_compensation(seed: int) -> None:
    """TV-SETUP-01, UC-SETUP-31, UC-SETUP-32, UC-SETUP-33, UC-SETUP-34: below, 4, 3 (1c), 2 (1c 1s)."""
    game = table(4, seed=seed).deal()
    first, second, third, fourth = game.sea.calendar.order
    federation = {"below": [first], "4": [second], "3": [third], "2": [fourth], "1": []}
    assert game.document()["federation"] == federation
    assert game.goods(first) == game.goods(second) == "1k 1s 1n 2c"
    assert game.goods(third) == "1k 1s 1n 3c"
    assert game.goods(fourth) == "1k 2s 1n 3c"


@pytest.mark.parametrize("seed", range(4))
def test_with_three_players_nobody_gets_the_extra_steelplast(seed: int) -> None:
    """TV-SETUP-04, UC-SETUP-35: the last of three starts on space 3 with 1 extra credit (Q-14)."""
    game = table(3, seed=seed).deal()
    first, second, third = game.sea.calendar.order
    assert game.document()["federation"] == {"below": [first], "4": [second], "3": [third], "2": [], "1": []}
    assert game.goods(third) == "1k 1s 1n 3c"
    assert game.goods(first) == game.goods(second) == "1k 1s 1n 2c"


@pytest.mark.parametrize("seed", range(4))
def test_the_last_of_two_starts_on_space_four_without_extras(seed: int) -> None:
    """UC-SETUP-35 (Q-14)."""
    game = table(2, seed=seed).deal()
    first, second = game.sea.calendar.order
    assert game.document()["federation"] == {"below": [first], "4": [second], "3": [], "2": [], "1": []}
    assert game.goods(second) == "1k 1s 1n 2c"


def test_only_the_first_round_starts_with_compensation() -> None:
    """UC-SETUP-36: in round 2 all markers are below and nobody gets anything."""
    game = table(4).put(turn=3, to_play=3, federation={"4": [1], "3": [2], "2": [3]})
    for seat in range(4):
        game.player(seat, "1c", hand=[24 + seat, 45 + seat, 2 + seat])
    always_available(game, 5)
    assert game.document()["round"] == 2
    assert game.document()["federation"] == {"below": [0, 1, 2, 3], "4": [], "3": [], "2": [], "1": []}
    assert [game.goods(seat) for seat in range(4)] == ["1c", "1c", "1c", "3c"]


@ALL_SEATS
def test_of_six_opening_cards_three_are_kept(seats: int) -> None:
    """UC-SETUP-37: any three of them."""
    game = table(seats).deal()
    for seat in range(seats):
        assert len(game.someone(seat).cards.hand) == 6
        assert game.decision(seat) == "keep"
        assert len(game.moves(seat)) == 20
        assert {len(move.split()) for move in game.moves(seat)} == {4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_opening_draft(seats: int) -> None:
    """TV-SETUP-03, UC-SETUP-37: hands of 3; 66 − 3 × players in deck and discard, 3 × players discarded."""
    game = table(seats).deal()
    given_up = [card for seat in range(seats) for card in keep_first_three(game, seat)]
    document = game.document()
    assert [len(player.cards.hand) for player in game.sea.players] == [3] * seats
    assert len(document["discard"]) == 3 * seats
    assert sorted(document["discard"]) == sorted(given_up)
    assert len(document["deck"]) + len(document["discard"]) == 66 - 3 * seats
    assert (document["turn"], game.sea.to_move()) == (1, document["order"][0])


@pytest.mark.parametrize("seed", range(4))
def test_opening_cards_are_drawn_in_turn_order(seed: int) -> None:
    """UC-SETUP-40: the first player gets the six on top."""
    game = table(3, seed=seed).deal()
    for place, seat in enumerate(game.sea.calendar.order):
        assert list(game.someone(seat).cards.hand) == sorted(
            game.sea.era_deck.cards[6 * place : 6 * place + 6]
        )


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_of_a_new_era_are_drawn_in_the_new_turn_order(seed: int) -> None:
    """UC-SETUP-40: at an Era change the order of the coming round counts."""
    game = table(2, seed=seed).put(round=4, turn=3, to_play=1, federation={"4": [seed % 2]})
    any_turn(game)
    assert game.sea.calendar.order == (seed % 2, 1 - seed % 2)
    for place, seat in enumerate(game.sea.calendar.order):
        new = [card for card in game.someone(seat).cards.hand if card > 66]
        assert new == sorted(game.sea.era_deck.cards[3 * place : 3 * place + 3])


def test_opening_hands_are_chosen_at_the_same_time() -> None:
    """UC-SETUP-40: whoever is ready first may choose first; nothing is discarded before all have chosen."""
    game = table(3, seed=2).deal()
    for seat in (2, 0):
        keep_first_three(game, seat)
        assert game.document()["discard"] == []
        assert game.decision(1) == "keep"
        assert len(game.moves(1)) == 20
    keep_first_three(game, 1)
    assert len(game.document()["discard"]) == 9


def test_opening_hands_are_chosen_in_secret() -> None:
    """UC-SETUP-40: others see neither what was kept nor what was given up until all have chosen."""
    game = table(2, seed=2).deal()
    given_up = keep_first_three(game, 1)
    hidden = {"count": 3, "known": [], "backs": {"era_1": 3}}
    for seat in (0, -1):
        area = seen_by(game.sea, seat)["players"][1]
        assert (area["hand"], area["dropped"]) == (hidden, hidden)
    assert sorted(seen_by(game.sea, 1)["players"][1]["dropped"]) == sorted(given_up)
    keep_first_three(game, 0)
    assert set(given_up) <= set(seen_by(game.sea, 0)["discard"])
    assert "dropped" not in game.area(1)


@pytest.mark.parametrize("seed", range(4))
def test_given_up_cards_reach_the_pile_in_turn_order(seed: int) -> None:
    """UC-SETUP-40."""
    game = table(2, seed=seed).deal()
    given_up = {seat: keep_first_three(game, seat) for seat in (1, 0)}
    first, second = game.sea.calendar.order
    assert game.document()["discard"][::-1] == given_up[first] + given_up[second]


def test_backs_tell_how_many_cards_of_each_era_a_hand_holds() -> None:
    """UC-SETUP-41: and how many special ones; which cards is not told, unless all saw them taken."""
    game = table(2).put(era=3).player(1, hand=[5, 6, 67, 150, 184, 193])
    hand = seen_by(game.sea, 0)["players"][1]["hand"]
    backs = {"era_1": 2, "era_2": 1, "era_3": 1, "special": 1, "special_three": 1}
    assert hand == {"count": 6, "known": [184], "backs": backs}
    assert seen_by(game.sea, 1)["players"][1]["hand"] == [5, 6, 67, 150, 184, 193]
    assert seen_by(game.sea, -1)["players"][1]["hand"] == hand
