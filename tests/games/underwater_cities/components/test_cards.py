"""The decks hold the cards that the cards document promises."""

from collections import Counter

import pytest

from nextfrontier.games.underwater_cities.components import era_one, era_three, era_two, specials
from nextfrontier.games.underwater_cities.components.facts import CardFacts

DECKS = (era_one.CARDS, era_two.CARDS, era_three.CARDS, specials.CARDS)
CARDS = tuple(card for deck in DECKS for card in deck)
COST_3 = tuple(card for card in specials.CARDS if card.cost == 3)
COST_1_OR_2 = tuple(card for card in specials.CARDS if card.cost != 3)

PERMANENT = {"whenever", "once_per_turn", "discount", "hand_limit", "slot_change"}
INSTANT = {
    "gain", "gain_any", "draw", "federation", "build", "upgrade", "convert_city", "gain_metropolis",
    "produce_one", "use_action_card", "ready_action_card", "perform_slot",
    "parts", "choose", "if_", "per", "pay", "exchange",
}  # fmt: skip

PROVENANCE = {
    "R": {1, 14, 19, 28, 34, 35, 36, 37, 58, 69, 98, 124, 146, 194},
    "P": {70, 86},
    "F": {11, 45, 57, 68, 77, 87, 88, 96, 130, 176, 182, 184, 187, 196, 197, 202},
    "V": {3, 12, 41, 50, 62, 181, 183, 185, 186, 188, 189, 190},
    "R+D": {151},
    "P+D": {23, 40, 46, 47},
    "F+D": {
        4, 16, 33, 44, 53, 63, 64, 75, 76, 81, 89, 99, 108, 111, 113, 115, 116, 126, 127, 169, 170, 177,
        191, 203, 205,
    },
    "V+D": {22, 159, 199},
}  # fmt: skip


def type_of(card: CardFacts) -> str:
    """The type of a card, told by the outermost call of its effect (cards document 2.3)."""
    call = card.effect.partition("(")[0]
    if call in PERMANENT:
        return "permanent"
    if call in INSTANT:
        return "instant"
    return {"action": "action", "production": "production", "final": "end-scoring"}[call]


def numbers_of_colours(deck: tuple[CardFacts, ...]) -> dict[str, list[int]]:
    """The card numbers of each colour, in the order of the deck."""
    return {
        colour: [card.number for card in deck if card.colour == colour]
        for colour in ("green", "red", "yellow")
    }


def test_the_cards_are_numbered_from_1_to_205_in_order() -> None:
    assert [card.number for card in CARDS] == list(range(1, 206))


def test_every_card_stands_in_the_deck_of_its_era() -> None:
    """UC-SETUP-03: one deck per Era."""
    assert [{card.era for card in deck} for deck in DECKS] == [{1}, {2}, {3}, {0}]
    assert [len(deck) for deck in DECKS] == [66, 57, 57, 25]


def test_the_special_cards_are_ten_of_cost_3_and_fifteen_of_cost_1_or_2() -> None:
    """UC-SETUP-08 and CD-02."""
    assert [card.number for card in COST_3] == list(range(181, 191))
    assert {card.number for card in COST_1_OR_2 if card.cost == 1} == {192, 195, 196, 197, 199, 200, 202, 204}
    assert {card.number for card in COST_1_OR_2 if card.cost == 2} == {191, 193, 194, 198, 201, 203, 205}


def test_only_special_cards_have_a_cost() -> None:
    """UC-SPEC-08."""
    assert {card.number for card in CARDS if card.cost} == {card.number for card in specials.CARDS}


