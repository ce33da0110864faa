"""A person at a table who sees only the page: looks, picks something that is ringed, and looks again."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from playwright.sync_api import Locator

from tests.browser.persons import eyes
from tests.browser.persons.sight import LOOK, Sight, Thing
from tests.browser.persons.visit import Visit


@dataclass
class Turn:
    """The moves of one turn and with how many inputs they were made."""

    inputs: int
    moves: list[str]
    picks: list[str]  # what was picked, for the reader of a failure


class Person:
    """Plays by pointer: a tap on something that the page rings. What to tap is the game's."""

    def __init__(self, visit: Visit, seed: int = 7) -> None:
        self.visit = visit
        self.page = visit.page
        self.chance = random.Random(seed)
        self.sight: Sight | None = None
        self.inputs = 0
        self.turns: list[Turn] = []
        self.counted = 0  # moves sent that are already in `turns`
        self.told = 0  # and lines of the diary
        self.rest: Callable[[], None] = lambda: None  # before looking
        self.marked = 0  # picks that were marked as showing something hidden, and did

    def look(self) -> Sight:
        """Wait until something is asked of us, or until what we did shows, and see what there is."""
        self.rest()
        seen: dict[str, Any] = self.page.evaluate(LOOK, self.sight.sign if self.sight else "")
        self.sight = sight = Sight.read(seen)
        assert not sight.scrolls, "the page can be scrolled"
        eyes.check_marks(sight, self.visit.states()[-1])
        return sight

    def forget(self) -> None:
        """Forget the old page: everything on the new one is news."""
        self.sight = None

    def play(self, most: int, until: str = "over") -> Sight:
        """Play on until the game is over, or until a decision of this kind is asked of us."""
        sight = self.sight or self.look()
        for _ in range(most):
            if sight.over or sight.kind == until:
                return sight
            sight = self.step(sight)
        raise AssertionError(f"still not {until} after {most} inputs")

    def play_turns(self, number: int) -> Sight:
        """Play so many turns to their end."""
        sight = self.sight or self.look()
        while len(self.turns) < number and not sight.over:
            sight = self.step(sight)
        return sight

    def step(self, sight: Sight) -> Sight:
        """Make one input, and return the sight after it."""
        self.inputs += 1
        if sight.curtain:
            self.press(self.page.get_by_test_id("curtain").get_by_role("button").first)
            self.page.get_by_test_id("curtain").wait_for(state="hidden")
            seen = self.look()
        elif sight.dialogs:
            self.page.keyboard.press("Escape")
            seen = self.look()
        else:
            seen = self.pick_and_look(self.wish(sight))
        self.count()
        return seen

    def pick_and_look(self, wish: Thing) -> Sight:
        """Pick something; what it shows must have been announced by the eye on it."""
        is_marked, known = eyes.is_marked(self.page, wish), len(eyes.log_of(self.visit.states()))
        self.pick(wish)
        seen = self.look()
        self.marked += eyes.check_outcome(wish, is_marked, self.visit.states(), known)
        return seen

    def count(self) -> None:
        """Close the turn if it was ended; which surplus cards to keep is asked between two turns."""
        moves = [move for sent in self.visit.sent if sent["do"] == "play" for move in sent["moves"]]
        new = moves[self.counted :]
        if new and (new[-1] == "end" or new[-1].startswith("keep")):
            if new[-1] == "end":
                self.turns.append(Turn(self.inputs, new, self.visit.diary[self.told :]))
            self.counted, self.told, self.inputs = len(moves), len(self.visit.diary), 0

    def wish(self, sight: Sight) -> Thing:
        """Choose the next thing to pick: anything that is ringed, the button that goes on, else an item to discard."""
        things = sight.ringed("site") + sight.ringed("move") + self.confirming(sight)
        things = things or sight.ringed("card") + sight.ringed("slot") or sight.unmarked()
        assert things, f"nothing can be picked at the decision {sight.decision}: {sight.sign}"
        return self.chance.choice(things)

    def confirming(self, sight: Sight) -> list[Thing]:
        found = [sight.button("confirm-end") or sight.button("confirm")]
        return [each for each in found if each]

    def pick(self, thing: Thing) -> None:
        self.visit.diary.append(f"{thing.kind} {thing.name}")
        self.press(self.page.locator(thing.selector).locator("visible=true").first)

    def press(self, place: Locator) -> None:
        place.click(timeout=5_000)


class OnAPhone(Person):
    """Takes sites from the list: on the board they are too small for a thumb."""

    def look(self) -> Sight:
        sight = super().look()
        self.sight = replace(sight, picks=tuple(each for each in sight.picks if each.kind != "site"))
        return self.sight
