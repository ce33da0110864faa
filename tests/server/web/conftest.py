"""People at tables for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import GAMES, Serving
from tests.server.web.pairs import Pair


@pytest.fixture(params=GAMES)
def pair(server: Serving, request: pytest.FixtureRequest) -> Iterator[Pair]:
    made = Pair(server, request.param)
    yield made
    for visitor in (made.ann, made.bob, made.eve):
        visitor.leave()
