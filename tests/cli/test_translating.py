"""Tools for translators: what a language lacks, what is stale, and the way of a text to a PO file and back."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nextfrontier.cli.main import main
from nextfrontier.cli.translating import exchange
from nextfrontier.cli.translating.checks import missing_keys
from nextfrontier.cli.translating.examples import find_examples
from nextfrontier.cli.translating.files import parts_of
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.sources import stale_keys
from nextfrontier.kit.words import languages as known
from nextfrontier.kit.words.catalogues import own_texts, shared_texts
from nextfrontier.kit.words.languages import Language

ENGLISH = """# English: what is said at sea.

# Nouns
"kind.boat".one = "boat"
"kind.boat".other = "boats"

# Log
"sail" = "{player} sails {kind:indefinite}."
"sail:short" = "sail"
"rest" = "{player} rests."
"""


@pytest.fixture
def sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a package `reef_sea` with English texts, the only home of texts; Polish is a language without any."""
    folder = tmp_path / "reef_sea" / "words" / "catalogues"
    (folder / "en").mkdir(parents=True)
    (tmp_path / "reef_sea" / "__init__.py").touch()
    (folder / "en" / "log.toml").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "reef_sea", raising=False)
    monkeypatch.setattr("nextfrontier.cli.translate.homes", lambda: {"sea": "reef_sea"})
    monkeypatch.setattr("nextfrontier.cli.translating.exchange.homes", lambda: {"sea": "reef_sea"})
    languages = {**known.languages(), "pl": Language("Polski", "pl")}
    for module in (
        "kit.words.catalogues",
        "cli.translating.exchange",
        "cli.translating.checks",
        "cli.translate",
    ):
        monkeypatch.setattr(f"nextfrontier.{module}.languages", lambda: languages)
    own_texts.cache_clear()
    yield folder
    sys.modules.pop("reef_sea", None)
    own_texts.cache_clear()
    shared_texts.cache_clear()


def run(*words: str | Path) -> int:
    """Run `frontier words` on files as they are now."""
    own_texts.cache_clear()
    return main(["words", *map(str, words)])


def translate(file: Path, context: str, text: str) -> None:
    """Write the translation of a text into a PO file."""
    before, mark, after = file.read_text("utf-8").partition(f'msgctxt "{context}"\n')
    assert mark, context
    head, _, rest = after.partition('msgstr "')
    _, _, rest = rest.partition('"\n')
    file.write_text(f'{before}{mark}{head}msgstr "{text}"\n{rest}', "utf-8")


