"""Servers for the tests: one that many share, and one for a test that needs its own settings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Serving


@pytest.fixture(autouse=True)
def expected_failures(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What the server logs as failed, empty but for a test that breaks something; else it would go on unnoticed."""
    expected: list[str] = []
    yield expected
    own = [record for record in caplog.get_records("call") if record.name.startswith("nextfrontier")]
    assert [record.getMessage() for record in own if record.levelno >= logging.ERROR] == expected


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that many tests share; each opens tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    yield serving
    serving.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Starts servers with settings of the test's own, on the same data."""
    started: list[Serving] = []

    def start(**settings: Any) -> Serving:
        started.append(Serving(tmp_path / "data", **settings))
        return started[-1]

    yield start
    for serving in started:
        if serving.thread.is_alive():
            serving.stop()
