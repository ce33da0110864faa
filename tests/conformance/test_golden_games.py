"""Golden playthroughs stay as they are."""

import pytest

from nextfrontier.shelf import PLUGINS
from tests.golden_games import PLAYTHROUGHS, Playthrough, play, replay, text_of

EACH = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: f"{each.game.slug}-{each.name}")


@EACH
def test_a_golden_game_replays_line_by_line(playthrough: Playthrough) -> None:
    """Moves, what came of them and the result are those of the file."""
    kept = playthrough.path.read_text(encoding="utf-8")
    assert text_of(playthrough, replay(playthrough, kept)) == kept


@EACH
def test_no_golden_game_is_stale(playthrough: Playthrough) -> None:
    """The bot plays it today as the file tells; after a wanted change of the bot, `make golden` renews it."""
    assert text_of(playthrough, play(playthrough)) == playthrough.path.read_text(encoding="utf-8")


def test_every_game_of_the_house_has_golden_games() -> None:
    assert {each.game.slug for each in PLAYTHROUGHS} == set(PLUGINS)
