"""`frontier play`: a game in the terminal, against bots, alone, or hot-seat."""

import argparse
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import LEVELS, bot, usual_level
from nextfrontier.cli.speech import CATALOGUES, Speech, Trouble, say, spoken_language, terminal_language
from nextfrontier.cli.terminal.console import Console
from nextfrontier.cli.terminal.face import Switch, Terminal
from nextfrontier.cli.terminal.faces import switches, terminal_of
from nextfrontier.cli.terminal.session import Session
from nextfrontier.cli.terminal.storage import read_save
from nextfrontier.kernel.game import Game, check_seats
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages
from nextfrontier.kit.words.messages import Player
from nextfrontier.kit.words.refusals import kernel_words
from nextfrontier.protocol.games import spoken
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS, first_game, game


def add_parser(subparsers: Any) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "play",
        help=say("help.play"),
        description=say("help.play.description"),
    )
    known = ", ".join(PLUGINS)
    parser.add_argument("game", nargs="?", help=say("help.play.game", known=known, game=first_game()))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help.play.seats"))
    levels = ", ".join(LEVELS)
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL…]", help=say("help.play.bots", levels=levels))
    parser.add_argument("--hot-seat", action="store_true", help=say("help.play.hot_seat"))
    parser.add_argument("--solo", action="store_true", help=say("help.play.solo"))
    add_switches(parser)
    parser.add_argument("--seed", metavar="S", help=say("help.play.seed"))
    parser.add_argument("--load", metavar="FILE", help=say("help.play.load"))
    parser.add_argument("--plain", action="store_true", help=say("help.play.plain"))
    known_languages = [code for code in languages() if is_offered(code)]
    parser.add_argument(
        "--lang",
        metavar="LANG",
        help=say("help.play.lang", known=", ".join(known_languages)),
    )
    parser.set_defaults(run=run)


def add_switches(parser: argparse.ArgumentParser) -> None:
    """Add the switches of all games; those that only one game has stand under its title."""
    groups = {slug: parser.add_argument_group(title_of(slug)) for slug in PLUGINS}
    for name, owners in switches().items():
        slug, switch = owners[0]
        where = groups[slug] if len(owners) == 1 else parser
        flag, help_ = f"--{name.replace('_', '-')}", say_help(owners)
        if switch.value is None:
            choices = dict.fromkeys(str(choice) for _, each in owners for choice in each.choices)
            where.add_argument(flag, choices=list(choices), help=help_)
        else:
            where.add_argument(flag, action="store_true", help=help_)


def title_of(slug: str) -> str:
    """Return the title of a game in the language of the command, if the game speaks it."""
    known = game(slug)
    return known.say_title(spoken(known, spoken_language()))


def say_help(owners: Sequence[tuple[str, Switch]]) -> str:
    """Say what a switch does in the games that have it: by the entry of a key, or in the game's own words."""
    known = CATALOGUES[ENGLISH].texts
    return "; ".join(say(each.help) if each.help in known else each.help for _, each in owners)


