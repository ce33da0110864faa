"""`frontier words`: what a language lacks, and exchange files for translators (docs/translating.md)."""

import argparse
import sys
from pathlib import Path

from nextfrontier.cli.speech import say
from nextfrontier.cli.translating.checks import key_of, missing_keys, unknown_keys, wrong_plurals
from nextfrontier.cli.translating.examples import find_examples
from nextfrontier.cli.translating.exchange import export, holds_more, take_in
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.parts import lone_forms, wrong_parts
from nextfrontier.cli.translating.po import NoPoFile
from nextfrontier.cli.translating.sources import confirm, stale_keys
from nextfrontier.kit.words.catalogues import own_texts
from nextfrontier.kit.words.languages import ENGLISH, languages

FINE, FAULTS = 0, 1


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `words check`, `export`, `import` and `confirm`, each for a language."""
    parser = subparsers.add_parser("words", help=say("help.words"))
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    check = verbs.add_parser("check", help=say("help.words.check"))
    out = verbs.add_parser("export", help=say("help.words.export"))
    into = verbs.add_parser("import", help=say("help.words.import"))
    sure = verbs.add_parser("confirm", help=say("help.words.confirm"))
    for verb in (check, out, into, sure):
        verb.add_argument(
            "language", choices=[code for code in languages() if code != ENGLISH], metavar="LANG"
        )
    for verb in (out, into):
        verb.add_argument("file", type=Path, metavar="FILE")
    out.add_argument("--force", action="store_true", help=say("help.words.force"))
    sure.add_argument("keys", nargs="*", metavar="KEY", help=say("help.words.keys"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command: 0 if all is well, 1 if the language has faults or the file cannot be used."""
    language: str = args.language
    if args.verb == "check":
        return print_faults(language)
    if args.verb == "confirm":
        return confirm_keys(language, args.keys)
    file: Path = args.file
    try:
        if (
            args.verb == "export"
            and not args.force
            and file.exists()
            and holds_more(language, file.read_bytes())
        ):
            return tell(file, say("words.kept"))
        if args.verb == "export":
            file.write_bytes(export(language, find_examples()))
        else:
            print(say("words.taken", take_in(language, file.read_bytes())))
    except NoPoFile as error:
        return tell(file, say("words.not_exported", problem=str(error)))
    except OSError as error:
        return tell(file, error.strerror or str(error))
    return FINE


def tell(file: Path, fault: str) -> int:
    """Tell why a file is not used."""
    print(f"{file}: {fault}", file=sys.stderr)
    return FAULTS


def print_faults(language: str) -> int:
    """Print all faults of a language, and how much of it there is."""
    faults = 0
    for home, package in homes().items():
        found = {
            "missing": missing_keys(package, language),
            "stale": stale_keys(package, language),
            "unknown": unknown_keys(package, language),
            "plural": wrong_plurals(package, language),
            "parts": wrong_parts(package, language),
            "form": lone_forms(package, language),
        }
        for fault, keys in found.items():
            print(*[f"{fault:8} {home}: {key}" for key in keys], sep="\n", end="\n" if keys else "")
        of = len({key_of(entry) for entry in own_texts(package, ENGLISH)})
        counts = {"there": of - len(found["missing"]), "of": of, "stale": len(found["stale"])}
        print(say("words.keys", home=home, **counts))
        faults += sum(map(len, found.values()))
    return FAULTS if faults else FINE


def confirm_keys(language: str, keys: list[str]) -> int:
    """Write down that texts fit the English of today: those of these keys, or all that are stale."""
    for package in homes().values():
        stale = [key for key in stale_keys(package, language) if not keys or key in keys]
        if stale:
            confirm(package, language, stale)
    return FINE
