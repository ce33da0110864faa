"""A visitor: one browser with its own storage and one page, whose frames, errors and inputs are kept."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect

DESKTOP: ViewportSize = {"width": 1440, "height": 789}
SMALL_DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 664}
# Pages of the browser itself, such as "cannot be reached", have no storage.
PREFER = """
if (location.protocol.startsWith("http")) {
  localStorage.getItem("nextfrontier.settings") ?? localStorage.setItem("nextfrontier.settings", '%s');
}
"""


class Visit:
    """The browser of one person; nobody else shares its storage."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: ViewportSize,
        theme: str = "dark",
        playback: str = "off",
        moves: bool = False,
        touch: bool = False,
        installs: bool = False,
    ) -> None:
        self.is_phone = phone = size["width"] < 700
        self.context = browser.new_context(
            base_url=address,
            viewport=size,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=phone or touch,
            is_mobile=phone or touch,
            locale="en-GB",
            service_workers="allow" if installs else "block",  # it fetches the whole client at once
        )
        self.context.add_init_script(PREFER % json.dumps({"theme": theme, "playback": playback}))
        self.context.set_default_timeout(15_000)
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.reported: list[str] = []
        self.forgiven: list[str] = []
        self.diary: list[str] = []  # what was picked, for the reader of a failure
        self.page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("websocket", self.record)
        page.on("pageerror", lambda error: self.reported.append(str(error)))
        page.on("console", lambda line: self.reported.append(line.text) if line.type == "error" else None)

    def record(self, connection: WebSocket) -> None:
        connection.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        connection.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def card(self, game: str = "underwater-cities") -> Locator:
        """Return the card of a game in the lobby."""
        return self.page.locator(f'[data-game="{game}"]')

    def states(self) -> list[dict[str, Any]]:
        """Return the states that this browser was sent, in order."""
        return [frame for frame in self.frames if frame["type"] == "state"]

    def read_totals(self) -> None:
        """See that the result page tells the points of everybody, each in its own row."""
        scores = self.states()[-1]["result"]["scores"]
        for score in scores:
            total, noun = score["total"], "point" if abs(score["total"]) == 1 else "points"
            said = f"{total} {noun}".replace("-", "−")
            rows = self.page.get_by_test_id("result").get_by_role("listitem")
            expect(rows.filter(has_text=re.compile(rf"(?<![0-9−]){said}$")).first).to_be_visible()

    def forgive(self, words: str) -> None:
        """Expect errors that the test itself causes, by the words of the browser, even if they come late."""
        self.forgiven.append(words)

    @property
    def errors(self) -> list[str]:
        return [error for error in self.reported if not any(words in error for words in self.forgiven)]

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def leave_traces(self, path: Path) -> None:
        """Leave traces for a failure: the page, the last things picked, sent and received, the errors."""
        self.picture(path.with_suffix(".png"))
        traces = {"diary": self.diary, "sent": self.sent, "errors": self.errors, "states": self.states()[-2:]}
        path.with_suffix(".json").write_text(json.dumps(traces, indent=1, ensure_ascii=False))

    def close(self) -> None:
        self.context.close()
