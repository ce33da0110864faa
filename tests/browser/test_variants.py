"""Other ways to play: alone, at larger tables, with contracts, on advanced boards, as a race, with modules."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from nextfrontier.bots.levels import levels_of
from nextfrontier.shelf import PLUGINS
from tests.browser.persons.evacuee import Evacuee
from tests.browser.persons.player import HastyPlayer
from tests.browser.persons.visit import Visit
from tests.browser.stages import WORLDS

TURNS = 3


def test_a_person_plays_alone(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("solo").click()
    visit.page.get_by_test_id("create").click()
    HastyPlayer(visit, seed=1).play_turns(TURNS)
    view = visit.states()[-1]["view"]
    assert len(view["players"]) == 1
    assert any("neutral" in tiles for tiles in view["slots"].values())


@pytest.mark.parametrize("slug", PLUGINS)
def test_whoever_opens_a_table_is_told_how_strong_all_bots_are(visit: Visit, slug: str) -> None:
    visit.page.goto("/")
    visit.card(slug).get_by_test_id("bots").click()
    dialog = visit.page.get_by_test_id("new-table-dialog")
    dialog.get_by_text("How strong are the bots?").click()
    told = dialog.get_by_test_id("levels").locator("p")
    known = {name: level for name, level in levels_of(slug).items() if level.points is not None}
    expect(told).to_have_count(len(known))
    for line, (name, level) in zip(told.all(), known.items(), strict=True):
        expect(line).to_contain_text(f"{name}: about {level.points} points")
        expect(line).to_contain_text("thinks about" if level.seconds >= 1 else "answers at once")


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
    visit.page.get_by_role("tab", name="Cards").click()
    expect(visit.page.locator("[data-contract]").first).to_be_visible()
    expect(visit.page.locator("[data-slot]")).to_have_count(16)


def test_the_bot_moves_by_itself_and_says_that_it_thinks(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").click()
    HastyPlayer(visit, seed=3).play_turns(2)
    assert any(1 in frame["thinking"] for frame in visit.frames if frame["type"] in ("state", "table"))


def play_evacuation(
    visit: Visit, seats: int, *variants: str, switches: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Play some turns against bots with these variants; return the table after them."""
    visit.page.goto("/")
    visit.card(WORLDS.slug).get_by_test_id("bots").click()
    dialog = visit.page.get_by_test_id("new-table-dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    for name in variants:
        dialog.get_by_role("radio", name=re.compile(rf"^{name}\b")).check(force=True)
    if "third_player" in switches:
        dialog.get_by_text("More variants").click()
    for name in switches:
        dialog.get_by_test_id(f"option-{name}").click()
    visit.page.get_by_test_id("create").click()
    Evacuee(visit, seed=seats).play_turns(TURNS)
    view: dict[str, Any] = visit.states()[-1]["view"]
    assert len(view["players"]) == seats
    return view


def test_two_race(visit: Visit) -> None:
    play_evacuation(visit, 2, "Race")
    assert visit.states()[-1]["forecast"]["race"]
    expect(visit.page.get_by_test_id("race")).to_be_visible()


def test_three_play_action_cards_with_common_goals_and_lines(visit: Visit) -> None:
    view = play_evacuation(visit, 3, "Advanced", "Side A", switches=("common_goals",))
    assert view["common_goals"]
    assert view["lines"]
    assert view["players"][0]["hand"]
    visit.page.get_by_role("tab", name="Modules").click()
    expect(visit.page.get_by_test_id("common-goals")).to_be_visible()
    expect(visit.page.get_by_test_id("lines")).to_be_visible()


def test_the_solo_deck_plays_a_third_nation(visit: Visit) -> None:
    assert play_evacuation(visit, 2, switches=("third_player",))["rival"]
    expect(visit.page.get_by_test_id("solo")).to_be_visible()
