"""Playing on from a position to see whether something can be reached: one seat has a plan, the others do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from nextfrontier.games.evacuation.effects.settling import symbols_of
from nextfrontier.games.evacuation.state.parts import PASSAGES

QUIET = ("pass", "done", "end", "decline")
MOST_ACTIONS = 15


def texts(state: Any, seat: int) -> list[str]:
    return [state.notation(seat, move) for move in state.moves(seat)]


def after(state: Any, seat: int, text: str) -> Any:
    copy = state.copy()
    copy.play(seat, copy.parse(seat, text))
    return copy


def kind_for(state: Any, seat: int) -> str:
    decision = state.required_decision(seat)
    return "" if decision is None else decision.kind()


def play_quietly(state: Any, seat: int) -> None:
    """Do as little as possible, but gain Energy where Energy is paid from."""
    found = texts(state, seat)
    world = "new" if state.players[seat].progress.markers_past(2) == 2 else "old"
    wanted = [f"gain energy {world}", *QUIET]
    state.play(seat, state.parse(seat, next((text for text in wanted if text in found), found[0])))


def to_progress(state: Any, seat: int, plan: list[str]) -> Any:
    """The state in which the seat begins to advance after these actions; None if one of them cannot be taken."""
    state, plan = state.copy(), list(plan)
    while state.to_move() >= 0:
        mover = state.to_move()
        kind = kind_for(state, mover)
        if mover == seat and kind == "action" and plan:
            action = plan.pop(0)
            moves = [text for text in texts(state, seat) if text == action or text.startswith(f"{action} ")]
            if not moves:
                return None
            state.play(seat, state.parse(seat, moves[0]))
        elif mover == seat and (
            kind == "power" or (kind == "advance" and state.required_decision(seat).moved < 0)
        ):
            return None if plan else state
        else:
            play_quietly(state, mover)
    return None


def advanced(state: Any, seat: int) -> Iterator[Any]:
    """Every state after the seat has moved both of its markers."""
    kind = kind_for(state, seat) if state.to_move() == seat else ""
    if kind in ("power", "advance"):
        for text in texts(state, seat):
            yield from advanced(after(state, seat, text), seat)
    elif state.phase == 5 and kind:
        on = state.copy()
        play_quietly(on, seat)
        yield from advanced(on, seat)
    else:
        yield state


def can_get_symbols(state: Any, seat: int, area: Any) -> bool:
    """Does some plan for one year bring the markers to the symbols of an Area?"""
    for ones, fours in sorted(product(range(MOST_ACTIONS), repeat=2), key=sum):
        for plan in (["A1"] * ones + ["A9"] * fours, ["A9"] * fours + ["A1"] * ones):
            begun = to_progress(state, seat, plan)
            if begun is not None and any(has_symbols(end, seat, area) for end in advanced(begun, seat)):
                return True
        if ones + fours > MOST_ACTIONS:
            return False
    return False


def has_symbols(state: Any, seat: int, area: Any) -> bool:
    yellow, white = symbols_of(state, state.players[seat])
    missing = max(area.yellow - yellow, 0) + max(area.white - white, 0)
    return bool(missing <= state.players[seat].powers.ignored_symbols)


def can_unlock(state: Any, seat: int, environment: int) -> bool:
    """Is an environment open in a later Actions phase if the seat does nothing but take A9, then A1?"""
    while state is not None and state.year < 4:
        begun = max(
            (found for plan in plans(state, seat) if (found := to_progress(state, seat, plan)) is not None),
            key=lambda worlds: max(levels(worlds, seat)),
            default=None,
        )
        if begun is None:
            return False
        state = min(advanced(begun, seat), key=lambda worlds: steps_left(worlds.players[seat], environment))
        if state.players[seat].progress.unlocked_environments() > environment:
            return bool(begun.year < 4)
    return False


def plans(state: Any, seat: int) -> Iterator[list[str]]:
    """A9 as often as it can be taken or once less, then A1 as often as it can be taken."""
    most = longest(state, seat, [], "A9")
    yield longest(state, seat, most, "A1")
    yield longest(state, seat, most[:-1], "A1")


def longest(state: Any, seat: int, plan: list[str], action: str) -> list[str]:
    """The plan with an action added as often as it can be taken."""
    while to_progress(state, seat, [*plan, action]) is not None:
        plan = [*plan, action]
    return plan


def levels(state: Any, seat: int) -> list[int]:
    """The Power Levels with which the seat can advance."""
    decision = state.required_decision(seat)
    return decision.domain(state) if decision.kind() == "power" else [decision.power]


def steps_left(player: Any, environment: int) -> int:
    """Return the number of steps missing to unlock an environment: a leaning for the choice of moves."""
    front, rear = max(player.progress.steps), min(player.progress.steps)
    before = PASSAGES[environment - 1] + 1
    return int(max(PASSAGES[environment] + 1 - front, 0) + max(before - rear, 0))
