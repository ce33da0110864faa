"""Underwater Cities as hosts, bots and tests see it: options, set-up, documents, results, words."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any, Final

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of, score_now
from nextfrontier.games.underwater_cities.packs.reading import PACKS, BoxPack
from nextfrontier.games.underwater_cities.positions.decode import position_of
from nextfrontier.games.underwater_cities.positions.doubts import doubts_of
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.positions.pickles import put_together, take_apart
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import WORDS
from nextfrontier.games.underwater_cities.rules.setup import Setup, new_game
from nextfrontier.games.underwater_cities.rules.solo import has_won
from nextfrontier.games.underwater_cities.showing.documents import components_of
from nextfrontier.games.underwater_cities.showing.effects import text_at
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.player import HEADINGS
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.games.underwater_cities.vocabulary.library import COMPONENTS_VERSION, Facts, make_box
from nextfrontier.games.underwater_cities.words import sentences as words
from nextfrontier.games.underwater_cities.words.moves import Nouns, key_of
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES
from nextfrontier.games.underwater_cities.words.things import Things
from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.game import Option, Result, Seed, chance_of, check_seats, chosen_options
from nextfrontier.kernel.reasons import refusal
from nextfrontier.kit.game import YES_OR_NO, PackGame, choice
from nextfrontier.kit.packs.reading import BOX_OPTIONS
from nextfrontier.kit.words.moves import Labels

SLUG: Final = "underwater-cities"
VERSION: Final = 2
BASIC_BOARDS: Final = (1, 2, 3, 4)
ADVANCED_BOARDS: Final = (5, 6, 7, 8)
SIDES: Final = ("basic", "advanced")


class UnderwaterCities(PackGame[BoxPack, Facts, Box]):
    """The game, for 1 to 4 seats."""

    slug = SLUG
    title = "Underwater Cities"
    version = VERSION
    components_version = COMPONENTS_VERSION
    actions_version = 1
    seat_counts = (1, 2, 3, 4)  # alone the solo variant (UC-GEN-01)
    languages = tuple(CATALOGUES)

    encode = staticmethod(encode_sea)
    doubts = staticmethod(doubts_of)
    forecast = staticmethod(forecast_of)
    explain = staticmethod(words.explain)
    sentence = staticmethod(words.sentence)
    sentence_pieces = staticmethod(words.sentence_pieces)
    components = staticmethod(components_of)

    def __init__(self) -> None:
        super().__init__("nextfrontier.games.underwater_cities", PACKS, make_box, WORDS, CATALOGUES)

    def make_labels(self, facts: Facts) -> Labels:
        """Return the words for moves that name these components."""
        return Labels(CATALOGUES, key_of, Nouns(Things(facts)).part_of, partial(text_at, facts))

    def options(self) -> list[Option]:
        """Return the options that can be chosen when a game is set up."""
        return [
            choice("boards", SIDES),
            choice("contracts", YES_OR_NO),
            Option("board_numbers", "list", None, None),
            Option("solo_start", "1..4", 1, (1, 2, 3, 4)),
            choice("tunnels", (46, 47)),
            *BOX_OPTIONS,
        ]

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> Sea:
        """Return a freshly dealt game, run to the choice of opening hands."""
        chosen = self.choose_options(seats, options)
        return new_game(self.box_for(chosen), setup_of(self, seats, chosen), chance_of(seed))

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> Sea:
        """Return a game put into a position."""
        chosen = self.choose_options(seats, options)
        setup = setup_of(self, seats, chosen)
        return position_of(self.box_for(chosen), setup, chance_of(seed), changes)

    def choose_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """Return all options; solo is always played on advanced boards (UC-SOLO-01)."""
        chosen = chosen_options(self.options(), options)
        if seats == 1 and "boards" not in options:
            chosen["boards"] = "advanced"
        return chosen

    def moment(self, state: Sea) -> dict[str, int]:
        """Return Era and round."""
        return {"era": state.calendar.era, "round": state.calendar.round}

    def standing(self, state: Sea) -> list[int]:
        """Return everybody's points if the game ended now and all spent their resources best."""
        return [score_now(state, seat)["total"] for seat in range(state.seats)]

    def result(self, state: Sea) -> Result | None:
        """Return the ranking: most points first, ties in the last order (UC-GEN-06, UC-SCORE-23, -24, -26)."""
        if state.agenda is not None or state.lanes:
            return None
        order = state.calendar.order
        ranking = sorted(order, key=lambda seat: (-state.players[seat].score, order.index(seat)))
        scores = [score_by_source(state, seat) for seat in range(state.seats)]
        return Result([[seat] for seat in ranking], scores, broken_ties(state, ranking))


