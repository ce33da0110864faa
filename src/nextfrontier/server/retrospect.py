"""Looking back at finished games: everybody's standing move by move, and sample games as one document.

Both go through a whole game, a move at each step, so that others can work in between.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from importlib.resources import files
from typing import Final

import msgspec
from msgspec.structs import replace

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.protocol.shows import ChangedPlace, Place, ShowDocument
from nextfrontier.protocol.tables import CurveDocument, PastDocument, SeatDocument
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.gate import Gate, situation, tell_past
from nextfrontier.shelf import plugin

MOST_POINTS: Final = 400  # of a curve
EYES: Final = 0  # spectators see a finished game as its first player


def positions(record: Record) -> Iterator[State]:
    """Yield the state after every move, from the first position on; it is the same object, played on."""
    state = record.at(0)
    yield state
    for entry in record.entries:
        state.play(entry.seat, state.parse(entry.seat, entry.move))
        yield state


def tell_curve(record: Record) -> Generator[None, None, CurveDocument]:
    """Note what everybody would have if the game had ended, after all moves or, of a long game, evenly spread ones."""
    if not record.over:
        raise server_refusal("not_over")
    last = len(record.entries)
    stride = 1 + last // MOST_POINTS
    curve = CurveDocument([], [[] for _ in range(record.seats)])
    for number, state in enumerate(positions(record)):
        if number % stride == 0 or number == last:
            curve.numbers.append(number)
            for seat, points in enumerate(record.game.standing(state)):
                curve.points[seat].append(points)
        yield
    return curve


def sample_of(slug: str) -> Record:
    """Return the finished game that newcomers are shown; refused if the game has none."""
    file = files(plugin(slug).package).joinpath("sample.json")
    if not file.is_file():
        raise server_refusal("no_sample", game=slug[:80])
    return load(json.loads(file.read_text("utf-8")))


def tell_show(record: Record, language: str) -> Generator[None, None, ShowDocument]:
    """Tell a finished game as one document."""
    game = record.game
    curve = yield from tell_curve(record)
    first, steps = yield from tell_steps(record)
    seats = [SeatDocument(seat, "bot", "", None, False) for seat in range(record.seats)]
    log = Gate(record).log(EYES, language, 0)
    state = replace(situation(record, SPECTATOR, language), seats=seats, log=log)
    return ShowDocument(game.slug, game.components(language, record.options), state, first, steps, curve)


def tell_steps(record: Record) -> Generator[None, None, tuple[PastDocument, list[list[ChangedPlace]]]]:
    """Tell the first position, and what each move changes in it."""
    first = tell_past(record, 0, SPECTATOR)
    before: object = msgspec.to_builtins(first)
    steps: list[list[ChangedPlace]] = []
    for number in range(1, len(record.entries) + 1):
        after: object = msgspec.to_builtins(tell_past(record, number, SPECTATOR))
        steps.append(changes_between(before, after, []))
        before = after
        yield
    return first, steps


def changes_between(before: object, after: object, path: Place) -> list[ChangedPlace]:
    """Return the places in which two documents differ; a list that grew or shrank is one place."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = [ChangedPlace([*path, key]) for key in before if key not in after]
        for key, value in after.items():
            place = [*path, key]
            found += (
                changes_between(before[key], value, place) if key in before else [ChangedPlace(place, value)]
            )
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [
            change
            for index, value in enumerate(after)
            for change in changes_between(before[index], value, [*path, index])
        ]
    same = type(before) is type(after) and before == after
    return [] if same else [ChangedPlace(path, after)]
