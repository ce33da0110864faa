"""Over HTTP: opening, listing, joining and leaving tables, their histories and exports."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.protocol.events import LogDocument
from nextfrontier.protocol.games import spoken
from nextfrontier.protocol.lessons import NewLesson
from nextfrontier.protocol.previews import tell_result
from nextfrontier.protocol.tables import (
    CurveDocument,
    Import,
    Join,
    NewTable,
    OpenedTable,
    PastDocument,
    Rematch,
    SeatDocument,
    SeatToken,
    TableDocument,
    TablesDocument,
    ViewExport,
    WhatIf,
)
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.gate import export as exported
from nextfrontier.server.gate import tell_log, tell_past
from nextfrontier.server.guards.origins import client_of
from nextfrontier.server.hall import opening
from nextfrontier.server.keys import hash_secret, new_secret
from nextfrontier.server.retrospect import tell_curve
from nextfrontier.server.store.contract import ListedTable, Seat, TableFacts
from nextfrontier.server.tables.replaying import in_slices
from nextfrontier.server.tables.table import DEALT, Table, origin_of, tell_seat
from nextfrontier.server.texts import LONGEST_NAME, fit_line, iso_time
from nextfrontier.server.web.games import Asked, Language, components_response, hall_of


@post("/api/tables", tags=["tables"])
async def open_table(data: JSONBody[NewTable], request: Asked) -> OpenedTable:
    """Open a table; all its human seats belong to its opener."""
    hall = hall_of(request)
    client = client_of(request)
    hall.check_opening(client)
    if data.public:
        async with hall.lobby.lock:
            await hall.lobby.check(client)
            opened = await opening.open_new(hall, data)
            hall.lobby.note(client, opened.table)
    else:
        opened = await opening.open_new(hall, data)
    hall.bots.adopt(await hall.table(opened.table), client)
    return opened


@post("/api/tables/import", tags=["tables"])
async def import_table(data: JSONBody[Import], request: Asked) -> OpenedTable:
    """Go on with an exported game, hot-seat."""
    hall = hall_of(request)
    client = client_of(request)
    hall.check_opening(client)
    return await opening.open_import(hall, client, data.save)


@post("/api/positions/{id_:str}", tags=["tables"])
async def open_position(id_: FromPath[str], request: Asked) -> OpenedTable:
    """Open a position that the rules explain, hot-seat."""
    hall = hall_of(request)
    hall.check_opening(client_of(request))
    return await opening.open_position(hall, id_)


@post("/api/lessons/{slug:str}", tags=["tables"])
async def open_lesson(slug: FromPath[str], data: JSONBody[NewLesson], request: Asked) -> OpenedTable:
    """Open a table for the lesson of a game."""
    hall = hall_of(request)
    client = client_of(request)
    hall.check_opening(client)
    opened = await opening.open_lesson(hall, slug, data)
    hall.bots.adopt(await hall.table(opened.table), client)
    return opened


@get("/api/tables", tags=["tables"])
async def list_tables(request: Asked) -> TablesDocument:
    """List the public tables with open seats, newest first."""
    found = await hall_of(request).lobby.tables()
    return TablesDocument([listed_document(table) for table in found])


def listed_document(table: ListedTable) -> TableDocument:
    """Return a public table with open seats as everybody may see it."""
    seats, created = [tell_seat(seat) for seat in table.seats], iso_time(table.created)
    open_seats = count_open(table.seats)
    return TableDocument(table.name, table.title, table.game, seats, open_seats, False, created, True, DEALT)


def table_document(facts: TableFacts, seats: list[Seat]) -> TableDocument:
    """Return a table as everybody may see it."""
    shown, open_seats = [tell_seat(seat) for seat in seats], count_open(seats)
    created = iso_time(facts.created)
    return TableDocument(
        facts.name,
        facts.title,
        facts.game,
        shown,
        open_seats,
        facts.over,
        created,
        facts.public,
        origin_of(facts),
    )


def count_open(seats: list[Seat]) -> int:
    """Count the seats that nobody has taken."""
    return sum(1 for seat in seats if seat.kind == "open")


@get("/api/tables/{name:str}", tags=["tables"])
async def show_table(name: FromPath[str], request: Asked, language: Language = "en") -> TableDocument:
    """Send one table: its people, how far its game is and who must decide, or its result."""
    table = await hall_of(request).table(name)
    document = table_document(table.facts, table.seats)
    document.seats = table.tell_seats()
    document.options = dict(table.record.options)
    if not table.is_gathering:
        record = table.record
        document.moment = record.game.moment(record.state)
        document.waiting = [
            seat for seat in range(record.seats) if record.state.required_decision(seat) is not None
        ]
        document.result = tell_result(record, spoken(record.game, language))
    return document


@get("/api/tables/{name:str}/components", tags=["tables"])
async def show_table_components(
    name: FromPath[str], request: Asked, language: Language = "en"
) -> Response[bytes]:
    """Send the printed components of this table, with its pack."""
    table = await hall_of(request).table(name)
    return await components_response(request, table.record.game, language, dict(table.record.options))


# Seats.


def token_of(request: Asked) -> str | None:
    """Return the seat token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def eyes_of(request: Asked, table: Table) -> int:
    """Return the seat whose token came along; without one, a spectator."""
    token = token_of(request)
    return SPECTATOR if token is None else table.seat_with(token)


