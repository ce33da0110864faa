"""The installed engine, compiled where a C compiler was found, plays exactly as the sources do."""

import json
import subprocess
import sys
from pathlib import Path

from tests.play_transcript import digests


def test_the_installed_engine_plays_as_the_sources_do() -> None:
    script = Path(__file__).resolve().parent / "play_transcript.py"
    installed = subprocess.run(
        [sys.executable, "-I", script], capture_output=True, check=True, text=True, timeout=300
    )
    assert json.loads(installed.stdout)["digests"] == digests()
