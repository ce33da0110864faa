"""Games without a client folder: their tables say so, and the lobby shows the games that have one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from examples.tea_house.game import GAME
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS
from tests.browser.begun import open_game
from tests.browser.conftest import Visiting, running
from tests.server.process import ROOT, SOURCES, Server


@pytest.fixture
def server_with_tea_house(client: Path, tmp_path: Path) -> Iterator[Server]:
    """Run a server with one game more."""
    path = os.pathsep.join([SOURCES, str(ROOT)])
    games = "examples.tea_house.plugin"
    yield from running(Server(tmp_path / "server", PYTHONPATH=path, NEXTFRONTIER_GAMES=games))


def test_a_table_of_a_game_without_a_screen_says_so(visits: Visiting, server_with_tea_house: Server) -> None:
    visit = visits(server_with_tea_house)
    visit.page.goto(open_game(server_with_tea_house, Record(GAME, 2, {}, 1)).seat(0))
    expect(visit.page.get_by_test_id("table")).to_contain_text("This page cannot show the game “tea-house”.")
    visit.page.goto("/")
    expect(visit.page.get_by_role("article").first).to_be_visible()
    titles = visit.page.locator("article h2").all_inner_texts()
    assert titles == [plugin.load_game().title for plugin in PLUGINS.values()]
