"""The effect of a move in a few words: from the texts of the things it names and from a preview on the view."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.terminal.evacuation.texts import Texts
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.rules.energy import action_energy
from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS
from nextfrontier.games.evacuation.state.parts import LANES, MAIN, SECOND
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game
from nextfrontier.kit.words.messages import Name, Part, Series
from nextfrontier.record.previews import preview

# Where the component is found that a parameter of a move names.
SHELVES: Final = {
    "technology": ("technologies",),
    "area": ("new_areas", "old_areas"),
    "item": ("infrastructure",),
}
VERBS: Final = {"paid": "ev.pays", "gained": "ev.gains"}


class Notes:
    """Explains the moves of one decision."""

    def __init__(self, game: Game[Any], texts: Texts, view: Worlds, seat: int) -> None:
        self.game = game
        self.texts = texts
        self.say = texts.speech.say
        self.view = view
        self.seat = seat
        decision = view.decision(seat)
        self.kind = "" if decision is None else decision.kind()
        self.pending: list[Any] = [] if decision is None else decision.encode()

    def note(self, move: str, closely: bool) -> str:
        """Return the meaning of the move and, looked at closely, its payments and gains at once."""
        number = self.view.parse(self.seat, move)
        happens = self.happens(number) if closely else ""
        return " · ".join(part for part in (self.meaning(number), happens) if part)

    # The meaning of a move.

    def meaning(self, move: int) -> str:
        """Return the text of the thing that the move names, else the label of the move."""
        facts = self.view.describe(self.seat, move)
        [label] = self.game.labels(self.view, [facts], self.texts.language)
        if facts.kind in ("load_bay", "load_building"):
            return f"{label}: {self.texts.text('old_areas', str(facts.fields['area']))}"
        return (
            self.counted_words(facts.kind, facts.fields)
            or self.thing_words(facts.kind, facts.fields)
            or label
        )

    def counted_words(self, kind: str, fields: dict[str, Any]) -> str:
        """Return the words about an action, a step on the track, a hand, a Power Level."""
        if kind == "action":
            return self.action_words(fields["action"], fields["card"])
        if kind == "advance":
            return self.advance_words(fields["marker"], fields["steps"], fields["lane"])
        if kind == "keep":
            given_up = [card for card in self.view.players[self.seat].hand if card not in fields["cards"]]
            return self.say("ev.gives_up", cards=" ".join(str(card) for card in given_up))
        if kind == "power" and self.kind == "bonus_power":
            bonus = self.view.box.bonuses[self.view.bonuses[0]]
            effect = bonus_for(bonus, fields["power"], self.view.rules.generous)
            return self.say("ev.no_bonus") if effect is None else self.texts.effect(effect.place)
        return ""

    def action_words(self, action: str, card: int) -> str:
        """Return a board action with its Power Level and Energy."""
        facts = self.texts.thing("board_actions", action)
        cost = action_energy(self.view.players[self.seat], int(facts["group"]))
        key = "ev.action.card" if card else "ev.action"
        return self.say(key, action=facts["short"], group=facts["group"], cost=cost, card=card)

    def advance_words(self, name: str, steps: int, lane_name: str) -> str:
        """Return the new place of a marker, and the things there."""
        player = self.view.players[self.seat]
        front = 0 if player.progress.steps[0] >= player.progress.steps[1] else 1
        marker = {"front": front, "rear": 1 - front}.get(name, 1 - int(self.pending[2] or 0))
        step, lane = player.progress.steps[marker] + steps, LANES.index(lane_name)
        said = self.say("ev.to_step", step=step)
        if lane in (MAIN, SECOND):
            space = (self.view.box.main if lane == MAIN else self.view.box.second)[step]
            supplies = self.texts.symbols(space.yellow, space.white)
            said += f", {supplies}" if supplies else ""
            if space.effect is not None:
                said += f", {self.texts.effect(space.effect.place)}"
        return said

    def thing_words(self, kind: str, fields: dict[str, Any]) -> str:
        """Return the text of the component that a move names."""
        if kind in ("ship", "send"):
            return self.texts.ship(fields["item" if kind == "ship" else "ship"])
        if kind == "stadium":
            return self.texts.stadium(fields["item"])
        if kind in ("goal", "drop"):
            goal = self.texts.thing("goals", str(fields["goal"]))
            return f"{goal['name']}: {goal['text']}"
        if kind == "common":
            return self.texts.text("common_goals", fields["goal"])
        if kind == "card":
            return self.texts.text("action_cards", str(fields["card"]))
        if kind == "first":
            return self.texts.effect(fields["place"])
        for name, shelves in SHELVES.items():
            for shelf in shelves:
                if fields.get(name) in self.texts.document[shelf]:
                    return self.texts.text(shelf, fields[name])
        return ""

    # What happens at once.

    def happens(self, move: int) -> str:
        """Return payments, gains and production, and whether there is a way back."""
        found = preview(self.game, self.view, self.seat, move)
        own = [event for event in found.events if event.seat == self.seat]
        said = [self.tell_goods("paid", own), self.tell_goods("gained", own), self.rises(own)]
        if found.ends_undo:
            said.append(self.say("ev.no_undo"))
        return ", ".join(part for part in said if part)

    def tell_goods(self, kind: str, events: list[Event]) -> str:
        """Tell the goods of all events of one kind, by world: `pays 3 Steel of the Old World`."""
        said: list[Part] = []
        for world in WORLDS:
            own = [event for event in events if event.kind == kind and event.details.get("world") == world]
            goods = added_up(own)
            if goods:
                said.append(Name(self.say(f"ev.of_{world}", goods=self.texts.amounts(goods))))
        return self.say(VERBS[kind], goods=Series("and", said)) if said else ""

    def rises(self, events: list[Event]) -> str:
        """Return the rise of production: `production rises by 2 Food`."""
        goods = added_up([event for event in events if event.kind == "production_rose"])
        return self.say("ev.rises", goods=self.texts.amounts(goods)) if goods else ""


def added_up(events: list[Event]) -> dict[str, int]:
    """Return all goods of these events."""
    total: dict[str, int] = {}
    for event in events:
        for name in NAMES:
            amount = event.details.get(name)
            if isinstance(amount, int) and amount:
                total[name] = total.get(name, 0) + amount
    return total
