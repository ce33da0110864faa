"""The command itself: what is wrong with a file of a language is one line, for every command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nextfrontier.cli.main import main
from nextfrontier.kit.words.reading import BrokenFile


def test_a_broken_file_of_a_language_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Modules read the catalogues when they are imported, so the command imports them while it runs."""

    def read_broken(package: str) -> None:
        raise BrokenFile(Path("de", "log.toml"), "Expected '='\n(at line 3)")

    for module in ("commands", "speech"):
        monkeypatch.delitem(sys.modules, f"nextfrontier.cli.{module}", raising=False)
    monkeypatch.setattr("nextfrontier.kit.words.catalogues.read_catalogues", read_broken)
    assert main(["verify", "--help"]) == 2
    assert capsys.readouterr().err == f"{Path('de', 'log.toml')}: Expected '=' (at line 3)\n"


def test_an_interruption_while_modules_are_imported_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(package: str) -> None:
        raise KeyboardInterrupt

    for module in ("commands", "speech"):
        monkeypatch.delitem(sys.modules, f"nextfrontier.cli.{module}", raising=False)
    monkeypatch.setattr("nextfrontier.kit.words.catalogues.read_catalogues", interrupt)
    assert main(["verify", "--help"]) == 130
    assert capsys.readouterr().err == "\n"
