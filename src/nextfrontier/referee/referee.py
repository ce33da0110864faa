"""The referee: hosts one game at a time and answers requests. An error changes nothing."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import DEFAULT_BUDGET, bot
from nextfrontier.kernel.agenda import SPECTATOR
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Reason, Refused, refusal
from nextfrontier.kernel.views import view_of
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from nextfrontier.record.saves import load
from nextfrontier.referee.documents import (
    Document,
    decision_documents,
    doubt_document,
    event_document,
    game_document,
    log_line,
    preview_document,
    reason_document,
)
from nextfrontier.referee.requests import (
    VERBS,
    BotRequest,
    Domain,
    Forecast,
    Games,
    Load,
    Log,
    New,
    Play,
    PositionRequest,
    PreviewRequest,
    Redo,
    Request,
    Undo,
    View,
    Why,
)
from nextfrontier.shelf import game, games

PROTOCOL: Final = 1


class BadRequest(Exception):
    """A request that is no request of the protocol; the message names the field."""


class Referee:
    """One game and the verbs by which outsiders drive it."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.verbs: dict[str, Callable[[Any], Document]] = {
            "games": self.games,
            "new": self.new,
            "position": self.position,
            "decisions": self.decisions,
            "domain": self.domain,
            "preview": self.preview,
            "play": self.play,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "view": self.view,
            "state": self.state,
            "forecast": self.forecast,
            "result": self.result,
            "save": self.save,
            "load": self.load,
            "log": self.log,
            "bot": self.bot,
        }

    def answer(self, request: object) -> Document:
        """The reply to one request, an error included."""
        id_ = request.get("id") if isinstance(request, dict) else None
        id_ = id_ if isinstance(id_, int | str) else None
        try:
            read = read_request(request)
            return {"id": id_, "ok": True, **self.verbs[read.do](read)}
        except BadRequest as error:
            return {"id": id_, "ok": False, "error": bad_request(str(error))}
        except Refused as error:
            return {"id": id_, "ok": False, "error": self.error(request, error.reasons)}
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return {"id": id_, "ok": False, "error": internal_error()}

    def error(self, request: object, reasons: list[Reason]) -> Document:
        """The first reason, with all of them beside it if there are several."""
        documents = [reason_document(self.speaker(request), reason) for reason in reasons]
        return documents[0] if len(documents) == 1 else {**documents[0], "reasons": documents}

    def speaker(self, request: object) -> Game[Any] | None:
        """The game whose words explain a refusal: the one that was asked for, else the one in play."""
        asked = request.get("save", request) if isinstance(request, dict) else None
        slug = asked.get("game") if isinstance(asked, dict) else None
        named = [known for known in games() if known.slug == slug]
        return named[0] if named else None if self.record is None else self.record.game

    @property
    def table(self) -> Record:
        """The game in play."""
        if self.record is None:
            raise BadRequest("do: there is no game yet; send `new`, `position` or `load` first")
        return self.record

    def seat(self, seat: int) -> int:
        """A seat of the game in play."""
        if seat >= self.table.seats:
            raise refusal("unknown_seat", "", seat=seat, last=self.table.seats - 1)
        return seat

    def viewer(self, seat: int | None) -> int:
        """Return the seat that looks on, or the spectator for null."""
        return SPECTATOR if seat is None else self.seat(seat)

    def opened(self) -> Document:
        """What a host needs after every change."""
        return {"version": self.table.version, "decisions": decision_documents(self.table)}

    # The verbs.

    def games(self, request: Games) -> Document:
        return {"protocol": PROTOCOL, "games": [game_document(known) for known in games()]}

    def new(self, request: New) -> Document:
        self.record = Record(game(request.game), request.seats, request.options, request.seed)
        return {**self.opened(), "seed_hash": self.table.commitment}

    def position(self, request: PositionRequest) -> Document:
        found = game(request.game)
        self.record = Record(found, request.seats, request.options, request.seed, request.set)
        warnings = [doubt_document(doubt) for doubt in found.doubts(self.table.state)]
        return {**self.opened(), "seed_hash": self.table.commitment, "warnings": warnings}

    def decisions(self, request: Request) -> Document:
        return {"decisions": decision_documents(self.table)}

    def domain(self, request: Domain) -> Document:
        seat = self.seat(request.seat)
        state = view_of(self.table.state, seat)
        return {"moves": [state.notation(seat, move) for move in state.domain(seat)]}

    def preview(self, request: PreviewRequest) -> Document:
        seat = self.seat(request.seat)
        found = preview_line(self.table.game, self.table.state, seat, [request.move])
        return preview_document(self.table.game, found, seat)

    def play(self, request: Play) -> Document:
        events = self.table.play(request.seat, request.move, request.version)
        shown = [event_document(self.table.game, event, None) for event in events]
        return {"version": self.table.version, "events": shown, "decisions": decision_documents(self.table)}

    def why(self, request: Why) -> Document:
        seat = self.seat(request.seat)
        reasons = why_not(self.table, seat, request.move)
        return {
            "legal": not reasons,
            "reasons": [reason_document(self.table.game, reason) for reason in reasons],
        }

    def undo(self, request: Undo) -> Document:
        self.table.undo(self.seat(request.seat), request.steps)
        return self.opened()

    def redo(self, request: Redo) -> Document:
        self.table.redo(self.seat(request.seat), request.steps)
        return self.opened()

    def view(self, request: View) -> Document:
        return {"view": self.table.game.encode(view_of(self.table.state, self.viewer(request.seat)))}

    def state(self, request: Request) -> Document:
        return {"state": self.table.game.encode(self.table.state)}

    def forecast(self, request: Forecast) -> Document:
        seat = self.seat(request.seat)
        return self.table.game.forecast(view_of(self.table.state, seat), seat)

    def result(self, request: Request) -> Document:
        result = self.table.game.result(self.table.state)
        if result is None:
            return {"over": False, "ranking": [], "places": [], "scores": []}
        document = {"ranking": result.ranking, "places": result.places, "scores": result.scores}
        return {"over": True, **document, "seed": self.table.published_seed}

    def save(self, request: Request) -> Document:
        return {"save": self.table.save()}

    def load(self, request: Load) -> Document:
        self.record = load(request.save)
        return {**self.opened(), "seed_hash": self.table.commitment}

    def log(self, request: Log) -> Document:
        viewer = self.viewer(request.seat)
        return {"log": [log_line(self.table, entry, viewer, request.lang) for entry in self.table.entries]}

    def bot(self, request: BotRequest) -> Document:
        seat = self.seat(request.seat)
        state = self.table.state
        if state.decision(seat) is None:
            raise refusal("no_decision", "", seat=seat)
        player = bot(self.table.game.slug, request.level)
        choice = player.choose(view_of(state, seat), seat, budget_of(request), request.seed)
        return {"move": state.notation(seat, choice.move), "explain": choice.explain}


def budget_of(request: BotRequest) -> Budget:
    """Return the limits that a request names, else the usual ones."""
    if request.nodes is None and request.budget_ms is None:
        return DEFAULT_BUDGET
    return Budget(request.nodes, request.budget_ms)


def read_request(request: object) -> Request:
    """A request of a known verb with the right fields."""
    if not isinstance(request, dict):
        raise BadRequest("a request is an object with the fields `id` and `do`")
    verb = request.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        shown = repr(verb)[:60] if isinstance(verb, str) else "nothing of that kind"
        raise BadRequest(f"do: expected one of {', '.join(VERBS)}; found {shown}")
    try:
        return msgspec.convert(request, VERBS[verb])
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)[:300]) from None
    except RecursionError:
        raise BadRequest("the request is nested too deeply") from None


def bad_request(message: str) -> Document:
    """The error for a line that is no request."""
    return {"code": "bad_request", "rule": "", "message": message, "params": {}, "fixes": []}


def internal_error() -> Document:
    """The error for a fault of this program: the game in play is as it was."""
    message = "this is a fault of the program, not of the request; the game in play has not changed"
    return {"code": "internal_error", "rule": "", "message": message, "params": {}, "fixes": ["Report it."]}
