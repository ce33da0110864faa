"""A tea house: the smallest game that uses all of the kernel. Its rules are the docstrings of its tasks."""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.agenda import TABLE, State
from nextfrontier.kernel.chance import Chance, Unknowable
from nextfrontier.kernel.promises import keeps_promises
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import FREE, Decision, FreeMoments, Task
from nextfrontier.kernel.views import Pile

CARDS, DEALT, HAND, DRAWN = 28, 5, 3, 2
KINDS = ("spice", "fair", "news", "lamp")  # the kind of a card is its number modulo four
PLACES = ("market", "kitchen")
COIN, TEA = 1, 2  # bits of what tasks supply and promises want


def kind_of(card: int) -> str:
    if card < 0:
        raise Unknowable("a blank has no face")
    return KINDS[card % 4]


class House(State):
    """Zones: deck (top last), discard pile, then by seat hands, cards given up in set-up, lamps."""

    __slots__ = ("purses", "round", "rounds", "seen", "sold", "zones")

    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, 0, None, [], [], chance, (0, 0), TABLE)
        self.round, self.rounds, self.sold = 1, rounds, False
        self.zones: list[list[int]] = [[] for _ in range(2 + 3 * seats)]
        self.seen: list[list[int]] = [[], []]  # who was shown each card of deck and discard pile
        self.purses = [[1, 0, 0] for _ in range(seats)]  # coins, tea, points

    def copy(self) -> House:
        other = House(self.seats, self.chance, self.rounds)
        other.active, other.agenda, other.lanes = self.active, self.agenda, self.lanes[:]
        other.options, other.counters, other.viewer = self.options, self.counters, self.viewer
        other.round, other.sold, other.searching = self.round, self.sold, self.searching
        other.zones, other.seen, other.purses = (
            [x[:] for x in y] for y in (self.zones, self.seen, self.purses)
        )
        return other

    def hand(self, seat: int) -> list[int]:
        return self.zones[2 + seat]

    def given_up(self, seat: int) -> list[int]:
        return self.zones[2 + self.seats + seat]

    def lamps(self, seat: int) -> list[int]:
        return self.zones[2 + 2 * self.seats + seat]

    def purse(self) -> list[int]:
        return self.purses[self.active]

    def free_moments(self) -> Selling:
        return Selling()

    def piles(self) -> list[Pile]:
        common = [Pile(-1, self.zones[i][:], self.seen[i]) for i in range(2)]
        return common + [Pile(i % self.seats, self.zones[2 + i][:], []) for i in range(2 * self.seats)]

    def set_pile(self, index: int, cards: list[int]) -> None:
        self.zones[index] = cards

    def backs(self) -> list[list[int]]:
        return [list(range(CARDS))]

    def in_sight(self) -> list[int]:
        return [card for seat in range(self.seats) for card in self.lamps(seat)]

    def offer(self, seat: int) -> Decision[Any] | None:
        """Surplus cards may be discarded in the turns of others."""
        theirs = self.agenda is not None and not self.lanes and seat != self.active
        return Discard() if theirs and len(self.hand(seat)) > HAND else None

    def gain(self, coins: int, tea: int, points: int, cause: str) -> None:
        self.purses[self.active] = [a + b for a, b in zip(self.purse(), (coins, tea, points), strict=True)]
        self.tell("gained", cause, {"coins": coins, "tea": tea, "points": points})

    def draw(self) -> None:
        """Draw two cards, reshuffling the discard pile; what is unknown supplies nothing to a search."""
        drawn: list[int] = []
        for _ in range(0 if self.searching else DRAWN):
            if not self.zones[0] and self.zones[1]:
                self.zones[:2] = [self.shuffled(1, sorted(self.zones[1])), []]
                self.seen = [[0] * len(self.zones[0]), []]
            if self.zones[0]:
                self.seen[0].pop()
                drawn.append(self.zones[0].pop())
        self.hand(self.active).extend(drawn)
        self.tell_secret(
            "drew", "deck", {"cards": len(drawn)}, {"which": drawn}, 1 << self.active, bool(drawn)
        )

    def put_away(self, card: int, seen: int) -> None:
        self.hand(self.active).remove(card)
        self.zones[1].append(card)
        self.seen[1].append(seen)


