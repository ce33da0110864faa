"""The same person without a pointer: shortcuts where there are some, else Tab, arrows and Enter."""

from playwright.sync_api import Locator

from tests.browser.persons.person import Person
from tests.browser.persons.player import Player
from tests.browser.persons.sight import Thing

STEPS_TO = """
(target) => {
  const reachable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const room = document.querySelector("dialog:modal") ?? document;
  const isStop = (each) => each.tabIndex >= 0 && !each.disabled && !(each.type === "radio" && !each.checked);
  const stops = [...room.querySelectorAll(reachable)].filter(
    (each) => isStop(each) && each.checkVisibility({ visibilityProperty: true }),
  );
  const from = stops.indexOf(document.activeElement);
  return from < 0 ? null : stops.indexOf(target) - from;
}
"""
FOCUSED = "(target) => target === document.activeElement"
FOCUSED_SITE = "() => document.activeElement?.dataset.site ?? null"
TRIES = 80  # a New World has 61 Areas


class ByKeyboard(Person):
    """Plays without ever touching a pointer."""

    def pick(self, thing: Thing) -> None:
        if thing.kind == "site":
            self.visit.diary.append(f"{thing.kind} {thing.name}")
            self.go_to_site(thing.name)
            self.page.keyboard.press("Enter")
        else:
            super().pick(thing)

    def press(self, place: Locator) -> None:
        shortcut = place.get_attribute("aria-keyshortcuts")
        if shortcut:
            self.page.keyboard.press(shortcut)
        else:
            self.go_to(place)
            self.page.keyboard.press("Enter")

    def go_to(self, place: Locator) -> None:
        """Press Tab until the thing has the focus, forwards or backwards."""
        for _ in range(TRIES):
            if place.evaluate(FOCUSED):
                return
            steps = place.evaluate(STEPS_TO)
            key = "Tab" if steps is None or steps > 0 else "Shift+Tab"
            for _ in range(abs(steps or 1)):
                self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {place}")

    def go_to_site(self, name: str) -> None:
        """Press Tab to the map on which the site lies, then go from one possible site to the next."""
        way_in = f'svg:has([data-site="{name}"]) [data-site][tabindex="0"]'
        self.go_to(self.page.locator(way_in).locator("visible=true").first)
        for _ in range(TRIES):
            if self.page.evaluate(FOCUSED_SITE) == name:
                return
            self.page.keyboard.press("PageDown")
        raise AssertionError(f"no key leads to the site {name}")


class KeyboardPlayer(ByKeyboard, Player):
    """Plays Underwater Cities so."""
