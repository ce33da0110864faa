"""The documents tell the truth: code on them runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_library_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/python.md shows the library in twenty lines."""
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    code = code.replace("budget_ms=50", "budget_ms=1")
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    exec(compile(code, "docs/python.md", "exec"), {})
    ranking, totals = capsys.readouterr().out.strip().split("] [")
    assert sorted(ranking.strip("[").split(", ")) == ["0", "1"]
    assert all(int(total) > 0 for total in totals.strip("]").split(", "))
