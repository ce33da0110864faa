"""The application: handlers, errors, headers, and the work at start and stop of the server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import nextfrontier
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Problem, Refused, problem
from nextfrontier.kit.problems import MOST_OF_A_DETAIL, problem_of_shape
from nextfrontier.protocol.games import spoken
from nextfrontier.protocol.tables import ErrorDocument
from nextfrontier.server.errors import RefusedByGame, server_refusal, status_of, tell_refusal
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.settings import Settings
from nextfrontier.server.store.contract import Store
from nextfrontier.server.store.sqlite import SqliteStore
from nextfrontier.server.web import games, reviews, tables
from nextfrontier.server.web.client import BuiltClient, show_client
from nextfrontier.server.web.play import play

Asked = Request[Any, Any, Any]
log = logging.getLogger(__name__)


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    hall = Hall(settings, store or SqliteStore(settings.data))

    @asynccontextmanager
    async def open_hall(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[*games.HANDLERS, *tables.HANDLERS, *reviews.HANDLERS, play, show_client],
        lifespan=[open_hall],
        state=State({"hall": hall, "client": BuiltClient(), "shows": games.Shows()}),
        exception_handlers={
            Refused: show_refusal,
            RefusedByGame: show_game_refusal,
            HTTPException: show_http_error,
            RecursionError: show_depth,
            Exception: show_fault,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Next Frontier",
            version=nextfrontier.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )


def answer(request: Asked, game: Game[Any] | None, error: Refused, status: int) -> Response[ErrorDocument]:
    """Answer with a refusal in words, in the language that was asked for if the game has it."""
    hall: Hall = request.app.state.hall
    hall.metrics.add("refusals", error.reasons[0].code)
    wanted = request.query_params.get("language", "en")
    language = wanted if game is None else spoken(game, wanted)
    return Response(ErrorDocument(tell_refusal(game, error, language)), status_code=status)


def show_refusal(request: Asked, error: Refused) -> Response[ErrorDocument]:
    """Answer a request that the server itself refused."""
    return answer(request, None, error, status_of(error))


def show_game_refusal(request: Asked, error: RefusedByGame) -> Response[ErrorDocument]:
    """Answer a request that the rules of a game refused."""
    return answer(request, error.game, error.refused, status_of(error.refused))


def show_http_error(request: Asked, error: HTTPException) -> Response[ErrorDocument]:
    """Answer a request that the framework refused: unknown address, wrong method, document of another shape."""
    if error.status_code == 404:
        refusal = server_refusal("not_found", path=request.url.path[:80])
    elif error.status_code == 413:
        refusal = server_refusal("body_too_large", limit=request.app.state.hall.settings.body_bytes)
    elif error.status_code >= 500:
        return show_fault(request, error)
    else:
        refusal = server_refusal("bad_request", problem=problem_of(error))
    return answer(request, None, refusal, error.status_code)


def show_depth(request: Asked, _error: RecursionError) -> Response[ErrorDocument]:
    """Answer a request whose document nests far deeper than any of ours."""
    return answer(request, None, server_refusal("bad_request", problem=problem("nested_too_deeply")), 400)


def problem_of(error: HTTPException) -> Problem:
    """Return the first fault in a request, with its place."""
    extra = error.extra if isinstance(error.extra, list) else []
    for item in extra:
        if isinstance(item, dict):
            found = problem_of_shape(ValueError(str(item.get("message", "")).rstrip(".")))
            return problem("at_place", path=str(item.get("key", ""))[:MOST_OF_A_DETAIL], problem=found)
    return problem("framework", error=error.detail[:MOST_OF_A_DETAIL].rstrip("."))


def show_fault(request: Asked, error: Exception) -> Response[ErrorDocument]:
    """Answer a request at which this program failed, and write the fault into the log."""
    log.error("a request failed: %s", request.url.path, exc_info=error)
    hall: Hall = request.app.state.hall
    hall.metrics.add("faults")
    return answer(request, None, server_refusal("internal_error"), 500)
