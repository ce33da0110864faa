"""The review of a finished game on its result page: asked for once, there for everybody, a way to every position."""

import re

from playwright.sync_api import Page, expect

from tests.bots.reviewing.games import newcomers, total_of
from tests.browser.begun import Opened, open_game
from tests.browser.checks import axe, layout
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import PHONE, Visit
from tests.server.process import Server

GAME = "evacuation"
PATIENCE = 120_000  # milliseconds; the engine may not be compiled here
NUMBER = re.compile(r"[-−+]?\d+(\.\d+)?")


def number_in(text: str) -> float:
    """Return the first number of a text."""
    found = NUMBER.search(text)
    assert found is not None, text
    return float(found[0].replace("−", "-"))


def ask_for_review(page: Page, opened: Opened) -> None:
    """Open the result of a game and have the game of seat 0 reviewed."""
    page.goto(opened.seat(0))
    page.get_by_test_id("origin").get_by_role("button").evaluate("(button) => button.click()")
    page.get_by_test_id("begin-review").click()
    expect(page.get_by_test_id("review").get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_test_id("review-progress")).to_contain_text("choices judged")
    page.get_by_test_id("account").wait_for(timeout=PATIENCE)


def test_a_review_adds_up_leads_to_positions_and_is_there_for_all_who_look(
    visit: Visit, visits: Visiting, server: Server
) -> None:
    page, record = visit.page, newcomers(GAME, 1)
    opened = open_game(server, record)
    ask_for_review(page, opened)
    expect(page.get_by_role("heading", name="The game ended with", exact=False)).to_be_visible()
    told = [number_in(text) for text in page.get_by_test_id("account").locator("dd").all_inner_texts()]
    assert abs(sum(told[:3]) - told[3]) < 0.3
    assert told[3] == total_of(record, 0)
    expect(page.get_by_test_id("account-said")).to_contain_text("could expect about")
    expect(page.get_by_test_id("expected").locator("path.curve")).to_have_count(1)
    turns = page.get_by_test_id("reviewed-turns")
    turns.locator("summary").click()
    assert turns.locator("tbody tr").count() > 15
    axe.check(page, "review")

    spectator = visits(server, PHONE, "light").page
    spectator.goto(f"/t/{opened.table}")
    theirs = spectator.get_by_test_id("account").locator("dd")
    expect(theirs).to_have_text(page.get_by_test_id("account").locator("dd").all_text_contents())
    expect(spectator.get_by_test_id("show-mistake").first).to_be_visible()
    expect(spectator.get_by_test_id("try-mistake")).to_have_count(0)
    axe.check(spectator, "review on a phone")
    assert layout.clipped(spectator) == []

    first = server.get(f"/api/tables/{opened.table}/review/0")["account"]["mistakes"][0]
    mistake = page.get_by_test_id("mistake").first
    expect(mistake).to_contain_text(first["played"][0])
    expect(mistake).to_contain_text(first["better"][0])
    mistake.get_by_test_id("show-mistake").click()
    expect(page.get_by_test_id("result")).to_be_hidden()
    expect(page.get_by_test_id("history-at")).to_contain_text(f"Move {first['number']} of")


def test_a_turn_that_mattered_can_be_tried_from_there(visit: Visit, server: Server) -> None:
    page, opened = visit.page, open_game(server, newcomers(GAME, 1))
    ask_for_review(page, opened)
    page.get_by_test_id("mistake").first.get_by_test_id("try-mistake").click()
    page.wait_for_url(lambda address: "/t/" in address and opened.table not in address)
    expect(page.get_by_test_id("table")).to_have_attribute("data-over", "false")
