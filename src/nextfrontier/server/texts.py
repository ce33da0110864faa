"""Texts that people type, made fit to be shown, and the few sentences of the server itself."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime
from typing import Final

from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Message
from nextfrontier.server.errors import WORDS, server_refusal

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
CUT_BACK: Final = re.compile(r"cut_back (?P<whole>\d+) (?P<lost>\d+)")
SERVER_NAME: Final = "Next Frontier"  # of lines of chat that the server itself writes


def one_line(text: str) -> str:
    """Return the text on one line, without control characters, direction marks and needless spaces."""
    kept = (" " if unicodedata.category(c)[0] in "ZC" and c != "\u200d" else c for c in text)
    return " ".join("".join(kept).split())


def fit_line(text: str, field: str, limit: int) -> str:
    """Return the text as one line; refuse it if it is longer than so many characters."""
    if len(text) > limit:
        raise server_refusal("text_too_long", field=field, limit=limit)
    return one_line(text)


def iso_time(seconds: float) -> str:
    """Return a moment as clients read it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def cut_back_text(whole: int, lost: int) -> str:
    """Return the stored form of the line that tells where a game goes on after the store lost a row."""
    return f"cut_back {whole} {lost}"


def say_own_line(text: str, language: str) -> str:
    """Say a line of chat that the server itself wrote, in the language of the reader."""
    found = CUT_BACK.fullmatch(text)
    if not found:
        return text
    whole = Message("number", int(found["whole"]))
    return WORDS.get(language, WORDS[ENGLISH]).say(Message("chat.cut_back", int(found["lost"]), whole=whole))
