"""Setting up a game (EV-SETUP, EV-FIRST, EV-ADV-02..04, EV-MOD-02, -08..10, EV-SOLO-09..11)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.components.goals import FIRST_GAME
from nextfrontier.games.evacuation.components.modules import COMMON_GOALS_IN_PLAY
from nextfrontier.games.evacuation.components.modules import SIDES as LINE_SIDES
from nextfrontier.games.evacuation.effects.rows import refill
from nextfrontier.games.evacuation.rules.action_cards import ChooseHands
from nextfrontier.games.evacuation.rules.draft import GoalDraft
from nextfrontier.games.evacuation.rules.solo import has_rival
from nextfrontier.games.evacuation.rules.years import Phase
from nextfrontier.games.evacuation.state.action_cards import ActionCards
from nextfrontier.games.evacuation.state.box import (
    ACTION_BACK,
    GOAL_BACK,
    GOALS_FROM,
    INFRASTRUCTURE_ONE_BACK,
    INFRASTRUCTURE_TWO_BACK,
    SHIP_BACK,
    SOLO_BACK,
    STADIUM_BACK,
    Box,
)
from nextfrontier.games.evacuation.state.player import new_player
from nextfrontier.games.evacuation.state.rival import Civilizations, Rival, SoloCards
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE, ROWS, SHIPS, STADIUMS, Row
from nextfrontier.games.evacuation.state.worlds import (
    ACTIONS,
    BONUSES,
    COMMON,
    CONTINENTS,
    DECKS,
    FLAGS,
    GOALS,
    GRIDS,
    LINE_FACES,
    NO_SEAT,
    NOTHING_LOOKED_AT,
    ORDER,
    SETS,
    SIDES,
    STREAMS,
    Rules,
    Worlds,
)
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.ground import TABLE

BONUSES_WITHOUT_FLAG: Final = 3
RANDOM_LINES: Final = "random"
SOLO_TRACK: Final = (0, 1, 2)  # player, opponent, extra civilization (EV-SOLO-10, -11, OQ-43)


def new_game(box: Box, seats: int, rules: Rules, chance: Chance) -> Worlds:
    """Return a freshly dealt game, run to its first decision."""
    worlds = deal(box, seats, rules, chance)
    worlds.push(Phase(1))
    if rules.advanced:
        worlds.push(ChooseHands())
    if not rules.race and not rules.first_game:
        worlds.push(GoalDraft())
    worlds.settle()
    return worlds


def deal(box: Box, seats: int, rules: Rules, chance: Chance) -> Worlds:
    """Set up everything on the table before the first choice (EV-SETUP-32, EV-ADV-02)."""
    worlds = empty_table(box, seats, rules, chance)
    worlds.order = tuple(worlds.shuffle(ORDER, list(range(seats))))
    deal_nations(worlds)
    deal_rows(worlds)
    deal_bonuses(worlds)
    deal_goals(worlds)
    if rules.advanced:
        cards = worlds.shuffle(ACTIONS, box.backs[ACTION_BACK])
        worlds.cards = ActionCards(tuple(cards), (0,) * len(cards), (), ())
    if rules.common_goals:
        deal_common_goals(worlds)
    if rules.lines:
        deal_lines(worlds)
    if has_rival(worlds):
        worlds.solo = SoloCards((), tuple(box.backs[SOLO_BACK]), 0)
    if seats == 1:
        worlds.civilizations = Civilizations(SOLO_TRACK, (0,) * 8)
    return worlds


def empty_table(box: Box, seats: int, rules: Rules, chance: Chance) -> Worlds:
    """Return the board in year 1 with nothing dealt yet, the Solo tile on its start (EV-SETUP-26, EV-SOLO-09)."""
    return Worlds(
        seats,
        active=0,
        agenda=None,
        lanes=[],
        options=[],
        chance=chance,
        counters=(0,) * STREAMS,
        viewer=TABLE,
        box=box,
        rules=rules,
        players=[],
        year=1,
        phase=0,
        order=(),
        rows=[Row((), (), ()) for _ in ROWS],
        looked=NOTHING_LOOKED_AT,
        bonuses=(),
        spared_goals=(),
        draft=None,
        cards=ActionCards((), (), (), ()),
        common=(),
        line_tiles=(),
        ending=NO_SEAT,
        finished=False,
        civilizations=Civilizations((), ()),
        solo=SoloCards((), (), 0),
        rival=Rival(0, (), (), ()),
    )


def deal_nations(worlds: Worlds) -> None:
    """Deal a continent and a technology set of its own to each player (EV-SETUP-02, -08..11, EV-TECH-01)."""
    continents = worlds.shuffle(CONTINENTS, [0, 1, 2, 3])
    sets = worlds.shuffle(SETS, [1, 2, 3, 4])
    for seat in range(worlds.seats):
        rows = [
            worlds.shuffle(
                GRIDS, [t.number for t in worlds.box.technologies if t.set == sets[seat] and t.level == level]
            )
            for level in (1, 2, 3)
        ]
        grid = tuple(rows[level][column] for column in range(3) for level in range(3))
        worlds.players.append(new_player(seat, worlds.box.continents[continents[seat]], sets[seat], grid))


def deal_rows(worlds: Worlds) -> None:
    """Deal three face-up items of each kind; deck I lies on deck II (EV-SETUP-22..25)."""
    backs = worlds.box.backs
    ships = worlds.shuffle(DECKS + SHIPS, backs[SHIP_BACK])
    stadiums = worlds.shuffle(DECKS + STADIUMS, backs[STADIUM_BACK])
    first = worlds.shuffle(DECKS + INFRASTRUCTURE, backs[INFRASTRUCTURE_ONE_BACK])
    second = worlds.shuffle(DECKS + INFRASTRUCTURE + 1, backs[INFRASTRUCTURE_TWO_BACK])
    for row, deck in ((SHIPS, ships), (STADIUMS, stadiums), (INFRASTRUCTURE, first + second)):
        worlds.set_deck(row, tuple(deck), (0,) * len(deck))
        refill(worlds, row)


def deal_bonuses(worlds: Worlds) -> None:
    """Deal one flag card at the bottom, three others on it in random order (EV-SETUP-27..30)."""
    cards = worlds.box.bonuses
    flagged = worlds.shuffle(FLAGS, [number for number, card in enumerate(cards) if card.flag])
    others = worlds.shuffle(BONUSES, [number for number, card in enumerate(cards) if not card.flag])
    worlds.bonuses = (*others[:BONUSES_WITHOUT_FLAG], flagged[0])


def deal_goals(worlds: Worlds) -> None:
    """Give fixed goals in a first game, else keep the deck for the draft (EV-FIRST-01, -06, EV-SETUP-12)."""
    if worlds.rules.race:
        worlds.spared_goals = tuple(worlds.box.backs[GOAL_BACK])
        return
    goals = worlds.shuffle(GOALS, worlds.box.backs[GOAL_BACK])
    if worlds.rules.first_game:
        for player in worlds.players:
            cards = tuple(GOALS_FROM + number - 1 for number in FIRST_GAME[player.technologies.set])
            player.goals = player.goals.with_cards(cards, ())
            goals = [goal for goal in goals if goal not in player.goals.cards]
    worlds.spared_goals = tuple(goals)


def deal_common_goals(worlds: Worlds) -> None:
    """Deal three of four two-sided cards, each with a random side up (EV-MOD-02, OQ-76)."""
    cards = sorted({goal.card for goal in worlds.box.common_goals})
    drawn = worlds.shuffle(COMMON, list(range(len(cards))))[:COMMON_GOALS_IN_PLAY]
    found: list[int] = []
    for card in drawn:
        sides = [n for n, goal in enumerate(worlds.box.common_goals) if goal.card == cards[card]]
        found.append(worlds.shuffle(SIDES, sides)[0])
    worlds.common = tuple(sorted(found))


def deal_lines(worlds: Worlds) -> None:
    """Deal Module tiles on Areas 1, 3, 5 or 2, 4, 6, each with a random face up (EV-MOD-08..10)."""
    sides = sorted(LINE_SIDES)
    if worlds.rules.lines == RANDOM_LINES:
        numbers = LINE_SIDES[sides[worlds.shuffle(LINE_FACES, list(range(len(sides))))[0]]]
    else:
        numbers = LINE_SIDES[worlds.rules.lines]
    worlds.line_tiles = tuple(2 * (number - 1) + worlds.shuffle(LINE_FACES, [0, 1])[0] for number in numbers)
