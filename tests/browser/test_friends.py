"""Several browsers at one table: a friend who joins by link, a stranger who watches."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visit import DESKTOP, PHONE, Visit
from tests.server.references import cards_named

TURNS = 7


def open_table(visit: Visit) -> str:
    """Open a table for a friend; the link that invites."""
    visit.page.goto("/")
    visit.page.get_by_test_id("new-table").click()
    visit.page.get_by_test_id("create").click()
    link = visit.page.get_by_test_id("waiting-room").get_by_test_id("invite-link").input_value()
    return link


def join(visit: Visit, link: str, name: str) -> None:
    visit.page.goto(link)
    visit.page.get_by_test_id("join-name").fill(name)
    visit.page.get_by_test_id("take-seat").click()


def test_two_browsers_play_and_a_spectator_never_receives_a_hidden_card(
    visits: Visiting, server: Server
) -> None:
    ada, bo, watcher = visits(server), visits(server, PHONE), visits(server, DESKTOP)
    link = open_table(ada)
    join(bo, link, "Bo")
    watcher.page.goto(link.partition("#")[0])
    expect(watcher.page.get_by_test_id("spectator")).to_be_visible()
    play_together(Player(ada), Player(bo, seed=2))
    check_secrets(watcher, ada, bo)
    check_secrets(ada, bo)
    check_secrets(bo, ada)
    for visit in (ada, bo):
        assert "#" not in visit.page.url
    assert all(frame["seat"] is None and frame["decision"] is None for frame in watcher.states())


def play_together(*players: Player) -> None:
    """Whoever is asked plays on, until everybody has had some turns."""
    while min(len(player.turns) for player in players) < TURNS:
        for player in players:
            if is_asked(player):
                player.play_turns(len(player.turns) + 1)


def is_asked(player: Player) -> bool:
    """Is something asked of this player, once the page has heard of everything?"""
    states = player.visit.states()
    return bool(states and states[-1]["decision"] and not states[-1]["decision"]["optional"])


def check_secrets(reader: Visit, *owners: Visit) -> None:
    """No frame names a card that lay in another's hand at that time, unless everybody had seen it before."""
    for state in reader.states():
        hidden = {card for owner in owners for card in hand_at(owner, state["version"])}
        named = cards_named(state)
        assert not named & hidden, f"version {state['version']} names {named & hidden}"


def hand_at(owner: Visit, version: int) -> list[int]:
    """What the owner holds at this version, by the owner's own frames."""
    for state in owner.states():
        if state["version"] == version:
            return cards_in(state["view"]["players"][state["seat"]]["hand"])
    return []


def cards_in(hand: Any) -> list[int]:
    return hand if isinstance(hand, list) else hand["known"]
