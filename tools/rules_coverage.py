"""List for each rule the code that implements it and the test that shows it: a document for each game.

A rule is named in code by the function, class or value that implements it (`UC-BUILD-21..23`, `UC-BUILD-06, -15`); a
module's docstring does not count. In tests it is named by the test that fails without it. With --check nothing is
written: it fails if the document is stale, or if a rule has no code or no test.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from nextfrontier.kit.plugin import Plugin, Rulebook  # noqa: E402
from nextfrontier.shelf import PLUGINS  # noqa: E402

CODE = ROOT / "src" / "nextfrontier"
LONGEST_RANGE_IN_TESTS = 3
ROOMS = (
    "rules",
    "effects",
    "state",
    "components",
    "advice",
    "vocabulary",
    "packs",
    "positions",
    "words",
    "showing",
)
VECTOR = re.compile(r"^\[(TV-[A-Z0-9-]+)\]$", re.MULTILINE)  # the heading of a vector in its file
PLAYED = "tests/conformance/test_vectors.py"  # plays every vector that is data


class Book:
    """The rules of one game: how their ids look, where they are implemented and shown."""

    def __init__(self, plugin: Plugin, rulebook: Rulebook) -> None:
        self.title = plugin.load_game().title
        self.rules = ROOT / "docs" / "rules" / rulebook.pages[0]
        self.table = ROOT / "docs" / rulebook.coverage
        self.tests = ROOT / "tests"
        self.vectors = ROOT / "src" / Path(*plugin.package.split(".")) / "positions" / "vectors"
        ids = f"{rulebook.rule}|{rulebook.vector}"
        self.anchor = re.compile(rf'<a id="((?:{ids})-\d\d+)"></a>')
        self.mention = re.compile(rf"\b({ids})-(\d\d+)(?:\.\.(\d\d+))?((?:, -\d\d+(?:\.\.\d\d+)?)*)(?![\d-])")
        self.descriptive = rulebook.descriptive


BOOKS = [Book(plugin, plugin.rulebook) for plugin in PLUGINS.values() if plugin.rulebook]


def rule_ids(book: Book) -> list[str]:
    """Return all rules and vectors, in the order of the document."""
    return list(dict.fromkeys(book.anchor.findall(book.rules.read_text(encoding="utf-8"))))


def mentions(book: Book, text: str, longest: int) -> set[str]:
    """Return the ids named in a text; a range that is too long names nothing in particular."""
    found: set[str] = set()
    for area, first, last, more in book.mention.findall(text):
        spans = [(first, last), *re.findall(r"-(\d\d+)(?:\.\.(\d\d+))?", more)]
        for low, high in spans:
            numbers = range(int(low), int(high or low) + 1)
            if len(numbers) <= longest:
                found.update(f"{area}-{number:02d}" for number in numbers)
    return found


def places(book: Book, folder: Path, pattern: str, longest: int) -> dict[str, list[str]]:
    """Return for every id the files that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob(pattern)):
        name = path.relative_to(ROOT).as_posix()
        for rule in mentions(book, path.read_text(encoding="utf-8"), longest):
            found.setdefault(rule, []).append(name)
    return found


def link(place: str) -> str:
    """Return a link from the docs folder to a file of the repository, by the name of its function if there is one."""
    path, _, name = place.partition(":")
    return f"[{name or Path(path).stem}](../{path})"


def functions(book: Book) -> dict[str, list[str]]:
    """Find for every id the functions, classes and values that name it, those of the rules themselves first."""
    found: dict[str, list[str]] = {}
    for path in sorted(CODE.rglob("*.py"), key=lambda path: (room_order(path), path)):
        name = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        if not mentions(book, text, 99):
            continue
        for owner, part in parts(text):
            for rule in mentions(book, part, 99):
                places_of_rule = found.setdefault(rule, [])
                if f"{name}:{owner}" not in places_of_rule:
                    places_of_rule.append(f"{name}:{owner}")
    return found


def room_order(path: Path) -> int:
    """Tell how near a module is to the rules: rooms that implement them come before those that only speak of them."""
    rooms = path.relative_to(CODE).parts
    return next((number for number, room in enumerate(ROOMS) if room in rooms), len(ROOMS))


