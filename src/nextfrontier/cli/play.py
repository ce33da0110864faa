"""`frontier play`: a game in the terminal, against bots, alone, or hot-seat."""

import argparse
import secrets
import signal
import sys
from pathlib import Path
from typing import Any

from nextfrontier.bots.levels import DEFAULT_BUDGET_MS, LEVELS, bot
from nextfrontier.cli.terminal.console import Console, Trouble
from nextfrontier.cli.terminal.session import Session
from nextfrontier.cli.terminal.storage import read_save
from nextfrontier.cli.terminal.underwater_cities.face import UnderwaterCitiesFace
from nextfrontier.kernel.game import check_seats, kernel_words
from nextfrontier.kernel.reasons import Reason, Refused, refusal
from nextfrontier.kernel.record import Record
from nextfrontier.underwater_cities.game import GAME

FRIENDLY = "greedy"


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal. Without options: you against one greedy bot on basic boards.",
    )
    parser.add_argument("game", nargs="?", default=GAME.slug, help="which game (default: %(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="players in all, 1 to 4 (default: 2)")
    levels = ", ".join(LEVELS)
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL…]", help=f"who plays the last seats: {levels}")
    parser.add_argument("--hot-seat", action="store_true", help="several people at this terminal")
    parser.add_argument("--solo", action="store_true", help="the solo game")
    parser.add_argument("--contracts", action="store_true", help="with government contracts")
    parser.add_argument("--advanced", action="store_true", help="on the advanced boards 5 to 8")
    parser.add_argument("--seed", metavar="S", help="deal the cards of this seed (default: a secret one)")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--plain", action="store_true", help="no colours and no other escape codes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set the table and play at standard input and output."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), hang_up)
    return play(args, Console(sys.stdin, sys.stdout, args.plain), DEFAULT_BUDGET_MS)


def hang_up(number: int, frame: object) -> None:
    """The terminal has gone: treated as the end of input, so that the game is saved."""
    raise EOFError


def play(args: argparse.Namespace, console: Console, think_ms: int) -> int:
    """Play one game at a console; 2 if it cannot be set up as asked."""
    try:
        session = seated(args, console, think_ms)
    except Refused as refused:
        for line in refusal_lines(refused.reasons):
            print(f"frontier play: {line}", file=sys.stderr)
        return 2
    except Trouble as trouble:
        print(f"frontier play: {trouble}", file=sys.stderr)
        return 2
    return session.run()


def refusal_lines(reasons: list[Reason]) -> list[str]:
    """Why the table cannot be set, and what would help."""
    lines: list[str] = []
    for reason in reasons:
        message, fixes = kernel_words(reason) or GAME.explain(reason)
        rule = f" [{reason.rule}]" if reason.rule else ""
        lines.append(f"{message}{rule} {' '.join(fixes)}".strip().replace("options.", "--"))
    return lines


def seated(args: argparse.Namespace, console: Console, think_ms: int) -> Session:
    """The table with everybody in place."""
    if args.game != GAME.slug:
        raise refusal("unknown_game", "", game=args.game[:80], known=GAME.slug)
    record = loaded(args) if args.load else dealt(args)
    levels = bot_levels(args, record.seats)
    names = [seat_name(seat, levels, record.seats) for seat in range(record.seats)]
    face = UnderwaterCitiesFace(record.seats, record.options, names)
    return Session(record, face, console, levels, think_ms, again(args, levels, record.seats))


def dealt(args: argparse.Namespace) -> Record:
    """A new game."""
    seats = seat_count(args)
    options: dict[str, object] = {}
    if args.advanced:
        options["boards"] = "advanced"
    if args.contracts:
        options["contracts"] = True
    bot_levels(args, seats)
    return Record(GAME, seats, options, chosen_seed(args.seed))


def loaded(args: argparse.Namespace) -> Record:
    """A saved game; what a save already decides cannot be chosen again."""
    for name in ("contracts", "advanced", "solo", "seed", "seats"):
        if getattr(args, name):
            raise Trouble(f"--{name} belongs to a new game; --load takes it from the file.")
    record = read_save(Path(args.load).expanduser())
    if record.game.slug != GAME.slug:
        raise refusal("unknown_game", "", game=record.game.slug, known=GAME.slug)
    return record


def chosen_seed(text: str | None) -> int | str:
    """A number or text that was asked for, else 256 random bits."""
    if text is None:
        return secrets.token_hex(32)
    try:
        return int(text)
    except ValueError:
        return text


def seat_count(args: argparse.Namespace) -> int:
    """How many seats, from whatever was said about them."""
    asked: int | None = args.seats
    bots = len(args.bots.split(",")) if args.bots else 0
    if args.solo or asked == 1:
        if args.solo and asked not in (None, 1):
            raise Trouble("--solo is for one player: leave out --seats.")
        if bots or args.hot_seat:
            raise Trouble("The solo game has no bots and no other players: leave out --bots and --hot-seat.")
        return 1
    people = 2 if args.hot_seat else 1
    return check_seats(GAME, asked if asked is not None else people + bots if bots else 2)


def bot_levels(args: argparse.Namespace, seats: int) -> dict[int, str]:
    """The bots by seat: they have the last seats, people the first."""
    levels = [level.strip() for level in args.bots.split(",")] if args.bots else []
    people = seats - len(levels) if args.hot_seat else 1
    if not args.hot_seat:
        levels = levels or [FRIENDLY] * (seats - 1)
        levels = levels * (seats - 1) if len(levels) == 1 else levels
    if len(levels) != seats - people or not 1 <= people <= seats:
        raise Trouble(f"--bots names {len(levels)} bots, but {seats} seats leave room for {seats - 1}.")
    if args.hot_seat and people < 2:
        raise Trouble("--hot-seat needs at least two people: more --seats or fewer --bots.")
    for level in levels:
        bot(GAME.slug, level)
    return {people + i: level for i, level in enumerate(levels)}


def seat_name(seat: int, levels: dict[int, str], seats: int) -> str:
    """`Player 2 (greedy bot)`."""
    if seat in levels:
        return f"Player {seat + 1} ({levels[seat]} bot)"
    return f"Player {seat + 1} (you)" if seats - len(levels) == 1 else f"Player {seat + 1}"


def again(args: argparse.Namespace, levels: dict[int, str], seats: int) -> str:
    """The command that goes on with a saved game of these seats."""
    bots = f" --bots {','.join(levels.values())}" if levels else ""
    return f"frontier play{' --hot-seat' if args.hot_seat else ''}{bots}"
