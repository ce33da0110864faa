"""Golden playthroughs: whole games of the greedy bot as readable text.

`make golden` plays them anew and rewrites the files. A test replays the moves that they hold, another one plays the
games anew: a change of rules or of the bot shows as a diff that a player can judge.
"""

from __future__ import annotations

import re
from ast import literal_eval
from pathlib import Path
from typing import Any, NamedTuple

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS

TESTS = Path(__file__).resolve().parent
TITLE = re.compile(r".+, (\d) seats, (\{.*\}), seed (\d+)")  # of a file: `Evacuation, 1 seats, {}, seed 21`
MOVE = re.compile(r"^(\d) > (.+)$", re.M)
BUDGET = Budget(nodes=200)  # renewed within seconds, and the same on every machine


class Playthrough(NamedTuple):
    """A game to be kept."""

    game: Game[Any]
    path: Path
    seats: int
    options: dict[str, object]
    seed: int

    @property
    def name(self) -> str:
        """Return the name of the game's file."""
        return self.path.stem.removeprefix("game_")

    def record(self) -> Record:
        """Return the game before its first move."""
        return Record(self.game, self.seats, self.options, self.seed)


def find_playthroughs() -> list[Playthrough]:
    """Return the games that are kept; the first line of a file says which one it holds, its folder of which game."""
    games = {plugin.package.rpartition(".")[2]: plugin for plugin in PLUGINS.values()}
    found: list[Playthrough] = []
    for path in sorted(TESTS.glob("games/*/golden/game_*.txt")):
        game = games[path.parent.parent.name].load_game()
        with path.open(encoding="utf-8") as file:
            told = TITLE.fullmatch(file.readline().rstrip())
        assert told is not None, f"the first line of {path} names no game"
        found.append(Playthrough(game, path, int(told[1]), literal_eval(told[2]), int(told[3])))
    return found


PLAYTHROUGHS = find_playthroughs()


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
    """Return a game as readable text: every move, its events, and the result."""
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
