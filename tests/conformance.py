"""What must always hold, for any game: checks at the decisions of random games.

`check_game(Case(game, seats, options), seed)` plays one game and runs everything. Each check is a function of
a `Spot` and can be used alone; a failure names game, seats, options, seed, decision and seat.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn

from nextfrontier.kernel.agenda import SPECTATOR, State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import Game, differences, preview
from nextfrontier.kernel.promises import LOOKING_AHEAD, legal_moves, quick_verdict
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.record import Record
from nextfrontier.kernel.saves import load
from nextfrontier.kernel.tasks import Decision
from nextfrontier.kernel.views import determinize, view_of

MOST_TRIED = 30  # moves tried at one spot
MOST_NODES = 3000  # positions of a search without the bound; beyond that the spot is left out


class Case:
    """A game with seats and options, and what only the game can tell about itself."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        census: Callable[[Any], object] | None = None,
        forecast_problem: Callable[[Any, int], str] | None = None,
        most_decisions: int = 5000,
        most_seconds: float = 1.0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.census = census  # all pieces of a state, wherever they are: never changes
        self.forecast_problem = forecast_problem  # declines everything in a state; how the forecast was wrong
        self.most_decisions = most_decisions
        self.most_seconds = most_seconds  # for the moves of one decision

    def __repr__(self) -> str:
        return f"{self.game.slug} for {self.seats} with {dict(self.options)}"


class Spot:
    """One decision of a random game: a seat that may act, and the record as it is then."""

    def __init__(
        self, case: Case, seed: int, number: int, record: Record, seat: int, rng: random.Random
    ) -> None:
        self.case = case
        self.game = case.game
        self.seed = seed
        self.number = number
        self.record = record
        self.state = record.state
        self.seat = seat
        self.rng = rng

    def fail(self, problem: str) -> NoReturn:
        raise AssertionError(
            f"{self.case}, seed {self.seed}, decision {self.number}, seat {self.seat}: {problem}"
        )

    def same(self, expected: object, found: object, what: str) -> None:
        """Fail with the places in which two encoded things differ."""
        for change in differences(expected, found):
            self.fail(f"{what}: {change.path or 'it'} is {change.after!r}, not {change.before!r}")

    def some(self, moves: list[int]) -> list[int]:
        """All moves, or as many as are tried at one spot."""
        return moves if len(moves) <= MOST_TRIED else self.rng.sample(moves, MOST_TRIED)

    def choose(self) -> int:
        return self.rng.choice(self.state.moves(self.seat))


def walk(case: Case, seed: int) -> Iterator[Spot]:
    """A random game, spot by spot; the move is chosen and played after each. It must end."""
    rng = random.Random(f"{case} {seed}")
    record = Record(case.game, case.seats, case.options, seed)
    for number in range(1, case.most_decisions + 1):
        if record.over:
            return
        spot = Spot(case, seed, number, record, random_seat(record.state, rng), rng)
        version = record.version
        yield spot
        if record.version == version:
            record.play(spot.seat, record.state.notation(spot.seat, spot.choose()))
    assert record.over, f"{case}, seed {seed}: not over after {case.most_decisions} decisions"


def random_seat(state: State, rng: random.Random) -> int:
    """Somebody who may act; optional decisions are taken up now and then."""
    open_decisions = state.decisions()
    required = [found.seat for found in open_decisions if not found.optional]
    optional = [found.seat for found in open_decisions if found.optional]
    return rng.choice(optional if optional and rng.random() < 0.25 else required)


def check_game(case: Case, seed: int, every: int = 8) -> int:
    """Play one random game with all checks at every so many decisions; how many decisions it took.

    What goes through the whole history is checked at one of the first decisions and at the end.
    """
    census = None
    spot = None
    for spot in walk(case, seed):
        census = check_census(spot, spot.state, census)
        if spot.number == 1 + seed % 60:
            check_history(spot)
        if (spot.number + seed) % every == 0:
            check_spot(spot)
    assert spot is not None, f"{case}, seed {seed}: over before it began"
    check_end(spot)
    check_history(spot)
    return spot.number


