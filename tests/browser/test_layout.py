"""Everything that a turn needs is in view, at the sizes that browsers leave of usual screens (G2)."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.begun import before_a_turn, before_the_first_move, open_game
from tests.browser.conftest import Visiting
from tests.browser.player import HastyPlayer, PhonePlayer
from tests.browser.visit import DESKTOP, PHONE, SMALL_DESKTOP
from tests.server.process import Server

CUT = """
(selector) => new Promise((resolve) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const seen = new IntersectionObserver((entries) => {
    seen.disconnect();
    const cut = entries.filter(({ intersectionRatio }) => intersectionRatio < 0.97);
    const said = ({ target }) => target.textContent.trim().slice(0, 40) || target.outerHTML.slice(0, 80);
    resolve([entries.length, cut.map((entry) => `${Math.round(entry.intersectionRatio * 100)} % of ${said(entry)}`)]);
  });
  if (found.length === 0) resolve([0, []]);
  for (const each of found) seen.observe(each);
})
"""
SMALL = """
(least) => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("p, .visually-hidden"))
  .map((each) => ({ box: each.getBoundingClientRect(), said: each.textContent.trim() || each.ariaLabel }))
  .filter(({ box }) => box.width > 1 && (box.height < least || box.width < least))
  .map(({ box, said }) => `${Math.round(box.width)}×${Math.round(box.height)} ${said}`)
"""
BROKEN = """
() => {
  const words = ".name, .text, .id";
  const parts = [...document.querySelectorAll("[data-testid=hand] [data-card], [data-slot]")]
    .flatMap((face) => [...face.querySelectorAll(words)]).filter((part) => part.checkVisibility());
  const blocks = parts.filter((part) => getComputedStyle(part).display !== "inline");
  const cut = blocks.filter((part) => part.scrollHeight > part.clientHeight + 2);
  const texts = parts.flatMap((part) => [...part.childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE);
  const lines = (text, { index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  };
  const torn = texts.flatMap((text) => [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => lines(text, word) > 1));
  return [...cut.map((part) => `cut: ${part.textContent}`), ...torn.map((word) => `torn: ${word[0]}`)];
}
"""
EVERYWHERE = ("[data-testid=status]", "[data-testid=prompt]", "[data-testid=undo]", "[data-testid=confirm]")
AT_A_DESK = (
    "[data-slot]",
    "[data-testid=hand] [data-card]",
    "[data-testid=players]",
    "[data-testid=board] svg",
)


def check_in_view(page: Page, *selectors: str) -> None:
    """All of these are there, and nothing of them is cut off."""
    for selector in selectors:
        number, cut = page.evaluate(CUT, selector)
        assert number, f"no {selector}"
        assert not cut, cut


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP], ids=["1440x789", "1280x720"])
def test_slots_board_hand_numbers_and_prompt_are_whole_at_a_desk(
    visits: Visiting, server: Server, size: ViewportSize
) -> None:
    visit = visits(server, size)
    for game in (before_the_first_move(), before_a_turn()):
        visit.page.goto(open_game(server, game).seat(0))
        HastyPlayer(visit).look()
        check_in_view(visit.page, *EVERYWHERE, *AT_A_DESK)
        assert visit.page.evaluate(BROKEN) == []


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
    assert visit.page.evaluate(BROKEN) == []
    player.pick(sight.ringed("card")[0])
    player.pick(player.look().ringed("slot")[0])
    player.look()
    for tab in visit.page.locator("[data-tab]").all():
        tab.click()
        check_in_view(visit.page, *EVERYWHERE, "[data-tab]")
        assert visit.page.evaluate(SMALL, 44) == []


def test_the_page_can_be_enlarged_to_twice_its_size(visits: Visiting, server: Server) -> None:
    visit = visits(server, {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2})
    player = PhonePlayer(visit)
    visit.page.goto(open_game(server, before_a_turn()).seat(0))
    sight = player.look()
    player.pick(sight.ringed("card")[0])
    player.pick(player.look().ringed("slot")[0])
    assert player.look().button("confirm")
