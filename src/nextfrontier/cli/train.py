"""`frontier train`: bots learn from games against themselves; the best habits and a picture of them are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nextfrontier.cli.arguments import add_jobs, positive
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.cli.speech import say, say_number
from nextfrontier.shelf import PLUGINS, plugin
from nextfrontier.training.curve import draw_curve
from nextfrontier.training.running import Plan, TrainingFault, train

if TYPE_CHECKING:
    from nextfrontier.bots.course import Course


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "train",
        help=say("help.train"),
        description=say("help.train.description"),
        epilog=say("help.train.epilog"),
    )
    known = [slug for slug in PLUGINS if plugin(slug).courses]
    parser.add_argument("game", choices=known, metavar="GAME", help=", ".join(known))
    parser.add_argument(
        "--course",
        metavar="NAME",
        help=say("help.train.course"),
    )
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help=say("help.train.folder"))
    parser.add_argument("--start", type=Path, metavar="FILE", help=say("help.train.start"))
    parser.add_argument(
        "--rounds",
        type=positive,
        default=2000,
        metavar="N",
        help=say("help.train.rounds", default="%(default)s"),
    )
    parser.add_argument("--every", type=positive, default=100, metavar="N", help=say("help.train.every"))
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help=say("help.train.deals"))
    parser.add_argument("--rate", type=float, default=0.03, metavar="X", help=say("help.train.rate"))
    add_jobs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train, and tell what came of it."""
    courses: dict[str, Course] = plugin(args.game).load("courses")
    name = args.course or next(iter(courses))
    if name not in courses:
        print(say("train.no_course", name=name[:80], known=", ".join(courses)), file=sys.stderr)
        return 2
    folder = args.folder or Path("training") / f"{args.game}-{name}"
    plan = Plan(args.rounds, args.every, max(args.deals, 2), args.rate, args.jobs)
    bar = ProgressBar(say("train.rounds"))
    try:
        looks = train(args.game, name, folder, plan, bar.show, args.start)
    except TrainingFault as fault:
        print(say(f"train.fault.{fault.code}", 1, **fault.details), file=sys.stderr)
        return 2
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{say('train.interrupted', folder=str(folder))}", file=sys.stderr)
        return 130
    played = say("train.curve.games", games=say_number(looks[-1].games))
    (folder / "curve.svg").write_text(draw_curve(looks, say("train.curve"), played), encoding="utf-8")
    for each in looks:
        mean, margin = say_number(each.mean, 1), say_number(each.interval, 1)
        print(say("train.look", games=f"{say_number(each.games):>7}", mean=mean, margin=margin))
    print(say("train.best", file=f"{folder / name}.json", used=str(courses[name].file)))
    return 0
