"""Times and sizes of the page in a real browser, at the installed server: `make times`.

Measured are: the lobby ready to use, "Play now" until the table asks something, and the time from an input that sends
a move until its result is painted. Bots play at the same server, as they do for a person.
"""

import os
import statistics
import sys
import time
from dataclasses import dataclass

from tests.browser.persons.visit import Visit
from tests.browser.stages import STAGES
from tests.browser.stages import Stage as Facts
from tools.screens.stage import Stage, prepare_stage

INPUTS = 100
VISITS = 7
MOST_STEPS = 2_000

# From the last input before a `play` is sent until the frame after the one in which the new state was drawn.
WATCH = """
(() => {
  let pressed = 0, pending = 0;
  window.shown = [];
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => { pressed = performance.now(); }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"do":"play"')) pending = pressed;
    if (!this.isWatched) {
      this.isWatched = true;
      this.addEventListener("message", ({ data }) => {
        if (!pending || !String(data).includes('"type":"state"')) return;
        const began = pending;
        pending = 0;
        requestAnimationFrame(() => requestAnimationFrame(() => window.shown.push(performance.now() - began)));
      });
    }
    return send.call(this, data);
  };
})();
"""
LOADED = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
  .filter(({ name }) => !name.includes("/api/")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


@dataclass
class Times:
    """Milliseconds and bytes of one game."""

    table: list[float]
    shown: list[float]
    loaded: int


def main() -> int:
    """Measure everything and print a table."""
    print(f"load before: {os.getloadavg()[0]:.1f}")
    with prepare_stage(installed=True) as stage:
        lobby, loaded = measure_lobby(stage)
        print(f"lobby ready to use: {describe(lobby)}; {loaded / 1024:.0f} KB")
        for facts in STAGES.values():
            found = measure_game(stage, facts)
            print(
                f"{facts.slug}: Play now → table {describe(found.table)}; {found.loaded / 1024:.0f} KB in all"
            )
            print(f"{facts.slug}: input → shown {describe(found.shown)}")
    print(f"load after: {os.getloadavg()[0]:.1f}")
    return 0


def describe(times: list[float]) -> str:
    """Say median, 95th percentile and number of times in milliseconds."""
    ranked = sorted(times)
    p95 = ranked[min(len(ranked) - 1, int(len(ranked) * 0.95))]
    return f"median {statistics.median(ranked):.0f} ms, p95 {p95:.0f} ms of {len(ranked)}"


def open_lobby(stage: Stage) -> tuple[Visit, float]:
    """Open the lobby in a browser without a cache; return the visit and the time until it can be used."""
    visit = stage.visit()
    visit.context.add_init_script(WATCH)
    began = time.perf_counter()
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").wait_for()
    return visit, (time.perf_counter() - began) * 1000


def measure_lobby(stage: Stage) -> tuple[list[float], int]:
    """Return the times until the lobby can be used, and the bytes it loads."""
    times: list[float] = []
    loaded = 0
    for _ in range(VISITS):
        visit, spent = open_lobby(stage)
        times.append(spent)
        loaded = visit.page.evaluate(LOADED)
        visit.close()
    return times, loaded


def measure_game(stage: Stage, facts: Facts) -> Times:
    """Open tables of a game; play on at the first ones until enough moves were shown."""
    found = Times([], [], 0)
    for _ in range(VISITS):
        visit, _ = open_lobby(stage)
        began = time.perf_counter()
        visit.card(facts.slug).get_by_test_id("play-now").click()
        visit.page.get_by_test_id("prompt").wait_for()
        found.table.append((time.perf_counter() - began) * 1000)
        found.loaded = visit.page.evaluate(LOADED)
        if len(found.shown) < INPUTS:
            found.shown += play_on(visit, facts, INPUTS - len(found.shown))
        visit.close()
    return found


def play_on(visit: Visit, facts: Facts, most: int) -> list[float]:
    """Play as a person until so many moves were shown or the game is over; return the times."""
    person = facts.person(visit)
    sight = person.look()
    shown: list[float] = []
    for _ in range(MOST_STEPS):
        if sight.over or len(shown) >= most:
            break
        sight = person.step(sight)
        shown = visit.page.evaluate("window.shown")
    return shown


if __name__ == "__main__":
    sys.exit(main())
