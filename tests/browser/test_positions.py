"""Positions of the rules, opened by a link: they can be looked at and played on."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import axe
from tests.browser.persons.evacuee import Evacuee
from tests.browser.persons.person import Person
from tests.browser.persons.player import Player
from tests.browser.persons.visit import Visit
from tests.server.process import Server

EVERY = 15


def test_positions_of_the_rules_open_by_their_link_and_say_what_they_show(
    visit: Visit, server: Server
) -> None:
    listed = server.get("/api/positions")["positions"]
    assert len(listed) > 50
    for position in listed[::EVERY]:
        visit.page.goto(f"/position/{position['id']}")
        Player(visit).look()
        expect(visit.page.get_by_test_id("note")).to_contain_text(position["text"][:30])
    axe.check(visit.page, "position")


@pytest.mark.parametrize(("name", "person"), [("TV-TURN-01", Player), ("TV-07", Evacuee)])
def test_a_position_is_played_on(visit: Visit, name: str, person: type[Person]) -> None:
    visit.page.goto(f"/position/{name}")
    player = person(visit)
    version = player.look().version
    player.play_turns(1)
    assert visit.states()[-1]["version"] > version


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("TV-NOPE-99", "There is no position TV-NOPE-99."),
        ("..%2Fsecret", "There is nothing at /api/positions/../secret."),
    ],
)
def test_a_position_that_is_not_there_says_so(visit: Visit, name: str, sentence: str) -> None:
    visit.page.goto(f"/position/{name}")
    expect(visit.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(visit.page.get_by_text(sentence)).to_be_visible()
    expect(visit.page.get_by_role("link", name="To the lobby")).to_be_visible()
    visit.forgive("404")
