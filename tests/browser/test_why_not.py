"""What cannot be done now says why, by which rule, and what would help."""

from playwright.sync_api import expect

from tests.browser.keys import KeyboardPlayer
from tests.browser.player import Player
from tests.browser.visit import Visit

LOCKED_SLOTS = "[data-slot][data-look=locked]"


def after_a_turn(visit: Visit, player: Player) -> None:
    """It is our turn again and slots are taken."""
    visit.page.goto("/")
    player.press(visit.card().get_by_test_id("play-now"))
    player.play_turns(1)
    player.play(60, until="turn")
    visit.page.locator(LOCKED_SLOTS).first.wait_for()


def check_explanation(visit: Visit) -> None:
    sheet = visit.page.get_by_test_id("why")
    expect(sheet.get_by_test_id("why-reason").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-fix").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-rule").first).to_contain_text("UC-")
    expect(sheet.get_by_test_id("why-rule").first.locator("p").first).not_to_be_empty()


def test_a_locked_slot_is_explained_with_its_rule_and_a_way_out(visit: Visit) -> None:
    after_a_turn(visit, Player(visit))
    plays = len(visit.sent)
    for slot in visit.page.locator(LOCKED_SLOTS).all():
        slot.click()
        check_explanation(visit)
        visit.page.keyboard.press("Escape")
        expect(visit.page.get_by_test_id("why")).to_be_hidden()
    assert not [sent for sent in visit.sent[plays:] if sent["do"] == "play"]


def test_a_locked_slot_explains_itself_to_the_keyboard_too(visit: Visit) -> None:
    player = KeyboardPlayer(visit)
    after_a_turn(visit, player)
    player.press(visit.page.locator(LOCKED_SLOTS).first)
    check_explanation(visit)
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_test_id("why")).to_be_hidden()


def test_a_confirm_button_that_cannot_be_used_yet_says_what_is_missing(visit: Visit) -> None:
    after_a_turn(visit, Player(visit))
    confirm = visit.page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.click(force=True)
    expect(visit.page.get_by_test_id("why").get_by_test_id("why-reason").first).not_to_be_empty()
