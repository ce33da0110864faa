"""Everything that must hold for any game, in random games of all kinds (EV-GAME-02, EV-GAME-11)."""

import random
from collections import Counter
from typing import Any

import pytest

from nextfrontier.evacuation.game import GAME
from nextfrontier.evacuation.worlds import Worlds
from tests.conformance.games import check_game
from tests.conformance.spots import Case

MODULES = {"common_goals": True, "lines": "A"}
ADVANCED = {"actions": "advanced"}
CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {**ADVANCED, **MODULES}),
    (2, {"goals": "first_game"}),
    (2, {"mode": "race"}),
    (2, {**ADVANCED, "third_player": True}),
    (3, {"bonuses": "generous", **MODULES}),
    (3, {**ADVANCED, "mode": "race"}),
    (4, {}),
    (4, {**ADVANCED, "common_goals": True, "lines": "B"}),
]


def census(worlds: Worlds) -> Counter[int]:
    """All cards and tiles, wherever they lie; every nation has its pieces."""
    found: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for pile in worlds.piles():
        (held if pile.source else found).update(pile.cards)
    assert held == Counter(goal for pack in (worlds.draft.cards if worlds.draft else []) for goal in pack)
    found.update(worlds.in_sight())
    for player in worlds.players:
        found.subtract(card for card in player.stadiums[0] + player.stadiums[1] if card == 300)
        loaded = [area for flight in player.flights for area in (*flight.bays, *flight.crates)]
        assert not any(player.left >> area & 1 for area in loaded)
        assert all(0 <= player.unused_factories(kind) <= 4 for kind in range(3))
        assert min(player.goods) >= 0
        assert player.people >= 0
    del found[0], found[300]
    return found


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_random_games_keep_every_promise_of_a_game(seats: int, options: dict[str, Any]) -> None:
    case = Case(GAME, seats, options, census)
    assert check_game(case, 11, every=9) > 20


def test_random_games_of_all_kinds_end() -> None:
    """No error, no stuck position, whatever is combined."""
    rng = random.Random(7)
    for seed in range(60):
        seats, options = rng.choice(CASES)
        state = GAME.new(seats, options, seed)
        for _ in range(3000):
            seat = state.to_move()
            if seat < 0:
                break
            state.play(seat, rng.choice(state.moves(seat)))
        assert GAME.result(state) is not None, f"{seats} seats, {options}, seed {seed}"
