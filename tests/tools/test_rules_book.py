"""The rules as a book for players: nothing of docs/rules is lost, and every link leads somewhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.cli.translating.po import NoPoFile
from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages
from nextfrontier.shelf import PLUGINS
from tools.rules_book.__main__ import main
from tools.rules_book.book import Book, files, translations_of
from tools.rules_book.contents import CONTENTS
from tools.rules_book.texts import Reader, plain
from tools.rules_book.translations import (
    examples_of,
    faults_of,
    read_translations,
    replace_texts,
    take_texts,
    texts_of,
)

FILES = {
    slug: Path(__file__).parents[2] / "web" / "src" / "games" / slug / "rules" / "en.json"
    for slug in ("underwater-cities", "evacuation")
}
EVERY_GAME = pytest.mark.parametrize("slug", FILES)


@cache
def chapters(slug: str) -> list[dict[str, Any]]:
    """Return the chapters of a book as the client reads them."""
    book = json.loads(FILES[slug].read_text("utf-8"))
    return [chapter for part in book["parts"] for chapter in part["chapters"]]


def anchors(slug: str) -> list[str]:
    """Return all that a link can lead to."""
    found = []
    for chapter in chapters(slug):
        found += [chapter["id"], *chapter.get("also", [])]
        found += [block["id"] for block in chapter["blocks"] if block["kind"] == "rule"]
        tables = [block for block in chapter["blocks"] if block["kind"] == "table"]
        found += [row["id"] for table in tables for row in table["rows"] if "id" in row]
        found += [example["id"] for example in chapter.get("examples", [])]
    return found


def test_the_books_are_those_of_the_rules() -> None:
    """`make docs` writes them; a change of a rule, a vector or the words of a move changes a book."""
    for file, text in files().items():
        assert file.read_text("utf-8") == text, f"{file.name} is stale: run make docs"


@EVERY_GAME
def test_every_rule_and_every_example_stands_in_the_book_once(slug: str) -> None:
    plugin = PLUGINS[slug]
    game, rulebook = plugin.load_game(), plugin.rulebook
    assert rulebook is not None
    found = anchors(slug)
    assert len(set(found)) == len(found)
    page = (Path(__file__).parents[2] / "docs" / "rules" / rulebook.pages[0]).read_text("utf-8")
    rules = re.findall(rf'<a id="({rulebook.rule}-\d+)"></a>', page)
    assert len(rules) > 400
    assert set(rules) <= set(found)
    assert {id_ for id_, _ in game.positions()} <= set(found)


@EVERY_GAME
def test_every_link_of_the_book_leads_to_a_place_in_it_or_to_a_card(slug: str) -> None:
    text = FILES[slug].read_text("utf-8")
    links = set(re.findall(r"\]\(#([^)]+)\)", text)) | set(re.findall(r'"rule": "([^"]+)"', text))
    assert len(links) > 100
    assert sorted(link for link in links - set(anchors(slug)) if not link.startswith("card-")) == []


@EVERY_GAME
def test_every_chapter_of_rules_begins_with_what_it_is_about(slug: str) -> None:
    for chapter in chapters(slug)[:27]:
        first = chapter["blocks"][0]
        assert first["kind"] == "text", chapter["id"]
        assert first["text"].endswith("."), chapter["id"]


@EVERY_GAME
def test_players_read_no_sources_and_no_abbreviations_in_the_text_of_a_rule(slug: str) -> None:
    rules = [block for chapter in chapters(slug) for block in chapter["blocks"] if block["kind"] == "rule"]
    told = "\n".join(plain(rule["text"]) for rule in rules)
    assert (
        re.findall(r"\[[^\]]*\]|→ (?:OQ|D)-|\*\(|\bAAS\b(?!-)|\bOW\b|\bNW\b", told.replace("UC-AAS", ""))
        == []
    )


def test_a_text_is_told_apart_from_what_stands_behind_it() -> None:
    reader = Reader({"UC-X-01", "UC-X-02", "Q-07", "D-03"}, {"AAS": "always-available slot"}, lambda _: "")
    told = reader.tell("AAS as in UC-X-01, -02. [PL IT; DEF Q-07] D-03")
    assert told.text == "Always-available slot as in [UC-X-01](#UC-X-01), [-02](#UC-X-02)."
    assert (told.source, told.marks) == ("PL IT; DEF Q-07", ["D-03", "Q-07"])
    assert reader.tell("So it is. *(inferred)*").marks == ["inferred"]
    assert reader.tell("UC-X-09 is nowhere.").text == "UC-X-09 is nowhere."


BOOK: dict[str, Any] = {
    "parts": [
        {
            "chapters": [
                {
                    "id": "UC-NET",
                    "title": "Network",
                    "blocks": [
                        {"kind": "rule", "id": "UC-NET-01", "text": "See [UC-GEN-02](#UC-GEN-02), 3 times."},
                        {
                            "kind": "table",
                            "head": ["Id", "PL"],
                            "rows": [{"id": "SL-01", "cells": ["SL-01", "sieć"]}],
                        },
                        {"kind": "drawing", "text": "TL - TC"},
                    ],
                    "examples": [{"id": "TV-01", "text": "A tunnel."}],
                }
            ]
        }
    ]
}


def test_what_has_words_is_translated_once() -> None:
    texts = ["Network", "See [UC-GEN-02](#UC-GEN-02), 3 times.", "A tunnel."]
    assert [text for text, _ in texts_of(BOOK)] == texts
    said = replace_texts(BOOK, lambda text, place: f"{place}: {text}")
    network = said["parts"][0]["chapters"][0]
    assert network["title"] == "UC-NET: Network"
    assert network["blocks"][0]["text"].startswith("UC-NET-01: See")
    assert network["blocks"][1]["rows"] == [{"id": "SL-01", "cells": ["SL-01, Id: SL-01", "sieć"]}]
    assert network["blocks"][2] == BOOK["parts"][0]["chapters"][0]["blocks"][2]


def test_translations_keep_what_is_said_and_take_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "pl.po"
    file.write_bytes(
        take_texts(file, BOOK, "pl").replace(b'"Network"\nmsgstr ""', b'"Network"\nmsgstr "Sie\xc4\x87"')
    )
    assert read_translations(file, "pl") == {"Network": "Sieć"}
    renewed = {"parts": [{"chapters": [{**BOOK["parts"][0]["chapters"][0], "title": "Net"}]}]}
    file.write_bytes(take_texts(file, renewed, "pl"))
    assert read_translations(file, "pl") == {}
    assert b'"Net"' in file.read_bytes()


def test_a_translation_that_loses_a_link_or_a_number_is_found() -> None:
    english = "See [UC-GEN-02](#UC-GEN-02), 3 times."
    assert faults_of(english, "3 razy: [UC-GEN-02](#UC-GEN-02).") == []
    assert faults_of(english, "Zob. [UC-GEN-02](#UC-GEN-03), 3 razy.") == ["other links"]
    assert faults_of(english, "Zob. [UC-GEN-02](#UC-GEN-02).") == ["other numbers"]


def test_a_file_of_translations_has_the_header_that_tools_want(tmp_path: Path) -> None:
    header, _, _ = take_texts(tmp_path / "none.po", BOOK, "pl").decode().partition("\n\n")
    for field in (
        "Project-Id-Version: Next Frontier",
        "Language: pl",
        "charset=UTF-8",
        "Plural-Forms: nplurals=3;",
    ):
        assert field in header
    if shutil.which("msgfmt"):
        file = tmp_path / "pl.po"
        file.write_bytes(take_texts(file, BOOK, "pl"))
        subprocess.run(["msgfmt", "--check", "-o", os.devnull, file], check=True, capture_output=True)


def test_a_fuzzy_translation_is_kept_but_not_used(tmp_path: Path) -> None:
    file = tmp_path / "pl.po"
    file.write_text('#, fuzzy\nmsgid "Network"\nmsgstr "Sieć"\n', "utf-8")
    file.write_bytes(take_texts(file, BOOK, "pl"))
    assert '#, fuzzy\nmsgid "Network"\nmsgstr "Sieć"\n' in file.read_text("utf-8")
    assert read_translations(file, "pl") == {}


def test_a_file_that_holds_no_translations_is_named(tmp_path: Path) -> None:
    file = tmp_path / "pl.po"
    file.write_text("Some words.", "utf-8")
    with pytest.raises(NoPoFile, match=r"pl\.po: "):
        read_translations(file, "pl")


@pytest.mark.parametrize("words", [["--take"], ["--take", "tlh"], ["--take", "en"], ["pl"]])
def test_texts_are_taken_into_a_language_that_there_is(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert "usage: python tools/rules_book" in capsys.readouterr().err


def test_moves_are_said_in_english_where_a_game_has_no_words_in_the_language() -> None:
    plugin = PLUGINS["evacuation"]
    assert plugin.rulebook is not None
    book = Book(plugin, plugin.rulebook, CONTENTS["evacuation"])
    partial = book.write("tlh", {"Overview": "bejbogh"})
    assert partial["parts"][0]["chapters"][0]["title"] == "bejbogh"
    assert list(examples_of(partial)) == list(examples_of(book.write()))


def lacks_of(said: dict[str, str], wanted: list[str], whole: bool) -> list[str]:
    """Return what is wrong with a translated book: texts that are missing or unknown, and links and numbers."""
    missing = [f"missing: {text}" for text in wanted if whole and text not in said]
    unknown = [f"unknown: {text}" for text in said if text not in wanted]
    return missing + unknown + [f"{fault}: {text}" for text in said for fault in faults_of(text, said[text])]


def test_a_book_may_be_a_part_of_one_until_its_language_is_offered() -> None:
    wanted = ["Page 3.", "Network"]
    assert lacks_of({"Page 3.": "Strona 3."}, wanted, whole=False) == []
    assert lacks_of({"Page 3.": "Strona 3."}, wanted, whole=True) == ["missing: Network"]
    assert lacks_of({"Page 3.": "Strona."}, wanted, whole=False) == ["other numbers: Page 3."]


@EVERY_GAME
@pytest.mark.parametrize("language", [code for code in languages() if code != ENGLISH])
def test_a_book_in_a_language_that_is_offered_is_whole(slug: str, language: str) -> None:
    """Every text of the English book is said in it, with its links and its numbers."""
    wanted = dict(texts_of(json.loads(FILES[slug].read_text("utf-8"))))
    assert len(wanted) > 1000
    said = read_translations(translations_of(slug, language), languages()[language].locale)
    found = lacks_of(said, list(wanted), is_offered(language))
    assert found == [], "python tools/rules_book --take, then translate"
