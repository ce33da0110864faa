"""Golden playthroughs: whole games of the greedy bot as readable text.

`make golden` plays them anew and rewrites the files. A test replays the moves that they hold, another one plays the
games anew: a change of rules or of the bot shows as a diff that a player can judge.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.agenda import SPECTATOR
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record

TESTS = Path(__file__).resolve().parent
MOVE = re.compile(r"^(\d) > (.+)$", re.M)
BUDGET = Budget(nodes=200)  # renewed within seconds, and the same on every machine


class Playthrough(NamedTuple):
    """A game to be kept."""

    game: Game[Any]
    name: str
    seats: int
    options: dict[str, object]
    seed: int

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return TESTS / "games" / self.game.slug.replace("-", "_") / "golden" / f"game_{self.name}.txt"

    def record(self) -> Record:
        """The game before its first move."""
        return Record(self.game, self.seats, self.options, self.seed)


ADVANCED_WITH_MODULES: dict[str, object] = {"actions": "advanced", "common_goals": True, "lines": "A"}
PLAYTHROUGHS = (
    Playthrough(UNDERWATER_CITIES, "solo", 1, {}, 11),
    Playthrough(UNDERWATER_CITIES, "two_seats", 2, {}, 12),
    Playthrough(UNDERWATER_CITIES, "three_seats", 3, {}, 13),
    Playthrough(UNDERWATER_CITIES, "four_seats", 4, {}, 14),
    Playthrough(UNDERWATER_CITIES, "contracts", 2, {"contracts": True}, 15),
    Playthrough(UNDERWATER_CITIES, "advanced_boards", 2, {"boards": "advanced"}, 16),
    Playthrough(EVACUATION, "solo", 1, {}, 21),
    Playthrough(EVACUATION, "race", 2, {"mode": "race"}, 22),
    Playthrough(EVACUATION, "advanced_with_modules", 3, ADVANCED_WITH_MODULES, 23),
    Playthrough(EVACUATION, "four_seats", 4, {}, 24),
)


def play(playthrough: Playthrough) -> Record:
    """Let the greedy bot play all seats."""
    record = playthrough.record()
    player = bot(playthrough.game.slug, "greedy")
    while not record.over:
        seat = record.state.to_move()
        choice = player.choose(view_of(record.state, seat), seat, BUDGET, record.version)
        record.play(seat, record.state.notation(seat, choice.move))
    return record


def replay(playthrough: Playthrough, text: str) -> Record:
    """Play the moves that a golden file holds."""
    record = playthrough.record()
    for seat, move in MOVE.findall(text):
        record.play(int(seat), move)
    return record


def text_of(playthrough: Playthrough, record: Record) -> str:
    """A game as readable text: every move, what came of it, and the result."""
    game, seats, options, seed = playthrough.game, playthrough.seats, playthrough.options, playthrough.seed
    lines = [f"{game.title}, {seats} seats, {options}, seed {seed}", ""]
    for entry in record.entries:
        lines.append(f"{entry.seat} > {entry.move}")
        lines += [f"      {game.sentence(event, SPECTATOR)}" for event in entry.events]
    result = game.result(record.state)
    assert result is not None
    lines += ["", f"ranking {result.ranking}"]
    lines += [f"seat {seat}: {scores}" for seat, scores in enumerate(result.scores)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        each.path.write_text(text_of(each, play(each)), encoding="utf-8")
        print(each.path.name)
