"""Requests that are not even looked at: by foreign names, with bodies that are no JSON, for metrics from elsewhere."""

from __future__ import annotations

import logging
import logging.config
import re
import socket
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from nextfrontier.server.guards.origins import is_known_host, is_loopback
from nextfrontier.server.logs import LOGGING
from tests.server.serving import GAME, Serving

Serve = Callable[..., Serving]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "[::1", "", "10.0.0.1"]
)
def test_whoever_asks_by_a_foreign_name_is_refused(server: Serving, host: str) -> None:
    """Otherwise a page whose name is made to lead here could read and play everything."""
    found = server.http.get("/api/tables", headers={"Host": host})
    assert (found.status_code, found.json()["error"]["code"]) == (421, "unknown_host")
    assert "NEXTFRONTIER_HOSTS" in found.json()["error"]["fixes"][0]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:8765", "127.1.2.3", "[::1]:8765"])
def test_names_of_the_machine_itself_are_known(server: Serving, host: str) -> None:
    assert server.http.get("/health", headers={"Host": host}).is_success


def test_the_address_that_was_asked_and_the_names_of_the_setting_are_known() -> None:
    asked = {b"host": b"192.168.1.5:8765"}
    assert is_known_host(asked, "192.168.1.5", "")
    assert not is_known_host(asked, "192.168.1.6", "")
    assert is_known_host({b"host": b"games.example"}, "10.0.0.1", "other.example, Games.example")
    assert is_known_host({b"host": b"anything"}, "10.0.0.1", "*")


def test_a_socket_of_both_kinds_knows_ipv4_addresses_as_people_write_them() -> None:
    """With `--host ::` an IPv4 client shows as ::ffff:192.168.1.5, and so does the address that it asked."""
    assert is_known_host({b"host": b"192.168.1.5:8765"}, "::ffff:192.168.1.5", "")
    assert not is_known_host({b"host": b"192.168.1.6:8765"}, "::ffff:192.168.1.5", "")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("::ffff:10.0.0.1")


def test_a_web_socket_by_a_foreign_name_is_refused(server: Serving) -> None:
    place = urlsplit(server.address)
    for host, is_known in (("evil.example", False), ("localhost", True)):
        wire = socket.create_connection((place.hostname, place.port))
        refusal: Any = nullcontext() if is_known else pytest.raises(InvalidStatus)
        with wire, refusal, connect(f"ws://{host}/api/play", sock=wire):
            pass


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_is_not_sent_as_json_is_refused(server: Serving, kind: str) -> None:
    """Pages of other sites can send such bodies without asking."""
    body = f'{{"game": "{GAME}", "seats": [{{"kind": "human"}}, {{"kind": "human"}}]}}'
    found = server.http.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert (found.status_code, found.json()["error"]["code"]) == (415, "json_only")
    json = {"Content-Type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=body, headers=json).is_success


def test_metrics_are_for_this_machine_and_for_whom_the_setting_names(serve: Serve) -> None:
    server = serve()
    assert server.http.get("/metrics").is_success
    passed_on = {"X-Forwarded-For": "10.0.0.9"}
    assert server.http.get("/metrics", headers=passed_on).status_code == 403
    server.stop()
    server = serve(proxies="127.0.0.1", metrics="10.0.0.9")
    assert server.http.get("/metrics", headers=passed_on).is_success
    other = server.http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.8"})
    assert (other.status_code, other.json()["error"]["code"]) == (403, "metrics_closed")


def test_a_line_of_the_log_has_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(LOGGING)
    logging.getLogger("nextfrontier.server.bots").warning("a bot %s", "fell asleep")
    line = capsys.readouterr().err
    assert re.match(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING nextfrontier.server.bots: a bot fell asleep", line
    )
