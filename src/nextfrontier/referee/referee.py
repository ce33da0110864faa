"""The referee: hosts a game and its copies and answers requests. An error changes nothing."""

from __future__ import annotations

import secrets
import sys
import traceback
from collections.abc import Callable
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import UNSET

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.turns import first_budget
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Reason, Refused, refusal
from nextfrontier.kernel.views import view_of
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.protocol import replies, requests
from nextfrontier.protocol.advice import tell_advice
from nextfrontier.protocol.decisions import tell_decisions, tell_domain
from nextfrontier.protocol.events import log_line, tell_host
from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.protocol.games import describe_game, spoken
from nextfrontier.protocol.previews import tell_preview, tell_result
from nextfrontier.protocol.reasons import tell_doubt, tell_error, tell_reason
from nextfrontier.protocol.requests import Request
from nextfrontier.record.guesses import guess_game
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from nextfrontier.record.saves import load
from nextfrontier.referee.reading import id_of, language_of, read_request, slug_in
from nextfrontier.referee.shelter import Shelter
from nextfrontier.shelf import game, games

WORDS: Final = read_catalogues("nextfrontier.referee")
Verb = Callable[[Any], replies.AnyReply]


class Referee:
    """One game with its copies, and the verbs by which outsiders drive them."""

    def __init__(self) -> None:
        self.held = Shelter()
        self.verbs: dict[str, Verb] = {verb: getattr(self, verb) for verb in requests.VERBS}

    def answer(self, request: object) -> replies.AnyReply:
        """Return the reply to one request, an error included."""
        try:
            read = read_request(request)
            reply = self.verbs[read.do](read)
        except Refused as error:
            reply = self.refuse(request, error.reasons)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            reply = self.refuse(request, refusal("internal_error", "").reasons)
        reply.id = id_of(request)
        return reply

    def refuse(self, request: object, reasons: list[Reason]) -> replies.ErrorReply:
        """Return the reply to a refused request, in the words of the game that was asked for or is in play."""
        slug = slug_in(request)
        named = [known for known in games() if known.slug == slug]
        speaker = named[0] if named else None if self.held.main is None else self.held.main.game
        language = language_of(request)
        if speaker is not None:
            language = spoken(speaker, language)
        return replies.ErrorReply(error=tell_error(speaker, reasons, language, WORDS))

    # The verbs: games and hosting.

    def games(self, request: requests.Games) -> replies.GamesReply:
        told = [describe_game(known, spoken(known, request.lang)) for known in games()]
        return replies.GamesReply(protocol=PROTOCOL, games=told)

    def new(self, request: requests.New) -> replies.OpenedReply:
        dealt = Record(game(request.game), request.seats, request.options, request.seed)
        return tell_opened(self.held.open(dealt), request, is_new=True)

    def position(self, request: requests.PositionRequest) -> replies.PositionReply:
        found = game(request.game)
        record = Record(found, request.seats, request.options, request.seed, request.set)
        opened = tell_opened(self.held.open(record), request, is_new=True)
        warnings = [tell_doubt(doubt, request.lang) for doubt in found.doubts(record.state)]
        return replies.PositionReply(**fields_of(opened), warnings=warnings)

    def save(self, request: requests.Save) -> replies.SaveReply:
        return replies.SaveReply(save=self.record(request).save())

    def load(self, request: requests.Load) -> replies.OpenedReply:
        return tell_opened(self.held.open(load(request.save)), request, is_new=True)

    def components(self, request: requests.Components) -> replies.ComponentsReply:
        if request.game is None:
            record = self.record(request)
            known, options = record.game, record.options
        else:
            known, options = game(request.game), dict[str, object]()
        asked = options if request.options is None else request.options
        return replies.ComponentsReply(components=known.components(spoken(known, request.lang), asked))

    # Copies.

    def fork(self, request: requests.Fork) -> replies.CopyReply:
        record = self.record(request)
        return self.keep_copy(request, record.fork)

    def determinize(self, request: requests.Determinize) -> replies.CopyReply:
        record, seat = self.find_seat(request, request.seat)
        seed = secrets.token_hex(32) if request.seed is None else f"determinize {request.seed}"
        return self.keep_copy(request, lambda: guess_game(record, record.state, seat, seed))

    def keep_copy(self, request: Request, make: Callable[[], Record]) -> replies.CopyReply:
        """Make a copy, if there is room for it, and tell its handle."""
        self.held.check_room()
        copy = make()
        opened = tell_opened(copy, request)
        return replies.CopyReply(**fields_of(opened), handle=self.held.add(copy))

    def drop(self, request: requests.Drop) -> replies.DropReply:
        self.held.drop(request.handle)
        return replies.DropReply(handles=list(self.held.copies))

    # Decisions and moves.

    def decisions(self, request: requests.Decisions) -> replies.DecisionsReply:
        record = self.record(request)
        return replies.DecisionsReply(decisions=tell_decisions(record, spoken(record.game, request.lang)))

    def domain(self, request: requests.Domain) -> replies.DomainReply:
        record, seat = self.find_seat(request, request.seat)
        language = spoken(record.game, request.lang)
        return replies.DomainReply(
            moves=tell_domain(record.game, view_of(record.state, seat), seat, language)
        )

    def preview(self, request: requests.PreviewRequest) -> replies.PreviewReply:
        record, seat = self.find_seat(request, request.seat)
        found = preview_line(record.game, record.state, seat, [request.move])
        told = tell_preview(record.game, found, seat, spoken(record.game, request.lang))
        return replies.PreviewReply(**fields_of(told))

    def play(self, request: requests.Play) -> replies.PlayReply:
        record = self.record(request)
        language = spoken(record.game, request.lang)
        events = record.play(request.seat, request.move, request.version)
        return replies.PlayReply(
            version=record.version,
            events=[tell_host(record.game, event, language) for event in events],
            decisions=tell_decisions(record, language),
        )

    def why(self, request: requests.Why) -> replies.WhyReply:
        record, seat = self.find_seat(request, request.seat)
        reasons = why_not(record, seat, request.move)
        language = spoken(record.game, request.lang)
        told = [tell_reason(record.game, reason, language) for reason in reasons]
        return replies.WhyReply(legal=not told, reasons=told)

    def undo(self, request: requests.Undo) -> replies.OpenedReply:
        record, seat = self.find_seat(request, request.seat)
        record.undo(seat, request.steps)
        return tell_opened(record, request)

    def redo(self, request: requests.Redo) -> replies.OpenedReply:
        record, seat = self.find_seat(request, request.seat)
        record.redo(seat, request.steps)
        return tell_opened(record, request)

    # What is known.

    def view(self, request: requests.View) -> replies.ViewReply:
        record, viewer = self.find_seat(request, request.seat)
        return replies.ViewReply(view=record.game.encode(view_of(record.state, viewer)))

    def state(self, request: requests.StateRequest) -> replies.StateReply:
        record = self.record(request)
        return replies.StateReply(state=record.game.encode(record.state))

    def forecast(self, request: requests.Forecast) -> replies.ForecastReply:
        record, seat = self.find_seat(request, request.seat)
        return replies.ForecastReply(**record.game.forecast(view_of(record.state, seat), seat))

    def result(self, request: requests.ResultRequest) -> replies.ResultReply:
        record = self.record(request)
        found = tell_result(record, spoken(record.game, request.lang))
        if found is None:
            return replies.ResultReply(over=False, ranking=[], places=[], scores=[])
        return replies.ResultReply(**fields_of(found), over=True, seed=record.seed)

    def log(self, request: requests.Log) -> replies.LogReply:
        record, viewer = self.find_seat(request, request.seat)
        language = spoken(record.game, request.lang)
        return replies.LogReply(
            log=[log_line(record.game, entry, viewer, language) for entry in record.entries]
        )

    def bot(self, request: requests.BotRequest) -> replies.BotReply:
        record, seat = self.find_seat(request, request.seat)
        if record.state.decision(seat) is None:
            raise refusal("no_decision", "", seat=seat)
        level = level_of(record.game.slug, request.level)
        view, budget = view_of(record.state, seat), budget_of(request, first_budget(level))
        if not request.reasons:
            choice = level.bot.choose(view, seat, budget, request.seed)
            return replies.BotReply(move=view.notation(seat, choice.move), explain=choice.explain)
        answer = advise(level, view, seat, budget, request.seed)
        told = tell_advice(record.game, view, seat, answer, spoken(record.game, request.lang))
        return replies.BotReply(
            move=told.move.text,
            explain=answer["explain"],
            label=told.move.label,
            line=told.line,
            text=told.text,
        )

    # Which game and which seat is meant.

    def record(self, request: requests.AboutGame) -> Record:
        """Return the game that a request is about."""
        return self.held.find(request.handle)

    def find_seat(self, request: requests.AboutGame, seat: int | None) -> tuple[Record, int]:
        """Return the game that a request is about and a seat of it; null is the spectator."""
        record = self.record(request)
        if seat is not None and seat >= record.seats:
            raise refusal("unknown_seat", "", seat=seat, last=record.seats - 1)
        return record, SPECTATOR if seat is None else seat


def tell_opened(record: Record, request: Request, is_new: bool = False) -> replies.OpenedReply:
    """Return the facts that a host needs after every change, with the hash of its seed for a new game."""
    decisions = tell_decisions(record, spoken(record.game, request.lang))
    seed_hash = record.commitment if is_new else UNSET
    return replies.OpenedReply(version=record.version, decisions=decisions, seed_hash=seed_hash)


def fields_of(struct: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a struct, to be told in a larger one."""
    return msgspec.structs.asdict(struct)


def budget_of(request: requests.BotRequest, usual: Budget) -> Budget:
    """Return the limits that a request names, else those of the level."""
    if request.nodes is None and request.budget_ms is None:
        return usual
    return Budget(request.nodes, request.budget_ms)


REPLIES: Final = {verb: get_type_hints(getattr(Referee, verb))["return"] for verb in requests.VERBS}
