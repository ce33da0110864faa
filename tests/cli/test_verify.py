"""`frontier verify`: every lie of a save is found, and what cannot be known is said."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.cli.main import main
from nextfrontier.kernel.chance import commitment
from nextfrontier.record.deals import combined_seed, share_commitment
from nextfrontier.record.record import Record
from nextfrontier.shelf import game

Document = dict[str, Any]
SECRET = "5ec7e7"  # of the server
Printed = pytest.CaptureFixture[str]
DEAL: Document = {
    "server_seed": SECRET,
    "server_commitment": commitment(SECRET),
    "players": [
        {"seat": 0, "commitment": share_commitment("aa"), "entropy": "aa"},
        {"seat": 1, "commitment": share_commitment("bb"), "entropy": None},
        {"seat": 2, "commitment": None, "entropy": None},
    ],
}


@pytest.fixture(scope="module")
def save() -> Document:
    """Return a whole random game, dealt from the deal above."""
    record, chance = Record(game("evacuation"), 3, {}, combined_seed(SECRET, {0: "aa"})), random.Random(3)
    while not record.over:
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
    return {**json.loads(json.dumps(record.save())), "deal": DEAL}


def verify(tmp_path: Path, document: object) -> int:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    return main(["verify", str(file)])


def test_a_fair_game_passes_and_tells_who_had_a_part_in_the_deal(
    save: Document, tmp_path: Path, capsys: Printed
) -> None:
    assert verify(tmp_path, save) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[:-1]] == ["✓", "✓", "✓", "–", "–", "✓", "✓", "✓"]
    assert DEAL["server_commitment"] in lines[0]
    assert "Player 2 did not tell" in lines[3]
    assert "Player 3 gave no number" in lines[4]


def test_a_save_without_the_deal_is_checked_by_seed_and_cards_and_says_so(
    save: Document, tmp_path: Path, capsys: Printed
) -> None:
    old = {name: value for name, value in save.items() if name != "deal"}
    assert verify(tmp_path, old) == 0
    assert "the server alone chose the seed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"deal": {**DEAL, "server_seed": "07e7"}}, "✗ The server's seed"),
        ({"deal": {**DEAL, "players": DEAL["players"][1:]}}, "✗ The seed of the game"),
        (
            {"deal": {**DEAL, "players": [{**DEAL["players"][0], "entropy": "ab"}]}},
            "✗ The number of Player 1",
        ),
        ({"commitment": commitment("other")}, "✗ The seed has the hash"),
        ({"seed": "other"}, "✗ The seed of the game"),
        ({"digest": "0"}, "✗ The save is damaged at digest"),
        ({"deal": None}, "✗ The save is damaged at deal"),
    ],
)
def test_what_is_wrong_is_marked(
    save: Document, tmp_path: Path, capsys: Printed, changes: Document, told: str
) -> None:
    assert verify(tmp_path, {**save, **changes}) == 1
    assert told in capsys.readouterr().out


def test_cards_that_do_not_come_from_the_seed_are_found(tmp_path: Path, capsys: Printed) -> None:
    """A server that deals from another seed than the one it publishes."""
    dealt = Record(game("evacuation"), 2, {}, "what was dealt").save()
    lie = {**dealt, "seed": "what is told", "commitment": commitment("what is told")}
    assert verify(tmp_path, lie) == 1
    assert "✗ Every card" in capsys.readouterr().out


@pytest.mark.parametrize("field", ["commitment", "seed", "digest", "game", "rows", "\x1b[2Jnew", "deal"])
def test_nothing_of_a_save_can_steer_the_terminal(
    save: Document, tmp_path: Path, capsys: Printed, field: str
) -> None:
    evil = "\x1b]0;all is well\x07\r\u202e"
    values: Document = {
        "rows": [{"do": "play", "seat": 0, "move": evil}],
        "deal": {**DEAL, "server_commitment": evil},
    }
    assert verify(tmp_path, {**save, field: values.get(field, evil)}) > 0
    captured = capsys.readouterr()
    assert all(line.isprintable() for line in (captured.out + captured.err).split("\n"))


@pytest.mark.parametrize("document", [5, {}, {"format": "next-frontier-view"}, {"format": "other"}])
def test_what_is_no_finished_game_cannot_be_checked(
    document: object, tmp_path: Path, capsys: Printed
) -> None:
    assert verify(tmp_path, document) == 2
    assert "cannot be checked" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, capsys: Printed) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    (tmp_path / "bad.json").write_bytes(b"\xff{")
    assert main(["verify", str(tmp_path / "bad.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err
