"""Packs: entries replaced without touching code, and documents that are no packs (docs/packs.md)."""

import json
from typing import Any, NamedTuple

import pytest

from nextfrontier.games.underwater_cities.packs.reading import read_pack, with_pack
from nextfrontier.games.underwater_cities.vocabulary.library import Facts, make_box
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.packs.reading import MAX_BYTES
from tests.games.underwater_cities.sample_packs import (
    EXAMPLE,
    PLENTY,
    board,
    facts_with,
    pack,
    play,
    play_to_the_end,
    position,
    problems,
)

EFFECTS_OF_TILES = ("instant", "production", "final")


def test_a_replaced_card_is_resolved_as_the_pack_says() -> None:
    facts = facts_with(cards=[{"number": 5, "name": "Bulk Delivery", "effect": "gain(steelplast=2, vp=3)"}])
    player = {"seat": 0, "resources": PLENTY, "hand": [5, 6, 7]}
    sea = position(make_box(facts), players=[player])
    assert sea.box.card(5).name == "Bulk Delivery"
    play(sea, "5+G1", "part 1")
    assert sea.players[0].score == 3
    assert sea.players[0].goods[2] == 22


def test_a_card_may_become_another_type_and_colour() -> None:
    facts = facts_with(cards=[{"number": 29, "colour": "green", "effect": "action(draw(2))"}])
    box = make_box(facts)
    assert (box.card(29).type, box.card(29).colour, box.card(29).era) == ("action", 0, 1)
    sea = position(box, players=[{"seat": 0, "resources": PLENTY, "hand": [29, 6, 7]}])
    play(sea, "29+G1", "claim")
    assert 29 in sea.players[0].cards.claimed


def test_a_replaced_special_card_has_its_new_cost() -> None:
    facts = facts_with(cards=[{"number": 200, "cost": 2}])
    sea = position(make_box(facts), players=[{"seat": 0, "resources": PLENTY, "hand": [200, 6, 7]}])
    play(sea, "200+R3", "claim")
    assert sea.players[0].goods[0] == 18


def test_a_replaced_contract_is_met_and_paid_as_the_pack_says() -> None:
    contract = {"id": "C6", "condition": "at_least(connected(city), 1)", "reward": "gain(vp=9)"}
    player = {"seat": 0, "tunnels": {"BC-BR": "plain"}}
    sea = position(make_box(facts_with(contracts=[contract])), contracts=["C6"], players=[player])
    play(sea, "contract C6")
    assert sea.players[0].score == 9


def test_replaced_new_and_removed_bonuses_change_what_a_site_gives() -> None:
    bonuses = [
        {"site": "BC-BR", "effect": "gain(biomatter=2)"},
        {"site": "MR-BR", "effect": "gain(vp=5)"},
        {"site": "MR.1", "removed": True},
    ]
    sea = position(
        make_box(facts_with(boards=[{"number": 1, "bonuses": bonuses}])),
        players=[{"seat": 0, "resources": PLENTY, "hand": [6, 7, 8]}],
    )
    play(sea, "Y4+6", "tunnel BC-BR", "pay 1s 1c", "tunnel MR-BR")
    board = sea.players[0].network.board
    assert sea.players[0].goods[4] == 22
    assert board.bonus(3, board.tunnels.index("MR-BR")) is not None
    assert board.bonus(0, 25) is None


def test_a_replaced_metropolis_gives_what_the_pack_says() -> None:
    tile = {"id": "B-2", "instant": "gain(vp=7)", "production": "gain(kelp=1)", "attested": True}
    box = make_box(facts_with(metropolises=[tile]))
    tiles = {"TL": "M-1", "TR": "B-2", "BL": "B-4"}
    player = {
        "seat": 0, "resources": PLENTY, "hand": [6, 7, 8], "metropolises": tiles,
        "tunnels": {"MR-BR": "plain", "TR-MR": "plain"},
    }  # fmt: skip
    sea = position(box, players=[player])
    play(sea, "Y4+6", "tunnel TR-blue", "pay 1s 1c")
    assert sea.players[0].score == 7
    assert sea.box.tile(312).production is not None


def test_a_replaced_special_site_has_its_surcharge_and_its_benefit() -> None:
    site = {"site": "TR-MC", "surcharge": "res(science=4)", "effect": "production(gain(vp=2))"}
    board = make_box(facts_with(boards=[{"number": 5, "special_sites": [site]}])).boards[4]
    assert board.surcharge(3, board.tunnels.index("TR-MC")) == (0, 0, 0, 4, 0)
    assert [found.points for found in board.productions if found.place.endswith("TR-MC")] == [2]