def broken_ties(sea: Sea, ranking: list[int]) -> list[Event]:
    """Tell of neighbours with equal points who is earlier in the order after the last round (UC-SCORE-24)."""
    ties: list[Event] = []
    order = sea.calendar.order
    for ahead, behind in pairwise(ranking):
        points = sea.players[ahead].score
        if points == sea.players[behind].score:
            places = {"own": order.index(ahead) + 1, "others": order.index(behind) + 1}
            details: Details = {"other": behind, "points": points, **places}
            ties.append(Event("tie_broken", ahead, "UC-SCORE-24", details, {}, EVERYBODY, False))
    return ties


def score_by_source(sea: Sea, seat: int) -> dict[str, int]:
    """Return the points of a seat by source and their total; in solo also whether it won (UC-SOLO-19, -20)."""
    player = sea.players[seat]
    found = {HEADINGS[i]: points for i, points in enumerate(player.points) if points}
    found["total"] = player.score
    if sea.seats == 1:
        found["won"] = int(has_won(player))
    return found


def setup_of(game: UnderwaterCities, seats: int, chosen: dict[str, object]) -> Setup:
    """Return the options as the set-up needs them; refuse those that the rules exclude (UC-GOV-06, UC-SOLO-21)."""
    check_seats(game, seats)
    boards = chosen["boards"]
    if seats == 1 and boards == "basic":
        raise refusal("excluded_option", "UC-SOLO-01", field="options.boards")
    if seats == 1 and chosen["contracts"]:
        raise refusal("excluded_option", "UC-GOV-06", field="options.contracts")
    if seats > 1 and chosen["solo_start"] != 1:
        raise refusal("excluded_option", "UC-SOLO-07", field="options.solo_start")
    advanced = boards == "advanced"
    numbers = board_numbers(seats, advanced, chosen["board_numbers"])
    start, tunnels = chosen["solo_start"], chosen["tunnels"]
    assert isinstance(start, int)
    assert isinstance(tunnels, int)
    return Setup(seats, advanced, chosen["contracts"] is True, numbers, start, tunnels)


def board_numbers(seats: int, advanced: bool, given: object) -> list[int]:
    """Return the board numbers by seat: all different and all of one side (UC-SETUP-22, UC-ADV-01)."""
    if given is None:
        return []
    allowed = ADVANCED_BOARDS if advanced else BASIC_BOARDS
    if not isinstance(given, list) or len(given) != seats or len({repr(n) for n in given}) != seats:
        field = "options.board_numbers"
        raise refusal("one_per_seat", "UC-SETUP-22", field=field, given=repr(given)[:80], seats=seats)
    for number in given:
        if type(number) is not int or number not in allowed:
            side = "5..8" if advanced else "1..4"
            raise refusal(
                "wrong_option", "UC-ADV-01", field="options.board_numbers", given=repr(number)[:80], type=side
            )
    return list(given)


GAME: Final = UnderwaterCities()


def rebuild(options: dict[str, object], fields: dict[str, Any]) -> Sea:
    """Make a state of its pickle."""
    return put_together(GAME.box_for(options), fields)


def reduce(sea: Sea) -> tuple[Any, ...]:
    """Tell pickle and copy.deepcopy how to make a state again."""
    return rebuild, (GAME.options_of(sea.box), take_apart(sea))


copyreg.pickle(Sea, reduce)
