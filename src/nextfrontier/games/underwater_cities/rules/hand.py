"""Cards in hand: drawing, the discard pile, the hand limit (UC-ENDTURN, UC-LIMIT-07, -13)."""

from __future__ import annotations

from itertools import combinations, permutations
from math import factorial
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.fields import KEPT as CARDS
from nextfrontier.games.underwater_cities.effects.fields import UNDER
from nextfrontier.games.underwater_cities.state.piles import Cards
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import ERA_DECKS
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.families import Family, Shown, hand_out
from nextfrontier.kernel.shapes import Shape, Truth
from nextfrontier.kernel.tasks import UNKNOWN, Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

ORDER_SHIFT: Final = 24  # a keep move: subset of the hand, then the order of special cards under the deck


def nothing_to_draw(sea: Sea) -> bool:
    """Are deck and discard pile of the Era both empty (Q-27)?"""
    return not sea.era_deck.left() and not sea.era_deck.discard


def cards_to_draw(sea: Sea) -> int:
    """Return the number of cards of the Era that can still be drawn, a reshuffle included."""
    return sea.era_deck.left() + len(sea.era_deck.discard)


def draw_cards(sea: Sea, amount: int, cause: str) -> None:
    """Draw cards of the current Era for the active player, as many as there are (UC-RES-03)."""
    player = sea.me()
    cards = player.cards = player.cards.copy()
    drawn: list[int] = []
    for _ in range(amount):
        card = top_card(sea)
        if card == 0:
            break
        drawn.append(card)
        cards.hand = add_in_order(cards.hand, card)
    if sea.events is not None:
        sea.tell_secret("drew", cause, {"cards": len(drawn)}, {"which": drawn}, 1 << player.seat, bool(drawn))