def test_a_special_site_may_be_moved() -> None:
    moved = [
        {"site": "TR-MC", "removed": True},
        {"site": "TC", "kind": "ADV-E", "surcharge": "res(credit=1)", "effect": "gain(vp=2)"},
        {"site": "TL.1", "kind": "ADV-F", "effect": "multiply(2)", "provenance": "R"},
    ]
    facts = facts_with(boards=[{"number": 5, "special_sites": moved}])
    board = make_box(facts).boards[4]
    assert board.surcharge(4, 1) == (1, 0, 0, 0, 0)
    assert board.building_factor[0] == 2
    assert board.surcharge(3, board.tunnels.index("TR-MC")) == (0, 0, 0, 0, 0)
    assert [site.provenance for site in facts.boards[5].special_sites][-2:] == ["O", "R"]


def test_what_is_left_out_keeps_its_value_and_other_entries_stay() -> None:
    before, after = Facts(), facts_with(cards=[{"number": 5, "name": "Another name"}])
    assert after.cards[5] == before.cards[5]._replace(name="Another name", provenance="O+D")
    assert {number: card for number, card in after.cards.items() if number != 5} == {
        number: card for number, card in before.cards.items() if number != 5
    }
    assert (after.boards, after.contracts) == (before.boards, before.contracts)


def test_the_facts_given_stay_as_they_are() -> None:
    facts = Facts()
    changed = with_pack(facts, read_pack(EXAMPLE.read_bytes()))
    assert facts.cards == Facts().cards
    assert facts.boards == Facts().boards
    assert changed.cards != facts.cards


@pytest.mark.parametrize(
    ("lists", "provenance"),
    [
        ({"cards": [{"number": 5, "effect": "draw(1)"}]}, "O"),
        ({"cards": [{"number": 5, "effect": "draw(1)", "provenance": "seen"}]}, "seen"),
        ({"cards": [{"number": 5, "colour": "red"}]}, "O+D"),
        ({"contracts": [{"id": "C6", "reward": "gain(vp=1)"}]}, "D / O"),
        ({"contracts": [{"id": "C6", "name": "Six"}]}, "O+D / D"),
        ({"boards": [{"number": 5, "special_sites": [{"site": "TR-MC", "surcharge": ""}]}]}, "D / O / D"),
    ],
)
def test_what_a_pack_replaces_counts_as_read_from_the_box(lists: dict[str, Any], provenance: str) -> None:
    facts = facts_with(**lists)
    found = [facts.cards[5].provenance, facts.contracts["C6"].provenance]
    found.append(facts.boards[5].special_sites[-1].provenance)
    assert provenance in found


def test_the_version_tells_the_pack_its_version_and_its_content() -> None:
    one = facts_with(cards=[{"number": 5, "effect": "draw(1)"}])
    other = facts_with(cards=[{"number": 5, "effect": "draw(2)"}])
    assert one.version.startswith(f"{Facts().version} + Test 1 #")
    assert one.version != other.version
    assert make_box(one).version == one.version


def test_the_layout_of_a_file_does_not_change_its_version() -> None:
    document = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert read_pack(json.dumps(document, indent=7)).digest() == read_pack(EXAMPLE.read_bytes()).digest()


def test_packs_can_be_put_on_top_of_each_other() -> None:
    twice = with_pack(facts_with(cards=[{"number": 5, "name": "One"}]), read_pack(EXAMPLE.read_bytes()))
    assert twice.cards[5].name == "Bulk Delivery"
    assert twice.version.count(" + ") == 2


def test_a_pack_is_read_from_a_path_a_text_bytes_or_a_document() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    sources = [str(EXAMPLE), text, text.encode(), json.loads(text)]
    assert len({read_pack(source).digest() for source in sources}) == 1
    assert read_pack(json.loads(text)).document["cards"] == json.loads(text)["cards"]


def test_every_component_of_the_box_could_stand_in_a_pack() -> None:
    """What is refused in packs must not stand in the box either."""
    facts = Facts()
    lists: dict[str, Any] = {
        "cards": [entry(card, "number", "effect", "cost") for card in facts.cards.values()],
        "metropolises": [
            entry(t, "id", "instant", "production", "final") for t in facts.metropolises.values()
        ],
        "contracts": [entry(c, "id", "condition", "reward") for c in facts.contracts.values()],
        "boards": [
            {
                "number": board.number,
                "bonuses": [entry(bonus, "site", "effect") for bonus in board.bonuses],
                "special_sites": [
                    {"site": site.sites[-1], **entry(site, "kind", "surcharge", "effect")}
                    for site in board.special_sites
                ],
            }
            for board in facts.boards.values()
        ],
    }
    assert problems(pack(**lists)) == []


