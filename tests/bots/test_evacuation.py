"""The greedy bot of Evacuation: strength, what it may see, every mode, sensible moves."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.evacuation.cargo import after_transport
from nextfrontier.bots.evacuation.guide import evaluate, sensible
from nextfrontier.bots.levels import DEFAULT_BUDGET, LEVELS, bot
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize, view_of

GAMES = 10


def played(levels: list[str], options: dict[str, object], seed: int) -> Worlds:
    """Play a whole game of bots."""
    state = EVACUATION.new(len(levels), options, seed)
    bots = [bot(EVACUATION.slug, level) for level in levels]
    while (seat := state.to_move()) >= 0:
        choice = bots[seat].choose(view_of(state, seat), seat, DEFAULT_BUDGET, seed)
        state.play(seat, choice.move)
    return state


def test_the_greedy_bot_beats_random_play() -> None:
    won = 0
    for seed in range(GAMES):
        own = seed % 2
        levels = [LEVELS[0], LEVELS[0]]
        levels[own] = "greedy"
        result = EVACUATION.result(played(levels, {}, seed))
        assert result is not None
        won += result.scores[own]["total"] > result.scores[1 - own]["total"]
    assert won >= GAMES - 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"actions": "advanced"}),
        (2, {"mode": "race"}),
        (2, {"third_player": True, "goals": "first_game"}),
        (3, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    ],
)
def test_it_plays_every_kind_of_game_and_leaves_few_behind(seats: int, options: dict[str, object]) -> None:
    state = played(["greedy"] * seats, options, 5)
    evacuated = [9 - player.left.bit_count() for player in state.players]
    assert min(evacuated) >= 5
    assert min(len(player.stadiums[1]) for player in state.players) >= 1
    assert all(player.settlements.areas.bit_count() >= 2 for player in state.players)


def test_it_chooses_by_what_its_seat_knows() -> None:
    """Two tables that differ only in what seat 0 cannot see get the same answer."""
    state = EVACUATION.new(2, {}, 3)
    view = view_of(state, 0)
    other = determinize(view, Chance(seed_bytes(99), None))
    assert isinstance(other, Worlds)
    assert other.players[1].goals.cards != state.players[1].goals.cards
    greedy = bot(EVACUATION.slug, "greedy")
    first = greedy.choose(view, 0, DEFAULT_BUDGET, 1)
    second = greedy.choose(view_of(other, 0), 0, DEFAULT_BUDGET, 1)
    assert first.move == second.move
    assert first.explain == second.explain


def at_the_first_action(options: dict[str, Any]) -> Worlds:
    """Return a game after the goals were kept."""
    state = EVACUATION.new(2, options, 3)
    while state.phase != 2:
        seat = state.to_move()
        state.play(seat, state.moves(seat)[0])
    return state


def test_it_explains_itself_by_candidates_best_first() -> None:
    state = at_the_first_action({})
    seat = state.active
    choice = bot(EVACUATION.slug, "greedy").choose(view_of(state, seat), seat, DEFAULT_BUDGET, 1)
    values = [candidate["value"] for candidate in choice.explain["candidates"]]
    assert values == sorted(values, reverse=True)
    assert choice.explain["candidates"][0]["move"] == state.notation(seat, choice.move)


def test_discards_are_no_thought_while_something_can_be_built() -> None:
    state = at_the_first_action({})
    seat = state.active
    state.play(seat, state.parse(seat, "A4"))
    names = [state.notation(seat, move) for move in sensible(state, seat, state.moves(seat))]
    assert names
    assert not any(name.startswith("discard") for name in names)


def test_a_ship_that_can_fly_is_expected_to_carry_people() -> None:
    state = at_the_first_action({"goals": "first_game"})
    seat = state.active
    assert after_transport(state, seat, True).people == 0
    state.play(seat, state.parse(seat, "A4"))
    names = [name.split() for name in (state.notation(seat, move) for move in state.moves(seat))]
    ships = [words for words in names if words[0] == "ship"]
    with_bay = [words for words in ships if state.box.ship(state.box.ids[words[1]]).bays]
    state.play(seat, state.parse(seat, " ".join(with_bay[0])))
    assert after_transport(state, seat, True).people >= 2
    assert after_transport(state, seat, False).people == 0


def test_a_finished_game_is_worth_its_score() -> None:
    state = played(["random", "random"], {}, 4)
    result = EVACUATION.result(state)
    assert result is not None
    assert [evaluate(state, seat) for seat in range(2)] == [scores["total"] for scores in result.scores]
