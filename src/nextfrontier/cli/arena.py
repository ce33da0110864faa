"""`frontier arena`: matches and tournaments of bots and programs, kept in a book, with a report."""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from nextfrontier.arena import figures
from nextfrontier.arena.book import Book, BookFault
from nextfrontier.arena.entrants import read_entrant
from nextfrontier.arena.fixtures import Fixture, Terms, make_fixtures
from nextfrontier.arena.playing import Played
from nextfrontier.arena.running import key_of, run_match
from nextfrontier.cli.arguments import add_jobs, positive
from nextfrontier.cli.play import refusal_lines
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.cli.report.page import write_report
from nextfrontier.cli.report.wording import percent, show
from nextfrontier.cli.speech import Speech, say, spoken_language
from nextfrontier.kernel.game import chosen_options
from nextfrontier.kernel.reasons import Refused
from nextfrontier.shelf import PLUGINS, first_game, game

FIRST_DEAL = 5_000_000  # far from the deals on which bots were trained


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "arena",
        help=say("help.arena"),
        description=say("help.arena.description"),
        epilog=say("help.arena.epilog"),
    )
    parser.add_argument("entrants", nargs="*", metavar="ENTRANT", help=say("help.arena.entrants"))
    parser.add_argument(
        "--game",
        choices=list(PLUGINS),
        default=first_game(),
        help=say("help.arena.game", default="%(default)s"),
    )
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=say("help.arena.seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("help.arena.option")
    )
    parser.add_argument("--deals", type=positive, default=24, metavar="N", help=say("help.arena.deals"))
    parser.add_argument("--first", type=int, default=FIRST_DEAL, metavar="SEED", help=say("help.arena.first"))
    parser.add_argument(
        "--book",
        type=Path,
        default=Path("arena.sqlite"),
        metavar="FILE",
        help=say("help.arena.book", default="%(default)s"),
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help.arena.report"))
    add_jobs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, tell the figures, write the report."""
    try:
        fixtures = read_fixtures(args)
        book = Book(args.book)
    except Refused as refused:
        return complain(*refusal_lines(refused.reasons, game(args.game), Speech(spoken_language())))
    except BookFault as fault:
        return complain(say(f"arena.book.{fault.code}", 1, **fault.details))
    except ValueError as error:
        return complain(str(error))
    bar = ProgressBar(say("arena.games"))
    try:
        if fixtures:
            run_match(fixtures, book, args.jobs, bar.show)
    except KeyboardInterrupt:
        print(f"\n{say('arena.interrupted', book=str(args.book))}", file=sys.stderr)
        return 130
    finally:
        entries = book.read()
        book.close()
    wanted = {key_of(fixture) for fixture in fixtures}
    print_figures([entry.played for entry in entries if entry.key in wanted], args)
    if args.report:
        args.report.write_text(write_report(entries), "utf-8")
        print(say("arena.report", file=str(args.report)))
    return 0


def complain(*lines: str) -> int:
    """Say what is wrong; the exit code of a command that cannot be done as asked."""
    for line in lines:
        print(f"frontier arena: {line}", file=sys.stderr)
    return 2


def read_fixtures(args: argparse.Namespace) -> list[Fixture]:
    """Return the games of the match; everything that is wrong with it is refused before the first game."""
    known = game(args.game)
    for entrant in args.entrants:
        read_entrant(entrant, args.game)
    options = dict(read_option(pair) for pair in args.option)
    chosen_options(known.options(), options)
    if args.entrants:
        known.new(args.seats, options, args.first)
    terms = Terms(args.game, args.seats, options)
    return (
        make_fixtures(terms, args.entrants, range(args.first, args.first + args.deals))
        if args.entrants
        else []
    )


def read_option(pair: str) -> tuple[str, object]:
    """Read `name=value`; a value is JSON where it can be read so, else a text."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise ValueError(say("arena.wrong_option", given=pair))
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def print_figures(match: Sequence[Played], args: argparse.Namespace) -> None:
    """Print the figures of the match that was asked for, whatever else is in the book."""
    entrants = list(dict.fromkeys(args.entrants))
    for entrant in entrants:
        print_entrant(match, entrant, alone=args.seats == 1)
    tables = match if args.seats > 1 else figures.seat_together(match)
    for one, other in pairwise(entrants):
        share, more = percent(figures.beats(tables, one, other)), figures.difference(tables, one, other)
        key = "arena.meetings" if args.seats > 1 else "arena.compared"
        print(say(key, one=one, other=other, share=show(share), more=show(more)))


def print_entrant(match: Sequence[Played], entrant: str, alone: bool) -> None:
    """Print the points and wins of an entrant; alone, how often it reached the goal; and what it lost by faults."""
    score, wins = figures.scores(match, entrant), percent(figures.wins(match, entrant))
    if not alone:
        print(say("arena.figures", score.number, entrant=entrant, score=show(score), wins=show(wins)))
    else:
        print(say("arena.alone", score.number, entrant=entrant, score=show(score)))
        if wins.number:
            print(say("arena.goal", entrant=entrant, share=show(wins)))
    if faults := figures.count_faults(match, entrant):
        print(say("arena.lost", faults, entrant=entrant))
