"""Play over WebSocket: the verbs of a connection."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Refused, problem
from nextfrontier.kit.problems import problem_of_shape
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.protocol.decisions import name_decision
from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.protocol.frames import Answer, FatalFrame, RefusedReply, Reply
from nextfrontier.protocol.messages import (
    DECODER,
    AnyMessage,
    Chat,
    Hello,
    Look,
    Ping,
    Play,
    Preview,
    Redo,
    Restart,
    Reveal,
    Speak,
    Suggest,
    Undo,
    Watch,
    Why,
    request_id,
)
from nextfrontier.server.errors import server_refusal, tell_refusal
from nextfrontier.server.gate import tell_line, tell_steps, tell_suggestion, tell_why
from nextfrontier.server.guards.limits import Bucket
from nextfrontier.server.guards.origins import client_of
from nextfrontier.server.guards.turns import Account, charge_work
from nextfrontier.server.hall.hall import Hall
from nextfrontier.server.tables.table import allows_advice
from nextfrontier.server.texts import one_line
from nextfrontier.server.web.connection import ENCODER, POLICY_VIOLATION, Connection

Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS: Final = 15.0
LINE_BURST: Final = 10  # lines of chat of one connection
LINES_PER_SECOND: Final = 0.5
PATIENCE: Final = 1000  # requests beyond the rate until the connection is closed

log = logging.getLogger(__name__)


@websocket("/api/play")
async def play(socket: Socket) -> None:
    """Serve one connection, from its hello to its end."""
    hall: Hall = socket.app.state.hall
    client = client_of(socket)
    await socket.accept()
    try:
        hall.connect(client)
    except Refused as error:
        await say_goodbye(socket, error)
        return
    try:
        player = await greet(socket, hall, hall.turns.account(client))
        if player is not None:
            await player.serve()
    except Refused as error:  # the table broke while it waited to be greeted
        await say_goodbye(socket, error)
    except WebSocketDisconnect:
        pass
    finally:
        hall.disconnect(client)


async def greet(socket: Socket, hall: Hall, account: Account) -> Player | None:
    """Answer the hello of a connection and return its player; None if the hello was refused."""
    language = ENGLISH
    try:
        hello = await first_message(socket, hall.settings.message_bytes)
        language = hello.language
        await hall.turns.take(account)
        table = await hall.table(hello.table)
        mine = list(dict.fromkeys(table.seat_with(token) for token in hello.tokens))
    except Refused as error:
        hall.metrics.add("refusals", error.reasons[0].code)
        await say_goodbye(socket, error, language)
        return None
    connection = Connection(socket, table, mine, hello.language, hall.settings.backlog)
    return Player(connection, hall, hello, account)


async def say_goodbye(socket: Socket, error: Refused, language: str = ENGLISH) -> None:
    """Say why, and close."""
    frame = FatalFrame(tell_refusal(None, error, language))
    await socket.send_text(ENCODER.encode(frame).decode())
    await socket.close(POLICY_VIOLATION)


async def first_message(socket: Socket, limit: int) -> Hello:
    """Return the hello of a client that speaks this protocol."""
    try:
        text = await asyncio.wait_for(receive(socket), HELLO_SECONDS)
    except TimeoutError:
        raise server_refusal("hello_first") from None
    message = read(text, limit)
    if not isinstance(message, Hello):
        raise server_refusal("hello_first")
    if message.protocol != PROTOCOL:
        raise server_refusal("wrong_protocol", given=message.protocol, known=PROTOCOL)
    return message


async def receive(socket: Socket) -> str:
    """Return the next message; a message that is not text counts as empty."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    text = event.get("text")
    return text if isinstance(text, str) else ""


async def messages(socket: Socket) -> AsyncIterator[str]:
    """Return all messages until the end of the connection."""
    while True:
        try:
            text = await receive(socket)
        except WebSocketDisconnect:
            return
        yield text


def read(text: str, limit: int) -> AnyMessage:
    """Read a message of the protocol; refuse others with their fault."""
    if len(text.encode("utf-8", "replace")) > limit:
        raise server_refusal("message_too_large", limit=limit)
    try:
        message: AnyMessage = DECODER.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        known = isinstance(error, msgspec.DecodeError)
        found = problem_of_shape(error) if known else problem("not_read")
        raise server_refusal("bad_request", problem=found) from None


