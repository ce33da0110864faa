"""Ways to open a table: new, as a rematch, as a what-if copy, from a save, in a position, for a lesson."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from nextfrontier.bots.levels import bot, friend_of
from nextfrontier.kernel.game import Document, Game, check_seats
from nextfrontier.kit.lessons import FRIEND, LEARNER, lesson_in
from nextfrontier.protocol.lessons import NewLesson
from nextfrontier.protocol.tables import MovedSeat, NewSeat, NewTable, OpenedTable, Rematch, SeatToken
from nextfrontier.record.history import Row
from nextfrontier.record.record import Record
from nextfrontier.server.errors import server_refusal, spoken_by
from nextfrontier.server.gate import copy_for, save_in
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.hall.import_worker import check_no_path
from nextfrontier.server.keys import hash_secret, new_secret, new_seed, new_table_name
from nextfrontier.server.store.contract import Seat, TableFacts
from nextfrontier.server.tables.deal import NOT_DEALT, Deal
from nextfrontier.server.tables.table import TUTORIAL, Table, allows_advice
from nextfrontier.server.texts import LONGEST_NAME, LONGEST_TITLE, fit_line
from nextfrontier.shelf import game, games, plugin


async def open_new(hall: Hall, wanted: NewTable) -> OpenedTable:
    """Open a new table, dealt at once if all seats are taken; people get their tokens, open seats one invitation."""
    known = game(wanted.game)
    check_seats(known, len(wanted.seats))
    check_no_path(known, wanted.options)
    title = fit_line(wanted.title, "title", LONGEST_TITLE)
    tokens = {seat: new_secret() for seat, new in enumerate(wanted.seats) if new.kind == "human"}
    seats = [seat_from(known, number, new, tokens.get(number)) for number, new in enumerate(wanted.seats)]
    is_open = any(new.kind == "open" for new in wanted.seats)
    invitation = new_secret() if is_open else None
    deal = new_deal(wanted, list(tokens)) if is_open else None
    seed = NOT_DEALT if is_open else new_seed()
    with spoken_by(known):
        record = await asyncio.to_thread(Record, known, len(seats), wanted.options, seed)
    hash_ = None if invitation is None else hash_secret(invitation)
    table = await hall.open_table(record, seats, title, wanted.public, hash_, deal=deal, advice=wanted.advice)
    return tell_opener(table, tokens, invitation)


def new_deal(wanted: NewTable, own: list[int]) -> Deal:
    """Return the deal of a table with open seats, with the opener's share on the first of the opener's seats."""
    deal = Deal(new_seed(), [], hot_seat=len(own) > 1)
    if own:
        deal.add(own[0], wanted.commitment, wanted.browser)
    return deal


def tell_opener(table: Table, tokens: dict[int, str], invitation: str | None = None) -> OpenedTable:
    """Return the table's name with the tokens and the invitation that its opener gets."""
    seats = [SeatToken(seat, token) for seat, token in tokens.items()]
    return OpenedTable(table.facts.name, seats, invitation)


def seat_from(known: Game[Any], number: int, new: NewSeat, token: str | None) -> Seat:
    """Return a seat as it was asked for; refuse a bot of a level that its game has not."""
    name = fit_line(new.name, f"seats[{number}].name", LONGEST_NAME)
    if new.kind != "bot":
        return Seat(number, new.kind, name if token else "", "", False, hash_secret(token) if token else None)
    bot(known.slug, new.level)
    return Seat(number, "bot", name, new.level, False, None)


async def open_hot_seat(
    hall: Hall, record: Record, title: str, origin: str, advice: bool = True, names: list[str] | None = None
) -> OpenedTable:
    """Open a private table at which one client has all seats, named as those of another table if there is one."""
    tokens = hot_seat_tokens(record.seats)
    seats = hot_seats(tokens, names)
    table = await hall.open_table(record, seats, title, origin=origin, advice=advice)
    return tell_opener(table, tokens)


def hot_seat_tokens(seats: int) -> dict[int, str]:
    """Return a new token for every seat."""
    return {seat: new_secret() for seat in range(seats)}


def hot_seats(tokens: dict[int, str], names: list[str] | None = None) -> list[Seat]:
    """Return the seats of one client."""
    named = names or [""] * len(tokens)
    return [Seat(seat, "human", named[seat], "", False, hash_secret(token)) for seat, token in tokens.items()]