def run(args: argparse.Namespace) -> int:
    """Set the table and play at standard input and output."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), hang_up)
    return play(args, Console(sys.stdin, sys.stdout, args.plain, args.lang or terminal_language()), None)


def hang_up(_number: int, _frame: object) -> None:
    """Treat a terminal that has gone as the end of input, so that the game is saved."""
    raise EOFError


def play(args: argparse.Namespace, console: Console, budget: Budget | None) -> int:
    """Play one game at a console; 2 if it cannot be set up as asked."""
    try:
        session = seat_players(args, console, budget)
    except Refused as refused:
        about = game(args.game if args.game in PLUGINS else first_game())
        for line in refusal_lines(refused.reasons, about, console.speech):
            print(f"frontier play: {line}", file=sys.stderr)
        return 2
    except Trouble as trouble:
        print(f"frontier play: {console.speech.tell(trouble)}", file=sys.stderr)
        return 2
    return session.run()


def refusal_lines(reasons: list[Reason], about: Game[Any], speech: Speech) -> list[str]:
    """Return the reasons why the table cannot be set, each with its fixes."""
    lines: list[str] = []
    for reason in reasons:
        language = speech.language
        message, fixes = kernel_words(reason, language) or about.explain(reason, spoken(about, language))
        rule = f" [{reason.rule}]" if reason.rule else ""
        lines.append(f"{message}{rule} {' '.join(fixes)}".strip().replace("options.", "--"))
    return lines


def seat_players(args: argparse.Namespace, console: Console, budget: Budget | None) -> Session:
    """Return the session of a new or saved game, with a name or bot on each seat."""
    record = load_game(args) if args.load else deal_game(args, args.game or first_game())
    levels = bot_levels(args, record.game, record.seats)
    names = [seat_name(seat, levels, record.seats, console.speech) for seat in range(record.seats)]
    face = terminal_of(record.game.slug).face(record.seats, record.options, names, console.speech.language)
    return Session(record, face, console, levels, budget, again(args, levels))


def deal_game(args: argparse.Namespace, slug: str) -> Record:
    """Deal a new game."""
    terminal, wanted = terminal_of(slug), game(slug)
    seats = seat_count(args, wanted)
    options = chosen_options(args, wanted, terminal)
    bot_levels(args, wanted, seats)
    return Record(wanted, seats, options, chosen_seed(args.seed))


def chosen_options(args: argparse.Namespace, wanted: Game[Any], terminal: Terminal) -> dict[str, object]:
    """Return the options that the switches stand for; a switch of another game is refused."""
    own = {switch.name: switch for switch in terminal.switches}
    options: dict[str, object] = {}
    for name in switches():
        given = getattr(args, name)
        if given and name not in own:
            raise Trouble("no_option", option=name.replace("_", "-"), game=wanted.title)
        if given:
            options[own[name].option] = value_of(own[name], given)
    return options


def value_of(switch: Switch, given: object) -> object:
    """Return the value that a switch stands for; refuse a value that only another game takes."""
    if not switch.choices:
        return switch.value
    for choice in switch.choices:
        if str(choice) == given:
            return choice
    known = ", ".join(str(choice) for choice in switch.choices)
    raise Trouble("no_value", option=switch.name.replace("_", "-"), known=known)


def load_game(args: argparse.Namespace) -> Record:
    """Read a saved game; options that the save decides already are refused."""
    for name in (*switches(), "solo", "seed", "seats"):
        if getattr(args, name):
            raise Trouble("of_a_new_game", option=name.replace("_", "-"))
    record = read_save(Path(args.load).expanduser())
    if args.game not in (None, record.game.slug):
        raise Trouble("other_game", game=record.game.slug, given=args.game[:80])
    return record


def chosen_seed(text: str | None) -> int | str:
    """Return the number or text that was asked for, else 256 random bits."""
    if text is None:
        return secrets.token_hex(32)
    try:
        return int(text)
    except ValueError:
        return text


def seat_count(args: argparse.Namespace, wanted: Game[Any]) -> int:
    """Return the number of seats, from any of the arguments about them."""
    asked: int | None = args.seats
    bots = len(args.bots.split(",")) if args.bots else 0
    if args.solo or asked == 1:
        if args.solo and asked not in (None, 1):
            raise Trouble("solo_seats")
        if bots or args.hot_seat:
            raise Trouble("solo_bots")
        return 1
    people = 2 if args.hot_seat else 1
    return check_seats(wanted, asked if asked is not None else people + bots if bots else 2)


def bot_levels(args: argparse.Namespace, wanted: Game[Any], seats: int) -> dict[int, str]:
    """Return the bots by seat: they have the last seats, people the first."""
    levels = [level.strip() for level in args.bots.split(",")] if args.bots else []
    people = seats - len(levels) if args.hot_seat else 1
    if not args.hot_seat:
        levels = levels or [usual_level(wanted.slug)] * (seats - 1)
        levels = levels * (seats - 1) if len(levels) == 1 else levels
    if len(levels) != seats - people or not 1 <= people <= seats:
        raise Trouble("bots", bots=len(levels), seats=seats, room=seats - 1)
    if args.hot_seat and people < 2:
        raise Trouble("hot_seat")
    for level in levels:
        bot(wanted.slug, level)
    return {people + i: level for i, level in enumerate(levels)}


def seat_name(seat: int, levels: dict[int, str], seats: int, speech: Speech) -> str:
    """Return the name of a seat: `Player 2 (greedy bot)`."""
    player = Player(seat)
    if seat in levels:
        return speech.say("terminal.seat.bot", player=player, level=levels[seat])
    is_alone = seats - len(levels) == 1
    return speech.say("terminal.seat.you", player=player) if is_alone else speech.catalogue.say(player)


def again(args: argparse.Namespace, levels: dict[int, str]) -> str:
    """Name the command that goes on with a saved game."""
    bots = f" --bots {','.join(levels.values())}" if levels else ""
    return f"frontier play{' --hot-seat' if args.hot_seat else ''}{bots}"
