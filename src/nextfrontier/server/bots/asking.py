"""What the processes of bots are asked: for a move at a table, for advice, for a part of a review."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import WEAKEST, level_of
from nextfrontier.bots.reviewing.tasks import Task
from nextfrontier.bots.turns import first_budget, place_of
from nextfrontier.kernel.game import Document
from nextfrontier.protocol.decisions import name_decision
from nextfrontier.server.bots.friendly import friendly_move
from nextfrontier.server.bots.processes import BotFault, Worker
from nextfrontier.server.bots.queue import Wish
from nextfrontier.server.bots.worker import Job
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.gate import bot_question
from nextfrontier.server.metrics import Metrics
from nextfrontier.server.settings import Settings

ATTEMPTS: Final = 3  # of a bot; then the weakest moves in its place
SEED_BITS: Final = 48


class Asking:
    """Asks a process what a wish is about, and hands the answer on."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.budget_ms = settings.bot_budget_ms
        self.seconds = settings.bot_budget_ms / 1000 + settings.bot_patience  # for one thought
        self.metrics = metrics

    async def fulfil(self, wish: Wish, worker: Worker) -> None:
        """Let a bot think about the open decision, then move or advise; or about a task of a review."""
        table, seat, advice = wish.table, wish.seat, wish.advice
        if wish.task is not None:
            await self.do_task(worker, wish, wish.task)
            return
        async with table.lock:
            decision = name_decision(table.record, seat)
            question = bot_question(table.record, seat) if decision else {}
            friendly = friendly_move(table, seat) if decision else None
        if advice is not None:
            await self.give_advice(worker, wish, decision, question)
        elif decision and table.seats[seat].is_played_by_bot:
            level = WEAKEST if wish.trouble >= ATTEMPTS else table.seats[seat].level
            move = friendly or await self.ask_in_turn(worker, wish, question, level)
            await table.bot_plays(seat, decision, move)

    async def ask_in_turn(self, worker: Worker, wish: Wish, question: Document, level: str) -> str:
        """Return the move of a bot, which keeps to what its level may think in a turn."""
        table = wish.table
        thought = table.thoughts[wish.seat]
        place = place_of(table.record.game, table.record.state)
        budget = thought.allow(level_of(question["game"], level).turn_budget, place)
        answer = await self.ask(worker, question, level, budget.nodes)
        move: str = answer["move"]
        thought.note(move, answer.get("explain", {}))
        return move

    async def give_advice(self, worker: Worker, wish: Wish, decision: str, question: Document) -> None:
        """Send the advice to a person, unless the person has left or decided meanwhile."""
        advice = wish.advice
        assert advice is not None
        if advice.done():
            return
        if not decision:
            advice.set_exception(server_refusal("no_decision", seat=wish.seat))
            return
        nodes = first_budget(level_of(question["game"], wish.level)).nodes
        answer = await self.ask(worker, question, wish.level, nodes, wish.spend, foresees=True)
        if not advice.done():
            advice.set_result({**answer, "decision": decision})

    async def do_task(self, worker: Worker, wish: Wish, task: Task) -> None:
        """Answer a task of a review, unless nobody waits for it any more."""
        advice = wish.advice
        assert advice is not None
        if not advice.done():
            answer = await self.think(worker, task, wish.spend)
            if not advice.done():
                advice.set_result(answer)

    async def ask(
        self,
        worker: Worker,
        question: Document,
        level: str,
        nodes: int | None,
        spend: Callable[[float], None] = lambda seconds: None,
        foresees: bool = False,
    ) -> Document:
        """Return a bot's answer to the question for a move."""
        job = (question, level, Budget(nodes, self.budget_ms), secrets.randbits(SEED_BITS), foresees)
        answer = await self.think(worker, job, spend)
        if not isinstance(answer.get("move"), str):
            raise BotFault(f"not an answer: {answer!r:.200}")
        return answer

    async def think(self, worker: Worker, job: Job | Task, spend: Callable[[float], None]) -> Document:
        """Return an answer from another process."""
        started = time.monotonic()
        self.metrics.add("bots_thinking")
        try:
            return await worker.ask(job, self.seconds)
        finally:
            seconds = time.monotonic() - started
            self.metrics.add("bots_thinking", amount=-1)
            self.metrics.time("bot_seconds", seconds)
            spend(min(seconds, self.budget_ms / 1000))  # a process that is stuck is not the asker's fault
