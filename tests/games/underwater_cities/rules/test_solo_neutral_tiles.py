"""Solo: the three neutral tiles and the fourth (chapter UC-SOLO, boards document 5)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.phases import (
    LAST_ROUND,
    take_always_slot,
)
from tests.games.underwater_cities.table import BOX, Table, table


def neutral(game: Table) -> list[str]:
    """The slots that hold a neutral tile."""
    return [name for name, tiles in game.document()["slots"].items() if tiles == ["neutral"]]


def end_round(round_: int, advanced: bool, start: int = 1, **position: Any) -> Table:
    """The last turn of a solo round, taken at the always-available slot."""
    game = table(1, solo_start=start).player(0, goods="5k")
    return take_always_slot(game.put(round=round_, turn=3, advanced=advanced, **position))


def fourth(game: Table, round_: int, start: int = 1) -> list[str]:
    """The neutral tiles beyond the three that stand in this round."""
    three = [f"{colour}{(round_ + start - 2) % 4 + 1}" for colour in "GRY"]
    found = neutral(game)
    assert set(three) <= set(found)
    return [name for name in found if name not in three]


def era_of(round_: int) -> int:
    """The Era of a round."""
    return next(era for era, last in LAST_ROUND.items() if round_ <= last)


def turned(card: int, round_: int, start: int = 1) -> list[str]:
    """The fourth tile after a round without Federation advance in which this card is turned."""
    era = BOX.backs[era_of(round_) - 1]
    others = [other for other in era if other != card]
    game = end_round(round_, False, start, deck=[others[0], card, *others[1:4]])
    return fourth(game, round_ + 1, start)


def test_three_neutral_tiles_start_on_the_first_slot_of_each_colour() -> None:
    """UC-SOLO-05."""
    assert neutral(table(1).deal()) == ["G1", "R1", "Y1"]


def test_the_only_player_takes_all_turns_and_the_order_never_changes() -> None:
    """UC-SOLO-09: three turns in a row, then the next round."""
    game = table(1).player(0, goods="5k").put(round=2, advanced=True)
    for turn in (1, 2, 3):
        assert (game.document()["round"], game.document()["turn"], game.sea.to_move()) == (2, turn, 0)
        if game.decision() == "keep":
            game.play(game.moves()[0])
        take_always_slot(game)
    assert (game.document()["round"], game.document()["turn"], game.document()["order"]) == (3, 1, [0])


THREE_TILES = {round_: [f"{c}{(round_ - 1) % 4 + 1}" for c in "GRY"] for round_ in range(1, 11)}


@pytest.mark.parametrize("round_", range(1, 10))
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_three_tiles_move_one_slot_clockwise_after_every_round(round_: int, start: int) -> None:
    """UC-SOLO-10, UC-SOLO-17: boards document 5.1 in full; a harder start adds 1, 2 or 3."""
    before = table(1, solo_start=start).put(round=round_)
    assert neutral(before) == THREE_TILES[(round_ + start - 2) % 4 + 1]
    game = end_round(round_, True, start)
    assert neutral(game) == THREE_TILES[(round_ + start - 1) % 4 + 1]


@pytest.mark.parametrize(
    ("rounds", "blocked"),
    [
        ((1, 5, 9), "G1 SL-12, R1 SL-19, Y1 SL-16"),
        ((2, 6, 10), "G2 SL-21, R2 SL-18, Y2 SL-04"),
        ((3, 7), "G3 SL-20, R3 SL-08, Y3 SL-05"),
        ((4, 8), "G4 SL-11, R4 SL-17, Y4 SL-02"),
    ],
)
def test_the_tiles_block_these_actions(rounds: tuple[int, ...], blocked: str) -> None:
    """UC-SOLO-05, UC-SOLO-10: boards document 5.1."""
    slots = {place.name: place.slot for place in BOX.ring(1)}
    for round_ in rounds:
        assert ", ".join(f"{name} {slots[name]}" for name in neutral(table(1).put(round=round_))) == blocked


def test_own_tiles_come_back_at_the_end_of_a_round() -> None:
    """UC-SOLO-10: the slots of the last round are free again, the always-available one too."""
    game = end_round(
        2, True, slots={"G2": ["neutral"], "R2": ["neutral"], "Y2": ["neutral"], "R3": [0], "AAS": [0]}
    )
    tiles = game.document()["slots"]
    assert [name for name, on_it in tiles.items() if 0 in on_it] == []
    assert neutral(game) == ["G3", "R3", "Y3"]


def test_without_a_federation_advance_a_fourth_slot_is_occupied() -> None:
    """UC-SOLO-11."""
    assert len(neutral(end_round(2, False))) == 4
    assert len(neutral(end_round(2, True))) == 3


def test_an_advance_of_the_round_keeps_the_fourth_tile_away() -> None:
    """TV-SOLO-02, UC-SOLO-11: by the action of G4 in this very round."""
    game = table(1).player(0, goods="5k", hand=[45]).put(round=2, turn=3)
    game.play("G4+45", "part 1", "end")
    assert neutral(game) == ["G3", "R3", "Y3"]


def test_a_step_beyond_space_one_is_an_advance_and_one_of_an_earlier_round_is_none() -> None:
    """UC-SOLO-11: the marker stands on space 1 already; the next round needs an advance of its own."""
    game = table(1).player(0, goods="5k", hand=[45]).put(round=2, turn=3, federation={"1": [0]})
    game.play("G4+45", "part 1", "end")
    assert len(neutral(game)) == 3
    for _ in range(3):
        if game.decision() == "keep":
            game.play(game.moves()[0])
        take_always_slot(game)
    assert len(fourth(game, 4)) == 1


def test_the_digits_of_the_turned_card_are_counted_from_the_first_green_slot() -> None:
    """TV-SOLO-01, UC-SOLO-12, UC-SOLO-14: #146 after round 8: 11 is Y3; after round 9 as well."""
    assert turned(146, 8) == ["Y3"]
    assert turned(146, 9) == ["Y3"]


