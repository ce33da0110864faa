"""The workers of a test run install one browser together."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from tools import chromium


def test_only_one_at_a_time_installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "HOME", tmp_path / "browser")
    order: list[str] = []
    inside = threading.Event()

    def come_second() -> None:
        inside.wait()
        with chromium.hold_lock():
            order.append("second")

    second = threading.Thread(target=come_second)
    second.start()
    with chromium.hold_lock():
        inside.set()
        second.join(0.3)
        order.append("first")
    second.join(10)
    assert order == ["first", "second"]


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_where_no_pinned_browser_exists_one_is_asked_for(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    with pytest.raises(SystemExit, match="CHROMIUM="):
        chromium.from_npm()


def test_the_tools_import_no_module_that_other_systems_lack() -> None:
    """`resource` and `fcntl` exist on Unix only; where they help, they are imported in place and may be missing."""
    tools = Path(chromium.__file__).parent
    lines = [line for path in tools.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert [
        line for line in lines if line.startswith(("import fcntl", "import resource", "import pty"))
    ] == []
