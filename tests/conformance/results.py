"""Checks of forecasts, which come true, and of the result of a game that is over."""

from __future__ import annotations

from tests.conformance.spots import Spot


def check_forecast(spot: Spot) -> None:
    """Check that the forecast comes true if every option is declined."""
    if spot.case.forecast_problem is not None:
        for seat in range(spot.state.seats):
            problem = spot.case.forecast_problem(spot.state.copy(), seat)
            if problem:
                spot.fail(f"forecast of seat {seat}: {problem}")


def check_end(spot: Spot) -> None:
    """Check that nobody is asked after the end, and that everybody is ranked with scores that add up."""
    state = spot.record.state
    result = spot.game.result(state)
    if result is None or state.decisions():
        spot.fail("over without a result, or somebody is still asked")
    if sorted(result.ranking) != list(range(state.seats)) or len(result.scores) != state.seats:
        spot.fail(f"ranking {result.ranking} is not of all seats")
    if len(result.places) != state.seats or result.places[0] != 1 or result.places != sorted(result.places):
        spot.fail(f"places {result.places} do not go with the ranking")
    for seat, scores in enumerate(result.scores):
        if sum(points for source, points in scores.items() if source != "total") != scores["total"]:
            spot.fail(f"points {scores} do not add up")
        now = spot.game.forecast(state, seat).get("score_now", scores)  # in a race there is none
        if now["total"] != scores["total"]:
            spot.fail(f"over with {scores}, but the score now is {now}")
    totals = [scores["total"] for scores in result.scores]
    if spot.game.standing(state) != totals:
        spot.fail(f"over with {totals}, but the standing is {spot.game.standing(state)}")
    for tie in result.ties:
        told = spot.game.sentence_pieces(tie, 0)
        if not {tie.seat, tie.details["other"]} <= set(told) or spot.game.rule_text(tie.cause) is None:
            spot.fail(f"the tie {tie!r} does not name both seats and a rule")
    if spot.record.undoable(spot.seat) or spot.record.published_seed != spot.seed:
        spot.fail("the seed is published and undo is over when the game is")
