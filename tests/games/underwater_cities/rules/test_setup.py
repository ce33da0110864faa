"""Setting up the main board: sides, decks, special cards, domes, the cloning tile."""

from collections import Counter
from itertools import pairwise

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import BOX, Table, seen_by, table
from tests.games.underwater_cities.turns import always_available

ERA_ONE = list(range(1, 67))
COST_THREE = list(range(181, 191))
COST_ONE_OR_TWO = list(range(191, 206))


def all_hands(game: Table) -> list[int]:
    return [card for player in game.sea.players for card in player.cards.hand]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    """UC-GEN-01: one player uses the solo variant, with neutral tiles on the board."""
    sea = GAME.new(seats, {}, 5)
    assert len(sea.players) == seats
    neutral = [tiles for tiles in encode_sea(sea)["slots"].values() if "neutral" in tiles]
    assert len(neutral) == (3 if seats == 1 else 0)
    assert [player.network.board.advanced for player in sea.players] == [seats == 1] * seats


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_players_can(seats: int) -> None:
    """UC-GEN-01."""
    with pytest.raises(Refused):
        GAME.new(seats, {}, 5)


FEW = "SL-12 SL-21 SL-20 SL-11 SL-19 SL-18 SL-08 SL-17 SL-16 SL-04 SL-05 SL-02 AAS"
MANY = "SL-14 SL-15 SL-13 SL-12 SL-11 SL-09 SL-08 SL-07 SL-06 SL-10 SL-04 SL-05 SL-03 SL-02 SL-01 AAS"


@pytest.mark.parametrize(("seats", "printed"), [(1, FEW), (2, FEW), (3, MANY), (4, MANY)])
def test_the_side_of_the_main_board_depends_on_the_number_of_players(seats: int, printed: str) -> None:
    """UC-SETUP-01."""
    sea = table(seats).deal().sea
    assert " ".join(sea.slot_effect(slot).place for slot in range(len(sea.board.slots))) == printed


def test_all_players_take_tunnels_and_domes_from_one_supply() -> None:
    """UC-SETUP-02: what one player builds is missing for the others."""
    game = table(2).player(0, "9s 9k 9c", hand=[24, 25, 48]).player(1, "9s 9k 9c", hand=[26, 27, 49])
    assert game.document()["supply"] == {"tunnels": 46, "nonsymbiotic": 15, "symbiotic": 7}
    game.play("Y4+24", "tunnel BC-BR", "tunnel MR-BR", "end")
    assert game.document()["supply"]["tunnels"] == 44
    game.play("Y2+26", "part 1", "city MC nonsymbiotic", "done", "end")
    assert game.document()["supply"] == {"tunnels": 44, "nonsymbiotic": 14, "symbiotic": 7}


def test_a_player_can_empty_the_supply_for_another() -> None:
    """UC-SETUP-02."""
    game = table(2).put(supply={"tunnels": 1}).player(0, "9s 9c", hand=[2, 25, 48])
    game.player(1, "9s 9c", hand=[3, 26, 49], assistant="used")
    assert table(2).player(0, "9s 9c", hand=[3, 26, 49], assistant="used").allows("R2+3")  # SL-18
    game.play("Y4+2", "tunnel BC-BR", "end")
    assert game.someone(0).network.tunnels.bit_count() == 1
    assert game.refusal("R2+3") == ("slot_no_effect", "UC-TURN-13")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_on_the_board_holds_the_cards_of_the_first_era_only(seats: int) -> None:
    """UC-SETUP-03, UC-SETUP-04: the decks of the other Eras are kept aside."""
    game = table(seats).deal()
    assert sorted(all_hands(game) + game.document()["deck"]) == ERA_ONE
    assert game.document()["discard"] == []


def test_the_deck_of_an_era_holds_exactly_its_cards() -> None:
    """UC-SETUP-03: 66, 57 and 57 cards, sorted by their back."""
    assert BOX.backs[:3] == [ERA_ONE, list(range(67, 124)), list(range(124, 181))]
    game = table(2).put(round=4, turn=3, to_play=1, discard=[1, 2, 3]).player(0, hand=[4, 5, 6])
    always_available(game.player(1, hand=[7, 8, 9]), 7)
    drawn = [card for card in all_hands(game) if card > 66]
    assert sorted(drawn + game.document()["deck"]) == list(range(67, 124))


def test_the_deck_is_shuffled_and_lies_face_down() -> None:
    """UC-SETUP-04."""
    decks = [table(2, seed=seed).deal().document()["deck"] for seed in range(5)]
    assert len({tuple(deck) for deck in decks}) == 5
    game = table(2).deal()
    for seat in (0, 1, -1):
        assert seen_by(game.sea, seat)["deck"] == {"count": 54, "known": []}


def test_shuffling_favours_no_card_and_no_runs_of_one_colour() -> None:
    """UC-SETUP-05: every card comes on top about equally often; neighbours share a colour by chance."""
    tops: Counter[int] = Counter()
    same = 0
    for seed in range(660):
        deck = table(2, seed=seed).deal().sea.era_deck.cards
        tops[deck[0]] += 1
        same += sum(BOX.card(a).colour == BOX.card(b).colour for a, b in pairwise(deck))
    assert set(tops) == set(ERA_ONE)  # 10 expected of each
    assert max(tops.values()) < 27
    assert 20.5 < same / 660 < 21.5  # 65 pairs × 21/65


