"""A person in a tutorial: reads, and makes the moves that the lesson asks for, by pointer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Response, expect

from tests.browser.persons.evacuee import is_action
from tests.browser.persons.visit import Visit

STEP = "[data-testid=tutorial]"
MOST_GIVEN = 6
TRIES = 30
SETTLED = """() => {
  const { saying } = document.querySelector("[data-testid=tutorial]").dataset;
  const { busy } = document.querySelector("[data-testid=table]").dataset;
  const isExplored = document.querySelector("[data-exploring=false]") !== null;
  const isTold = saying !== "waiting" && saying !== "watching";
  return busy === "false" && (saying === "step" || (isTold && isExplored));
}"""


class Learner:
    """Finds on the page what a move in notation needs: a button, a site of the board, a card with a slot."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    def begin(self, game: str) -> dict[str, Any]:
        """Start the tutorial of a game from the lobby; return the lesson."""
        self.page.goto("/")

        def is_lesson(answer: Response) -> bool:
            return f"/api/lessons/{game}?" in answer.url and answer.request.method == "GET"

        with self.page.expect_response(is_lesson) as told:
            self.visit.card(game).get_by_test_id("learn").click()
        lesson: dict[str, Any] = told.value.json()
        self.page.locator(STEP).wait_for()
        self.page.get_by_role("main").wait_for()  # the screen of the game comes in a file of its own
        return lesson

    def expect_step(self, step: dict[str, Any]) -> None:
        """Go on to this step: take what is given and end the turn, where the panel says so, and wait for the bot."""
        panel = self.page.locator(STEP)
        expect(panel).to_have_attribute("data-step", step["id"])
        for _ in range(MOST_GIVEN):
            self.page.wait_for_function(SETTLED)
            if panel.get_attribute("data-saying") == "step":
                break
            self.confirm()
        expect(self.page.get_by_test_id("tutorial-text")).to_have_text(step["text"])

    def missing(self, step: dict[str, Any]) -> list[str]:
        """Return the things that a step speaks of, if none of them is marked: where they are depends on the layout."""
        for _ in range(TRIES if step["show"] else 0):
            if any(self.is_marked(thing) for thing in step["show"]):
                return []
            self.page.wait_for_timeout(100)
        return list(step["show"])

    def strays(self, step: dict[str, Any]) -> list[str]:
        """Return what is still marked though the step does not speak of it."""
        meant = "".join(f":not({selector_of(thing)})" for thing in step["show"])
        return [
            each.evaluate("element => element.outerHTML")
            for each in self.seen(f"[data-spotlight]{meant}").all()
        ]

    def is_marked(self, thing: str) -> bool:
        return self.seen(f"{selector_of(thing)}[data-spotlight]").count() > 0

    def read_on(self) -> None:
        self.page.get_by_test_id("tutorial-next").click()

    # Moves.

    def make(self, moves: list[str]) -> None:
        """Make a move that is written like the first of these, once the page knows all that can be touched."""
        self.page.locator("[data-exploring=false]").wait_for()
        move = moves[0]
        head, star, _ = move.partition("*")
        button = self.seen(f'[data-move{"^" if star else ""}="{head}"][data-look=ringed]')
        if move.startswith("keep "):
            self.keep(self.first_cards() if star else move.split()[1:])
        elif "+" in move:
            self.take(*move.split("+"))
        elif move.startswith("load ") and not button.count():
            self.load(move)
        elif button.count():
            button.first.click()
            if is_action(move) or move == "pass":  # is chosen first, then done
                self.page.locator("[data-exploring=false]").wait_for()
                self.confirm()
        elif not self.place(move):
            self.confirm()

    def take(self, slot: str, card: str) -> None:
        """Choose a card and a slot of Underwater Cities."""
        for wanted in (f'[data-testid=hand] [data-card="{card}"]', f'[data-slot="{slot}"]'):
            found = self.seen(wanted).first
            if found.get_attribute("aria-pressed") != "true":
                found.click()
        self.page.locator("[data-exploring=false]").wait_for()
        self.confirm()

    def load(self, move: str) -> None:
        """Choose the goods that wait for a ship of Evacuation, then how many of them it takes."""
        self.seen(f'[data-cargo="units {move.split()[-1]}"]').click()
        self.seen(f'[data-move="{move}"]').click()

    def keep(self, cards: list[str]) -> None:
        """Mark these cards of the hand; marking one too many takes the mark from another."""
        for card in cards * 2:
            found = self.seen(f'[data-testid=hand] [data-card="{card}"]').first
            if found.get_attribute("aria-pressed") != "true":
                found.click()
        self.confirm()

    def first_cards(self) -> list[str]:
        """Return three cards of the hand."""
        cards = self.seen("[data-testid=hand] [data-card]").all()[:3]
        return [card.get_attribute("data-card") or "" for card in cards]

    def place(self, move: str) -> bool:
        """Touch the site, the card or the space that a move names, if there is one."""
        names = move.split()[1:]
        for name in (*names, " ".join(names)):
            wanted = "[data-site]" if name == "*" else f':is([data-site="{name}"], [data-card="{name}"])'
            found = self.seen(f"{wanted}[data-look=ringed]")
            if found.count():
                found.first.click()
                return True
        return False

    def confirm(self) -> None:
        self.page.get_by_test_id("confirm").click()

    def seen(self, selector: str) -> Locator:
        return self.page.locator(f"[data-testid=table] {selector}").locator("visible=true")


def selector_of(thing: str) -> str:
    kind, _, name = thing.partition(" ")
    return f'[data-{"testid" if kind == "part" else kind}="{name}"]'