class Selling(FreeMoments[House]):
    """Once a turn, at a free moment, sell a tea for a coin."""

    def domain(self, house: House) -> list[int]:
        return [FREE]

    def why_not(self, house: House, move: int) -> list[Reason]:
        code = "sold" if house.sold else "" if house.purse()[1] else "no_tea"
        return [Reason(code, "TOY-SELL", {}, [])] if code else []

    def apply(self, house: House, move: int) -> None:
        house.sold = True
        house.gain(1, -1, 0, "sell")

    def notation(self, house: House, move: int) -> str:
        return "sell"


class Node(Task[House]):
    """A task of this game, written as its name and arguments."""

    def encode(self) -> list[Any]:
        return [type(self).__name__, *vars(self).values()]

    def supplies(self, state: House) -> int:
        return 0


class Choice(Node, Decision[House]):
    """A decision of this game: the names of its thinkable moves, and what speaks against each."""

    def names(self, state: House) -> dict[int, str]:
        raise NotImplementedError

    def against(self, state: House, move: int) -> str:
        return ""

    def kind(self) -> str:
        return type(self).__name__.lower()

    def rules(self) -> list[str]:
        return [f"TOY-{type(self).__name__.upper()}"]

    def domain(self, state: House) -> list[int]:
        return list(self.names(state))

    def notation(self, state: House, move: int) -> str:
        return self.names(state)[move]

    def moves(self, state: House) -> list[int]:
        return [move for move in self.names(state) if not self.against(state, move)]

    def why_not(self, state: House, move: int) -> list[Reason]:
        code, _, place = self.against(state, move).partition(" ")
        return [Reason(code, self.rules()[0], {"place": place}, [])] if code else []


class Start(Node):
    """Set-up, all seats at once: give up two of five cards, get a coin and a gift."""

    def run(self, state: House) -> None:
        for task in (Gift(), Bonus(1, "start"), GiveUp(), GiveUp()):
            state.push(task)


class GiveUp(Choice):
    """Lay a card aside until all have chosen; nobody sees which."""

    def names(self, state: House) -> dict[int, str]:
        return {card: f"give up {card}" for card in state.hand(state.active)}

    def hides_answer(self) -> bool:
        return True

    def apply(self, state: House, move: int) -> None:
        state.hand(state.active).remove(move)
        state.given_up(state.active).append(move)
        state.tell_secret("gave_up", "set-up", {"cards": 1}, {"which": [move]}, 1 << state.active, False)


class Collect(Node):
    """All have chosen: what was given up goes under the deck in turn order, known to its seat."""

    def run(self, state: House) -> None:
        for seat in range(state.seats):
            cards = state.given_up(seat)
            state.zones[0], state.seen[0] = cards + state.zones[0], [1 << seat] * len(cards) + state.seen[0]
            state.zones[2 + state.seats + seat] = []


