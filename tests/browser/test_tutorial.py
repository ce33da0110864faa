"""The tutorials through the page: each step is shown, points at real things, and is fulfilled by touching them."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.checks import axe
from tests.browser.conftest import Visiting
from tests.browser.persons.learner import STEP, Learner
from tests.browser.persons.visit import PHONE, Visit
from tests.lessons import SLUGS
from tests.server.process import Server

GAME = "underwater-cities"
SAMPLE = 9  # steps
every_lesson = pytest.mark.parametrize("game", SLUGS)


def go_through(learner: Learner, steps: list[dict[str, Any]]) -> list[tuple[str, list[str]]]:
    """Do all these steps; return the things that are not marked though they should be, or still are, by step."""
    wrong = []
    for step in steps:
        learner.expect_step(step)
        found = learner.missing(step) + learner.strays(step)
        if found:
            wrong.append((step["id"], found))
        if step["play"]:
            learner.make(step["play"])
        else:
            learner.read_on()
    return wrong


@every_lesson
def test_a_newcomer_is_led_through_the_lesson_and_plays_on(visit: Visit, game: str) -> None:
    learner = Learner(visit)
    lesson = learner.begin(game)
    assert go_through(learner, lesson["steps"]) == []
    expect(visit.page.locator(STEP)).to_have_count(0)
    own_turn = re.compile("|".join(["end", *lesson["turns"]]))
    expect(visit.page.get_by_test_id("table")).to_have_attribute("data-kind", own_turn)


@every_lesson
def test_on_a_phone_the_lesson_turns_to_what_it_speaks_of(
    visits: Visiting, server: Server, game: str
) -> None:
    visit = visits(server, PHONE)
    learner = Learner(visit)
    steps = learner.begin(game)["steps"]
    assert go_through(learner, steps[:SAMPLE]) == []
    axe.check(visit.page, "tutorial")
    assert visit.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    assert go_through(learner, steps[SAMPLE:]) == []


def test_another_move_than_the_asked_one_is_answered_and_not_sent(visit: Visit) -> None:
    learner = Learner(visit)
    steps = learner.begin(GAME)["steps"]
    wanted = next(step for step in steps if step["id"] == "match")
    go_through(learner, steps[: steps.index(wanted)])
    learner.expect_step(wanted)
    sent = len(played(visit))
    learner.take("AAS", "24")
    expect(visit.page.get_by_test_id("tutorial-answer")).to_have_text(wanted["other"])
    assert len(played(visit)) == sent
    learner.make(wanted["play"])
    learner.expect_step(steps[steps.index(wanted) + 1])
    expect(visit.page.get_by_test_id("tutorial-answer")).to_have_count(0)


def test_a_ship_has_not_landed_before_all_its_cargo_is_loaded(visit: Visit) -> None:
    learner = Learner(visit)
    steps = learner.begin("evacuation")["steps"]
    wanted = next(step for step in steps if step["id"] == "cargo")
    go_through(learner, steps[: steps.index(wanted)])
    learner.expect_step(wanted)
    learner.load("load S01 1 steel")
    expect(visit.page.get_by_test_id("tutorial-answer")).to_have_text(wanted["other"])
    learner.expect_step(wanted)


def test_a_tutorial_goes_on_after_a_reload_and_from_the_lobby(visit: Visit) -> None:
    learner = Learner(visit)
    steps = learner.begin(GAME)["steps"]
    go_through(learner, steps[:6])
    learner.expect_step(steps[6])
    visit.page.reload()
    learner.expect_step(steps[6])
    visit.page.goto("/")
    visit.card(GAME).get_by_test_id("learn").click()
    learner.expect_step(steps[6])
    visit.page.get_by_test_id("tutorial-back").click()
    learner.expect_step(steps[5])
    visit.page.keyboard.press("n")
    learner.expect_step(steps[6])


def test_an_undone_move_is_asked_for_again(visit: Visit) -> None:
    learner = Learner(visit)
    steps = learner.begin(GAME)["steps"]
    go_through(learner, steps[:6])
    learner.expect_step(steps[6])
    visit.page.get_by_test_id("restart").click()
    learner.expect_step(steps[5])


def test_a_skipped_tutorial_is_an_ordinary_game_until_it_is_turned_on_again(visit: Visit) -> None:
    learner = Learner(visit)
    learner.begin(GAME)
    axe.check(visit.page, "tutorial")
    visit.page.get_by_test_id("tutorial-skip").click()
    expect(visit.page.locator(STEP)).to_have_count(0)
    visit.page.get_by_test_id("hint").wait_for()  # they are silent only while the lesson speaks
    learner.keep(["22", "31", "40"])
    visit.page.locator("[data-kind=turn]").wait_for()
    visit.page.get_by_test_id("menu").click()
    visit.page.get_by_test_id("tutorial-menu").click()
    expect(visit.page.locator(STEP)).to_have_attribute("data-saying", "lost")
    visit.page.get_by_test_id("tutorial-anew").click()
    expect(visit.page.locator(STEP)).to_have_attribute("data-step", "welcome")


def played(visit: Visit) -> list[list[str]]:
    """Return the lines of moves that were sent."""
    return [sent["moves"] for sent in visit.sent if sent["do"] == "play"]