def entry(facts: NamedTuple, *fields: str) -> dict[str, Any]:
    """An entry that replaces something by itself, so far as it has these fields."""
    given = {field: getattr(facts, field) for field in fields}
    kept = {field: value for field, value in given.items() if value or field == "number"}
    return {**kept, "attested": True}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_with_a_pack_can_be_played_to_its_end(seats: int) -> None:
    play_to_the_end(make_box(with_pack(Facts(), read_pack(EXAMPLE.read_bytes()))), seats)


@pytest.mark.parametrize(
    ("source", "path", "problem"),
    [
        (b"", "document", "it is no JSON document: Input data was truncated"),
        (b"{", "document", "it is no JSON document"),
        (b"\xff\xfe", "document", "it is no JSON document"),
        (b"[]", "document", "it must be a JSON object"),
        (b"[" * 100_000, "document", "it is nested too deeply"),
        (b" " * (MAX_BYTES + 1), "document", "it is no JSON document: it has more than 1 MiB"),
        ("/nowhere/pack.json", "document", "the file cannot be read: there is no such file"),
        ("/dev/zero", "document", "the file cannot be read: there is no such file"),
        ("a\0b", "document", ""),
        (7, "document", "it is no JSON document: neither a document nor the path of one"),
        ({"cards": {1, 2}, 3: object()}, "document", "it is no JSON document"),
        (pack(format="next-frontier-pack/2"), "format", "this program reads format 'next-frontier-pack/1'"),
        (pack(game="evacuation"), "game", "this program reads game 'underwater-cities'"),
        (pack(name=""), "name", "1 to 60 characters are needed"),
        (pack(version="1" * 21), "version", "1 to 20 characters are needed"),
        (pack(name=5), "name", "expected str, found int"),
        (pack(colours=[]), "colours", "there is no such field; known are format, game, name, version, cards"),
        (pack(cards={}), "cards", "expected array, found object"),
        (pack(cards=[5]), "cards[0]", "expected object, found int"),
        (pack(cards=[{}]), "cards[0].number", "this field is missing"),
        (pack(cards=[{"number": "5"}]), "cards[0].number", "expected int, found str"),
        (pack(cards=[{"number": 5, "era": 2}]), "cards[0].era", "there is no such field"),
        (pack(cards=[{"number": 5, "name": None}]), "cards[0].name", "expected str, found null"),
        (pack(**board(2, bonus=[])), "boards[0].bonus", "there is no such field"),
        (pack(**board(2, bonuses=[{}])), "boards[0].bonuses[0].site", "this field is missing"),
    ],
)
def test_what_is_no_pack_is_refused_with_the_field(source: Any, path: str, problem: str) -> None:
    found = problems(source)
    assert len(found) == 1
    assert found[0][0] == path
    assert found[0][1].startswith(problem)
    with pytest.raises(Refused):
        read_pack(source)


def test_a_document_that_contains_itself_is_refused() -> None:
    endless: dict[str, Any] = pack()
    endless["cards"] = [endless]
    with pytest.raises(Refused):
        read_pack(endless)


def test_all_problems_are_told_at_once() -> None:
    """Wrong fields and wrong contents alike, each with its path."""
    document = pack(
        cards=[
            {"number": 5, "effect": "fly()", "era": 1},
            {"number": 300},
            {"number": 7, "cost": "1", "effect": "x"},
        ],
        contracts=[{"id": "C6", "condition": "no", "reward": "upgrade(farm)"}],
        extra=1,
    )
    assert [path for path, _ in problems(document)] == [
        "extra", "cards[0].era", "cards[2].cost", "cards[0].effect", "cards[1].number", "cards[2].effect",
        "contracts[0].condition", "contracts[0].reward",
    ]  # fmt: skip


def test_with_pack_refuses_with_all_problems_and_changes_nothing() -> None:
    facts = Facts()
    with pytest.raises(Refused) as refused:
        with_pack(facts, read_pack(pack(cards=[{"number": 1, "effect": "fly()"}, {"number": 5, "cost": 9}])))
    assert [reason.parameters["path"] for reason in refused.value.reasons] == [
        "cards[0]", "cards[0].effect", "cards[1].cost",
    ]  # fmt: skip
    assert facts.cards == Facts().cards


def test_a_flood_of_problems_is_cut_off() -> None:
    found = problems(pack(cards=[{"number": 10**30 + n, "x" * 500: 1} for n in range(300)]))
    assert len(found) == 100
    assert max(len(path) for path, _ in found) <= 120
