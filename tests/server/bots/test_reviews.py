"""Reviews of finished games: asked for by anybody, reckoned once, in nobody's way."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from nextfrontier.bots.reviewing import review as reviewing
from nextfrontier.bots.reviewing.review import review
from nextfrontier.bots.reviewing.tasks import Task
from nextfrontier.protocol.reviews import tell_account
from nextfrontier.server.bots import reviews
from nextfrontier.server.bots.processes import Worker
from nextfrontier.server.bots.queue import BOTS, REVIEWS, Queue, Wish
from tests.bots.reviewing.games import LITTLE, find_last, newcomers
from tests.server.saves import save_begun_game
from tests.server.serving import EVACUATION, Document, Opened, Serving, wait_for
from tests.server.visitors import Visitor


class Tasks:
    """Counts the tasks of reviews that processes are given, and can hold them up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen = 0
        self.free = threading.Event()
        self.free.set()
        self.fault = ""
        exchange = Worker.exchange

        def counted(worker: Worker, job: Any) -> tuple[object, str]:
            if not isinstance(job, Task):
                return exchange(worker, job)
            self.seen += 1
            self.free.wait(60)
            return (None, self.fault) if self.fault else exchange(worker, job)

        monkeypatch.setattr(Worker, "exchange", counted)


@pytest.fixture(autouse=True)
def last_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look at the last few choices only."""
    monkeypatch.setattr(reviewing, "find_spans", find_last)


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tasks]:
    found = Tasks(monkeypatch)
    yield found
    found.free.set()


def open_finished(server: Serving, seats: int = 1) -> str:
    """Open a table with a finished game, and return its name."""
    save = json.loads(json.dumps(newcomers(EVACUATION, seats).save()))
    return Opened(server.post("/api/tables/import", {"save": save})).name


def begin(server: Serving, name: str, seat: int = 0) -> Document:
    return server.post(f"/api/tables/{name}/review", {"seat": seat})


def look(server: Serving, name: str, seat: int = 0) -> Document:
    return server.get(f"/api/tables/{name}/review/{seat}")


def ready(server: Serving, name: str, seat: int = 0) -> Document:
    wait_for(lambda: look(server, name, seat)["state"] != "running")
    found = look(server, name, seat)
    assert found["state"] == "ready"
    return found


def test_a_review_is_reckoned_once_and_the_same_for_all_who_look(
    serve: Callable[..., Serving], tasks: Tasks
) -> None:
    server = serve(review_percent=LITTLE)
    name = open_finished(server)
    assert look(server, name)["state"] == "none"
    begun = begin(server, name)
    assert (begun["state"], begun["account"]) == ("running", None)
    found, seen = ready(server, name), tasks.seen
    assert found["done"] == found["of"] > 4
    assert begin(server, name) == found == look(server, name)
    assert tasks.seen == seen > found["of"]
    record = newcomers(EVACUATION, 1)
    told = tell_account(record, 0, review(record, 0, LITTLE), "en")
    assert found["account"] == json.loads(msgspec.json.encode(told))
    server.stop()
    again = serve(review_percent=LITTLE)
    assert look(again, name)["state"] == "none"
    begin(again, name)
    assert ready(again, name) == found


def test_progress_is_told(serve: Callable[..., Serving], tasks: Tasks) -> None:
    server = serve(review_percent=LITTLE)
    name = open_finished(server)
    tasks.free.clear()
    begin(server, name)
    wait_for(lambda: tasks.seen == 1)
    assert (look(server, name)["done"], look(server, name)["of"]) == (0, 6)
    tasks.free.set()
    seen: list[int] = []

    def is_ready() -> bool:
        found = look(server, name)
        seen.append(found["done"])
        return bool(found["state"] == "ready")

    wait_for(is_ready)
    assert seen == sorted(seen)
    assert seen[-1] == 6


def test_a_running_game_and_a_seat_that_does_not_exist_are_refused(server: Serving) -> None:
    running = Opened(server.post("/api/tables/import", {"save": save_begun_game(EVACUATION)}))
    path = f"/api/tables/{running.name}/review"
    assert server.refusal("POST", path, {"seat": 0}) == (409, "not_over")
    assert server.refusal("GET", f"{path}/0") == (409, "not_over")
    finished = open_finished(server)
    assert server.refusal("GET", f"/api/tables/{finished}/review/1") == (404, "no_such_seat")
    assert server.refusal("POST", f"/api/tables/{finished}/review", {"seat": 7}) == (404, "no_such_seat")


def test_an_address_has_one_review_at_a_time_and_there_are_not_many_in_all(
    serve: Callable[..., Serving], tasks: Tasks, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(review_percent=LITTLE, proxies="127.0.0.1")
    tasks.free.clear()
    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 2)
    name = open_finished(server, 2)
    begin(server, name, 0)
    assert begin(server, name, 0)["state"] == "running"
    other = f"/api/tables/{name}/review"
    assert server.refusal("POST", other, {"seat": 1}) == (429, "review_running")
    for address, seat, status in (("10.0.0.2", 1, 200), ("10.0.0.3", 1, 200)):
        found = server.http.post(other, json={"seat": seat}, headers={"X-Forwarded-For": address})
        assert found.status_code == status
    third = open_finished(server)
    found = server.http.post(
        f"/api/tables/{third}/review", json={"seat": 0}, headers={"X-Forwarded-For": "10.0.0.4"}
    )
    assert (found.status_code, found.json()["error"]["code"]) == (503, "too_many_reviews")


def test_finished_reviews_are_forgotten_when_there_are_many(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 1)
    server = serve(review_percent=LITTLE)
    first, second = open_finished(server), open_finished(server)
    for name in (first, second):
        begin(server, name)
        ready(server, name)
    assert look(server, first)["state"] == "none"
    assert len(server.hall.reviews.kept) == 1


def test_bots_at_tables_go_before_reviews(serve: Callable[..., Serving], tasks: Tasks) -> None:
    """With a single process: the bot of a table waits for one thought of the review, not for all of it."""
    server = serve(review_percent=LITTLE)
    tasks.free.clear()
    name = open_finished(server)
    begin(server, name)
    wait_for(lambda: tasks.seen == 1)
    table = server.open("human", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert ann.state["thinking"] == [1]
        tasks.free.set()
        ann.until(lambda state: state["version"] >= 1)
        assert tasks.seen <= 2
        assert look(server, name)["state"] == "running"
    ready(server, name)


def test_a_wish_of_a_review_is_taken_last_but_is_not_passed_over_for_ever() -> None:
    queue, table = Queue(50), Any
    wishes = [Wish(table, 0, "", REVIEWS, "a"), *(Wish(table, n, "", BOTS, "b") for n in range(20))]  # type: ignore[arg-type]
    for wish in wishes:
        queue.join(wish)
    taken = [queue.take() for _ in wishes]
    assert 1 < taken.index(wishes[0]) < 12


@pytest.mark.usefixtures("breaking")
def test_a_review_that_failed_is_told_so_and_begins_anew(serve: Callable[..., Serving], tasks: Tasks) -> None:
    server = serve(review_percent=LITTLE)
    name = open_finished(server)
    tasks.fault = "broken"
    begin(server, name)
    wait_for(lambda: look(server, name)["state"] == "failed")
    tasks.fault = ""
    assert begin(server, name)["state"] == "running"
    ready(server, name)


def test_a_server_stops_at_once_while_a_review_is_under_way(serve: Callable[..., Serving]) -> None:
    server = serve(review_percent=400)
    begin(server, open_finished(server))
    time.sleep(0.3)
    started = time.monotonic()
    server.stop()
    assert time.monotonic() - started < 4
