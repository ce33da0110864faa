"""Other ways to play: alone, at larger tables, with contracts, on the advanced boards."""

from playwright.sync_api import expect

from tests.browser.player import HastyPlayer
from tests.browser.visit import Visit

TURNS = 3


def test_a_person_plays_alone(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("solo").click()
    visit.page.get_by_test_id("create").click()
    HastyPlayer(visit, seed=1).play_turns(TURNS)
    view = visit.states()[-1]["view"]
    assert len(view["players"]) == 1
    assert any("neutral" in tiles for tiles in view["slots"].values())


def test_four_play_with_contracts_on_advanced_boards(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("bots").click()
    dialog = visit.page.get_by_test_id("new-table-dialog")
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    dialog.get_by_test_id("option-contracts").click()
    dialog.get_by_role("radio", name="Advanced").check(force=True)
    visit.page.get_by_test_id("create").click()
    HastyPlayer(visit, seed=2).play_turns(TURNS)
    view = visit.states()[-1]["view"]
    assert len(view["players"]) == 4
    assert len(view["contracts"]) > 0
    assert all(player["board"] > 4 for player in view["players"])
    expect(visit.page.locator("[data-contract]").first).to_be_visible()
    expect(visit.page.locator("[data-slot]")).to_have_count(16)


def test_the_bot_moves_by_itself_and_says_that_it_thinks(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").click()
    HastyPlayer(visit, seed=3).play_turns(2)
    assert any(1 in frame["thinking"] for frame in visit.frames if frame["type"] in ("state", "table"))
