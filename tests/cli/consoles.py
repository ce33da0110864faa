"""A player who is not there: answers what the terminal asks, by script or by looking at what it shows."""

from __future__ import annotations

import argparse
import io
import random
import re
from collections.abc import Callable, Iterable

from nextfrontier.bots.budget import Budget
from nextfrontier.cli import play
from nextfrontier.cli.terminal.console import Console
from nextfrontier.cli.terminal.session import Session

Answer = Callable[[str], str | None]  # what was shown since the last answer -> a line; None ends the input
NUMBERED = re.compile(r"^ *([1-9]\d*)  \S", re.MULTILINE)
QUICK = Budget(nodes=50)


class Typist(io.StringIO):
    """Standard input that reads standard output."""

    def __init__(self, target: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self.target = target
        self.answer = answer
        self.read_so_far = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override] # of all files bytes are expected
        shown = self.target.getvalue()[self.read_so_far :]
        self.read_so_far += len(shown)
        line = self.answer(shown)
        return "" if line is None else f"{line}\n"


def arguments(*options: str) -> argparse.Namespace:
    """Return the options as the command line gives them."""
    parser = argparse.ArgumentParser()
    play.add_parser(parser.add_subparsers())
    return parser.parse_args(["play", *options])


def played(answer: Answer | Iterable[str], *options: str, language: str = "en") -> tuple[int, str]:
    """Return the exit code and everything shown, for a player who answers so; after a script the input ends."""
    target = io.StringIO()
    typist = Typist(target, answer if callable(answer) else script(answer))
    console = Console(typist, target, plain=True, language=language)
    return play.play(arguments(*options), console, QUICK), target.getvalue()


def script(lines: Iterable[str]) -> Answer:
    """Answer with these lines, whatever is shown; then the input ends."""
    rest = iter(lines)
    return lambda shown: next(rest, None)


def seated(answer: Callable[[Session, str], str | None], *options: str) -> tuple[int, str]:
    """Return the exit code and everything shown, for a player who may look behind the screen."""
    target = io.StringIO()
    found: list[Session] = []
    console = Console(Typist(target, lambda shown: answer(found[0], shown)), target, plain=True)
    found.append(play.seat_players(arguments(*options), console, QUICK))
    return found[0].run(), target.getvalue()


def random_numbers(seed: int) -> Answer:
    """Type any number that is offered, and Enter at curtains and at the end."""
    chance = random.Random(seed)

    def answer(shown: str) -> str | None:
        if "The game is over (" in shown:
            return None
        offered = [int(number) for number in NUMBERED.findall(menu_in(shown))]
        return str(chance.choice(offered)) if offered else ""

    return answer


def curious(seed: int, looks: list[str]) -> Answer:
    """Type random numbers and look around in between; after a mere look any menu offers its first entry."""
    numbers, chance = random_numbers(seed), random.Random(seed)

    def answer(shown: str) -> str | None:
        if "Press Enter" in shown[-60:]:
            return ""
        if chance.random() < 0.2:
            return chance.choice(looks)
        return numbers(shown if NUMBERED.search(menu_in(shown)) else "\n\n  1  first")

    return answer


def check_whole_game(text: str) -> None:
    """Check that the game fits the screen and ends with points, a ranking and the seed."""
    ending = text[text.index("The game is over") :]
    assert re.search(r"^total +-?\d+ +-?\d+$", ending, re.MULTILINE)
    assert re.search(r"Ranking: 1\. P\d .* 2\. P\d ", ending)
    assert "Seed: 5 (it fits the hash shown at the start, and every shuffle follows from it)" in ending
    assert "fault" not in text
    assert max(len(line) for line in text.splitlines()) <= 100
    assert "\x1b" not in text


def menu_in(shown: str) -> str:
    """Return the last menu on the screen: it follows the last empty line."""
    return shown.rsplit("\n\n", 1)[-1]
