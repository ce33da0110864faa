"""Over HTTP: reviews of finished games."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from nextfrontier.protocol.games import spoken
from nextfrontier.protocol.reviews import NewReview, ReviewDocument
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.guards.origins import client_of
from nextfrontier.server.tables.table import Table
from nextfrontier.server.web.games import Asked, Language, hall_of
from nextfrontier.server.web.tables import dealt_table


async def finished_seat(request: Asked, name: str, seat: int) -> Table:
    """Return the table of a finished game that has this seat; refuse any other."""
    table = await dealt_table(request, name)
    if not table.record.over:
        raise server_refusal("not_over")
    if not 0 <= seat < table.record.seats:
        raise server_refusal("no_such_seat", seat=seat)
    return table


@post("/api/tables/{name:str}/review", tags=["tables"], status_code=200)
async def begin_review(
    name: FromPath[str], data: JSONBody[NewReview], request: Asked, language: Language = "en"
) -> ReviewDocument:
    """Have the game of a seat reviewed by the bots when they have time; a review that is there is sent at once."""
    table = await finished_seat(request, name, data.seat)
    kept = hall_of(request).reviews.begin(table, data.seat, client_of(request))
    return kept.tell(spoken(table.record.game, language))


@get("/api/tables/{name:str}/review/{seat:int}", tags=["tables"])
async def show_review(
    name: FromPath[str], seat: FromPath[int], request: Asked, language: Language = "en"
) -> ReviewDocument:
    """Send how far the review of a seat is, and its outcome; it is the same for all who look."""
    table = await finished_seat(request, name, seat)
    kept = hall_of(request).reviews.find(table, seat)
    if kept is None:
        return ReviewDocument(seat, "none", 0, 0, None)
    return kept.tell(spoken(table.record.game, language))


HANDLERS = [begin_review, show_review]