def check_history(spot: Spot) -> None:
    """Everything that can be checked about the game so far."""
    check_save(spot)
    check_replay(spot)


def check_spot(spot: Spot) -> None:
    """Everything that can be checked at one decision; the last check plays the spot's move."""
    for check in SPOT_CHECKS:
        check(spot)
    check_undo(spot)


# Copies, moves and reasons.


def check_copy(spot: Spot) -> None:
    """A copy equals the original, goes the same way and leaves it alone."""
    game, state = spot.game, spot.state
    before = game.encode(state)
    first, second = state.copy(), state.copy()
    spot.same(before, game.encode(first), "copy")
    move = spot.choose()
    first.play(spot.seat, move)
    second.play(spot.seat, move)
    spot.same(game.encode(first), game.encode(second), "two copies after the same move")
    play_on(first, spot.rng, 4)
    spot.same(before, game.encode(state), "original after play on a copy")


def play_on(state: State, rng: random.Random, moves: int) -> None:
    """Play a few random moves."""
    for _ in range(moves):
        if state.to_move() == -1:
            return
        seat = random_seat(state, rng)
        state.play(seat, rng.choice(state.moves(seat)))


def check_moves(spot: Spot) -> None:
    """Moves are exactly the thinkable moves without a reason, each of them once, and worked out in time."""
    state, seat = spot.state, spot.seat
    start = time.perf_counter()
    fresh = fresh_moves(state, seat)
    seconds = time.perf_counter() - start
    moves, domain = state.moves(seat), state.domain(seat)
    if seconds > spot.case.most_seconds:
        spot.fail(f"finding the moves took {seconds:.2f} s")
    if not moves:
        spot.fail("an open decision without a move")
    if fresh != moves:
        spot.fail(f"moves {moves} have become {fresh}")
    if len(set(moves)) < len(moves) or len(set(domain)) < len(domain):
        spot.fail("a move is there twice")
    legal = {move for move in domain if not state.why_not(seat, move)}
    if legal != set(moves):
        wrong = sorted(name_of(state, seat, move) for move in legal ^ set(moves))
        spot.fail(f"moves and reasons disagree about {wrong}")


def name_of(state: State, seat: int, move: int) -> str:
    """The notation of a thinkable move; its number if it is not even that."""
    return state.notation(seat, move) if move in state.domain(seat) else str(move)


def fresh_moves(state: State, seat: int) -> list[int]:
    """The legal moves, worked out again."""
    required = state.required(seat)
    if required is None:
        return state.moves(seat)
    return legal_moves(state.standing(seat), required)


def check_legal(spot: Spot) -> None:
    """A legal move never fails, and what follows can be written."""
    for move in spot.some(spot.state.moves(spot.seat)):
        after = spot.state.copy()
        try:
            after.play(spot.seat, move)
        except Exception as error:
            text = spot.state.notation(spot.seat, move)
            raise AssertionError(
                f"{spot.case}, seed {spot.seed}, decision {spot.number}: {text} failed"
            ) from error
        check_census(spot, after, check_census(spot, spot.state, None))
        json.dumps(spot.game.encode(after))


def check_illegal(spot: Spot) -> None:
    """Any other thinkable move fails with reasons that can be explained, and changes nothing."""
    game, state, seat = spot.game, spot.state, spot.seat
    legal = set(state.moves(seat))
    before = game.encode(state)
    for move in spot.some([move for move in state.domain(seat) if move not in legal]):
        trial = state.copy()
        try:
            trial.play(seat, move)
        except Refused as refused:
            check_reasons(spot, refused)
        else:
            spot.fail(f"illegal {state.notation(seat, move)} was played")
        spot.same(before, game.encode(trial), "state after a refused move")
    for other in range(state.seats):
        if state.decision(other) is None and not state.why_not(other, 0):
            spot.fail(f"seat {other} has nothing to decide and is not told so")


