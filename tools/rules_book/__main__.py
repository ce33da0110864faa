"""Write the rules of each game as a book for the client; with --check, fail if one is stale."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.rules_book.book import files  # noqa: E402


def main() -> int:
    """Write the books, or check them."""
    stale = False
    for file, text in files().items():
        if "--check" not in sys.argv:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            print(f"{file.relative_to(ROOT)} is stale: run make docs")
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
