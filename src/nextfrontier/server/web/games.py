"""Over HTTP: games, their printed components, texts of rules; health and metrics."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

import nextfrontier
from nextfrontier.kernel.game import Game
from nextfrontier.kit.lessons import lesson_in, lesson_texts
from nextfrontier.protocol.boxes import describe_box
from nextfrontier.protocol.drafts import Draft, DraftDocument
from nextfrontier.protocol.games import describe_game, spoken
from nextfrontier.protocol.lessons import LessonDocument, tell_lesson
from nextfrontier.protocol.tables import (
    GamesDocument,
    HealthDocument,
    PositionDocument,
    PositionsDocument,
    RuleDocument,
    ShownPosition,
)
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.gate import tell_position
from nextfrontier.server.guards.origins import client_of, host_of, is_loopback, split_names
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.retrospect import sample_of, tell_show
from nextfrontier.server.tables.replaying import in_slices
from nextfrontier.shelf import game, games, plugin

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(max_length=10, description="language of the texts")]
Slug = Annotated[str, QueryParameter(name="game", max_length=80, description="the game whose rule it is")]


def hall_of(request: Asked) -> Hall:
    """Return the hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


@get("/api/games", tags=["games"])
async def list_games(language: Language = "en") -> GamesDocument:
    """List all games that can be played here."""
    return GamesDocument([describe_game(known, spoken(known, language)) for known in games()])


@get("/api/games/{slug:str}/components", tags=["games"])
async def show_components(slug: FromPath[str], request: Asked, language: Language = "en") -> Response[bytes]:
    """Send everything printed that a client shows, in a language."""
    return await components_response(request, game(slug), language, {})


async def components_response(
    request: Asked, known: Game[Any], language: str, options: dict[str, Any]
) -> Response[bytes]:
    """Send the components of a game with these options."""
    key = msgspec.json.encode(options, order="deterministic")
    body, tag = await asyncio.to_thread(components, known.slug, spoken(known, language), key)
    return tagged_response(request, body, tag)


def tagged_response(request: Asked, body: bytes, tag: str) -> Response[bytes]:
    """Send a document with its tag; tell a client that has it already so."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@lru_cache(maxsize=32)
def components(slug: str, language: str, options: bytes) -> tuple[bytes, str]:
    """Return the document of components, and a tag that changes with it."""
    return with_tag(game(slug).components(language, msgspec.json.decode(options)))


@lru_cache(maxsize=16)
def box(slug: str, language: str) -> tuple[bytes, str]:
    """Return the forms of a game's packs, and a tag that changes with them."""
    return with_tag(describe_box(slug, language))


def with_tag(document: object) -> tuple[bytes, str]:
    """Return a document as JSON, and a tag that changes with it."""
    body = msgspec.json.encode(document)
    return body, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


@get("/api/games/{slug:str}/box", tags=["games"])
async def show_box(slug: FromPath[str], request: Asked, language: Language = "en") -> Response[bytes]:
    """Send the words and forms with which a pack is written, and every component that it may replace."""
    body, tag = await asyncio.to_thread(box, slug, spoken(game(slug), language))
    return tagged_response(request, body, tag)


@post("/api/games/{slug:str}/box", tags=["games"], status_code=200)
async def check_pack(
    slug: FromPath[str], data: JSONBody[Draft], request: Asked, language: Language = "en"
) -> DraftDocument:
    """Check a pack: what it would replace, in words and icons, and everything that is wrong with it."""
    known = spoken(game(slug), language)
    return await hall_of(request).drafts.check(client_of(request), slug, data, known)


@get("/shows/{slug:str}", tags=["games"])
async def show_sample(slug: FromPath[str], request: Asked, language: Language = "en") -> Response[bytes]:
    """Send the sample game of a game as one document, to be watched move by move, also without a network."""
    body, tag = await shows_of(request).find(slug, spoken(game(slug), language))
    return tagged_response(request, body, tag)


