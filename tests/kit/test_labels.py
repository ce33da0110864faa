"""Labels of moves are remembered, and never told of another move, pack or language."""

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words import moves
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, Name
from nextfrontier.kit.words.moves import Fields, Labels
from tests.games.underwater_cities.sample_packs import EXAMPLE

TURN: dict[str, Shown] = {"slot": "R3", "card": 37, "card_first": False, "clone": False, "matches": True}


def counting_labels(made: list[Fields]) -> Labels:
    """Return words that note all labels they make."""

    def key_of(kind: str, fields: Fields) -> str:
        made.append(fields)
        return f"{kind}.{'.'.join(fields)}"

    catalogues = {
        language: Catalogue(
            {
                "move.take.cards": "take {cards}",
                "move.take.card": "take {card}",
                "move.take.place": f"{language} {{place}}",
                "move.take.thing": f"{language} this {{thing}}",
                "move.drop.thing": "drop {thing}",
            },
            plural_rule("en_GB"),
        )
        for language in ("en", "pl")
    }
    return Labels(catalogues, key_of, lambda name, value: Name(str(value)), lambda place, language: "")


def test_a_label_is_made_once_for_the_same_name_kind_and_parameters() -> None:
    made: list[Fields] = []
    labels = counting_labels(made)
    asked = [MoveFacts("take 1 2", "take", {"cards": [1, 2]}) for _ in range(3)]
    assert len({*labels.say_all(asked, "en"), *labels.say_all(asked, "en")}) == 1
    assert len(made) == 1


def test_a_name_that_means_something_else_now_is_said_anew() -> None:
    made: list[Fields] = []
    labels = counting_labels(made)
    said = [
        *labels.say_all([MoveFacts("part 1", "take", {"place": "card 1/1"})], "en"),
        *labels.say_all([MoveFacts("part 1", "take", {"place": "card 2/1"})], "en"),
        *labels.say_all([MoveFacts("part 1", "take", {"thing": "card 2/1"})], "en"),
        *labels.say_all([MoveFacts("part 1", "drop", {"thing": "card 2/1"})], "en"),
        *labels.say_all([MoveFacts("part 1", "drop", {"thing": "card 2/1"})], "pl"),
        *labels.say_all([MoveFacts("part 1", "take", {"place": "card 1/1"})], "pl"),
    ]
    assert len(made) == 6
    assert len(set(said)) == 5  # "drop" is the same word in both languages


def test_only_so_many_labels_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_LABELS", 3)
    labels = counting_labels([])
    for card in range(20):
        labels.say_all([MoveFacts(f"take {card}", "take", {"card": card})], "en")
    assert all(0 < len(known) <= 3 for known in labels.known.values())


def test_a_turn_is_said_by_the_position_the_pack_and_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same notation `R3+37` is another move where the card does not match the slot."""
    printed, other = GAME.new(2, {}, 1), GAME.new(2, {"pack": str(EXAMPLE)}, 1)
    names = [GAME.components("en", options)["cards"] for options in ({}, {"pack": str(EXAMPLE)})]
    card = next(int(n) for n, told in names[0].items() if told["name"] != names[1][n]["name"])
    turn = MoveFacts(f"R3+{card}", "turn", {**TURN, "card": card})
    unmatched = MoveFacts(turn.text, "turn", {**turn.fields, "matches": False})
    before, after = [table[str(card)]["name"] for table in names]
    for _ in range(2):
        assert GAME.labels(printed, [turn, unmatched]) == [
            f"Slot R3, then {before}",
            f"Slot R3, discarding {before}",
        ]
        assert GAME.labels(other, [turn, unmatched]) == [
            f"Slot R3, then {after}",
            f"Slot R3, discarding {after}",
        ]
    changed = {**CATALOGUES["en"].texts, "move.turn.slot_first": "najpierw {slot}, {card}"}
    monkeypatch.setitem(CATALOGUES, "pl", Catalogue(changed, plural_rule("en_GB")))
    assert GAME.labels(printed, [turn], "pl") == [f"Najpierw slot R3, {before}"]
    assert GAME.labels(printed, [turn]) == [f"Slot R3, then {before}"]
