"""The panes of Evacuation say what the rules say: prices with their world, cargo, next year's check, reasons."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.record.record import Record
from tests.browser.begun import open_game
from tests.browser.checks.layout import small
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import PHONE, Visit
from tests.browser.stages import kind
from tests.server.process import Server

OLD_OR_NEW = re.compile(r"from the (Old|New) World$")
LETTERS = """
() => [...document.querySelectorAll(".screen *")].filter((each) => !each.closest("svg") && each.checkVisibility()
  && [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.textContent.trim())
"""

COVERED = """
() => [...document.querySelectorAll("[data-testid=track] [data-site][data-look=ringed]")].filter((site) => {
  const { x, y, width, height } = site.getBoundingClientRect();
  return !site.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((site) => site.dataset.site)
"""


def with_ships(until: Callable[[Record], bool]) -> Record:
    """Play a first game of two: both build ships as long as they can, then pass and send nothing."""
    record = Record(EVACUATION, 2, {"goals": "first_game"}, 3)
    while not until(record):
        seat = record.state.to_move()
        moves = [record.state.notation(seat, move) for move in record.state.moves(seat)]
        wanted = ("A4", "ship", "end", "pass", "done")
        record.play(
            seat, next((move for word in wanted for move in moves if move.startswith(word)), moves[0])
        )
    return record


def worlds(record: Record) -> Worlds:
    """Return the position of a game of Evacuation."""
    assert isinstance(record.state, Worlds)
    return record.state


def at_the_first_action() -> Record:
    return with_ships(lambda record: kind(record, 0) == "action")


def before_the_ships_fly() -> Record:
    return with_ships(lambda record: kind(record, 0) == "transport")


def sit_down(visit: Visit, server: Server, record: Record) -> None:
    """Take seat 0 and wait until the page knows what can be done."""
    visit.page.goto(open_game(server, record).seat(0))
    visit.page.locator("[data-exploring=false]").wait_for()


def test_every_price_of_the_market_names_the_world_that_pays(visit: Visit, server: Server) -> None:
    sit_down(visit, server, at_the_first_action())
    prices = visit.page.locator("[data-testid=rows] button[data-move$=' old'], button[data-move$=' new']")
    assert prices.count() >= 12
    for price in prices.all():
        assert OLD_OR_NEW.search(price.get_attribute("title") or "")


def test_the_action_board_tells_the_energy_of_the_next_action(visit: Visit, server: Server) -> None:
    third = with_ships(
        lambda record: kind(record, 0) == "action" and len(worlds(record).me().actions.tucked) == 2
    )
    sit_down(visit, server, third)
    energy = visit.states()[-1]["forecast"]["energy"]
    assert (energy["number"], energy["worlds"]) == (3, ["old"])
    said = visit.page.get_by_test_id("next-action")
    expect(said).to_contain_text("Your 3rd action costs")
    expect(said).to_contain_text(str(energy["cost"]))
    expect(said.get_by_label("Old World")).to_be_visible()


def test_an_area_goes_on_board_by_one_touch_and_what_it_produced_is_gone(
    visit: Visit, server: Server
) -> None:
    sit_down(visit, server, before_the_ships_fly())
    before = visit.states()[-1]
    cargo = visit.page.locator("[data-cargo^=OW][data-move][data-look=ringed]").first
    area = cargo.get_attribute("data-cargo")
    cargo.click()
    expect(visit.page.locator(f"[data-cargo={area}]")).to_have_count(0)
    after = visit.states()[-1]
    assert area in before["view"]["players"][0]["left"]
    assert area not in after["view"]["players"][0]["left"]
    assert after["forecast"]["income"]["old"] != before["forecast"]["income"]["old"]
    expect(visit.page.get_by_test_id("balance")).to_contain_text("→")


def test_next_years_check_shows_what_the_rules_foresee(visit: Visit, server: Server) -> None:
    sit_down(
        visit, server, with_ships(lambda record: worlds(record).year == 2 and kind(record, 0) == "action")
    )
    check = visit.states()[-1]["forecast"]["check"]
    pane = visit.page.get_by_test_id("check")
    expect(pane).to_contain_text(f"Check of year {check['year']}")
    expect(pane).to_contain_text(f"{check['penalties']} penalties")
    expect(pane).to_contain_text(f"{check['new']['missing']} short")


def test_nothing_is_too_small_to_read_or_to_hit(visits: Visiting, server: Server) -> None:
    for record in (at_the_first_action(), before_the_ships_fly()):
        desk, phone = visits(server), visits(server, PHONE)
        for visit, least in ((desk, 24), (phone, 44)):
            sit_down(visit, server, record)
            assert visit.page.evaluate(LETTERS) == []
            assert small(visit.page, least) == []


def test_no_ringed_place_of_the_track_lies_under_a_marker(visit: Visit, server: Server) -> None:
    parted = with_ships(
        lambda record: (
            kind(record, 0) == "advance" and len(set(worlds(record).players[0].progress.steps)) == 2
        )
    )
    sit_down(visit, server, parted)
    track = visit.page.get_by_test_id("track")
    assert not visit.page.evaluate(COVERED)
    track.locator("[data-site=rear]").click()
    expect(track.locator("[data-site=rear]")).to_have_class(re.compile(r"\bchosen\b"))
    assert not visit.page.evaluate(COVERED)
