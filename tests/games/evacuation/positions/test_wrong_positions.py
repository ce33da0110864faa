"""Positions that contradict themselves are refused with the place of the contradiction, whatever they hold."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.positions.encode import encode_worlds
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.kernel.reasons import Refused

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("set", {"no_such_field": 1}),
    ("set", {"year": "first"}),
    ("set", {"pending": "turn"}),
    ("pending[0]", {"pending": ["turn"]}),
    ("pending[0]", {"pending": [[]]}),
    ("pending[0]", {"pending": [["no_such_task"]]}),
    ("pending[0]", {"pending": [[["turn"]]]}),
    ("pending[0]", {"pending": [[{}]]}),
    ("players", {"players": [{"seat": 7}]}),
    ("players[0].markers", {"players": [{"seat": 0, "markers": [[18, "main"], [9, "main"]]}]}),
    ("pending", {"pending": [["end"], ["next_turn", 2], ["phase", 3]]}),
    ("pending", {"phase": 5, "pending": [["advance", 1, -1], ["next_to_advance", 3], ["phase", 6]]}),
]


ADVANCED = {"actions": "advanced"}
COMMON = {"common_goals": True}
RACE = {"mode": "race"}
LAST_CARD = {"action_deck": [9]}


def one(**facts: Any) -> dict[str, Any]:
    """A position in which one nation is overwritten."""
    return {"players": [{"seat": 0, **facts}]}


def both(first: dict[str, Any], second: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A position in which two nations are overwritten."""
    return {**changes, "players": [{"seat": 0, **first}, {"seat": 1, **second}]}


