"""The Federation track (UC-FED)."""

from itertools import pairwise

import pytest

from nextfrontier.games.underwater_cities.vocabulary.library import make_box
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.sample_packs import facts_with
from tests.games.underwater_cities.table import BOX, Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
SPACES = ["below", "4", "3", "2", "1"]


def track(
    federation: dict[str, list[int]], claimed: tuple[int, ...] = (), seats: int = 4, era: int = 1
) -> Table:
    """Seat 0 to play with nothing in stock, markers as given."""
    return (
        table(seats=seats).put(era=era, federation=federation).player(0, "", hand=HAND, claimed=list(claimed))
    )


def advanced_two(position: Table) -> Table:
    """Seat 0 plays "advance 2" (SL-11) and takes both steps."""
    return position.play("G5+23" if position.seats > 2 else "G4+23", "part 1")


def one_step(position: Table) -> Table:
    """Seat 0 chooses SL-15, whose second half begins with one step, and takes that step."""
    position.play("G2+23")
    if position.decision() == "alternatives":
        position.play("part 2")
    return position.play("part 1")


def stands(position: Table) -> dict[str, list[int]]:
    """The markers by space, without empty spaces."""
    return {name: seats for name, seats in position.document()["federation"].items() if seats}


def test_the_spaces_from_bottom_to_top() -> None:
    """UC-FED-01, UC-FED-02: below, 4, 3, 2, 1, one step at a time."""
    for start, next_space in pairwise(SPACES):
        position = one_step(track({start: [0]}, seats=3))
        assert stands(position)[next_space][-1] == 0


def test_a_step_moves_the_marker_one_space_up() -> None:
    """UC-FED-02"""
    assert stands(one_step(track({"4": [0], "3": [1]}))) == {"below": [2, 3], "3": [1, 0]}


@pytest.mark.parametrize(
    ("start", "goods", "points"),
    [("below", "", 0), ("4", "1c", 0), ("3", "1s", 0), ("2", "", 1), ("1", "", 1)],
)
def test_the_bonus_of_a_space_is_gained_on_entering_it(start: str, goods: str, points: int) -> None:
    """UC-FED-03, UC-FED-05: nothing on 4, 1 credit on 3, 1 steelplast on 2, 1 VP on 1 and beyond."""
    position = one_step(track({start: [0]}))
    assert (position.goods(), position.score()) == (goods, points)


def test_the_bonus_may_be_spent_in_the_same_action() -> None:
    """UC-FED-03: immediately, so the credit of space 3 pays for the desalination plant of #19."""
    position = table().put(federation={"4": [0]}).player(0, "", hand=HAND, claimed=[19])
    position.play("R2+2", "use 19")
    assert (stands(position)["3"], position.goods()) == ([0], "1c")
    assert position.play("part 1", "desal BR.1").goods() == ""


@pytest.mark.parametrize(
    ("start", "goods", "points"), [("below", "1c", 0), ("4", "1s 1c", 0), ("3", "1s", 1), ("2", "", 2)]
)
def test_advancing_several_spaces_gives_the_bonus_of_each(start: str, goods: str, points: int) -> None:
    """UC-FED-04, UC-FED-05"""
    position = advanced_two(track({start: [0]}))
    assert (position.goods(), position.score()) == (goods, points)


def test_four_steps_give_every_bonus_of_the_track() -> None:
    """UC-FED-04, UC-FED-05: #132 advances 4."""
    position = table().put(era=3, federation={}).player(0, "", hand=[132, 23, 45])
    position.play("132+G4", "part 1", "part 1")
    assert (position.goods(), position.score()) == ("1s 1c", 1 + 2)
    assert position.area()["points"] == {"federation": 3}


def test_a_marker_is_put_on_top_of_those_already_there() -> None:
    """UC-FED-06"""
    assert stands(one_step(track({"4": [0], "3": [2, 1]}))) == {"below": [3], "3": [2, 1, 0]}


def end_of_round(federation: dict[str, list[int]], order: list[int], *moves: str) -> Table:
    """The last turn of round 2, taken by the last seat of the order."""
    last = order[-1]
    position = table(seats=len(order)).put(round=2, turn=3, order=order, to_play=last, federation=federation)
    return position.player(last, "", hand=HAND).play(*moves, "end")


