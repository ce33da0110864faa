"""Write the rules of each game as a book for the client; with --check, fail if one is stale.

With --take LANG, take new texts into the translations of a language instead, docs/rules/LANG/.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from nextfrontier.shelf import PLUGINS  # noqa: E402
from tools.rules_book.book import books, files, translations_of  # noqa: E402
from tools.rules_book.contents import CONTENTS  # noqa: E402
from tools.rules_book.translations import take_texts  # noqa: E402


def main() -> int:
    """Write the books, or check them."""
    if "--take" in sys.argv:
        take(sys.argv[-1])
        return 0
    stale = False
    for file, text in files().items():
        if "--check" not in sys.argv:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            print(f"{file.relative_to(ROOT)} is stale: run make docs")
            stale = True
    return int(stale)


def take(language: str) -> None:
    """Take the texts of all books into the translations of a language."""
    for slug in CONTENTS:
        file = translations_of(slug, language)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(take_texts(file, books(PLUGINS[slug])["en"], language))


if __name__ == "__main__":
    sys.exit(main())