def check_reasons(spot: Spot, refused: Refused) -> None:
    """There is a reason, and words for it."""
    if not refused.reasons:
        spot.fail("refused without a reason")
    for reason in refused.reasons:
        message, _ = spot.game.explain(reason)
        if not reason.code or not message or "{" in message:
            spot.fail(f"{reason} has no words: {message!r}")


def check_notation(spot: Spot) -> None:
    """Names are unique and lead back to their moves; no other text does."""
    state, seat = spot.state, spot.seat
    domain = state.domain(seat)
    texts = [state.notation(seat, move) for move in domain]
    if len(set(texts)) < len(texts):
        spot.fail(f"names twice: {sorted(text for text in set(texts) if texts.count(text) > 1)}")
    named = dict(zip(domain, texts, strict=True))
    for move in spot.some(domain):
        text = named[move]
        if state.parse(seat, text) != move or text != " ".join(text.split()) or not text.isprintable():
            spot.fail(f"{text!r} does not lead back to its move")
    for text in ("", "no such move", f"{texts[0]} "):
        try:
            state.parse(seat, text)
        except Refused as refused:
            check_reasons(spot, refused)
        else:
            spot.fail(f"{text!r} is taken for a move")


def check_census(spot: Spot, state: State, expected: object) -> object:
    """Pieces are conserved; the count, to be compared with later ones."""
    if spot.case.census is None:
        return None
    found = spot.case.census(state)
    if expected is not None and found != expected:
        spot.fail(f"pieces were {expected}, now {found}")
    return found


def check_bound(spot: Spot) -> None:
    """The quick verdict about promises never contradicts a full search."""
    there = spot.state.standing(spot.seat)
    decision = spot.state.required(spot.seat)
    if decision is None:
        return
    searching = there.copy()
    searching.searching = True
    tried = set(spot.state.moves(spot.seat)) | set(decision.moves(searching))
    budget = [MOST_NODES]
    for move in sorted(tried):
        trial = there.copy()
        trial.searching = True
        trial.chance = LOOKING_AHEAD
        trial.answer(move)
        trial.settle()
        can_keep_promises(spot, trial, budget)


def can_keep_promises(spot: Spot, state: State, budget: list[int]) -> bool | None:
    """The full answer, compared with the quick verdict wherever that has one; None if it takes too long."""
    budget[0] -= 1
    if budget[0] < 0:
        return None
    found: bool | None = state.agenda is None or not state.agenda.promised
    if not found:
        for move in state.options:
            after = state.copy()
            after.searching = True
            after.answer(move)
            after.settle()
            answer = can_keep_promises(spot, after, budget)
            if answer is None:
                return None
            found = found or answer
    verdict = quick_verdict(state)
    if verdict >= 0 and (verdict == 1) != found:
        top = state.agenda.task if state.agenda else None
        spot.fail(f"quick verdict {verdict}, search says {found}, at {top and top.encode()}")
    return found


# Views.


def check_views(spot: Spot) -> None:
    """A view does not depend on what it hides, and a guess made from it is a state that can be played."""
    game, state = spot.game, spot.state
    census = check_census(spot, state, None)
    for viewer in (*range(state.seats), SPECTATOR):
        view = view_of(state, viewer)
        guess = determinize(view, Chance(seed_bytes(f"guess {spot.seed} {spot.number}"), None))
        guessed = view_of(guess, viewer)
        expected = game.encode(view)
        json.dumps(expected)
        spot.same(expected, game.encode(view_of(view, viewer)), f"view of the view of seat {viewer}")
        spot.same(expected, game.encode(guessed), f"view of seat {viewer} after determinize")
        if any(thing < 0 for pile in guess.piles() for thing in pile.cards):
            spot.fail(f"a blank is left in the guess of seat {viewer}")
        check_census(spot, guess, census)
        if viewer != SPECTATOR:
            spot.same(
                seen_from(spot, view, viewer), seen_from(spot, guessed, viewer), f"seat {viewer} is told"
            )
            check_own_view(spot, view, viewer)
        play_on(guess, spot.rng, 3)