def test_a_marker_on_top_acts_before_those_below_it_in_the_next_round() -> None:
    """UC-FED-07, UC-FED-13: the later arrival on a space is higher."""
    position = end_of_round({"4": [0, 2], "2": [1]}, [0, 1, 2, 3], "R2+2")
    assert position.document()["order"] == [1, 2, 0, 3]
    arrived = end_of_round({"4": [0], "3": [1]}, [0, 1, 2, 3], "G5+23", "part 1")
    assert arrived.document()["order"] == [3, 1, 0, 2]


def test_on_space_1_each_further_step_gives_1_point() -> None:
    """UC-FED-08"""
    position = advanced_two(track({"1": [0]}))
    assert position.score() == 2
    assert [event.details["vp"] for event in position.told("gained")] == [1, 1]


def test_a_step_beyond_space_1_puts_the_marker_on_top_first() -> None:
    """UC-FED-09"""
    position = advanced_two(track({"1": [0, 1, 2]}))
    assert stands(position) == {"below": [3], "1": [1, 2, 0]}
    kinds = [event.kind for event in position.events]
    assert kinds.index("advanced") < kinds.index("gained")


def test_steps_left_over_at_space_1_give_points() -> None:
    """UC-FED-10: from 3 with 4 steps: 1s, 1 VP for space 1 and 2 VP beyond."""
    position = table().put(era=3, federation={"3": [0]}).player(0, "", hand=[132, 23, 45])
    position.play("132+G4", "part 1", "part 1")
    assert (position.goods(), position.score()) == ("1s", 3 + 2)


def test_at_the_start_of_a_round_all_markers_stand_below_space_4() -> None:
    """UC-FED-11"""
    position = end_of_round({"4": [0, 2], "1": [1]}, [0, 1, 2], "G5+23", "part 1")
    assert position.document()["round"] == 3
    assert stands(position) == {"below": [0, 1, 2]}
    assert [player.space for player in position.sea.players] == [0, 0, 0]


def test_markers_never_move_down_during_a_round() -> None:
    """UC-FED-12: over a round of three turns each, whatever is played."""
    position = table(seats=3, seed=3).put(round=2)
    before = [0, 0, 0]
    number = 7
    while position.sea.calendar.round == 2:
        number = (number * 75 + 74) % 65537
        seat = position.sea.to_move()
        moves = position.sea.moves(seat)
        position.sea.play(seat, moves[number % len(moves)])
        now = [player.space for player in position.sea.players]
        if position.sea.calendar.round == 2:
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now
    assert max(before) > 0


def test_the_track_decides_the_turn_order_of_the_next_round_only() -> None:
    """UC-FED-13: not the order of this one."""
    position = advanced_two(track({}, seats=3)).play("end")
    assert position.document()["order"] == [0, 1, 2]
    assert position.sea.to_move() == 1


def test_a_marker_that_leaves_a_stack_does_not_change_the_order_of_the_others() -> None:
    """UC-FED-14: from the middle of a stack."""
    assert stands(one_step(track({"3": [1, 0, 3, 2]}))) == {"3": [1, 3, 2], "2": [0]}


@pytest.mark.parametrize(
    ("move", "space", "goods"),
    [("part 1", "2", "1s 1c"), ("part 1 steps 1", "3", "1c")],
)
def test_of_an_advance_any_number_of_steps_may_be_made(move: str, space: str, goods: str) -> None:
    """UC-FED-15, Q-37: SL-11 from space 4, both steps or one; each choice is a single input."""
    position = track({"4": [0]}, seats=2).play("G4+23")
    assert position.moves() == ["part 1", "part 1 steps 1"]
    position.play(move)
    assert (stands(position)[space], position.goods()) == ([0], goods)
    assert position.decision() == "end"


@pytest.mark.parametrize(
    ("move", "space"),
    [("part 1", "1"), ("part 1 steps 3", "2"), ("part 1 steps 2", "3"), ("part 1 steps 1", "4")],
)
def test_an_advance_of_four_may_stop_after_each_step(move: str, space: str) -> None:
    """UC-FED-15: #132, or none of it (UC-TURN-10)."""
    position = table().put(era=3, federation={}).player(0, "", hand=[132, 23, 45]).play("132+G4")
    whole_first = ["part 1", "part 1 steps 3", "part 1 steps 2", "part 1 steps 1", "decline"]
    assert position.moves() == whole_first
    assert stands(position.play(move))[space] == [0]
    assert len(position.told("advanced")) == 5 - int(space)


