"""Study deals of Evacuation: `python -m tools.ceiling --deals 24 --seconds 60`.

What is found is kept in a file at once; a second run goes on from there. At the end docs/ceiling.md is written.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.evacuation.courses import COURSES
from nextfrontier.bots.evacuation.levels import BOTS
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.kernel.views import view_of
from tools.ceiling.climbing import Climber
from tools.ceiling.diary import Diary
from tools.ceiling.page import page_of

PAGE = Path("docs/ceiling.md")
BESIDE = ("greedy", "regular")  # fair bots that play the same deals
COLD = 0.01
MADE = "<!-- From here on made by tools.ceiling. -->\n\n"


def main() -> int:
    """Study deal after deal."""
    args = arguments()
    found: list[dict[str, Any]] = []
    if args.results.exists():
        found = [json.loads(row) for row in args.results.read_text().splitlines()]
    for deal in range(args.first, args.first + args.deals):
        if all(result["deal"] != deal for result in found):
            found.append(study(deal, args.seconds))
            with args.results.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
            means = {
                name: statistics.mean(each[name]["score"] for each in found) for name in ("best", *BESIDE)
            }
            said = ", ".join(
                f"{name} {found[-1][name]['score']} (mean {mean:.1f})" for name, mean in means.items()
            )
            print(f"deal {deal}: {said}", flush=True)
    write_page(found)
    return 0


def write_page(found: list[dict[str, Any]]) -> None:
    """Write the tables under what people wrote at the head of the page."""
    head = PAGE.read_text().split(MADE)[0] if PAGE.exists() else "# The ceiling of Evacuation, solo\n\n"
    PAGE.write_text(head + MADE + page_of(found))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time for each deal")
    parser.add_argument("--results", type=Path, default=Path("ceiling.jsonl"))
    return parser.parse_args()


def study(deal: int, seconds: float) -> dict[str, Any]:
    """Search one deal, let fair bots play it too, and return what all of them came to."""
    climber = Climber(deal, COURSES["solo-standard"].habits())
    begun = time.process_time()
    score, line = climber.climb(seconds)
    spent = round(time.process_time() - begun, 1)
    diary = Diary()
    again, _ = climber.play(line, COLD, diary.note)
    assert again == score, "a line is played alike every time"
    found: dict[str, Any] = {"deal": deal, "games": climber.games, "seconds": spent, "best": diary.tell()}
    for name in BESIDE:
        found[name] = play_bot(BOTS[name].bot, deal)
    return found


def play_bot(bot: Bot, deal: int) -> dict[str, Any]:
    """Let a bot play a deal on its own view; return what it came to."""
    state, diary, number = GAME.new(1, {}, deal), Diary(), 0
    while state.to_move() >= 0:
        number += 1
        state.play(0, bot.choose(view_of(state, 0), 0, Budget(), 1000 * deal + number).move)
        diary.note(state)
    return diary.tell()


if __name__ == "__main__":
    sys.exit(main())