def seat_of(request: Asked, table: Table) -> int:
    """Return the seat whose token came along; refuse a request without one."""
    seat = eyes_of(request, table)
    if seat == SPECTATOR:
        raise server_refusal("not_seated")
    return seat


@post("/api/tables/{name:str}/join", tags=["seats"], status_code=200)
async def join(name: FromPath[str], data: JSONBody[Join], request: Asked) -> SeatToken:
    """Take the first open seat, by invitation or at a public table; a browser that took one gets it back."""
    hall = hall_of(request)
    table = await hall.table(name)
    player, token = fit_line(data.name, "name", LONGEST_NAME), new_secret()
    async with table.lock:
        if not table.facts.public and hash_secret(data.invitation) != table.facts.invitation:
            raise server_refusal("unknown_invitation")
        check_one_seat(table, token_of(request))
        old = returned_seat(table, data) or free_seat(table, data)
        new = Seat(old.seat, "human", player or old.name, old.level, old.away, hash_secret(token))
        await table.put_seat(new)
    if old.kind == "open":
        hall.lobby.forget_list()
        hall.dealer.attend(table)
    return SeatToken(old.seat, token)


def check_one_seat(table: Table, token: str | None) -> None:
    """Refuse a second seat to a person who shows the token of one, unless the table was opened for one device."""
    owns_a_seat = token is not None and any(seat.token == hash_secret(token) for seat in table.seats)
    if owns_a_seat and table.deal is not None and not table.deal.hot_seat:
        raise server_refusal("already_seated")


def returned_seat(table: Table, data: Join) -> Seat | None:
    """Return the seat that this browser took before; its answer or its token was lost.

    Its hash may still be changed, but not once all seats are taken: then others tell their numbers.
    """
    share = None if table.deal is None else table.deal.share_of(data.browser, data.commitment)
    if share is None:
        return None
    if not table.is_full:
        share.commitment = data.commitment or None
    return table.seats[share.seat]


def free_seat(table: Table, data: Join) -> Seat:
    """Return the first open seat, its share of the deal noted; refuse if there is none."""
    free = next((seat for seat in table.seats if seat.kind == "open"), None)
    if free is None:
        raise server_refusal("no_open_seat")
    if table.deal is not None:
        table.deal.add(free.seat, data.commitment, data.browser)
    return free


@post("/api/tables/{name:str}/leave", tags=["seats"], status_code=200)
async def leave(name: FromPath[str], request: Asked) -> SeatDocument:
    """Go; a bot stands in until the seat is taken back."""
    hall = hall_of(request)
    table = await hall.table(name)
    level = hall.stand_in_level(table.facts.game)
    async with table.lock:
        old = table.seats[seat_of(request, table)]
        new = Seat(old.seat, old.kind, old.name, level, True, old.token)
        await table.put_seat(new)
    return tell_seat(new)


