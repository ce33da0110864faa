"""Fingers on a touch screen: put down, moved and lifted one by one."""

from playwright.sync_api import CDPSession

from tests.browser.persons.visit import Visit

Point = tuple[float, float]


class Fingers:
    """The fingers of one person; the page gets the same events as from a real screen."""

    STEPS = 6  # of a movement

    def __init__(self, visit: Visit) -> None:
        self.screen: CDPSession = visit.context.new_cdp_session(visit.page)

    def slide(self, *ways: tuple[Point, Point]) -> None:
        """Move as many fingers as there are ways, each from its start to its end."""
        self.tell("touchStart", [start for start, _ in ways])
        for step in range(1, self.STEPS + 1):
            share = step / self.STEPS
            self.tell("touchMove", [between(start, end, share) for start, end in ways])
        self.tell("touchEnd", [])

    def tell(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
