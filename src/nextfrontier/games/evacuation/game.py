"""Evacuation as hosts, bots and tests see it: options, set-up, documents, results, words."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from nextfrontier.games.evacuation.advice.forecast import forecast_of, standing_of
from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.positions.decode import position_of
from nextfrontier.games.evacuation.positions.doubts import doubts_of
from nextfrontier.games.evacuation.positions.encode import encode_worlds
from nextfrontier.games.evacuation.positions.pickles import put_together, take_apart
from nextfrontier.games.evacuation.positions.vectors.shorthand import WORDS
from nextfrontier.games.evacuation.rules.race import race_places
from nextfrontier.games.evacuation.rules.scoring import point_places, score_of
from nextfrontier.games.evacuation.rules.setup import new_game
from nextfrontier.games.evacuation.rules.ties import point_ties, race_ties
from nextfrontier.games.evacuation.showing.documents import components_of
from nextfrontier.games.evacuation.showing.effects import text_at
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.worlds import Rules, Worlds
from nextfrontier.games.evacuation.vocabulary.library import COMPONENTS_VERSION, Facts, make_box
from nextfrontier.games.evacuation.words import sentences as words
from nextfrontier.games.evacuation.words.moves import DERIVED, key_of, part_of
from nextfrontier.games.evacuation.words.texts import CATALOGUES
from nextfrontier.kernel.game import Option, Result, Seed, chance_of, check_seats, chosen_options
from nextfrontier.kernel.reasons import refusal
from nextfrontier.kit.game import PackGame, choice
from nextfrontier.kit.packs.reading import BOX_OPTIONS, Pack
from nextfrontier.kit.words.moves import Labels

SLUG: Final = "evacuation"
VERSION: Final = 2


class Evacuation(PackGame[Pack, Facts, Box]):
    """The game, for 1 to 4 seats."""

    slug = SLUG
    title = "Evacuation"
    version = VERSION
    components_version = COMPONENTS_VERSION
    actions_version = 1
    seat_counts = (1, 2, 3, 4)  # one, two, and three or more have rules of their own (EV-GAME-10)
    languages = tuple(CATALOGUES)

    encode = staticmethod(encode_worlds)
    doubts = staticmethod(doubts_of)
    forecast = staticmethod(forecast_of)
    explain = staticmethod(words.explain)
    sentence = staticmethod(words.sentence)
    sentence_pieces = staticmethod(words.sentence_pieces)
    components = staticmethod(components_of)

    def __init__(self) -> None:
        super().__init__("nextfrontier.games.evacuation", PACKS, make_box, WORDS, CATALOGUES)

    def make_labels(self, facts: Facts) -> Labels:
        """Return the words for moves that name these components."""
        return Labels(CATALOGUES, key_of, part_of, partial(text_at, facts), DERIVED)

    def options(self) -> list[Option]:
        """Return the options of a new game."""
        return [
            choice("mode", ("points", "race")),
            choice("actions", ("standard", "advanced")),
            choice("bonuses", (None, "strict", "generous")),
            choice("goals", ("draft", "first_game")),
            choice("common_goals", (False, True)),
            choice("lines", ("none", "A", "B", "random")),
            choice("third_player", (False, True)),
            *BOX_OPTIONS,
        ]

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> Worlds:
        """Return a freshly dealt game, run to its first decision."""
        return new_game(self.box_for(options), seats, self.rules(seats, options), chance_of(seed))

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> Worlds:
        """Return a game put into a position."""
        rules = self.rules(seats, options)
        return position_of(self.box_for(options), seats, rules, chance_of(seed), changes)

    def rules(self, seats: int, options: Mapping[str, object]) -> Rules:
        """Return the options, checked; refuse only combinations that the rules exclude (EV-ADV-01, EV-MOD-16)."""
        chosen = chosen_options(self.options(), options)
        check_seats(self, seats)
        race, advanced = chosen["mode"] == "race", chosen["actions"] == "advanced"
        modules = chosen["common_goals"] is True or chosen["lines"] != "none"
        refused = [
            (race and seats == 1, "EV-SOLO-01", "mode"),
            (race and chosen["common_goals"] is True, "EV-MOD-01", "common_goals"),
            (race and modules, "EV-MOD-01", "lines"),
            (race and chosen["goals"] == "first_game", "OQ-40", "goals"),
            (advanced and chosen["bonuses"] == "strict", "EV-ADV-17", "bonuses"),
            (chosen["third_player"] is True and seats != 2, "EV-SOLO-38", "third_player"),
        ]
        for excluded, rule, field in refused:
            if excluded:
                raise refusal("excluded_option", rule, field=f"options.{field}")
        lines = str(chosen["lines"])
        return Rules(
            race,
            advanced,
            advanced or chosen["bonuses"] == "generous",  # EV-GEN-01, EV-ADV-17
            chosen["goals"] == "first_game",
            chosen["common_goals"] is True,
            "" if lines == "none" else lines,
            chosen["third_player"] is True,
        )

    def moment(self, state: Worlds) -> dict[str, int]:
        """Return year and phase."""
        return {"year": state.year, "phase": state.phase}

    def standing(self, state: Worlds) -> list[int]:
        """Return everybody's points, in a race the lowest Production marker, if the game ended now."""
        return [standing_of(state, seat) for seat in range(state.seats)]

    def result(self, state: Worlds) -> Result | None:
        """Return ranking and scores; tied players share their place, by seat (EV-SCORE-19, -20, EV-RACE-17..22)."""
        if state.agenda is not None or state.lanes:
            return None
        if state.rules.race:
            lowest = [min(player.production) for player in state.players]
            levels = [{"lowest_production": level, "total": level} for level in lowest]
            groups = race_places(state)
            return Result(groups, levels, race_ties(state, groups))
        scores = [score_of(state, seat) for seat in range(state.seats)]
        groups = point_places(scores)
        return Result(groups, scores, point_ties(groups, scores))


GAME: Final = Evacuation()


def rebuild(options: dict[str, object], fields: dict[str, Any]) -> Worlds:
    """Make a state of its pickle."""
    return put_together(GAME.box_for(options), fields)


def reduce(worlds: Worlds) -> tuple[Any, ...]:
    """Tell pickle and copy.deepcopy how to make a state again."""
    return rebuild, (GAME.options_of(worlds.box), take_apart(worlds))


copyreg.pickle(Worlds, reduce)
