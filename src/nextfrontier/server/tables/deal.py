"""The deal of a table in which its players have a part, kept from the opening of the table on."""

from __future__ import annotations

from typing import Final

import msgspec

from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.game import Document
from nextfrontier.protocol.frames import DealDocument, ShareDocument
from nextfrontier.record.deals import combined_seed, share_commitment
from nextfrontier.server.errors import server_refusal
from nextfrontier.server.keys import hash_secret

NOT_DEALT: Final = (
    ""  # the seed of a table at which seats are still open; nobody sees cards that come from it
)


class Share(msgspec.Struct):
    """A player's part in the deal: the hash of a random number, and the number once it is told."""

    seat: int
    commitment: str | None  # None: this client takes no part
    entropy: str | None = None
    browser: str = ""  # mark of the browser that took the seat: it gets the seat back if the answer was lost

    def show(self, over: bool) -> ShareDocument:
        """Return the share as everybody at the table sees it."""
        told = self.entropy is not None
        return ShareDocument(self.seat, self.commitment, told, self.entropy if over else None)


class Deal(msgspec.Struct):
    """The server's seed and the players' shares in the order of their seats."""

    server_seed: str
    shares: list[Share]
    dealt: bool = False
    hot_seat: bool = False  # one browser may take several seats

    @property
    def awaited_seats(self) -> list[int]:
        """Return the seats that have not told their number yet."""
        return [share.seat for share in self.shares if share.commitment and share.entropy is None]

    @property
    def seed(self) -> str:
        """Return the seed of the table, from the numbers told so far."""
        return combined_seed(self.server_seed, {s.seat: s.entropy for s in self.shares if s.entropy})

    def add(self, seat: int, commitment: str, browser: str) -> None:
        """Add the share of a player who takes a seat."""
        share = Share(seat, commitment or None, browser=self.mark_of(browser))
        self.shares = sorted([*self.shares, share], key=lambda share: share.seat)

    def mark_of(self, browser: str) -> str:
        """Return the hash by which a browser is known; it differs from table to table."""
        return hash_secret(f"{self.server_seed} {browser}") if browser else ""

    def share_of(self, browser: str, commitment: str) -> Share | None:
        """Return the share of the browser that took a seat; where it may take several, the one with this hash."""
        mark = self.mark_of(browser)
        for share in self.shares:
            if mark and share.browser == mark and (not self.hot_seat or share.commitment == commitment):
                return share
        return None

    def tell(self, seat: int, entropy: str) -> None:
        """Take the number of a seat; refused if it is not the one that was hashed."""
        for share in self.shares:
            if share.seat == seat and share.commitment == share_commitment(entropy):
                share.entropy = entropy
                return
        raise server_refusal("wrong_entropy", seat=seat)

    def finish(self) -> Deal:
        """Return the deal with the cards dealt: nobody can add anything."""
        return msgspec.structs.replace(self, dealt=True)

    def show(self, full: bool, over: bool) -> DealDocument:
        """Return the deal as everybody at the table sees it: hashes from the start, the hashed numbers at the end."""
        return DealDocument(
            dealt=self.dealt,
            asked=full and not self.dealt,
            server=commitment(self.server_seed),
            server_seed=self.server_seed if over else None,
            players=[share.show(over) for share in self.shares],
        )

    def save(self) -> Document:
        """Return the deal of a finished game for its save."""
        return {
            "server_seed": self.server_seed,
            "server_commitment": commitment(self.server_seed),
            "players": [
                {"seat": share.seat, "commitment": share.commitment, "entropy": share.entropy}
                for share in self.shares
            ],
        }


def deal_in(setup: Document) -> Deal | None:
    """Return the deal of a stored table; None if players had no part in it."""
    found = setup.get("deal")
    return None if found is None else msgspec.convert(found, Deal)
