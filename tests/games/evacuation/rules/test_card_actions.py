"""Action cards one by one: what is special about each (3.3, D-11)."""

from typing import Any

import pytest

from tests.games.evacuation.table import Table, table

OTHERS = [5, 6, 40]  # the rest of the hand


def playing(card: int, **area: Any) -> Table:
    """Seat 0 has played this card face up."""
    game = table(actions="advanced").put(
        rows={"ships": ["S04", "S19", "S10"], "stadiums": ["ST07", "ST01", "ST16"]}
    )
    return game.player(0, **{"hand": [card, *OTHERS], **area}).play(f"card {card}")


def flown(game: Table, **area: Any) -> Table:
    """The same nation in the Transport phase of the same year."""
    own = game.area()
    facts = {"ships": own["ships"], "fresh": own.get("fresh", []), "continent": "K1", **area}
    lanes = ["lanes", [["transport", 0]], [["transport", 0]]]
    other = {"ships": {"old": ["S21"]}, "old": "0/0/9"}
    return table().put(phase=3).player(0, **facts).player(1, **other).pending(
        lanes, ["after_transport"], ["phase", 4]
    )  # fmt: skip


def test_a_ship_of_card_eleven_flies_its_first_journey_for_one_less() -> None:
    """Card 11, TV-112, OQ-79: 1, then 1 for the return, then 2 Energy."""
    game = flown(playing(11, old="0/3/0").play("ship S04 old"), old="0/0/9")
    assert game.play("send S04", "done", seat=0).old() == "0/0/8"
    back = flown(game, new="0/0/9", old="0/0/0").play("send S04", seat=0)
    assert back.new() == "0/0/8"
    again = flown(back, old="0/0/9").play("send S04", seat=0)
    assert again.old() == "0/0/7"


def test_the_first_journey_may_begin_on_the_new_world() -> None:
    """OQ-79: from whichever world; after it the advantage is gone."""
    game = flown(playing(11, new="0/3/0").play("ship S04 new"), old="0/0/9")
    assert game.play("send S04", seat=0).area()["ships"] == {"old": ["S04"], "new": []}
    assert game.new() == "0/0/0", "1 Energy less than 1"
    assert flown(game, old="0/0/9").play("send S04", seat=0).old() == "0/0/7"


def test_card_eleven_lowers_the_flight_of_technology_four_one_to_nothing() -> None:
    """T4.1, OQ-79: the technology sets the cost to 1, the card makes it 0."""
    game = flown(playing(11, old="0/3/0").play("ship S04 old"), set=4, research=[2, 2, 2], old="0/0/0")
    assert game.allows("send S04", 0)


def test_a_ship_of_card_seventy_four_carries_two_more_once() -> None:
    """Card 74, OQ-79."""
    game = flown(playing(74, old="0/3/0").play("ship S04 old"), old="0/9/9").play("send S04", seat=0)
    assert game.old() == "0/9/7", "the flight costs as much as ever"
    game.play("load S04 3 steel", seat=0)
    assert game.refusal("load S04 1 energy", 0) == ("resource_limit", "EV-TRANS-16")
    game.play("done", seat=0)
    later = flown(game, ships={"old": ["S04"]}, old="0/9/9").play("send S04", seat=0)
    assert not later.allows("load S04 2 steel", 0)
    assert later.allows("load S04 1 steel", 0)


def test_a_ship_may_cost_one_steel_less_or_one_food_more() -> None:
    """Cards 16 and 25; EV-ADV-24, OQ-60."""
    assert playing(16, old="0/2/0").play("ship S04 old").old() == "0/0/0"
    assert playing(25, old="0/3/0").refusal("ship S04 old") == ("cannot_build", "EV-SHIP-02")
    assert playing(25, old="1/3/0").play("ship S04 old").old() == "0/0/0"


def test_card_eighteen_builds_only_ships_with_a_bay() -> None:
    """Card 18."""
    game = playing(18, old="3/3/0")
    assert game.refusal("ship S19 old") == ("no_bay", "EV-ADV-07")
    assert game.allows("ship S04 old")


@pytest.mark.parametrize(("card", "row"), [(12, "ships"), (60, "stadiums"), (45, "infrastructure")])
def test_items_may_be_discarded_for_free_before_the_action(card: int, row: str) -> None:
    """Cards 12, 45 and 60; EV-AGING-05, EV-AGING-07: up to 3, and the fee is still possible after it."""
    game = playing(card, old="5/5/5")
    before = game.document()["rows"][row]
    game.play(f"discard {before[0]} {before[2]}")
    after = game.document()["rows"][row]
    assert after[0] == before[1]
    assert len(after) == 3
    assert game.document()["decks"][row][-2:] == [before[0], before[2]]
    assert game.old() == "5/5/5"
    assert game.allows(f"discard {after[1]}")
    assert playing(card, old="5/5/5").play("done").allows("done")


