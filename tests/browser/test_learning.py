"""Rules, icons, aim and gallery: from the lobby and beside a table, by mouse, finger and keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import before_a_turn, open_game
from tests.browser.checks import axe
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import STAGES, Stage
from tests.server.process import Server

SECTIONS = ("aim", "rules", "icons", "gallery")


@pytest.fixture(params=[(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop-dark", "phone-light"])
def learner(request: pytest.FixtureRequest, visits: Visiting, server: Server) -> Visit:
    """Return a visitor at a desktop in the dark, or with a phone in the light."""
    return visits(server, *request.param)


def overflow(page: Page) -> bool:
    """Is the page wider than its window?"""
    found: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return found


@pytest.mark.parametrize("slug", STAGES)
def test_everything_to_learn_is_reached_from_the_lobby_and_can_be_used_by_everybody(
    learner: Visit, slug: str
) -> None:
    page = learner.page
    page.goto("/")
    learner.card(slug).get_by_test_id("learn-rules").click()
    for section in SECTIONS:
        page.get_by_test_id(f"section-{section}").click()
        page.get_by_test_id(section).wait_for()
        assert page.url.endswith(f"/{section}/{slug}")
        axe.check(page, f"{section} of {slug}")
        assert not overflow(page), section


def test_a_rule_has_an_address_and_its_chapter_has_neighbours(visit: Visit) -> None:
    page = visit.page
    page.goto("/rules/underwater-cities#UC-CLONE-02")
    rule = page.locator("[data-rule=UC-CLONE-02]")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Action-cloning tile")).to_have_count(1)
    page.locator("a[rel=next]").click()
    expect(page.get_by_role("heading", name="Timing and nesting")).to_have_count(1)
    assert page.url.endswith("#UC-TIME")
    page.go_back()
    expect(rule).to_be_visible()
    page.goto("/rules/underwater-cities#UC-NOPE-99")
    expect(page.get_by_text("There is no rule UC-NOPE-99 here.")).to_be_visible()
    page.goto("/rules/go-fish")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_the_rules_are_searched_without_a_network_and_by_keyboard(visit: Visit) -> None:
    page = visit.page
    page.goto("/rules/underwater-cities")
    field = page.get_by_test_id("search")
    field.wait_for()
    visit.context.set_offline(True)
    field.fill("fed cíties")
    expect(page.get_by_test_id("hit").filter(has_text="UC-FEED-01")).to_be_visible()
    assert page.locator("mark").first.inner_text().lower() in ("fed", "city", "cities")
    axe.check(page, "search")
    field.fill("uc-clone-06")
    field.press("Enter")
    expect(page.locator("[data-rule=UC-CLONE-06]")).to_be_focused()
    visit.context.set_offline(False)


@pytest.mark.parametrize("example", ["/rules/underwater-cities#TV-BUILD-03", "/rules/evacuation#TV-07"])
def test_an_example_shows_its_position_and_can_be_tried(learner: Visit, example: str) -> None:
    page = learner.page
    page.goto(example)
    card = page.locator(f'[data-example="{example.partition("#")[2]}"]')
    card.get_by_test_id("show-position").click()
    card.locator("[data-site]").first.wait_for()
    axe.check(page, "example")
    card.get_by_test_id("try-it").click()
    page.get_by_test_id("note").wait_for()
    assert "/t/" in page.url


def test_the_gallery_is_filtered_by_kind_origin_and_words(visit: Visit) -> None:
    page = visit.page
    page.goto("/gallery/underwater-cities")
    count = page.get_by_test_id("gallery-count")
    expect(count).to_have_text("266 components of 266")
    page.get_by_test_id("gallery-kind").select_option(label="Metropolises")
    expect(count).to_have_text("16 components of 266")
    page.get_by_role("button", name="Clear the filters").click()
    page.get_by_test_id("gallery-search").fill("founding grants")
    expect(page.locator("[data-item]")).to_have_count(1)
    expect(page.locator("[data-item=card-2]")).to_contain_text("Designed for this project")
    page.goto("/gallery/underwater-cities#designed")
    expect(page.get_by_test_id("gallery-origin")).to_have_value("made")
    expect(count).to_have_text("175 components of 266")
    expect(page.locator("[data-item=card-4]").get_by_test_id("designed-part")).to_contain_text("is designed")
    expect(page.locator("[data-item=card-2]").get_by_test_id("designed-part")).to_have_count(0)


def test_the_book_opens_beside_the_table_and_leaves_it_as_it_was(
    learner: Visit, server: Server, stage: Stage
) -> None:
    page, table = learner.page, open_game(server, before_a_turn(stage)).seat(0)
    page.goto(table)
    sight = stage.person(learner).look()
    page.locator(stage.locked).locator("visible=true").first.click()
    page.get_by_test_id("why-rule").first.get_by_test_id("in-the-rules").click()
    book = page.get_by_test_id("learn")
    expect(book.locator(f"[data-rule^={stage.rules}]").first).to_be_visible()
    axe.check(page, "rules beside a table")
    book.get_by_test_id("section-icons").click()
    book.get_by_test_id("icons").wait_for()
    book.get_by_test_id("learn-back").click()
    book.get_by_test_id("rules").wait_for()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    page.keyboard.press("Escape")
    assert stage.person(learner).look().version == sight.version


def from_menu(page: Page, item: str) -> Callable[[], None]:
    """Return the way to a page of the book through the menu of the table."""

    def go() -> None:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-dialog").get_by_test_id(item).click()

    return go


def test_menu_and_keys_of_a_table_lead_to_all_pages_of_the_book(visit: Visit, server: Server) -> None:
    page = visit.page
    stage = STAGES["evacuation"]
    page.goto(open_game(server, before_a_turn(stage)).seat(0))
    stage.person(visit).look()
    for section, key in zip(SECTIONS, ("Shift+A", "Shift+L", "Shift+I", "Shift+G"), strict=True):
        for way in (from_menu(page, section), lambda key=key: page.keyboard.press(key)):
            way()
            page.get_by_test_id("learn").get_by_test_id(section).wait_for()
            page.keyboard.press("Escape")
            expect(page.get_by_test_id("learn")).to_have_count(0)


def test_an_icon_tells_its_meaning_and_the_button_around_it_keeps_its_own(
    visit: Visit, server: Server
) -> None:
    """A right click on the icon of a slot, a key on what has the focus."""
    stage = STAGES["underwater-cities"]
    table = open_game(server, before_a_turn(stage)).seat(0)
    page = visit.page
    page.goto(table)
    version = stage.person(visit).look().version
    icon = page.locator("[data-slot] [data-icon]").locator("visible=true").first
    name = icon.get_attribute("data-icon")
    meaning = page.get_by_test_id("icon-meaning")
    icon.click(button="right")
    expect(meaning.locator("[data-legend]").first).to_have_attribute("data-legend", str(name))
    axe.check(page, "meaning of an icon")
    meaning.get_by_role("button", name="All icons").click()
    page.get_by_test_id("learn").locator(f"[data-legend={name}]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-slot]").locator("visible=true").first.focus()
    page.keyboard.press("Shift+I")
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    assert stage.person(visit).look().version == version


def test_a_long_touch_asks_for_the_meaning_and_does_not_act(visits: Visiting, server: Server) -> None:
    visit = visits(server, PHONE)
    stage = STAGES["underwater-cities"]
    page = visit.page
    page.goto(open_game(server, before_a_turn(stage)).seat(0))
    stage.person(visit).look()
    slot = page.locator("[data-slot]").filter(has=page.locator("[data-icon]")).locator("visible=true").first
    box = slot.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = visit.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.get_by_test_id("icon-meaning")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    axe.check(page, "meaning of icons")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert slot.get_attribute("aria-pressed") != "true", "the slot was not chosen"


def test_prompt_log_and_first_turn_lead_into_the_book(visit: Visit, server: Server, stage: Stage) -> None:
    page = visit.page
    page.goto(open_game(server, before_a_turn(stage)).seat(0))
    stage.person(visit).look()
    for link in ("prompt-rule", "log-rule"):
        page.get_by_test_id(link).last.click()
        expect(page.get_by_test_id("learn").locator("[data-rule]:focus")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("learn")).to_have_count(0)
    page.goto("/")
    visit.card(stage.slug).get_by_test_id("play-now").click()
    stage.person(visit).look()
    page.get_by_test_id("prompt-aim").click()
    page.get_by_test_id("learn").get_by_test_id("aim").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt-aim")).to_have_count(0)
