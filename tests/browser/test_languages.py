"""Every text comes out of a catalogue: in the pseudo-language all of them stand in marks, on every screen."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.bots.reviewing.games import newcomers
from tests.browser.begun import (
    before_a_turn,
    enter_game,
    finished,
    in_the_middle_of_a_turn,
    open_game,
)
from tests.browser.checks.marks import MARKED, is_unmarked, mark_server, speak_marked, unmarked
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import PHONE, Visit
from tests.browser.stages import STAGES, Stage
from tests.browser.test_faults import choose, written
from tests.browser.test_looking_back import PLAYED
from tests.server.process import Server
from tools.screens.stage import Stage as Scenery
from tools.sizes import TABS, find_scenes

SCENES = find_scenes()
PATIENCE = 120_000  # milliseconds until a review is ready; the engine may not be compiled here


@pytest.fixture
def reader(visit: Visit) -> Visit:
    """Return a visitor who reads the pseudo-language."""
    speak_marked(visit)
    return visit


def check(page: Page) -> None:
    """See that all texts are marked."""
    page.wait_for_timeout(100)  # what comes a moment later is read, too
    assert unmarked(page) == []


def check_tabs(page: Page) -> None:
    check(page)
    if not page.locator("dialog:modal").count():
        for tab in page.locator(TABS).locator("visible=true").all():
            tab.click()
            check(page)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("⟦Build on ⟦site TL.3⟧⟧", False),
        ("12 : 7", False),
        ("⟦Slot⟧ Y4 UC-BUILD-21 II", False),
        ("⟦Build⟧ now", True),
        ("⟦Area OW1⟧. ⟦It is settled.⟧", True),
        ("⟦Food⟧, ⟦Steel⟧", True),
        ("⟦Undo⟧ (u)", True),
        ("⟦Build", True),
    ],
)
def test_the_check_finds_what_no_catalogue_said(text: str, wrong: bool) -> None:
    assert is_unmarked(text) is wrong


def test_the_check_reads_texts_labels_titles_and_folded_parts(visit: Visit) -> None:
    visit.page.set_content(
        """<html lang="qps"><title>1</title><p>⟦one <b>two</b>⟧</p><p lang="en">other</p>
        <button aria-label="label">⟦x⟧</button>
        <input placeholder="place" title="⟦fine⟧"><details><summary>⟦more⟧</summary><p>folded</p></details></html>"""
    )
    assert [found.rpartition(": ")[2].strip() for found in unmarked(visit.page)] == [
        "folded",
        "label",
        "place",
    ]


@pytest.mark.parametrize("name", sorted(SCENES))
def test_scenes(reader: Visit, browser: Browser, server: Server, name: str) -> None:
    SCENES[name](Scenery(browser, server), reader)
    check_tabs(reader.page)


@pytest.mark.parametrize("name", ["pair", "transport", "settling", "end"])
def test_scenes_on_a_phone(visits: Visiting, browser: Browser, server: Server, name: str) -> None:
    reader = visits(server, PHONE)
    speak_marked(reader)
    SCENES[name](Scenery(browser, server), reader)
    check_tabs(reader.page)


def test_the_lobby_and_what_it_opens(reader: Visit, stage: Stage) -> None:
    page = reader.page
    page.goto("/")
    for way in ("new-table", "solo", "hot-seat"):
        reader.card(stage.slug).get_by_test_id(way).click()
        page.get_by_test_id("new-table-dialog").wait_for()
        check(page)
        page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    check(page)


def test_ways_to_a_table(reader: Visit, visits: Visiting, server: Server) -> None:
    page = reader.page
    page.goto("/")
    reader.card().get_by_test_id("new-table").click()
    page.get_by_test_id("create").click()
    link = page.get_by_test_id("invite-link")
    link.wait_for()
    check(page)
    guest = visits(server)
    speak_marked(guest)
    guest.page.goto(link.input_value())
    guest.page.get_by_test_id("join").wait_for()
    check(guest.page)
    page.goto("/")
    check(page)


@pytest.mark.parametrize("address", ["/t/nowhere-at-all", "/no/such/page", "/positions", "/rules/go-fish"])
def test_pages_and_errors(reader: Visit, address: str) -> None:
    reader.forgive("404")
    reader.page.goto(address)
    reader.page.get_by_role("heading").first.wait_for()
    check(reader.page)


def test_statistics(reader: Visit) -> None:
    page = reader.page
    page.goto("/statistics")
    check(page)
    page.evaluate("(games) => localStorage.setItem('nextfrontier.played', games)", json.dumps([PLAYED]))
    page.reload()
    page.get_by_test_id("summaries").wait_for()
    check(page)


def test_dialogs_of_a_table(reader: Visit, server: Server, stage: Stage) -> None:
    page = reader.page
    enter_game(reader, server, in_the_middle_of_a_turn(stage))
    stage.person(reader).look()
    for item in ("links", "settings", "help"):
        page.get_by_test_id("menu").click()
        check(page)
        page.get_by_test_id("menu-dialog").get_by_test_id(item).click()
        page.locator(f"dialog[data-testid={item}]").wait_for()
        check(page)
        page.keyboard.press("Escape")
    page.get_by_test_id("suggest").click()
    page.get_by_test_id("advice").wait_for()
    check(page)
    page.keyboard.press("p")
    check(page)
    page.keyboard.press("h")
    page.get_by_test_id("history").wait_for()
    check(page)


def test_reasons_cards_and_icons(reader: Visit, server: Server, stage: Stage) -> None:
    page = reader.page
    enter_game(reader, server, before_a_turn(stage))
    stage.person(reader).look()
    page.locator(stage.locked).locator("visible=true").first.click()
    page.get_by_test_id("why-rule").first.locator("p").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.locator("button [data-icon]").locator("visible=true").first.click(button="right", force=True)
    page.get_by_test_id("icon-meaning").wait_for()
    check(page)


@pytest.mark.parametrize("section", ["aim", "rules", "icons", "gallery"])
def test_what_is_learnt_beside_a_table(reader: Visit, server: Server, stage: Stage, section: str) -> None:
    enter_game(reader, server, before_a_turn(stage))
    stage.person(reader).look()
    choose(reader.page, section)
    reader.page.get_by_test_id(section).wait_for()
    check(reader.page)


@pytest.mark.parametrize("slug", STAGES)
def test_every_chapter_of_the_rules_with_sources_and_hits(reader: Visit, slug: str) -> None:
    page = reader.page
    page.goto(f"/rules/{slug}")
    for switch in page.locator("[data-testid=rules] [aria-pressed=false]").all():
        switch.click()
    check(page)
    page.get_by_test_id("search").fill("1")
    check(page)


def test_the_result_and_the_ways_back(reader: Visit, server: Server, stage: Stage) -> None:
    page = reader.page
    opened = open_game(server, finished(stage))
    page.goto(opened.seat(0))
    page.get_by_test_id("result").get_by_test_id("scores").wait_for()
    check(page)
    page.goto(f"/replay/{opened.table}#m=20")
    page.get_by_test_id("history").wait_for()
    check(page)
    page.goto(f"/watch/{stage.slug}")
    page.get_by_test_id("history").wait_for()
    check(page)


def test_a_review(reader: Visit, server: Server) -> None:
    page = reader.page
    page.goto(open_game(server, newcomers("evacuation", 1)).seat(0))
    page.get_by_test_id("begin-review").click()
    page.get_by_test_id("account").wait_for(timeout=PATIENCE)
    check(page)


def test_another_language_is_said_at_once_and_the_log_in_it(
    visit: Visit, server: Server, stage: Stage
) -> None:
    mark_server(visit)
    page, opened = visit.page, open_game(server, before_a_turn(stage))
    address, _, token = opened.seat(0).partition("#")
    page.goto(f"{address}?lang={MARKED}#{token}")
    stage.person(visit).look()
    check(page)
    assert all("⟦" in line for line in written(page))
    choose(page, "settings")
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    expect(page.get_by_test_id("log")).not_to_contain_text("⟦")
    assert page.locator("body").inner_text().count("⟦") == 1  # the name of the language itself
    page.get_by_role("radio", name=MARKED).check(force=True)
    expect(page.get_by_test_id("log")).to_contain_text("⟦")
    check(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", MARKED)


def test_the_pseudo_language_is_not_offered_and_the_browser_chooses(visit: Visit) -> None:
    page = visit.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("settings").click()
    assert page.get_by_role("radio", name=MARKED).count() == 0