def test_stadium_cards_change_world_or_cost() -> None:
    """Cards 59, 61 and 26; EV-ADV-24, OQ-60, OQ-84."""
    game = playing(59, old="3/3/3", new="1/2/0")
    assert game.refusal("stadium ST07 old") == ("other_world", "EV-ADV-24")
    assert game.play("stadium ST07 new").new() == "0/0/0"
    assert playing(61).allows("stadium ST01 new"), "a cost of 1 less 1: nothing, on the world of choice"
    assert playing(61).allows("stadium ST01 old")
    assert playing(26, old="0/1/0").refusal("stadium ST01 old") == ("cannot_build", "EV-STAD-02")
    assert playing(26, old="1/1/0").play("stadium ST01 old").old() == "0/0/0"


def test_savings_of_a_card_and_a_technology_add_up() -> None:
    """Card 61 with T3.3, OQ-60: 1 Food and 2 Steel less two units of choice."""
    game = playing(61, set=3, research=[2, 2, 2], old="1/0/0").play("stadium ST07 old")
    assert game.area()["stadiums"]["old"] == ["ST00", "ST07"]
    assert game.old() == "0/0/0"


SETTLING: list[tuple[int, dict[str, Any], list[str], list[str]]] = [
    (22, {"people": 1, "markers": "11, 11"}, ["N40"], ["N31", "N42"]),
    (24, {"people": 2, "new": "0/2/0", "markers": "16, 16"}, ["N23"], ["N40", "N12"]),
    (27, {"people": 1, "new": "0/1/0", "factories": {"new": {"food": 1}}}, ["N43"], ["N40"]),
    (50, {"people": 1, "new": "0/1/0", "factories": {"new": {"food": 1}}}, ["N40"], ["N43"]),
    (51, {"people": 1, "new": "0/1/0", "factories": {"new": {"food": 1}}}, ["N43", "N49"], ["N40"]),
    (52, {"people": 2, "new": "0/2/0", "markers": "1, 0"}, ["N42", "N50"], ["N51"]),
    (57, {"people": 2, "new": "0/2/0", "markers": "3, 0"}, ["N40", "N23"], ["N12"]),
]


@pytest.mark.parametrize(("card", "area", "legal", "illegal"), SETTLING)
def test_cards_that_settle_say_where(
    card: int, area: dict[str, Any], legal: list[str], illegal: list[str]
) -> None:
    """Cards 22, 24, 27, 50, 51, 52 and 57; EV-ADV-24."""
    game = playing(card, **area)
    assert [name for name in (*legal, *illegal) if game.allows(f"settle {name}")] == legal
    assert game.play("done").decision() == "end", "EV-ADV-15: the action may be left out"


@pytest.mark.parametrize(("card", "area"), [(50, "N43"), (51, "N40")])
def test_the_refusal_of_an_area_says_which_space_it_lacks(card: int, area: str) -> None:
    """Cards 50 and 51."""
    game = playing(card, people=1, new="0/1/0", factories={"new": {"food": 1}})
    assert game.refusal(f"settle {area}") == ("lacks_space", "EV-ADV-07")


def test_both_parts_of_card_twenty_one_settle_tundra_only() -> None:
    """Card 21; EV-ADV-13, EV-ADV-14."""
    game = playing(21, people=4, new="0/4/0", markers="11, 11").play("part 2")
    assert not game.allows("settle N23")
    game.play("settle N40", "part 1")
    assert not game.allows("settle N23")
    assert game.play("settle N48").production() == "0/2/0"


def test_card_fifty_five_settles_forest_or_ocean() -> None:
    """Card 55."""
    game = playing(55, people=2, new="0/2/0", markers="22, 22").play("part 1")
    assert game.allows("settle N12")
    assert not game.allows("settle N40")
    assert not game.allows("settle N23")


def test_ignored_symbols_of_card_and_technology_add_up() -> None:
    """Card 52 with T2.2, OQ-74: two missing symbols of either kind."""
    area = {"people": 2, "new": "0/2/0", "markers": "2, 0"}
    assert not playing(52, **area).allows("settle N51")
    assert playing(52, set=2, research=[2, 2, 2], **area).allows("settle N51")


def test_a_gain_of_card_forty_seven_goes_to_one_world() -> None:
    """Card 47: all three to the world of the first."""
    game = playing(47).play("gain food new")
    assert not game.allows("gain food old")
    assert playing(46).play("gain food new").allows("gain food old"), "card 46 divides as the player likes"


