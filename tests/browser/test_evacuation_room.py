"""Room for Evacuation: the boards are large and stay where they are, and every finger and click finds its price."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from nextfrontier.record.record import Record
from tests.browser.begun import enter_game
from tests.browser.checks.layout import small
from tests.browser.conftest import Visiting
from tests.browser.decisions import Asked
from tests.browser.persons.visit import DESKTOP, SMALL_DESKTOP, Visit
from tests.browser.stages import WORLDS
from tests.server.process import Server

TABLET: ViewportSize = {"width": 820, "height": 1180}
TABLET_ON_ITS_SIDE: ViewportSize = {"width": 1180, "height": 820}
PHONE_ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
PHASES = [
    Asked(kind) for kind in ("keep_goal", "action", "build_ship", "settle", "transport", "advance", "end")
]
BOARDS = """
() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(
  Object.fromEntries(["old-world", "new-world", "track"].map((name) => {
    const { x, y, width, height } = document.querySelector(`[data-testid=${name}] svg`).getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round)];
  }))))))
"""
LETTERS = """
(board) => [...document.querySelectorAll(`[data-testid=${board}] svg text`)]
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d)
"""
PAY = "[data-testid=rows] button[title$=' World'][data-move^='ship ']"


def sit_down(visit: Visit, server: Server, record: Record) -> None:
    """Take seat 0 and wait until the page knows what can be done."""
    enter_game(visit, server, record)
    visit.page.locator("[data-exploring=false]").wait_for()


def width_of_a_hexagon(page: Page) -> float:
    box = page.locator("[data-testid=new-world] [data-site=N31] .hit").bounding_box()
    assert box
    return box["width"]


def smallest_letters(page: Page, board: str) -> float:
    sizes: list[float] = page.evaluate(LETTERS, board)
    return min(sizes)


@pytest.mark.parametrize(
    ("size", "hexagon"), [(DESKTOP, 52), (SMALL_DESKTOP, 45), (WIDE, 65)], ids=["1440", "1280", "1920"]
)
def test_areas_are_large_and_the_track_can_be_read(
    visits: Visiting, server: Server, size: ViewportSize, hexagon: float
) -> None:
    visit = visits(server, size)
    sit_down(visit, server, Asked("action").record())
    assert width_of_a_hexagon(visit.page) >= hexagon
    assert smallest_letters(visit.page, "track") >= 11


def test_the_names_that_lists_and_log_use_stand_on_the_boards(visit: Visit, server: Server) -> None:
    sit_down(visit, server, Asked("action").record())
    for board, name in (("old-world", "OW3"), ("new-world", "N41"), ("track", "12")):
        expect(visit.page.get_by_test_id(board).get_by_text(name, exact=True)).to_be_visible()
    assert smallest_letters(visit.page, "new-world") >= 9
    assert smallest_letters(visit.page, "old-world") >= 9


def test_the_boards_stay_where_they_are_whatever_is_asked(visits: Visiting, server: Server) -> None:
    visit = visits(server)
    found: dict[str, set[str]] = {}
    for asked in PHASES:
        sit_down(visit, server, asked.record())
        for size in (DESKTOP, SMALL_DESKTOP, TABLET, TABLET_ON_ITS_SIDE, WIDE):
            visit.page.set_viewport_size(size)
            found.setdefault(str(size["width"]), set()).add(str(visit.page.evaluate(BOARDS)))
    assert {width: len(places) for width, places in found.items()} == dict.fromkeys(found, 1), found


def test_the_boards_stay_while_an_action_is_chosen_and_another_nation_is_looked_at(
    visit: Visit, server: Server
) -> None:
    sit_down(visit, server, Asked("action").record())
    before = visit.page.evaluate(BOARDS)
    visit.page.locator("[data-action=A4]").click()
    visit.page.locator("[data-exploring=false]").wait_for()
    assert visit.page.evaluate(BOARDS) == before
    visit.page.keyboard.press("p")
    visit.page.get_by_test_id("board-back").wait_for()
    assert visit.page.evaluate(BOARDS) == before


@pytest.mark.parametrize(
    "size", [TABLET, TABLET_ON_ITS_SIDE, PHONE_ON_ITS_SIDE], ids=["820x1180", "1180x820", "844x390"]
)
def test_fingers_hit_everything(visits: Visiting, server: Server, size: ViewportSize) -> None:
    visit = visits(server, size, touch=True)
    for asked in (Asked("action"), Asked("transport")):
        sit_down(visit, server, asked.record())
        for tab in visit.page.locator("[data-tab], [role=tab]").locator("visible=true").all():
            tab.click()
            assert small(visit.page, 44) == [], tab.inner_text()


def test_prices_are_comfortable_with_a_mouse(visit: Visit, server: Server) -> None:
    sit_down(visit, server, Asked("action").record())
    boxes = [price.bounding_box() for price in visit.page.locator(PAY).all()]
    assert len(boxes) == 6
    assert all(box and box["width"] >= 32 and box["height"] >= 28 for box in boxes), boxes


def test_a_click_on_a_price_chooses_the_action_that_buys_and_confirm_buys_it(
    visit: Visit, server: Server
) -> None:
    sit_down(visit, server, Asked("action").record())
    price = visit.page.locator(f"{PAY}[data-move$=' old']").first
    move = price.get_attribute("data-move")
    price.click()
    expect(price).to_have_attribute("aria-pressed", "true")
    expect(visit.page.locator("[data-action=A4]")).to_have_attribute("aria-pressed", "true")
    expect(visit.page.locator("dialog[open]")).to_have_count(0)
    visit.page.get_by_test_id("confirm").click()
    expect(visit.page.locator("[data-kind=action]")).to_have_count(0)
    [sent] = [sent["moves"] for sent in visit.sent if sent["do"] == "play"]
    assert (sent[0], sent[-1]) == ("A4", move)


def test_a_click_on_a_price_that_cannot_be_paid_now_says_which_action_buys(
    visit: Visit, server: Server
) -> None:
    sit_down(visit, server, Asked("transport").record())
    visit.page.get_by_role("tab", name="Market").click()
    visit.page.locator(PAY).first.click()
    expect(visit.page.get_by_test_id("why")).to_contain_text("Spaceship")
    expect(visit.page.get_by_test_id("card")).to_have_count(0)


def test_only_what_can_be_chosen_now_is_ringed_once_an_action_is_chosen(visit: Visit, server: Server) -> None:
    sit_down(visit, server, Asked("action").record())
    assert visit.page.locator("[data-action][data-look=ringed]").count() > 3
    visit.page.locator("[data-action=A4]").click()
    visit.page.locator(f"{PAY}[data-look=ringed]").first.wait_for()
    ringed = visit.page.locator("[data-action][data-look=ringed], [data-move=pass][data-look=ringed]")
    assert [each.get_attribute("data-action") for each in ringed.all()] == ["A4"]
    visit.page.locator("[data-action=A5]").click()  # thinking again is still one click
    expect(visit.page.locator("[data-action=A5]")).to_have_attribute("aria-pressed", "true")


def test_wide_screens_show_the_boards_of_all(visits: Visiting, server: Server) -> None:
    visit = visits(server, WIDE)
    sit_down(visit, server, Asked("action", 4).record())
    assert visit.page.get_by_test_id("others").locator("[data-testid=old-world]").count() == 3
    assert WORLDS.person(visit).look().scrolls is False
