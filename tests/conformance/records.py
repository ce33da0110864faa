"""Positions, undo, saves and replays."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from itertools import pairwise
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from nextfrontier.record.steps import GONE, Path, film_entry, find_places
from tests.conformance.moves import check_reasons
from tests.conformance.spots import Spot, asked, play_on

FILMED = 12  # moves of a game whose steps are looked at


def check_position(spot: Spot) -> None:
    """Check that a state put up again from its document is the same and asks the same, without doubts."""
    game, state, case = spot.game, spot.state, spot.case
    written = json.loads(json.dumps(game.encode(state)))
    again = game.position(case.seats, case.options, f"position {spot.seed}", written)
    spot.same(written, game.encode(again), "position")
    spot.same(asked(state), asked(again), "decisions of the position")
    spot.same([], [(doubt.code, doubt.path) for doubt in game.doubts(again)], "doubts of the position")


def check_undo(spot: Spot) -> None:
    """Play the spot's move; taken back and redone, both states come again. At the floor undo is refused."""
    game, record, seat = spot.game, spot.record, spot.seat
    before, asked_before = game.encode(record.state), asked(record.state)
    text = record.state.notation(seat, spot.choose())
    record.play(seat, text)
    after = game.encode(record.state)
    possible = record.undoable(seat)
    if possible:
        record.undo(seat)
        spot.same(before, game.encode(record.state), f"undo of {text}")
        spot.same(asked_before, asked(record.state), f"decisions after undo of {text}")
        record.redo(seat)
        spot.same(after, game.encode(record.state), f"redo of {text}")
    steps = 0
    while steps < possible and record.entries[-1 - steps].seat == seat:
        steps += 1
    if steps > 1:
        record.undo(seat, steps)
        record.redo(seat, steps)
        spot.same(after, game.encode(record.state), f"undo and redo of {steps} moves")
    version = record.version
    try:
        record.undo(seat, possible + 1)
    except Refused as refused:
        check_reasons(spot, refused)
        if refused.reasons[0].code != "undo_floor" or record.version != version:
            spot.fail(f"undo was refused by {refused}")
    else:
        spot.fail("undo went through the floor")
    spot.same(after, game.encode(record.state), "state after a refused undo")


def check_save(spot: Spot) -> None:
    """Check that a save that went through JSON is the same game, and goes on the same way."""
    record = spot.record
    saved = json.loads(json.dumps(record.save()))
    again = load(saved)
    spot.same(saved, json.loads(json.dumps(again.save())), "save of a loaded save")
    spot.same(spot.game.encode(record.state), spot.game.encode(again.state), "loaded state")
    first, second = record.state.copy(), again.state.copy()
    play_on(first, random.Random(spot.seed), 4)
    play_on(second, random.Random(spot.seed), 4)
    spot.same(spot.game.encode(first), spot.game.encode(second), "play after loading")


def check_steps(spot: Spot) -> None:
    """Check that the steps of some moves lead everybody from the view before them to the view after them."""
    game, record = spot.game, spot.record
    for number in range(spot.seed % 5, len(record.entries), max(len(record.entries) // FILMED, 1)):
        entry = record.entries[number]
        states = film_entry(record, number)
        spot.same(max(len(entry.events), 1), len(states) - 1, f"steps of {entry.move}")
        spot.same(game.encode(record.at(number + 1)), game.encode(states[-1]), f"end of {entry.move}")
        for viewer in (*range(record.seats), SPECTATOR):
            views = [json.loads(json.dumps(game.encode(view_of(state, viewer)))) for state in states]
            shown = views[0]
            for before, after in pairwise(views):
                for place in find_places(before, after):
                    put(shown, place.path, place.after)
                spot.same(after, shown, f"step of {entry.move} for seat {viewer}")


def put(document: Any, path: Path, value: object) -> None:
    """Put a value at the end of a path, or take away what was there."""
    for step in path[:-1]:
        document = document[step]
    if value is GONE:
        del document[path[-1]]
    else:
        document[path[-1]] = deepcopy(value)


def check_replay(spot: Spot) -> None:
    """Check that the log replays to the same state without the generator, and that both agree."""
    record = spot.record
    spot.same(spot.game.encode(record.state), spot.game.encode(record.replay()), "replay")
    half = len(record.entries) // 2
    if half:
        spot.same(
            spot.game.encode(record.at(half)), spot.game.encode(replayed_to(record, half)), "replay to half"
        )
    if not record.is_fair():
        spot.fail("the outcomes do not come from the seed")


def replayed_to(record: Record, number: int) -> State:
    """Return the state after so many moves, by a new record."""
    again = Record(record.game, record.seats, record.options, record.seed, record.changes)
    for entry in record.entries[:number]:
        again.play(entry.seat, entry.move)
    return again.state