class Player:
    """Somebody at a table: takes requests one after the other and answers each."""

    def __init__(self, connection: Connection, hall: Hall, hello: Hello, account: Account) -> None:
        self.connection = connection
        self.table = connection.table
        self.hall = hall
        self.hello = hello
        self.account = account
        settings = hall.settings
        self.bucket = Bucket(settings.request_burst, settings.requests_per_second)
        self.talk = Bucket(LINE_BURST, LINES_PER_SECOND)
        self.hurried = 0
        self.suggesting: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Be at the table until the connection ends."""
        connection, table = self.connection, self.table
        pump = asyncio.create_task(self.charge(connection.pump))
        try:
            async with table.lock:
                table.watchers.append(connection)
                self.hall.bots.wake(table)  # they are more urgent now
                connection.greet(self.hello.have, self.hall.settings.chat_kept)
                self.tell_others()
            async for text in messages(connection.socket):
                await self.hall.turns.take(self.account)
                if connection.closing:
                    break
                await self.answer(text)
        finally:
            await self.leave(pump)

    async def charge(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do work of this connection beside its requests, at the cost of its address."""
        await charge_work(work(), self.account)

    async def leave(self, pump: asyncio.Task[None]) -> None:
        """Go; the seats stay taken."""
        connection, table = self.connection, self.table
        if connection in table.watchers:
            table.watchers.remove(connection)
            table.touched = time.monotonic()
            self.tell_others()
        if self.suggesting is not None:
            self.suggesting.cancel()
        if connection.closing:
            await asyncio.wait([pump], timeout=1.0)
        pump.cancel()

    def tell_others(self) -> None:
        """Tell all connections that somebody has come to the table or left it."""
        if self.connection.mine:
            for watcher in self.table.watchers:
                if watcher is not self.connection:
                    watcher.show_table()

    # Answers.

    async def answer(self, text: str) -> None:
        """Answer one message of any kind."""
        started = time.monotonic()
        verb, request = "unreadable", None
        try:
            if not self.bucket.take():
                raise self.too_fast()
            message = self.read(text)
            verb, request = type(message).__name__.lower(), getattr(message, "id", None)
            answer: Answer | None = await self.do(message)
        except Refused as error:
            request = request or request_id(text)
            answer = self.refusal(error)
        except Exception:
            log.exception("a request failed: %s", verb)
            self.hall.metrics.add("faults")
            answer = self.refusal(server_refusal("internal_error"))
        self.hall.metrics.add("requests", verb)
        if answer is not None:
            self.connection.reply(request, answer)
            self.hall.metrics.time("answer_seconds", time.monotonic() - started, verb)

    def read(self, text: str) -> AnyMessage:
        """Read a message of the protocol."""
        return read(text, self.hall.settings.message_bytes)

    def refusal(self, error: Refused) -> RefusedReply:
        """Return the answer to a refused message."""
        self.hall.metrics.add("refusals", error.reasons[0].code)
        game, language = self.table.record.game, self.connection.language
        return RefusedReply(error=tell_refusal(game, error, language))

    def too_fast(self) -> Refused:
        """Return the refusal of a request in a hurry; end a connection that never slows down."""
        error = server_refusal("too_fast", limit=f"{self.hall.settings.requests_per_second:g}")
        self.hurried += 1
        if self.hurried > PATIENCE:
            self.connection.stop(error)
        return error

    async def do(self, message: AnyMessage) -> Answer | None:
        """Do a message and return its answer; None if the answer comes later."""
        match message:
            case Play() | Undo() | Redo() | Restart():
                return await self.change(message)
            case Why() | Preview():
                return await self.ask(message)
            case Suggest():
                self.suggest(message)
                return None
            case Watch():
                return await self.watch(message)
            case Chat():
                return await self.chat(message)
            case Reveal():
                return await self.reveal(message)
            case Look():
                return await self.look(message)
            case Speak():
                return await self.speak(message)
            case Ping():
                return Reply()
            case Hello():
                raise server_refusal("hello_again")

    def seat(self) -> int:
        """Return the seat that acts: the one through whose eyes the connection looks."""
        if self.connection.seat == SPECTATOR:
            raise server_refusal("not_seated")
        if self.table.is_gathering:
            raise server_refusal("not_dealt")
        return self.connection.seat

    async def change(self, message: Play | Undo | Redo | Restart) -> Answer:
        """Answer a request that changes the game."""
        seat, language = self.seat(), self.connection.language
        match message:
            case Play():
                return await self.table.play(seat, message.id, message.decision, message.moves, language)
            case Undo():
                return await self.table.undo(seat, message.id, message.steps, language)
            case Restart():
                return await self.table.undo(seat, message.id, 0, language)
            case Redo():
                return await self.table.redo(seat, message.id, message.steps, language)

    async def ask(self, message: Why | Preview) -> Answer:
        """Answer a question about a move of the open decision."""
        seat = self.seat()
        async with self.table.lock:
            record = self.table.record
            if message.decision != name_decision(record, seat):
                raise server_refusal("stale_decision", given=message.decision[:80])
            language = self.connection.language
            if isinstance(message, Why):
                return tell_why(record, seat, message.move, message.after, language)
            return tell_line(record, seat, message.moves or [message.move], language)

    async def watch(self, message: Watch) -> Answer:
        """Tell moves event by event, as the eyes of this connection see them."""
        if self.table.is_gathering:
            raise server_refusal("not_dealt")
        async with self.table.lock:
            record, seat = self.table.record, self.connection.seat
            return tell_steps(record, seat, message.version, message.first, message.entries)

    async def look(self, message: Look) -> Answer:
        """See through the eyes of another of one's own seats."""
        if message.seat not in self.connection.mine:
            raise server_refusal("not_your_seat", seat=message.seat)
        async with self.table.lock:
            self.connection.look(message.seat)
        return Reply()

    async def speak(self, message: Speak) -> Answer:
        """Go on in another language."""
        async with self.table.lock:
            self.connection.speak(message.language)
        return Reply()

    async def reveal(self, message: Reveal) -> Answer:
        """Tell the number of one's own seat."""
        if message.seat not in self.connection.mine:
            raise server_refusal("not_your_seat", seat=message.seat)
        await self.hall.dealer.tell(self.table, message.seat, message.entropy)
        return Reply()

    async def chat(self, message: Chat) -> Answer:
        """Say something."""
        limit = self.hall.settings.chat_length
        if len(message.text) > limit:
            raise server_refusal("chat_too_long", limit=limit)
        text = one_line(message.text)
        if not text:
            raise server_refusal("chat_empty")
        seat, client = self.connection.seat, client_of(self.connection.socket)
        mark = self.table.mark_of(client if seat == SPECTATOR else str(seat), message.id)
        if mark not in self.table.said:
            self.check_talk(client)
        await self.table.say(seat, text, mark, self.hall.settings.chat_kept)
        return Reply()

    def check_talk(self, client: str) -> None:
        """Refuse a line in a hurry, of this connection or of its address."""
        if not self.talk.take():
            raise server_refusal("too_fast", limit=f"{LINES_PER_SECOND:g}")
        if not self.hall.talks.find(client).take():
            raise server_refusal("too_fast", limit=f"{self.hall.settings.chat_per_second:g}")

    # Suggestions come when the bot has thought; other requests are answered meanwhile.

    def suggest(self, message: Suggest) -> None:
        """Ask the bot that gives advice."""
        seat = self.seat()
        if not allows_advice(self.table.facts):
            raise server_refusal("advice_forbidden")
        if self.suggesting is not None and not self.suggesting.done():
            raise server_refusal("too_fast", limit=1)
        self.suggesting = asyncio.create_task(self.charge(lambda: self.suggestion(seat, message.id)))

    async def suggestion(self, seat: int, request: str) -> None:
        """Send the answer to `suggest`."""
        try:
            answer: Answer = await self.ask_bot(seat)
        except Refused as error:
            answer = self.refusal(error)
        except Exception:
            log.exception("a suggestion failed")
            answer = self.refusal(server_refusal("internal_error"))
        self.connection.reply(request, answer)

    async def ask_bot(self, seat: int) -> Answer:
        """Ask the bot that gives advice for its move in the place of a seat."""
        if not name_decision(self.table.record, seat):
            raise server_refusal("no_decision", seat=seat)
        level = self.hall.stand_in_level(self.table.facts.game)
        client, spend = self.connection.client, self.account.spend
        answer = await self.hall.bots.advise(self.table, seat, level, client, spend)
        async with self.table.lock:
            if name_decision(self.table.record, seat) != answer["decision"]:
                raise server_refusal("stale_decision", given=answer["decision"])
            return tell_suggestion(self.table.record, seat, answer, self.connection.language)
