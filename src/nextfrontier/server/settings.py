"""Settings of the server: command line and environment over defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

PREFIX: Final = "NEXTFRONTIER_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each limit is met with an error that names it."""

    data: Path
    bot_processes: int = 0  # 0: one less than there are processors, at least one
    bot_budget_ms: int = (
        6000  # at most, whatever its level; on a quiet machine its nodes end a thought before
    )
    bot_patience: float = 15.0  # seconds beyond its budget until a bot's process counts as stuck
    bot_queue: int = (
        200  # places in each line for the bots; tables beyond wait outside, suggestions are refused
    )
    review_percent: int = 100  # thought that a review is given, of the usual
    loads: int = 4  # tables loaded at once; one of them at most for bots alone
    message_bytes: int = 16 * 1024  # one WebSocket message
    body_bytes: int = 4 * 1024 * 1024  # one HTTP request; an imported game is the largest
    requests_per_second: float = 40.0  # of one connection, after a burst
    request_burst: int = 200
    http_per_second: float = 40.0  # requests of one address to /api, after a burst
    http_burst: int = 400
    work_per_second: float = 0.25  # seconds of the server's time that one address may use each second
    work_burst: float = 3.0
    alone_seconds: float = 10.0  # until an address that nobody else shares the server with need not wait
    tables_per_hour: int = 120  # that one address may open
    public_tables: int = 6  # with open seats, that one address may have in the lobby
    sockets: int = 2500  # open at once, HTTP and WebSocket
    sockets_per_client: int = 120
    socket_seconds: float = 10.0  # until a socket is ended that does not get on
    ping_seconds: float = 20.0  # between two pings over a WebSocket, and until each has to be answered
    connections: int = 2000
    connections_per_client: int = 60
    backlog: int = 300  # frames that a slow reader may be behind
    chat_length: int = 500
    chat_kept: int = 500  # lines of a table; older ones are forgotten
    chat_per_second: float = 2.0  # lines of one address, after a burst
    chat_burst: int = 30
    reveal_seconds: float = 60.0  # to tell the own number, until the cards are dealt without it
    longest_game: int = 20_000  # rows of one table
    longest_line: int = 4000  # moves of one table that count
    import_seconds: float = 10.0  # for checking a save
    idle_seconds: float = 900.0  # until a table that nobody looks at leaves the memory
    proxies: str = ""  # addresses whose X-Forwarded-For is believed, separated by commas
    hosts: str = (
        ""  # names by which the server may be asked beside its own address, separated by commas; * is any
    )
    metrics: str = ""  # addresses that may read /metrics beside this machine, separated by commas; * is any


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the directory in which a user's programs keep their data."""
    chosen = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    base = Path(chosen) if chosen else Path.home() / ".local" / "share"
    return base / "nextfrontier"


def settings_from(environment: Mapping[str, str], data: Path | None = None) -> Settings:
    """Return the settings of an environment: NEXTFRONTIER_DATA, NEXTFRONTIER_CONNECTIONS and so on."""
    names = [field.name for field in msgspec.structs.fields(Settings)]
    given: dict[str, object] = {
        name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment
    }
    if data is not None:
        given["data"] = str(data)
    given.setdefault("data", str(data_directory(environment)))
    return msgspec.convert(given, Settings, strict=False, dec_hook=read_path)


def read_path(kind: type, value: object) -> object:
    """Read a path written as text."""
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise NotImplementedError(kind)
