"""Action cards in hand: the advanced variant (EV-ADV-02, -03, -10..12, -20..22, OQ-47)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import ACTION_CARD, EFFECT, HOW_MANY, Effect
from nextfrontier.games.evacuation.effects.fields import CARD
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.action_cards import ActionCards
from nextfrontier.games.evacuation.state.worlds import ACTIONS
from nextfrontier.kernel.actions import Several
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Named, Shown, hand_out
from nextfrontier.kernel.ground import TABLE
from nextfrontier.kernel.shapes import Number, Shape, Truth
from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.views import blank
from nextfrontier.kernel.zones import EVERYONE
from nextfrontier.kit.vocabulary import Word

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

HAND: Final = 4  # EV-ADV-12
OPENING: Final = 7  # EV-ADV-02
NEW_CARDS: Final = 3


def draw_cards(worlds: Worlds, amount: int, cause: str) -> None:
    """Draw from the deck; an empty one is made of the discards (OQ-47)."""
    player = worlds.me()
    drawn: list[int] = []
    for _ in range(amount):
        if not worlds.cards.deck:
            if not worlds.cards.discard:
                break
            reshuffle(worlds)
        cards = worlds.cards
        drawn.append(cards.deck[0])
        worlds.cards = ActionCards(cards.deck[1:], cards.seen[1:], cards.discard, cards.discard_seen)
    player.hand = tuple(sorted((*player.hand, *drawn)))
    if worlds.events is not None:
        worlds.tell_secret(
            "drew", cause, {"cards": len(drawn)}, {"which": drawn}, 1 << player.seat, bool(drawn)
        )


def reshuffle(worlds: Worlds) -> None:
    """Shuffle the discard pile into the deck (EV-ADV-20)."""
    cards = [*worlds.cards.deck, *worlds.cards.discard]
    if worlds.searching:
        mixed = cards
    elif worlds.viewer != TABLE:
        mixed = [blank(0)] * len(cards)
    else:
        mixed = worlds.shuffle(ACTIONS, sorted(cards))
    worlds.cards = ActionCards(tuple(mixed), (0,) * len(mixed), (), ())
    worlds.tell("reshuffled", "EV-ADV-20", {"cards": len(cards)})


def discard_cards(worlds: Worlds, cards: tuple[int, ...], seen: int) -> None:
    """Put cards on the discard pile; only players who saw them before know them there (OQ-82)."""
    before = worlds.cards
    discard_seen = (*before.discard_seen, *[seen] * len(cards))
    worlds.cards = ActionCards(before.deck, before.seen, (*before.discard, *cards), discard_seen)


def discard_played(worlds: Worlds) -> None:
    """Discard all played cards at the end of the year and shuffle them into the deck (EV-ADV-20)."""
    for player in worlds.players:
        discard_cards(worlds, player.actions.shown, EVERYONE)
        discard_cards(worlds, player.actions.under, 1 << player.seat)
    reshuffle(worlds)


def end_turn(worlds: Worlds) -> None:
    """Draw the top card; with cards that the played one gave, the surplus is discarded (EV-ADV-10, -11)."""
    draw_cards(worlds, 1, "EV-ADV-10")
    if len(worlds.me().hand) > HAND:
        worlds.push(Keep(HAND, False))


class Keep(Decision["Worlds"]):
    """The choice of cards to keep (EV-ADV-03, -11, -21)."""

    shape = Shape("keep", Number("kept"), Truth("later"))

    def __init__(self, kept: int, later: bool) -> None:
        self.kept = kept
        self.later = later  # in a lane: what is given up waits until all have chosen

    def rules(self) -> list[str]:
        return ["EV-ADV-03", "EV-ADV-21"] if self.later else ["EV-ADV-11"]

    def hides_answer(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return KEPT


class KeepSome(Named["Worlds", Keep]):
    """Keep some cards and give up the others; the parameter is a bit mask of places in hand."""

    def __init__(self) -> None:
        super().__init__("keep", [Several("cards", CARD)])

    def options(self, state: Worlds, asked: Keep) -> list[int]:
        size = len(state.me().hand)
        return [sum(1 << i for i in chosen) for chosen in combinations(range(size), min(asked.kept, size))]

    def apply(self, state: Worlds, asked: Keep, move: int) -> None:
        player = state.me()
        given = tuple([card for i, card in enumerate(player.hand) if not move >> i & 1])
        player.hand = tuple([card for i, card in enumerate(player.hand) if move >> i & 1])
        if asked.later:
            player.dropped = given
        else:
            discard_cards(state, given, 1 << player.seat)
        if state.events is not None:
            secret = {"given": list(given)}
            seen_by = 1 << player.seat
            state.tell_secret("kept", "EV-ADV-21", {"cards": len(player.hand)}, {**secret}, seen_by, False)

    def cards(self, worlds: Worlds, move: int) -> list[int]:
        """Return the cards that are kept."""
        return [card for i, card in enumerate(worlds.me().hand) if move >> i & 1]

    def spell(self, state: Worlds, asked: Keep, move: int) -> str:
        return " ".join(["keep", *[str(card) for card in self.cards(state, move)]])

    def values(self, state: Worlds, asked: Keep, move: int) -> dict[str, Shown]:
        return {"cards": self.cards(state, move)}


KEPT: Final = hand_out([KeepSome()])


class ChooseHands(Task["Worlds"]):
    """All choose their 4 cards at the same time (EV-ADV-03, -21, -22)."""

    shape = Shape("choose_hands")

    def run(self, state: Worlds) -> None:
        for seat in state.order:
            state.active = seat
            draw_cards(state, OPENING if state.year == 1 else NEW_CARDS, "EV-ADV-21")
        state.push(DiscardDropped())
        state.open_lanes([Keep(HAND, True) for _ in range(state.seats)])


class DiscardDropped(Task["Worlds"]):
    """All have chosen: cards given up are discarded, in turn order."""

    shape = Shape("discard_dropped")

    def run(self, state: Worlds) -> None:
        for seat in state.order:
            player = state.players[seat]
            discard_cards(state, player.dropped, 1 << seat)
            player.dropped = ()


class DrawCards(Effect):
    """Draw Action cards (card 30 and others)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, worlds: Worlds, must: bool) -> None:
        draw_cards(worlds, self.amount, self.place)


DRAW: Final = Word(
    "draw",
    EFFECT,
    DrawCards,
    HOW_MANY,
    icons="draw $number action_card",
    places={ACTION_CARD: ACTION_CARD},
    elsewhere=problem("for_action_cards_only"),  # only the advanced variant has a deck to draw from
)
