"""Everything that must hold for any game, in random games of all kinds (EV-GAME-02, EV-GAME-11)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from nextfrontier.games.evacuation.advice.forecast import forecast_of, next_income
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.income import Income
from nextfrontier.games.evacuation.rules.transport import unload
from nextfrontier.games.evacuation.rules.years import end_game
from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.reasons import Refused
from tests.conformance.games import check_game
from tests.conformance.spots import Case

Variant = tuple[int, dict[str, Any]]
CHOICES: dict[str, tuple[Any, ...]] = {
    "mode": ("points", "race"),
    "actions": ("standard", "advanced"),
    "bonuses": ("strict", "generous"),
    "goals": ("draft", "first_game"),
    "common_goals": (False, True),
    "lines": ("none", "A", "B"),
    "third_player": (False, True),
}


def variants() -> list[Variant]:
    """Every number of seats with every combination of options that the rules allow."""
    found: list[Variant] = []
    for seats, *chosen in product((1, 2, 3, 4), *CHOICES.values()):
        options = dict(zip(CHOICES, chosen, strict=True))
        try:
            GAME.rules(seats, options)
        except Refused:
            continue
        found.append((seats, options))
    return found


CASES = variants()
PLAYERS: tuple[Variant, ...] = ((1, {}), (2, {}), (2, {"third_player": True}), (3, {}), (4, {}))
MODES: tuple[dict[str, Any], ...] = ({}, {"common_goals": True, "lines": "A"}, {"mode": "race"})
ACTIONS: tuple[dict[str, Any], ...] = ({}, {"actions": "advanced"})
CHECKED: list[Variant] = [
    (seats, {**with_whom, **mode, **actions})
    for (seats, with_whom), mode, actions in product(PLAYERS, MODES, ACTIONS)
    if seats > 1 or "mode" not in mode
]
OTHERS: list[Variant] = [
    (3, {"bonuses": "generous", "lines": "B"}),
    (2, {"goals": "first_game", "bonuses": "generous"}),
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
        loaded = [area for flight in player.fleet.flights for area in (*flight.bays, *flight.crates)]
        assert not any(player.left >> area & 1 for area in loaded)
        assert all(0 <= player.unused_factories(kind) <= 4 for kind in range(3))
        assert min(player.goods) >= 0
        assert player.people >= 0
    del found[0], found[300]
    return found


def forecast_problem(worlds: Worlds, seat: int) -> str:
    """Compare the forecast with the next Income and with the end, should they come now with nothing done before."""
    forecast = forecast_of(worlds, seat)
    if "check" in forecast:
        paid = unloaded(worlds, seat)
        penalties = paid.players[seat].penalties
        paid.year = next_income(worlds)
        paid.push(Income())
        paid.settle()
        player = paid.players[seat]
        if player.penalties - penalties != forecast["check"]["penalties"]:
            return f"{player.penalties - penalties} Penalty tokens, {forecast['check']['penalties']} foreseen"
        for place, amount in enumerate(player.goods):
            world, kind = WORLDS[place // 3], NAMES[place % 3]
            if amount != forecast["check"]["after"][world][kind]:
                return f"{amount} {kind} on the {world} world after the next Income"
    return "" if worlds.finished else end_problem(worlds, seat, forecast)


def unloaded(worlds: Worlds, seat: int) -> Worlds:
    """A copy in which this seat's ships have arrived and nothing is pending."""
    copy = worlds.copy()
    copy.agenda, copy.lanes, copy.active = None, [], seat
    common, copy.common = copy.common, ()
    unload(copy)
    copy.agenda, copy.common = None, common
    return copy


def end_problem(worlds: Worlds, seat: int, forecast: dict[str, Any]) -> str:
    """Compare the forecast with the result if the game ended now."""
    ended = unloaded(worlds, seat)
    end_game(ended)
    ended.settle()
    while (actor := ended.to_move()) >= 0:
        ended.play(actor, min(ended.moves(actor)))
    if worlds.rules.race:
        levels = sorted(ended.players[seat].production)
        return "" if levels == forecast["race"]["adjusted"] else f"levels {levels} in the end"
    result = GAME.result(ended)
    assert result is not None
    points = result.scores[seat]
    return "" if points == forecast["score_now"] else f"score {points}, {forecast['score_now']} foreseen"


def test_every_combination_of_options_is_among_the_games_of_the_long_run() -> None:
    """EV-GAME-10, EV-GAME-11: solo, points and race, standard and advanced, modules, the third player."""
    assert len(CASES) == 192
    assert {seats for seats, _ in CASES} == {1, 2, 3, 4}


@pytest.mark.parametrize(("seats", "options"), [*CHECKED, *OTHERS], ids=str)
@pytest.mark.parametrize("seed", [11, 12])
def test_random_games_conform(seats: int, options: dict[str, Any], seed: int) -> None:
    """Everything of the conformance list, at sampled decisions of whole games."""
    case = Case(GAME, seats, options, census, forecast_problem)
    assert check_game(case, seed, every=16) > 20


def test_random_games_of_all_combinations_end() -> None:
    """No error, no stuck position, whatever is combined."""
    for seed, (seats, options) in enumerate(CASES):
        rng = random.Random(seed)
        state = GAME.new(seats, options, seed)
        for _ in range(3000):
            seat = state.to_move()
            if seat < 0:
                break
            state.play(seat, rng.choice(state.moves(seat)))
        assert GAME.result(state) is not None, f"{seats} seats, {options}, seed {seed}"
