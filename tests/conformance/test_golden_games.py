"""Golden playthroughs stay as they are."""

import pytest

from tests.golden_games import PLAYTHROUGHS, Playthrough, replay, text_of


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: f"{each.game.slug}-{each.name}")
def test_a_golden_game_replays_line_by_line(playthrough: Playthrough) -> None:
    """Moves, what came of them and the result are those of the file."""
    kept = playthrough.path.read_text(encoding="utf-8")
    assert text_of(playthrough, replay(playthrough, kept)) == kept
