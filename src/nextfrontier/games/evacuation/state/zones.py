"""The places of hidden things, and the players who see them (OQ-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.state.goal_packs import OPPONENT
from nextfrontier.games.evacuation.state.rows import ROWS
from nextfrontier.kernel.zones import EVERYONE, NOBODY, Pile, Stack, Zone

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Rules, Worlds

known_zones: Final[dict[tuple[int, bool, bool, bool, bool], list[Zone[Worlds]]]] = {}


def zones_of(seats: int, rules: Rules, has_draft: bool) -> list[Zone[Worlds]]:
    """Return the zones of a game with these options."""
    key = (seats, rules.advanced, rules.third, rules.first_game, has_draft)
    if key not in known_zones:
        packs = [
            Pack(pack) for pack in range(max(seats, 2) if has_draft else 0)
        ]  # first: others list their cards
        own = [zone for seat in range(seats) for zone in own_zones(seat, rules)]
        known_zones[key] = [*packs, *table_zones(rules), *own, *rival_zones(seats, rules)]
    return known_zones[key]


def table_zones(rules: Rules) -> list[Zone[Worlds]]:
    """Declare the decks and piles that belong to nobody."""
    found: list[Zone[Worlds]] = [
        Zone(f"rows.{row}.deck", seen=f"rows.{row}.seen", told=f"decks.{name}")
        for row, name in enumerate(ROWS)
    ]
    found.append(Zone("spared_goals", told="unused_goals"))
    if rules.advanced:
        found.append(Zone("cards.deck", seen="cards.seen", told="action_deck"))
        found.append(Zone("cards.discard", seen="cards.discard_seen", told="discard"))
    return found


def own_zones(seat: int, rules: Rules) -> list[Zone[Worlds]]:
    """Declare the zones that lie face down with a player."""
    at = f"players.{seat}."
    found: list[Zone[Worlds]] = [
        GoalCards(f"{at}goals.cards", seat, f"{at}goals", seat, is_open=rules.first_game),  # EV-FIRST-02..05
        GoalCards(f"{at}goals.kept", seat, f"{at}kept", seat, is_aside=True, is_rare=True),
        GoalCards(f"{at}goals.discarded", seat, f"{at}discarded_goal", seat, is_rare=True),
    ]
    if rules.advanced:
        found.append(Zone(f"{at}hand", seat, told=f"{at}hand", is_sorted=True))
        found.append(Zone(f"{at}actions.under", seat, told=f"{at}under"))
        found.append(Zone(f"{at}dropped", seat, told=f"{at}dropped", is_sorted=True, is_rare=True))
    return found


def rival_zones(seats: int, rules: Rules) -> list[Zone[Worlds]]:
    """Declare the Solo deck and the Goal cards of the simulated opponent."""
    if seats > 1 and not rules.third:
        return []
    return [
        Stack("solo.deck", told="rival.deck"),
        GoalCards("rival.goals", NOBODY, "rival.goals", OPPONENT),
        GoalCards("rival.removed", NOBODY, "rival.removed", OPPONENT, is_aside=True),
    ]


class GoalCards(Zone["Worlds"]):
    """Goal cards in hand or put aside: the packs of the draft list them (EV-SETUP-18)."""

    def __init__(
        self,
        field: str,
        owner: int,
        told: str,
        holder: int,
        is_aside: bool = False,
        is_open: bool = False,
        is_rare: bool = False,
    ) -> None:
        super().__init__(field, owner, told=told, is_sorted=True, is_rare=is_rare)
        self.holder = holder  # the seat in the draft
        self.is_aside = is_aside
        self.is_open = is_open

    def pile(self, state: Worlds) -> Pile:
        cards = self.things(state)
        packs = state.draft
        source = [] if packs is None else packs.held_by(self.holder)[self.is_aside]
        return Pile(self.owner, cards, [EVERYONE] * len(cards) if self.is_open else [], source=source)


class Pack(Zone["Worlds"]):
    """A pack of the draft: a seat that held it knows some cards, and of others only that they are there."""

    def __init__(self, number: int) -> None:
        super().__init__("draft")
        self.number = number

    def pile(self, state: Worlds) -> Pile:
        assert state.draft is not None
        return state.draft.pile(self.number, state.seats)

    def put(self, state: Worlds, things: list[int]) -> None:
        assert state.draft is not None
        state.draft = state.draft.with_pack(self.number, things)