def shows_of(request: Asked) -> Shows:
    """Return the sample games of this server."""
    shows: Shows = request.app.state.shows
    return shows


class Shows:
    """The sample games as documents, made once for each language."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str], tuple[bytes, str]] = {}
        self.lock = asyncio.Lock()

    async def find(self, slug: str, language: str) -> tuple[bytes, str]:
        """Return the document and its tag, made while others work if this is the first time."""
        async with self.lock:
            if (slug, language) not in self.made:
                record = await asyncio.to_thread(sample_of, slug)
                show = await in_slices(tell_show(record, language))
                self.made[(slug, language)] = with_tag(show)
            return self.made[(slug, language)]


@get("/api/rules/{rule_id:str}", tags=["games"])
async def show_rule(rule_id: FromPath[str], language: Language = "en", slug: Slug = "") -> RuleDocument:
    """Send the text of a rule of a game; without the game's name, of the first game that has a rule with this id."""
    for known in [game(slug)] if slug else games():
        text = known.rule_text(rule_id, spoken(known, language))
        if text is not None:
            return RuleDocument(rule_id, text)
    raise server_refusal("unknown_rule", rule_id=rule_id[:40])


@get("/api/positions", tags=["games"])
async def list_positions(language: Language = "en") -> PositionsDocument:
    """List the positions of the rules that can be opened, and the rule that each shows."""
    return PositionsDocument(
        [
            PositionDocument(id_, known.slug, text)
            for known in games()
            for id_, text in known.positions(spoken(known, language))
        ]
    )


@get("/api/positions/{id_:str}", tags=["games"])
async def show_position(id_: FromPath[str], language: Language = "en") -> ShownPosition:
    """Send a position of the rules as its first player sees it; what it leaves open is always dealt alike."""
    for known in games():
        vector = known.vector(id_)
        if vector is not None:
            sentences = dict(known.positions(spoken(known, language)))
            return await asyncio.to_thread(tell_position, known, vector, sentences[id_])
    raise server_refusal("unknown_position", position=id_[:40])


@get("/api/lessons/{slug:str}", tags=["games"])
async def show_lesson(slug: FromPath[str], language: Language = "en") -> LessonDocument:
    """Send the lesson of a game: its steps, with their texts in a language."""
    known, package = game(slug), plugin(slug).package
    lesson = lesson_in(package)
    if lesson is None:
        raise server_refusal("no_lesson", game=slug)
    return tell_lesson(slug, lesson, lesson_texts(package, spoken(known, language)))


@get("/health", tags=["server"])
async def health(request: Asked) -> Response[HealthDocument]:
    """Is the server well, and can it write? If not, the status is 503."""
    hall = hall_of(request)
    writable = await hall.can_write()
    connections = sum(hall.connected.values())
    document = HealthDocument(writable, nextfrontier.__version__, len(hall.tables), connections, writable)
    return Response(document, status_code=200 if writable else 503)


@get("/metrics", tags=["server"], media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Send counters and timings for Prometheus, only to this machine and to named addresses."""
    hall = hall_of(request)
    if not may_read_metrics(request):
        raise server_refusal("metrics_closed")
    hall.metrics.numbers[("tables_in_memory", "")] = len(hall.tables)
    for line, (waiting, outside) in hall.bots.queue.lengths().items():
        hall.metrics.numbers[("bots_waiting", line)] = waiting
        hall.metrics.numbers[("bots_outside", line)] = outside
    return hall.metrics.text()


def may_read_metrics(request: Asked) -> bool:
    """Does the request come from this machine or from a named address? A proxy's requests come from elsewhere."""
    settings, client = hall_of(request).settings, host_of(request)
    named = split_names(settings.metrics)
    passed_on = "x-forwarded-for" in request.headers and not settings.proxies
    return "*" in named or client in named or (is_loopback(client) and not passed_on)


HANDLERS = [
    list_games, show_components, show_box, check_pack, show_sample, show_rule, list_positions, show_position,
    show_lesson,
    health, metrics,
]  # fmt: skip
