"""Golden playthroughs: whole games of the greedy bot as readable text.

`make golden` plays them anew and rewrites the files; tests only replay the moves they hold. A rules change shows as a
diff that a player can judge.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from nextfrontier.bots.levels import bot
from nextfrontier.kernel.agenda import SPECTATOR
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import UNDERWATER_CITIES

FOLDER = Path(__file__).resolve().parent / "golden"
MOVE = re.compile(r"^(\d) > (.+)$", re.M)
ALL_THE_TIME = 10**9


class Playthrough(NamedTuple):
    """A game to be kept."""

    name: str
    seats: int
    options: dict[str, object]
    seed: int


PLAYTHROUGHS = (
    Playthrough("solo", 1, {}, 11),
    Playthrough("two_seats", 2, {}, 12),
    Playthrough("three_seats", 3, {}, 13),
    Playthrough("four_seats", 4, {}, 14),
    Playthrough("contracts", 2, {"contracts": True}, 15),
    Playthrough("advanced_boards", 2, {"boards": "advanced"}, 16),
)


def play(playthrough: Playthrough) -> Record:
    """Let the greedy bot play all seats."""
    record = Record(UNDERWATER_CITIES, playthrough.seats, playthrough.options, playthrough.seed)
    player = bot(UNDERWATER_CITIES.slug, "greedy")
    while not record.over:
        seat = record.state.to_move()
        choice = player.choose(view_of(record.state, seat), seat, ALL_THE_TIME, record.version)
        record.play(seat, record.state.notation(seat, choice.move))
    return record


def replay(playthrough: Playthrough, text: str) -> Record:
    """Play the moves that a golden file holds."""
    record = Record(UNDERWATER_CITIES, playthrough.seats, playthrough.options, playthrough.seed)
    for seat, move in MOVE.findall(text):
        record.play(int(seat), move)
    return record


def text_of(playthrough: Playthrough, record: Record) -> str:
    """A game as readable text: every move, what came of it, and the result."""
    lines = [
        f"Underwater Cities, {playthrough.seats} seats, {playthrough.options}, seed {playthrough.seed}",
        "",
    ]
    for entry in record.entries:
        lines.append(f"{entry.seat} > {entry.move}")
        lines += [f"      {UNDERWATER_CITIES.sentence(event, SPECTATOR)}" for event in entry.events]
    result = UNDERWATER_CITIES.result(record.state)
    assert result is not None
    lines += ["", f"ranking {result.ranking}"]
    lines += [f"seat {seat}: {scores}" for seat, scores in enumerate(result.scores)]
    return "\n".join(lines) + "\n"


def path_of(playthrough: Playthrough) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"game_{playthrough.name}.txt"


if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        path_of(each).write_text(text_of(each, play(each)), encoding="utf-8")
        print(path_of(each).name)
