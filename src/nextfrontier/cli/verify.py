"""`frontier verify`: was a finished game dealt and played as its save says?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from nextfrontier.cli.speech import say, spoken_language
from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.words.refusals import kernel_words
from nextfrontier.record.deals import COMBINED, SERVER, check_deal, check_digits, read_deal
from nextfrontier.record.record import Record, check_seed
from nextfrontier.record.saves import load, read_fields
from nextfrontier.server.gate import VIEW_FORMAT
from nextfrontier.shelf import games

FINE, WRONG, UNREADABLE = 0, 1, 2
MARKS: Final = {True: "✓", False: "✗", None: "–"}
DEAL_WORDS: Final = {SERVER: "verify.server", COMBINED: "verify.combined"}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "verify",
        help=say("help.verify"),
        description=say("help.verify.description"),
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.set_defaults(run=run)


class Report:
    """Prints the checked facts, and remembers whether any of them was wrong."""

    def __init__(self) -> None:
        self.code = FINE

    def tell(self, is_right: bool | None, text: str) -> None:
        """Print one line; None is neither right nor wrong."""
        print(f"{MARKS[is_right]} {printable(text)}")
        if is_right is False:
            self.code = WRONG


def run(args: argparse.Namespace) -> int:
    """Run the command: 0 if all is right, 1 if something is wrong, 2 if it cannot be checked."""
    file: Path = args.file
    report = Report()
    try:
        document = json.loads(file.read_bytes())
        if isinstance(document, dict) and document.get("format") == VIEW_FORMAT:
            return give_up(file, say("verify.not_over"))
        verify(read_fields(document), report)
    except (OSError, RecursionError, ValueError) as error:
        return give_up(file, str(getattr(error, "strerror", None) or error))
    except Refused as refused:
        words = kernel_words(refused.reasons[0], spoken_language())
        if refused.reasons[0].code != "save_damaged":
            return give_up(file, words[0] if words else str(refused))
        report.tell(False, words[0] if words else str(refused))
    print(say("verify.right" if report.code == FINE else "verify.wrong"))
    return report.code


def give_up(file: Path, problem: str) -> int:
    """Say why nothing can be checked."""
    print(printable(say("verify.impossible", file=str(file), problem=problem)), file=sys.stderr)
    return UNREADABLE


def printable(text: str) -> str:
    """Return the text with control characters written out: the save may come from anybody."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def verify(fields: Document, report: Report) -> None:
    """Look at everything in turn: the deal, the seed, the moves, the cards."""
    games()  # the shelf makes them known
    verify_deal(fields, report)
    seed = check_seed(fields["seed"])
    check_digits(fields["commitment"], "commitment")
    report.tell(
        commitment(seed) == fields["commitment"],
        say("verify.seed", hash=fields["commitment"]),
    )
    plain = {name: value for name, value in fields.items() if name != "deal"}
    verify_record(load({**plain, "commitment": commitment(seed)}), report)


def verify_deal(fields: Document, report: Report) -> None:
    """Print the players who had a part in the deal, and whether it fits its hashes."""
    if "deal" not in fields:
        report.tell(None, say("verify.no_deal"))
        return
    seats = fields["seats"]
    deal = read_deal(fields["deal"], seats if type(seats) is int else 0)
    shares: dict[int, bool] = {}
    for check in check_deal(deal, fields["seed"]):
        if check.what in DEAL_WORDS:
            report.tell(check.is_right, say(DEAL_WORDS[check.what], hash=deal["server_commitment"]))
        else:
            shares[check.seat] = check.is_right
    for player in deal["players"]:
        tell_share(player, shares.get(player["seat"]), report)


def tell_share(player: Document, is_right: bool | None, report: Report) -> None:
    """Print the part of one player; None if no number was told."""
    seat, given = player["seat"] + 1, player["commitment"]
    if is_right is not None:
        report.tell(is_right, say("verify.number", seat=seat, hash=given))
    elif given is not None:
        report.tell(None, say("verify.untold", seat=seat, hash=given))
    else:
        report.tell(None, say("verify.no_number", seat=seat))


def verify_record(record: Record, report: Report) -> None:
    """Check the moves, which the replay has shown to be legal, and the cards."""
    report.tell(True, say("verify.moves", len(record.entries)))
    report.tell(record.is_fair(), say("verify.cards"))
    if record.changes is not None:
        report.tell(None, say("verify.position"))
    if not record.over:
        report.tell(None, say("verify.going_on"))
