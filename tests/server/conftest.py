"""Servers for the tests: one that many share, and one for a test that needs its own settings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Serving


@pytest.fixture
def breaking() -> None:
    """Say of a test that it breaks something: what the server logs of that is no failure of the test."""


@pytest.fixture(autouse=True)
def nothing_fails_unseen(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test at errors that the server survives, and at bots for which another one plays."""
    yield
    if "breaking" not in request.fixturenames:
        own = [record for record in caplog.get_records("call") if record.name.startswith("nextfrontier")]
        failed = [record for record in own if record.levelno >= logging.ERROR or record.exc_info]
        assert [record.getMessage() for record in failed] == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Run a server that many tests share; each opens tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    yield serving
    serving.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Start servers with settings of the test's own, on the same data."""
    started: list[Serving] = []

    def start(**settings: Any) -> Serving:
        started.append(Serving(tmp_path / "data", **settings))
        return started[-1]

    yield start
    for serving in started:
        if serving.thread.is_alive():
            serving.stop()
