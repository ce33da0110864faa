"""Nobody is sent what they may not know: whole games, every frame of every seat and of a spectator."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.protocol.decisions import OwnDecision
from nextfrontier.record.record import Record
from nextfrontier.server.gate import situation, tell_line, tell_why
from nextfrontier.shelf import game
from tests.server.references import names_of, open_to, things_named
from tests.server.serving import EVACUATION, GAME, Serving
from tests.server.visitors import Visitor

Document = dict[str, Any]
ADVANCED = {"actions": "advanced"}
WHOLE_GAMES: list[tuple[str, int, Document]] = [
    (GAME, 2, {"contracts": True}),
    (GAME, 3, {"boards": "advanced"}),
    (GAME, 4, {"contracts": True, "boards": "advanced"}),
    (EVACUATION, 2, {}),
    (EVACUATION, 2, {**ADVANCED, "third_player": True}),
    (EVACUATION, 3, {"mode": "race"}),
    (EVACUATION, 3, {**ADVANCED, "common_goals": True, "lines": "A"}),
    (EVACUATION, 4, {}),
    (EVACUATION, 4, ADVANCED),
]


class Watch:
    """Everybody at a table, and what each may have heard of."""

    def __init__(self, server: Serving, game: str, seats: int, options: Document, seed: int) -> None:
        self.server, self.seats, self.chance = server, seats, random.Random(seed)
        self.table = server.open(*["human"] * seats, game=game, options=options)
        self.visitors = {
            seat: Visitor(server.socket_address, self.table.name, [token]).arrive()
            for seat, token in self.table.tokens.items()
        }
        self.visitors[SPECTATOR] = Visitor(server.socket_address, self.table.name).arrive()
        self.known: dict[int, set[int]] = {seat: set() for seat in self.visitors}
        self.checked = dict.fromkeys(self.visitors, 0)
        self.names = names_of(self.state)

    @property
    def record(self) -> Record:
        """Return the game itself, with all that was played."""
        return self.server.record(self.table.name)

    @property
    def state(self) -> State:
        """Return the game itself, as it stands."""
        return self.record.state

    def step(self) -> bool:
        """Let a visitor who must decide ask, take back or play; false when the game is over."""
        deciding = [seat for seat, visitor in self.visitors.items() if visitor.must_decide()]
        if not deciding:
            return False
        visitor = self.visitors[self.chance.choice(deciding)]
        self.do_something(visitor)
        for other in self.visitors.values():
            other.until(lambda state: state["version"] == visitor.state["version"])
        self.play_back(self.chance.choice(list(self.visitors.values())))
        self.check()
        return True

    def do_something(self, visitor: Visitor) -> None:
        """Send a random request, mostly a move."""
        decision, dice = visitor.decision, self.chance.random()
        if dice < 0.06:
            visitor.ask(
                "why", decision=decision["id"], move=self.chance.choice(visitor.moves + visitor.illegal)
            )
        elif dice < 0.12:
            visitor.ask("preview", decision=decision["id"], move=self.chance.choice(visitor.moves))
        elif dice < 0.16 and visitor.state["undo"]["possible"]:
            visitor.ask("undo", steps=1)
        elif dice < 0.18 and visitor.state["undo"]["redo"]:
            visitor.ask("redo", steps=1)
        elif dice < 0.2:
            visitor.answer(
                visitor.send(
                    "play", decision=decision["id"], moves=[(visitor.moves + visitor.illegal)[0], "end"]
                )
            )
        visitor.play(self.chance.choice(visitor.moves)) if dice >= 0.2 else None

    def play_back(self, visitor: Visitor) -> None:
        """Let a visitor ask for the last moves event by event."""
        last = len(visitor.log) - 1
        first = max(last - 1, 1)
        if last:
            version = visitor.state["version"]
            visitor.ask("watch", version=version, first=first, entries=last - first + 1)

    def played_cards(self) -> set[int]:
        """Return the cards of all turns: each lay open, though a discard pile may be shuffled in the same move."""
        events = [event for entry in self.record.entries for event in entry.events if event.kind == "chose"]
        cards = [event.details.get("card") for event in events]
        return {card for card in cards if isinstance(card, int)}

    def check(self) -> None:
        """Check that no new frame names anything that was never open to its reader."""
        state, played = self.state, self.played_cards()
        for seat, visitor in self.visitors.items():
            self.known[seat] |= open_to(state, seat) | played
            for text in visitor.frames[self.checked[seat] :]:
                named = things_named(self.names, json.loads(text))
                assert named <= self.known[seat], (seat, named - self.known[seat], text, self.record.save())
            self.checked[seat] = len(visitor.frames)

    def leave(self) -> None:
        """Let everybody go."""
        for visitor in self.visitors.values():
            visitor.leave()


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE_GAMES)
def test_no_frame_of_a_whole_game_names_a_card_that_its_reader_may_not_know(
    server: Serving, game: str, seats: int, options: Document
) -> None:
    watch = Watch(server, game, seats, options, seed=seats)
    watch.check()
    while watch.step():
        pass
    assert watch.state.to_move() == -1
    assert all(visitor.state["over"] for visitor in watch.visitors.values())
    watch.leave()


@pytest.mark.parametrize(("game", "options"), [(GAME, {}), (EVACUATION, {}), (EVACUATION, ADVANCED)])
def test_the_check_finds_every_card_of_a_hand_and_a_frame_for_another_seat(
    server: Serving, game: str, options: Document
) -> None:
    """So that the test above is not green for want of looking."""
    watch = Watch(server, game, 2, options, seed=1)
    own, other, names = watch.visitors[0], watch.visitors[1], watch.names
    secret = open_to(watch.state, 0) - open_to(watch.state, 1)
    assert secret
    assert secret <= things_named(names, json.loads(own.frames[0]))
    assert not secret & things_named(names, json.loads(other.frames[0]))
    own.play()
    assert things_named(names, own.log[1]["move"] and {"move": own.log[1]["move"]}) & secret
    watch.known[1] |= open_to(watch.state, 1)
    other.frames.append(own.frames[-2])
    with pytest.raises(AssertionError):
        watch.check()
    watch.leave()


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        (GAME, 2, {"contracts": True}),
        (GAME, 3, {"contracts": True}),
        (GAME, 4, {"contracts": True}),
        (EVACUATION, 1, {}),
        (EVACUATION, 2, ADVANCED),
        (EVACUATION, 3, {}),
        (EVACUATION, 4, ADVANCED),
    ],
)
def test_what_a_seat_is_sent_is_the_same_whatever_it_does_not_know(
    slug: str, seats: int, options: Document
) -> None:
    """All that is hidden is dealt anew: state frame, reasons and previews stay as they were."""
    record, chance = Record(game(slug), seats, options, 9 + seats), random.Random(9 + seats)
    number = 0
    while not record.over:
        number += 1
        if number % 9 == 0:
            for viewer in (*range(seats), SPECTATOR):
                check_same(record, dealt_anew(record, viewer, number), viewer, chance)
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))


def dealt_anew(record: Record, viewer: int, number: int) -> Record:
    """Return a game in which everything is different that the viewer does not know."""
    guess = determinize(view_of(record.state, viewer), Chance(str(number).encode(), None))
    return Record(record.game, record.seats, record.options, number, record.game.encode(guess))


def check_same(record: Record, other: Record, viewer: int, chance: random.Random) -> None:
    """Check that both games look alike to the viewer."""
    first, second = situation(record, viewer, "en"), situation(other, viewer, "en")
    for field in ("view", "waiting", "forecast"):
        assert getattr(first, field) == getattr(second, field), field
    assert without_id(first.decision) == without_id(second.decision)
    if first.decision is None:
        return
    legal = [move.text for move in first.decision.moves]
    domain = legal + [move.text for move in first.decision.illegal]
    for move in chance.sample(domain, min(3, len(domain))):
        check_same_reasons(record, other, viewer, move, [])
    for move in chance.sample(legal, min(2, len(legal))):
        assert tell_why(record, viewer, move, [], "en").legal
        foreseen = tell_line(record, viewer, [move], "en").preview
        assert foreseen == tell_line(other, viewer, [move], "en").preview
        for later in foreseen.next.moves[:2] if foreseen.next else []:
            check_same_reasons(record, other, viewer, later.text, [move])


def check_same_reasons(record: Record, other: Record, viewer: int, move: str, after: list[str]) -> None:
    """Check that both games refuse a move for the same reasons, now or behind another move."""
    first, second = (tell_why(each, viewer, move, after, "en") for each in (record, other))
    assert first == second


def without_id(decision: OwnDecision | None) -> OwnDecision | None:
    """Return the decision without its name, which counts what the seat has done."""
    return None if decision is None else msgspec.structs.replace(decision, id="")
