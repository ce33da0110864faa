"""The score curve and turning points of the result page, folded from the log."""

from typing import Any

from tests.web.node import in_node

CURVES = """
const { pointsByMove, turningPoints } = await import("./lib/scores.ts");
const curves = pointsByMove(given.log, given.seats, (event) => event.details.vp ?? 0);
console.log(JSON.stringify({ curves, turns: turningPoints(curves, given.end) }));
"""


def gained(number: int, *gains: tuple[int, int]) -> dict[str, Any]:
    """A log entry in which seats gained points."""
    return {"number": number, "events": [{"seat": seat, "details": {"vp": vp}} for seat, vp in gains]}


def folded(log: list[dict[str, Any]], end: int) -> dict[str, Any]:
    """Curves and turning points as the client makes them, the final scoring beginning at `end`."""
    found: dict[str, Any] = in_node(CURVES, {"log": log, "seats": 2, "end": end})
    return found


def test_a_curve_has_the_points_after_every_move() -> None:
    log = [gained(0), gained(1, (0, 2)), gained(2, (1, 3), (0, 1))]
    assert folded(log, 3)["curves"] == [[0, 2, 3], [0, 0, 3]]


def test_turning_points_are_large_gains_before_the_final_scoring_and_the_last_change_of_the_lead() -> None:
    log = [gained(0), gained(1, (0, 6)), gained(2, (1, 9)), gained(3, (0, 1)), gained(4, (0, 20), (1, 5))]
    assert folded(log, 4)["turns"] == [
        {"kind": "gain", "seat": 0, "number": 1, "points": 6},
        {"kind": "gain", "seat": 1, "number": 2, "points": 9},
        {"kind": "lead", "seat": 0, "number": 4, "points": 27},
    ]


def test_nobody_leads_in_a_tie() -> None:
    assert folded([gained(0), gained(1, (0, 4), (1, 4))], 2)["turns"] == []
