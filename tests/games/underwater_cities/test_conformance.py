"""What must always hold, over every number of seats and every combination of variants, with random play."""

from __future__ import annotations

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.rules.eras import EndOfEra, ProductionPhase
from nextfrontier.games.underwater_cities.rules.feeding import feed_cities
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State
from tests.conformance.games import check_game
from tests.conformance.spots import Case
from tests.games.underwater_cities.phases import best_final_score

GAMES_PER_CASE = 16  # thirteen cases: 208 games
CASES: list[tuple[int, dict[str, object]]] = [
    (seats, {"boards": boards, "contracts": contracts})
    for seats in (1, 2, 3, 4)
    for boards in ("basic", "advanced")
    for contracts in (False, True)
    if seats > 1 or (boards == "advanced" and not contracts)
]


def census(state: State) -> object:
    """Every card, tile, contract, dome and tunnel of the box, wherever it lies."""
    assert isinstance(state, Sea)
    things = [*state.in_sight(), *(card for pile in state.piles() for card in pile.cards)]
    unopened = [card for back in range(state.calendar.era, 3) for card in state.box.backs[back]]
    players = state.players
    return {
        "things": sorted(thing for thing in [*things, *unopened] if thing > 0),
        "assistants": sum(0 in player.cards.claimed for player in players)
        + state.era_deck.gone.count(0)
        + (state.turn.leaving == 0),
        "tunnels": state.supply.tunnels + sum(player.network.tunnels.bit_count() for player in players),
        "white": state.supply.nonsymbiotic
        + sum(player.network.nonsymbiotic.bit_count() for player in players),
        "purple": state.supply.symbiotic + sum(player.network.symbiotic.bit_count() for player in players),
    }


def forecast_problem(state: State, seat: int) -> str:
    """Compare the forecast with what happens when the Era ends now, and the game with the best spending of all."""
    assert isinstance(state, Sea)
    forecast = forecast_of(state, seat)
    produced = declining(state, ProductionPhase())
    before, after = state.players[seat], produced.players[seat]
    for index, name in enumerate(POSITION_NAMES):
        if after.goods[index] - before.goods[index] != forecast["production"]["total"][name]:
            return f"production of {name}: {forecast['production']['total'][name]} foreseen"
    if after.score - before.score != forecast["production"]["total"]["vp"]:
        return "victory points of production"
    feed_cities(produced, after)
    if (
        max(after.score, 0)
        != before.score + forecast["production"]["total"]["vp"] - forecast["production"]["feeding"]["lost"]
    ):
        return "feeding"
    best = best_final_score(state, seat)
    if best != forecast["score_now"]["total"]:
        return f"score {best}, {forecast['score_now']['total']} foreseen"
    return ""


def declining(state: Sea, task: ProductionPhase | EndOfEra) -> Sea:
    """A copy in which only this task is left, every option declined, forced choices taken first."""
    copy = state.copy()
    copy.agenda, copy.lanes = None, []
    copy.push(task)
    copy.settle()
    while copy.to_move() >= 0:
        actor = copy.to_move()
        names = {copy.notation(actor, move): move for move in copy.moves(actor)}
        declined = next((names[name] for name in ("decline", "done") if name in names), None)
        copy.play(actor, min(names.values()) if declined is None else declined)
    return copy


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_random_games_conform(seats: int, options: dict[str, object], part: int) -> None:
    """Everything of the conformance list, at sampled decisions of whole games."""
    case = Case(GAME, seats, options, census, forecast_problem)
    for seed in range(part * GAMES_PER_CASE // 4, (part + 1) * GAMES_PER_CASE // 4):
        check_game(case, seed, every=24)
