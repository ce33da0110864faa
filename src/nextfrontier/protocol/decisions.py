"""Open decisions and their moves. What a move looks like to those outside is decided here alone."""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated, Any

import msgspec

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.decisions import Open
from nextfrontier.kernel.game import Game
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.fields import Kind, Prompt, Rules
from nextfrontier.record.record import Record


class MoveDocument(msgspec.Struct):
    """A move: its name in notation, which is played, and what it is."""

    text: Annotated[str, meaning("the move in notation")]
    kind: Annotated[str, meaning("its kind, as a key")]
    fields: Annotated[dict[str, Any], meaning("its parameters by name")]
    label: Annotated[str, meaning("the move as a button says it")]
    reveals: Annotated[bool, meaning("it may show something hidden, which ends undo; false is certain")]


Moves = Annotated[list[MoveDocument], meaning("moves")]


class Waiting(msgspec.Struct, kw_only=True):
    """A seat that may act, and the question that it is asked."""

    seat: Annotated[int, meaning("who decides")]
    kind: Kind
    prompt: Prompt
    optional: Annotated[bool, meaning("it need not be answered")]


class DecisionDocument(Waiting, kw_only=True):
    """An open decision with its legal moves."""

    id: Annotated[str, meaning("names this decision; it changes when its seat has answered")]
    moves: Moves
    rules: Rules


class OwnDecision(DecisionDocument, kw_only=True):
    """The open decision of the seat that looks, with all that can be thought of."""

    illegal: Annotated[list[MoveDocument], meaning("thinkable moves that are not legal now")]


class NextDecision(msgspec.Struct):
    """The next question to a seat."""

    kind: Kind
    prompt: Prompt
    moves: Moves
    task: Annotated[list[Any], meaning("the decision as the state writes it")]


def name_decision(record: Record, seat: int) -> str:
    """Return the id of a seat's open decision; it changes with everything that the seat does. Empty: none is open."""
    decision = record.state.decision(seat)
    return "" if decision is None else f"{seat}-{record.line.done[seat]}-{decision.kind()}"


def tell_moves(
    game: Game[Any], state: State, seat: int, moves: list[int], legal: Container[int], language: str
) -> list[MoveDocument]:
    """Return moves of a seat's open decision; one that is not legal shows nothing."""
    told = state.describe_moves(seat, moves)
    labels = game.labels(state, told, language)
    return [
        MoveDocument(
            facts.text, facts.kind, facts.fields, label, move in legal and state.may_reveal(seat, move)
        )
        for move, facts, label in zip(moves, told, labels, strict=True)
    ]


def tell_legal(game: Game[Any], state: State, seat: int, language: str) -> list[MoveDocument]:
    """Return the legal moves of a seat's open decision."""
    legal = state.moves(seat)
    return tell_moves(game, state, seat, legal, set(legal), language)


def tell_domain(game: Game[Any], state: State, seat: int, language: str) -> list[MoveDocument]:
    """Return all thinkable moves of a seat's open decision."""
    return tell_moves(game, state, seat, state.domain(seat), set(state.moves(seat)), language)


def tell_waiting(game: Game[Any], state: State, language: str) -> list[Waiting]:
    """Return the seats that may act, each with its question."""
    return [Waiting(**question_of(game, opened, language)) for opened in state.decisions()]


def question_of(game: Game[Any], opened: Open, language: str) -> dict[str, Any]:
    """Return the fields of `Waiting` for an open decision."""
    kind = opened.decision.kind()
    prompt = game.prompt(kind, language)
    return {"seat": opened.seat, "kind": kind, "prompt": prompt, "optional": opened.optional}


def tell_decisions(record: Record, language: str) -> list[DecisionDocument]:
    """Return all open decisions with their moves, as the host may know them."""
    return [
        DecisionDocument(
            **question_of(record.game, opened, language),
            id=name_decision(record, opened.seat),
            moves=tell_legal(record.game, record.state, opened.seat, language),
            rules=opened.decision.rules(),
        )
        for opened in record.state.decisions()
    ]


def tell_own_decision(record: Record, view: State, seat: int, language: str) -> OwnDecision | None:
    """Return the open decision of a seat on its view; None if it has none."""
    decision = view.decision(seat)
    if decision is None:
        return None
    legal = view.moves(seat)
    known = set(legal)
    moves = legal + [move for move in view.domain(seat) if move not in known]
    told = tell_moves(record.game, view, seat, moves, known, language)
    return OwnDecision(
        **question_of(record.game, Open(seat, decision, view.required_decision(seat) is None), language),
        id=name_decision(record, seat),
        moves=told[: len(legal)],
        rules=decision.rules(),
        illegal=told[len(legal) :],
    )


def tell_next_decision(game: Game[Any], after: State | None, seat: int, language: str) -> NextDecision | None:
    """Return the next question to the seat; None if it cannot be known, or if there is none."""
    decision = None if after is None else after.required_decision(seat)
    if after is None or decision is None:
        return None
    kind = decision.kind()
    moves = tell_legal(game, after, seat, language)
    return NextDecision(kind, game.prompt(kind, language), moves, decision.encode())
