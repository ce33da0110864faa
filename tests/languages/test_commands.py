"""The commands speak a language: help, answers and troubles come from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nextfrontier.cli.commands import COMMANDS, wanted_language
from nextfrontier.cli.main import main
from nextfrontier.cli.speech import speak
from nextfrontier.kit.words.languages import ENGLISH, PSEUDO
from nextfrontier.shelf import PLUGINS
from tests.languages.marks import unsaid

NAMES = [command.__name__.rpartition(".")[2].replace("translate", "words") for command in COMMANDS]
# What stays: names of commands, options, metavariables, values, code; marks hold everything else.
WORDS = "|".join([*NAMES, *PLUGINS, "frontier"])
KEPT = re.compile(rf"⟦[^⟦⟧]*⟧|\[[^]]*\]|\{{[^}}]*\}}|--?[\w-]+|\b[A-Z][A-Z=\[\],…]*\b|\b({WORDS})\b")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize("command", ["", *NAMES])
def test_help_is_said_by_a_catalogue(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", PSEUDO, *([command] if command else []), "--help"])
    left = re.sub(r"\s+", " ", capsys.readouterr().out)
    while (shorter := KEPT.sub(" ", left)) != left:
        left = shorter
    known = {"file", "game", "check", "list", "export", "import", "confirm", "language", "keys", "entrants"}
    assert {word for word in re.findall(r"[^\W\d_]{3,}", left) if word not in known} == set()


def test_a_wrong_command_line_is_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", PSEUDO, "arena", "--deals", "none"])
    told = capsys.readouterr().err
    assert "⟦expected a whole number from 1 on⟧" in told
    assert "⟦argument --deals: " in told


def test_without_a_language_the_commands_speak_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert wanted_language(["verify", "--help"]) == ENGLISH
    assert wanted_language(["--lang=qps", "verify"]) == wanted_language(["verify", "--lang", "qps"]) == PSEUDO


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_the_report_of_the_arena_is_said_by_a_catalogue(slug: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    entrants = ["random", "run:true"]  # which ends at once
    command = ["arena", *entrants, "--game", slug, "--deals", "2", "--jobs", "1"]
    assert main(["--lang", PSEUDO, *command, "--book", str(tmp_path / "book"), "--report", str(page)]) == 0
    assert main(["--lang", PSEUDO, "arena", "random", "--game", slug, "--seats", "1", "--deals", "3", "--jobs", "1",
                 "--book", str(tmp_path / "book"), "--report", str(page)]) == 0  # fmt: skip
    texts = re.findall(r'(?:>|aria-label=")([^<>"]+)[<"]', page.read_text("utf-8").split("</style>")[1])
    assert len(texts) > 100
    assert [text for text in texts if text not in entrants and unsaid(text)] == []


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_the_list_of_components_is_said_by_a_catalogue(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", PSEUDO, "components", "list", "--game", slug]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
    assert [row for row in rows[1:] if unsaid(row[1]) or unsaid(row[3])] == []
