"""Attacks from one address on a real server, in small; the command in `tools/storm` makes them large."""

from pathlib import Path

from tests.server.process import Server
from tools.storm import sockets, stalls
from tools.storm.people import ask


def test_a_huge_import_long_hellos_and_a_flood_of_previews_do_not_hold_up_an_honest_player() -> None:
    lines = stalls.storm(rows=20_000, hellos=3, connections=15, seconds=3.0, limit_ms=1000.0, installed=False)
    assert len(lines) == 4


def test_half_headers_half_bodies_and_unread_sockets_are_ended_while_an_honest_player_goes_on() -> None:
    lines = sockets.storm(headers=150, bodies=10, unread=10, seconds=1.0, limit_ms=1000.0, installed=False)
    assert len(lines) == 5


def test_a_server_with_few_files_serves_others_and_prints_little(tmp_path: Path) -> None:
    server = Server(tmp_path, NEXTFRONTIER_SOCKET_SECONDS="60")
    server.command = ["sh", "-c", 'ulimit -n 130; exec "$@"', "sh", *server.command]
    server.start()
    try:
        lines = [sockets.connect(server.port, client) for client in sockets.many_addresses(200)]
        assert ask(server, "127.0.0.3", "GET", "/health")[0] == 200
        for line in lines:
            line.close()
    finally:
        server.stop()
    assert server.output().count("\n") < 20, server.output()[:2000]