def test_the_steps_that_were_not_made_cannot_be_made_up_for() -> None:
    """UC-FED-15, UC-TIME-02: #9, one step, then the cards; the part is taken."""
    position = table().put(round=2).player(0, "", hand=[9, 23, 45]).play("9+G4")
    assert position.moves() == ["part 1", "part 1 steps 1", "part 2", "decline"]
    position.play("part 1 steps 1")
    assert stands(position)["4"] == [0]
    assert position.moves() == ["part 2", "done"]
    for way in ("part 1", "part 1 steps 1"):
        assert position.refusal(way) == ("part_taken", "UC-TIME-02")


def test_the_chosen_slot_must_be_performed_with_at_least_one_step() -> None:
    """UC-FED-15, UC-TURN-13: no step at all is not offered, nor more steps than there are."""
    position = track({}, seats=2).play("G4+23")
    assert position.refusal("decline") == ("must_do_part", "UC-TURN-13")
    for unknown in ("part 1 steps 0", "part 1 steps 2", "part 1 steps 3"):
        with pytest.raises(Refused):
            position.why_not(unknown)


def test_an_advance_of_one_asks_no_number() -> None:
    """UC-FED-15: #29, one step and two cards."""
    position = table().put(round=2).player(0, "", hand=[29, 23, 45]).play("29+R1")
    assert position.moves() == ["part 1", "part 2", "decline"]


def test_an_advance_that_is_stopped_early_is_told_to_the_solo_opponent() -> None:
    """UC-FED-15, UC-SOLO-11: one step is an advance of the round."""
    assert track({}, seats=2).play("G4+23", "part 1 steps 1").document()["advanced"] is True


def test_an_alternative_offers_its_steps_at_once() -> None:
    """UC-FED-15, UC-TURN-17: a designed card may offer steps or a gain; the number is no second question."""
    effect = "choose(federation(2), gain(kelp=1))"
    box = make_box(facts_with(cards=[{"number": 132, "effect": effect, "provenance": "P"}]))
    position = table(box=box).put(era=3, federation={}).player(0, "", hand=[132, 23, 45]).play("132+G4")
    assert position.moves() == ["part 1", "part 1 steps 1", "part 2", "decline"]
    assert stands(position.play("part 1 steps 1"))["4"] == [0]


def test_a_step_that_the_slot_needs_cannot_be_left_out() -> None:
    """UC-FED-15, UC-TURN-23: #9 before SL-12; the credit of space 3 pays for the plant, space 4 gives none."""
    position = table().put(round=2).player(0, "", hand=[9, 23, 45]).play("9+G1")
    assert position.moves() == ["part 1", "part 2"]
    assert position.refusal("part 1 steps 1") == ("breaks_slot", "UC-TURN-23")


def test_a_step_beyond_space_1_does_not_enter_it_again() -> None:
    """UC-FED-16: #60 gives kelp for reaching space 1."""
    position = advanced_two(track({"2": [0]}, claimed=(60,)))
    assert (position.goods(), position.score()) == ("1k", 2)


@pytest.mark.parametrize(("card", "start"), [(35, "4"), (15, "3"), (60, "2")])
def test_a_card_for_a_space_acts_on_that_space_only(card: int, start: str) -> None:
    """UC-FED-16, UC-FED-03: #35 space 3, #15 space 2, #60 space 1."""
    for begin in ("below", "4", "3", "2", "1"):
        with_card = one_step(track({begin: [0]}, claimed=(card,)))
        without = one_step(track({begin: [0]}))
        more = sum(with_card.someone().goods) - sum(without.someone().goods)
        assert more == (1 if begin == start else 0)


def test_every_step_is_told_with_its_space() -> None:
    """UC-FED-01, UC-FED-04"""
    position = advanced_two(track({"4": [0]}))
    assert [(event.cause, event.details["space"]) for event in position.told("advanced")] == [
        ("G5", 3),
        ("G5", 2),
    ]
    assert [event.cause for event in position.told("gained")] == ["UC-FED-05", "UC-FED-05"]


def test_entering_space_4_gives_nothing_at_all() -> None:
    """UC-FED-05: not even an event."""
    position = one_step(track({}))
    assert position.told("gained") == []


def test_an_advance_is_always_possible_and_remembered_for_solo() -> None:
    """UC-FED-08, UC-SOLO-11: SL-11 can be chosen in any position."""
    position = track({"1": [0]})
    assert position.document()["advanced"] is False
    assert advanced_two(position).document()["advanced"] is True
    assert BOX.slot_effect(2, 3, ()).always_possible()
    assert BOX.slot_effect(2, 3, ()).possible(position.sea)
