"""A real server in this process, on a free port, with its store in a directory of the test."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import httpx

from nextfrontier.record.record import Record
from nextfrontier.server.app import create_app
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.running import address_of, listen, server_for
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import Store

PATIENCE = 60.0
GAME = "underwater-cities"
EVACUATION = "evacuation"
GAMES = (GAME, EVACUATION)
GENEROUS: dict[str, Any] = {
    "bot_processes": 1,
    "bot_budget_ms": 50,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "http_per_second": 1e6,
    "http_burst": 1_000_000,
    "tables_per_hour": 1_000_000,
    "work_per_second": 1e6,
    "work_burst": 1e6,
}

Document = dict[str, Any]


class Serving:
    """A server that runs in a thread until it is stopped."""

    def __init__(self, data: Path, store: Store | None = None, **settings: Any) -> None:
        self.settings = Settings(data, **{**GENEROUS, **settings})
        self.app = create_app(self.settings, store)
        self.hall: Hall = self.app.state.hall
        self.server = server_for(self.app, self.settings)
        listening = listen("127.0.0.1", 0)
        self.address = address_of(listening).rstrip("/")
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        wait_for(lambda: self.server.started)

    def stop(self) -> None:
        """Stop as by Ctrl-C."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def socket_address(self) -> str:
        """Return the address of play."""
        return self.address.replace("http:", "ws:") + "/api/play"

    def record(self, table: str) -> Record:
        """Return the game itself, to compare with the frames about it."""
        return self.hall.tables[table].record

    # Requests.

    def post(self, path: str, body: object = None, token: str = "") -> Document:
        """Send a request that is expected to succeed; return its document."""
        found = self.http.post(path, json=body, headers=bearer(token))
        assert found.is_success, found.text
        document: Document = found.json()
        return document

    def get(self, path: str, token: str = "") -> Document:
        """Return a document that is expected to be there."""
        found = self.http.get(path, headers=bearer(token))
        assert found.is_success, found.text
        document: Document = found.json()
        return document

    def refusal(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, str]:
        """Send a request that is expected to be refused; return status and code."""
        found = self.http.request(method, path, json=body, headers=bearer(token))
        assert found.is_client_error or found.is_server_error, found.text
        error = found.json()["error"]
        assert error["message"]
        return found.status_code, error["code"]

    def open(self, *kinds: str, **fields: Any) -> Opened:
        """Open a table with seats such as "human", "open", "greedy"."""
        seats = [seat_wish(kind) for kind in kinds]
        return Opened(self.post("/api/tables", {"game": GAME, "seats": seats, **fields}))


class Opened:
    """A table that a test has opened."""

    def __init__(self, document: Document) -> None:
        self.name: str = document["table"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in document["seats"]}
        self.invitation: str | None = document.get("invitation")


def seat_wish(kind: str) -> Document:
    """Return the wish for a seat of this kind."""
    if kind in ("human", "open"):
        return {"kind": kind, "name": "Ann" if kind == "human" else ""}
    return {"kind": "bot", "level": kind}


def bearer(token: str) -> dict[str, str]:
    """Return the header with a seat token."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def wait_for(condition: Any) -> None:
    """Wait until something is true, for it happens in another thread."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.005)
