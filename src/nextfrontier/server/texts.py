"""Texts that people type, made fit to be shown, and the few sentences of the server itself."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime
from typing import Final

from nextfrontier.server.errors import server_refusal

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
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
    """Say that the store lost a row, and where the game goes on."""
    return f"The disk lost a move: the game goes on after {whole} rows, and the {lost} behind them are gone."
