"""How many points can a solo game of Evacuation bring? A search that knows all cards to come improves whole lines.

`python -m tools.ceiling --deals 24 --seconds 60` keeps what it finds in a file, goes on where it was stopped, and
writes docs/ceiling.md at the end. A line is a game as its decisions: by year, kind and number of the decision in
that year. A change takes some decisions out and lets habits answer them anew; a line that is not worse stays.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.evacuation.weights.loading import load_habits
from nextfrontier.bots.search.habits import Habits, odds_of
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.scoring import score_of
from nextfrontier.games.evacuation.state.box import OLD_AREAS
from nextfrontier.games.evacuation.state.goods import NEW, OLD
from nextfrontier.games.evacuation.state.worlds import Worlds

Line = dict[tuple[int, str, int], int]  # moves by year, kind of decision and its number in that year
PAGE = Path("docs/ceiling.md")
YEARS = 4
COOLING = 1.5  # points that a line may lose in the middle of the search
RESTARTS = 3


class Climber:
    """Improves lines of one deal."""

    def __init__(self, deal: int, habits: Habits) -> None:
        self.start = GAME.new(1, {}, deal)
        self.reader = WorldsReader()
        self.habits = habits
        self.dice = random.Random(deal)
        self.games = 0

    def play(
        self, line: Line, heat: float, watch: Callable[[Worlds], None] | None = None
    ) -> tuple[int, Line]:
        """Play a game along a line, by habit where the line says nothing that is legal; return score and line."""
        state = self.start.copy()
        played: Line = {}
        seen: Counter[tuple[int, str]] = Counter()
        while (seat := state.to_move()) >= 0:
            moves = self.reader.moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            else:
                decision = state.required_decision(seat)
                assert decision is not None
                kind = decision.kind()
                at = (state.year, kind, seen[(state.year, kind)])
                seen[(state.year, kind)] += 1
                move = line.get(at, -1)
                if move not in moves:
                    scores = self.habits.scores(self.reader.marks(state, seat, moves))
                    move = self.dice.choices(moves, odds_of(scores, heat))[0]
                played[at] = move
            state.play(seat, move)
            if watch is not None:
                watch(state)
        self.games += 1
        return score_of(state, 0)["total"], played

    def change(self, line: Line) -> Line:
        """Return a line without some of its decisions: a few, a year's, or all from a moment on."""
        keys = list(line)
        roll = self.dice.random()
        if roll < 0.7:
            number = 1 + int(self.dice.expovariate(0.6))
            gone = set(self.dice.sample(keys, min(number, len(keys))))
        elif roll < 0.85:
            first = self.dice.randrange(len(keys))
            gone = set(keys[first : first + self.dice.randrange(2, 9)])
        else:
            gone = set(keys[self.dice.randrange(len(keys)) :])
        return {at: move for at, move in line.items() if at not in gone}

    def climb(self, seconds: float) -> tuple[int, Line]:
        """Return the best score and line found in so many seconds of processor time."""
        best, best_line = -999, Line()
        for _ in range(RESTARTS):
            score, line = max((self.play({}, 0.7) for _ in range(60)), key=lambda found: found[0])
            begun = time.process_time()
            while (spent := (time.process_time() - begun) * RESTARTS / seconds) < 1:
                heat = self.dice.choice((0.7, 1.2, 2.0))
                other, changed = self.play(self.change(line), heat)
                if other >= score - self.dice.expovariate(1.0) * COOLING * (1 - spent) * (spent < 0.8):
                    score, line = other, changed
                    if score > best:
                        best, best_line = score, line
            # the next beginning is another one: lines get stuck
        return best, best_line


class Diary:
    """The facts of one game, year by year."""

    def __init__(self) -> None:
        self.years: list[dict[str, Any]] = [{} for _ in range(YEARS)]

    def note(self, worlds: Worlds) -> None:
        """Keep the facts; those at the first decision of a year are what the year before has come to."""
        year = max(worlds.year - 1, 0)
        actions = worlds.players[0].actions.count_taken()
        if year and "settled" not in self.years[year]:
            self.years[year - 1].update(facts_of(worlds))
        self.years[year].update(facts_of(worlds))
        self.years[year]["actions"] = max(actions, self.years[year].get("actions", 0))


def facts_of(worlds: Worlds) -> dict[str, Any]:
    """Return what a nation has come to."""
    player = worlds.players[0]
    return {
        "evacuated": OLD_AREAS - player.left.bit_count(),
        "production": list(player.production),
        "settled": player.settlements.areas.bit_count(),
        "stadiums": len(player.stadiums[NEW]),
        "ships": len(player.fleet.ships[OLD]) + len(player.fleet.ships[NEW]),
        "infrastructure": len(player.infrastructure.completed),
        "technologies": len(player.technologies.all_developed()),
        "steps": sorted(player.progress.steps),
        "penalties": player.penalties,
    }


