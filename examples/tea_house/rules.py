"""The rules of a tea house as tasks: what happens by itself, and what a player is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from examples.tea_house.components import CARDS, HAND, PLACES, kind_of
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.events import EVERYBODY
from nextfrontier.kernel.families import (
    WIDTH,
    Family,
    Leave,
    Numbers,
    Plain,
    Words,
    first,
    hand_out,
    second,
)
from nextfrontier.kernel.promises import keeps_promises
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape, Text
from nextfrontier.kernel.tasks import FREE, REVEALS, Task

if TYPE_CHECKING:
    from examples.tea_house.state import House

COIN, TEA = 1, 2  # bits of what tasks supply and promises want
CARD: Final = Numbers("card", 0, CARDS - 1)
PLACE: Final = Words("place", list(PLACES))
GIFT: Final = Words("gift", ["coins", "tea"])


class Step(Task["House"]):
    """Something that happens by itself."""

    def supplies(self, state: House) -> int:
        """Bring nothing, unless a step says otherwise."""
        return 0


class Question(Decision["House"]):
    """A decision; its families of options tell what its moves are, what speaks against them and what they do."""

    def supplies(self, state: House) -> int:
        """Bring nothing, unless a decision says otherwise."""
        return 0

    def kind(self) -> str:
        """Name the decision: `giveup`."""
        return type(self).__name__.lower()

    def rules(self) -> list[str]:
        """Name the rule that asks."""
        return [f"TEA-{type(self).__name__.upper()}"]

    def reason(self, code: str, place: str = "") -> Reason:
        """Return a reason against a move, by the rule that asks."""
        return Reason(code, self.rules()[0], {"place": place}, [])


# Set-up.


class Start(Step):
    """All seats at once: give up two of five cards, get a coin and a gift."""

    shape = Shape("Start")

    def run(self, state: House) -> None:
        """Push in reverse: what is pushed last happens first."""
        for task in (Gift(), Bonus(1, "start"), GiveUp(), GiveUp()):
            state.push(task)


class GiveUp(Question):
    """Lay a card aside until all have chosen; nobody sees which."""

    shape = Shape("GiveUp")

    def hides_answer(self) -> bool:
        """Tell nobody else which card it was."""
        return True

    def families(self) -> list[Family[Any, Any]]:
        """Offer the cards in hand."""
        return GIVEN_UP


class GiveUpCard(Family["House", GiveUp]):
    """Lay a card aside: `give up 4`."""

    def __init__(self) -> None:
        super().__init__("give_up", "give up {card}", [CARD])

    def options(self, state: House, asked: GiveUp) -> list[int]:
        """Offer every card in hand."""
        return state.hand(state.active)

    def apply(self, state: House, asked: GiveUp, move: int) -> None:
        """Lay the card aside."""
        state.hand(state.active).remove(move)
        state.given_up(state.active).append(move)
        state.tell_cards("gave_up", "setup", [move], reveals=False)


GIVEN_UP: Final = hand_out([GiveUpCard()])


class Collect(Step):
    """All have chosen: what was given up goes under the deck in turn order."""

    shape = Shape("Collect")

    def run(self, state: House) -> None:
        """Put the cards of every seat under the deck."""
        for seat in range(state.seats):
            state.put_under_deck(seat)


# A turn.


class Turn(Step):
    """A turn: discard what is surplus, use a place and a card, end."""

    shape = Shape("Turn", Number("seat", 0))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: House) -> None:
        """Let the seat begin its turn."""
        state.active, state.sold = self.seat, False
        for task in (End(), Act(), *[Discard()] * (len(state.hand(self.seat)) - HAND)):
            state.push(task)


class Discard(Question):
    """Put a card face down on the discard pile."""

    shape = Shape("Discard")

    def families(self) -> list[Family[Any, Any]]:
        """Offer the cards in hand."""
        return DISCARDED


class DiscardCard(Family["House", Discard]):
    """Put a card away: `discard 4`."""

    def __init__(self) -> None:
        super().__init__("discard", "discard {card}", [CARD])

    def options(self, state: House, asked: Discard) -> list[int]:
        """Offer every card in hand."""
        return state.hand(state.active)

    def apply(self, state: House, asked: Discard, move: int) -> None:
        """Put the card away, seen by its owner only."""
        state.put_away(move, 1 << state.active)
        state.tell_cards("discarded", "hand", [move], reveals=False)


DISCARDED: Final = hand_out([DiscardCard()])


class Act(Question):
    """Use a place and then a card, or first the card; the place must be used at least once. Or pass."""

    shape = Shape("Act")

    def families(self) -> list[Family[Any, Any]]:
        """Offer to pass, and every card with every place, in both orders."""
        return ACTS


class Pass(Plain["House", Act]):
    """Do nothing."""

    def __init__(self) -> None:
        super().__init__("pass")

    def apply(self, state: House, asked: Act, move: int) -> None:
        """Tell it."""
        state.tell("passed", "turn", {})


class PlayCard(Family["House", Act]):
    """Use a place and a card: `market+4` the place first, `4+market` the card first."""

    def __init__(self, kind: str, pattern: str) -> None:
        super().__init__(kind, pattern, [PLACE, CARD])

    def options(self, state: House, asked: Act) -> list[int]:
        """Offer every card with every place."""
        cards, places = state.hand(state.active), range(len(PLACES))
        return [self.base | card << WIDTH | place for card in cards for place in places]

    def why_not(self, state: House, asked: Act, move: int) -> list[Reason]:
        """Refuse a lamp without a coin, and a place that is then out of reach."""
        if kind_of(second(move)) == "lamp" and not state.purse()[0]:
            return [asked.reason("no_coin")]
        kept = state.searching or keeps_promises(state, move)
        return [] if kept else [asked.reason("out_of_reach", PLACES[first(move)])]

    def apply(self, state: House, asked: Act, move: int) -> None:
        """Play the card and let card and place take effect in the chosen order."""
        place, card = first(move), second(move)
        state.tell("played", f"card {card}", {"card": card, "place": PLACES[place]})
        if kind_of(card) == "lamp":
            state.hand(state.active).remove(card)
            state.lamps(state.active).append(card)
            state.gain(-1, 0, 0, f"card {card}")
        else:
            state.put_away(card, EVERYBODY)
        tasks = (EFFECTS[card % 4], Use(place, 0))
        for task in tasks if self.kind == "place_first" else reversed(tasks):
            state.push(task)


ACTS: Final = hand_out(
    [Pass(), PlayCard("place_first", "{place}+{card}"), PlayCard("card_first", "{card}+{place}")]
)


class Use(Question):
    """The market gives a tea for a coin, the kitchen two points for a tea; twice at most, once at least."""

    shape = Shape("Use", Number("place", 0), Number("done", 0))

    def __init__(self, place: int, done: int) -> None:
        self.place, self.done = place, done

    def is_promise(self) -> bool:
        """Is the place still to be used for the first time?"""
        return self.done == 0

    def keepable(self, state: House) -> bool:
        """Is there a coin for the market, or a tea for the kitchen?"""
        return state.purse()[self.place] > 0

    def wants(self, state: House) -> int:
        """Tell what could help to keep the promise."""
        return TEA if self.place else COIN

    def supplies(self, state: House) -> int:
        """Tell what the place could bring: lamps pay for tea that is brewed."""
        return COIN if self.place else TEA

    def broken(self) -> Reason:
        """Say why a move that breaks the promise is illegal."""
        return Reason("out_of_reach", "TEA-USE", {"place": PLACES[self.place]}, [])

    def is_free_moment(self) -> bool:
        """Let tea be sold before."""
        return True

    def families(self) -> list[Family[Any, Any]]:
        """Offer the place, or to stop."""
        return KITCHEN if self.place else MARKET

    def why_not_leave(self, state: House) -> list[Reason]:
        """Allow stopping after the first time."""
        return [] if self.done else [self.reason("not_done")]


class UsePlace(Plain["House", Use]):
    """Use the place once: `buy` in the market, `brew` in the kitchen."""

    def why_not(self, state: House, asked: Use, move: int) -> list[Reason]:
        """Refuse what cannot be paid."""
        return [] if asked.keepable(state) else [asked.reason("no_tea" if asked.place else "no_coin")]

    def apply(self, state: House, asked: Use, move: int) -> None:
        """Buy or brew once and ask again after the first time; lamps pay for every tea that is brewed."""
        if asked.done == 0:
            state.push(Use(asked.place, 1))
        state.gain(*((0, -1, 2) if asked.place else (-1, 1, 0)), PLACES[asked.place])
        if asked.place and state.lamps(state.active):
            state.push(Bonus(len(state.lamps(state.active)), "lamp"))


MARKET: Final = hand_out([UsePlace("buy"), Leave()])
KITCHEN: Final = hand_out([UsePlace("brew"), Leave()])


class Gift(Question):
    """Take two coins or one tea."""

    shape = Shape("Gift")

    def supplies(self, state: House) -> int:
        """Bring either."""
        return COIN | TEA

    def families(self) -> list[Family[Any, Any]]:
        """Offer both."""
        return GIFTS


class TakeGift(Family["House", Gift]):
    """Take what was chosen: `take tea`."""

    def __init__(self) -> None:
        super().__init__("take", "take {gift}", [GIFT])

    def options(self, state: House, asked: Gift) -> list[int]:
        """Offer the coins, number 0, and the tea, number 1."""
        return [0, 1]

    def apply(self, state: House, asked: Gift, move: int) -> None:
        """Give what was chosen."""
        state.gain(0 if move else 2, move, 0, "gift")


GIFTS: Final = hand_out([TakeGift()])


class Bonus(Step):
    """Coins that come by themselves: at the start, and by lamps whenever tea is brewed."""

    shape = Shape("Bonus", Number("coins", 0), Text("cause"))

    def __init__(self, coins: int, cause: str) -> None:
        self.coins, self.cause = coins, cause

    def supplies(self, state: House) -> int:
        """Bring coins."""
        return COIN

    def run(self, state: House) -> None:
        """Give the coins."""
        state.gain(self.coins, 0, 0, self.cause)


class News(Step):
    """Draw two cards."""

    shape = Shape("News")

    def supplies(self, state: House) -> int:
        """Bring cards that nobody has seen: undo ends there."""
        return REVEALS

    def run(self, state: House) -> None:
        """Draw."""
        state.draw()


class End(Question):
    """The turn is over: draw; after the last seat come income and the next round."""

    shape = Shape("End")

    def is_free_moment(self) -> bool:
        """Let tea be sold before."""
        return True

    def always_asked(self) -> bool:
        """Ask even though there is one move only, so that the turn can be taken back until here."""
        return True

    def families(self) -> list[Family[Any, Any]]:
        """Offer the end."""
        return ENDS


class EndTurn(Plain["House", End]):
    """End the turn."""

    def __init__(self) -> None:
        super().__init__("end")

    def apply(self, state: House, asked: End, move: int) -> None:
        """Draw, then let the next seat have its turn."""
        state.draw()
        if state.active + 1 < state.seats:
            state.push(Turn(state.active + 1))
            return
        for seat in range(state.seats):
            state.active = seat
            state.gain(1 + len(state.lamps(seat)), 0, 0, "income")
        state.round += 1
        if state.round <= state.rounds:
            state.push(Turn(0))


ENDS: Final = hand_out([EndTurn()])


class Sell(Plain["House", Decision[Any]]):
    """Once a turn, at a free moment, sell a tea for a coin."""

    def __init__(self) -> None:
        super().__init__("sell")

    def why_not(self, state: House, asked: Decision[Any], move: int) -> list[Reason]:
        """Refuse a second sale in a turn, and a sale without tea."""
        code = "sold" if state.sold else "" if state.purse()[1] else "no_tea"
        return [Reason(code, "TEA-SELL", {}, [])] if code else []

    def apply(self, state: House, asked: Decision[Any], move: int) -> None:
        """Sell; the open decision stays."""
        state.sold = True
        state.gain(1, -1, 0, "sell")


SELLING: Final = hand_out([Sell()], FREE)
EFFECTS: Final[tuple[Task[Any], ...]] = (Gift(), Use(0, 1), News(), Bonus(0, "lamp"))  # by kind of card
