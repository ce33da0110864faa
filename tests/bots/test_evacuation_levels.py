"""Bots of Evacuation that play by habit: strength, fairness, every mode; marks of moves in positions known by hand."""

from __future__ import annotations

import pytest

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.evacuation.courses import READER
from nextfrontier.bots.evacuation.levels import BOTS, THINKER
from nextfrontier.bots.evacuation.marks.acting import best_settlement
from nextfrontier.bots.evacuation.marks.prospects import areas_within_reach
from nextfrontier.bots.evacuation.marks.scene import Scene, ranks_of, zone_of
from nextfrontier.bots.evacuation.marks.settling import longest_line
from nextfrontier.bots.evacuation.marks.ships import food_ahead
from nextfrontier.bots.random_legal import RandomBot
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.parts import Settlements
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.views import view_of
from tests.bots.playing import WORLDS, play

REGULAR: Bot = BOTS["regular"].bot


def test_the_regular_bot_scores_42_points_alone() -> None:
    scores = [READER.final(play(GAME.slug, [REGULAR], {}, seed), 0) for seed in range(30)]
    assert sum(scores) / len(scores) > 42


@pytest.mark.parametrize(("seats", "options"), WORLDS)
def test_the_regular_bot_beats_random_play_in_every_mode(seats: int, options: dict[str, object]) -> None:
    own = play(GAME.slug, [REGULAR, *[RandomBot()] * (seats - 1)], options, 5)
    result = [READER.final(own, seat) for seat in range(seats)]
    assert result[0] == max(result)
    assert own.players[0].left.bit_count() <= 6


def test_nodes_and_seed_decide_an_answer() -> None:
    state = at_the_first_action()
    answers = [THINKER.choose(view_of(state, 0), 0, Budget(nodes=200), 4).explain for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["nodes"] <= 200 + 6 * 100  # the last guess is played to its end


def at_the_first_action() -> Worlds:
    """Return a solo game after the goals were kept."""
    state = GAME.new(1, {}, 3)
    while state.phase != 2:
        state.play(0, state.moves(0)[0])
    return state


def test_the_lowest_production_has_rank_0() -> None:
    assert ranks_of([3, 5, 3]) == [0, 2, 0]
    assert ranks_of([6, 5, 4]) == [2, 1, 0]


def test_zones_are_parted_by_passages() -> None:
    assert [zone_of(step) for step in (0, 3, 4, 10, 11, 15, 16, 21, 22, 26)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_best_settlement_needs_people_and_steel() -> None:
    state = at_the_first_action()
    player = state.players[0]
    assert best_settlement(Scene(state, 0)) == 0
    player.people = 1
    assert best_settlement(Scene(state, 0)) == 0
    player.goods[4] = 1  # Steel of the New World: a tundra Area of one level, of a lowest kind
    assert best_settlement(Scene(state, 0)) == 3
    player.factories[3] = 1  # N49, a Factory and Energy
    assert best_settlement(Scene(state, 0)) == 5


def test_symbols_and_passages_open_rich_areas() -> None:
    """N53 is the only rich tundra Area; of the desert N16, N17, N26, N24, N10 and N11 are rich (D-02)."""
    state = at_the_first_action()
    assert areas_within_reach(Scene(state, 0), 0, 0, 1) == (0, 0)
    assert areas_within_reach(Scene(state, 0), 1, 1, 1) == (1, 0)
    assert areas_within_reach(Scene(state, 0), 1, 0, 2) == (1, 0)
    assert areas_within_reach(Scene(state, 0), 2, 2, 2) == (7, 0)


def test_food_ahead_is_what_the_next_year_leaves() -> None:
    """7 Food are produced and 4 eaten in year 2."""
    state = at_the_first_action()
    player = state.players[0]
    assert food_ahead(Scene(state, 0)) == player.goods[0] + 7 - 4
    player.left &= ~(1 << 2)  # OW3 gives 2 Food
    assert food_ahead(Scene(state, 0)) == player.goods[0] + 5 - 4


def test_the_longest_line_counts_own_areas() -> None:
    state = at_the_first_action()
    number = state.box.geography.number_by_id
    state.players[0].settlements = Settlements(1 << number["N57"] | 1 << number["N58"], (), (0, 0, 0))
    assert longest_line(Scene(state, 0), number["N60"]) == 3
    assert longest_line(Scene(state, 0), number["N51"]) == 2
    assert longest_line(Scene(state, 0), number["N12"]) == 1