def flying(*flights: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A position in Transport with ships under way."""
    return {"phase": 3, **one(continent="K1", flights=list(flights), **facts)}


Wrong = tuple[str, str, int, dict[str, Any], dict[str, Any]]  # path, rule, seats, options, changes
EXCLUSIVE: list[Wrong] = [
    (
        "players[1].markers",
        "EV-PROG-08",
        2,
        {},
        both({"markers": [[5, "main"], [3, "waiting"]]}, {"markers": [[5, "main"], [4, "waiting"]]}),
    ),
    ("players[0].markers", "EV-PROG-08", 2, {}, one(markers=[[5, "main"], [5, "main"]])),
    (
        "players[2].markers",
        "EV-PROG-08",
        3,
        {},
        {"players": [{"seat": n, "markers": [[26, "main"], [25, "waiting"]]} for n in (0, 1, 2)]},
    ),
    ("players[0].markers", "OQ-29", 2, {}, one(markers=[[0, "main"], [0, "waiting"]])),
    ("players[0].markers", "EV-PROG-09", 2, {}, one(markers=[[5, "second"], [3, "waiting"]])),
    ("rival.markers", "EV-PROG-08", 1, {}, {"rival": {"markers": [5, 1, 5, 1, 0, 0, 0, 0]}}),
    (
        "rival.markers",
        "EV-PROG-08",
        1,
        {},
        {"rival": {"markers": [5, 1, 0, 0, 0, 0, 0, 0]}, **one(markers=[[5, "main"], [3, "waiting"]])},
    ),
    ("rival.markers", "EV-SOLO-17", 1, {}, {"rival": {"markers": [99, 0, 0, 0, 0, 0, 0, 0]}}),
    ("rival.markers", "EV-SOLO-17", 1, {}, {"rival": {"markers": [5, 2, 0, 0, 0, 0, 0, 0]}}),
    (
        "players[1].settled.N57",
        "EV-SETTLE-15",
        2,
        {},
        both({"settled": {"N57": []}}, {"settled": {"N57": []}}),
    ),
    ("rival.areas", "EV-SETTLE-15", 1, {}, {"rival": {"areas": ["N57"]}, **one(settled={"N57": []})}),
    ("rival.areas", "EV-SETTLE-15", 1, {}, {"rival": {"areas": ["N57", "N57"]}}),
    ("players[1].set", "EV-SETUP-08", 2, {}, both({"set": 1}, {"set": 1})),
    ("players[1].continent", "EV-SETUP-02", 2, {}, both({"continent": "K1"}, {"continent": "K1"})),
]
UNUSED: list[Wrong] = [
    ("common_goals", "EV-MOD-02", 2, {}, {"common_goals": ["CG1"]}),
    ("players[0].common_goals", "EV-MOD-02", 2, {}, one(common_goals=["CG1"])),
    ("players[0].played_goals", "EV-MOD-02", 2, {}, one(played_goals=["CG1"])),
    ("lines", "EV-MOD-08", 2, {}, {"lines": [[1, 1], [3, 1], [5, 1]]}),
    ("rival", "EV-SOLO-38", 2, {}, {"rival": {"place": 3}}),
    ("action_deck", "EV-ADV-02", 2, {}, {"action_deck": [1, 2]}),
    ("discard", "EV-ADV-02", 2, {}, {"discard": [1, 2]}),
    ("players[0].hand", "EV-ADV-02", 2, {}, one(hand=[1, 2, 3, 4])),
    ("players[0].under", "EV-ADV-02", 2, {}, one(under=[1])),
    ("players[0].shown", "EV-ADV-02", 2, {}, one(shown=[1])),
    ("players[0].dropped", "EV-ADV-02", 2, {}, one(dropped=[1])),
    ("players[0].goals", "OQ-40", 2, RACE, one(goals=[1, 2, 3])),
    ("ending", "EV-RACE-03", 2, {}, {"ending": 0}),
    ("rival.track", "EV-SOLO-39", 2, {"third_player": True}, {"rival": {"track": [0, 1, 2]}}),
]
TWICE: list[Wrong] = [
    ("players[0].under", "", 2, ADVANCED, one(hand=[1, 2], under=[1])),
    ("players[0].dropped", "", 2, ADVANCED, one(hand=[1, 2], dropped=[1])),
    ("players[0].dropped", "", 2, ADVANCED, one(dropped=[900])),
    ("action_deck", "", 2, ADVANCED, {"action_deck": [7], **one(hand=[7, 8])}),
    ("action_deck", "", 2, ADVANCED, {"action_deck": [7], "discard": [7]}),
    ("unused_goals", "", 2, {}, {"unused_goals": [1], **one(goals=[1])}),
    ("unused_goals", "EV-SETUP-12", 2, {}, {"unused_goals": [4]}),
    (
        "draft.packs",
        "EV-SETUP-13",
        2,
        {},
        {"draft": {"passes": 0, "taken": [0, 0], "packs": [[1, 1, 3, 4], [5, 6, 7, 8]]}},
    ),
    ("players[0].ships", "", 2, {}, one(ships={"old": ["S05"], "new": ["S05"]})),
    ("players[0].flights", "", 2, {}, flying({"ship": "S05"}, ships={"old": ["S05"]})),
    ("players[0].returning", "", 2, {}, {"phase": 3, **one(ships={"old": ["S05"]}, returning=["S05"])}),
    ("rows.ships", "", 2, {}, {"rows": {"ships": ["S05"]}, **one(ships={"old": ["S05"]})}),
    ("decks.ships", "", 2, {}, {"decks": {"ships": ["S05"]}, **one(ships={"old": ["S05"]})}),
    ("players[0].stadiums", "EV-SETUP-07", 2, {}, one(stadiums={"old": ["ST00"], "new": ["ST00"]})),
    ("rival.stadiums", "", 1, {}, {"rival": {"stadiums": ["ST04"]}, **one(stadiums={"old": ["ST04"]})}),
    ("players[0].left", "EV-SETUP-02", 2, {}, one(left=["OW1", "OW1"])),
    ("players[0].completed", "EV-INFRA-06", 2, {}, one(played=["I5"], completed=["I5", "I5"])),
    ("players[0].used", "EV-TECH-11", 2, {}, one(set=1, research=[6, 6, 6], used=["T1.1", "T1.1"])),
    ("common_goals", "EV-MOD-02", 2, COMMON, {"common_goals": ["CG1", "CG1"]}),
    ("common_goals", "EV-MOD-02", 2, COMMON, {"common_goals": ["CG1", "CG5"]}),
    ("common_goals", "EV-MOD-02", 2, COMMON, {"common_goals": ["CG1", "CG2", "CG3", "CG4"]}),
    ("common_goals", "EV-MOD-02", 2, COMMON, {"common_goals": ["CG1"], **one(common_goals=["CG1"])}),
    (
        "players[1].played_goals",
        "EV-MOD-02",
        2,
        COMMON,
        both({"common_goals": ["CG1"]}, {"played_goals": ["CG1"]}),
    ),
    ("bonuses", "EV-BONUS-01", 2, {}, {"bonuses": ["YB1", "YB1"]}),
    ("rival.out", "EV-SOLO-06", 1, {}, {"rival": {"deck": ["SO1", "SO2"], "out": ["SO1"]}}),
    ("rival.out", "EV-SOLO-06", 1, {}, {"rival": {"deck": ["SO1", "SO2"], "out": ["SO3"]}}),
]
WITHOUT_ITS_PLACE: list[Wrong] = [
    ("lines", "EV-MOD-08", 2, {"lines": "A"}, {"lines": [[2, 1], [4, 1], [6, 1]]}),
    ("lines", "EV-MOD-08", 2, {"lines": "A"}, {"lines": [[1, 1], [1, 2], [5, 1]]}),
    ("lines", "EV-MOD-08", 2, {"lines": "random"}, {"lines": [[1, 1], [2, 1], [3, 1]]}),
    (
        "draft",
        "EV-SETUP-13",
        2,
        {},
        {"phase": 0, "pending": [["lanes", [["keep_goal"]], [["keep_goal"]]], ["phase", 1]]},
    ),
    ("bonuses", "EV-SETUP-30", 2, {}, {"year": 4, "bonuses": ["YB1", "YB2", "YB3", "YB8"]}),
    ("looked", "OQ-71", 2, {}, {"looked": "S05"}),
    ("players[0].fresh", "OQ-79", 2, {}, one(fresh=[["S05", -1, 0]])),
    ("players[0].fresh", "OQ-79", 2, {}, one(ships={"old": ["S05"]}, fresh=[["S05", -1, 0], ["S05", -1, 0]])),
    ("players[0].used", "EV-TECH-11", 2, {}, one(set=1, used=["T1.1"])),
    ("players[0].flights", "EV-TRANS-01", 2, {}, one(flights=[{"ship": "S05"}])),
    ("players[0].dropped", "EV-ADV-21", 2, ADVANCED, one(dropped=[1])),
    ("players[0].flights[0]", "EV-TRANS-09", 2, {}, flying({"ship": "S05", "bays": ["OW1", "OW1"]})),
    (
        "players[0].flights[1]",
        "EV-TRANS-09",
        2,
        {},
        flying({"ship": "S05", "bays": ["OW1"]}, {"ship": "S06", "bays": ["OW1"]}),
    ),
    ("players[0].left", "EV-TRANS-09", 2, {}, flying({"ship": "S05", "bays": ["OW1"]}, left=["OW1"])),
    ("players[0].factories", "EV-FACTORY-09", 2, {}, flying({"ship": "S05", "factories": {"food": 5}})),
    (
        "players[0].flights[0]",
        "EV-TRANS-10",
        2,
        {},
        flying({"ship": "S05", "factories": {"food": 4, "steel": 4}}),
    ),
    ("players[0].flights[0].goods", "EV-TRANS-16", 2, {}, flying({"ship": "S05", "goods": {"food": 50}})),
    ("players[0].flights[0].factories", "EV-TRANS-08", 2, {}, flying({"ship": "S05", "crates": ["OW7"]})),
    ("action_seen", "EV-ADV-02", 2, ADVANCED, {"action_seen": [1]}),
    ("action_seen", "", 2, ADVANCED, {"action_deck": [1, 2], "action_seen": [1]}),
    ("discard_seen", "", 2, ADVANCED, {"discard": [1, 2], "discard_seen": [1]}),
    ("discard_seen", "", 2, ADVANCED, {"discard": [1], "discard_seen": [4]}),
    ("deck_seen.ships", "", 2, {}, {"deck_seen": {"ships": [0]}}),
]


def refused_at(seats: int, options: dict[str, Any], changes: dict[str, Any]) -> tuple[str, str]:
    """Path and rule of the refusal of a position."""
    with pytest.raises(Refused) as refused:
        GAME.position(seats, options, 1, changes)
    (reason,) = refused.value.reasons
    assert reason.code == "bad_position"
    return str(reason.parameters["path"]), reason.rule


@pytest.mark.parametrize(("path", "rule", "seats", "options", "changes"), EXCLUSIVE, ids=str)
def test_no_two_things_stand_on_a_place_for_one(
    path: str, rule: str, seats: int, options: dict[str, Any], changes: dict[str, Any]
) -> None:
    """EV-PROG-08, EV-PROG-09, EV-SETTLE-15, EV-SETUP-08."""
    assert refused_at(seats, options, changes) == (path, rule)


@pytest.mark.parametrize(("path", "rule", "seats", "options", "changes"), UNUSED, ids=str)
def test_no_part_of_a_module_is_there_without_its_option(
    path: str, rule: str, seats: int, options: dict[str, Any], changes: dict[str, Any]
) -> None:
    """EV-MOD-02, EV-MOD-08, EV-ADV-02, EV-SOLO-38."""
    assert refused_at(seats, options, changes) == (path, rule)


@pytest.mark.parametrize(("path", "rule", "seats", "options", "changes"), TWICE, ids=str)
def test_nothing_lies_at_two_places_or_nowhere(
    path: str, rule: str, seats: int, options: dict[str, Any], changes: dict[str, Any]
) -> None:
    """EV-MOD-03, EV-SOLO-06, EV-BONUS-01."""
    assert refused_at(seats, options, changes) == (path, rule)


@pytest.mark.parametrize(("path", "rule", "seats", "options", "changes"), WITHOUT_ITS_PLACE, ids=str)
def test_nothing_lies_where_it_cannot_be(
    path: str, rule: str, seats: int, options: dict[str, Any], changes: dict[str, Any]
) -> None:
    """EV-MOD-08, EV-TRANS-09, EV-TRANS-16, OQ-79."""
    assert refused_at(seats, options, changes) == (path, rule)


def test_who_may_stop_on_taken_spaces_shares_one() -> None:
    """EV-PROG-08, T2.5."""
    markers = [[5, "main"], [4, "main"]]
    owner = {"set": 2, "research": [6, 6, 6], "markers": markers}
    worlds = GAME.position(2, {}, 1, both({"markers": markers}, owner))
    assert [player.progress.steps for player in worlds.players] == [(5, 4), (5, 4)]


def test_an_area_under_way_has_left_the_old_world_without_a_word_of_it() -> None:
    """EV-TRANS-09."""
    box = GAME.position(2, {}, 1, {}).box
    area = next(area for area in box.old_areas if area.factory >= 0)
    ship = next(ship for ship in (box.ship(number) for number in box.backs[2]) if ship.buildings)
    flight = {"ship": ship.id, "crates": [area.id], "factories": {NAMES[area.factory]: 1}}
    worlds = GAME.position(2, {}, 1, flying(flight))
    assert area.id not in encode_worlds(worlds)["players"][0]["left"]


def test_a_claimed_common_goal_is_not_to_be_claimed_again() -> None:
    """EV-MOD-03: whatever was dealt, three cards are in the game, each with one side."""
    for seed in range(10):
        worlds = GAME.position(2, COMMON, seed, one(common_goals=["CG1"], played_goals=["CG2"]))
        cards = [worlds.box.common_goals[number].card for number in worlds.common]
        assert len(cards) == 1
        assert not {"CGC1", "CGC2"} & set(cards)


def test_a_short_stack_of_bonus_cards_is_filled_up_over_its_flag() -> None:
    """EV-SETUP-27, EV-SETUP-30: every year has a card, and the flag lies at the bottom."""
    for given in (["YB1"], ["YB8"], ["YB1", "YB2"], ["YB1", "YB8"]):
        worlds = GAME.position(2, {}, 1, {"bonuses": given})
        cards = [worlds.box.bonuses[number] for number in worlds.bonuses]
        assert len({card.id for card in cards}) == 4
        assert [card.flag for card in cards] == [False, False, False, True]


def test_solo_cards_beside_the_deck_are_not_in_it() -> None:
    """EV-SOLO-06."""
    worlds = GAME.position(1, {}, 1, {"rival": {"out": ["SO1", "SO2"]}})
    assert sorted((*worlds.solo.deck, *worlds.solo.out)) == sorted(worlds.box.backs[6])
    assert len(worlds.solo.out) >= 2


@pytest.mark.parametrize(("path", "changes"), WRONG, ids=str)
def test_a_wrong_position_is_refused_with_its_place(path: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.position(2, {}, 1, changes)
    (reason,) = refused.value.reasons
    assert reason.code == "bad_position"
    assert reason.parameters["path"] == path


def test_the_last_card_of_the_solo_deck_stays_in_it() -> None:
    with pytest.raises(Refused) as refused:
        GAME.position(1, {}, 1, {"rival": {"deck": []}})
    assert refused.value.reasons[0].parameters["path"] == "rival.deck"


def test_in_the_middle_of_an_advance_passages_may_lie_between_the_markers() -> None:
    """OQ-28: the gap is looked at when both have moved."""
    players = [{"seat": 0, "markers": [[16, "waiting"], [10, "waiting"]]}]
    pending = [["advance", 11, 0], ["next_to_advance", 2], ["phase", 6]]
    worlds = GAME.position(2, {}, 1, {"phase": 5, "order": [0, 1], "players": players, "pending": pending})
    assert worlds.players[0].progress.steps == (16, 10)


@pytest.mark.parametrize(
    ("code", "path", "seats", "options", "changes"),
    [
        ("bonus_stack", "bonuses", 2, {}, {"bonuses": ["YB8", "YB1", "YB2", "YB3"]}),
        ("early_end", "year", 2, {}, {"phase": "over", "year": 2}),
        ("riches", "players[0].new.steel", 2, {}, one(new={"steel": 99})),
        ("lost_cards", "action_deck", 2, ADVANCED, both({"hand": [1, 2, 3, 4]}, {"hand": [5, 6, 7, 8]}, **LAST_CARD)),
        ("goals_held", "players[1].goals", 2, {}, both({"goals": [1, 2, 3]}, {"goals": [4, 5]})),
        ("starting_stadium", "players[0].stadiums", 2, {}, one(stadiums={"new": ["ST04"]})),
        ("short_row", "rows.ships", 2, {}, {"rows": {"ships": ["S05"]}}),
        ("hand", "players[0].hand", 2, ADVANCED, one(hand=[1, 2])),
        ("cards_under_actions", "players[0].under", 2, ADVANCED, one(actions=[2])),
    ],
)  # fmt: skip
def test_what_is_merely_unlikely_is_accepted_with_a_doubt(
    code: str, path: str, seats: int, options: dict[str, Any], changes: dict[str, Any]
) -> None:
    """EV-SETUP-07, EV-SETUP-27, EV-ADV-03, EV-ADV-08: no rule looks at it now."""
    found = GAME.doubts(GAME.position(seats, options, 1, changes))
    assert [(doubt.code, doubt.path) for doubt in found] == [(code, path)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (2, RACE), (3, ADVANCED), (4, COMMON), (2, {"third_player": True})],
)
def test_nothing_is_unlikely_in_a_position_that_says_nothing(seats: int, options: dict[str, Any]) -> None:
    assert GAME.doubts(GAME.position(seats, options, 1, {})) == []
    assert GAME.doubts(GAME.position(seats, options, 1, {"year": 3, "phase": "transport"})) == []
