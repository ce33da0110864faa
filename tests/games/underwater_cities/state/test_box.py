"""Cards and slots as components: colours, the parts of a card, the number."""

from collections import Counter

import pytest

from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words.texts import text_of
from tests.games.underwater_cities.table import BOX, table
from tests.games.underwater_cities.turns import any_turn

FACTS = Facts()
NUMBERED = range(1, 206)
GREEN, RED, YELLOW = 0, 1, 2


def test_slots_have_three_colours() -> None:
    """UC-GEN-08: four or five slots of each, none of another."""
    for seats, number in ((2, 4), (4, 5)):
        letters = Counter(name[0] for name in table(seats).document()["slots"] if name != "AAS")
        assert letters == {"G": number, "R": number, "Y": number}
        colours = Counter(BOX.slot_colour(seats, slot) for slot in range(3 * number))
        assert colours == {GREEN: number, RED: number, YELLOW: number}


def test_cards_have_the_same_three_colours() -> None:
    """UC-GEN-08: every card has one of them; a third of each Era deck."""
    assert {FACTS.cards[number].colour for number in NUMBERED} == {"green", "red", "yellow"}
    for cards in BOX.backs[:3]:
        third = len(cards) // 3
        assert Counter(BOX.card(card).colour for card in cards) == {GREEN: third, RED: third, YELLOW: third}


@pytest.mark.parametrize("slot", ["G4", "R3", "Y1"])
def test_a_card_matches_the_slots_of_its_own_colour_only(slot: str) -> None:
    """UC-GEN-08: green with green, red with red, yellow with yellow."""
    game = table(2).player(0, hand=[2, 24, 48])
    (card_first,) = [move for move in game.moves() if move.endswith(f"+{slot}")]
    assert card_first == {"G4": "2+G4", "R3": "24+R3", "Y1": "48+Y1"}[slot]


@pytest.mark.parametrize("number", NUMBERED)
def test_a_card_has_all_its_parts(number: int) -> None:
    """UC-GEN-10: timing, effect in icons, name, colour, text, number."""
    card, facts = BOX.card(number), FACTS.cards[number]
    assert card.number == facts.number == number
    assert card.type in ("instant", "permanent", "action", "production", "scoring")
    assert card.name == facts.name
    assert card.name
    assert card.colour in (GREEN, RED, YELLOW)
    assert VOCABULARY.icons(facts.effect)
    assert text_of(facts.effect).endswith(".")


def test_with_several_players_the_number_of_a_card_has_no_effect() -> None:
    """UC-GEN-11: no card is turned at the end of a round and no slot is blocked."""
    game = table(2).put(round=2, turn=3, to_play=1, deck=[5, 6, 7, 8, 9, 10], discard=[])
    any_turn(game)
    assert game.document()["deck"] == [8, 9, 10]
    assert all(tiles == [] for tiles in game.document()["slots"].values())


@pytest.mark.parametrize(
    ("card", "slot"),
    [(1, "G1"), (34, "R4"), (59, "G2")],
    ids=["1", "3+4 is R3, taken: the next", "5+9 is 12+2"],
)
def test_in_solo_the_number_finds_a_slot(card: int, slot: str) -> None:
    """UC-GEN-11: its only use (UC-SOLO-12), here beside the neutral tiles on G3, R3 and Y3."""
    game = table(1).put(round=2, turn=3, deck=[60, 61, 62, card, 63], discard=[])
    any_turn(game)
    neutral = {name for name, tiles in game.document()["slots"].items() if tiles == ["neutral"]}
    assert neutral == {"G3", "R3", "Y3", slot}