def test_a_second_invention_of_card_thirty_six_costs_a_resource() -> None:
    """Card 36: pay 1 resource of any kind, then invent; nothing is paid without it."""
    game = playing(36, set=1, old="1/0/0").play("part 1", "invent T1.1", "part 2")
    assert game.play("pay food old").decision() == "invent"
    assert playing(36, set=1, old="1/0/0").play("part 2", "done").old() == "1/0/0"
    assert "part 2" not in playing(36, set=1).moves()


def test_extra_cards_come_before_the_draw_of_the_turn() -> None:
    """EV-ADV-10, EV-ADV-11: 4 - 1 + 2 + 1 = 6, of which four are kept."""
    game = playing(30).play("part 2", "done")
    assert len(game.someone().hand) == 5
    game.play("end")
    assert len(game.someone().hand) == 6
    assert all(len(move.split()) == 5 for move in game.moves())


WORDS = {
    "prepare": "prepare", "exchange": "exchange", "clone": "", "gain": "gain", "gain_factory": "factory",
    "infrastructure": "take", "build_ship": "ship", "build_stadium": "stadium", "settle": "settle",
    "invent": "invent", "pay_first": "pay",
}  # fmt: skip
# Kinds of decisions that the parts of a card ask for, and how often.
PARTS = {
    1: "prepare exchange", 2: "prepare prepare", 3: "clone gain", 4: "clone prepare", 7: "pop infrastructure",
    8: "clone exchange", 9: "gain_factory clone", 10: "build_ship prepare", 13: "build_ship exchange",
    14: "build_ship settle", 15: "build_ship infrastructure", 17: "build_ship build_stadium",
    19: "exchange settle", 20: "settle infrastructure", 23: "settle prepare", 30: "invent draw",
    31: "invent gain", 32: "invent infrastructure", 33: "invent exchange", 34: "invent settle",
    35: "invent exchange*2", 37: "invent prepare", 38: "gain infrastructure*2",
    39: "infrastructure*2 exchange", 41: "infrastructure*2 exchange*2", 42: "infrastructure gain",
    43: "infrastructure*2 settle", 44: "infrastructure*2 draw", 48: "gain*2 exchange", 49: "exchange*3 draw",
    53: "gain settle", 54: "clone settle", 56: "settle draw", 58: "build_stadium exchange",
    62: "build_stadium settle", 63: "build_stadium prepare", 64: "build_stadium invent",
    65: "build_stadium draw", 66: "prepare gain", 67: "gain draw", 69: "build_ship gain",
    70: "clone infrastructure", 71: "build_stadium infrastructure", 72: "prepare exchange*2",
    73: "build_ship draw", 75: "settle exchange*2", 76: "build_stadium gain", 77: "clone invent",
    78: "infrastructure*2 build_stadium", 79: "prepare draw", 80: "invent pop",
}  # fmt: skip
RICH = {"old": "9/9/9", "new": "9/9/9", "people": 2}


def count_of(game: Table, kind: str) -> int:
    """Count the decisions of a kind if each is answered with the first move."""
    found = 0
    while game.decision() == kind:
        found += 1
        game.play(game.moves()[0])
    return found


@pytest.mark.parametrize("card", PARTS)
def test_the_parts_of_a_card_ask_for_what_they_say(card: int) -> None:
    """EV-ADV-07, EV-ADV-13; 3.3, D-11: each part by itself."""
    for part, wanted in zip(("part 1", "part 2"), PARTS[card].split(), strict=True):
        game = playing(card, **RICH).play(part)
        kind, _, times = wanted.partition("*")
        if kind == "draw":
            assert len(game.someone().hand) == 5
        elif kind in ("clone", "pop"):
            assert game.someone().people == 2 + (2 if kind == "clone" else 1)
            assert game.new() == ("8/9/9" if kind == "clone" else "9/9/9")
        else:
            assert game.moves()[0].split()[0] == WORDS[kind]
            assert count_of(game, kind) == int(times or 1)


@pytest.mark.parametrize(
    ("card", "kind", "times"),
    [
        (5, "gain_factory", 1), (28, "infrastructure", 1), (29, "gain", 1), (40, "infrastructure", 3),
        (46, "gain", 2), (47, "gain", 3), (68, "exchange", 2),
    ],
)  # fmt: skip
def test_cards_of_one_part_ask_for_what_they_say(card: int, kind: str, times: int) -> None:
    """EV-ADV-07; D-11."""
    game = playing(card, **{**RICH, "hand": [card, 1, 2, 3]})
    assert count_of(game, kind) == times
    assert game.decision() == "end"
