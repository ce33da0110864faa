"""Previews show hidden zones where cards are not known yet, never blanks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.protocol.previews import tell_preview
from nextfrontier.record.previews import preview
from nextfrontier.record.record import Record
from tests.referee.hosting import Host

CASES = [
    (UNDERWATER_CITIES, 1, {}),
    (UNDERWATER_CITIES, 2, {"contracts": True}),
    (EVACUATION, 1, {"actions": "advanced"}),
    (EVACUATION, 2, {"actions": "advanced", "common_goals": True}),
    (EVACUATION, 3, {"mode": "race"}),
]
TRIED = 4  # moves of a decision
# Numbers below 0 that stand for no card: lost points, levels of a race, "any kind", "no marker", "nobody".
NUMBERS = re.compile(r"\.points\.\w+$|\.production\.\w+$|\.levels\[\d+\]$|\.fresh\[\d+\]\[\d\]$")
TASKS = ("gain", "advance", "next_turn")


def blanks(document: object, path: str) -> Iterator[str]:
    """Return the places of a document with a number below 0, but for numbers that are no cards."""
    if isinstance(document, dict):
        for key, value in document.items():
            yield from blanks(value, f"{path}.{key}")
    elif isinstance(document, list) and not (document and document[0] in TASKS):
        for index, value in enumerate(document):
            yield from blanks(value, f"{path}[{index}]")
    elif type(document) is int and document < 0 and not NUMBERS.search(path):
        yield path


def blanks_of(told: dict[str, Any]) -> list[str]:
    """Return the places of a preview where a blank is shown."""
    found = [place for event in told["events"] for place in blanks(event["details"], event["kind"])]
    for change in told["changes"]:
        if not re.fullmatch(r"pending\[\d+\]\[\d+\]", change["path"]):  # a number in a task
            found += blanks(change["before"], change["path"])
            found += blanks(change["after"], change["path"])
    return found


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_no_preview_of_a_random_game_shows_a_blank(game: Any, seats: int, options: dict[str, Any]) -> None:
    rng = Random(5)
    record = Record(game, seats, options, 5)
    for _ in range(120):
        if record.over:
            break
        state = record.state
        seat = next(opened.seat for opened in state.decisions() if not opened.optional)
        moves = state.moves(seat)
        for move in rng.sample(moves, min(TRIED, len(moves))):
            told = msgspec.to_builtins(tell_preview(game, preview(game, state, seat, move), seat, "en"))
            assert blanks_of(told) == [], state.notation(seat, move)
        record.play(seat, state.notation(seat, rng.choice(moves)))


def test_a_card_drawn_in_a_preview_is_counted_with_its_back() -> None:
    host = Host()
    host.position(changes={"order": [0, 1], "players": [{"seat": 0, "hand": [12, 28, 45]}]})
    assert host.ask("play", seat=0, move="AAS+12")["ok"]
    changes = host.ask("preview", seat=0, move="part 1")["changes"]
    hand = next(change for change in changes if change["path"] == "players[0].hand")
    assert hand["before"] == [28, 45]
    assert hand["after"]["known"] == [28, 45]
    assert hand["after"]["backs"] == {"era_1": hand["after"]["count"]}


def test_a_row_that_is_filled_up_in_a_preview_tells_what_is_known_of_it() -> None:
    host = Host()
    position = {
        "order": [0, 1],
        "rows": {"ships": ["S05", "S11", "S02"]},
        "players": [{"seat": 0, "old": {"food": 9, "steel": 9, "energy": 9}}],
    }
    assert host.ask("position", game="evacuation", seats=2, seed=7, options={}, set=position)["ok"]
    assert host.ask("play", seat=0, move="A4")["ok"]
    changes = host.ask("preview", seat=0, move="ship S05 old")["changes"]
    (row,) = [change["after"] for change in changes if change["path"] == "rows.ships"]
    assert row == {"count": 3, "known": [{"place": 0, "card": "S11"}, {"place": 1, "card": "S02"}]}
