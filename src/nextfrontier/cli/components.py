"""`frontier components`: list the components of a game, and check the changes of a pack (docs/packs.md)."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from nextfrontier.cli.speech import CATALOGUES, say, spoken_language
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.packs.forms import BoxForms, FieldKind
from nextfrontier.kit.packs.reading import file_content
from nextfrontier.kit.words.messages import Name, Part, Series
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.kit.words.speaking import as_sentence
from nextfrontier.protocol.boxes import FieldDocument, Telling, box_of
from nextfrontier.shelf import PLUGINS, first_game

FINE, PROBLEMS, UNREADABLE = 0, 1, 2
TOLD_BY_TEXT: Final[tuple[FieldKind, ...]] = ("expression", "goods", "flag")
NOTHING: Final = "–"


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
    """Run the command: 0 if all is well, 1 if the pack has problems, 2 if it cannot be read."""
    if args.verb == "list":
        return print_list(box_of(args.game or first_game()), args.designed)
    file: Path = args.file
    try:
        content = file_content(file)
    except (OSError, ValueError) as error:
        problem = str(getattr(error, "strerror", None) or error)
        print(say("components.unreadable", file=str(file), problem=problem), file=sys.stderr)
        return UNREADABLE
    return check(box_of(args.game or game_of(content)), file, content)


def listed_games() -> list[str]:
    """Return the slugs of the games with components that a pack may replace."""
    return [slug for slug, plugin in PLUGINS.items() if plugin.box_forms]


def game_of(content: bytes) -> str:
    """Return the game that a pack names, if it is one of the shelf."""
    try:
        named = json.loads(content)["game"]
    except (KeyError, RecursionError, TypeError, ValueError):
        return first_game()
    return named if isinstance(named, str) and named in listed_games() else first_game()


def print_list(box: BoxForms, designed: bool) -> int:
    """Print everything that is printed in the box, or only what was designed."""
    facts, language = box.packs.facts(), spoken_language()
    rows = [tuple(say(f"components.head.{name}") for name in ("key", "name", "provenance", "text"))]
    for component in box.components(facts, language):
        if component.status == "designed" or (component.status == "attested" and not designed):
            text = box.show(facts, component, language).text
            rows.append((component.id, component.name, component.provenance, text))
    print_table(rows)
    return FINE


def check(box: BoxForms, file: Path, content: bytes) -> int:
    """Print the changes of a pack, or its problems."""
    problems = box.packs.problems_of(content, box.packs.facts())
    if problems:
        print_problems(file, problems)
        return PROBLEMS
    print_changes(box, content)
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


def print_changes(box: BoxForms, content: bytes) -> None:
    """Print every component that a pack would change, field by field, before and after."""
    old = box.packs.facts()
    pack = box.packs.read(content)
    new = box.packs.apply(old, pack)
    before, after = describe(box, old), describe(box, new)
    changed = [id_ for id_ in before if before[id_] != after.get(id_, before[id_])]
    print(say("components.replaced", len(changed), pack=f"{pack.name} {pack.version}"))
    print(say("components.set", version=new.version))
    rows: list[tuple[str, ...]] = []
    for id_ in changed:
        was, now = before[id_], after[id_]
        fields = [field for field in {**was, **now} if was.get(field) != now.get(field)]
        for head, field in zip([id_, *[""] * len(fields)], fields, strict=False):
            rows.append((head, field, f"{was.get(field) or NOTHING} → {now.get(field) or NOTHING}"))
    print_table(rows)


def describe(box: BoxForms, facts: Any) -> dict[str, dict[str, str]]:
    """Return what is printed on every component, by id and by the name of the field, in words."""
    language = spoken_language()
    telling = Telling(box, language)
    found: dict[str, dict[str, str]] = {}
    for component in box.components(facts, language):
        told = found.setdefault(component.id, {})
        for name, form in component.form:
            if form.kind not in TOLD_BY_TEXT:
                field = telling.field(component.list, name, form)
                told[field.label] = say_value(field, component.values[name])
        told[as_sentence(say("components.head.text"))] = box.show(facts, component, language).text
        told[as_sentence(say("components.head.provenance"))] = component.provenance
    return found


def say_value(field: FieldDocument, value: Any) -> str:
    """Say the value of a field: a name, a number, a word or several of them."""
    labels = {choice.word: choice.label for choice in field.choices}
    values = value if isinstance(value, list) else [value]
    said: list[Part] = [Name(labels.get(each, str(each))) for each in values]
    return CATALOGUES[spoken_language()].say(Series("names", said)) if said else ""


def print_table(rows: list[tuple[str, ...]]) -> None:
    """Print rows in columns as wide as they need to be."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
