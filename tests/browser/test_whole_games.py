"""Whole games through the page, by pointer and by keyboard, on a desktop and on a phone."""

from tests.browser.player import Player
from tests.browser.visit import Visit


def test_a_game_against_the_greedy_bot_is_played_to_its_end_by_pointer(visit: Visit) -> None:
    visit.page.goto("/")
    visit.page.get_by_test_id("play-now").first.click()
    player = Player(visit)
    assert player.play_until_over().over
