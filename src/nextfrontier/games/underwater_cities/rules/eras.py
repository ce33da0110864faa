"""The end of an Era: production, readying, feeding, the next deck (UC-ERA, UC-PROD-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.rules.feeding import feed_cities
from nextfrontier.games.underwater_cities.rules.hand import DiscardDropped, Keep, draw_cards
from nextfrontier.games.underwater_cities.rules.production import Produce
from nextfrontier.games.underwater_cities.rules.scoring import FinalScoring
from nextfrontier.games.underwater_cities.state.sea import ERA_DECKS
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

LAST_ERA: Final = 3  # final scoring follows it (UC-GEN-05)
NEW_CARDS: Final = 3  # UC-ERA-07
OPENING_CARDS: Final = 6  # UC-SETUP-37


class ProductionPhase(Task["Sea"]):
    """All players produce at the same time (UC-PROD-01)."""

    shape = Shape("production_phase")

    def run(self, state: Sea) -> None:
        state.tell("production_began", "UC-PROD-01", {"era": state.calendar.era})
        state.open_lanes([Produce() for _ in range(state.seats)])


class EndOfEra(Task["Sea"]):
    """Ready action cards, feed, begin the next Era or the scoring (UC-ERA-01..14, UC-ACT-06, UC-GEN-05, UC-FEED-09)."""

    shape = Shape("end_of_era")

    def run(self, state: Sea) -> None:
        for seat in state.calendar.order:
            player = state.players[seat]
            player.produced = 0
            if state.calendar.era < LAST_ERA:
                cards = player.cards = player.cards.copy()
                cards.used = ()
            feed_cities(state, player)  # with what was just produced (UC-PROD-25)
        if state.calendar.era == LAST_ERA:
            state.tell("scoring_began", "UC-SCORE-01", {})
            state.open_lanes([FinalScoring() for _ in range(state.seats)])
        else:
            begin_next_era(state)


def begin_next_era(sea: Sea) -> None:
    """Remove the old deck and pile, shuffle the next deck, draw and reduce hands (UC-ERA-04..11, -13)."""
    deck = sea.era_deck = sea.era_deck.copy()
    deck.removed = tuple(sorted((*deck.removed, *deck.in_deck())))
    deck.gone = (*deck.gone, *deck.discard)
    deck.discard = ()
    calendar = sea.calendar = sea.calendar.copy()
    calendar.era += 1
    calendar.round += 1
    deal_era_deck(sea)
    sea.push(OpenEra())
    sea.push(DiscardDropped())
    deal_hands(sea, NEW_CARDS)


class OpenEra(Task["Sea"]):
    """All hands are chosen: the first round of the Era begins (UC-ERA-13)."""

    shape = Shape("open_era")

    def run(self, state: Sea) -> None:
        state.push(state.box.next_round)


def deal_era_deck(sea: Sea) -> None:
    """Shuffle the deck of the current Era and put it on the main board (UC-SETUP-04, -05, UC-ERA-06)."""
    era = sea.calendar.era
    deck = sea.era_deck = sea.era_deck.copy()
    cards = sea.box.backs[era - 1][:]
    if sea.viewer >= -1:
        deck.cards = [-era] * len(cards)
    elif sea.searching:
        deck.cards = cards
    else:
        deck.cards = sea.shuffle(ERA_DECKS + era, cards)
    deck.top = 0
    sea.tell("deck_shuffled", "UC-ERA-06", {"era": era})


def deal_hands(sea: Sea, amount: int) -> None:
    """Let all draw in turn order, then reduce their hands at once in secret (UC-SETUP-40, UC-ENDTURN-06, -07)."""
    for seat in sea.calendar.order:
        sea.active = seat
        draw_cards(sea, amount, "UC-SETUP-37" if sea.calendar.round == 1 else "UC-ERA-07")
    lanes: list[Task[Any] | None] = []
    for player in sea.players:
        surplus = len(player.cards.hand) > player.hand_limit()
        lanes.append(Keep(True) if surplus else None)
    sea.open_lanes(lanes)
