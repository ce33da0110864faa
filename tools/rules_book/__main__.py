"""Write the rules of each game as a book for the client; with --check, fail if one is stale.

With --take LANG, take new texts into the translations of a language instead, docs/rules/LANG/.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from nextfrontier.cli.translating.po import NoPoFile  # noqa: E402
from nextfrontier.kit.words.languages import ENGLISH, languages  # noqa: E402
from nextfrontier.kit.words.reading import BrokenFile  # noqa: E402
from nextfrontier.shelf import PLUGINS  # noqa: E402
from tools.rules_book.book import books, files, translations_of  # noqa: E402
from tools.rules_book.contents import CONTENTS  # noqa: E402
from tools.rules_book.translations import take_texts  # noqa: E402

BROKEN = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Write the books, or check them; return 2 if a file of a language cannot be read."""
    try:
        args = read_arguments(argv)
        return take(args.take) if args.take else write(args.check)
    except (BrokenFile, NoPoFile) as error:
        print(error, file=sys.stderr)
        return BROKEN


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python tools/rules_book", description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a book is stale")
    others = [code for code in languages() if code != ENGLISH]
    parser.add_argument("--take", choices=others, metavar="LANG", help="take new texts into a language")
    return parser.parse_args(argv)


def write(only_check: bool) -> int:
    """Write the books, or tell which are stale."""
    stale = False
    for file, text in files().items():
        if not only_check:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            print(f"{file.relative_to(ROOT)} is stale: run make docs")
            stale = True
    return int(stale)


def take(language: str) -> int:
    """Take the texts of all books into the translations of a language."""
    for slug in CONTENTS:
        file = translations_of(slug, language)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(take_texts(file, books(PLUGINS[slug])[ENGLISH], languages()[language].locale))
    return 0


if __name__ == "__main__":
    sys.exit(main())
