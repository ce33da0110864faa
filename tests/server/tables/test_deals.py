"""Tables with open seats: who has joined, what each told, and a deal that everybody can check."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from nextfrontier.kernel.chance import commitment
from nextfrontier.record.deals import check_deal, share_commitment
from nextfrontier.record.saves import load
from tests.server.saves import save_finished_game
from tests.server.serving import GAME, Opened, Serving
from tests.server.visitors import Visitor

Serve = Callable[..., Serving]
Document = dict[str, Any]
ANN, BOB, CAT = "a" * 64, "b" * 64, "c" * 64  # their numbers
ANNS, BOBS, CATS = "1" * 64, "2" * 64, "3" * 64  # their browsers


def wish(*kinds: str, **fields: Any) -> Document:
    return {"game": GAME, "seats": [{"kind": kind} for kind in kinds], **fields}


def open_with_share(server: Serving) -> Opened:
    """Open a table for two as Ann, with her share of the deal."""
    return Opened(
        server.post("/api/tables", wish("human", "open", commitment=share_commitment(ANN), browser=ANNS))
    )


def join(server: Serving, table: Opened, **fields: Any) -> str:
    """Take the open seat; return its token."""
    body = {"invitation": table.invitation, "name": "Bob", **fields}
    token: str = server.post(f"/api/tables/{table.name}/join", body)["token"]
    return token


def people_until(visitor: Visitor, condition: Callable[[Document], bool]) -> Document:
    while not condition(visitor.people):
        visitor.read()
    return visitor.people


def test_a_table_with_open_seats_is_shown_but_not_dealt(server: Serving) -> None:
    table = open_with_share(server)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        state = ann.state
        assert (state["view"], state["decision"], state["waiting"], state["version"]) == (None, None, [], 0)
        assert (state["seat"], state["seed_hash"], ann.log) == (0, None, [])
        assert [seat["kind"] for seat in state["seats"]] == ["human", "open"]
        deal = state["deal"]
        assert (deal["dealt"], deal["asked"], deal["server_seed"]) == (False, False, None)
        assert len(deal["server"]) == 64
        assert deal["players"] == [
            {"seat": 0, "commitment": share_commitment(ANN), "told": False, "entropy": None}
        ]
        assert ann.refused("play", decision="0-0-x", moves=["end"]) == "not_dealt"
        assert ann.refused("undo") == "not_dealt"
        assert ann.refused("suggest") == "not_dealt"
        assert ann.refused("reveal", seat=0, entropy=ANN) == "not_full"
    for method, path in (("GET", "export"), ("GET", "history/0"), ("POST", "what-if")):
        refusal = server.refusal(method, f"/api/tables/{table.name}/{path}", token=table.tokens[0])
        assert refusal == (409, "not_dealt")


def test_the_cards_are_dealt_when_all_have_told_their_numbers(server: Serving) -> None:
    table = open_with_share(server)
    with ExitStack() as stack:
        ann = stack.enter_context(Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive())
        token = join(server, table, commitment=share_commitment(BOB), browser=BOBS)
        bob = stack.enter_context(Visitor(server.socket_address, table.name, [token]).arrive())
        people_until(ann, lambda people: bool(people["deal"]["asked"]))
        ann.ask("reveal", seat=0, entropy=ANN)
        people = people_until(bob, lambda people: bool(people["deal"]["players"][0]["told"]))
        assert people["deal"]["players"][0]["entropy"] is None
        assert bob.state["view"] is None
        assert bob.refused("reveal", seat=0, entropy=ANN) == "not_your_seat"
        assert bob.refused("reveal", seat=1, entropy=ANN) == "wrong_entropy"
        assert bob.refused("reveal", seat=1, entropy=f"{BOB}\n") == "bad_request"
        bob.ask("reveal", seat=1, entropy=BOB)
        for visitor in (ann, bob):
            visitor.until(lambda state: state["view"] is not None)
            assert visitor.log[0]["number"] == 0
            assert visitor.state["deal"]["dealt"]
            assert visitor.state["deal"]["server_seed"] is None
        assert bob.refused("reveal", seat=1, entropy=BOB) == "already_dealt"
        ann.play()
    record, deal = server.record(table.name), server.hall.tables[table.name].deal
    assert deal is not None
    assert record.seed == deal.seed
    assert record.is_fair()


def finish(server: Serving, table: str, tokens: list[str]) -> None:
    """Play at random to the end."""
    chance = random.Random(1)
    with Visitor(server.socket_address, table, tokens).arrive() as both:
        both.until(lambda state: state["view"] is not None)
        while not both.state["over"]:
            seat = next(waiting["seat"] for waiting in both.state["waiting"] if not waiting["optional"])
            if both.state["seat"] != seat:
                both.ask("look", seat=seat)
            both.play(chance.choice(both.moves))


def test_at_the_end_everything_that_was_hashed_is_published_and_fits(server: Serving) -> None:
    table = open_with_share(server)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        promised = ann.state["deal"]["server"]
        token = join(server, table)
        people_until(ann, lambda people: bool(people["deal"]["asked"]))
        ann.ask("reveal", seat=0, entropy=ANN)
    finish(server, table.name, [table.tokens[0], token])
    with Visitor(server.socket_address, table.name).arrive() as eve:
        deal, seed = eve.state["deal"], eve.state["seed"]
    assert commitment(deal["server_seed"]) == deal["server"] == promised
    assert [(player["seat"], player["entropy"]) for player in deal["players"]] == [(0, ANN), (1, None)]
    save = server.get(f"/api/tables/{table.name}/export")
    assert save["seed"] == seed
    assert all(check.is_right for check in check_deal(save["deal"], seed))
    assert load(save).is_fair()


def test_who_has_no_share_is_not_waited_for(server: Serving) -> None:
    table = server.open("human", "open")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        join(server, table)
        ann.until(lambda state: state["view"] is not None)
        assert [player["commitment"] for player in ann.state["deal"]["players"]] == [None, None]


def test_a_number_that_is_not_told_in_time_is_left_out_and_that_is_shown(serve: Serve) -> None:
    server = serve(reveal_seconds=0.2)
    table = open_with_share(server)
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        join(server, table, commitment=share_commitment(BOB))
        people_until(ann, lambda people: bool(people["deal"]["asked"]))
        ann.ask("reveal", seat=0, entropy=ANN)
        ann.until(lambda state: state["view"] is not None)
        assert [player["told"] for player in ann.state["deal"]["players"]] == [True, False]


def test_a_deal_goes_on_after_a_restart(serve: Serve) -> None:
    server = serve()
    table = open_with_share(server)
    token = join(server, table, commitment=share_commitment(BOB))
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        promised = ann.state["deal"]["server"]
        ann.ask("reveal", seat=0, entropy=ANN)
    server.stop()
    server = serve()
    with Visitor(server.socket_address, table.name, [token]).arrive() as bob:
        assert bob.state["deal"]["server"] == promised
        assert [player["told"] for player in bob.state["deal"]["players"]] == [True, False]
        bob.ask("reveal", seat=1, entropy=BOB)
        bob.until(lambda state: state["view"] is not None)
        seed = server.record(table.name).seed
    server.stop()
    server = serve()
    with Visitor(server.socket_address, table.name, [token]).arrive() as bob:
        assert bob.state["deal"]["dealt"]
        assert server.record(table.name).seed == seed


def test_bots_wait_for_the_deal_too(server: Serving) -> None:
    table = server.open("human", "open", "random")
    with Visitor(server.socket_address, table.name, [table.tokens[0]]).arrive() as ann:
        assert ann.state["thinking"] == []
        join(server, table)
        ann.until(lambda state: state["version"] > 0)


def test_a_browser_takes_one_seat_unless_the_table_is_for_one_device(server: Serving) -> None:
    table = Opened(server.post("/api/tables", wish("human", "open", "open", browser=ANNS)))
    path, body = f"/api/tables/{table.name}/join", {"invitation": table.invitation}
    assert server.refusal("POST", path, body, table.tokens[0]) == (409, "already_seated")
    taken = [server.post(path, {**body, "browser": browser})["seat"] for browser in (ANNS, BOBS, BOBS, CATS)]
    assert taken == [0, 1, 1, 2]
    shared = Opened(server.post("/api/tables", wish("human", "human", "open", browser=ANNS)))
    join(server, shared, browser=ANNS)
    assert [seat["kind"] for seat in server.get(f"/api/tables/{shared.name}")["seats"]] == ["human"] * 3


def kept_share(server: Serving, table: Opened, seat: int) -> str | None:
    """Return the hash that is kept for a seat."""
    deal = server.hall.tables[table.name].deal
    assert deal is not None
    return next(share.commitment for share in deal.shares if share.seat == seat)


def test_whoever_lost_the_answer_joins_again_and_has_the_same_seat(server: Serving) -> None:
    table = Opened(server.post("/api/tables", wish("human", "open", "open", browser=ANNS)))
    lost = join(server, table, commitment=share_commitment(BOB), browser=BOBS)
    token = join(server, table, commitment=share_commitment(CAT), browser=BOBS)
    kinds = [seat["kind"] for seat in server.get(f"/api/tables/{table.name}")["seats"]]
    assert kinds == ["human", "human", "open"]
    assert kept_share(server, table, 1) == share_commitment(CAT)
    with Visitor(server.socket_address, table.name, [token]).arrive() as bob:
        assert bob.state["mine"] == [1]
    with Visitor(server.socket_address, table.name, [lost]) as nobody:
        assert nobody.fatal() == "unknown_token"


def test_when_all_seats_are_taken_the_hash_of_a_seat_that_is_given_back_stays(server: Serving) -> None:
    """Otherwise somebody could choose a number after the others told theirs."""
    table = open_with_share(server)
    join(server, table, commitment=share_commitment(BOB), browser=BOBS)
    token = join(server, table, commitment=share_commitment(CAT), browser=BOBS)
    assert kept_share(server, table, 1) == share_commitment(BOB)
    with Visitor(server.socket_address, table.name, [token, table.tokens[0]]).arrive() as both:
        both.ask("reveal", seat=0, entropy=ANN)
        both.ask("reveal", seat=1, entropy=BOB)
        both.until(lambda state: state["view"] is not None)


def test_after_the_deal_and_a_restart_only_the_same_browser_gets_its_seat_back(serve: Serve) -> None:
    server = serve()
    table = server.open("human", "open")
    lost = join(server, table, browser=BOBS)
    with Visitor(server.socket_address, table.name, [lost]).arrive() as bob:
        bob.until(lambda state: state["view"] is not None)
    server.post(f"/api/tables/{table.name}/leave", token=lost)
    server.stop()
    server = serve()
    path, body = f"/api/tables/{table.name}/join", {"invitation": table.invitation}
    for browser in ("", CATS):
        assert server.refusal("POST", path, {**body, "browser": browser}) == (409, "no_open_seat")
    assert server.refusal("POST", path, {"browser": BOBS}) == (403, "unknown_invitation")
    token = join(server, table, browser=BOBS)
    with Visitor(server.socket_address, table.name, [token]).arrive() as bob:
        assert (bob.state["mine"], bob.state["seats"][1]["away"]) == ([1], True)


def test_at_a_table_for_one_device_the_hash_tells_a_lost_answer_from_another_seat(server: Serving) -> None:
    table = Opened(server.post("/api/tables", wish("human", "human", "open", "open", browser=ANNS)))
    path, body = f"/api/tables/{table.name}/join", {"invitation": table.invitation, "browser": ANNS}
    shares = [share_commitment(number) for number in (BOB, BOB, CAT, CAT)]
    assert [server.post(path, {**body, "commitment": share})["seat"] for share in shares] == [2, 2, 3, 3]


def test_what_is_kept_of_a_browser_is_another_hash_at_every_table(server: Serving) -> None:
    marks = set()
    for _ in range(2):
        table = open_with_share(server)
        deal = server.hall.tables[table.name].deal
        assert deal is not None
        marks.add(deal.shares[0].browser)
    assert len(marks) == 2
    assert all(len(mark) == 64 and ANNS not in mark for mark in marks)


@pytest.mark.parametrize("kind", ["commitment", "browser"])
def test_shares_and_browsers_of_another_shape_are_refused(server: Serving, kind: str) -> None:
    table = server.open("human", "open")
    for given in ("x" * 200, "bob", f"{BOB}\n"):  # a browser must not be guessed, for it gets its seat back
        body = {"invitation": table.invitation, kind: given}
        assert server.refusal("POST", f"/api/tables/{table.name}/join", body) == (400, "bad_request")


def test_a_table_of_an_older_version_that_began_in_a_position_does_not_say_dealt(server: Serving) -> None:
    dealt, position = server.open("human", "human"), Opened(server.post("/api/positions/TV-01"))
    for table, origin in ((dealt, "dealt"), (position, "position")):
        del server.hall.tables[table.name].facts.setup["origin"]
        assert server.get(f"/api/tables/{table.name}")["origin"] == origin
        with Visitor(server.socket_address, table.name).arrive() as eve:
            assert eve.state["origin"] == origin


def test_tables_that_were_not_dealt_here_say_so_to_everybody(server: Serving) -> None:
    dealt = server.open("human", "human")
    imported = Opened(server.post("/api/tables/import", {"save": save_finished_game()}))
    position = Opened(server.post("/api/positions/TV-01"))
    copy = Opened(server.post(f"/api/tables/{dealt.name}/what-if", token=dealt.tokens[0]))
    origins = {dealt: "dealt", imported: "import", position: "position", copy: "what-if"}
    for table, origin in origins.items():
        assert server.get(f"/api/tables/{table.name}")["origin"] == origin
        with Visitor(server.socket_address, table.name).arrive() as eve:
            assert eve.state["origin"] == origin
            assert eve.state["deal"] is None
