"""Fixtures that the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def state_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let autosaves of a test go to a directory of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "nextfrontier"
