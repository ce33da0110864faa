"""Everything that a turn needs is in view, at the sizes that browsers leave of usual screens (G2)."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.begun import before_a_turn, before_the_first_move, open_game
from tests.browser.checks import layout
from tests.browser.conftest import Visiting
from tests.browser.persons.player import HastyPlayer, PhonePlayer
from tests.browser.persons.visit import DESKTOP, PHONE, SMALL_DESKTOP
from tests.server.process import Server

FACES = "[data-testid=hand] [data-card], [data-slot]"
EVERYWHERE = ("[data-testid=status]", "[data-testid=prompt]", "[data-testid=undo]", "[data-testid=confirm]")
AT_A_DESK = (
    "[data-slot]",
    "[data-testid=hand] [data-card]",
    "[data-testid=players]",
    "[data-testid=board] svg",
)


def check_in_view(page: Page, *selectors: str) -> None:
    """Check that all of these are there, nothing of them is cut off, and nothing lies over a button."""
    assert layout.out_of_view(page, *selectors) == []
    assert layout.broken(page, FACES) == []
    assert layout.covered(page) == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP], ids=["1440x789", "1280x720"])
def test_slots_board_hand_numbers_and_prompt_are_whole_at_a_desk(
    visits: Visiting, server: Server, size: ViewportSize
) -> None:
    visit = visits(server, size)
    for game in (before_the_first_move(), before_a_turn()):
        visit.page.goto(open_game(server, game).seat(0))
        HastyPlayer(visit).look()
        check_in_view(visit.page, *EVERYWHERE, *AT_A_DESK)


def test_turns_are_played_without_scrolling_on_a_small_desktop(visits: Visiting, server: Server) -> None:
    """Every look at the page fails if the page can be scrolled; so do whole games at other sizes."""
    visit = visits(server, SMALL_DESKTOP)
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").click()
    HastyPlayer(visit, seed=9).play_turns(6)


def test_prompt_and_hand_are_in_view_on_a_phone_and_thumbs_can_hit_everything(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, PHONE)
    player = PhonePlayer(visit)
    visit.page.goto(open_game(server, before_a_turn()).seat(0))
    sight = player.look()
    check_in_view(visit.page, *EVERYWHERE, "[data-testid=goods]", "[data-tab]")
    player.pick(sight.ringed("card")[0])
    player.pick(player.look().ringed("slot")[0])
    player.look()
    for tab in visit.page.locator("[data-tab]").all():
        tab.click()
        check_in_view(visit.page, *EVERYWHERE, "[data-tab]")
        assert layout.small(visit.page) == []


def test_the_page_can_be_enlarged_to_twice_its_size(visits: Visiting, server: Server) -> None:
    visit = visits(server, {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2})
    player = PhonePlayer(visit)
    visit.page.goto(open_game(server, before_a_turn()).seat(0))
    sight = player.look()
    player.pick(sight.ringed("card")[0])
    player.pick(player.look().ringed("slot")[0])
    assert player.look().button("confirm")
