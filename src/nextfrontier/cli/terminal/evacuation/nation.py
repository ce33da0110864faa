"""One player as text: both worlds, technologies, cards."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.evacuation.texts import Texts, infrastructure_lines
from nextfrontier.cli.terminal.style import Style, beside
from nextfrontier.games.evacuation.state.box import GOALS_FROM
from nextfrontier.games.evacuation.state.flights import Flight
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.parts import COLUMNS, LEVELS
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

INDENT: Final = 6
RESEARCH: Final = ("·", "◐", "●")  # not yet, begun, fully developed


class NationScreen:
    """Draws everything that lies before one seat."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.speech.say

    def technologies(self, view: Worlds, seat: int, style: Style) -> list[str]:
        """Return the grid, level 3 on top: ● fully developed, ◐ begun."""
        player, width = view.players[seat], style.width // COLUMNS
        lines = [
            style.paint(self.say("ev.technologies"), "bold")
            + self.say("ev.technologies.set", set=str(player.technologies.set))
        ]
        for level in reversed(range(LEVELS)):
            blocks = [self.tile(view, player, column, level, style, width - 2) for column in range(COLUMNS)]
            lines += beside(blocks, [width] * COLUMNS)
        return lines

    def tile(
        self, view: Worlds, player: Player, column: int, level: int, style: Style, width: int
    ) -> list[str]:
        """Return one technology tile."""
        technology = view.box.technologies[player.technologies.grid[column * LEVELS + level]]
        state = min(max(player.technologies.research[column] - 2 * level, 0), 2)
        short = self.texts.short("technologies", technology.id)
        faces = f" ☺{technology.faces}" if technology.faces else ""
        return style.hanging(f"{RESEARCH[state]} {technology.id} ", f"{short}{faces}", 2, width)

    def old_world(self, view: Worlds, seat: int, style: Style) -> list[str]:
        """Return goods, Areas still to be evacuated, and pieces that wait there."""
        player = view.players[seat]
        lines = [
            style.paint(self.say("ev.old_world", goods=self.texts.all_amounts(player.goods[:KINDS])), "bold")
        ]
        areas = [
            self.old_area(view, player, n) for n in range(len(view.box.old_areas)) if player.left >> n & 1
        ]
        lines += style.hanging(
            self.say("ev.areas"), " · ".join(areas) or self.say("ev.all_evacuated"), INDENT
        )
        if player.progress.tiles_old:
            lines.append(self.say("ev.productivity", player.progress.tiles_old))
        lines += self.side(view, player, OLD, style)
        for flight in player.fleet.flights:
            sent = self.say("ev.sent_with", ship=view.box.name(flight.ship))
            lines += style.hanging(sent, self.cargo_words(view, flight), INDENT)
        if player.fleet.returning:
            ships = " ".join(view.box.name(ship) for ship in player.fleet.returning)
            lines.append(self.say("ev.coming_back", ships=ships))
        return lines

    def old_area(self, view: Worlds, player: Player, number: int) -> str:
        """Return an Area of the Old World: `OW1 2E people (desert, mountain)`."""
        tile = view.box.old_areas[number]
        facts = self.texts.thing("old_areas", tile.id)
        edges = self.texts.thing("continents", player.continent.id)["edges"][number]
        key = "ev.old_area.factory" if tile.factory >= 0 else "ev.old_area.people"
        named = ", ".join(self.texts.environment(edge) for edge in edges) or self.say("ev.no_edge")
        return self.say(key, id=tile.id, produces=facts["produces"], edges=named)

    def new_world(self, view: Worlds, seat: int, style: Style) -> list[str]:
        """Return goods, production, pieces that wait, settled Areas."""
        player = view.players[seat]
        lines = [
            style.paint(self.say("ev.new_world", goods=self.texts.all_amounts(player.goods[KINDS:])), "bold")
        ]
        produced = self.texts.all_amounts(player.production)
        lines.append(self.say("ev.produces", player.people, goods=produced))
        areas = [area.id for area in view.box.geography.areas if player.settlements.areas >> area.number & 1]
        lines += style.hanging(self.say("ev.settled"), " ".join(areas) or self.say("nothing"), INDENT)
        return lines + self.side(view, player, NEW, style)

    def side(self, view: Worlds, player: Player, world: int, style: Style) -> list[str]:
        """Return Stadiums, prepared Factories and ships of one side of the player board."""
        lines: list[str] = []
        prepared = player.factories[world * KINDS : world * KINDS + KINDS]
        if any(prepared):
            lines.append(self.say("ev.factories", kinds=self.texts.all_amounts(prepared, zeros=False)))
        stadiums = [self.texts.stadium(view.box.name(number)) for number in player.stadiums[world]]
        if stadiums:
            lines += style.hanging(self.say("ev.own_stadiums"), ", ".join(stadiums), INDENT)
        for number in player.fleet.ships[world]:
            lines += style.hanging("  ", self.texts.ship(view.box.name(number)), INDENT)
        return lines

    def cards(self, view: Worlds, seat: int, style: Style) -> list[str]:
        """Return goals with their points now, Infrastructure, Common Goals, Action cards; of others the known ones."""
        player = view.players[seat]
        lines = self.goals(view, player, style)
        for number in player.infrastructure.played:
            is_done = number in player.infrastructure.completed
            done = self.say("ev.completed" if is_done else "ev.played")
            lines += infrastructure_lines(self.texts, view.box.name(number), style, done)
        for number in player.infrastructure.hand:
            lines += infrastructure_lines(self.texts, view.box.name(number), style, self.say("ev.in_hand"))
        for goal in player.goals.claimed:
            id_ = view.box.common_goals[goal].id
            lines += style.hanging(
                self.say("ev.to_be_played", id=id_), self.texts.text("common_goals", id_), INDENT
            )
        for card in player.hand:
            lines += self.action_card(card, style) if card > 0 else []
        hidden = sum(card < 0 for card in player.hand)
        return [*lines, self.say("ev.unknown_action_cards", hidden)] if hidden else lines

    def goals(self, view: Worlds, player: Player, style: Style) -> list[str]:
        """Return the Goal cards that are known, with their points now."""
        held = [goal for goal in (*player.goals.kept, *player.goals.cards) if goal > 0]
        hidden = len(player.goals.kept) + len(player.goals.cards) - len(held)
        lines = [style.paint(self.say("ev.cards"), "bold")]
        for goal in held:
            card = view.box.goal(goal)
            number = str(goal - GOALS_FROM + 1)
            name, points = self.texts.thing("goals", number)["name"], card.score.points(view, player)
            head = self.say("ev.goal", number=number, name=name, points=points)
            lines += style.hanging(head, self.texts.text("goals", number), INDENT)
        return [*lines, self.say("ev.unknown_goals", hidden)] if hidden else lines

    def action_card(self, number: int, style: Style) -> list[str]:
        """Return an Action card with its Power Level."""
        facts = self.texts.thing("action_cards", str(number))
        power = "/".join(str(level) for level in facts["power"])
        return style.hanging(
            self.say("ev.action_card", number=number, power=power), str(facts["text"]), INDENT
        )

    def cargo_words(self, view: Worlds, flight: Flight) -> str:
        """Return the cargo of a ship in words."""
        tiles = [view.box.old_areas[area] for area in (*flight.bays, *flight.crates)]
        said = [*[tile.id for tile in tiles], *[view.box.name(number) for number in flight.stadiums]]
        loose = sum(flight.factories) - sum(tile.factory >= 0 for tile in tiles)
        if loose:
            said.append(self.say("ev.prepared", loose))
        units = self.texts.all_amounts(list(flight.goods), zeros=False)
        return ", ".join([*said, units] if units else said) or self.say("ev.nothing_yet")
