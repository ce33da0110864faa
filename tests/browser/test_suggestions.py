"""Suggestions in words, with a mark on the thing to touch; a table may do without them."""

import re

from playwright.sync_api import expect

from tests.browser.begun import before_a_choice, enter_game, in_the_middle_of_a_turn
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import PHONE, Visit
from tests.browser.stages import SEA, Stage
from tests.server.process import Server

NOTATION = re.compile(r"\b[A-Z]+\d?\+\d+|\bdecline\b|\d\.\d{2}")


def test_a_suggestion_says_what_the_move_does_and_names_the_second_best(
    visit: Visit, server: Server, stage: Stage
) -> None:
    enter_game(visit, server, before_a_choice(stage))
    stage.person(visit).look()
    visit.page.get_by_test_id("suggest").click()
    advice = visit.page.get_by_test_id("advice")
    expect(advice).to_contain_text("Second best: ")
    assert ": " in advice.inner_text().split("Second best")[0]
    assert not NOTATION.search(advice.inner_text()), advice.inner_text()


def test_on_a_phone_the_row_of_the_list_is_marked(visits: Visiting, server: Server) -> None:
    visit = visits(server, PHONE)
    enter_game(visit, server, in_the_middle_of_a_turn(SEA))
    SEA.phone(visit).look()
    visit.page.get_by_test_id("suggest").click()
    expect(visit.page.get_by_test_id("advice")).to_be_visible()
    marked = visit.page.locator("[data-move].advised, [data-move][data-advised]").locator("visible=true")
    expect(marked.first).to_be_visible()
    move = visit.page.evaluate("element => element.dataset.move", marked.first.element_handle())
    replies = [frame for frame in visit.frames if frame["type"] == "reply" and "label" in frame]
    assert move == replies[-1]["move"]


def test_a_table_without_suggestions_shows_no_button(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card(SEA.slug).get_by_test_id("solo").click()
    visit.page.get_by_test_id("advice-allowed").uncheck()
    visit.page.get_by_test_id("create").click()
    SEA.person(visit).look()
    assert visit.page.get_by_test_id("undo").is_visible()
    assert visit.page.get_by_test_id("suggest").count() == 0
    visit.page.keyboard.press("s")
    assert not [sent for sent in visit.sent if sent["do"] == "suggest"]