def test_an_occupied_slot_passes_the_fourth_tile_on() -> None:
    """TV-SOLO-01, UC-SOLO-15: with a start on the third slot Y3 holds a tile in round 9."""
    assert turned(146, 8, start=3) == ["Y4"]


def test_the_tile_of_round_two_after_28_was_turned() -> None:
    """TV-SOLO-04, UC-SOLO-18: 10 is Y2, occupied once the three have moved, empty before."""
    assert turned(28, 1) == ["Y3"]


@pytest.mark.parametrize(
    ("card", "round_", "blocked"),
    [
        (28, 1, "Y3"),
        (37, 2, "Y2"),
        (58, 4, "G2"),
        (86, 5, "G3"),
        (99, 6, "R2"),
        (146, 8, "Y3"),
        (124, 9, "R3"),
    ],
)
def test_the_worked_examples_of_the_fourth_tile(card: int, round_: int, blocked: str) -> None:
    """UC-SOLO-12, UC-SOLO-15, UC-SOLO-18: boards document 5.2; after round 4 still the Era I deck."""
    assert turned(card, round_) == [blocked]


# Sum of the digits, cards of Eras I, II and III, the slot blocked with the three tiles on slots 1 to 4.
FOURTH_TILE = """
 1   2 1 0   G2 G1 G1 G1
 2   3 2 0   G2 G3 G2 G2
 3   4 3 0   G3 G3 G4 G3
 4   5 3 1   G4 G4 G4 R1
 5   6 3 2   R2 R1 R1 R1
 6   7 3 3   R2 R3 R2 R2
 7   7 3 5   R3 R3 R4 R3
 8   7 4 6   R4 R4 R4 Y1
 9   7 5 7   Y2 Y1 Y1 Y1
10   6 5 6   Y2 Y3 Y2 Y2
11   5 4 6   Y3 Y3 Y4 Y3
12   4 3 6   Y4 Y4 Y4 G1
13   2 4 5   G2 G1 G1 G1
14   1 4 4   G2 G3 G2 G2
15   0 4 3   G3 G3 G4 G3
16   0 3 2   G4 G4 G4 R1
17   0 2 1   R2 R1 R1 R1
18   0 1 0   R2 R3 R2 R2
"""
ROWS = [line.split() for line in FOURTH_TILE.strip().splitlines()]


def digit_sum(card: int) -> int:
    """The sum of the digits of a card's number."""
    return sum(map(int, str(card)))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"sum {row[0]}")
def test_the_table_of_the_fourth_tile(row: list[str]) -> None:
    """UC-SOLO-12, UC-SOLO-14, UC-SOLO-15: boards document 5.2 in full, with an Era II card of each sum."""
    card = next(card for card in BOX.backs[1] if digit_sum(card) == int(row[0]))
    blocked = [turned(card, 5, start) for start in (4, 1, 2, 3)]
    assert blocked == [[name] for name in row[4:]]


def test_how_many_cards_of_each_era_have_each_sum_of_digits() -> None:
    """UC-SOLO-12: boards document 5.2."""
    for total, *numbers in ROWS:
        found = [sum(1 for card in era if digit_sum(card) == int(total)) for era in BOX.backs[:3]]
        assert found == [int(number) for number in numbers[:3]]


def test_the_count_wraps_round_the_ring_and_passes_the_always_available_slot_by() -> None:
    """UC-SOLO-23: 12 is Y4, 13 is G1; from Y4 the tiles go on to G1."""
    assert (turned(75, 5), turned(76, 5)) == (["Y4"], ["G1"])
    assert turned(75, 5, start=3) == ["G1"]
    assert neutral(end_round(4, True)) == ["G1", "R1", "Y1"]