def seen_from(spot: Spot, view: State, seat: int) -> dict[str, object]:
    """Everything that a seat is told on its view, as text."""
    game = spot.game
    told: dict[str, object] = {"forecast": game.forecast(view, seat)}
    for open_decision in view.decisions():
        told[f"decision of {open_decision.seat}"] = [open_decision.decision.kind(), open_decision.optional]
    if view.decision(seat) is None:
        return told
    told["moves"] = [view.notation(seat, move) for move in fresh_moves(view, seat)]
    told["moves kept"] = [view.notation(seat, move) for move in view.moves(seat)]
    domain = view.domain(seat)
    told["domain"] = [view.notation(seat, move) for move in domain]
    for move in domain if len(domain) <= MOST_TRIED else domain[:: len(domain) // MOST_TRIED]:
        reasons = view.why_not(seat, move)
        told[f"reasons {move}"] = [[repr(reason), *game.explain(reason)] for reason in reasons]
    move = min(view.moves(seat))
    foreseen = preview(game, view, seat, move)
    told["preview"] = [[change.path, change.before, change.after] for change in foreseen.changes]
    told["events"] = [game.sentence(event, seat) for event in foreseen.events]
    return told


def check_own_view(spot: Spot, view: State, seat: int) -> None:
    """Moves and forecast on a seat's view are those on the state."""
    state = spot.state
    spot.same(spot.game.forecast(state, seat), spot.game.forecast(view, seat), f"forecast of seat {seat}")
    if fresh_moves(view, seat) != state.moves(seat):
        spot.fail(f"seat {seat} has other moves on its view")
    if view.domain(seat) != state.domain(seat):
        spot.fail(f"seat {seat} has another domain on its view")


def check_events(spot: Spot) -> None:
    """A move is told alike whatever is hidden, secrets stay secret, and previews come true."""
    game, state, seat = spot.game, spot.state, spot.seat
    view = view_of(state, seat)
    guess = determinize(view, Chance(seed_bytes(f"other {spot.seed} {spot.number}"), None))
    move = spot.choose()
    after, events = played(state, seat, move)
    _, others = played(guess, seat, move)
    if certain(game, events, seat) != certain(game, others, seat):
        spot.fail(f"{state.notation(seat, move)} is told otherwise when something hidden is different")
    for event in events:
        check_secret(spot, event)
    foreseen = preview(game, state, seat, move)
    if any(event.reveals for event in events) and not foreseen.ends_undo:
        spot.fail(f"the preview of {state.notation(seat, move)} does not say that it reveals something")
    if not foreseen.ends_undo:
        real = differences(game.encode(view), game.encode(view_of(after, seat)))
        expected = {change.path: change.after for change in real}
        spot.same(expected, {change.path: change.after for change in foreseen.changes}, "preview")


def played(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy after a move, and what happened."""
    after = state.copy()
    events: list[Event] = []
    after.events = events
    after.play(seat, move)
    return after, events


def certain(game: Game[Any], events: list[Event], seat: int) -> list[str]:
    """What a seat is told of its own move until something is revealed or others act."""
    told: list[str] = []
    for event in events:
        if event.reveals or event.seat != seat:
            break
        told.append(game.sentence(event, seat))
    return told


def check_secret(spot: Spot, event: Event) -> None:
    """Who is not meant to see the secret part reads the same as if there were none."""
    public = Event(event.kind, event.seat, event.cause, event.details, {}, EVERYBODY, event.reveals)
    for viewer in (*range(spot.state.seats), SPECTATOR):
        outside = event.audience != EVERYBODY and (viewer == SPECTATOR or not event.audience >> viewer & 1)
        if outside and spot.game.sentence(event, viewer) != spot.game.sentence(public, viewer):
            spot.fail(f"seat {viewer} reads a secret in {spot.game.sentence(event, viewer)!r}")
        if not spot.game.sentence(event, viewer):
            spot.fail(f"no words for the event {event.kind}")


# Positions, lanes, forecasts, ends.


def check_position(spot: Spot) -> None:
    """A state written and put up again as a position is the same and asks the same."""
    game, state, case = spot.game, spot.state, spot.case
    written = json.loads(json.dumps(game.encode(state)))
    again = game.position(case.seats, case.options, f"position {spot.seed}", written)
    spot.same(written, game.encode(again), "position")
    spot.same(asked(state), asked(again), "decisions of the position")


def asked(state: State) -> list[object]:
    """All open decisions with their moves, as text."""
    return [
        [
            found.seat,
            found.decision.kind(),
            found.optional,
            [state.notation(found.seat, move) for move in state.moves(found.seat)],
        ]
        for found in state.decisions()
    ]


def check_lanes(spot: Spot) -> None:
    """Where seats act at the same time, any order of answers leads to the same state."""
    state = spot.state
    if sum(state.required(seat) is not None for seat in range(state.seats)) < 2:
        return
    answers, done = answer_lanes(spot)
    halves = [texts[: spot.rng.randint(0, len(texts))] for texts in answers]
    check_orders(spot, answers, done)
    check_orders(spot, halves, interleaved(state, halves, spot.rng)[0])


def check_orders(spot: Spot, answers: list[list[str]], expected: State) -> None:
    """These answers lead to this state, whoever comes first."""
    for _ in range(2):
        other, order = interleaved(spot.state, answers, spot.rng)
        spot.same(spot.game.encode(expected), spot.game.encode(other), f"lanes answered in the order {order}")
        spot.same(asked(expected), asked(other), f"decisions after lanes in the order {order}")


def interleaved(state: State, answers: list[list[str]], rng: random.Random) -> tuple[State, list[int]]:
    """The state after these answers in a random order of seats, and the order."""
    order = [seat for seat, texts in enumerate(answers) for _ in texts]
    rng.shuffle(order)
    other = state.copy()
    left = [texts[::-1] for texts in answers]
    for seat in order:
        other.play(seat, other.parse(seat, left[seat].pop()))
    return other, order


def answer_lanes(spot: Spot) -> tuple[list[list[str]], State]:
    """Random answers of all seats, one lane after the other, and the state when all are done."""
    state = spot.state.copy()
    answers: list[list[str]] = [[] for _ in range(state.seats)]
    waiting = state.agenda
    for seat in range(state.seats):
        while state.lanes and state.agenda is waiting and state.required(seat) is not None:
            move = spot.rng.choice(state.moves(seat))
            answers[seat].append(state.notation(seat, move))
            state.play(seat, move)
    return answers, state


def check_forecast(spot: Spot) -> None:
    """What was forecast happens if every option is declined."""
    if spot.case.forecast_problem is not None:
        for seat in range(spot.state.seats):
            problem = spot.case.forecast_problem(spot.state.copy(), seat)
            if problem:
                spot.fail(f"forecast of seat {seat}: {problem}")


def check_end(spot: Spot) -> None:
    """When it is over nobody is asked, and everybody is ranked with scores that add up."""
    state = spot.record.state
    result = spot.game.result(state)
    if result is None or state.decisions():
        spot.fail("over without a result, or somebody is still asked")
    if sorted(result.ranking) != list(range(state.seats)) or len(result.scores) != state.seats:
        spot.fail(f"ranking {result.ranking} is not of all seats")
    for scores in result.scores:
        if sum(points for source, points in scores.items() if source != "total") != scores["total"]:
            spot.fail(f"points {scores} do not add up")
    if spot.record.undoable(spot.seat) or spot.record.published_seed != spot.seed:
        spot.fail("the seed is published and undo is over when the game is")


# Records.


def check_undo(spot: Spot) -> None:
    """Play the spot's move; taken back and redone, both states come again. At the floor undo is refused."""
    game, record, seat = spot.game, spot.record, spot.seat
    before, asked_before = game.encode(record.state), asked(record.state)
    text = record.state.notation(seat, spot.choose())
    record.play(seat, text)
    after = game.encode(record.state)
    possible = record.undoable(seat)
    if possible:
        record.undo(seat)
        spot.same(before, game.encode(record.state), f"undo of {text}")
        spot.same(asked_before, asked(record.state), f"decisions after undo of {text}")
        record.redo(seat)
        spot.same(after, game.encode(record.state), f"redo of {text}")
    steps = 0
    while steps < possible and record.entries[-1 - steps].seat == seat:
        steps += 1
    if steps > 1:
        record.undo(seat, steps)
        record.redo(seat, steps)
        spot.same(after, game.encode(record.state), f"undo and redo of {steps} moves")
    version = record.version
    try:
        record.undo(seat, possible + 1)
    except Refused as refused:
        check_reasons(spot, refused)
        if refused.reasons[0].code != "undo_floor" or record.version != version:
            spot.fail(f"undo was refused by {refused}")
    else:
        spot.fail("undo went through the floor")
    spot.same(after, game.encode(record.state), "state after a refused undo")


def check_save(spot: Spot) -> None:
    """A save that went through JSON is the same game, and goes on the same way."""
    record = spot.record
    saved = json.loads(json.dumps(record.save()))
    again = load(saved)
    spot.same(saved, json.loads(json.dumps(again.save())), "save of a loaded save")
    spot.same(spot.game.encode(record.state), spot.game.encode(again.state), "loaded state")
    first, second = record.state.copy(), again.state.copy()
    play_on(first, random.Random(spot.seed), 4)
    play_on(second, random.Random(spot.seed), 4)
    spot.same(spot.game.encode(first), spot.game.encode(second), "play after loading")


def check_replay(spot: Spot) -> None:
    """The log replays to the same state, without the generator; and the generator gave what the log says."""
    record = spot.record
    spot.same(spot.game.encode(record.state), spot.game.encode(record.replay()), "replay")
    half = len(record.entries) // 2
    if half:
        spot.same(
            spot.game.encode(record.at(half)), spot.game.encode(replayed_to(record, half)), "replay to half"
        )
    if not record.is_fair():
        spot.fail("the outcomes do not come from the seed")


def replayed_to(record: Record, number: int) -> State:
    """The state after so many moves, by a new record."""
    again = Record(record.game, record.seats, record.options, record.seed, record.changes)
    for entry in record.entries[:number]:
        again.play(entry.seat, entry.move)
    return again.state


SPOT_CHECKS: list[Callable[[Spot], None]] = [
    check_copy, check_moves, check_legal, check_illegal, check_notation, check_bound, check_views,
    check_events, check_position, check_lanes, check_forecast,
]  # fmt: skip


def transcript(case: Case, seed: int) -> list[str]:
    """A random game as text, with everything that was told: equal for compiled and uncompiled engines."""
    lines: list[str] = []
    record: Record | None = None
    for spot in walk(case, seed):
        record = spot.record
        text = record.state.notation(spot.seat, spot.choose())
        kind = kind_of_decision(record.state.decision(spot.seat))
        lines.append(f"{spot.number}. seat {spot.seat} {kind}: {text}")
        lines += [f"    {case.game.sentence(event, spot.seat)}" for event in record.play(spot.seat, text)]
    assert record is not None
    result = case.game.result(record.state)
    assert result is not None
    return [
        *lines,
        f"ranking {result.ranking}",
        *[f"seat {i} {score}" for i, score in enumerate(result.scores)],
    ]


def kind_of_decision(decision: Decision[Any] | None) -> str:
    assert decision is not None
    return decision.kind()