def add_in_order(cards: Cards, card: int) -> Cards:
    """Return sorted cards with one more of them in its place."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    return cards[:place] + (card,) + cards[place:]


def top_card(sea: Sea) -> int:
    """Take the top card of the Era deck; 0 if there is none, even after a reshuffle (UC-LIMIT-07, -13)."""
    if not sea.era_deck.left():
        if not sea.era_deck.discard:
            return 0
        reshuffle(sea)
    deck = sea.era_deck = sea.era_deck.copy()
    deck.top += 1
    return deck.cards[deck.top - 1]


def reshuffle(sea: Sea) -> None:
    """Make the discard pile the new deck."""
    deck = sea.era_deck = sea.era_deck.copy()
    cards = sorted(deck.discard)
    if sea.searching:
        deck.cards = cards
    elif sea.viewer >= -1:
        deck.cards = [-1 - sea.back(card) for card in cards]
    else:
        deck.cards = sea.shuffle(ERA_DECKS + sea.calendar.era, cards)
    deck.top = 0
    deck.discard = ()
    sea.tell("reshuffled", "UC-LIMIT-07", {"cards": len(cards)})


def discard_card(sea: Sea, card: int, owner: int, face_up: bool) -> None:
    """Put a card where those of its kind go: special cards have no pile (UC-ENDTURN-10, UC-SPEC-14..16, UC-ERA-12)."""
    facts = sea.box.card(card)
    if facts.goes_under_deck():
        put_under_special_deck(sea, [card], -1 if face_up else 1 << owner)
        return
    deck = sea.era_deck = sea.era_deck.copy()
    if facts.era == sea.calendar.era:
        deck.discard = deck.discard + (card,)
    else:
        deck.gone = deck.gone + (card,)


def put_under_special_deck(sea: Sea, cards: list[int], seen: int) -> None:
    """Put cost-1/2 cards face down under their deck, in this order (UC-SPEC-10, -11, -14, -24)."""
    specials = sea.specials = sea.specials.copy()
    specials.deck = (*specials.deck, *cards)
    specials.seen = (*specials.seen, *[seen] * len(cards))


class Keep(Decision["Sea"]):
    """Choose the cards to keep: the rest is discarded in one go (UC-ENDTURN-04, -12, UC-ERA-08, UC-SETUP-37)."""

    shape = Shape("keep", Truth("later"))

    def __init__(self, later: bool) -> None:
        self.later = later  # in a lane: what is given up waits until all have chosen

    def kind(self) -> str:
        return "keep"

    def rules(self) -> list[str]:
        return ["UC-SETUP-37", "UC-ERA-08"] if self.later else ["UC-ENDTURN-04", "UC-ENDTURN-12"]

    def hides_answer(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return KEPT


class KeepCards(Family["Sea", Keep]):
    """Keep some cards of the hand: `keep 12 37 150`; `keep 12 under 188 191` also orders those that go under the deck.

    A move is a set of places in the hand, and above ORDER_SHIFT the number of an order: subsets are no single values.
    """

    def __init__(self) -> None:
        super().__init__("keep", "", [CARDS, UNDER])

    def options(self, state: Sea, asked: Keep) -> list[int]:
        player = state.me()
        subsets = subsets_of(len(player.cards.hand), player.hand_limit())
        specials = 0
        for i, card in enumerate(player.cards.hand):
            if state.box.card(card).goes_under_deck():
                specials |= 1 << i
        return with_orders(subsets, specials) if specials else subsets

    def add_moves(self, state: Sea, asked: Keep, found: list[int]) -> None:
        found += self.options(state, asked)

    def apply(self, state: Sea, asked: Keep, move: int) -> None:
        player = state.me()
        hand = player.cards.hand
        ordered = given_up_cards(hand, move)
        specials = under_deck(state, hand, move)
        if specials:
            ordered = [card for card in ordered if card not in specials]
            ordered += orders_of(specials)[move >> ORDER_SHIFT]
        cards = player.cards = player.cards.copy()
        cards.hand = tuple([card for i, card in enumerate(hand) if move >> i & 1])
        if asked.later:
            cards.dropped = tuple(ordered)
            if state.events is not None:
                state.tell("chose_hand", "UC-SETUP-40", {"kept": len(cards.hand)})
        else:
            discard_surplus(state, player, ordered)

    def spell(self, state: Sea, asked: Keep, move: int) -> str:
        kept, under = kept_and_under(state, move)
        return " ".join(["keep", *map(str, kept), *(["under", *map(str, under)] if under else [])])

    def read(self, state: Sea, asked: Keep, text: str) -> int:
        before, _, after = text.removeprefix("keep").partition("under")
        kept, under = before.split(), after.split()
        hand = state.me().cards.hand
        move = sum(1 << i for i, card in enumerate(hand) if str(card) in kept)
        orders = [[str(card) for card in order] for order in orders_of(under_deck(state, hand, move))]
        if not under:
            return move
        return move | orders.index(under) << ORDER_SHIFT if under in orders else UNKNOWN

    def values(self, state: Sea, asked: Keep, move: int) -> dict[str, Shown]:
        kept, under = kept_and_under(state, move)
        return {"cards": kept, "under": under}


KEPT: Final = hand_out([KeepCards()])


def kept_and_under(sea: Sea, move: int) -> tuple[list[int], list[int]]:
    """Return the cards that a move keeps, and those under the deck, if more than one goes there, in their order."""
    hand = sea.me().cards.hand
    kept = [card for i, card in enumerate(hand) if move >> i & 1]
    specials = under_deck(sea, hand, move)
    return kept, orders_of(specials)[move >> ORDER_SHIFT] if len(specials) > 1 else []


SUBSETS: Final[dict[int, list[int]]] = {}  # made when first asked for


def subsets_of(size: int, kept: int) -> list[int]:
    """Return all ways to keep so many cards of a hand of this size, as bit masks; not to be changed."""
    key = size << 8 | kept
    found = SUBSETS.get(key)
    if found is None:
        found = [sum(1 << i for i in chosen) for chosen in combinations(range(size), kept)]
        SUBSETS[key] = found
    return found


def with_orders(subsets: list[int], specials: int) -> list[int]:
    """Keep moves: each subset with every order of the given-up cards among `specials` (UC-SPEC-24)."""
    found: list[int] = []
    for subset in subsets:
        orders = factorial(count_bits(specials & ~subset))
        for order in range(orders):
            found.append(subset | order << ORDER_SHIFT)
    return found


def given_up_cards(hand: tuple[int, ...], move: int) -> list[int]:
    """Return the cards that a keep move does not keep."""
    return [card for i, card in enumerate(hand) if not move >> i & 1]


def under_deck(sea: Sea, hand: tuple[int, ...], move: int) -> list[int]:
    """Return the given-up cards that go under the special deck, whose order the owner chooses (UC-SPEC-24)."""
    return [card for card in given_up_cards(hand, move) if sea.box.card(card).goes_under_deck()]


def orders_of(cards: list[int]) -> list[list[int]]:
    """Return all orders in which these cards can go under the deck."""
    return [list(order) for order in permutations(cards)]


def discard_surplus(sea: Sea, player: Player, cards: list[int]) -> None:
    """Discard these cards of a hand; special cards of cost 1 and 2 go face down (UC-ENDTURN-10, UC-SPEC-14)."""
    forget_shown(sea, player, cards)
    face_down = [card for card in cards if sea.box.card(card).goes_under_deck()]
    face_up = [card for card in cards if card not in face_down]
    for card in cards:
        discard_card(sea, card, player.seat, card in player.cards.shown)
    own = player.cards = player.cards.copy()
    own.shown = tuple([card for card in own.shown if card in own.hand])
    if sea.events is not None:
        details: Details = {"cards": face_up, "under_deck": len(face_down)}
        sea.tell_secret("discarded", "UC-ENDTURN-04", details, {"which": face_down}, 1 << player.seat, True)


def forget_shown(sea: Sea, player: Player, cards: list[int]) -> None:
    """Forget that special cards were shown if some go under the deck: nobody else can tell which (Q-26)."""
    under = [card for card in cards if sea.box.card(card).goes_under_deck()]
    kept = [card for card in player.cards.hand if card > 0 and sea.box.card(card).goes_under_deck()]
    if under and (kept or len(under) > 1):
        own = player.cards = player.cards.copy()
        own.shown = tuple([card for card in own.shown if card not in under and card not in kept])


class DiscardDropped(Task["Sea"]):
    """Put the given-up cards on their piles when all have chosen, in turn order (UC-SETUP-40, UC-SPEC-24)."""

    shape = Shape("discard_dropped")

    def run(self, state: Sea) -> None:
        for seat in state.calendar.order:
            player = state.players[seat]
            cards = list(player.cards.dropped)
            own = player.cards = player.cards.copy()
            own.dropped = ()
            state.active = seat
            if cards:
                discard_surplus(state, player, cards)
