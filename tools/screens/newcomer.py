"""The path of a newcomer: lobby, book, tutorial, a first game to its end, result; every distinct screen is kept.

The newcomer looks before each input, lets all that happens be played back, and plays without skill. A
phone goes on with the game of the tutorial, a desktop begins a game of its own.
"""

import re
import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.persons.learner import STEP, Learner
from tests.browser.persons.person import Person
from tests.browser.persons.sight import Sight
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import STAGES
from tools.screens.stage import Stage, take_picture

AIMING = 0.4  # seconds before an input
READING = 15.0  # words per second: skimming, so that the whole path takes minutes
HUMAN_AIMING, HUMAN_READING = 2.0, 4.0  # for the estimate of how long it takes a person
GLANCE = 100  # milliseconds between two looks at what is played back
LINES = 3  # of a playback, before its picture is taken
BETWEEN = 9  # steps of the lesson from one picture to the next
MOST_INPUTS = 2500
SECTIONS = ("aim", "rules", "icons", "gallery")
# What is played back: its title, and how many lines of it are shown.
PLAYED = """() => {
  const strip = document.querySelector("[data-testid=playback]");
  return strip && { title: strip.querySelector("b").textContent, lines: strip.querySelectorAll("li").length };
}"""
# Is something asked, is the game over, or is there something to read?
ASKED = """() => {
  const { decision, optional, busy, over } = document.querySelector("[data-testid=table]")?.dataset ?? {};
  const { saying } = document.querySelector("[data-testid=tutorial]")?.dataset ?? {};
  const isAsked = decision !== "" && optional === "false" && document.querySelector("[data-exploring=false]") !== null;
  return busy === "false" && (over === "true" || saying === "step" || isAsked);
}"""


