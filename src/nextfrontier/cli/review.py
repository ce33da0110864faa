"""`frontier review`: what the choices of a finished game cost, what luck did, and which turns mattered."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from nextfrontier.bots.reviewing.account import Account, Estimate
from nextfrontier.bots.reviewing.review import review
from nextfrontier.cli.arguments import positive
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.cli.speech import CATALOGUES, say, say_number, spoken_language
from nextfrontier.cli.verify import printable
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.protocol.reviews import MistakeDocument, tell_account
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from nextfrontier.server.errors import tell_refusal
from nextfrontier.shelf import games
from nextfrontier.working.signals import INTERRUPTED, Stop, note_signals

UNREADABLE = 2


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "review",
        help=say("help.review"),
        description=say("help.review.description"),
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--seat", type=int, default=1, help=say("help.review.seat"))
    parser.add_argument("--percent", type=positive, default=100, help=say("help.review.percent"))
    parser.add_argument("--turns", action="store_true", help=say("help.review.turns"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command: 0, or 2 if the game cannot be reviewed."""
    file: Path = args.file
    games()  # the shelf makes them known
    try:
        with note_signals() as stop:
            record, account = load_and_review(args, stop)
    except KeyboardInterrupt:
        print(f"\n{say('review.interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except (OSError, RecursionError, ValueError) as error:
        return give_up(file, str(getattr(error, "strerror", None) or error))
    except Refused as refused:
        return give_up(file, tell_refusal(None, refused, spoken_language()).message)
    print_account(record, args.seat - 1, account)
    if args.turns:
        print_turns(record, account)
    return 0


def load_and_review(args: argparse.Namespace, stop: Stop) -> tuple[Record, Account]:
    """Read the game and review it; stop between two thoughts."""
    bar = ProgressBar(say("review.choices"))

    def show(done: int, total: int) -> None:
        stop.check()
        bar.show(done, total)

    record = load(json.loads(args.file.read_bytes()))
    if not 1 <= args.seat <= record.seats:
        raise ValueError(say("review.no_player", number=args.seat))
    return record, review(record, args.seat - 1, args.percent, show)


def give_up(file: Path, problem: str) -> int:
    """Say why nothing can be reviewed."""
    print(printable(say("review.impossible", file=str(file), problem=problem)), file=sys.stderr)
    return UNREADABLE


def print_account(record: Record, seat: int, account: Account) -> None:
    """Print what the result is made of, and the turns that mattered."""
    print(f"{say_number(account.result, 1):>7}  {say('review.result', number=seat + 1)}")
    for key, plus in (("start", ""), ("choices", "+"), ("luck", "+")):
        estimate: Estimate = getattr(account, key)
        points = ("" if estimate.points < 0 else plus) + say_number(estimate.points, 1)
        print(f"{points:>7}  {say(f'review.part.{key}', margin=say_number(estimate.margin, 1))}")
    told = tell_account(record, seat, account, spoken_language())
    if told.goal and told.scored:
        print(f"{'':7}  {say('review.goal', points=say_number(told.goal))}")
    if not told.mistakes:
        print(f"\n{say('review.no_mistake')}")
    for mistake in told.mistakes:
        print_mistake(mistake, told.turns[mistake.turn].last)


def print_mistake(mistake: MistakeDocument, last: int) -> None:
    """Print a turn that mattered."""
    loss = tell_estimate(mistake.loss).strip()
    print(f"\n{say('review.cost', first=mistake.number + 1, last=last, loss=loss)}")
    print(f"  {say('review.played', moves='; '.join(mistake.played))}")
    if mistake.better:
        print(f"  {say('review.better', moves='; '.join(mistake.better))}")
    if mistake.reasons:
        print(f"  {mistake.reasons}")


def print_turns(record: Record, account: Account) -> None:
    """Print the loss of every turn."""
    print()
    for turn in account.turns:
        first = account.spans[turn.spans[0]].numbers[0]
        moment = tell_moment(record, first)
        mark = f"  {say('review.mistake')}" if turn.is_mistake else ""
        print(f"{say('review.move')} {first + 1:4}  {moment:20}  {tell_estimate(turn.loss)}{mark}")


def tell_estimate(estimate: Estimate) -> str:
    """Return points with their margin."""
    return f"{say_number(estimate.points, 1):>5} ± {say_number(estimate.margin, 1)}"


def tell_moment(record: Record, moves: int) -> str:
    """Say how far the game was before a move."""
    found = record.game.moment(record.at(moves))
    said: list[Part] = [Message(f"review.moment.{name}", n) for name, n in found.items()]
    return CATALOGUES[spoken_language()].say(Series("names", said))
