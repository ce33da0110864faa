"""The pictures of the lobby and of Underwater Cities."""

from functools import cache

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.record.record import Record
from tests.bots.reviewing.games import newcomers
from tests.browser.begun import in_the_middle_of_a_turn
from tests.browser.hands import holding_seven
from tests.browser.persons.learner import Learner
from tests.browser.persons.player import Player
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import kind
from tools.screens.stage import SEED, Scenes, Screens, Stage, play_until, show_result, show_review


@cache
def game(round_: int, turn: int = 2, seats: int = 2, **options: object) -> Record:
    """Play by greedy bots up to this turn of seat 0 in this round; a late round is the end."""
    record = Record(GAME, seats, options, SEED)
    return play_until(record, lambda: has_reached(record, round_, turn) and kind(record, 0) == "turn")


def has_reached(record: Record, round_: int, turn: int) -> bool:
    """Has seat 0 had all turns before this one?"""
    had = sum(entry.seat == 0 and "+" in entry.move for entry in record.entries)
    return had >= 3 * (round_ - 1) + turn - 1


def choose_pair(player: Player) -> None:
    """Choose a card and a slot of its colour on which something is built, if there is one."""
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


def review(stage: Stage, visit: Visit) -> None:
    show_review(stage, visit, newcomers(GAME.slug, 1, 5))


def lesson(_stage: Stage, visit: Visit) -> None:
    Learner(visit).begin(GAME.slug)
    visit.page.get_by_test_id("hand").wait_for()


def large_hand(stage: Stage, visit: Visit) -> None:
    stage.at(holding_seven(), visit)


def building(stage: Stage, visit: Visit) -> None:
    stage.at(in_the_middle_of_a_turn(), visit)


def hinted(stage: Stage, visit: Visit) -> None:
    stage.at(game(8), visit, hints=True)


SCENES: Scenes = {
    "lobby": lobby,
    "opening": opening,
    "turn": slots,
    "pair": turn,
    "building": building,
    "large-hand": large_hand,
    "four": four,
    "hinted": hinted,
    "card": card,
    "why-not": why_not,
    "end": end,
}
SCREENS: Screens = {
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
    "review": (review, DESKTOP, "dark"),
    "tutorial-tablet": (lesson, {"width": 820, "height": 1180}, "light"),
}