@dataclass
class Newcomer:
    """Somebody with one device who learns one game."""

    stage: Stage
    game: str
    device: str
    size: ViewportSize
    theme: str
    folder: Path
    inputs: int = 0
    words: int = 0
    kept: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.visit: Visit = self.stage.visit(self.size, self.theme, playback="calm", moves=True)

    @property
    def page(self) -> Page:
        return self.visit.page

    def walk(self) -> None:
        """Go the whole path."""
        start = time.monotonic()
        self.see_lobby()
        self.read_book()
        self.learn()
        self.play()
        self.see_result()
        self.visit.close()
        print(
            f"{self.game}, {self.device}: {len(self.kept)} screens in {time.monotonic() - start:.0f} s",
            flush=True,
        )

    # The parts of the path.

    def see_lobby(self) -> None:
        self.page.goto("/")
        self.visit.card(self.game).get_by_test_id("learn").wait_for()
        self.rest(1)
        self.keep("lobby")

    def read_book(self) -> None:
        """Look into all that there is to read, from the lobby, and into the box."""
        for section in SECTIONS:
            self.page.goto("/")
            self.visit.card(self.game).get_by_test_id(f"learn-{section}").click()
            self.page.get_by_test_id(section).wait_for()
            self.rest(0.5)
            self.keep(section)
        self.page.goto(f"/box/{self.game}")
        self.page.get_by_test_id("pack-state").wait_for()
        self.rest(0.5)
        self.keep("box")

    def learn(self) -> None:
        """Follow the lesson to its end."""
        learner = Learner(self.visit)
        steps = learner.begin(self.game)["steps"]
        for number, step in enumerate(steps):
            self.rest()
            learner.expect_step(step)
            self.read(step["text"])
            if number % BETWEEN == 0 or step is steps[-1]:
                self.keep(f"lesson-{step['id']}")
            self.follow(learner, step)
        self.page.locator(STEP).wait_for(state="detached")
        minutes = (self.inputs * HUMAN_AIMING + self.words / HUMAN_READING) / 60
        print(
            f"{self.game}, {self.device}: {len(steps)} steps of the tutorial, {minutes:.0f} minutes for a person"
        )

    def follow(self, learner: Learner, step: dict[str, Any]) -> None:
        self.inputs += 1
        if step["play"]:
            learner.make(step["play"])
        else:
            learner.read_on()

    def play(self) -> None:
        """Play a game to its end: a new one on a desktop, that of the tutorial on a phone."""
        if not self.visit.is_phone:
            self.page.goto("/")
            self.visit.card(self.game).get_by_test_id("play-now").click()
        person = self.sit_down()
        person.look()
        self.ask_for_advice()
        person.forget()  # a suggestion may be chosen already
        sight = person.look()
        for _ in range(MOST_INPUTS):
            if sight.over:
                return
            self.keep_asked(sight)
            sight = person.step(sight)
        raise AssertionError("the game does not end")

    def sit_down(self) -> Person:
        """Return a person who looks at what is played back before the next input."""
        stage = STAGES[self.game]
        kind = stage.phone if self.visit.is_phone else stage.person
        person = kind(self.visit)
        person.rest = self.rest
        return person

    def ask_for_advice(self) -> None:
        self.page.get_by_test_id("suggest").click()
        self.page.get_by_test_id("advice").wait_for()
        self.rest(0.5)
        self.keep("advice")

    def see_result(self) -> None:
        """See the result from its head to its foot, and the game among one's own."""
        self.page.get_by_test_id("result").get_by_test_id("scores").wait_for()
        self.page.get_by_test_id("curve").wait_for()
        self.rest(0.5)
        self.keep("result")
        self.page.get_by_test_id("curve").scroll_into_view_if_needed()
        self.keep("result-curve")
        self.page.goto("/")
        self.page.get_by_test_id("your-games").scroll_into_view_if_needed()
        self.rest(0.5)
        self.keep("your-games")

    # Looking.

    def read(self, text: str) -> None:
        words = len(text.split())
        self.words += words
        self.rest(words / READING)

    def rest(self, seconds: float = AIMING) -> None:
        """Do nothing for a while, and as long as something is played back."""
        end = time.monotonic() + seconds
        while time.monotonic() < end or self.is_shown_something():
            self.page.wait_for_timeout(GLANCE)
        self.see_summary()

    def is_shown_something(self) -> bool:
        """Is something played back, or will something be asked soon?"""
        played = self.page.evaluate(PLAYED)
        if played is None:
            return self.is_at_table() and not self.page.evaluate(ASKED)
        name = f"playback-{slug(played['title'])}"
        if played["lines"] >= LINES:
            self.keep(name)
        return True

    def is_at_table(self) -> bool:
        return self.page.get_by_test_id("table").count() > 0

    def see_summary(self) -> None:
        """Read the lines of what was played back, the first time."""
        done = self.page.get_by_test_id("playback-done")
        if "summary" in self.kept or not done.count():
            return
        self.keep("summary")
        self.page.get_by_test_id("playback-lines").click()
        self.page.get_by_test_id("stretch").wait_for()
        self.page.wait_for_timeout(500)
        self.keep("summary-lines")
        self.page.keyboard.press("Escape")

    def keep_asked(self, sight: Sight) -> None:
        """Keep the first sight of every kind of decision, and of what was chosen but not confirmed."""
        is_ready = any(not button.dim for button in sight.buttons)
        self.keep(f"asked-{sight.kind}" + ("-ready" if is_ready else ""))

    def keep(self, name: str) -> None:
        if name not in self.kept:
            self.kept.add(name)
            if self.visit.is_phone:
                self.page.mouse.move(0, 0)  # a finger rests nowhere
            take_picture(self.page, self.folder / f"{name}.webp")


def slug(title: str) -> str:
    """Return a title as a part of a file's name, without the number of an Era or year."""
    return re.sub(r"\W+", "-", re.sub(r"\b(\d+|I+)\b", "", title).lower()).strip("-")


PATHS: dict[str, tuple[str, str, ViewportSize, str]] = {
    "underwater-cities-desktop": ("underwater-cities", "desktop", DESKTOP, "dark"),
    "underwater-cities-phone": ("underwater-cities", "phone", PHONE, "light"),
    "evacuation-desktop": ("evacuation", "desktop", DESKTOP, "light"),
    "evacuation-phone": ("evacuation", "phone", PHONE, "dark"),
}


def walk_path(stage: Stage, name: str, folder: Path) -> None:
    """Walk one of the paths; its pictures take the place of the old ones."""
    place = folder / name
    shutil.rmtree(place, ignore_errors=True)
    Newcomer(stage, *PATHS[name], place).walk()