def study(deal: int, seconds: float, habits: Habits) -> dict[str, Any]:
    """Search one deal; return the best score and what its line does."""
    climber = Climber(deal, habits)
    begun = time.process_time()
    score, line = climber.climb(seconds)
    diary = Diary()
    final: list[Worlds] = []

    def watch(state: Worlds) -> None:
        diary.note(state)
        final[:] = [state]

    again, _ = climber.play(line, 0.01, watch)
    assert again == score, "a line is played alike every time"
    player, box = final[0].players[0], final[0].box
    return {
        "deal": deal,
        "score": score,
        "sources": score_of(final[0], 0),
        "goals": [box.goal(goal).name for goal in player.goals.cards],
        "set": player.technologies.set,
        "technologies": [box.technologies[number].id for number in player.technologies.all_developed()],
        "years": diary.years,
        "games": climber.games,
        "seconds": round(time.process_time() - begun, 1),
    }


def main() -> int:
    """Study deal after deal; results so far are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time for each deal")
    parser.add_argument("--results", type=Path, default=Path("ceiling.jsonl"))
    args = parser.parse_args()
    found = (
        [json.loads(row) for row in args.results.read_text().splitlines()] if args.results.exists() else []
    )
    known = {result["deal"] for result in found}
    habits = load_habits(False, False)
    for deal in range(args.first, args.first + args.deals):
        if deal not in known:
            found.append(study(deal, args.seconds, habits))
            with args.results.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
        result = next(each for each in found if each["deal"] == deal)
        mean = statistics.mean(each["score"] for each in found)
        print(f"deal {deal}: {result['score']} points, mean {mean:.1f} of {len(found)}", flush=True)
    PAGE.write_text(page_of(found, args.seconds))
    return 0


def page_of(found: list[dict[str, Any]], seconds: float) -> str:
    """Return the page of all results."""
    scores = sorted(result["score"] for result in found)
    mean = statistics.mean(scores)
    games = statistics.mean(result["games"] for result in found)
    good, great = sum(score >= 60 for score in scores), sum(score >= 80 for score in scores)
    lines = [
        "# The ceiling of Evacuation, solo",
        "",
        "Made by `python -m tools.ceiling`, which knows all cards to come: a fair player cannot do as well.",
        "",
        f"{len(found)} deals, Points mode, standard actions, {seconds:g} s of processor time, {games:.0f} games each.",
        f"Best totals: mean {mean:.1f}, from {scores[0]} to {scores[-1]}; 60 or more {good}, 80 or more {great} times.",
        "",
        "## Points by source, mean",
        "",
        "| source | points |",
        "|---|---|",
    ]
    sources = sorted({source for result in found for source in result["sources"]})
    for source in sources:
        points = statistics.mean(result["sources"].get(source, 0) for result in found)
        lines.append(f"| {source.replace('_', ' ')} | {points:.1f} |")
    return "\n".join([*lines, "", *yearly_table(found), "", *deal_table(found), ""])


def yearly_table(found: list[dict[str, Any]]) -> list[str]:
    """Return the means of what the best lines have at the end of each year."""
    names = (
        "evacuated",
        "settled",
        "stadiums",
        "ships",
        "infrastructure",
        "technologies",
        "actions",
        "penalties",
    )
    rows = [
        "## What the best lines have at the end of a year, mean",
        "",
        "| | Y1 | Y2 | Y3 | Y4 |",
        "|---|---|---|---|---|",
    ]
    for name in names:
        means = [statistics.mean(result["years"][year][name] for result in found) for year in range(YEARS)]
        rows.append(f"| {name} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    lowest = [
        statistics.mean(min(result["years"][year]["production"]) for result in found) for year in range(YEARS)
    ]
    rows.append("| lowest production | " + " | ".join(f"{mean:.1f}" for mean in lowest) + " |")
    for marker, name in enumerate(("rear marker", "front marker")):
        steps = [
            statistics.mean(result["years"][year]["steps"][marker] for result in found)
            for year in range(YEARS)
        ]
        rows.append(f"| {name} | " + " | ".join(f"{mean:.1f}" for mean in steps) + " |")
    return rows


def deal_table(found: list[dict[str, Any]]) -> list[str]:
    """Return a row for each deal."""
    rows = [
        "## Deals",
        "",
        "| deal | best | production | goals | set | technologies |",
        "|---|---|---|---|---|---|",
    ]
    for result in sorted(found, key=lambda result: int(result["deal"])):
        levels = "/".join(str(level) for level in result["years"][-1]["production"])
        goals = f"{', '.join(result['goals'])} ({result['sources'].get('goals', 0)})"
        technologies = " ".join(result["technologies"])
        rows.append(
            f"| {result['deal']} | {result['score']} | {levels} | {goals} | {result['set']} | {technologies} |"
        )
    return rows


if __name__ == "__main__":
    sys.exit(main())