@pytest.mark.parametrize(
    ("deck", "green", "red", "yellow"),
    [
        (era_one.CARDS, range(1, 23), range(23, 45), range(45, 67)),
        (era_two.CARDS, range(67, 86), range(86, 105), range(105, 124)),
        (era_three.CARDS, range(124, 143), range(143, 162), range(162, 181)),
        (COST_3, range(181, 184), range(184, 188), range(188, 191)),
        (COST_1_OR_2, range(191, 196), range(196, 201), range(201, 206)),
    ],
    ids=["Era I", "Era II", "Era III", "cost 3", "cost 1 or 2"],
)
def test_colours_come_in_blocks_of_numbers(
    deck: tuple[CardFacts, ...], green: range, red: range, yellow: range
) -> None:
    """CD-01 for the special cards."""
    assert numbers_of_colours(deck) == {"green": [*green], "red": [*red], "yellow": [*yellow]}


@pytest.mark.parametrize(
    ("deck", "colour", "instant", "permanent", "action", "production", "end_scoring"),
    [
        (era_one.CARDS, "green", 11, 5, 3, 3, 0),
        (era_one.CARDS, "red", 11, 5, 3, 3, 0),
        (era_one.CARDS, "yellow", 12, 4, 3, 3, 0),
        (era_two.CARDS, "green", 10, 3, 2, 3, 1),
        (era_two.CARDS, "red", 10, 3, 2, 3, 1),
        (era_two.CARDS, "yellow", 10, 3, 2, 3, 1),
        (era_three.CARDS, "green", 10, 1, 1, 2, 5),
        (era_three.CARDS, "red", 10, 1, 1, 2, 5),
        (era_three.CARDS, "yellow", 10, 1, 1, 2, 5),
        (COST_3, "green", 0, 0, 0, 0, 3),
        (COST_3, "red", 0, 0, 0, 0, 4),
        (COST_3, "yellow", 0, 0, 0, 0, 3),
        (COST_1_OR_2, "green", 2, 1, 1, 1, 0),
        (COST_1_OR_2, "red", 1, 2, 1, 1, 0),
        (COST_1_OR_2, "yellow", 2, 1, 1, 1, 0),
    ],
)
def test_each_colour_of_a_deck_has_its_share_of_types(
    deck: tuple[CardFacts, ...],
    colour: str,
    instant: int,
    permanent: int,
    action: int,
    production: int,
    end_scoring: int,
) -> None:
    types = Counter(type_of(card) for card in deck if card.colour == colour)
    kinds = ("instant", "permanent", "action", "production", "end-scoring")
    assert [types[kind] for kind in kinds] == [instant, permanent, action, production, end_scoring]


def test_half_of_all_cards_are_instant() -> None:
    assert Counter(map(type_of, CARDS)) == {
        "instant": 99,
        "permanent": 30,
        "action": 21,
        "production": 27,
        "end-scoring": 28,
    }


def test_no_two_cards_have_the_same_effect() -> None:
    assert [effect for effect, copies in Counter(card.effect for card in CARDS).items() if copies > 1] == []


def test_attested_cards_say_where_they_are_known_from_and_all_others_are_designed() -> None:
    attested = {number: code for code, numbers in PROVENANCE.items() for number in numbers}
    assert {card.number: card.provenance for card in CARDS} == {
        card.number: attested.get(card.number, "D") for card in CARDS
    }


def test_cards_never_take_a_special_card() -> None:
    """UC-SPEC-01: the only source is a slot."""
    assert not [card.number for card in CARDS if "take_special" in card.effect]


def test_only_instants_ready_action_cards() -> None:
    """UC-ACT-07."""
    readying = [card for card in CARDS if "ready_action_card" in card.effect]
    assert {card.number: type_of(card) for card in readying} == dict.fromkeys((75, 113, 169, 205), "instant")


def test_the_personal_assistant_gives_a_steelplast_or_a_credit() -> None:
    """UC-ACT-09: an action card, outside all decks."""
    assistant = specials.ASSISTANT
    assert assistant.effect == "action(choose(gain(steelplast=1), gain(credit=1)))"
    assert (assistant.number, assistant.colour, assistant.cost) == (0, "", 0)
    assert assistant not in CARDS
