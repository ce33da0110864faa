"""The advice of a bot in words: its move, what comes of it by the rules' own code, and its next best."""

from __future__ import annotations

from typing import Any, NamedTuple

from nextfrontier.bots.search.foresight import HABIT
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document, Game
from nextfrontier.kit.words.advising import Advice, Adviser, Prospect, say_advice
from nextfrontier.kit.words.catalogues import shared_catalogue
from nextfrontier.protocol.decisions import MoveDocument, tell_moves
from nextfrontier.shelf import plugin


class Followed(NamedTuple):
    """Moves played one after another, their events, and the view before something hidden is shown."""

    moves: list[MoveDocument]
    events: list[Event]
    after: State

    def labels(self) -> list[str]:
        """Return the moves as buttons say them."""
        return [move.label for move in self.moves]


class ToldAdvice(NamedTuple):
    """The move of a bot, the moves with which it would go on in the same turn, and its reasons in sentences."""

    move: MoveDocument
    line: list[MoveDocument]
    text: str


def tell_advice(game: Game[Any], view: State, seat: int, answer: Document, language: str) -> ToldAdvice:
    """Tell a bot's move, how it would go on, and what the move does and leads to in words."""
    moves: list[str] = [answer["move"], *answer.get("line", [])]
    followed = follow_line(game, view, seat, moves, language)
    candidates: list[Document] = answer["explain"].get("candidates", [])
    others = [each for each in candidates if things_in(each["move"]) != things_in(moves[0])]
    second = label_of(game, view, seat, others[0]["move"], language) if others else ""
    behind: dict[str, float] = others[0].get("behind", {}) if others else {}
    move, *line = followed.moves
    label, *steps = followed.labels()
    is_only = answer["explain"].get("moves") == 1
    advice = Advice(label, steps, second, behind, is_only, is_by_experience=behind.keys() == {HABIT})
    return ToldAdvice(move, line, say_prospect(game, view, seat, followed, advice, language))


def things_in(move: str) -> set[str]:
    """Return the things that a move names, whatever their order: those of `Y3+37` and of `37+Y3` are the same."""
    return set(move.replace("+", " ").split())


def say_prospect(
    game: Game[Any], view: State, seat: int, followed: Followed, advice: Advice, language: str
) -> str:
    """Say an advice with what its moves bring, if the game has words for that."""
    if not plugin(game.slug).advice:
        return say_advice(shared_catalogue(language), advice, [])
    adviser: Adviser = plugin(game.slug).load("advice")
    before, after = game.forecast(view, seat), game.forecast(followed.after, seat)
    clauses = adviser.clauses(Prospect(seat, followed.events, before, after))
    return say_advice(adviser.catalogues[language], advice, clauses)


def follow_line(game: Game[Any], view: State, seat: int, line: list[str], language: str) -> Followed:
    """Play moves on a copy of the seat's view, up to the first that shows something hidden."""
    after = view.copy()
    events: list[Event] = []
    moves: list[MoveDocument] = []
    for text in line:
        move = after.parse(seat, text)
        moves += tell_moves(game, after, seat, [move], (move,), language)
        if after.may_reveal(seat, move):
            break
        before, after = after, after.copy()
        told: list[Event] = []
        after.events = told
        try:
            after.play(seat, move)
        except Unknowable:
            after = before
            break
        after.events = None
        events += told
    return Followed(moves, events, after)


def label_of(game: Game[Any], state: State, seat: int, text: str, language: str) -> str:
    """Return a move of the seat's open decision as a button says it."""
    return game.labels(state, [state.describe(seat, state.parse(seat, text))], language)[0]
