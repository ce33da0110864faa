"""The always-available slot (UC-AAS)."""

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import table
from tests.games.underwater_cities.turns import always_available

HAND = [2, 24, 48]


@pytest.mark.parametrize("tiles", [[], [0], [1], [0, 1], [1, 1, 0, 0]])
def test_it_is_available_however_often_it_was_chosen(tiles: list[int]) -> None:
    """UC-AAS-01, UC-AAS-06."""
    game = table(2).put(turn=3, slots={"AAS": tiles}).player(0, hand=HAND)
    assert [move for move in game.moves() if "AAS" in move] == ["AAS+2", "AAS+24", "AAS+48"]
    assert game.why_not("AAS+24") == []
    always_available(game, 24)
    assert game.document()["slots"]["AAS"] == [*tiles, 0]


def test_the_same_player_may_choose_it_twice_in_a_round() -> None:
    """TV-TURN-08, UC-AAS-02: and a third time."""
    game = table(2).put(deck=list(range(50, 64))).player(0, "", hand=HAND).player(1, hand=[3, 25, 49])
    always_available(game, 2)
    game.play("R3+3", "end")
    game.play("keep 24 48 50")
    always_available(game, 24)
    game.play("G4+25", "part 1", "end", "keep 48 50 54")
    always_available(game, 48)
    assert game.document()["slots"]["AAS"] == [0, 0, 0]
    assert game.goods() == "6c"


def test_it_gives_two_cards_and_two_credits() -> None:
    """TV-TURN-07, UC-AAS-03: hand 3 − 1 + 2 + 1 = 5, before the next own turn discard to 3."""
    game = table(2).put(deck=list(range(50, 64))).player(0, "", hand=HAND).player(1, hand=[3, 25, 49])
    game.play("AAS+24", "part 1")
    assert game.area()["hand"] == [2, 48, 50, 51]
    game.play("part 2")
    assert game.goods() == "2c"
    game.play("end")
    assert game.area()["hand"] == [2, 48, 50, 51, 52]
    assert game.document()["discard"][0] == 24
    game.play("R3+3", "end")
    assert game.decision() == "keep"
    game.play("keep 2 50 52")
    assert game.decision() == "turn"
    assert game.area()["hand"] == [2, 50, 52]


def test_its_two_parts_are_separate() -> None:
    """UC-AAS-03 with UC-TURN-12: either may be skipped, not both."""
    game = table(2).player(0, "", hand=HAND).play("AAS+24")
    assert game.moves() == ["part 1", "part 2"]
    game.play("part 2", "done", "end")
    assert (game.goods(), len(game.area()["hand"])) == ("2c", 3)


@pytest.mark.parametrize("card", [2, 24, 48, 14, 35, 57])
def test_no_card_matches_it(card: int) -> None:
    """UC-AAS-04: the effect of the played card is always ignored, and nothing is claimed."""
    others = [number for number in HAND if number != card][:2]
    game = table(2).player(0, "", hand=[card, *others])
    with pytest.raises(Refused):
        game.why_not(f"{card}+AAS")
    game.play(f"AAS+{card}", "part 1", "part 2")
    assert game.moves() == ["end"]
    game.play("end")
    assert game.goods() == "2c"
    assert game.area()["claimed"] == []
    assert game.document()["discard"][0] == card


def test_a_card_is_discarded_and_a_tile_placed_there() -> None:
    """UC-AAS-05."""
    game = table(2).player(0, hand=HAND).play("AAS+24")
    assert game.area()["hand"] == [2, 48]
    assert game.document()["slots"]["AAS"] == [0]
    with pytest.raises(Refused):
        table(2).player(0, hand=HAND).play("AAS")


def test_it_is_never_occupied() -> None:
    """UC-AAS-06: so it cannot be cloned."""
    game = table(4).put(slots={"AAS": [1, 2], "R2": [3]}).player(0, "9c", hand=HAND)
    assert {move.split("+")[0] for move in game.moves() if move.startswith("clone ")} >= {"clone R2"}
    assert not any("AAS" in move for move in game.moves() if move.startswith("clone"))
    with pytest.raises(Refused):
        game.why_not("clone AAS+24")


@pytest.mark.parametrize(
    ("move", "card", "slots", "targets"),
    [
        ("130+G5", 130, {"AAS": []}, 14),  # any available slot
        ("151+R2", 151, {"AAS": [1], "G1": [1], "G2": [2]}, 2),  # one occupied by another player
        ("68+G5", 68, {"AAS": [2], "R1": [1], "R2": [2], "R3": [3]}, 3),
    ],
)
def test_cards_that_perform_slots_never_perform_this_one(
    move: str, card: int, slots: dict[str, list[int]], targets: int
) -> None:
    """UC-AAS-07."""
    game = table(4).put(era=3, slots=slots).player(0, "1c", hand=[card, 162, 163]).play(move, "part 1")
    assert len(game.moves()) == targets
    assert all(text.startswith("perform ") for text in game.moves())
    with pytest.raises(Refused):
        game.why_not("perform AAS")


@pytest.mark.parametrize(
    ("claimed", "reward"), [(14, "1s"), (40, "1c"), (62, "")], ids=["steelplast", "credit", "card"]
)
def test_a_mismatch_is_rewarded_on_coloured_slots_only(claimed: int, reward: str) -> None:
    """TV-TURN-09, UC-AAS-08: #14 (and #40, #62) on a coloured slot of another colour, nothing on this one."""
    extra = {"1s": "1s 1c", "1c": "2c", "": "1c"}[reward]  # beside the credit of space 3
    coloured = table(2).put(round=2).player(0, "", hand=HAND, claimed=[claimed]).play("G4+24", "part 1")
    assert coloured.goods() == extra
    assert len(coloured.area()["hand"]) == (3 if claimed == 62 else 2)
    matching = (
        table(2).put(round=2).player(0, "", hand=HAND, claimed=[claimed]).play("G4+2", "part 1", "decline")
    )
    assert matching.goods() == "1c"
    assert len(matching.area()["hand"]) == 2
    grey = table(2).player(0, "", hand=HAND, claimed=[claimed]).play("AAS+24", "part 2", "done")
    assert grey.goods() == "2c"
    assert len(grey.area()["hand"]) == 2


@pytest.mark.parametrize("card", [193, 199, 201])
def test_a_special_card_played_there_does_not_match(card: int) -> None:
    """UC-AAS-09: one of cost 1 or 2 goes under its deck, unpaid."""
    game = table(2).player(0, "9c", hand=[2, 24, card]).play(f"AAS+{card}", "part 2", "done", "end")
    assert game.goods() == "11c"
    assert game.document()["special_deck"][-1] == card
    assert len(game.document()["special_deck"]) == 15


def test_a_special_card_of_cost_three_played_there_goes_to_the_box() -> None:
    """UC-AAS-09."""
    game = table(2).player(0, "9c", hand=[2, 24, 184]).play("AAS+184", "part 2", "done", "end")
    assert 184 in game.sea.era_deck.gone
    assert game.area()["claimed"] == []


def test_its_tile_has_no_colour() -> None:
    """UC-AAS-04: for #115 only tiles on coloured slots count."""
    game = table(2).put(era=2, turn=3, slots={"G1": [0], "R1": [0]}).player(0, "", hand=HAND, claimed=[115])
    game.play("AAS+2", "part 2", "done", "end")
    assert game.goods() == "2c"
