"""Moves as buttons say them."""

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.words.moves import key_of
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.catalogues import read_texts
from tests.games.underwater_cities.random_games import open_decisions
from tests.games.underwater_cities.sample_packs import EXAMPLE

RARE = {  # seldom met in random games, or said within another sentence
    "clone.card_first", "clone.discard", "clone.no_card", "clone.slot_first", "convert", "discard", "exchange",
    "first", "keep.under", "part", "part.steps", "pay.card", "perform", "produce", "ready", "spend", "take.under",
    "tile", "turn.no_card",
}  # fmt: skip
SEA = GAME.new(2, {}, 1)


def label(kind: str, **fields: Shown) -> str:
    return GAME.labels(SEA, [MoveFacts("", kind, fields)])[0]


def test_every_sentence_about_moves_is_said_and_every_move_has_one() -> None:
    used = set()
    for sea, seat in open_decisions(range(6)):
        for move in sea.domain(seat):
            facts = sea.describe(seat, move)
            used.add(key_of(facts.kind, facts.fields))
            [said] = GAME.labels(sea, [facts])
            assert said[0] == said[0].upper()
            assert "{" not in said
    known = {
        key.removeprefix("move.")
        for key in read_texts("nextfrontier.games.underwater_cities", "en", "moves")
        if key.startswith("move.")
    }
    assert known - RARE <= used <= known


def test_a_turn_is_said_in_its_order() -> None:
    turn: dict[str, Shown] = {"slot": "R3", "card": 37, "card_first": False, "clone": False, "matches": True}
    name = GAME.components("en", {})["cards"]["37"]["name"]
    assert label("turn", **turn) == f"Slot R3, then {name}"
    assert label("turn", **{**turn, "card_first": True}) == f"{name}, then slot R3"
    assert label("turn", **{**turn, "matches": False}) == f"Slot R3, discarding {name}"
    assert label("turn", **{**turn, "card": 0}) == "Slot R3 without a card"
    assert label("turn", **{**turn, "clone": True}) == f"Clone slot R3, then {name}"
    assert label("turn", **{**turn, "clone": True, "card_first": True}) == f"{name}, then clone slot R3"
    assert label("turn", **{**turn, "slot": "AAS", "matches": False}) == (
        f"The always-available slot, discarding {name}"
    )


def test_a_label_names_the_things_of_its_move() -> None:
    assert label("exchange", give={"steelplast": 1}, take={"kelp": 2}) == "1 steelplast for 2 kelp"
    assert label("build", piece="symbiotic", site="MC") == "Symbiotic city on MC"
    assert label("convert", site="MC") == "Make MC symbiotic"
    assert label("discard", card=0) == "Discard the Personal Assistant"
    assert label("tile", tile="B-4") == "Keep metropolis B-4"
    assert label("first", place="SL-05", told="Y4") == "Slot Y4 first"
    assert label("leave", word="decline", asked="play_card") == "Discard it unused"
    assert label("leave", word="decline", asked="parts") == "Skip this"


def test_a_part_is_said_by_what_it_does() -> None:
    """UC-FED-15: an advance may stop after any step."""
    assert label("part", part=1, steps=0, place="SL-21/1") == "Draw 2 cards"
    assert label("part", part=2, steps=3, place="SL-11") == "Advance only 3 on the Federation track"


def test_cards_of_a_pack_are_called_by_its_names() -> None:
    options = {"pack": str(EXAMPLE)}
    sea, cards = GAME.new(2, options, 1), GAME.components("en", options)["cards"]
    printed = GAME.components("en", {})["cards"]
    renamed = [card for card in cards.values() if card["name"] != printed[str(card["number"])]["name"]]
    assert renamed
    for card in renamed:
        facts = MoveFacts("", "take", {"card": card["number"]})
        assert GAME.labels(sea, [facts]) == [f"Take {card['name']}"]
