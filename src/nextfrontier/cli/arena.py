"""`frontier arena`: matches and tournaments of bots and programs, kept in a book, with a report."""

import argparse
import contextlib
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from nextfrontier.arena import figures
from nextfrontier.arena.book import Book, BookFault, Entry
from nextfrontier.arena.entrants import digest_files, find_program, read_entrant
from nextfrontier.arena.fixtures import Fixture, Terms, make_fixtures
from nextfrontier.arena.playing import Played
from nextfrontier.arena.running import key_of, run_match
from nextfrontier.cli.arguments import WrongArgument, add_jobs, positive
from nextfrontier.cli.play import refusal_lines
from nextfrontier.cli.progress import ProgressBar
from nextfrontier.cli.report.file import refuse_place, write_page
from nextfrontier.cli.report.page import write_report
from nextfrontier.cli.report.wording import show, show_share
from nextfrontier.cli.speech import Speech, say, spoken_language
from nextfrontier.cli.verify import printable
from nextfrontier.kernel.game import chosen_options
from nextfrontier.kernel.reasons import Refused
from nextfrontier.shelf import PLUGINS, first_game, game
from nextfrontier.working.signals import INTERRUPTED
from nextfrontier.working.workers import WorkerLost

FIRST_DEAL = 5_000_000  # far from the deals on which bots were trained
LEAST_DEAL, MOST_DEAL = -(2**63), 2**63 - 1  # numbers that a book can keep
WORKER_LOST = 1


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
    """Play, tell the figures, write the report; refuse what is wrong before the first game."""
    try:
        terms, deals = read_match(args)
        if args.report:
            refuse_place(args.report, args.book)
        with contextlib.closing(Book(args.book, may_be_new=bool(args.entrants))) as book:
            book.read()  # a damaged book is told before hours of play
            fixtures = make_fixtures(terms, args.entrants, deals, find_secret(book, args), find_files(args))
            return play_and_tell(fixtures, book, args)
    except Refused as refused:
        return complain(*refusal_lines(refused.reasons, game(args.game), Speech(spoken_language())))
    except BookFault as fault:
        return complain(say(f"arena.book.{fault.code}", 1, **fault.details))
    except WrongArgument as error:
        return complain(str(error))


def play_and_tell(fixtures: Sequence[Fixture], book: Book, args: argparse.Namespace) -> int:
    """Play what is missing in the book, and tell what came of it."""
    bar = ProgressBar(say("arena.games"))
    try:
        if fixtures:
            run_match(fixtures, book, args.jobs, bar.show)
    except KeyboardInterrupt:
        print(f"\n{printable(say('arena.interrupted', book=str(args.book)))}", file=sys.stderr)
        return INTERRUPTED
    except WorkerLost:
        print(f"\n{printable(say('arena.worker_lost', book=str(args.book)))}", file=sys.stderr)
        return WORKER_LOST
    entries = book.read()
    wanted = {key_of(fixture) for fixture in fixtures}
    names = list(dict.fromkeys(name for fixture in fixtures for name in fixture.names()))
    print_figures([entry.played for entry in entries if entry.key in wanted], names, args.seats == 1)
    if args.report:
        write_page(args.report, write_report(leave_out_unknown(entries)))
        print(printable(say("arena.report", file=str(args.report))))
    return 0


def leave_out_unknown(entries: Sequence[Entry]) -> list[Entry]:
    """Return the results of the games that are on the shelf; name the others."""
    slugs = dict.fromkeys(entry.played.fixture.terms.game for entry in entries)
    for slug in slugs:
        if slug not in PLUGINS:
            print(printable(say("arena.unknown_game", game=slug[:80])), file=sys.stderr)
    return [entry for entry in entries if entry.played.fixture.terms.game in PLUGINS]


def complain(*lines: str) -> int:
    """Say what is wrong; the exit code of a command that cannot be done as asked."""
    for line in lines:
        print(f"frontier arena: {printable(line)}", file=sys.stderr)
    return 2


def read_match(args: argparse.Namespace) -> tuple[Terms, range]:
    """Return the terms and deals of the match; everything that is wrong with it is refused before the first game."""
    known = game(args.game)
    for entrant in args.entrants:
        find_program(read_entrant(entrant, args.game))
    options = dict(read_option(pair) for pair in args.option)
    chosen_options(known.options(), options)
    if args.entrants:
        known.new(args.seats, options, args.first)
    return Terms(args.game, args.seats, options), read_deals(args)


def find_secret(book: Book, args: argparse.Namespace) -> str:
    """Return what keys the deals: the secret of the book if a program plays; our levels play public deals."""
    return book.secret() if any(read_entrant(text, args.game).command for text in args.entrants) else ""


def find_files(args: argparse.Namespace) -> dict[str, str]:
    """Return the digests of the files of all programs, by entrant."""
    return {text: digest_files(read_entrant(text, args.game)) for text in args.entrants}


def read_deals(args: argparse.Namespace) -> range:
    """Return the numbers of the deals, which a book can keep."""
    deals = range(args.first, args.first + args.deals)
    if not LEAST_DEAL <= deals[0] <= deals[-1] <= MOST_DEAL:
        least, most = str(LEAST_DEAL), str(MOST_DEAL)
        raise WrongArgument(say("arena.wrong_deals", first=str(args.first)[:80], least=least, most=most))
    return deals


def read_option(pair: str) -> tuple[str, object]:
    """Read `name=value`; a value is JSON where it can be read so, else a text."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise WrongArgument(say("arena.wrong_option", given=pair[:80]))
    try:
        pair.encode()
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
    except (RecursionError, ValueError) as error:
        raise WrongArgument(say("arena.unreadable_option", given=pair[:80])) from error


def print_figures(match: Sequence[Played], entrants: Sequence[str], alone: bool) -> None:
    """Print the figures of the match that was asked for, whatever else is in the book."""
    for entrant in entrants:
        print_entrant(match, entrant, alone)
    tables = figures.seat_together(match) if alone else match
    for one, other in pairwise(entrants):
        share, more = figures.beats(tables, one, other), figures.difference(tables, one, other)
        key = "arena.compared" if alone else "arena.meetings"
        print(say(key, one=one, other=other, share=show_share(share), more=show(more)))


def print_entrant(match: Sequence[Played], entrant: str, alone: bool) -> None:
    """Print the points and wins of an entrant; alone, how often it reached the goal; and what it lost by faults."""
    score, wins = figures.scores(match, entrant), figures.wins(match, entrant)
    if not alone:
        print(say("arena.figures", score.number, entrant=entrant, score=show(score), wins=show_share(wins)))
    else:
        print(say("arena.alone", score.number, entrant=entrant, score=show(score)))
        if wins.number:
            print(say("arena.goal", entrant=entrant, share=show_share(wins)))
    if faults := figures.count_faults(match, entrant):
        print(say("arena.lost", faults, entrant=entrant))
