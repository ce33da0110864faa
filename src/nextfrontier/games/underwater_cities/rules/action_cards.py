"""Action cards: using and readying them (UC-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.advice.unknown_uses import why_unknown_use
from nextfrontier.games.underwater_cities.effects.arguments import one_or_two
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import CLAIMED_CARD
from nextfrontier.games.underwater_cities.effects.permanents import ACTION_CARD_USED, declare_type
from nextfrontier.games.underwater_cities.effects.places import (
    ABILITY,
    ADDED,
    INSTANT,
    ON_CARD,
    PERSONAL_ASSISTANT,
    places,
)
from nextfrontier.games.underwater_cities.effects.promised import More
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.games.underwater_cities.state.supplies import ADDS_ACTION_CARD, READIES_CARD, USES_CARD
from nextfrontier.kernel.families import Family, Leave, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.vocabulary import Given, UpTo, Word
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

LIMIT: Final = 4  # claimed action cards, the assistant included (UC-ACT-10, UC-LIMIT-10)


ACTION: Final = declare_type(  # resolved whenever the card is used (UC-TYPE-10)
    "action", {ON_CARD: ABILITY, PERSONAL_ASSISTANT: ABILITY}, "action"
)


def say_some_cards(given: Given) -> Part:
    """Say how many action cards are used or readied."""
    n = given.number("number")
    return Message(f"{given.word.name}{one_or_two(n)}", n)


def action_cards(sea: Sea, player: Player) -> list[int]:
    """Return the claimed action cards of a player, one claimed in this turn included (UC-ACT-01, -03)."""
    cards = sea.box.cards
    return [card for card in player.cards.claimed if cards[card].is_action]


def use_action_card(sea: Sea, card: int) -> None:
    """Use a card, its parts in any order; at least one must be performed (UC-ACT-21, -22, UC-TIME-09)."""
    if sea.events is not None:
        sea.tell("used_action_card", f"card {card}", {})
    sea.push(CardUsed(card))
    sea.box.card(card).inner.begin(sea, True)


class CardUsed(Task["Sea"]):
    """An action card was used to the end: effects that speak of it act now (UC-ACT-24)."""

    shape = Shape("card_used", Number("card"))

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Sea) -> None:
        found: list[Effect] = []
        state.me().powers.waiting_for(ACTION_CARD_USED, 0, 0, found)
        if found:
            trigger(state, found)

    def supplies(self, state: Sea) -> int:
        return state.me().powers.brought_by(USES_CARD)


class UseActionCards(Effect):
    """Use up to n ready action cards, one after another (UC-ACT-02, UC-TIME-15)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def possible(self, sea: Sea) -> bool:
        player = sea.me()
        for card in action_cards(sea, player):
            if card not in player.cards.used and sea.box.card(card).inner.possible(sea):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        found: list[Reason] = []
        for card in action_cards(sea, sea.me()):
            reasons = why_unusable(sea, card)
            if not reasons:
                return []
            found.extend(reasons)
        return found or [Reason("no_action_card", "UC-ACT-02", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(UseMore(self, self.most, must, False))

    def supplies(self) -> int:
        return USES_CARD

    def attainable(self, sea: Sea, supply: int) -> bool:
        if supply & ADDS_ACTION_CARD:
            return True
        player = sea.me()
        for card in action_cards(sea, player):
            ready = card not in player.cards.used or supply & READIES_CARD
            if ready and sea.box.card(card).inner.attainable(sea, supply):
                return True
        return False


USE_ACTION_CARD: Final = Word(
    "use_action_card",
    EFFECT,
    UseActionCards,
    UpTo("number", most=2),
    says=say_some_cards,
    icons="use $number action_card",
    places=places(INSTANT, ON_CARD, ADDED),
    elsewhere=problem("not_by_cards_that_stay"),
    work=("number", 1),
)


def why_unusable(sea: Sea, card: int) -> list[Reason]:
    """Return the reasons against using a claimed card: used in this Era, or nothing possible (UC-ACT-04, -22)."""
    if card in sea.me().cards.used:
        return [Reason("card_used", "UC-ACT-04", {"card": card}, [])]
    return sea.box.card(card).inner.why_impossible(sea)


class UseMore(More[UseActionCards]):
    """Choose the action card to use next."""

    shape = Shape("use", Node("effect", UseActionCards), Number("left"), Truth("must"), Truth("touched"))
    asked_by = ["UC-ACT-02", "UC-ACT-04", "UC-ACT-20"]

    def kind(self) -> str:
        return "use_action_card"

    def families(self) -> list[Family[Any, Any]]:
        return USES

    def why_unknown(self, state: Sea, text: str) -> list[Reason]:
        return why_unknown_use(state, text)


class UseOne(Family["Sea", UseMore]):
    """Use a claimed action card that is ready."""

    def __init__(self) -> None:
        super().__init__("use", "use {card}", [CLAIMED_CARD])

    def options(self, state: Sea, asked: UseMore) -> list[int]:
        return action_cards(state, state.me())

    def is_legal(self, state: Sea, asked: UseMore, move: int) -> bool:
        return move not in state.me().cards.used and state.box.card(move).inner.possible(state)

    def why_not(self, state: Sea, asked: UseMore, move: int) -> list[Reason]:
        return why_unusable(state, move)

    def brings(self, state: Sea, asked: UseMore, move: int) -> int:
        if asked.left > 1:
            return USES_CARD
        return state.box.card(move).inner.supply | state.me().powers.brought_by(USES_CARD)

    def apply(self, state: Sea, asked: UseMore, move: int) -> None:
        if asked.left > 1:
            state.push(UseMore(asked.effect, asked.left - 1, False, True))
        player = state.me()
        cards = player.cards = player.cards.copy()
        cards.used = (*cards.used, move)  # UC-ACT-05
        use_action_card(state, move)


USES: Final = hand_out([UseOne(), Leave()])


class ReadyActionCards(Effect):
    """Ready up to n used action cards (UC-ACT-07)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def possible(self, sea: Sea) -> bool:
        return bool(sea.me().cards.used)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if sea.me().cards.used else [Reason("no_used_card", "UC-ACT-07", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ReadyMore(self, self.most, must, False))

    def supplies(self) -> int:
        return READIES_CARD

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & USES_CARD != 0 or bool(sea.me().cards.used)


READY_ACTION_CARD: Final = Word(
    "ready_action_card",
    EFFECT,
    ReadyActionCards,
    UpTo("number", most=2),
    says=say_some_cards,
    icons="ready $number action_card",
    places=places(INSTANT, ON_CARD),
    elsewhere=problem("only_on_instant_cards"),
    work=("number", 1),
)


class ReadyMore(More[ReadyActionCards]):
    """Choose the used action card to ready next."""

    shape = Shape("ready", Node("effect", ReadyActionCards), Number("left"), Truth("must"), Truth("touched"))
    asked_by = ["UC-ACT-07", "UC-ACT-08"]

    def kind(self) -> str:
        return "ready_action_card"

    def families(self) -> list[Family[Any, Any]]:
        return READIED

    def why_unknown(self, state: Sea, text: str) -> list[Reason]:
        return why_unknown_use(state, text)


class ReadyOne(Family["Sea", ReadyMore]):
    """Ready a used action card."""

    def __init__(self) -> None:
        super().__init__("ready", "ready {card}", [CLAIMED_CARD])

    def options(self, state: Sea, asked: ReadyMore) -> list[int]:
        return action_cards(state, state.me())

    def is_legal(self, state: Sea, asked: ReadyMore, move: int) -> bool:
        return move in state.me().cards.used

    def why_not(self, state: Sea, asked: ReadyMore, move: int) -> list[Reason]:
        if self.is_legal(state, asked, move):
            return []
        return [Reason("card_ready", "UC-ACT-07", {"card": move}, [])]

    def brings(self, state: Sea, asked: ReadyMore, move: int) -> int:
        return READIES_CARD

    def apply(self, state: Sea, asked: ReadyMore, move: int) -> None:
        player = state.me()
        cards = player.cards = player.cards.copy()
        cards.used = leave_out(cards.used, move)
        if state.events is not None:
            state.tell("readied", asked.effect.place, {"card": move})
        if asked.left > 1:
            state.push(ReadyMore(asked.effect, asked.left - 1, False, True))


READIED: Final = hand_out([ReadyOne(), Leave()])
