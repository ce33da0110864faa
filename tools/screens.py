"""Pictures of every important screen into docs/screens/, each from the same game every time.

`python -m tools.screens [name …]` makes all of them or only the named ones.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from nextfrontier.bots.levels import DEFAULT_BUDGET, bot
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from tests.browser.begun import enter_game
from tests.browser.player import Player
from tests.browser.stages import kind
from tests.browser.visit import DESKTOP, PHONE, Visit
from tests.server.process import Server
from tools import build_web, chromium

FOLDER = build_web.ROOT / "docs" / "screens"
SEED = 20


class Stage:
    """A browser at a server, and games to show."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def visit(self, size: ViewportSize = DESKTOP, theme: str = "dark") -> Visit:
        return Visit(self.browser, self.server.address, size, theme)

    def at(self, game: Record, visit: Visit, hints: bool = False) -> Player:
        """Sit down at seat 0 of this game."""
        enter_game(visit, self.server, game)
        player = Player(visit)
        player.look()
        if not hints:
            while visit.page.get_by_test_id("hint").count():
                visit.page.get_by_test_id("hint").get_by_role("button").last.click()
        return player


@cache
def game(round_: int, turn: int = 2, seats: int = 2, **options: object) -> Record:
    """A game of greedy bots before this turn of seat 0 in this round; a late round is the end."""
    record = Record(UNDERWATER_CITIES, seats, options, SEED)
    return played(record, lambda: reached(record, round_, turn) and kind(record, 0) == "turn")


@cache
def exodus(year: int, asked: str, seats: int = 2, **options: object) -> Record:
    """A game of Evacuation by greedy bots until seat 0 is asked this in this year; a late year is the end."""
    record = Record(EVACUATION, seats, options, SEED)
    return played(record, lambda: year_of(record) >= year and kind(record, 0) == asked)


def year_of(record: Record) -> int:
    assert isinstance(record.state, Worlds)
    return record.state.year


def played(record: Record, until: Callable[[], bool]) -> Record:
    """The game, gone on with by greedy bots until something is true, or to its end."""
    player, chance = bot(record.game.slug, "greedy"), random.Random(SEED)
    while not record.over and not until():
        seat = record.state.to_move()
        found = player.choose(view_of(record.state, seat), seat, DEFAULT_BUDGET, chance.getrandbits(32))
        record.play(seat, record.state.notation(seat, found.move))
    return record


def reached(record: Record, round_: int, turn: int) -> bool:
    """Has seat 0 had all turns before this one?"""
    had = sum(entry.seat == 0 and "+" in entry.move for entry in record.entries)
    return had >= 3 * (round_ - 1) + turn - 1


def choose_pair(player: Player) -> None:
    """A card and a slot of its colour on which something is built, if there is one."""
    sight = player.sight or player.look()
    for card in sight.ringed("card"):
        colour = str(player.page.locator(card.selector).first.get_attribute("data-colour"))
        player.pick(card)
        found = {slot.name: slot for slot in player.look().ringed("slot")}
        wanted = [name for name in BUILDING[colour] if name in found]
        if wanted:
            player.pick(found[wanted[0]])
            player.look()
            return
        player.pick(card)
        player.look()


BUILDING = {"green": ("G3", "G1", "G2"), "red": ("R4", "R2", "R3"), "yellow": ("Y2", "Y4", "Y3")}


def lobby(_stage: Stage, visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").wait_for()


def opening(_stage: Stage, visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").click()
    Player(visit).look()


def turn(stage: Stage, visit: Visit) -> None:
    choose_pair(stage.at(game(8), visit))


def slots(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)


def board(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)
    visit.page.locator("[data-tab=board]").click()


def why_not(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)
    visit.page.locator("[data-slot][data-look=locked]").first.click()
    visit.page.get_by_test_id("why-rule").first.locator("p").wait_for()


def forecast(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)
    for summary in visit.page.get_by_test_id("forecast").locator("summary").all():
        summary.click()


def card(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)
    visit.page.locator("[data-testid=hand] article button").nth(1).click()
    visit.page.get_by_test_id("card").wait_for()


def history(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit)
    visit.page.keyboard.press("h")
    visit.page.get_by_test_id("history").wait_for()


def four(stage: Stage, visit: Visit) -> None:
    choose_pair(stage.at(game(6, seats=4, contracts=True, boards="advanced"), visit))


def end(stage: Stage, visit: Visit) -> None:
    show_result(stage, visit, game(99))


def show_result(stage: Stage, visit: Visit, record: Record) -> None:
    enter_game(visit, stage.server, record)
    visit.page.get_by_test_id("result").get_by_test_id("scores").wait_for()


def transport(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "transport"), visit)


def settling(stage: Stage, visit: Visit) -> None:
    player = stage.at(exodus(3, "action"), visit)
    visit.page.locator('[data-move="A3"]').first.click()
    player.look()


def progress(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(2, "advance"), visit)


def new_world(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "action"), visit)
    visit.page.locator("[data-tab=new]").click()


def race(stage: Stage, visit: Visit) -> None:
    stage.at(exodus(3, "action", seats=4, mode="race", actions="advanced"), visit)


def arrival(stage: Stage, visit: Visit) -> None:
    show_result(stage, visit, exodus(99, ""))


SCREENS: dict[str, tuple[Callable[[Stage, Visit], None], ViewportSize, str]] = {
    "lobby": (lobby, DESKTOP, "dark"),
    "lobby-phone": (lobby, PHONE, "dark"),
    "opening": (opening, DESKTOP, "dark"),
    "desktop-dark": (turn, DESKTOP, "dark"),
    "desktop-light": (turn, DESKTOP, "light"),
    "phone-slots": (slots, PHONE, "dark"),
    "phone-pair": (turn, PHONE, "dark"),
    "phone-board": (board, PHONE, "light"),
    "why-not": (why_not, DESKTOP, "dark"),
    "why-not-phone": (why_not, PHONE, "dark"),
    "forecast": (forecast, DESKTOP, "dark"),
    "card": (card, DESKTOP, "dark"),
    "history": (history, DESKTOP, "light"),
    "four-players": (four, DESKTOP, "dark"),
    "end": (end, DESKTOP, "dark"),
    "end-phone": (end, PHONE, "light"),
    "evacuation-transport": (transport, DESKTOP, "dark"),
    "evacuation-settling": (settling, DESKTOP, "light"),
    "evacuation-progress": (progress, DESKTOP, "dark"),
    "evacuation-race": (race, DESKTOP, "dark"),
    "evacuation-end": (arrival, DESKTOP, "dark"),
    "evacuation-phone-transport": (transport, PHONE, "dark"),
    "evacuation-phone-new-world": (new_world, PHONE, "light"),
}


@contextmanager
def stage() -> Iterator[Stage]:
    """Build, start the server and the browser."""
    build_web.build()
    found = chromium.provide()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=found.path, env={**os.environ, **found.environment}, args=[*found.arguments]
            )
            yield Stage(browser, server)
            browser.close()
        finally:
            server.stop()


def main() -> int:
    wanted = sys.argv[1:] or list(SCREENS)
    with stage() as prepared:
        for name in wanted:
            show, size, theme = SCREENS[name]
            visit = prepared.visit(size, theme)
            show(prepared, visit)
            visit.picture(FOLDER / f"{name}.png")
            visit.close()
            print(f"docs/screens/{name}.png", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
