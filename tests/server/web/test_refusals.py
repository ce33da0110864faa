"""Two thousand random messages that nobody should send: each is refused with a code, and nothing changes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.record.record import digest
from tests.server.references import Names, names_of, open_to, things_named
from tests.server.serving import GAMES, Serving
from tests.server.visitors import Visitor

Document = dict[str, Any]
MESSAGES = 2000
LETTERS = 'abc{}[]",:0123 \u202e\ud7ff\x00é√'


class Attack:
    """A table in the middle of a game, with both players and a spectator who misbehave."""

    def __init__(self, server: Serving, game: str) -> None:
        self.server, self.chance = server, random.Random(2)
        self.table = server.open("human", "human", game=game)
        self.names = names_of(server.record(self.table.name).state)
        tokens = self.table.tokens
        self.visitors = [
            Visitor(server.socket_address, self.table.name, [token]).arrive() for token in tokens.values()
        ]
        self.visitors.append(Visitor(server.socket_address, self.table.name).arrive())
        self.accepted: list[tuple[Visitor, str, Document]] = []
        self.known: list[set[int]] = [set() for _ in self.visitors]
        for _ in range(40):
            self.play_on()
        self.turn = self.in_the_middle_of_a_turn()
        self.kinds: list[Callable[[Visitor], str]] = [
            self.nonsense, self.broken, self.unknown_verb, self.wrong_types, self.unknown_field, self.illegal,
            self.stale, self.of_another_seat, self.half_a_batch, self.too_far_back, self.foreign_eyes,
            self.second_hello, self.deep, self.oversized, self.unknown_move,
        ]  # fmt: skip

    def learn(self) -> None:
        """Note the cards that each visitor may have heard of."""
        state = self.server.record(self.table.name).state
        for known, seat in zip(self.known, (0, 1, SPECTATOR), strict=True):
            known |= open_to(state, seat)

    def play_on(self) -> None:
        """Play one move of a seat that must decide, and remember its request and answer."""
        self.learn()
        visitor = next(visitor for visitor in self.visitors if visitor.must_decide())
        moves = [self.chance.choice(visitor.moves)]
        fields = {"do": "play", "id": f"ok{len(self.accepted)}", "decision": visitor.decision["id"]}
        text = json.dumps({**fields, "moves": moves})
        visitor.socket.send(text)
        reply = visitor.answer(f"ok{len(self.accepted)}")
        assert reply["ok"]
        self.accepted.append((visitor, text, reply))
        for other in self.visitors:
            other.until(lambda state: state["version"] == reply["version"])
        self.learn()

    def in_the_middle_of_a_turn(self) -> Visitor:
        """Play until somebody can also take a move back."""
        while not any(v.must_decide() and v.state["undo"]["possible"] for v in self.visitors[:2]):
            self.play_on()
        return next(v for v in self.visitors if v.must_decide())

    # Messages.

    def request(self, **fields: Any) -> str:
        """Return a message with an id of its own."""
        return json.dumps({"id": f"x{self.chance.getrandbits(60):x}", **fields})

    def noise(self) -> str:
        return "".join(self.chance.choice(LETTERS) for _ in range(self.chance.randrange(30)))

    def anything(self) -> Any:
        return self.chance.choice(
            [None, True, -1, 1 << 70, 0.5, "", self.noise(), [], {}, [[1]], {"a": None}]
        )

    def nonsense(self, visitor: Visitor) -> str:
        return self.noise()

    def broken(self, visitor: Visitor) -> str:
        text = self.request(do="play", decision="0-0-turn", moves=["end"])
        return text[: self.chance.randrange(1, len(text))]

    def unknown_verb(self, visitor: Visitor) -> str:
        return self.request(do=self.chance.choice(["state", "save", "PLAY", "", self.noise(), "bot"]))

    def wrong_types(self, visitor: Visitor) -> str:
        fields: Document = {"do": "play", "decision": "0-0-turn", "moves": ["end"]}
        fields[self.chance.choice(["decision", "moves"])] = self.anything()
        if self.chance.random() < 0.3:
            fields["id"] = self.anything()
        return self.request(**fields)

    def unknown_field(self, visitor: Visitor) -> str:
        return self.request(do=self.chance.choice(["undo", "ping", "restart"]), seat=1, version=3)

    def illegal(self, visitor: Visitor) -> str:
        decision = self.turn.decision
        moves = self.turn.illegal or ["end of the world"]
        return self.request(do="play", decision=decision["id"], moves=[self.chance.choice(moves)])

    def stale(self, visitor: Visitor) -> str:
        _, text, _ = self.chance.choice(self.accepted)
        return json.dumps({**json.loads(text), "id": f"s{self.chance.getrandbits(60):x}"})

    def of_another_seat(self, visitor: Visitor) -> str:
        decision = self.turn.decision
        other = decision["id"].replace(str(decision["seat"]), str(1 - decision["seat"]), 1)
        return self.request(do="play", decision=other, moves=[self.chance.choice(self.turn.moves)])

    def half_a_batch(self, visitor: Visitor) -> str:
        decision = self.turn.decision
        moves = [self.chance.choice(self.turn.moves), self.chance.choice(["", "no", "pay 99c"])]
        return self.request(do="play", decision=decision["id"], moves=moves)

    def too_far_back(self, visitor: Visitor) -> str:
        verb = self.chance.choice(["undo", "redo"])
        return self.request(do=verb, steps=self.chance.choice([1000, 500, 0, -1, 1001, "1"]))

    def foreign_eyes(self, visitor: Visitor) -> str:
        mine = visitor.state["mine"]
        return self.request(
            do="look", seat=self.chance.choice([s for s in (0, 1, 2, 9, 10) if s not in mine])
        )

    def second_hello(self, visitor: Visitor) -> str:
        tokens = [self.chance.choice(list(self.table.tokens.values()))]
        return json.dumps({"do": "hello", "protocol": PROTOCOL, "table": self.table.name, "tokens": tokens})

    def deep(self, visitor: Visitor) -> str:
        return "[" * 5000 if self.chance.random() < 0.5 else '{"do":' * 2000

    def oversized(self, visitor: Visitor) -> str:
        return self.request(do="chat", text="x" * 17_000)

    def unknown_move(self, visitor: Visitor) -> str:
        fields: Document = {"decision": self.turn.decision["id"], "move": self.noise()}
        verb = self.chance.choice(["why", "preview"])
        if verb == "why" and self.chance.random() < 0.5:
            fields["after"] = self.chance.choices(
                [*(self.turn.moves + self.turn.illegal)[:5], self.noise()], k=2
            )
        return self.request(do=verb, **fields)


@pytest.fixture(params=GAMES)
def attack(server: Serving, request: pytest.FixtureRequest) -> Attack:
    return Attack(server, request.param)


def test_two_thousand_messages_that_nobody_should_send_change_nothing(
    server: Serving, attack: Attack
) -> None:
    record = server.record(attack.table.name)
    before = (digest(record.game, record.state), record.version, [v.decision["id"] for v in [attack.turn]])
    frames = [len(visitor.frames) for visitor in attack.visitors]
    codes: set[str] = set()
    for number in range(MESSAGES):
        visitor = attack.chance.choice(attack.visitors)
        if number % 8 == 0:
            visitor, text, first = attack.chance.choice(attack.accepted)
            visitor.socket.send(text)
            assert visitor.read() == first
            continue
        text = attack.chance.choice(attack.kinds)(visitor)
        visitor.socket.send(text)
        reply = visitor.read()
        assert reply["type"] == "reply", (text[:200], reply)
        assert reply["ok"] is False, (text[:200], reply)
        assert reply["error"]["code"], text[:200]
        assert reply["error"]["message"], text[:200]
        codes.add(reply["error"]["code"])
    assert {"bad_request", "stale_decision", "not_seated", "undo_floor", "message_too_large"} <= codes
    assert {"unknown_move", "not_your_seat", "hello_again", "nothing_to_redo"} <= codes
    assert "internal_error" not in codes
    assert before == (
        digest(record.game, record.state), record.version, [v.decision["id"] for v in [attack.turn]]
    )  # fmt: skip
    for visitor, known, start in zip(attack.visitors, attack.known, frames, strict=True):
        told = [json.loads(text) for text in visitor.frames[start:]]
        assert things_named(attack.names, told) <= known | things_in_own_words(attack.names, told)
        visitor.ask("ping")
        visitor.leave()
    assert server.get("/health")["ok"]


def things_in_own_words(names: Names, frames: list[Document]) -> set[int]:
    """Return the numbers that a refusal repeats from the move that was sent."""
    return {
        number
        for frame in frames
        if not frame.get("ok", True)
        for number in things_named(names, {"move": str(frame["error"]["params"].get("move", ""))})
    }


def test_messages_that_are_no_text_are_refused(server: Serving) -> None:
    table = server.open("human", "human")
    with Visitor(server.socket_address, table.name).arrive() as visitor:
        visitor.socket.send(b"\xff\xfe")
        assert visitor.read()["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    "content", [b"[" * 100_000, b'{"game": "\\ud800"}', b"\xff", b"null", b"game=1", b""]
)
def test_http_bodies_that_are_no_documents_are_refused(server: Serving, content: bytes) -> None:
    for path in ("/api/tables", "/api/tables/import"):
        found = server.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (400, "bad_request"), found.text