def test_the_turned_card_goes_to_the_discard_pile_of_the_era() -> None:
    """UC-SOLO-13: the draw of the turn comes first, then the turned card; the deck is two cards shorter."""
    game = end_round(2, False, deck=[40, 28, 41, 42], discard=[])
    assert game.document()["discard"][0] == 28
    assert game.document()["deck"] == [41, 42]
    game = end_round(2, True, deck=[40, 28, 41, 42], discard=[])
    assert 28 not in game.document()["discard"]


def test_an_empty_deck_is_reshuffled_before_a_card_is_turned() -> None:
    """UC-SOLO-26: the only card of the pile is the one just played, #46 = 10: Y2."""
    game = table(1).player(0, goods="5k", hand=[46]).put(round=2, turn=3, deck=[40], discard=[])
    game.play("AAS+46", "part 2", "done", "end")
    assert fourth(game, 3) == ["Y2"]
    assert game.document()["discard"] == [46]


def test_the_fourth_tile_is_taken_off_at_the_end_of_the_round_it_was_used_in() -> None:
    """UC-SOLO-17: it stands still while it is used and does not move on."""
    with_fourth = {"G2": ["neutral"], "R2": ["neutral"], "Y2": ["neutral"], "Y3": ["neutral"]}
    assert neutral(end_round(2, True, slots=with_fourth)) == ["G3", "R3", "Y3"]
    game = end_round(2, False, slots=with_fourth, deck=[40, 30, 41])
    assert fourth(game, 3) == ["G4"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["G1", "R1", "Y1"], ["G2", "R2", "Y2"]),
        (["G4", "R4", "Y4"], ["G1", "R1", "Y1"]),
        (["G1", "R2", "Y4"], ["G1", "G2", "R3"]),
        (["G3", "R1", "R3", "Y3"], ["G4", "R4", "Y4"]),
        ([], []),
    ],
)
def test_the_tiles_of_a_position_move_on_from_where_it_put_them(before: list[str], after: list[str]) -> None:
    """UC-SOLO-10, UC-SOLO-17: whatever the round and the start; a fourth tile is taken off."""
    slots = {name: ["neutral"] for name in before}
    for round_, start in ((2, 1), (6, 3), (7, 1)):
        assert neutral(end_round(round_, True, start, slots=slots)) == after


@pytest.mark.parametrize(
    ("slots", "path", "rule"),
    [
        ({"G1": ["neutral"], "G2": ["neutral"], "R3": ["neutral"], "Y1": ["neutral"]}, "slots", "UC-SOLO-17"),
        ({"AAS": ["neutral"]}, "slots.AAS", "UC-SOLO-05"),
        ({"G1": ["neutral", 0]}, "slots.G1", "UC-TURN-05"),
    ],
)
def test_neutral_tiles_that_contradict_each_other_are_refused(
    slots: dict[str, Any], path: str, rule: str
) -> None:
    """UC-SOLO-05, UC-SOLO-17: with four tiles it must be plain which is the fourth."""
    with pytest.raises(Refused) as refused:
        table(1).put(slots=slots).document()
    (reason,) = refused.value.reasons
    assert (reason.code, reason.parameters["path"], reason.rule) == ("bad_position", path, rule)


def test_the_fourth_slot_is_occupied_in_the_next_round() -> None:
    """UC-SOLO-11: #37 turned after round 2: Y2 cannot be chosen in round 3."""
    game = end_round(2, False, deck=[40, 37, 41])
    card = game.someone().cards.hand[0]
    assert game.refusal(f"Y2+{card}") == ("slot_occupied", "UC-TURN-05")


def test_no_card_is_turned_after_the_last_round() -> None:
    """UC-SOLO-11: round 10 has no next round."""
    game = end_round(10, False, deck=[130, 131, 132])
    assert game.document()["deck"] == [131, 132]
    assert game.decision() == ""


def test_the_federation_marker_returns_and_the_era_marker_moves() -> None:
    """UC-SOLO-25."""
    game = end_round(2, True, federation={"2": [0]})
    assert game.document()["federation"]["below"] == [0]
    assert (game.document()["round"], game.document()["order"]) == (3, [0])


def test_with_no_card_left_to_turn_there_is_no_fourth_tile() -> None:
    """UC-SOLO-26: in Era II the last card is drawn and the played one, of Era I, leaves the game."""
    game = table(1).player(0, goods="5k", hand=[46]).put(round=6, turn=3, deck=[70], discard=[])
    game.play("AAS+46", "part 2", "done", "end")
    assert fourth(game, 7) == []


def test_everybody_is_told_the_turned_card_its_sum_and_the_slot() -> None:
    """UC-SOLO-12: a card of the deck was revealed."""
    game = end_round(2, False, deck=[40, 37, 41])
    told = [event for event in game.events if event.kind == "fourth_tile"]
    assert [event.seen_by(-1) for event in told] == [{"card": 37, "sum": 10, "slot": "Y2"}]
    assert told[0].reveals
