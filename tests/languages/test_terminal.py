"""The terminal in the pseudo-language: nothing but notation, names of commands and drawings is outside of the marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.consoles import Answer, played, random_numbers
from tests.languages.marks import ID

# Words of notation and names of commands, the same in every language.
SAME = {
    "actions", "all", "any", "assistant", "back", "bay", "biomatter", "board", "build", "building", "c",
    "card", "cards", "city", "claim", "clone", "common", "contract", "convert", "costs", "credit",
    "decline", "desal", "desert", "discard", "done", "down", "drop", "end", "energy", "exchange",
    "factory", "farm", "fee", "file", "first", "food", "forecast", "forest", "front", "gain", "goal",
    "hand", "help", "id", "invent", "keep", "kelp", "lab", "launch", "load", "log", "look", "main",
    "market", "mode", "mountain", "move", "moves", "n", "new", "nonsense", "nonsymbiotic", "ocean", "old",
    "other", "part", "pass", "pay", "perform", "place", "play", "player", "players", "power", "prepare",
    "produce", "quit", "raise", "ready", "rear", "redo", "ring", "rules", "save", "science", "second",
    "send", "settle", "ship", "show", "slots", "spend", "stadium", "steel", "steelplast", "step", "steps",
    "suggest", "symbiotic", "take", "technologies", "technology", "track", "tundra", "tunnel", "under",
    "undo", "unit", "units", "up", "upgrade", "use", "waiting", "why", "word", "world",
}  # fmt: skip
DRAWN = re.compile(r"[FSE\d]*[yw]*")  # an Area on the map: `SF2w`
MOST_ANSWERS = 2000  # then the input ends
ASKED = ("help", "why 1", "log 0", "forecast", "rules", "board 1", "players", "market", "cards", "card 1", "undo",
         "nonsense", "redo x", "board 9", "why", "suggest", "save /", "0", "moves")  # fmt: skip


def words_outside(shown: str) -> set[str]:
    """Return the words that stand outside of all marks."""
    found: list[str] = []
    depth = 0
    for piece in re.split(r"([⟦⟧⟨⟩])", shown):
        if piece in ("⟦", "⟨"):
            depth += 1
        elif piece in ("⟧", "⟩"):
            depth -= 1
        elif not depth:
            found += re.findall(r"[^\W\d_]\w*(?:[.+/-]\w+)*", piece)
    assert depth == 0
    words = {word for word in found if word.lower() not in SAME}
    return {word for word in words if not ID.fullmatch(word) and not DRAWN.fullmatch(word)}


def curious(seed: int) -> Answer:
    """Ask for everything first, then type any number that is offered."""
    asked, numbers = iter(ASKED), random_numbers(seed)
    left = iter(range(MOST_ANSWERS))
    return lambda shown: next(asked, None) or (numbers(shown) if next(left, None) is not None else None)


@pytest.mark.parametrize(
    "options",
    [
        ("underwater-cities", "--bots", "random"),
        ("underwater-cities", "--solo", "--advanced"),
        ("evacuation", "--bots", "random", "--advanced", "--common-goals"),
        ("evacuation", "--solo", "--lines", "A"),
        ("evacuation", "--hot-seat", "--race"),
    ],
)
def test_a_game_at_the_terminal_is_said_by_catalogues(
    options: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, shown = played(curious(3), *options, "--seed", "3", language="qps")
    assert code == 0
    assert "⟦The game is over" in shown
    assert words_outside(shown) == set()
