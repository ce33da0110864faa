"""A browser at a server, and games to show in it."""

import base64
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from nextfrontier.bots.levels import DEFAULT_BUDGET, bot
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from tests.browser.begun import enter_game
from tests.browser.persons.player import Player
from tests.browser.persons.visit import DESKTOP, Visit
from tests.server.process import Server
from tools import build_web, chromium

SEED = 20
QUALITY = 75  # of pictures, of 100
REVIEW_MS = 600_000  # until a review is ready, on a busy machine
TO_THE_TOP = """(part) => {
  let pane = part;
  while (!["auto", "scroll"].includes(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  pane.scrollTop += part.getBoundingClientRect().top - pane.getBoundingClientRect().top;
}"""


class Stage:
    """A browser at a server, and games to show."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def visit(
        self,
        size: ViewportSize = DESKTOP,
        theme: str = "dark",
        touch: bool = False,
        playback: str = "off",
        moves: bool = False,
    ) -> Visit:
        return Visit(self.browser, self.server.address, size, theme, playback, moves, touch)

    def at(self, game: Record, visit: Visit, hints: bool = False) -> Player:
        """Sit down at seat 0 of this game."""
        enter_game(visit, self.server, game)
        player = Player(visit)
        player.look()
        if not hints:
            while visit.page.get_by_test_id("hint").count():
                visit.page.get_by_test_id("hint").get_by_role("button").last.click()
        return player


Scenes = dict[str, Callable[[Stage, Visit], None]]  # by name, to be looked at in any size
Screens = dict[
    str, tuple[Callable[[Stage, Visit], None], ViewportSize, str]
]  # by name: how, how large, theme


def play_until(record: Record, until: Callable[[], bool]) -> Record:
    """Play the game on by greedy bots until the condition is true, or to its end."""
    player, chance = bot(record.game.slug, "greedy"), random.Random(SEED)
    while not record.over and not until():
        seat = record.state.to_move()
        found = player.choose(view_of(record.state, seat), seat, DEFAULT_BUDGET, chance.getrandbits(32))
        record.play(seat, record.state.notation(seat, found.move))
    return record


def take_picture(page: Page, path: Path) -> None:
    """Keep what the page shows, as WebP: a fraction of the size of a PNG."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(taken["data"]))


def show_result(stage: Stage, visit: Visit, record: Record) -> None:
    enter_game(visit, stage.server, record)
    visit.page.get_by_test_id("result").get_by_test_id("scores").wait_for()


def show_review(stage: Stage, visit: Visit, record: Record) -> None:
    """Have the game of seat 0 reviewed; that takes a minute or two."""
    show_result(stage, visit, record)
    visit.page.get_by_test_id("begin-review").click()
    visit.page.get_by_test_id("account").wait_for(timeout=REVIEW_MS)
    visit.page.get_by_test_id("review").evaluate(TO_THE_TOP)


@contextmanager
def prepare_stage(installed: bool = False) -> Iterator[Stage]:
    """Build, start the server, from the sources or as installed, and the browser."""
    build_web.build()
    found = chromium.provide()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), installed, NEXTFRONTIER_TABLES_PER_HOUR="10000")  # one for every look
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=found.path, env={**os.environ, **found.environment}, args=[*found.arguments]
            )
            yield Stage(browser, server)
            browser.close()
        finally:
            server.stop()
