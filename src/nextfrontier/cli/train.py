"""`frontier train`: bots learn from games against themselves; the best weights and a picture of them are kept."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nextfrontier.cli.arguments import add_jobs, positive
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.shelf import PLUGINS, plugin

if TYPE_CHECKING:
    from nextfrontier.bots.course import Course


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "train",
        help="let bots learn from games against themselves",
        description="Rounds of self-play, a fit after each, and a look at held-out deals; the best weights are kept in"
        " FOLDER with a picture of the progress. Run again, a training goes on where it was interrupted.",
        epilog="To use the weights, copy weights.json over the file in the package that the end of the run names.",
    )
    known = [slug for slug in PLUGINS if plugin(slug).course]
    parser.add_argument("game", choices=known, metavar="GAME", help=", ".join(known))
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="(default: training/GAME)")
    parser.add_argument("--rounds", type=positive, default=20, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--games", type=positive, default=800, metavar="N", help="of a round (default: 800)")
    parser.add_argument("--deals", type=positive, default=96, metavar="N", help="held out (default: 96)")
    add_jobs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train, and tell what came of it."""
    if find_spec("numpy") is None:
        print("Training needs numpy: pip install 'nextfrontier[train]'", file=sys.stderr)
        return 2
    from nextfrontier.training.curve import draw_curve  # these need numpy, nothing else does
    from nextfrontier.training.running import Plan, TrainingFault, train

    course: Course = plugin(args.game).load("course")
    folder = args.folder or Path("training") / args.game
    plan = Plan(args.rounds, args.games, max(args.deals, 2), args.jobs)
    bar = ProgressBar("Games")
    try:
        rounds = train(course, folder, plan, bar.show)
    except TrainingFault as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(
            f"\nInterrupted. The same command goes on; all finished rounds are in {folder}.", file=sys.stderr
        )
        return 130
    (folder / "curve.svg").write_text(draw_curve(rounds), encoding="utf-8")
    for each in rounds:
        print(f"{each.games:6} games: {each.mean:.1f} ± {each.interval:.1f} points on held-out deals")
    print(f"The best weights are {folder / 'weights.json'}; the bots of the package read {course.weights}.")
    return 0
