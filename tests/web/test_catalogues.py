"""The catalogues of the games' screens: no dead entries, short hints."""

import re
from pathlib import Path

import pytest

from tests.web.node import WEB

GAMES = sorted(path for path in (WEB / "games").iterdir() if path.is_dir())


@pytest.fixture(params=GAMES, ids=[path.name for path in GAMES])
def home(request: pytest.FixtureRequest) -> Path:
    """Return the folder of a game."""
    found: Path = request.param
    return found


def test_every_text_of_the_catalogue_is_used(home: Path) -> None:
    files = [path for path in (home / "words" / "en").iterdir() if path.stem != "lobby"]
    keys = re.findall(r'^  "([^"]+)":', "".join(path.read_text("utf-8") for path in files), re.M)
    assert len(keys) > 100
    parts = (WEB / "lib" / "parts").rglob("*.svelte")  # some are handed the words of the game
    learning = (WEB / "lib" / "learn").glob("*.ts")
    files = [*home.rglob("*.svelte"), *home.rglob("*.ts"), *parts, *learning]
    source = "\n".join(file.read_text("utf-8") for file in files if "words" not in file.parts)
    made = re.findall(r"`([\w.]+\.)\$", source)  # keys made from a part: t(`piece.${…}`)
    looked_for = re.findall(r"/\^((?:\w+\\\.)+)", source)  # and by how they begin: /^aim\.score\./
    made += [beginning.replace("\\", "") for beginning in looked_for]
    unused = [
        key for key in keys if f'"{key}"' not in source and not any(key.startswith(part) for part in made)
    ]
    assert unused == []


def test_hints_are_short(home: Path) -> None:
    texts = re.findall(
        r'^  "hint\.\w+":\s+"(.*)",$', (home / "words" / "en" / "screen.ts").read_text("utf-8"), re.M
    )
    assert len(texts) >= 4
    assert max(len(text) for text in texts) <= 140
