"""The guide of bots to Evacuation: the value of a position, the end of turns, and the moves worth a thought."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.evacuation.race import RaceReckoning
from nextfrontier.bots.evacuation.reckoning import YEARS, Reckoning
from nextfrontier.bots.evacuation.tracks import card_worth
from nextfrontier.bots.greedy import GreedyBot
from nextfrontier.bots.planning import PlanningBot
from nextfrontier.games.evacuation.effects.effect import DONE
from nextfrontier.games.evacuation.rules.actions import ACT, PASS
from nextfrontier.games.evacuation.rules.progress import Advance
from nextfrontier.games.evacuation.rules.race import race_places
from nextfrontier.games.evacuation.rules.scoring import score_of
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.families import second, third

DISCARDING: Final = ("build_ship", "build_stadium", "infrastructure", "play_infrastructure")
REACH: Final = (3, 2)
LAST_REACH: Final = (4, 4)


def evaluate(worlds: Worlds, seat: int) -> float:
    """Return the score of a finished game, else a forecast of it."""
    if worlds.agenda is None and not worlds.lanes:
        return final_value(worlds, seat)
    reckoning = RaceReckoning if worlds.rules.race else Reckoning
    return reckoning(worlds, seat).total()


def final_value(worlds: Worlds, seat: int) -> float:
    """Return the points; in a race nothing but winning counts."""
    if worlds.rules.race:
        won = seat in race_places(worlds)[0]
        return (100.0 if won else -100.0) + min(worlds.players[seat].production)
    return float(score_of(worlds, seat)["total"])


def ends_turn(state: State, seat: int) -> bool:
    """Is the turn over, or does the open decision begin another phase? Positions are compared at the same moment."""
    decision = state.required_decision(seat)
    if decision is None:
        return False
    if isinstance(decision, Advance):
        return decision.moved < 0
    return decision.kind() in ("end", "action", "transport", "power")


def is_turn(state: State, seat: int) -> bool:
    """Is an action to be chosen?"""
    decision = state.required_decision(seat)
    return decision is not None and decision.kind() == "action"


def value_of_passing(worlds: Worlds, seat: int) -> float:
    """Return the value of passing now."""
    player = worlds.players[seat]
    before = player.actions
    player.actions = before.with_passed(True)
    value = evaluate(worlds, seat)
    player.actions = before
    return value


def next_turn(worlds: Worlds, seat: int) -> bool:
    """End the turn and let the others pass; is this seat to act again in the same year?"""
    year = worlds.year
    if worlds.players[seat].actions.passed:
        return False
    while not is_turn(worlds, seat):
        mover = worlds.to_move()
        decision = worlds.required_decision(mover) if mover >= 0 else None
        if (
            worlds.lanes
            or worlds.year != year
            or decision is None
            or decision.kind() not in ("end", "action")
        ):
            return False
        worlds.play(mover, PASS.base)
    return worlds.year == year


def reach(worlds: Worlds) -> tuple[int, int]:
    """Return rows and turns of the look ahead: the last turns of a race decide it, and nothing comes after them."""
    return LAST_REACH if worlds.rules.race and worlds.year == YEARS else REACH


def sensible(state: State, seat: int, moves: list[int]) -> list[int]:
    """Return the moves without exchanges of a kind for itself, and without discards if something can be taken.

    What a discard uncovers is not known: a guess of it would only look like a reason to pay. Under a board action
    goes the weakest card.
    """
    decision = state.required_decision(seat)
    kind = "" if decision is None else decision.kind()
    if kind == "action":
        return with_weakest_card(state, seat, moves)
    if kind == "exchange":
        return [move for move in moves if move == DONE or second(move) != third(move)]
    if decision is not None and kind in DISCARDING:
        taking = [move for move in moves if decision.move_kind(move) not in ("discard", "look")]
        return taking if len(taking) > (DONE in taking) else moves
    return moves


def with_weakest_card(state: State, seat: int, moves: list[int]) -> list[int]:
    """Return the board actions paid with the weakest card, and all cards played face up."""
    assert isinstance(state, Worlds)
    hand = state.players[seat].hand
    if not state.rules.advanced or not hand:
        return moves
    weakest = min(hand, key=lambda card: card_worth(state.box, card))
    return [move for move in moves if not ACT.has(move) or second(move) == weakest]


BOTS: Final = {
    "greedy": Level(
        PlanningBot(GreedyBot(evaluate, ends_turn, sensible), is_turn, value_of_passing, next_turn, reach),
        points=26,
    )
}
