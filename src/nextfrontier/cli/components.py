"""`frontier components`: list the components of a game, and check the changes of a pack (docs/packs.md)."""

import argparse
import json
import sys
from pathlib import Path

from nextfrontier.cli.listings.listing import Listing, Row
from nextfrontier.cli.speech import say, spoken_language
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.packs.reading import file_content
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.shelf import PLUGINS, first_game

FINE, PROBLEMS, UNREADABLE = 0, 1, 2


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `components check FILE` and `components list [--designed]`, each with `--game`."""
    parser = subparsers.add_parser("components", help=say("help.components"))
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    check = verbs.add_parser("check", help=say("help.components.check"))
    check.add_argument("file", metavar="FILE", type=Path)
    listed = verbs.add_parser("list", help=say("help.components.list"))
    listed.add_argument("--designed", action="store_true", help=say("help.components.designed"))
    for verb, default in ((check, say("help.components.game.of_pack")), (listed, first_game())):
        verb.add_argument(
            "--game",
            choices=listed_games(),
            help=say("help.components.game", default=default),
        )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command: 0 if all is well, 1 if pack or box have problems, 2 if the pack cannot be read."""
    if args.verb == "list":
        return print_list(listing_of(args.game or first_game()), args.designed)
    file: Path = args.file
    try:
        content = file_content(file)
    except (OSError, ValueError) as error:
        problem = str(getattr(error, "strerror", None) or error)
        print(say("components.unreadable", file=str(file), problem=problem), file=sys.stderr)
        return UNREADABLE
    return check(listing_of(args.game or game_of(content)), file, content)


def listed_games() -> list[str]:
    """Return the slugs of the games with components to list."""
    return [slug for slug, plugin in PLUGINS.items() if plugin.listing]


def listing_of(slug: str) -> Listing:
    """Return the listing of the components of a game."""
    found: Listing = PLUGINS[slug].load("listing")
    return found


def game_of(content: bytes) -> str:
    """Return the game that a pack names, if it is one of the shelf."""
    try:
        named = json.loads(content)["game"]
    except (KeyError, RecursionError, TypeError, ValueError):
        return first_game()
    return named if isinstance(named, str) and named in listed_games() else first_game()


def print_list(listing: Listing, designed: bool) -> int:
    """Print the components of the box, or its problems."""
    facts = listing.packs.facts()
    wrong = listing.wrong(facts)
    print_table(wrong or listing.list_rows(facts, designed))
    return PROBLEMS if wrong else FINE


def check(listing: Listing, file: Path, content: bytes) -> int:
    """Print the changes of a pack, or its problems."""
    problems = listing.packs.problems_of(content, listing.packs.facts())
    if problems:
        print_problems(file, problems)
        return PROBLEMS
    print_changes(listing, content)
    return FINE


def print_problems(file: Path, problems: list[Reason]) -> None:
    """Print all problems of a pack, each with its path."""
    print(say("components.problems", len(problems), file=str(file)))
    language = spoken_language()
    print_table(
        [
            (str(found.parameters["path"]), say_problem(found.problem, language))
            for found in problems
            if found.problem
        ]
    )


def print_changes(listing: Listing, content: bytes) -> None:
    """Print every entry that a pack would replace, before and after."""
    packs = listing.packs
    pack, old = packs.read(content), packs.facts()
    new = packs.apply(old, pack)
    before, after = listing.describe(old), listing.describe(new)
    changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    changed.sort(key=listing.place)
    print(say("components.replaced", len(changed), pack=f"{pack.name} {pack.version}"))
    print(say("components.set", version=new.version))
    rows: list[Row] = []
    for key in changed:
        rows.append((key, say("components.was"), *before.get(key, ("–", "–", say("components.nothing")))))
        rows.append(("", say("components.now"), *after.get(key, ("–", "–", say("components.nothing")))))
    print_table(rows)


def print_table(rows: list[Row]) -> None:
    """Print rows in columns as wide as they need to be."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