async def open_what_if(hall: Hall, table: Table, seat: int, number: int | None) -> OpenedTable:
    """Open a copy of the game as the seat knows it; hidden cards are dealt anew, differently each time."""
    async with table.lock:
        copy = copy_for(table.record, seat, number)
        names = [each.name for each in table.seats]
    advice = allows_advice(table.facts)
    return await open_hot_seat(hall, copy, table.facts.title, "what-if", advice, names)


async def open_position(hall: Hall, id_: str) -> OpenedTable:
    """Open a position that the rules explain, as a hot-seat table."""
    for known in games():
        vector = known.vector(id_)
        if vector is not None:
            record = Record(known, vector.seats, vector.options, new_seed(), vector.changes)
            return await open_hot_seat(hall, record, id_, "position")
    raise server_refusal("unknown_position", position=id_[:40])


async def open_lesson(hall: Hall, slug: str, wanted: NewLesson) -> OpenedTable:
    """Open the table of a lesson: always the same deal, and a friendly bot that plays on behind the lesson."""
    known, lesson = game(slug), lesson_in(plugin(slug).package)
    if lesson is None:
        raise server_refusal("no_lesson", game=slug)
    token, level = new_secret(), friend_of(slug)
    learner, friend = NewSeat("human", wanted.name), NewSeat("bot", wanted.bot, level)
    seats = [seat_from(known, LEARNER, learner, token), seat_from(known, FRIEND, friend, None)]
    record = Record(known, len(seats), lesson.options, lesson.seed)
    table = await hall.open_table(record, seats, "", origin=TUTORIAL)
    return tell_opener(table, {LEARNER: token})


async def open_import(hall: Hall, client: str, document: Document) -> OpenedTable:
    """Open a table that goes on from an exported game, which another process has checked."""
    save = save_in(document)
    rows = save.get("rows") if isinstance(save, dict) else None
    limit = hall.settings.longest_game
    if isinstance(rows, list) and len(rows) > limit:
        raise server_refusal("save_too_long", rows=len(rows), limit=limit)
    found = await hall.importer.check(client, save)
    count = found.setup["seats"]
    setup = {**found.setup, "origin": "import", "deal": None}
    facts = TableFacts(new_table_name(), found.game, setup, "", False, None, time.time(), found.over, None)
    tokens = hot_seat_tokens(count)
    await hall.keep_table(facts, hot_seats(tokens), rows_from(rows))
    return tell_opener(await hall.table(facts.name), tokens)


def rows_from(documents: list[Document] | None) -> list[Row]:
    """Return the rows of a save that was checked."""
    return [Row(row["do"], row["seat"], row.get("move", ""), row.get("steps", 0)) for row in documents or []]


async def open_rematch(hall: Hall, table: Table, seat: int, token: str) -> Rematch:
    """Open a table for the same people, each one seat further; return the same table if asked twice."""
    async with table.lock:
        if not table.record.over:
            raise server_refusal("not_over")
        count = table.record.seats
        name = table.facts.next_table or await open_again(hall, table)
    places = [MovedSeat((old + 1) % count, old, token if old == seat else None) for old in range(count)]
    return Rematch(name, places)


async def open_again(hall: Hall, table: Table) -> str:
    """Open the table of the rematch and announce it at the old one; tokens and invitation stay the same."""
    facts, old = table.facts, table.record
    is_open = any(seat.kind == "open" for seat in table.seats)  # of an older version, which dealt at once
    record = Record(old.game, old.seats, old.options, NOT_DEALT if is_open else new_seed())
    deal = Deal(new_seed(), []) if is_open else None
    seats = sorted((move_seat_on(seat, old.seats) for seat in table.seats), key=lambda seat: seat.seat)
    opening = hall.open_table(
        record, seats, facts.title, facts.public, facts.invitation, deal=deal, after=facts.name,
        advice=allows_advice(facts),
    )  # fmt: skip
    again = await table.write(opening)  # if it fails, only the store knows whether there is a rematch
    facts.next_table = again.facts.name
    table.show_table()
    return again.facts.name


def move_seat_on(old: Seat, count: int) -> Seat:
    """Return a seat one place further, with the same owner, present again."""
    level = old.level if old.kind == "bot" else ""
    return Seat((old.seat + 1) % count, old.kind, old.name, level, False, old.token)
