"""`frontier train`: bots learn from games against themselves; the best habits and a picture of them are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.cli.arguments import add_jobs, positive, positive_number
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.cli.speech import say, say_number
from nextfrontier.shelf import PLUGINS, plugin
from nextfrontier.training.curve import draw_curve
from nextfrontier.training.keeping import Look, TrainingFault, file_in
from nextfrontier.training.running import Plan, train
from nextfrontier.working.signals import INTERRUPTED

if TYPE_CHECKING:
    from nextfrontier.bots.course import Course

ALL: Final = "all"  # courses, one after the other
FOLDER: Final = Path("training")


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
    parser.add_argument("--course", metavar="NAME", help=say("help.train.course"))
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help=say("help.train.folder"))
    parser.add_argument("--start", type=Path, metavar="FILE", help=say("help.train.start"))
    parser.add_argument("--rounds", type=positive, metavar="N", help=say("help.train.rounds"))
    parser.add_argument("--every", type=positive, metavar="N", help=say("help.train.every"))
    parser.add_argument("--deals", type=positive, default=200, metavar="N", help=say("help.train.deals"))
    parser.add_argument("--rate", type=positive_number, metavar="X", help=say("help.train.rate"))
    add_jobs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train one course or all of a game, and tell what came of it."""
    courses: dict[str, Course] = plugin(args.game).load("courses")
    name = args.course or next(iter(courses))
    if name != ALL and name not in courses:
        print(say("train.no_course", name=name[:80], known=", ".join([*courses, ALL])), file=sys.stderr)
        return 2
    if name != ALL:
        folder = args.folder or FOLDER / f"{args.game}-{name}"
        return train_course(args, name, folder, args.start)
    for name, course in courses.items():
        folder = folder_of(args, name)
        start = folder_of(args, course.after) / f"{course.after}.json" if course.after else args.start
        if course.after and file_in(folder).exists():
            start = None  # it goes on with what it has, also if the course before it has learnt more since
        if failed := train_course(args, name, folder, start):
            return failed
    return 0


def folder_of(args: argparse.Namespace, name: str) -> Path:
    """Return the folder of a course among all of its game."""
    base: Path = args.folder or FOLDER
    return base / f"{args.game}-{name}"


def train_course(args: argparse.Namespace, name: str, folder: Path, start: Path | None) -> int:
    """Train one course, beginning with the habits of a file if one is named."""
    course: Course = plugin(args.game).load("courses")[name]
    rounds, every, rate = args.rounds or course.rounds, args.every or course.every, args.rate or course.rate
    plan = Plan(rounds, every, max(args.deals, 2), rate, course.last, args.jobs)
    bar = ProgressBar(f"{name}: {say('train.rounds')}")
    try:
        looks = train(args.game, name, folder, plan, bar.show, start, lambda looks: draw(looks, folder))
    except TrainingFault as fault:
        print(say(f"train.fault.{fault.code}", 1, **fault.details), file=sys.stderr)
        return 2
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{say('train.interrupted', folder=str(folder))}", file=sys.stderr)
        return INTERRUPTED
    for each in looks:
        mean, margin = say_number(each.mean, 1), say_number(each.interval, 1)
        print(say("train.look", games=f"{say_number(each.games):>7}", mean=mean, margin=margin))
    print(say("train.best", file=f"{folder / name}.json", used=str(course.file)))
    return 0


def draw(looks: list[Look], folder: Path) -> None:
    """Draw the progress so far."""
    played = say("train.curve.games", games=say_number(looks[-1].games))
    (folder / "curve.svg").write_text(draw_curve(looks, say("train.curve"), played), encoding="utf-8")
