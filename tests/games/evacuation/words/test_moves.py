"""Moves as buttons say them."""

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.words.moves import key_of
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.catalogues import read_texts
from tests.games.evacuation.test_notations import open_decisions

RARE = {
    "common",
    "down",
    "first",
    "leave.launch",
    "pay",
    "place",
    "raise",
    "unit",
    "up",
}  # seldom met in random games
WORLDS = GAME.new(2, {}, 1)


def label(kind: str, **fields: Shown) -> str:
    return GAME.labels(WORLDS, [MoveFacts("", kind, fields)])[0]


def test_every_sentence_about_moves_is_said_and_every_move_has_one() -> None:
    used = set()
    for worlds, seat in open_decisions(range(12)):
        for move in worlds.domain(seat):
            facts = worlds.describe(seat, move)
            used.add(key_of(facts.kind, facts.fields))
            [said] = GAME.labels(worlds, [facts])
            assert said[0] == said[0].upper()
            assert "{" not in said
    known = {
        key.removeprefix("move.")
        for key in read_texts("nextfrontier.games.evacuation", "en", "moves")
        if key.startswith("move.")
    }
    assert known - RARE <= used <= known


def test_a_label_names_the_things_of_its_move() -> None:
    assert label("unit", good="food", world="old") == "Pay 1 Food of the Old World"
    assert label("pay", amounts={"food": 1, "steel": 2}) == "Pay 1 Food and 2 Steel"
    assert label("pay", amounts={}) == "Pay nothing"
    assert label("place", factories=["food", "steel"]) == "Settle with Factories: Food and Steel"
    assert label("common", goal="CG5") == "Play Common Goal CG5"
    assert label("first", place="step 8 main") == "Step 8, main lane first"
    assert label("load_building", ship="S05", area="OW7") == "Area OW7 as a building on Hauler S05"
    assert label("advance", marker="rear", steps=1, lane="second") == "Rear marker: 1 step, 3+ lane"


def test_energy_is_said_by_the_worlds_that_pay_it() -> None:
    assert label("energy", old=2, new=0) == "2 Energy from the Old World"
    assert label("energy", old=0, new=1) == "1 Energy from the New World"
    assert label("energy", old=1, new=2) == "1 Energy from the Old World, 2 Energy from the New World"


def test_a_part_is_said_by_what_it_does() -> None:
    said = label("part", part=2, place="card 58/2")
    assert said == "Make up to 1 exchange (1 unit for 1 of any kind on the same world)"
