"""The rules of a tea house as tasks: what happens by itself, and what a player is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from examples.tea_house.components import HAND, PLACES, kind_of
from nextfrontier.kernel.events import EVERYBODY
from nextfrontier.kernel.promises import keeps_promises
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape, Text
from nextfrontier.kernel.tasks import FREE, Decision, FreeMoments, Task

if TYPE_CHECKING:
    from examples.tea_house.state import House

COIN, TEA = 1, 2  # bits of what tasks supply and promises want


class Step(Task["House"]):
    """Something that happens by itself."""

    def supplies(self, state: House) -> int:
        """Bring nothing, unless a step says otherwise."""
        return 0


class Choice(Decision["House"]):
    """A decision: the names of its thinkable moves, and what speaks against each."""

    def supplies(self, state: House) -> int:
        """Bring nothing, unless a decision says otherwise."""
        return 0

    def names(self, state: House) -> dict[int, str]:
        """Return the thinkable moves: their numbers, and how they are written."""
        raise NotImplementedError

    def against(self, state: House, move: int) -> str:
        """Return the code of the reason against a move; empty if the move is legal."""
        return ""

    def kind(self) -> str:
        """Name the decision: `giveup`."""
        return type(self).__name__.lower()

    def rules(self) -> list[str]:
        """Name the rule that asks."""
        return [f"TEA-{type(self).__name__.upper()}"]

    def domain(self, state: House) -> list[int]:
        """Return the thinkable moves."""
        return list(self.names(state))

    def notation(self, state: House, move: int) -> str:
        """Write a move."""
        return self.names(state)[move]

    def moves(self, state: House) -> list[int]:
        """Return the legal moves."""
        return [move for move in self.names(state) if not self.against(state, move)]

    def why_not(self, state: House, move: int) -> list[Reason]:
        """Say why a move is illegal."""
        code, _, place = self.against(state, move).partition(" ")
        return [Reason(code, self.rules()[0], {"place": place}, [])] if code else []


# Set-up.


class Start(Step):
    """All seats at once: give up two of five cards, get a coin and a gift."""

    shape = Shape("Start")

    def run(self, state: House) -> None:
        """Push in reverse: what is pushed last happens first."""
        for task in (Gift(), Bonus(1, "start"), GiveUp(), GiveUp()):
            state.push(task)


class GiveUp(Choice):
    """Lay a card aside until all have chosen; nobody sees which."""

    shape = Shape("GiveUp")

    def names(self, state: House) -> dict[int, str]:
        """Offer every card in hand."""
        return {card: f"give up {card}" for card in state.hand(state.active)}

    def hides_answer(self) -> bool:
        """Tell nobody else which card it was."""
        return True

    def apply(self, state: House, move: int) -> None:
        """Lay the card aside."""
        state.hand(state.active).remove(move)
        state.given_up(state.active).append(move)
        state.tell_cards("gave_up", "setup", [move], reveals=False)


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


class Discard(Choice):
    """Put a card face down on the discard pile."""

    shape = Shape("Discard")

    def names(self, state: House) -> dict[int, str]:
        """Offer every card in hand."""
        return {card: f"discard {card}" for card in state.hand(state.active)}

    def apply(self, state: House, move: int) -> None:
        """Put the card away, seen by its owner only."""
        state.put_away(move, 1 << state.active)
        state.tell_cards("discarded", "hand", [move], reveals=False)


class Act(Choice):
    """Use a place and then a card, or first the card; the place must be used at least once. Or pass.

    Move 0 passes. The others count cards, places and orders: 1 + 4 × card + 2 × place, one more for the card first.
    """

    shape = Shape("Act")

    def names(self, state: House) -> dict[int, str]:
        """Offer every card with every place, in both orders."""
        found = {0: "pass"}
        for card in state.hand(state.active):
            for number, place in enumerate(PLACES):
                first = 1 + card * 4 + number * 2
                found |= {first: f"{place}+{card}", first + 1: f"{card}+{place}"}
        return found

    def against(self, state: House, move: int) -> str:
        """Refuse a lamp without a coin, and a place that is then out of reach."""
        if move and kind_of((move - 1) // 4) == "lamp" and not state.purse()[0]:
            return "no_coin"
        kept = move == 0 or state.searching or keeps_promises(state, move)
        return "" if kept else f"out_of_reach {PLACES[(move - 1) // 2 % 2]}"

    def apply(self, state: House, move: int) -> None:
        """Play the card and let card and place take effect in the chosen order."""
        if move == 0:
            state.tell("passed", "turn", {})
            return
        card, place = (move - 1) // 4, (move - 1) // 2 % 2
        state.tell("played", f"card {card}", {"card": card, "place": PLACES[place]})
        if kind_of(card) == "lamp":
            state.hand(state.active).remove(card)
            state.lamps(state.active).append(card)
            state.gain(-1, 0, 0, f"card {card}")
        else:
            state.put_away(card, EVERYBODY)
        tasks = (EFFECTS[card % 4], Use(place, 0))
        for task in tasks if move % 2 else reversed(tasks):
            state.push(task)


class Use(Choice):
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

    def names(self, state: House) -> dict[int, str]:
        """Offer the place, or to stop."""
        return {0: "brew" if self.place else "buy", 1: "done"}

    def against(self, state: House, move: int) -> str:
        """Allow stopping after the first time, and using the place if it can be paid."""
        if move:
            return "" if self.done else "not_done"
        return "" if self.keepable(state) else "no_tea" if self.place else "no_coin"

    def apply(self, state: House, move: int) -> None:
        """Buy or brew once and ask again after the first time; lamps pay for every tea that is brewed."""
        if move:
            return
        if self.done == 0:
            state.push(Use(self.place, 1))
        state.gain(*((0, -1, 2) if self.place else (-1, 1, 0)), PLACES[self.place])
        if self.place and state.lamps(state.active):
            state.push(Bonus(len(state.lamps(state.active)), "lamp"))


class Gift(Choice):
    """Take two coins or one tea."""

    shape = Shape("Gift")

    def supplies(self, state: House) -> int:
        """Bring either."""
        return COIN | TEA

    def names(self, state: House) -> dict[int, str]:
        """Offer both."""
        return {0: "take coins", 1: "take tea"}

    def apply(self, state: House, move: int) -> None:
        """Give what was chosen."""
        state.gain(0 if move else 2, move, 0, "gift")


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

    def run(self, state: House) -> None:
        """Draw."""
        state.draw()


class End(Choice):
    """The turn is over: draw; after the last seat come income and the next round."""

    shape = Shape("End")

    def is_free_moment(self) -> bool:
        """Let tea be sold before."""
        return True

    def always_asked(self) -> bool:
        """Ask even though there is one move only, so that the turn can be taken back until here."""
        return True

    def names(self, state: House) -> dict[int, str]:
        """Offer the end."""
        return {0: "end"}

    def apply(self, state: House, move: int) -> None:
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


class Selling(FreeMoments["House"]):
    """Once a turn, at a free moment, sell a tea for a coin."""

    def domain(self, state: House) -> list[int]:
        """Offer the sale; its number is that of a free moment."""
        return [FREE]

    def why_not(self, state: House, move: int) -> list[Reason]:
        """Refuse a second sale in a turn, and a sale without tea."""
        code = "sold" if state.sold else "" if state.purse()[1] else "no_tea"
        return [Reason(code, "TEA-SELL", {}, [])] if code else []

    def apply(self, state: House, move: int) -> None:
        """Sell; the open decision stays."""
        state.sold = True
        state.gain(1, -1, 0, "sell")

    def notation(self, state: House, move: int) -> str:
        """Write the move."""
        return "sell"


EFFECTS: Final[tuple[Task[Any], ...]] = (Gift(), Use(0, 1), News(), Bonus(0, "lamp"))  # by kind of card