def test_the_game_begins_in_round_one_of_era_one() -> None:
    """UC-SETUP-06: the Era marker is on the first space."""
    document = table(3).deal().document()
    assert (document["era"], document["round"]) == (1, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_no_points(seats: int) -> None:
    """UC-SETUP-07."""
    game = table(seats).deal()
    assert [game.score(seat) for seat in range(seats)] == [0] * seats
    assert all(area["points"] == {} for area in game.document()["players"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_special_cards_are_split_by_their_cost(seats: int) -> None:
    """UC-SETUP-08: fifteen of cost 1 and 2 in a deck, ten of cost 3 apart."""
    sea = table(seats).deal().sea
    assert sorted(sea.specials.deck) == COST_ONE_OR_TWO
    assert {BOX.card(card).cost for card in sea.specials.deck} == {1, 2}
    assert sorted(sea.specials.three_credit + sea.specials.spared) == COST_THREE
    assert {BOX.card(card).cost for card in COST_THREE} == {3}


def test_the_special_deck_is_shuffled_and_its_top_card_lies_face_up() -> None:
    """UC-SETUP-09."""
    games = [table(2, seed=seed).deal() for seed in range(40)]
    assert {game.sea.specials.deck[0] for game in games} >= {191, 195, 200, 205}
    for game in games[:3]:
        top = {"place": 0, "card": game.sea.specials.deck[0]}
        for seat in (0, 1, -1):
            seen = seen_by(game.sea, seat)["special_deck"]
            assert seen == {"count": 15, "known": [top]}


def test_six_cards_of_cost_three_lie_face_up() -> None:
    """UC-SETUP-10: a random six of the ten."""
    games = [table(2, seed=seed).deal() for seed in range(30)]
    assert all(len(set(game.sea.specials.three_credit)) == 6 for game in games)
    assert {card for game in games for card in game.sea.specials.three_credit} == set(COST_THREE)
    shown = games[0].document()["three_credit"]
    assert seen_by(games[0].sea, 1)["three_credit"] == shown


def test_the_other_four_cards_of_cost_three_are_out_of_the_game() -> None:
    """UC-SETUP-11: the six shown are the only ones that can be taken."""
    game = table(2)
    spared = game.sea.specials.spared
    assert len(spared) == 4
    taken = next(move for move in game.moves() if move.startswith("R1+"))
    game.play(taken)
    offered = {int(move.split()[1]) for move in game.moves() if move.startswith("take")}
    assert offered == {*game.sea.specials.three_credit, game.sea.specials.deck[0]}
    assert not offered & set(spared)


@pytest.mark.parametrize(("seats", "domes", "tile"), [(2, 7, False), (3, 10, False), (4, 13, True)])
def test_domes_and_cloning_tile_by_number_of_players(seats: int, domes: int, tile: bool) -> None:
    """TV-SETUP-02, UC-SETUP-12, UC-SETUP-13, UC-SETUP-14."""
    game = table(seats).put(slots={"R2": [1]}).player(0, "9c")
    assert table(seats).deal().document()["supply"]["symbiotic"] == domes
    assert any(move.startswith("clone R2+") for move in game.moves()) == tile
    assert table(seats).deal().sea.board.clone_here == tile


def test_alone_all_thirteen_symbiotic_domes_are_there() -> None:
    """UC-SETUP-14 with UC-SOLO-03: they never run out."""
    assert table(1).deal().document()["supply"]["symbiotic"] == 13


def test_the_cloning_tile_can_be_taken_from_the_first_round_on_with_four_only() -> None:
    """UC-SETUP-12, UC-SETUP-13."""
    with_tile = table(4).put(slots={"R2": [1]}).player(0, "9c", hand=[2, 24, 48])
    assert with_tile.refusal("clone R3+2") == ("slot_not_occupied", "UC-CLONE-02")
    without = table(3).put(slots={"R2": [1]}).player(0, "9c", hand=[2, 24, 48])
    with pytest.raises(Refused):
        without.why_not("clone R2+2")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_seventeen_white_domes_are_used(seats: int) -> None:
    """UC-SETUP-15: at every number of players, starting cities included (Q-13)."""
    game = table(seats).deal()
    on_boards = sum(player.network.nonsymbiotic.bit_count() for player in game.sea.players)
    assert game.document()["supply"]["nonsymbiotic"] + on_boards == 17


def test_contracts_are_laid_out_in_their_variant_only() -> None:
    """UC-SETUP-39."""
    plain = table(2).player(0, cities={"MC": "symbiotic", "MR": "symbiotic", "BC": "symbiotic"})
    assert plain.document()["contracts"] == []
    assert not any(move.startswith("contract") for move in plain.moves())
    laid_out = table(2, contracts=True).deal().document()["contracts"]
    assert len(set(laid_out)) == 3


def test_three_random_contracts_are_laid_out() -> None:
    """UC-SETUP-39 with UC-GOV-01: any of the eight, the others stay in the box."""
    games = [table(2, seed=seed, contracts=True).deal() for seed in range(30)]
    assert {name for game in games for name in game.document()["contracts"]} == {f"C{n}" for n in range(1, 9)}
    assert all(len({*game.sea.government.contracts, *game.sea.government.spared}) == 8 for game in games)
    assert all(list(game.sea.government.contracts) == sorted(game.sea.government.contracts) for game in games)
