"""The slots and their order on both sides of the main board."""

import re
from collections import Counter

import pytest

from nextfrontier.games.underwater_cities.components import era_one, era_three, era_two, specials
from nextfrontier.games.underwater_cities.components.facts import RingPlace
from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS

EFFECTS = {slot.id: slot.effect for slot in SLOTS}
MANY = {place.slot: place for place in RING_MANY}
FEW = {place.slot: place for place in RING_FEW}


def slots(first: int, last: int) -> set[str]:
    return {f"SL-{number:02}" for number in range(first, last + 1)}


def test_there_are_21_slots_and_the_always_available_one() -> None:
    assert [slot.id for slot in SLOTS] == [*sorted(slots(1, 21)), "AAS"]


def test_the_always_available_slot_gives_2_cards_and_2_credits() -> None:
    """UC-AAS-03."""
    assert EFFECTS["AAS"] == "parts(draw(2), gain(credit=2))"


@pytest.mark.parametrize(("ring", "per_colour"), [(RING_MANY, 5), (RING_FEW, 4)], ids=["3-4", "1-2"])
def test_the_ring_runs_from_green_over_red_to_yellow(ring: tuple[RingPlace, ...], per_colour: int) -> None:
    assert [(place.position, place.colour) for place in ring] == [
        (f"{colour[0].upper()}{number}", colour)
        for colour in ("green", "red", "yellow")
        for number in range(1, per_colour + 1)
    ]


def test_the_side_for_many_has_the_slots_1_to_15_once_each() -> None:
    assert Counter(place.slot for place in RING_MANY) == Counter(slots(1, 15))


def test_the_side_for_few_adds_its_own_six_slots_to_six_shared_ones() -> None:
    shared = {"SL-02", "SL-04", "SL-05", "SL-08", "SL-11", "SL-12"}
    assert Counter(place.slot for place in RING_FEW) == Counter(shared | slots(16, 21))


def test_shared_slots_keep_their_colour_and_their_order_inside_it() -> None:
    shared = [place for place in RING_FEW if place.slot in MANY]
    assert all(MANY[place.slot].colour == place.colour for place in shared)
    on_the_other_side = [place.slot for place in RING_MANY if place.slot in FEW]
    assert [place.slot for place in shared] == on_the_other_side


def test_the_first_green_slot_of_the_side_for_few_builds_desalination_plants() -> None:
    assert EFFECTS[RING_FEW[0].slot] == "build(desal, n=2)"


def test_cards_name_only_slots_that_are_on_both_sides() -> None:
    """CD-16."""
    cards = (*era_one.CARDS, *era_two.CARDS, *era_three.CARDS, *specials.CARDS)
    named = {slot for card in cards for slot in re.findall(r"SL-\d\d", card.effect)}
    assert named == {"SL-05", "SL-12"}
    assert named <= MANY.keys() & FEW.keys()


@pytest.mark.parametrize("ring", [RING_MANY, RING_FEW], ids=["3-4", "1-2"])
@pytest.mark.parametrize(
    "function", ["build(city)", "tunnel", "use_action_card", "upgrade", "federation", "take_special", "kelp"]
)
def test_both_sides_offer_every_basic_function(ring: tuple[RingPlace, ...], function: str) -> None:
    assert [place.position for place in ring if function in EFFECTS[place.slot]]


@pytest.mark.parametrize(
    "together",
    [
        {"SL-20", "SL-04"},
        {"SL-18", "SL-02"},
        {"SL-18", "SL-16"},
        {"SL-05", "SL-21"},
        {"SL-12", "SL-17", "SL-04"},
        {"SL-08", "SL-16", "SL-21"},
        {"SL-05", "SL-16"},
    ],
    ids=["cities", "tunnels", "action cards", "upgrades", "buildings", "kelp", "science"],
)
def test_neutral_tiles_never_block_two_slots_of_one_function(together: set[str]) -> None:
    """UC-SOLO-05: they always stand on one number of all three colours."""
    numbers = [FEW[slot].position[1] for slot in together]
    assert len(set(numbers)) == len(numbers)
