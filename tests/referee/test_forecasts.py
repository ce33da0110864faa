"""Forecasts of every mode of both games fit the schema of the reply and the shape that their game gives them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nextfrontier.referee.referee import REPLIES
from nextfrontier.shelf import plugin
from tests.referee.hosting import Host
from tools.referee_schemas import schemas

FIELDS = schemas()["forecast.reply.schema.json"]["$defs"]["ForecastReply"]["properties"]
UC, EVACUATION = "underwater-cities", "evacuation"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (UC, 1, {}),
        (UC, 2, {}),
        (UC, 2, {"contracts": True, "boards": "advanced"}),
        (EVACUATION, 1, {}),
        (EVACUATION, 2, {}),
        (EVACUATION, 2, {"mode": "race"}),
        (EVACUATION, 2, {"mode": "race", "third_player": True, "actions": "advanced"}),
        (EVACUATION, 3, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    ],
)
def test_forecasts_of_every_mode_fit_the_schema(game: str, seats: int, options: dict[str, Any]) -> None:
    """Points come with a score, races with a standing, never with both."""
    host = Host()
    assert host.ask("new", game=game, seats=seats, seed=7, options=options)["ok"]
    for _ in range(10):
        for seat in range(seats):
            reply = host.ask("forecast", seat=seat)
            msgspec.convert(reply, REPLIES["forecast"])
            assert set(reply) <= set(FIELDS)
            told = {name: value for name, value in reply.items() if name not in ("id", "ok")}
            assert msgspec.to_builtins(msgspec.convert(told, plugin(game).load("forecast_document"))) == told
            assert ("score_now" in reply, "race" in reply) == (
                (False, True) if "mode" in options else (True, False)
            )
        host.play_first(12)
