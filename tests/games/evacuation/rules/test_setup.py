"""Set-up, options and the draft of goals."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.kernel.reasons import Refused
from tests.games.evacuation.table import table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_fresh_table(seats: int) -> None:
    """EV-SETUP-02..04, EV-SETUP-05, EV-SETUP-08..10, EV-SETUP-19..21, EV-SETUP-32, EV-GAME-10."""
    game = table(seats, goals="first_game").deal()
    worlds = game.worlds
    assert sorted(worlds.order) == list(range(seats))
    assert len({player.continent.id for player in worlds.players}) == seats
    assert len({player.technologies.set for player in worlds.players}) == seats
    for player in worlds.players:
        assert player.left.bit_count() == 9
        assert player.progress.tiles_old == 2
        assert player.progress.steps == (0, 0)
        assert player.stadiums == [(300,), ()]
        assert player.all_faces(worlds.box) == 0
        levels = [worlds.box.technologies[number].level for number in player.technologies.grid]
        assert levels == [1, 2, 3] * 3
        assert {worlds.box.technologies[number].set for number in player.technologies.grid} == {
            player.technologies.set
        }


def test_columns_of_technologies_are_random_within_their_row() -> None:
    """EV-SETUP-11."""
    grids = {
        tuple(table(seed=seed, goals="first_game").deal().someone().technologies.grid) for seed in range(12)
    }
    assert len(grids) > 4


def test_three_items_of_each_row_lie_open_and_deck_one_lies_on_deck_two() -> None:
    """EV-SETUP-22..24, EV-SETUP-25."""
    game = table(goals="first_game").deal()
    document = game.document()
    assert [len(row) for row in document["rows"].values()] == [3, 3, 3]
    cards = [*document["rows"]["infrastructure"], *document["decks"]["infrastructure"]]
    assert [card.startswith("II") for card in cards] == [False] * 9 + [True] * 9
    assert len(document["decks"]["ships"]) == 18
    assert len(document["decks"]["stadiums"]) == 14


def test_the_bonus_stack_has_a_flag_card_at_the_bottom() -> None:
    """EV-SETUP-26..28, EV-SETUP-29, EV-SETUP-30."""
    worlds = table().deal().worlds
    flags = [worlds.box.bonuses[number].flag for number in worlds.bonuses]
    assert flags == [False, False, False, True]
    assert worlds.year == 1


def test_a_first_game_assigns_goals_by_technology_set() -> None:
    """EV-FIRST-01, EV-FIRST-06, EV-SETUP-12."""
    wanted = {1: [5, 10, 13], 2: [6, 9, 12], 3: [1, 2, 11], 4: [7, 8, 14]}
    for player in table(4, goals="first_game").deal().document()["players"]:
        assert player["goals"] == wanted[player["set"]]


def test_goals_are_drafted_by_keeping_one_and_passing_the_rest_to_the_left() -> None:
    """EV-SETUP-13..15, EV-SETUP-16, EV-SETUP-17, EV-SETUP-18, OQ-81."""
    game = table(3).deal()
    passed: tuple[int, ...] = ()
    for size in (4, 3, 2):
        if size < 4:
            assert game.someone(1).goals.cards == passed
        assert [len(game.moves(seat)) for seat in range(3)] == [size] * 3
        for seat in range(3):
            game.play(game.moves(seat)[0], seat=seat)
            if seat == 0:
                passed = game.someone(0).goals.cards
    assert [game.decision(seat) for seat in range(3)] == ["drop_goal"] * 3
    for seat in range(3):
        game.play(game.moves(seat)[0], seat=seat)
    assert [len(player.goals.cards) for player in game.worlds.players] == [3, 3, 3]
    assert [len(player.goals.discarded) for player in game.worlds.players] == [1, 1, 1]
    assert len(game.worlds.spared_goals) == 16 - 12


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"mode": "race"}, "EV-SOLO-01"),
        (2, {"mode": "race", "common_goals": True}, "EV-MOD-01"),
        (2, {"mode": "race", "lines": "A"}, "EV-MOD-01"),
        (2, {"mode": "race", "lines": "random"}, "EV-MOD-01"),
        (2, {"mode": "race", "goals": "first_game"}, "OQ-40"),
        (2, {"actions": "advanced", "bonuses": "strict"}, "EV-ADV-17"),
        (3, {"third_player": True}, "EV-SOLO-38"),
    ],
)
def test_combinations_that_the_rules_exclude_are_refused(
    seats: int, options: dict[str, Any], rule: str
) -> None:
    """EV-SOLO-01, EV-MOD-01, EV-ADV-17, EV-SOLO-38."""
    with pytest.raises(Refused) as refused:
        GAME.new(seats, options, 1)
    assert refused.value.reasons[0].rule == rule


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "race", "bonuses": "strict"},
        {"actions": "advanced"},
        {"actions": "advanced", "common_goals": True, "lines": "B"},
        {"actions": "advanced", "mode": "race"},
        {"bonuses": "generous"},
    ],
)
def test_recommended_and_other_combinations_start(options: dict[str, Any]) -> None:
    """EV-MOD-16..18, EV-MOD-19, EV-ADV-01, EV-GEN-01, EV-RACE-01."""
    assert GAME.new(3, options, 1).to_move() >= 0


def test_common_goals_are_three_sides_of_different_cards() -> None:
    """EV-MOD-02, OQ-76."""
    worlds = table(common_goals=True).deal().worlds
    assert len({worlds.box.common_goals[number].card for number in worlds.common}) == 3


@pytest.mark.parametrize(("side", "areas"), [("A", [1, 3, 5]), ("B", [2, 4, 6])])
def test_line_majority_marks_three_areas(side: str, areas: list[int]) -> None:
    """EV-MOD-08, EV-MOD-09."""
    lines = table(lines=side).deal().document()["lines"]
    assert [number for number, _ in lines] == areas
    assert {face for _, face in lines} <= {1, 2}


def test_the_side_of_line_majority_may_be_left_to_chance() -> None:
    """EV-MOD-08: every seed gives the three Areas of one side, and both sides come up."""
    dealt = [table(seed=seed, lines="random").deal().document()["lines"] for seed in SEEDS]
    sides = {tuple(number for number, _ in lines) for lines in dealt}
    assert sides == {(1, 3, 5), (2, 4, 6)}
    assert dealt == [table(seed=seed, lines="random").deal().document()["lines"] for seed in SEEDS]


@pytest.mark.parametrize(
    "changes",
    [
        {"year": 5},
        {"order": [0, 0]},
        {"players": [{"seat": 7}]},
        {"players": [{"seat": 0, "settled": {"N99": []}}]},
        {"players": [{"seat": 0, "factories": {"old": {"food": 5}}}]},
        {"rows": {"ships": ["S01", "S01"]}},
        {"rows": {"ships": ["ST01"]}},
        {"players": [{"seat": 0, "goals": [1]}, {"seat": 1, "goals": [1]}]},
        {"pending": [["no such task"]]},
        {"nonsense": 1},
    ],
)
def test_a_position_that_contradicts_itself_is_refused(changes: dict[str, Any]) -> None:
    """Nothing lies at two places, and nothing is there that does not exist."""
    with pytest.raises(Refused) as refused:
        GAME.position(2, {}, 1, changes)
    assert refused.value.reasons[0].code == "bad_position"
    assert GAME.explain(refused.value.reasons[0])[0]


SEEDS = range(12)


def test_order_continents_and_sets_are_dealt_at_random() -> None:
    """EV-SETUP-32, EV-SETUP-08, OQ-78."""
    dealt = [table(4, seed=seed, goals="first_game").deal().worlds for seed in SEEDS]
    assert len({worlds.order for worlds in dealt}) > 4
    assert len({tuple(player.continent.id for player in worlds.players) for worlds in dealt}) > 4
    assert len({tuple(player.technologies.set for player in worlds.players) for worlds in dealt}) > 4


def test_every_deck_is_shuffled() -> None:
    """EV-SETUP-22, EV-SETUP-23, EV-SETUP-24."""
    for row in range(3):
        rows = {table(seed=seed, goals="first_game").deal().worlds.rows[row].items for seed in SEEDS}
        assert len(rows) > 4


def test_bonus_cards_are_drawn_at_random_and_none_twice() -> None:
    """EV-SETUP-27, EV-SETUP-28, EV-SETUP-30."""
    stacks = [table(seed=seed, goals="first_game").deal().worlds.bonuses for seed in SEEDS]
    assert {len(set(stack)) for stack in stacks} == {4}
    assert len({stack[-1] for stack in stacks}) == 2
    assert len({stack[:3] for stack in stacks}) > 4


def test_a_nation_begins_with_nothing_on_the_new_world() -> None:
    """EV-SETUP-19, EV-SETUP-20, EV-SETUP-21, EV-FACTORY-01."""
    game = table().deal()
    player = game.someone()
    assert game.production() == "0/0/0"
    assert (game.new(), player.people, player.settlements.areas) == ("0/0/0", 0, 0)
    assert player.factories == [0] * 6
    assert [player.unused_factories(kind) for kind in range(3)] == [4, 4, 4]
    assert player.actions.count_taken() == 0
    assert player.technologies.all_developed() == []


def test_module_tiles_and_common_goals_are_dealt_at_random() -> None:
    """EV-MOD-02, EV-MOD-09, OQ-76: sides and faces too."""
    dealt = [table(seed=seed, lines="A", common_goals=True).deal().worlds for seed in SEEDS]
    assert len({worlds.line_tiles for worlds in dealt}) > 3
    assert len({worlds.common for worlds in dealt}) > 4
