"""`frontier components`: what is in the box, and what a pack would replace (docs/packs.md)."""

import argparse
import sys
from pathlib import Path

from nextfrontier.kernel.expressions import parse
from nextfrontier.kernel.packs import file_content
from nextfrontier.kernel.reasons import Reason
from nextfrontier.underwater_cities.card_text import (
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.underwater_cities.components.facts import BoardFacts, CardFacts
from nextfrontier.underwater_cities.effect_places import ASSISTANT, CARD, why_no_effect
from nextfrontier.underwater_cities.library import Facts
from nextfrontier.underwater_cities.pack_entries import is_designed
from nextfrontier.underwater_cities.packs import problems_of, read_pack, with_pack
from nextfrontier.underwater_cities.vocabulary import card_type

Row = tuple[str, ...]
FINE, PROBLEMS, UNREADABLE = 0, 1, 2


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`components check FILE` and `components list [--designed]`."""
    parser = subparsers.add_parser("components", help="list the components, check a pack that replaces some")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    check = verbs.add_parser(
        "check", help="tell what a pack would replace, or everything that is wrong with it"
    )
    check.add_argument("file", metavar="FILE", type=Path)
    listed = verbs.add_parser("list", help="all cards with number, name, provenance and text")
    listed.add_argument("--designed", action="store_true", help="only those designed, wholly or in part")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 if all is well, 1 if the pack or the box has problems, 2 if the pack cannot be read."""
    if args.verb == "list":
        cards = list(Facts().cards.values())
        wrong = problems_in_box(cards)
        if wrong:
            print_table(wrong)
            return PROBLEMS
        print_cards(cards, args.designed)
        return FINE
    file: Path = args.file
    try:
        content = file_content(file)
    except (OSError, ValueError) as error:
        print(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
        return UNREADABLE
    problems = problems_of(content, Facts())
    if problems:
        print_problems(file, problems)
        return PROBLEMS
    print_changes(content)
    return FINE


def problems_in_box(cards: list[CardFacts]) -> list[Row]:
    """What a deck module must not say any more than a pack: every problem with the card it is about."""
    return [
        (f"card {card.number} {card.name}", problem)
        for card in cards
        for problem in why_no_effect(card.effect, CARD if card.number else ASSISTANT)
    ]


def print_cards(cards: list[CardFacts], designed: bool) -> None:
    """All cards, or those that a pack may replace without further ado."""
    shown = [card for card in cards if is_designed(card.provenance) or not designed]
    rows = [(str(card.number), card.name, card.provenance, text_of(card.effect)) for card in shown]
    print_table([("number", "name", "provenance", "text"), *rows])


def print_problems(file: Path, problems: list[Reason]) -> None:
    """Everything that is wrong with a pack, with its path."""
    print(f"{file}: {len(problems)} problem{'s' if len(problems) > 1 else ''}")
    print_table([(str(found.parameters["path"]), str(found.parameters["problem"])) for found in problems])


def print_changes(content: bytes) -> None:
    """What a pack would replace: every entry before and after."""
    pack, old = read_pack(content), Facts()
    new = with_pack(old, pack)
    before, after = described(old), described(new)
    changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    changed.sort(key=in_order)
    print(f"{pack.name} {pack.version}: {len(changed)} entr{'y' if len(changed) == 1 else 'ies'} replaced")
    print(f"component set {new.version}")
    rows: list[Row] = []
    for key in changed:
        rows.append((key, "was", *before.get(key, ("–", "–", "nothing"))))
        rows.append(("", "now", *after.get(key, ("–", "–", "nothing"))))
    print_table(rows)


def in_order(key: str) -> tuple[int, str]:
    """Boards stay together, also with new sites."""
    kind, name = key.split()[:2]
    return ("card", "board", "metropolis", "contract").index(kind), name if kind == "board" else ""


def described(facts: Facts) -> dict[str, Row]:
    """Every entry that a pack can replace: what it is, provenance and text."""
    found = {f"card {card.number}": describe_card(card) for card in facts.cards.values()}
    for board in facts.boards.values():
        found |= describe_board(board)
    for tile in facts.metropolises.values():
        found[f"metropolis {tile.id}"] = (tile.colour, tile.provenance, text_of_metropolis(tile))
    for contract in facts.contracts.values():
        found[f"contract {contract.id}"] = (contract.name, contract.provenance, text_of_contract(contract))
    return found


def describe_card(card: CardFacts) -> Row:
    """Name, colour, type and cost; provenance; text."""
    what = " ".join([card.colour, card_type(parse(card.effect)), f"cost {card.cost}" if card.cost else ""])
    return f"{card.name} ({what.strip()})", card.provenance, text_of(card.effect)


def describe_board(board: BoardFacts) -> dict[str, Row]:
    """The bonuses and special sites of a board."""
    place = f"board {board.number}"
    found: dict[str, Row] = {
        f"{place} {bonus.site}": ("bonus", bonus.provenance, text_of(bonus.effect)) for bonus in board.bonuses
    }
    for site in board.special_sites:
        found[f"{place} {site.sites[0]}"] = (site.kind, site.provenance, text_of_site(site))
    return found


def print_table(rows: list[Row]) -> None:
    """Rows in columns as wide as they need to be."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
