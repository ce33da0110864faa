"""Counters and timings, as Prometheus reads them."""

from __future__ import annotations

from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0, 300.0)
HELP: Final = {
    "requests": ("counter", "Requests over WebSocket, by verb."),
    "refusals": ("counter", "Refused requests, by code."),
    "faults": ("counter", "Faults of the program."),
    "store_faults": ("counter", "Reads and writes of tables that the store could not carry out."),
    "moves": ("counter", "Accepted plays, undos and redos, by who made them."),
    "tables_opened": ("counter", "Tables opened since the start."),
    "connections": ("gauge", "Open WebSocket connections."),
    "sockets": ("gauge", "Open sockets, HTTP and WebSocket."),
    "sockets_dropped": ("counter", "Sockets closed at once or because they did not get on, by reason."),
    "tables_in_memory": ("gauge", "Tables held in memory."),
    "bots_thinking": ("gauge", "Bots at work."),
    "bots_waiting": ("gauge", "Moves and suggestions that wait for a bot, by line."),
    "bots_outside": ("gauge", "Tables whose bots wait for a place in a line, by line."),
    "bot_restarts": ("counter", "How often a bot's process died or was killed because it was stuck."),
    "answer_seconds": ("histogram", "From a request to its answer, by verb."),
    "store_seconds": ("histogram", "Making a move durable."),
    "bot_seconds": ("histogram", "A bot's thinking."),
    "bot_waiting_seconds": (
        "histogram",
        "From the wish for a bot's answer to the start of its thinking, by line.",
    ),
}


class Metrics:
    """Numbers by name and one label."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, str], float] = {}
        self.timings: dict[tuple[str, str], list[float]] = {}  # counts by bound, then sum and count

    def add(self, name: str, label: str = "", amount: float = 1) -> None:
        """Count something; gauges also count down."""
        self.numbers[(name, label)] = self.numbers.get((name, label), 0) + amount

    def time(self, name: str, seconds: float, label: str = "") -> None:
        """Note how long something took."""
        found = self.timings.setdefault((name, label), [0.0] * (len(BOUNDS) + 2))
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                found[i] += 1
        found[-2] += seconds
        found[-1] += 1

    def text(self) -> str:
        """Return all metrics in the exposition format."""
        lines: list[str] = []
        for name, (kind, meaning) in HELP.items():
            lines += [f"# HELP nextfrontier_{name} {meaning}", f"# TYPE nextfrontier_{name} {kind}"]
            if kind == "histogram":
                lines += [line for key, found in sorted(self.timings.items()) if key[0] == name
                          for line in histogram(name, key[1], found)]  # fmt: skip
            else:
                lines += [
                    f"nextfrontier_{name}{brace_label(label)} {number:g}"
                    for (other, label), number in sorted(self.numbers.items())
                    if other == name
                ]
        return "\n".join(lines) + "\n"


def histogram(name: str, label: str, found: list[float]) -> list[str]:
    """Return the lines of one histogram."""
    what = f'what="{label}",' if label else ""
    bounds = [f"{bound:g}" for bound in BOUNDS] + ["+Inf"]
    counts = [*found[:-2], found[-1]]
    lines = [
        f'nextfrontier_{name}_bucket{{{what}le="{bound}"}} {count:g}'
        for bound, count in zip(bounds, counts, strict=True)
    ]
    return [
        *lines,
        f"nextfrontier_{name}_sum{brace_label(label)} {found[-2]:g}",
        f"nextfrontier_{name}_count{brace_label(label)} {found[-1]:g}",
    ]


def brace_label(label: str) -> str:
    """Return a label as metrics write it, `{what="label"}`; empty without a label."""
    return f'{{what="{label}"}}' if label else ""
