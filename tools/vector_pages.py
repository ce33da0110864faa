"""Write the test vectors of each game, which are data of its package, into their chapter of docs/rules.

With --check nothing is written: it fails if a page is stale.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from nextfrontier.kit.vectors.files import CELLS, PAGE_FIELDS, BadVector, Chapter, read_chapters  # noqa: E402
from nextfrontier.shelf import PLUGINS  # noqa: E402

RULES = ROOT / "docs" / "rules"
PAGES = {
    RULES / plugin.rulebook.pages[0]: ROOT
    / "src"
    / Path(*plugin.package.split("."))
    / "positions"
    / "vectors"
    for plugin in PLUGINS.values()
    if plugin.rulebook
}
HEAD = ["| id | Src | Given | Do | Expect |", "|---|---|---|---|---|"]


def main() -> int:
    """Write the pages, or check them."""
    stale = False
    for page in PAGES:
        written = page.read_text("utf-8")
        wanted = page_with_vectors(written, read_chapters(PAGES[page]))
        if "--check" not in sys.argv:
            page.write_text(wanted, "utf-8")
        elif written != wanted:
            print(f"{page.name} is stale: run make docs")
            stale = True
    return int(stale)


def page_with_vectors(page: str, chapters: list[Chapter]) -> str:
    """Return the page with these sections in place of the old ones."""
    for chapter in chapters:
        heading = f"### {chapter.section} {chapter.title}\n"
        before, found, after = page.partition(heading)
        if not found:
            raise BadVector(chapter.file, "", "title", f"the page has no heading {heading.strip()!r}")
        start = min((place for place in map(after.find, ("\n#", "\n---")) if place >= 0), default=len(after))
        page = f"{before}{heading}\n{section(chapter)}\n{after[start:]}"
    return page


def section(chapter: Chapter) -> str:
    """Return the vectors of a chapter: a table if they are told in cells, else a list."""
    ids = [id_ for id_ in chapter.vectors if id_[-1].isdigit()]
    for id_ in sorted(chapter.vectors.keys() - ids):
        for field in chapter.vectors[id_].keys() & PAGE_FIELDS:
            raise BadVector(chapter.file, id_, field, "a further case is not on the page")
    if any("text" in chapter.vectors[id_] for id_ in ids):
        return "\n".join(item(chapter, id_) for id_ in ids)
    return "\n".join([*HEAD, *(row(chapter, id_) for id_ in ids)])


def item(chapter: Chapter, id_: str) -> str:
    """Return a vector as an item of a list, whose further lines are items of their own."""
    first, *more = words_of(chapter, id_, "text").strip().split("\n")
    return "\n".join([f'- <a id="{id_}"></a>**{id_}** {first}', *(f"  {line}" for line in more)])


def row(chapter: Chapter, id_: str) -> str:
    """Return a vector as a row of a table."""
    cells = [words_of(chapter, id_, field) for field in CELLS]
    return f'| <a id="{id_}"></a>{id_} | {" | ".join(cells)} |'


def words_of(chapter: Chapter, id_: str, field: str) -> str:
    """Return the words of a vector for the page."""
    words = chapter.vectors[id_].get(field)
    if not (isinstance(words, str) and words):
        raise BadVector(chapter.file, id_, field, "must be the words of the rules page")
    return words


if __name__ == "__main__":
    sys.exit(main())
