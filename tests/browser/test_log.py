"""The log follows the game, unless its reader has gone back in it."""

from playwright.sync_api import expect

from tests.browser.begun import Opened, open_game, played
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA
from tests.server.process import Server
from tests.server.visitors import Visitor

BEGUN = 150  # entries when the page is opened
ENTRIES = 200
FROM_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
NEAR = 40


def play_quickly(server: Server, opened: Opened, moves: int) -> None:
    """Play so many moves for both seats, faster than any person."""
    people = [Visitor(server.socket_address, opened.table, [token]).arrive() for token in opened.tokens]
    for _ in range(moves):
        mover = next(person for person in people if person.must_decide())
        version = mover.play()["version"]
        for person in people:
            person.until(lambda state, version=version: state["version"] == version)
    for person in people:
        person.leave()


def test_the_log_is_at_its_end_after_200_entries_and_a_reader_is_told_of_new_ones(
    visit: Visit, server: Server
) -> None:
    opened = open_game(server, played(SEA, lambda record: len(record.entries) == BEGUN))
    visit.page.goto(f"/t/{opened.table}")
    log, new = visit.page.get_by_test_id("log"), visit.page.get_by_test_id("log-new")
    log.wait_for()
    play_quickly(server, opened, ENTRIES - BEGUN)
    visit.page.locator(f"[data-testid=table][data-version='{ENTRIES}']").wait_for()
    assert log.evaluate(FROM_END) < NEAR
    expect(new).to_be_hidden()
    log.evaluate("list => list.scrollTo(0, 0)")
    play_quickly(server, opened, 3)
    expect(new).to_be_visible()
    assert log.evaluate("list => list.scrollTop") < NEAR, "it stays where the reader is"
    new.click()
    expect(new).to_be_hidden()
    assert log.evaluate(FROM_END) < NEAR