def exported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Export Polish, with an example for one key."""
    examples = {"sea": {"rest": "Anna rests."}}
    monkeypatch.setattr("nextfrontier.cli.translate.find_examples", lambda: examples)
    file = folder.parent / "pl.po"
    assert run("export", "pl", file) == 0
    return file


def write_polish(folder: Path, *lines: str) -> None:
    """Write texts of Polish by hand."""
    (folder / "pl").mkdir(exist_ok=True)
    (folder / "pl" / "log.toml").write_text("\n".join(lines) + "\n", "utf-8")


def read_polish(folder: Path) -> list[str]:
    """Return the lines of the texts of Polish."""
    return (folder / "pl" / "log.toml").read_text("utf-8").splitlines()


def test_a_text_goes_to_a_translator_and_comes_back(sea: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = exported(sea, monkeypatch)
    text = file.read_text("utf-8")
    assert (
        '#. Log\n#. Example: Anna rests.\nmsgctxt "sea|log|rest"\nmsgid "{player} rests."\nmsgstr ""\n'
        in text
    )
    for category, noun in (("one", "łódź"), ("few", "łodzie"), ("many", "łodzi")):
        translate(file, f"sea|log|kind.boat|{category}", noun)
    translate(file, "sea|log|rest", "{player} odpoczywa.")
    with file.open("a", encoding="utf-8") as more:
        more.write('\nmsgctxt "sea|log|kind.boat:instrumental|one"\nmsgid "boat"\nmsgstr "łodzią"\n')
    assert run("import", "pl", file) == 0
    assert (sea / "pl" / "log.toml").read_text("utf-8").splitlines() == [
        "# Nouns",
        '"kind.boat".one = "łódź"',
        '"kind.boat".few = "łodzie"',
        '"kind.boat".many = "łodzi"',
        '"kind.boat:instrumental".one = "łodzią"',
        "",
        "# Log",
        '"rest" = "{player} odpoczywa."',
    ]


def test_what_is_missing_stale_or_wrong_is_listed(
    sea: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = exported(sea, monkeypatch)
    translate(file, "sea|log|rest", "{player} odpoczywa.")
    assert run("import", "pl", file) == 0
    (sea / "pl" / "more.toml").write_text('"rset" = "…"\n"kind.boat".one = "łódź"\n', "utf-8")
    (sea / "en" / "log.toml").write_text(ENGLISH.replace("rests", "sleeps"), "utf-8")
    capsys.readouterr()
    assert run("check", "pl") == 1
    assert capsys.readouterr().out.splitlines() == [
        "missing  sea: sail",
        "stale    sea: rest",
        "stale    sea: kind.boat",
        "unknown  sea: rset",
        "plural   sea: kind.boat: no few",
        "plural   sea: kind.boat: no many",
        "sea: 2 of 3 keys, 2 stale",
    ]


def test_a_stale_text_is_fuzzy_until_it_is_translated_anew_or_confirmed(
    sea: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = exported(sea, monkeypatch)
    translate(file, "sea|log|rest", "{player} odpoczywa.")
    run("import", "pl", file)
    (sea / "en" / "log.toml").write_text(ENGLISH.replace("rests", "sleeps"), "utf-8")
    file = exported(sea, monkeypatch)
    assert '#, fuzzy\nmsgctxt "sea|log|rest"' in file.read_text("utf-8")
    run("import", "pl", file)
    own_texts.cache_clear()
    assert stale_keys("reef_sea", "pl") == ["rest"]
    assert own_texts("reef_sea", "pl") == {"rest": "{player} odpoczywa."}
    assert run("confirm", "pl", "rest") == 0
    assert stale_keys("reef_sea", "pl") == []


def test_what_an_older_file_does_not_carry_is_kept(sea: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_polish(sea, '"kind.boat".one = "łódka"', '"kind.boat".few = "łódki"', '"rest" = "{player} śpi."')
    assert run("confirm", "pl") == 0
    file = exported(sea, monkeypatch)
    kept = [
        "# Polish: said at sea. Genders: f, m.",
        "",
        "# Nouns, and their forms",
        '"kind.boat".gender = "f"',
        '"kind.boat".one = "łódź"',
        '"kind.boat".few = "łodzie"',
        '"kind.boat".many = "łodzi"',
        '"kind.boat:instrumental".one = "łodzią"',
        "",
        "# Log",
        '"rest".gender = "f"',
        '"rest".other = "{player} odpoczywa."',
    ]
    write_polish(sea, *kept)
    assert run("import", "pl", file) == 0
    given = ['"kind.boat".one = "łódka"', '"kind.boat".few = "łódki"']
    assert read_polish(sea) == [*kept[:4], *given, *kept[6:-1], '"rest".other = "{player} śpi."']


def test_the_texts_of_every_language_come_back_as_they_were() -> None:
    for language in ("pl", "cs", "it", "ru"):
        content = exchange.export(language, {})
        assert not exchange.holds_more(language, content)
        for (home, part), given in exchange.by_file(exchange.read_given(language, content)).items():
            kept = parts_of(homes()[home], language).get(part, {})
            assert exchange.merge(kept, [one for one in given if one.text]) == kept


def test_a_line_that_needs_work_does_not_drop_what_is_kept(
    sea: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = ['"kind.boat".one = "łódź"', '"kind.boat".few = "łodzie"', '"kind.boat".many = "łodzi"']
    write_polish(sea, *written)
    assert run("confirm", "pl") == 0
    file = exported(sea, monkeypatch)
    translate(file, "sea|log|kind.boat|one", "łódka")
    few = 'msgctxt "sea|log|kind.boat|few"'
    file.write_text(file.read_text("utf-8").replace(few, f"#, fuzzy\n{few}"), "utf-8")
    assert run("import", "pl", file) == 0
    assert read_polish(sea)[-3:] == ['"kind.boat".one = "łódka"', *written[1:]]


def test_a_text_that_was_made_from_an_older_english_is_stale(
    sea: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = exported(sea, monkeypatch)
    translate(file, "sea|log|rest", "{player} odpoczywa.")
    (sea / "en" / "log.toml").write_text(ENGLISH.replace("rests", "sleeps"), "utf-8")
    assert run("import", "pl", file) == 0
    own_texts.cache_clear()
    assert stale_keys("reef_sea", "pl") == ["rest"]


def test_a_home_without_texts_of_the_language_has_nothing_to_confirm(sea: Path) -> None:
    assert run("confirm", "pl") == 0
    assert not (sea / "pl").exists()


def test_forms_for_which_the_program_asks_can_be_translated(
    sea: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (sea / "en" / "log.toml").write_text(f'{ENGLISH}"rest:indefinite" = "a rest"\n', "utf-8")
    file = exported(sea, monkeypatch)
    assert f'#. {exchange.OPTIONAL}\nmsgctxt "sea|log|sail:short"\nmsgid "sail"\n' in file.read_text("utf-8")
    assert "rest:indefinite" not in file.read_text("utf-8")
    translate(file, "sea|log|sail", "{player} płynie.")
    translate(file, "sea|log|sail:short", "płyń")
    assert run("import", "pl", file) == 0
    assert read_polish(sea) == ["# Log", '"sail" = "{player} płynie."', '"sail:short" = "płyń"']


def test_a_file_that_cannot_be_used_is_told(sea: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", "pl", sea / "none.po") == 1
    assert "none.po" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        "",
        "Some words.\n",
        'msgid "boat"\nmsgstr "łódź"\n',
        'msgctxt "land|log|rest"\nmsgid "a"\nmsgstr "b"\n',
        'msgctxt "sea|../log|rest"\nmsgid "a"\nmsgstr "b"\n',
        'msgid ""\nmsgstr "Language: it\\n"\n\nmsgctxt "sea|log|rest"\nmsgid "a"\nmsgstr "b"\n',
    ],
)
def test_a_file_that_was_not_exported_is_neither_imported_nor_replaced(
    sea: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = sea.parent / "pl.po"
    file.write_text(content, "utf-8")
    assert run("import", "pl", file) == run("export", "pl", file) == 1
    assert capsys.readouterr().err.count("pl.po: ") == 2
    assert file.read_text("utf-8") == content
    monkeypatch.setattr("nextfrontier.cli.translate.find_examples", dict)
    assert run("export", "pl", file, "--force") == 0


def test_a_file_with_texts_that_were_not_imported_is_not_replaced(
    sea: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = exported(sea, monkeypatch)
    translate(file, "sea|log|rest", "{player} odpoczywa.")
    assert run("export", "pl", file) == 1
    assert run("import", "pl", file) == 0
    assert run("export", "pl", file) == 0


def test_entries_that_would_break_a_sentence_are_listed(
    sea: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_polish(sea, '"rest" = "{plyaer} śpi."', '"sail:short" = "{player"')
    assert run("check", "pl") == 1
    assert capsys.readouterr().out.splitlines()[3:-1] == [
        "parts    sea: rest: no part {plyaer}",
        "parts    sea: sail:short: expected '}' before end of string",
        "form     sea: sail:short: no plain entry",
    ]


def test_a_key_without_english_is_not_missing(sea: Path) -> None:
    (sea / "en" / "log.toml").write_text('"nothing_said" = ""\n"rest" = "rest"\n', "utf-8")
    own_texts.cache_clear()
    assert missing_keys("reef_sea", "pl") == ["rest"]


def test_examples_are_sentences_of_the_game_that_has_the_key() -> None:
    found = find_examples()
    assert "World" not in found["underwater-cities"]["event.gained"]
    assert "World" in found["evacuation"]["event.gained"]
    assert len(found["underwater-cities"]) > 200
    assert len(found["evacuation"]) > 300
    assert exchange.texts_to_say({"a": ""}, {}, ["one"]) == {}
