"""Room in Underwater Cities: a board that stays where it is and can be enlarged, and cards that can be read."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.record.record import Record
from tests.browser.begun import before_a_turn, enter_game, in_the_middle_of_a_turn, played
from tests.browser.checks import layout
from tests.browser.conftest import Visiting
from tests.browser.hands import drawing_to_five, holding_seven
from tests.browser.persons.fingers import Fingers
from tests.browser.persons.player import HastyPlayer
from tests.browser.persons.visit import PHONE, SMALL_DESKTOP, Visit
from tests.browser.stages import SEA, Stage, kind
from tests.server.process import Server

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 1180, "height": 820},
    {"width": 820, "height": 1180},
]
TABLET: ViewportSize = {"width": 1180, "height": 820}
FULL_HD: ViewportSize = {"width": 1920, "height": 1080}
BOARD = "[data-testid=board] svg[role=group]"
HAND = "[data-testid=hand] [data-card]"
PLACE = """
(board) => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { x, y, width, height } = document.querySelector(board).getBoundingClientRect();
  resolve([x, y, width, height].map((side) => Math.round(side * 10) / 10));
})))
"""


def one_of_each_kind() -> Iterator[Record]:
    """Play a game at random and give a copy of it at each kind of decision of seat 0, when it first comes up."""
    record, chance = Record(GAME, 2, {}, SEA.seed), random.Random(SEA.seed)
    seen = set[str]()
    while not record.over:
        asked = kind(record, 0)
        if asked and asked not in seen:
            seen.add(asked)
            yield record.fork()
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))


def place(page: Page) -> tuple[float, ...]:
    """Return where the board is and how large, once the page is drawn."""
    found: list[float] = page.evaluate(PLACE, BOARD)
    return tuple(found)


def test_the_board_keeps_its_place_in_all_phases_of_a_game(visits: Visiting, server: Server) -> None:
    visit = visits(server, SMALL_DESKTOP)
    places: dict[tuple[int, int], dict[tuple[float, ...], str]] = {}
    for record in one_of_each_kind():
        enter_game(visit, server, record)
        HastyPlayer(visit).look()
        for size in SIZES:
            visit.page.set_viewport_size(size)
            found = places.setdefault((size["width"], size["height"]), {})
            found.setdefault(place(visit.page), kind(record, 0))
    assert {size: found for size, found in places.items() if len(found) > 1} == {}
    width = next(iter(places[1280, 720]))[2]
    assert width >= 0.4 * 1280


def test_the_board_stays_while_a_turn_is_chosen_and_another_board_is_looked_at(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, SMALL_DESKTOP)
    enter_game(visit, server, before_a_turn())
    player = HastyPlayer(visit)
    sight = player.look()
    before = place(visit.page)
    player.pick(sight.ringed("card")[0])
    player.pick(player.look().ringed("slot")[0])
    player.look()
    assert place(visit.page) == before
    visit.page.get_by_test_id("open-board").last.click()
    visit.page.get_by_test_id("board-back").wait_for()
    assert place(visit.page) == before


def whole(card: Locator) -> bool:
    """Is every word on this card seen, and are its icons?"""
    return bool(
        card.evaluate(
            """(card) => {
              const content = card.querySelector(".content");
              const whole = content.scrollHeight <= content.clientHeight + 1;
              return whole && ["text", "icons"].every((part) => card.querySelector(`.${part}`).checkVisibility());
            }"""
        )
    )


def check_each_can_be_read(page: Page, cards: int) -> None:
    """Go from card to card by arrow keys: whichever has the focus is whole, and all have their icons."""
    hand = page.locator(HAND)
    assert hand.count() == cards
    assert layout.cut_off(page, HAND) == []
    hand.first.focus()
    for card in hand.all():
        assert card.evaluate("(card) => card === document.activeElement")
        assert whole(card), card.inner_text()
        page.keyboard.press("ArrowRight")
    assert all(card.locator(".icons").is_visible() for card in hand.all())


def test_each_card_of_a_large_hand_can_be_read_by_keyboard(visits: Visiting, server: Server) -> None:
    visit = visits(server, SMALL_DESKTOP)
    for record, cards in ((holding_seven(), 7), (drawing_to_five(), 5)):
        enter_game(visit, server, record)
        HastyPlayer(visit).look()
        for size in SIZES:
            visit.page.set_viewport_size(size)
            visit.page.wait_for_timeout(100)  # until the words have found their size
            check_each_can_be_read(visit.page, cards)


def test_a_narrow_card_opens_under_the_pointer_and_is_taken_by_the_same_click(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, SMALL_DESKTOP, moves=True)
    enter_game(visit, server, played(SEA, lambda record: kind(record, 0) == "take_special"))
    HastyPlayer(visit).look()
    expect(visit.page.locator("[data-testid=hand].narrow")).to_be_visible()
    card = visit.page.locator(HAND).nth(3)
    number = card.get_attribute("data-card")
    card.click()
    expect(visit.page.get_by_test_id("table")).not_to_have_attribute("data-kind", "take_special")
    assert [sent["moves"] for sent in visit.sent if sent["do"] == "play"] == [[f"take {number}"]]


def test_cards_are_read_on_a_phone_in_a_list_and_when_they_are_touched(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, PHONE)
    enter_game(visit, server, holding_seven())
    HastyPlayer(visit).look()
    cards = visit.page.locator(HAND).all()
    assert len(cards) == 7
    assert all(whole(card) for card in cards)
    enter_game(visit, server, before_a_turn())
    HastyPlayer(visit).look()
    card = visit.page.locator(HAND).first
    text = card.locator(".visually-hidden").inner_text().rpartition(": ")[2]
    card.tap()
    assert visit.page.get_by_test_id("chosen-text").inner_text().endswith(text)


def part_seen(drawing: Locator) -> tuple[float, ...]:
    """Return the part of a drawing that is seen, in its own units: its corner, its width and height."""
    return tuple(float(number) for number in str(drawing.get_attribute("viewBox")).split())


def seen_width(visit: Visit) -> float:
    """Return how much of the width of the board is seen."""
    return part_seen(visit.page.locator(BOARD))[2]


def test_the_board_is_enlarged_by_wheel_keys_and_buttons_and_whole_again(
    visits: Visiting, server: Server
) -> None:
    visit = visits(server, SMALL_DESKTOP)
    enter_game(visit, server, in_the_middle_of_a_turn())
    HastyPlayer(visit).look()
    page, board = visit.page, visit.page.locator(BOARD)
    page.keyboard.press("o")
    page.keyboard.press("+")
    assert seen_width(visit) < 700
    page.keyboard.press("*")
    assert seen_width(visit) == 1000
    before = place(page)
    board.hover()
    page.mouse.wheel(0, -600)
    assert seen_width(visit) < 500
    assert place(page) == before
    board.dblclick(position={"x": 5, "y": 5})
    assert seen_width(visit) == 1000
    zoom = page.get_by_test_id("board").get_by_test_id("zoom")
    zoom.get_by_role("button").click()
    assert seen_width(visit) < 700
    zoom.get_by_role("button").first.click()
    assert seen_width(visit) == 1000


def test_two_fingers_enlarge_a_board_and_one_moves_it_without_a_choice(
    visits: Visiting, server: Server, stage: Stage
) -> None:
    visit = visits(server, TABLET, touch=True)
    enter_game(visit, server, before_a_turn(stage))
    stage.hasty(visit).look()
    drawing = visit.page.locator("[data-testid=board], [data-testid=new-world]").locator("svg[role=group]")
    box = drawing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers, whole, version = Fingers(visit), part_seen(drawing), visit.states()[-1]["version"]
    fingers.slide(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    enlarged = part_seen(drawing)
    assert enlarged[2] == pytest.approx(whole[2] / 3, rel=0.1), "three times as far apart"
    fingers.slide(((x, y), (x - 60, y)))
    moved = part_seen(drawing)
    assert moved[2:] == enlarged[2:]
    assert moved[0] > enlarged[0], "what lies to the right comes into sight"
    assert moved[1] == pytest.approx(enlarged[1], abs=1)
    fingers.slide(((x - 90, y), (x - 20, y)), ((x + 90, y), (x + 20, y)))
    assert part_seen(drawing) == whole
    assert visit.states()[-1]["version"] == version
    assert visit.page.locator("[data-chosen], dialog[open]").count() == 0


def test_words_about_a_site_cover_no_other_site_that_can_be_chosen(visits: Visiting, server: Server) -> None:
    visit = visits(server, SMALL_DESKTOP)
    enter_game(visit, server, in_the_middle_of_a_turn())
    HastyPlayer(visit).look()
    sites = visit.page.locator(f"{BOARD} [data-site][data-look=ringed] .hit")
    boxes = [site.bounding_box() for site in sites.all()]
    for site in sites.all()[:6]:
        site.hover()
        visit.page.get_by_test_id("tip").wait_for()
        tip = visit.page.get_by_test_id("tip").bounding_box()
        assert tip
        for box in boxes:
            assert box
            apart_x = tip["x"] >= box["x"] + box["width"] or box["x"] >= tip["x"] + tip["width"]
            apart_y = tip["y"] >= box["y"] + box["height"] or box["y"] >= tip["y"] + tip["height"]
            assert apart_x or apart_y
        visit.page.mouse.move(1, 1)
        visit.page.get_by_test_id("tip").wait_for(state="detached")


def test_all_boards_are_seen_at_once_on_a_wide_screen(visits: Visiting, server: Server) -> None:
    visit = visits(server, FULL_HD)
    enter_game(visit, server, Record(GAME, 4, {}, SEA.seed))
    HastyPlayer(visit).look()
    others = visit.page.get_by_test_id("other-boards").locator("[data-seat]")
    assert others.count() == 3
    assert layout.cut_off(visit.page, "[data-testid=other-boards] svg") == []
    seat = others.last.get_attribute("data-seat")
    others.last.click()
    assert visit.page.get_by_test_id("board").get_attribute("data-seat") == seat
