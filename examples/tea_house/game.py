"""Tea House as hosts, bots and tests see it: the contract of `kernel/game`, verb by verb."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from typing import Any, Final

from examples.tea_house import words
from examples.tea_house.components import CARDS, DEALT, HAND, kind_of
from examples.tea_house.pickles import take_apart
from examples.tea_house.positions import encode_house, put_into_position
from examples.tea_house.rules import Collect, Start, Turn
from examples.tea_house.state import DECK, FIRST_DEAL, UNSEEN, House
from nextfrontier.kernel.actions import ActionTable, table_of
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Doubt, Option, Result, Seed, chance_of, check_seats, chosen_options
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.vectors import Vector


class TeaHouse:
    """Two to four seats, a few rounds."""

    slug, title = "tea-house", "Tea House"
    version, components_version = 2, 1
    seat_counts = (2, 3, 4)
    languages = tuple(words.CATALOGUES)

    def actions(self) -> ActionTable:
        """Return the table of its atomic actions."""
        return table_of("examples.tea_house", 1, None)

    # Set-up.

    def options(self) -> list[Option]:
        """Return what can be chosen when a game is set up."""
        return [Option("rounds", "1..6", 4, (1, 2, 3, 4, 5, 6))]

    def say_title(self, language: str = "en") -> str:
        """Return its name."""
        return words.say_key("title", language)

    def say_option(self, option: Option, language: str = "en") -> tuple[str, str]:
        """Return the values of an option, and what it changes."""
        return option.type, words.say_key(f"option.{option.name}", language)

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options as they are: none of them points to a file."""
        return dict(options)

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> House:
        """Return a game that is dealt and run to its first decisions, those of all seats at once."""
        state = self.deal(seats, options, seed, DEALT)
        state.push(Turn(0))
        state.push(Collect())
        state.open_lanes([Start()] * seats)
        state.settle()
        return state

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> House:
        """Return a game that is put into a position."""
        return put_into_position(self.deal(seats, options, seed, HAND), changes)

    def deal(self, seats: int, options: Mapping[str, object], seed: Seed, cards: int) -> House:
        """Shuffle, and deal so many cards to every seat."""
        rounds = chosen_options(self.options(), options)["rounds"]
        assert isinstance(rounds, int)
        state = House(check_seats(self, seats), chance_of(seed), rounds)
        state.events = []
        state.cards[DECK] = state.shuffle(FIRST_DEAL, list(range(CARDS)))
        for seat in range(seats):
            state.active, state.cards[2 + seat] = seat, [state.cards[DECK].pop() for _ in range(cards)]
            state.tell_cards("dealt", "", state.hand(seat), reveals=True)
        state.active, state.seen[DECK] = 0, [UNSEEN] * len(state.cards[DECK])
        return state

    # Documents and results.

    def encode(self, state: House) -> dict[str, Any]:
        """Return the whole state, or all that a view knows."""
        return encode_house(state)

    def doubts(self, state: House) -> list[Doubt]:
        """Return what is unlikely in a position: nothing is looked for."""
        return []

    def forecast(self, state: House, seat: int) -> dict[str, Any]:
        """Return the next income of a seat, and its score if the game ended now."""
        lamps = len(state.lamps(seat))
        income = {"base": 1, "lamps": lamps, "total": 1 + lamps}
        return {"income": income, "score_now": score_of(state, seat)}

    def moment(self, state: House) -> dict[str, int]:
        """Return the round."""
        return {"round": state.round}

    def standing(self, state: House) -> list[int]:
        """Return everybody's points if the game ended now."""
        return [score_of(state, seat)["total"] for seat in range(state.seats)]

    def result(self, state: House) -> Result | None:
        """Return ranking and scores when the game is over; of tied seats the earlier wins."""
        if state.to_move() != -1:
            return None
        scores = [score_of(state, seat) for seat in range(state.seats)]
        ranking = sorted(range(state.seats), key=lambda seat: -scores[seat]["total"])
        return Result([[seat] for seat in ranking], scores)

    def components(self, language: str, options: Mapping[str, object]) -> dict[str, Any]:
        """Return the texts of the cards."""
        cards = {str(card): words.card_text(kind_of(card), language) for card in range(CARDS)}
        return {
            "language": language,
            "cards": {card: {"number": int(card), "text": text} for card, text in cards.items()},
        }

    # Words.

    def explain(self, reason: Reason, language: str = "en") -> tuple[str, list[str]]:
        """Say why something is refused."""
        return words.explain(reason, language)

    def sentence(self, event: Event, viewer: int, language: str = "en") -> str:
        """Say what happened, as far as this viewer may know."""
        return words.sentence(event, viewer, language)

    def sentence_pieces(self, event: Event, viewer: int, language: str = "en") -> list[str | int]:
        """Say the same in pieces, with the numbers of seats in place of players."""
        return words.sentence_pieces(event, viewer, language)

    def prompt(self, kind: str, language: str = "en") -> str:
        """Say what a decision asks."""
        return words.prompt(kind, language)

    def labels(self, state: House, moves: Sequence[MoveFacts], language: str = "en") -> list[str]:
        """Say moves: their notation can be read as it is."""
        return [move.text for move in moves]

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        """Return the text of a rule."""
        return words.rule_text(id_, language)

    # Test vectors: Tea House has none.

    def positions(self, language: str = "en") -> list[tuple[str, str]]:
        """Return the ids of test vectors."""
        return []

    def vector(self, id_: str) -> Vector | None:
        """Return the test vector with this id."""
        return None


def score_of(state: House, seat: int) -> dict[str, int]:
    """Return the points of a seat: those brewed, one for two coins, one for each tea."""
    coins, tea, points = state.purses[seat]
    return {"brewed": points, "coins": coins // 2, "tea": tea, "total": points + coins // 2 + tea}


GAME: Final = TeaHouse()
copyreg.pickle(House, take_apart)
