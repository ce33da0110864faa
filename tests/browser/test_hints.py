"""Hints say what is true now, and go once they were followed."""

from playwright.sync_api import expect

from nextfrontier.record.record import Record
from tests.browser.begun import enter_game, played
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage, kind
from tests.server.process import Server


def hint_of(visit: Visit) -> str:
    """Return the hint that is shown; empty if there is none."""
    found = visit.page.get_by_test_id("hint")
    return found.inner_text() if found.count() else ""


def test_a_hint_goes_once_it_was_followed_and_does_not_come_again(visit: Visit, stage: Stage) -> None:
    visit.page.goto("/")
    visit.card(stage.slug).get_by_test_id("play-now").click()
    person = stage.person(visit)
    sight, followed = person.look(), set[str]()
    while len(person.turns) < 3:
        hint = hint_of(visit)
        assert not hint or hint not in followed, hint
        before = len([sent for sent in visit.sent if sent["do"] == "play"])
        sight = person.step(sight)
        if hint and len([sent for sent in visit.sent if sent["do"] == "play"]) > before:
            followed.add(hint)
    assert len(followed) >= 2, followed


def colours_of(record: Record) -> set[str]:
    """Return the colours of the cards that seat 0 has drawn."""
    hand = SEA.game.encode(record.state)["players"][0]["hand"]
    cards = SEA.game.components("en", {})["cards"]
    return {cards[str(card)]["colour"] for card in hand} - {None}


def opening(visit: Visit, server: Server, colours: int) -> str:
    """Enter a game whose opening hand has so many colours; return its hint."""
    records = (Record(SEA.game, 2, {}, seed=seed) for seed in range(100))
    enter_game(visit, server, next(record for record in records if len(colours_of(record)) == colours))
    SEA.person(visit).look()
    return hint_of(visit)


def test_the_advice_on_the_opening_hand_fits_the_cards_in_it(visit: Visit, server: Server) -> None:
    assert opening(visit, server, colours=3).startswith("Keep one card of each colour")
    visit.page.evaluate("localStorage.removeItem('nextfrontier.hints')")
    assert "Missing in this hand: " in opening(visit, server, colours=2)


def test_a_hand_that_is_too_large_is_explained_by_its_rule_and_nothing_is_chosen_yet(
    visit: Visit, server: Server
) -> None:
    record = played(SEA, lambda record: len(record.entries) > 10 and kind(record, 0) == "keep")
    enter_game(visit, server, record)
    SEA.person(visit).look()
    page = visit.page
    expect(page.get_by_test_id("prompt")).to_contain_text("Too many cards in hand: keep 3 cards, 0 chosen.")
    expect(page.get_by_test_id("about")).to_contain_text("Rule UC-ENDTURN-04")
    assert page.locator("[data-testid=hand] [data-chosen]").count() == 0
    assert "each colour" not in hint_of(visit)
