"""Everybody can use every screen: axe finds nothing, in both themes, on a desktop and on a phone (G8)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from nextfrontier.record.record import Record
from tests.browser.begun import (
    before_a_turn,
    before_the_first_move,
    finished,
    in_the_middle_of_a_turn,
    open_game,
)
from tests.browser.checks import axe
from tests.browser.conftest import Visiting
from tests.browser.persons.player import Player
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import WORLDS, Stage
from tests.server.process import Server

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("dark", "light")


@pytest.fixture(params=[f"{size}-{theme}" for size in SIZES for theme in THEMES])
def anybody(request: pytest.FixtureRequest, visits: Visiting, server: Server) -> Visit:
    """Return a visitor at a desktop or with a phone, in the dark or in the light."""
    size, _, theme = str(request.param).partition("-")
    return visits(server, SIZES[size], theme)


def test_the_lobby_and_what_it_opens(anybody: Visit) -> None:
    page = anybody.page
    page.goto("/")
    anybody.card().get_by_test_id("play-now").wait_for()
    axe.check(page, "lobby")
    for way in ("new-table", "solo"):
        anybody.card().get_by_test_id(way).click()
        page.get_by_test_id("new-table-dialog").wait_for()
        axe.check(page, way)
        page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    axe.check(page, "settings")


def test_ways_to_a_table(anybody: Visit, visits: Visiting, server: Server) -> None:
    page = anybody.page
    page.goto("/")
    anybody.card().get_by_test_id("new-table").click()
    page.get_by_test_id("create").click()
    link = page.get_by_test_id("invite-link")
    link.wait_for()
    axe.check(page, "waiting room")
    address = link.input_value()
    guest = visits(server, page.viewport_size).page
    guest.goto(address)
    guest.get_by_test_id("join").wait_for()
    axe.check(guest, "join")
    page.goto("/t/nowhere-at-all")
    page.get_by_role("heading").wait_for()
    axe.check(page, "a table that is not there")
    page.goto("/no/such/page")
    page.get_by_role("heading").wait_for()
    axe.check(page, "nowhere")
    anybody.forgive("404")


def test_a_turn_and_what_it_opens(anybody: Visit, server: Server) -> None:
    page, player = anybody.page, Player(anybody)
    page.goto(open_game(server, before_the_first_move()).seat(0))
    player.look()
    axe.check(page, "opening cards")
    page.goto(open_game(server, before_a_turn()).seat(0))
    player.forget()
    sight = player.look()
    axe.check(page, "a turn")
    page.locator("[data-slot][data-look=locked]").locator("visible=true").first.click()
    page.get_by_test_id("why-rule").first.locator("p").wait_for()
    axe.check(page, "why not")
    page.keyboard.press("Escape")
    player.pick(sight.ringed("card")[0])
    sight = player.look()
    player.pick(sight.ringed("slot")[0])
    player.look()
    axe.check(page, "a pair")
    page.keyboard.press("i")
    page.get_by_test_id("card").wait_for()
    axe.check(page, "a large card")


def test_panes_and_the_past_of_a_table(anybody: Visit, server: Server, stage: Stage) -> None:
    page = anybody.page
    page.goto(open_game(server, in_the_middle_of_a_turn(stage)).seat(0))
    stage.person(anybody).look()
    axe.check(page, "in the middle of a turn")
    for open_pane, where, within in panes(page):
        open_pane()
        axe.check(page, where, within)
    page.keyboard.press("h")
    page.get_by_test_id("history").wait_for()
    axe.check(page, "history")


def test_dialogs_of_a_table(anybody: Visit, server: Server) -> None:
    page = anybody.page
    page.goto(open_game(server, in_the_middle_of_a_turn()).seat(0))
    Player(anybody).look()
    for item in ("links", "settings", "help"):
        page.get_by_test_id("menu").click()
        axe.check(page, "menu")
        page.get_by_test_id("menu-dialog").get_by_test_id(item).click()
        page.locator(f"dialog[data-testid={item}]").wait_for()
        axe.check(page, item)
        page.keyboard.press("Escape")


def panes(page: Page) -> list[tuple[Callable[[], None], str, str | None]]:
    """Return the tabs of a phone, or those at a desk, which change nothing else, and the board of the other player."""
    tabs = page.locator("[data-tab], [role=tab]").locator("visible=true").all()
    at_a_desk = page.locator("[role=tab]").count() > 0
    within = "[role=tabpanel]" if at_a_desk else None
    found: list[tuple[Callable[[], None], str, str | None]] = [
        (tab.click, tab.inner_text(), within) for tab in tabs
    ]
    if at_a_desk:
        found.append((lambda: page.keyboard.press("p"), "the board of the other player", None))
    return found


def test_an_action_of_evacuation_and_what_it_opens(anybody: Visit, server: Server) -> None:
    page, player = anybody.page, WORLDS.person(anybody)
    page.goto(open_game(server, before_a_turn(WORLDS)).seat(0))
    sight = player.look()
    page.locator(WORLDS.locked).locator("visible=true").first.click()
    page.get_by_test_id("why-rule").first.locator("p").wait_for()
    axe.check(page, "why not")
    page.keyboard.press("Escape")
    player.pick(next(each for each in sight.ringed("move") if each.name == "A4"))
    player.look()
    axe.check(page, "a chosen action")
    page.locator("[data-item]").locator("visible=true").get_by_role("button", name="Look at").first.click()
    page.get_by_test_id("card").wait_for()
    axe.check(page, "a large card")


def test_the_end_and_the_ways_back(anybody: Visit, server: Server, stage: Stage) -> None:
    page = anybody.page
    opened = open_game(server, finished(stage))
    page.goto(opened.seat(0))
    page.get_by_test_id("result").get_by_test_id("scores").wait_for()
    axe.check(page, "result")
    page.goto(f"/replay/{opened.table}#m=20")
    page.get_by_test_id("history").wait_for()
    axe.check(page, "replay")


def test_the_curtain_and_a_spectator(anybody: Visit, server: Server) -> None:
    page = anybody.page
    page.goto("/")
    anybody.card().get_by_test_id("hot-seat").click()
    page.get_by_test_id("create").click()
    page.get_by_test_id("curtain").wait_for()
    axe.check(page, "curtain")
    page.goto(f"/t/{open_game(server, before_a_turn()).table}")
    page.get_by_test_id("spectator").wait_for()
    axe.check(page, "spectator")


def test_what_is_read_aloud_has_the_names_of_the_log(visit: Visit, server: Server, stage: Stage) -> None:
    """G2, not SL-21."""
    visit.page.goto(open_game(server, Record(stage.game, 1, {}, seed=5)).seat(0))
    person = stage.person(visit)
    sight, heard = person.look(), set[str]()
    while len(person.turns) < 3:
        sight = person.step(sight)
        heard.add(" ".join(visit.page.get_by_test_id("news").inner_text().split()))
    lines = visit.page.locator("[data-testid=log] p").all_inner_texts()
    log = " ".join(" ".join(line.replace("§", "").split()) for line in lines)  # § leads to the rule
    assert len(heard) > 3
    for news in heard:
        assert [said for said in news.rstrip(".").split(". ") if said not in log] == []
        assert not re.search(r"\bSL-\d", news), news
