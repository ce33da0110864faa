"""What a move does, in a few words: from the texts of the things it names and from a preview on the view."""

from __future__ import annotations

import re
from typing import Any, Final

from nextfrontier.cli.terminal.evacuation.texts import Texts, amounts, symbols
from nextfrontier.games.evacuation.rules.actions import action_energy
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.state.parts import LANES, MAIN, SECOND
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game
from nextfrontier.record.previews import preview

BOARD_ACTION: Final = re.compile(r"(?P<action>A\d+)(?: card (?P<card>\d+))?")
ADVANCE: Final = re.compile(r"(?P<marker>front|rear|other) (?P<steps>\d+) (?P<lane>\w+)")
FIXED: Final = {
    "end": "your turn is over",
    "decline": "leave it",
    "pass": "no more actions in this year",
    "look": "turn up one more item to choose from",
}
DONE: Final = {
    "transport": "all ships that were sent fly and are unloaded",
    "launch": "the ship flies, or stays if it was not sent",
}
# Moves that name a component, and where it is found.
SHELVES: Final = {
    "take": "infrastructure", "play": "infrastructure", "invent": "technologies", "use": "technologies",
    "settle": "new_areas", "goal": "common_goals",
}  # fmt: skip
WORLDS: Final = {"old": "the Old World", "new": "the New World"}


class Notes:
    """Explains the moves of one decision."""

    def __init__(self, game: Game[Any], texts: Texts, view: Worlds, seat: int) -> None:
        self.game = game
        self.texts = texts
        self.view = view
        self.seat = seat
        decision = view.decision(seat)
        self.kind = "" if decision is None else decision.kind()
        self.pending: list[Any] = [] if decision is None else decision.encode()

    def note(self, move: str, closely: bool) -> str:
        """What the move means and, looked at closely, what it pays and gains at once."""
        happens = self.happens(move) if closely else ""
        return " · ".join(part for part in (self.meaning(move), happens) if part)

    # The meaning of a notation.

    def meaning(self, move: str) -> str:
        """The words of what the move names."""
        if found := BOARD_ACTION.fullmatch(move):
            return self.action_words(found)
        if found := ADVANCE.fullmatch(move):
            return self.advance_words(found)
        word, _, rest = move.partition(" ")
        if word == "done":
            return DONE.get(self.kind, "no more of this")
        if word in FIXED and not rest:
            return FIXED[word]
        return self.thing_words(word, rest)

    def action_words(self, found: re.Match[str]) -> str:
        """A board action with its Power Level and Energy."""
        facts = self.texts.thing("board_actions", found["action"])
        cost = action_energy(self.view.players[self.seat], int(facts["group"]))
        under = f"; card {found['card']} goes under it" if found["card"] else ""
        return f"{facts['short']} (PL {facts['group']}, {cost} Energy{under})"

    def advance_words(self, found: re.Match[str]) -> str:
        """Where a marker would stand, and what is there."""
        player = self.view.players[self.seat]
        front = 0 if player.progress.steps[0] >= player.progress.steps[1] else 1
        marker = {"front": front, "rear": 1 - front}.get(found["marker"], 1 - int(self.pending[2] or 0))
        step, lane = player.progress.steps[marker] + int(found["steps"]), LANES.index(found["lane"])
        said = f"to step {step}"
        if lane in (MAIN, SECOND):
            space = (self.view.box.main if lane == MAIN else self.view.box.second)[step]
            supplies = symbols(space.yellow, space.white)
            said += f", {supplies}" if supplies else ""
            if space.effect is not None:
                said += f", {self.texts.effect(space.effect.place)}"
        return said

    def thing_words(self, word: str, rest: str) -> str:
        """Moves that name a component, a part or goods."""
        id_ = rest.split()[0] if rest else ""
        if word == "drop" or (word == "goal" and not id_.startswith("CG")):
            return f"{self.texts.thing('goals', id_)['name']}: {self.texts.text('goals', id_)}"
        if word in SHELVES and id_ in self.texts.document[SHELVES[word]]:
            return self.texts.text(SHELVES[word], id_)
        if word in ("ship", "send"):
            return self.texts.ship(id_)
        if word == "stadium":
            return self.texts.stadium(id_)
        if word == "load":
            return self.load_words(rest.split()[1:])
        return self.other_words(word, rest)

    def load_words(self, words: list[str]) -> str:
        """What goes aboard, and how."""
        if words[0] in self.texts.document["old_areas"]:
            within = "in a bay" if words[1] == "bay" else "within the building limit"
            return f"{within}: {self.texts.text('old_areas', words[0])}"
        return self.texts.stadium(words[0]) if words[0] in self.texts.document["stadiums"] else ""

    def other_words(self, word: str, rest: str) -> str:
        """Cards, parts, Power Levels."""
        if word == "card":
            return self.texts.text("action_cards", rest)
        if word == "part":
            return self.texts.effect(f"{self.pending[1]}/{rest}")
        if word == "first":
            return self.texts.effect(rest)
        if word == "keep":
            return self.keep_words(rest)
        if word == "power" and self.kind == "bonus_power":
            bonus = self.view.box.bonuses[self.view.bonuses[0]]
            effect = bonus_for(bonus, int(rest), self.view.rules.generous)
            return "no bonus" if effect is None else self.texts.effect(effect.place)
        return ""

    def keep_words(self, rest: str) -> str:
        """What keeping some cards gives up."""
        kept = {int(word) for word in rest.split()}
        given_up = [card for card in self.view.players[self.seat].hand if card not in kept]
        return "gives up " + " ".join(str(card) for card in given_up)

    # What happens at once.

    def happens(self, move: str) -> str:
        """Payments, gains and production, and whether there is a way back."""
        found = preview(self.game, self.view, self.seat, self.view.parse(self.seat, move))
        own = [event for event in found.events if event.seat == self.seat]
        said = [tell_goods("pays", own, "paid"), tell_goods("gains", own, "gained"), rises(own)]
        if found.ends_undo:
            said.append("no undo after this")
        return ", ".join(part for part in said if part)


def tell_goods(verb: str, events: list[Event], kind: str) -> str:
    """Tell the goods of all events of one kind, by world: `pays 3 Steel of the Old World`."""
    said: list[str] = []
    for world, name in WORLDS.items():
        goods = added_up(
            [event for event in events if event.kind == kind and event.details.get("world") == world]
        )
        if goods:
            said.append(f"{amounts(goods)} of {name}")
    return f"{verb} {' and '.join(said)}" if said else ""


def rises(events: list[Event]) -> str:
    """`production rises by 2 Food`."""
    goods = added_up([event for event in events if event.kind == "production_rose"])
    return f"production rises by {amounts(goods)}" if goods else ""


def added_up(events: list[Event]) -> dict[str, int]:
    """All goods of these events."""
    total: dict[str, int] = {}
    for event in events:
        for name in NAMES:
            amount = event.details.get(name)
            if isinstance(amount, int) and amount:
                total[name] = total.get(name, 0) + amount
    return total
