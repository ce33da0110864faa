"""Checking drafts of packs: one after the other, beside the server's own thread, charged to the address."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from nextfrontier.protocol.drafts import Draft, DraftDocument, check_draft
from nextfrontier.protocol.fields import LARGEST_DRAFT
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.guards.turns import Turns

MOST_WAITING: Final = 16
MOST_OF_ONE: Final = 2  # drafts of one address that wait


class Drafts:
    """The drafts that wait to be checked. Nothing of them is kept."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.waiting: list[str] = []  # the address of each
        self.lock = asyncio.Lock()

    async def check(self, client: str, slug: str, draft: Draft, language: str) -> DraftDocument:
        """Return what a draft would replace and what is wrong with it; refuse one that is too large."""
        if len(msgspec.json.encode(draft.pack)) > LARGEST_DRAFT:
            raise server_refusal("draft_too_large", limit=LARGEST_DRAFT)
        if len(self.waiting) >= MOST_WAITING or self.waiting.count(client) >= MOST_OF_ONE:
            raise server_refusal("draft_running")
        self.waiting.append(client)
        try:
            async with self.lock:
                found, seconds = await asyncio.to_thread(check_and_measure, slug, draft, language)
        finally:
            self.waiting.remove(client)
        self.turns.account(client).spend(seconds)
        return found


def check_and_measure(slug: str, draft: Draft, language: str) -> tuple[DraftDocument, float]:
    """Return the checked draft, and the time of the processor that it took."""
    started = time.thread_time()
    return check_draft(slug, draft, language), time.thread_time() - started
