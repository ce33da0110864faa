"""Phase 2: turns of one action or a pass (EV-ACTION, EV-ADV-05..15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.advice.unknown_moves import why_no_free_move, why_unknown_action
from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.effects.fields import ACTION, CARD, CARD_OR_NONE
from nextfrontier.games.evacuation.rules.action_cards import end_turn
from nextfrontier.games.evacuation.rules.energy import (
    PayEnergy,
    action_energy,
    pays_and_can,
    too_little_energy,
    ways_to_pay_energy,
)
from nextfrontier.games.evacuation.rules.race import meets_end_condition
from nextfrontier.games.evacuation.rules.solo import RIVAL, rival_can_act, rival_turn, turn_line
from nextfrontier.games.evacuation.state.box import BoardAction
from nextfrontier.games.evacuation.state.phases import ACTIONS
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import WIDTH, Family, Plain, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape, Truth
from nextfrontier.kernel.tasks import UNKNOWN, Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

NO_CARD: Final = 0  # standard game: cards only mark what was chosen (EV-ACTION-01, EV-SETUP-33)


def why_not_act(worlds: Worlds, action: BoardAction) -> list[Reason]:
    """Return the reasons against a board action (EV-ACTION-04, -14, EV-ADV-05, OQ-27, OQ-80)."""
    if can_act(worlds, action):
        return []
    player = worlds.me()
    cost = action_energy(player, action.group)
    found: list[Reason] = []
    if worlds.rules.advanced and action.group == 1 and 1 in player.actions.tucked:
        found.append(reason("group_one_used", "EV-ADV-05"))
    if not ways_to_pay_energy(player, cost):
        found.append(too_little_energy(player, action.id, action.group, cost))
    found += action.effect.why_impossible(worlds)
    return found or [reason("energy_needed", "OQ-80", action=action.id, energy=cost)]


def can_act(worlds: Worlds, action: BoardAction) -> bool:
    """Tell whether a board action is possible; its group may have been used before (EV-ACTION-07)."""
    player = worlds.me()
    if worlds.rules.advanced and action.group == 1 and 1 in player.actions.tucked:  # EV-ADV-04, -05
        return False
    for way in ways_to_pay_energy(player, action_energy(player, action.group)):
        if pays_and_can(worlds, action.effect, way):
            return True
    return False


class ChooseAction(Decision["Worlds"]):
    """One action of the player board or of a card, or a pass (EV-ACTION-03, -04, -17, EV-ADV-06)."""

    shape = Shape("action", Truth("with_cards"))
    asked_by = ["EV-ACTION-03", "EV-ACTION-04", "EV-ACTION-17"]

    def __init__(self, with_cards: bool) -> None:
        self.with_cards = with_cards  # advanced variant: a move may name a card that stays face down

    def is_free_moment(self) -> bool:
        return True

    def hides_answer(self) -> bool:
        return self.with_cards

    def families(self) -> list[Family[Any, Any]]:
        return ACTIONS_AND_CARDS

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_unknown_action(state, text)


class PassOut(Plain["Worlds", ChooseAction]):
    """Take no more actions this year (EV-ACTION-17)."""

    def __init__(self) -> None:
        super().__init__("pass")

    def apply(self, state: Worlds, asked: ChooseAction, move: int) -> None:
        state.me().actions = state.me().actions.with_passed(True)
        state.tell("passed", "EV-ACTION-17", {})


class Act(Family["Worlds", ChooseAction]):
    """A board action: `A4`; in the advanced variant with the card that goes under it: `A4 card 12`."""

    def __init__(self) -> None:
        super().__init__("action", "{action} card {card}", [ACTION, CARD_OR_NONE])

    def cards(self, worlds: Worlds) -> tuple[int, ...]:
        """Return the cards that can go under an action."""
        return worlds.me().hand if worlds.rules.advanced else (NO_CARD,)

    def options(self, state: Worlds, asked: ChooseAction) -> list[int]:
        cards = self.cards(state)
        actions = range(len(state.box.board_actions))
        return [self.base | card << WIDTH | action for action in actions for card in cards]

    def add_moves(self, state: Worlds, asked: ChooseAction, found: list[int]) -> None:
        cards = self.cards(state)
        for number, action in enumerate(state.box.board_actions):
            if cards and can_act(state, action):
                found += [self.base | card << WIDTH | number for card in cards]

    def why_not(self, state: Worlds, asked: ChooseAction, move: int) -> list[Reason]:
        return why_not_act(state, state.box.board_actions[first(move)])

    def leads_to_question(self) -> bool:
        return True  # to `EndTurn`

    def apply(self, state: Worlds, asked: ChooseAction, move: int) -> None:
        state.push(EndTurn())
        act_on_board(state, state.me(), first(move), second(move))

    def spell(self, state: Worlds, asked: ChooseAction, move: int) -> str:
        return super().spell(state, asked, move) if second(move) else ACTION.spell(state, first(move))

    def read(self, state: Worlds, asked: ChooseAction, text: str) -> int:
        alone = ACTION.read(state, text)
        return super().read(state, asked, text) if alone == UNKNOWN else self.base | alone


class PlayFaceUp(Family["Worlds", ChooseAction]):
    """The action of a card (EV-ADV-06, -07)."""

    def __init__(self) -> None:
        super().__init__("card", "card {card}", [CARD])

    def options(self, state: Worlds, asked: ChooseAction) -> list[int]:
        return [self.base | card for card in state.me().hand] if state.rules.advanced else []

    def add_moves(self, state: Worlds, asked: ChooseAction, found: list[int]) -> None:
        if state.rules.advanced and ways_to_pay_energy(state.me(), action_energy(state.me(), 0)):
            found += self.options(state, asked)

    def why_not(self, state: Worlds, asked: ChooseAction, move: int) -> list[Reason]:
        cost = action_energy(state.me(), 0)
        if ways_to_pay_energy(state.me(), cost):
            return []
        return [too_little_energy(state.me(), f"card {first(move)}", 0, cost)]

    def leads_to_question(self) -> bool:
        return True  # to `EndTurn`

    def apply(self, state: Worlds, asked: ChooseAction, move: int) -> None:
        state.push(EndTurn())
        play_face_up(state, state.me(), first(move))


PASS: Final = PassOut()
ACT: Final = Act()
ACTIONS_AND_CARDS: Final = hand_out([PASS, ACT, PlayFaceUp()])


def act_on_board(worlds: Worlds, player: Player, number: int, card: int) -> None:
    """Tuck a card, move the Action marker, pay Energy, then act (EV-ACTION-06, -09, -15, EV-ADV-08)."""
    action = worlds.box.board_actions[number]
    cost = action_energy(player, action.group)
    player.actions = player.actions.with_board_action(action.group)
    if card != NO_CARD:
        player.hand = tuple([other for other in player.hand if other != card])
        player.actions = player.actions.with_card_under(card)
    if worlds.events is not None:
        secret = {"card": card} if card != NO_CARD else {}
        worlds.tell_secret(
            "acted",
            action.id,
            {"action": action.id, "group": action.group},
            {**secret},
            1 << player.seat,
            False,
        )
    worlds.push(PayEnergy(cost, action.effect.place, True))


def play_face_up(worlds: Worlds, player: Player, card: int) -> None:
    """Play a card, move the Action marker and pay Energy; its action may be left out (EV-ADV-07, -09, -15)."""
    cost = action_energy(player, 0)
    player.hand = tuple([other for other in player.hand if other != card])
    player.actions = player.actions.with_card(card)
    worlds.tell_secret("played_card", f"card {card}", {"card": card}, {}, -1, True)
    worlds.push(PayEnergy(cost, f"card {card}", False))


class EndTurn(Decision["Worlds"]):
    """The action is done: free moments, then the next player (EV-ACTION-16, EV-ADV-10)."""

    shape = Shape("end")
    asked_by = ["EV-ACTION-16", "EV-ADV-10"]

    def is_free_moment(self) -> bool:
        return True

    def always_asked(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return ENDS

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_free_move(state, text)


class End(Plain["Worlds", EndTurn]):
    """My turn is over."""

    def __init__(self) -> None:
        super().__init__("end")

    def apply(self, state: Worlds, asked: EndTurn, move: int) -> None:
        if state.rules.advanced:
            end_turn(state)


ENDS: Final = hand_out([End()])


class ActionsPhase(Task["Worlds"]):
    """Nobody has passed; the first of the order begins (EV-ACTION-02, -18)."""

    shape = Shape("actions_phase")

    def run(self, state: Worlds) -> None:
        state.phase = ACTIONS
        state.tell("phase", "EV-ACTION-02", {"phase": "actions", "year": state.year})
        for player in state.players:
            player.actions = player.actions.with_passed(False)
        state.push(NextTurn(-1))


class NextTurn(Task["Worlds"]):
    """Let the next player who has not passed act; end the phase when all have (EV-GAME-09, EV-ACTION-02, -16, -19)."""

    shape = Shape("next_turn", Number("place"))

    def __init__(self, place: int) -> None:
        self.place = place  # in the order, of whoever had the last turn; -1 at the start

    def run(self, state: Worlds) -> None:
        if state.rules.race and state.ending < 0 and self.place >= 0:
            note_end_condition(state)
        line = turn_line(state)
        place = self.place
        for _ in line:
            place += 1
            if place == len(line):
                if state.ending >= 0:
                    return
                place = 0
            if line[place] == RIVAL and rival_can_act(state):
                state.push(NextTurn(place))
                rival_turn(state)
                return
            if line[place] != RIVAL and not state.players[line[place]].actions.passed:
                state.active = line[place]
                state.push(NextTurn(place))
                state.push(ChooseAction(state.rules.advanced))
                return


def note_end_condition(worlds: Worlds) -> None:
    """Note that the race ends: only players later in the order act once more (EV-RACE-03)."""
    if meets_end_condition(worlds.me()):
        worlds.ending = worlds.active
        worlds.tell("race_ends", "EV-RACE-03", {})
