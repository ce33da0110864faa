"""Setting up terminal play: options, saved games, leaving without a loss."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nextfrontier.cli.main import main
from nextfrontier.cli.terminal.session import Session
from nextfrontier.cli.terminal.storage import read_save
from nextfrontier.record.record import digest
from tests.cli.consoles import played, seated

pytestmark = pytest.mark.usefixtures("state_directory")

KEEP = "1"
TABLE = ("--seed", "5", "--bots", "random")


def test_a_saved_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    digests: list[str] = []

    def note(session: Session, lines: list[str]) -> str | None:
        digests.append(digest(session.record.game, session.record.state))
        return lines.pop(0) if lines else None

    first, second = [KEEP, f"save {path}", "quit", "n"], ["quit", "n"]
    seated(lambda session, shown: note(session, first), *TABLE)
    code, text = seated(lambda session, shown: note(session, second), "--load", str(path), "--bots", "greedy")
    assert code == 0
    assert digests[1] == digests[4]
    assert "The game goes on" in text
    assert "Player 2 (greedy bot)" in text
    assert "Choose a slot and play a card." in text


def test_the_end_of_input_saves_the_game_and_says_how_to_go_on(state_directory: Path) -> None:
    code, text = played([KEEP], *TABLE)
    assert code == 0
    saved = list(state_directory.glob("underwater-cities-*.json"))
    assert len(saved) == 1
    assert f"Go on: frontier play --bots random --load {saved[0]}" in text
    assert read_save(saved[0]).version > 1


def test_quit_offers_to_save(state_directory: Path, tmp_path: Path) -> None:
    assert played(["quit", "c", "quit", "n"], *TABLE)[0] == 0
    assert not state_directory.exists()
    assert played(["quit", ""], *TABLE)[0] == 0
    assert len(list(state_directory.iterdir())) == 1
    played(["quit", str(tmp_path / "own.json")], *TABLE)
    assert read_save(tmp_path / "own.json").version == 1


def test_saving_overwrites_saves_and_nothing_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    own = tmp_path / "own.json"
    _, text = played(
        [f"save {letter}", f"save {own}", f"save {own}", f"save {tmp_path}/no/such", "save \0"], *TABLE
    )
    assert letter.read_text() == "dear"
    assert "is not a saved game; choose another name" in text
    assert text.count(f"Saved: {own}") == 2
    assert "Cannot write" in text
    assert "is no file name" in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["--seats", "5"], "It cannot be played with 5 seats"),
        (["--bots", "genius"], "There is no bot “genius”"),
        (["--bots", "greedy,random", "--seats", "2"], "--bots names 2 bots"),
        (["--solo", "--seats", "3"], "--solo is for one player"),
        (["--solo", "--bots", "greedy"], "The solo game has no bots"),
        (["--solo", "--contracts"], "UC-GOV-06"),
        (["--hot-seat", "--seats", "2", "--bots", "greedy"], "--hot-seat needs at least two people"),
        (["--load", "/no/such/file"], "Cannot read /no/such/file"),
        (["--load", __file__], "it is not JSON"),
        (["--load", "x", "--seed", "1"], "--seed belongs to a new game"),
        (["--seed", "x" * 2000], "seed must be a whole number or a text"),
    ],
)
def test_what_cannot_be_set_up_is_told_in_one_line(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("frontier play: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_damaged_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "damaged.json"
    damaged: list[object] = [[], {"format": "other"}, {"format": "next-frontier-save", "format_version": 1}]
    for document in damaged:
        path.write_text(json.dumps(document))
        assert main(["play", "--load", str(path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
