"""The documents tell the truth: code on them runs."""

import re
import tomllib
from pathlib import Path

import pytest

import nextfrontier as nf
from nextfrontier.kit.vectors.files import BadVector, Chapter, read_chapters, read_sentences
from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages
from nextfrontier.shelf import PLUGINS
from tools import api_reference, cards_page, rules_coverage, vector_pages

ROOT = Path(__file__).resolve().parent.parent


def test_the_library_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/python.md shows the library in twenty lines."""
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    code, numbered = re.findall(r"```python\n(.*?)```", page, re.S)
    code = code.replace("nodes=500", "nodes=20")
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    names: dict[str, object] = {}
    exec(compile(code, "docs/python.md", "exec"), names)
    ranking, totals = capsys.readouterr().out.strip().split("] [")
    assert sorted(ranking.strip("[").split(", ")) == ["0", "1"]
    assert all(int(total) > 0 for total in totals.strip("]").split(", "))
    exec(compile(numbered, "docs/python.md", "exec"), names)
    assert f"print(table)  # {capsys.readouterr().out}" in numbered


def test_the_page_of_the_python_interface_is_up_to_date() -> None:
    """docs/api.md is what `make docs` writes, and every name on it is explained."""
    page = api_reference.page()
    assert api_reference.PAGE.read_text(encoding="utf-8") == page
    assert "\nNone\n" not in page


def test_the_page_of_components_is_up_to_date() -> None:
    """docs/cards.md has every component with a text in every language that is offered."""
    page = cards_page.page()
    assert cards_page.PAGE.read_text(encoding="utf-8") == page
    spoken = [code for code in languages() if code == ENGLISH or is_offered(code)]
    counts = {code: page.count(f"\n- {code.upper()}: ") for code in spoken}
    assert counts[ENGLISH] > 600
    assert len(set(counts.values())) == 1


BOOKS = pytest.mark.parametrize("book", rules_coverage.BOOKS, ids=lambda book: book.title)


@BOOKS
def test_every_rule_is_shown_by_a_test_or_stands_among_the_descriptive_ones(
    book: rules_coverage.Book,
) -> None:
    """At most fifteen rules only describe the box or advise."""
    assert rules_coverage.bare_rules(book) == []
    assert len(book.descriptive) <= 15
    assert set(book.descriptive) <= set(rules_coverage.rule_ids(book))


@BOOKS
def test_every_rule_is_named_by_the_code_that_implements_it(book: rules_coverage.Book) -> None:
    """A function, class or value names it; docstrings of modules do not count, descriptive rules need no code."""
    assert rules_coverage.rules_without_code(book) == []


@BOOKS
def test_the_code_names_no_rule_that_is_not_there(book: rules_coverage.Book) -> None:
    assert rules_coverage.unknown_rules(book) == {}


@BOOKS
def test_the_table_of_rules_is_up_to_date(book: rules_coverage.Book) -> None:
    """The table of each game is what `make docs` writes."""
    assert book.table.read_text(encoding="utf-8") == rules_coverage.table(book)


@pytest.mark.parametrize("page", vector_pages.PAGES, ids=lambda page: page.stem)
def test_the_test_vectors_on_a_page_of_rules_are_those_of_the_data(page: Path) -> None:
    """Each chapter of vectors is what `make docs` writes, and no other vector stands there."""
    text, chapters = page.read_text("utf-8"), read_chapters(vector_pages.PAGES[page])
    assert text == vector_pages.page_with_vectors(text, chapters), "run make docs"
    told = [id_ for chapter in chapters for id_ in chapter.vectors if id_[-1].isdigit()]
    assert re.findall(r'<a id="(TV-[^"]+)"></a>', text) == told


def test_the_vector_that_the_rules_explain_stands_in_the_data_like_this() -> None:
    page = (vector_pages.RULES / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.S)
    written = {
        id_: facts
        for folder in vector_pages.PAGES.values()
        for chapter in read_chapters(folder)
        for id_, facts in chapter.vectors.items()
    }
    for id_, facts in tomllib.loads(example).items():
        assert written[id_] == facts


def test_a_translator_begins_with_a_file_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    exec(compile(code, "CONTRIBUTING.md", "exec"), {})
    file = tmp_path / "pl_vectors.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    english = dict(nf.game("evacuation").positions())
    assert read_sentences(file, list(english)) == english


def test_a_vector_without_words_for_the_page_is_refused_by_name() -> None:
    page = "### 6.2 Turn\n\nold words\n\n## 7. Next\n"
    vectors = {"TV-REEF-01": {"text": "first\n- second\n"}, "TV-REEF-01b": {}}
    told = vector_pages.page_with_vectors(page, [Chapter("turn.toml", "6.2", "Turn", vectors)])
    item = '- <a id="TV-REEF-01"></a>**TV-REEF-01** first\n  - second'
    assert told == f"### 6.2 Turn\n\n{item}\n\n## 7. Next\n"
    with pytest.raises(BadVector, match=r"turn\.toml: TV-REEF-02: source"):
        vector_pages.section(Chapter("turn.toml", "6.2", "Turn", {"TV-REEF-02": {}}))
    with pytest.raises(BadVector, match=r"turn\.toml: TV-REEF-02b: expect: a further case"):
        vector_pages.section(Chapter("turn.toml", "6.2", "Turn", {"TV-REEF-02b": {"expect": "nothing"}}))
    with pytest.raises(BadVector, match=r"turn\.toml: title"):
        vector_pages.page_with_vectors(page, [Chapter("turn.toml", "6.3", "Turn", vectors)])


PLACE = re.compile(
    r"`((?:kernel|record|kit|games|protocol|server|cli|bots|referee|<game>|web)/[\w/.<>*…-]+)`"
)
SOURCES = ROOT / "src" / "nextfrontier"
GAMES = {
    "<game>": tuple(
        plugin.package.removeprefix("nextfrontier.").replace(".", "/") for plugin in PLUGINS.values()
    ),
    "<name>": tuple(plugin.package.rpartition(".")[2] for plugin in PLUGINS.values()),
    "<slug>": tuple(PLUGINS),
    "<language>": ("en",),
}


def places_on(page: str) -> list[str]:
    """Return every module and folder that a page names, for each game where it stands for both."""
    found: list[str] = []
    for place in PLACE.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        named = [place]
        for sign, games in GAMES.items():
            named = [
                each.replace(sign, game) for each in named for game in (games if sign in each else ("",))
            ]
        found += named
    return found


def found_at(place: str) -> list[Path]:
    """Return the modules, folders and files of this name."""
    parent, name = ROOT if place.startswith("web/") else SOURCES, place.rstrip("/")
    return [found for ending in ("", ".py") for found in parent.glob(name + ending)]


def is_there(place: str) -> bool:
    """Is there a module, a folder or a file of this name?"""
    return bool(found_at(place))


def test_every_place_of_the_architecture_is_there() -> None:
    places = places_on("architecture.md")
    assert len(places) > 40
    assert [place for place in places if not is_there(place)] == []
    assert not is_there("kernel/no_such_module")


HOP = re.compile(r"^\| \d+ \| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)


def is_defined(place: str, name: str) -> bool:
    """Does the file define or bind this name?"""
    (path,) = found_at(place)
    return re.search(rf"\b{name}\b(<[^>]*>)?\s*[(=:]", path.read_text(encoding="utf-8")) is not None


def test_every_hop_of_the_walks_is_there() -> None:
    hops = HOP.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert len(hops) > 45
    names = [(place, name) for place, told in hops for name in re.findall(r"`(\w+)`", told)]
    assert [hop for hop in names if not is_defined(*hop)] == []
    assert not is_defined("kernel/agenda", "no_such_function")
