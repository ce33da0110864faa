"""Impossible moves tell their reason, its rule and a remedy."""

from playwright.sync_api import expect

from tests.browser.begun import before_a_turn, in_the_middle_of_a_turn, open_game
from tests.browser.persons.visit import Visit
from tests.browser.stages import WORLDS, Stage
from tests.server.process import Server


def at_a_turn(visit: Visit, server: Server, stage: Stage) -> None:
    """Wait for our turn, at which things are taken or out of reach."""
    visit.page.goto(open_game(server, before_a_turn(stage)).seat(0))
    stage.person(visit).look()
    visit.page.locator(stage.locked).first.wait_for()


def check_explanation(visit: Visit, stage: Stage) -> None:
    """Check reason, fix and the text of the rule; then close the sheet."""
    sheet = visit.page.get_by_test_id("why")
    expect(sheet.get_by_test_id("why-reason").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-fix").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-rule").first).to_contain_text(stage.rules)
    expect(sheet.get_by_test_id("why-rule").first.locator("p").first).not_to_be_empty()
    visit.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def check_all(visit: Visit, stage: Stage, locked: str) -> None:
    """Check that each of these is explained and nothing is played."""
    for thing in visit.page.locator(locked).locator("visible=true").all():
        thing.click()
        check_explanation(visit, stage)
    assert not [sent for sent in visit.sent if sent["do"] == "play"]


def test_what_is_locked_is_explained_with_its_rule_and_a_way_out(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    check_all(visit, stage, stage.locked)


def test_what_cannot_be_loaded_is_explained_with_its_rule_and_a_way_out(visit: Visit, server: Server) -> None:
    visit.page.goto(open_game(server, in_the_middle_of_a_turn(WORLDS)).seat(0))
    WORLDS.person(visit).look()
    assert visit.page.locator("[data-cargo][data-look=locked]").count()
    check_all(visit, WORLDS, "[data-cargo][data-look=locked]")


def test_what_is_locked_explains_itself_to_the_keyboard_too(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    stage.keyboard(visit).press(visit.page.locator(stage.locked).first)
    check_explanation(visit, stage)


def test_a_confirm_button_that_cannot_be_used_yet_says_what_is_missing(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    confirm = visit.page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.click(force=True)
    expect(visit.page.get_by_test_id("why").get_by_test_id("why-reason").first).not_to_be_empty()