@post("/api/tables/{name:str}/return", tags=["seats"], status_code=200)
async def come_back(name: FromPath[str], request: Asked) -> SeatDocument:
    """Take one's seat back from the bot."""
    table = await hall_of(request).table(name)
    async with table.lock:
        old = table.seats[seat_of(request, table)]
        if not old.away:
            raise server_refusal("not_away", seat=old.seat)
        new = Seat(old.seat, old.kind, old.name, "", False, old.token)
        await table.put_seat(new)
    return tell_seat(new)


# Copies and histories.


async def dealt_table(request: Asked, name: str) -> Table:
    """Return a table whose game has begun; refuse while seats are open."""
    table = await hall_of(request).table(name)
    if table.is_gathering:
        raise server_refusal("not_dealt")
    return table


@post("/api/tables/{name:str}/rematch", tags=["tables"])
async def rematch(name: FromPath[str], request: Asked) -> Rematch:
    """Open a table for the same people, each one seat further."""
    hall = hall_of(request)
    table = await hall.table(name)
    seat, token = seat_of(request, table), token_of(request)
    assert token is not None
    if table.facts.next_table is None:
        hall.check_opening(client_of(request))
    return await opening.open_rematch(hall, table, seat, token)


@post("/api/tables/{name:str}/what-if", tags=["tables"])
async def what_if(name: FromPath[str], request: Asked, data: JSONBody[WhatIf | None] = None) -> OpenedTable:
    """Open a private hot-seat copy of the game as the seat knows it; the rest is dealt anew."""
    hall = hall_of(request)
    table = await dealt_table(request, name)
    seat = seat_of(request, table)
    hall.check_opening(client_of(request))
    return await opening.open_what_if(hall, table, seat, None if data is None else data.number)


@get("/api/tables/{name:str}/history/{number:int}", tags=["tables"])
async def history(name: FromPath[str], number: FromPath[int], request: Asked) -> PastDocument:
    """Send the view after so many moves."""
    table = await dealt_table(request, name)
    seat = eyes_of(request, table)
    async with table.lock:
        return tell_past(table.record, number, seat)


@get("/api/tables/{name:str}/log/{until:int}", tags=["tables"])
async def log(
    name: FromPath[str], until: FromPath[int], request: Asked, language: Language = "en"
) -> LogDocument:
    """Send the log of the first moves, as the seat or a spectator may know them."""
    table = await dealt_table(request, name)
    seat = eyes_of(request, table)
    async with table.lock:
        return tell_log(table.gate, seat, spoken(table.record.game, language), until)


@get("/api/tables/{name:str}/curve", tags=["tables"])
async def curve(name: FromPath[str], request: Asked) -> CurveDocument:
    """Send what every seat of a finished game would have had if it had ended after each move; reckoned once."""
    table = await dealt_table(request, name)
    async with hall_of(request).loads:
        found = table.curve
        if found is None:
            found = table.curve = await in_slices(tell_curve(table.record))
        return found


@get("/api/tables/{name:str}/export", tags=["tables"])
async def export(
    name: FromPath[str], request: Asked, language: Language = "en"
) -> Response[Document | ViewExport]:
    """Send a finished game as its save, with the numbers of its deal; a running one as the seat knows it."""
    table = await dealt_table(request, name)
    seat = eyes_of(request, table)
    async with table.lock:
        document = exported(table.record, seat, spoken(table.record.game, language))
        if isinstance(document, dict) and table.deal is not None:
            document["deal"] = table.deal.save()
    file_name = f"{table.facts.game}-{table.facts.name}.json"
    return Response(document, headers={"Content-Disposition": f'attachment; filename="{file_name}"'})


HANDLERS = [
    open_table, import_table, open_position, open_lesson, list_tables, show_table, show_table_components, join,
    leave, come_back, rematch, what_if, history, log, curve, export,
]  # fmt: skip
