"""`frontier train`: bots learn from games against themselves; the best habits and a picture of them are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nextfrontier.cli.arguments import add_jobs, positive
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.shelf import PLUGINS, plugin
from nextfrontier.training.curve import draw_curve
from nextfrontier.training.running import Plan, TrainingFault, train

if TYPE_CHECKING:
    from nextfrontier.bots.course import Course


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "train",
        help="let bots learn from games against themselves",
        description="Rounds of games by the habits so far, a step after each, and looks at held-out deals; the best"
        " habits are kept in FOLDER with a picture of the progress. Run again, a training goes on where it was.",
        epilog="To use the habits, copy the file over the one of the package that the end of the run names.",
    )
    known = [slug for slug in PLUGINS if plugin(slug).courses]
    parser.add_argument("game", choices=known, metavar="GAME", help=", ".join(known))
    parser.add_argument(
        "--course",
        metavar="NAME",
        help="a way to play with habits of its own (default: the first of the game)",
    )
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="(default: training/GAME-NAME)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="habits to begin with (default: none)")
    parser.add_argument("--rounds", type=positive, default=2000, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--every", type=positive, default=100, metavar="N", help="rounds between looks (100)")
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help="held out (default: 200)")
    parser.add_argument("--rate", type=float, default=0.03, metavar="X", help="of the first steps (0.03)")
    add_jobs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train, and tell what came of it."""
    courses: dict[str, Course] = plugin(args.game).load("courses")
    name = args.course or next(iter(courses))
    if name not in courses:
        print(f"There is no course {name[:80]}; there are: {', '.join(courses)}.", file=sys.stderr)
        return 2
    folder = args.folder or Path("training") / f"{args.game}-{name}"
    plan = Plan(args.rounds, args.every, max(args.deals, 2), args.rate, args.jobs)
    bar = ProgressBar("Rounds")
    try:
        looks = train(args.game, name, folder, plan, bar.show, args.start)
    except (TrainingFault, OSError, ValueError) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nInterrupted. The same command goes on from the last look, in {folder}.", file=sys.stderr)
        return 130
    (folder / "curve.svg").write_text(draw_curve(looks), encoding="utf-8")
    for each in looks:
        print(f"{each.games:7} games: {each.mean:.1f} ± {each.interval:.1f} points on held-out deals")
    print(f"The best habits are {folder / name}.json; the bots of the package read {courses[name].file}.")
    return 0