class Turn(Node):
    """A turn: discard what is surplus, use a place and a card, end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: House) -> None:
        state.active, state.sold = self.seat, False
        for task in (End(), Act(), *[Discard()] * (len(state.hand(self.seat)) - HAND)):
            state.push(task)


class Discard(Choice):
    """Put a card face down on the discard pile."""

    def names(self, state: House) -> dict[int, str]:
        return {card: f"discard {card}" for card in state.hand(state.active)}

    def apply(self, state: House, move: int) -> None:
        state.put_away(move, 1 << state.active)
        state.tell_secret("discarded", "hand", {"cards": 1}, {"which": [move]}, 1 << state.active, False)


class Act(Choice):
    """Use a place and then a card, or first the card; the place must be used at least once. Or pass."""

    def names(self, state: House) -> dict[int, str]:
        found = {0: "pass"}
        for card in state.hand(state.active):
            for i, place in enumerate(PLACES):
                found |= {1 + card * 4 + i * 2: f"{place}+{card}", 2 + card * 4 + i * 2: f"{card}+{place}"}
        return found

    def against(self, state: House, move: int) -> str:
        if move and kind_of((move - 1) // 4) == "lamp" and not state.purse()[0]:
            return "no_coin"
        kept = move == 0 or state.searching or keeps_promises(state, move)
        return "" if kept else f"out_of_reach {PLACES[(move - 1) // 2 % 2]}"

    def apply(self, state: House, move: int) -> None:
        if move == 0:
            return state.tell("passed", "turn", {})
        card, place = (move - 1) // 4, (move - 1) // 2 % 2
        state.tell("played", f"card {card}", {"card": card, "place": PLACES[place]})
        if kind_of(card) == "lamp":
            state.hand(state.active).remove(card)
            state.lamps(state.active).append(card)
            state.gain(-1, 0, 0, f"card {card}")
        else:
            state.put_away(card, -1)
        for task in (EFFECTS[card % 4], Use(place, 0)) if move % 2 else (Use(place, 0), EFFECTS[card % 4]):
            state.push(task)
        return None


class Use(Choice):
    """The market gives a tea for a coin, the kitchen two points for a tea; twice at most, once at least."""

    def __init__(self, place: int, done: int) -> None:
        self.place, self.done = place, done

    def is_promise(self) -> bool:
        return self.done == 0

    def is_free_moment(self) -> bool:
        return True

    def keepable(self, state: House) -> bool:
        return state.purse()[self.place] > 0

    def wants(self, state: House) -> int:
        return TEA if self.place else COIN

    def supplies(self, state: House) -> int:
        return COIN if self.place else TEA

    def broken(self) -> Reason:
        return Reason("out_of_reach", "TOY-USE", {"place": PLACES[self.place]}, [])

    def names(self, state: House) -> dict[int, str]:
        return {0: "brew" if self.place else "buy", 1: "done"}

    def against(self, state: House, move: int) -> str:
        if move:
            return "" if self.done else "not_done"
        return "" if self.keepable(state) else "no_tea" if self.place else "no_coin"

    def apply(self, state: House, move: int) -> None:
        if move == 0:
            if self.done == 0:
                state.push(Use(self.place, 1))
            state.gain(*((0, -1, 2) if self.place else (-1, 1, 0)), PLACES[self.place])
            if self.place and state.lamps(state.active):
                state.push(Bonus(len(state.lamps(state.active)), "lamp"))


class Gift(Choice):
    """Take two coins or one tea."""

    def supplies(self, state: House) -> int:
        return COIN | TEA

    def names(self, state: House) -> dict[int, str]:
        return {0: "take coins", 1: "take tea"}

    def apply(self, state: House, move: int) -> None:
        state.gain(0 if move else 2, move, 0, "gift")


class Bonus(Node):
    """Coins that come by themselves: at the start, as income, by lamps whenever tea is brewed."""

    def __init__(self, coins: int, cause: str) -> None:
        self.coins, self.cause = coins, cause

    def supplies(self, state: House) -> int:
        return COIN

    def run(self, state: House) -> None:
        state.gain(self.coins, 0, 0, self.cause)


class News(Node):
    """Draw two cards."""

    def run(self, state: House) -> None:
        state.draw()


class End(Choice):
    """The turn is over: draw; after the last seat come income and the next round."""

    def is_free_moment(self) -> bool:
        return True

    def always_asked(self) -> bool:
        return True

    def names(self, state: House) -> dict[int, str]:
        return {0: "end"}

    def apply(self, state: House, move: int) -> None:
        state.draw()
        if state.active + 1 < state.seats:
            return state.push(Turn(state.active + 1))
        for seat in range(state.seats):
            state.active = seat
            state.gain(1 + len(state.lamps(seat)), 0, 0, "income")
        state.round += 1
        return state.push(Turn(0)) if state.round <= state.rounds else None


EFFECTS: tuple[Task[Any], ...] = (Gift(), Use(0, 1), News(), Bonus(0, "lamp"))  # by kind of card