def parts(text: str) -> Iterator[tuple[str, str]]:
    """Cut a module into its functions, classes and values, each with its name; a class is without its methods."""
    rest = text.splitlines()
    for node, name in named_nodes(ast.parse(text).body, ""):
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        yield name, "\n".join(rest[first:last])
        rest[first:last] = [""] * (last - first)


def named_nodes(body: list[ast.stmt], owner: str) -> Iterator[tuple[ast.stmt, str]]:
    """Find the functions, classes and values of a module; the methods of a class come before it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from named_nodes(node.body, f"{node.name}.")
            yield node, node.name
        elif isinstance(node, ast.FunctionDef):
            yield node, owner + node.name
        elif isinstance(node, ast.AnnAssign | ast.Assign) and not owner:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                yield node, target.id


def vectors(book: Book) -> dict[str, list[str]]:
    """Return for every vector the file in which it is written."""
    found: dict[str, list[str]] = {}
    for path in sorted(book.vectors.glob("*.toml")):
        for id_ in VECTOR.findall(path.read_text(encoding="utf-8")):
            found[id_] = [path.relative_to(ROOT).as_posix()]
    return found


def code_of_rules(book: Book) -> dict[str, list[str]]:
    """Find for every rule the functions that implement it, for every vector its data."""
    code = functions(book)
    return {rule: paths for rule, paths in code.items() if not rule.startswith("TV-")} | vectors(book)


def tests_of_rules(book: Book) -> dict[str, list[str]]:
    """Return for every rule the tests that name it; a vector is played by a test of all vectors, too."""
    tests = places(book, book.tests, "test_*.py", LONGEST_RANGE_IN_TESTS)
    return tests | {id_: [*tests.get(id_, [])[:2], PLAYED] for id_ in vectors(book)}


def table(book: Book) -> str:
    """Return the document."""
    code, tests = code_of_rules(book), tests_of_rules(book)
    lines = [
        f"# Rules of {book.title}: where they are implemented and shown",
        "",
        "Generated by `make docs`. Rule → code → test; vectors are data, and tests by themselves.",
        "",
        "| rule | code | test |",
        "|---|---|---|",
    ]
    for rule in rule_ids(book):
        if rule not in book.descriptive:
            where, by = (", ".join(map(link, found.get(rule, [])[:3])) for found in (code, tests))
            lines.append(f"| [{rule}](rules/{book.rules.name}#{rule}) | {where} | {by} |")
    lines += [
        "",
        "## Rules that describe or advise",
        "",
        "| rule | where the product shows it |",
        "|---|---|",
    ]
    lines += [
        f"| [{rule}](rules/{book.rules.name}#{rule}) | {where} |" for rule, where in book.descriptive.items()
    ]
    return "\n".join(lines) + "\n"


def bare_rules(book: Book) -> list[str]:
    """Return the rules and vectors that no test names and that are not merely descriptive."""
    tests = tests_of_rules(book)
    return [rule for rule in rule_ids(book) if rule not in tests and rule not in book.descriptive]


def rules_without_code(book: Book) -> list[str]:
    """Return the rules that no function, class or value names and that are not merely descriptive."""
    code = code_of_rules(book)
    return [rule for rule in rule_ids(book) if rule not in code and rule not in book.descriptive]


def unknown_rules(book: Book) -> dict[str, list[str]]:
    """Return the rules and vectors that the code names and the document lacks, with the files that name them."""
    known = set(rule_ids(book))
    named = places(book, CODE, "*.py", 99) | places(book, book.vectors, "*.toml", 99)
    return {rule: paths for rule, paths in named.items() if rule not in known}


def main() -> int:
    """Write the tables, or check them."""
    failed = False
    for book in BOOKS:
        ids, bare, homeless = rule_ids(book), bare_rules(book), rules_without_code(book)
        print(f"{book.title}: {len(ids) - len(bare)} of {len(ids)} rules and vectors are shown by a test")
        if bare:
            print("without a test:", " ".join(bare))
        if homeless:
            print("without code:", " ".join(homeless))
        if "--check" in sys.argv:
            stale = not book.table.exists() or book.table.read_text(encoding="utf-8") != table(book)
            if stale:
                print(f"{book.table.name} is stale: run make docs")
            failed = failed or stale or bool(bare or homeless)
        else:
            book.table.write_text(table(book), encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
