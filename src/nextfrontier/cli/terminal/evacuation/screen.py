"""The table as text: year and order, players, rows, actions, Progress, the New World."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.evacuation.drawing import draw_new_world
from nextfrontier.cli.terminal.evacuation.texts import Texts, brief, infrastructure_lines
from nextfrontier.cli.terminal.scores import short_name
from nextfrontier.cli.terminal.style import Style, table
from nextfrontier.games.evacuation.effects.settling import symbols_of
from nextfrontier.games.evacuation.rules.energy import action_energy
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.solo import RIVAL, turn_line
from nextfrontier.games.evacuation.state.goods import KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.parts import LANES
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE, SHIPS, STADIUMS
from nextfrontier.games.evacuation.state.worlds import Worlds

HEADER: Final = (
    "player", "old", "new", "produces", "left", "stadiums", "faces", "steps", "levels", "penalties",
)  # fmt: skip
INDENT: Final = 6
# Effects of spaces that have a short word of their own.
SPACES: Final = {"gain(1, any)": "gain", "invent(1)": "invent", "factory(any)": "factory"}


class Screen:
    """Draws views of one table."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names
        self.say = texts.speech.say

    def who(self, seat: int, me: int) -> str:
        """Return a seat in few letters."""
        if seat == me:
            return self.say("ev.who.you")
        return self.say("ev.who.rival") if seat == RIVAL else self.say("ev.who.player", seat + 1)

    # The table.

    def status(self, view: Worlds, me: int, style: Style) -> list[str]:
        """Return year, phase, order, the demand of the next check, the Bonus card of the year."""
        phase = self.say(f"ev.phase.{view.phase}")
        title = self.say("ev.status", year=view.year, last=len(view.box.years), phase=phase)
        order = [
            f"[{self.who(s, me)}]" if s == view.active and not view.lanes else self.who(s, me)
            for s in turn_line(view)
        ]
        said = self.say("ev.order.at_once" if view.lanes else "ev.order", order=" → ".join(order))
        lines = [style.heading(title), said]
        demanding = view.year + (view.phase > 0)
        if demanding <= len(view.box.years):
            lines += style.hanging(
                self.say("ev.will_ask", demanding), self.texts.text("years", str(demanding)), INDENT
            )
        if view.bonuses:
            id_ = view.box.bonuses[view.bonuses[0]].id
            head = self.say("ev.bonus" if view.rules.generous else "ev.bonus.strict")
            lines += style.hanging(head, self.texts.text("bonuses", id_), INDENT)
        return lines

    def players(self, view: Worlds, me: int, style: Style) -> list[str]:
        """Return the numbers of all players in one table."""
        header = [self.say(f"ev.head.{name}") for name in HEADER]
        lines = table([header, *[self.player_row(view, player) for player in view.players]])
        return [style.paint(line, "bold") if i == me + 1 else line for i, line in enumerate(lines)]

    def player_row(self, view: Worlds, player: Player) -> list[str]:
        """Return one player in numbers."""
        levels = power_levels(view, player, False)
        power = str(levels[0]) if len(levels) == 1 else f"{levels[0]}–{levels[-1]}"
        power = self.say("ev.passed", power=power) if player.actions.passed else power
        return [
            short_name(self.names[player.seat]), brief(player.goods[:KINDS]), brief(player.goods[KINDS:]),
            brief(player.production), str(player.left.bit_count()),
            f"{len(player.stadiums[OLD])}+{len(player.stadiums[NEW])}", str(player.all_faces(view.box)),
            "/".join(map(str, player.progress.steps)), power,
            str(player.penalties),
        ]  # fmt: skip

    def market(self, view: Worlds, style: Style) -> list[str]:
        """Return the three rows, the one on X first, and the cards of modules."""
        lines = [style.paint(self.say("ev.ships"), "bold") + self.say("ev.ships.next")]
        for number in view.rows[SHIPS].items:
            id_ = view.box.name(number)
            price = self.texts.cost("ships", id_)
            said = self.say("ev.ship_costs", ship=self.texts.ship(id_), price=price)
            lines += style.hanging("  ", said, INDENT)
        lines.append(style.paint(self.say("ev.stadiums"), "bold"))
        for number in view.rows[STADIUMS].items:
            id_ = view.box.name(number)
            price = self.texts.cost("stadiums", id_)
            lines.append(self.say("ev.stadium_costs", stadium=self.texts.stadium(id_), price=price))
        lines.append(style.paint(self.say("ev.infrastructure"), "bold"))
        for number in view.rows[INFRASTRUCTURE].items:
            lines += infrastructure_lines(self.texts, view.box.name(number), style)
        return lines + self.modules(view, style)

    def modules(self, view: Worlds, style: Style) -> list[str]:
        """Return Common Goals that nobody has, marked lines, the simulated player."""
        lines: list[str] = []
        for goal in view.common:
            id_ = view.box.common_goals[goal].id
            lines += style.hanging(
                self.say("ev.common_goal", id=id_), self.texts.text("common_goals", id_), INDENT
            )
        for tile in view.line_tiles:
            facts = self.texts.thing("lines", str(tile // 2 + 1))
            walk = facts["walk_two" if tile % 2 else "walk_one"]
            lines += style.hanging(self.say("ev.line", number=facts["number"]), " ".join(walk), INDENT)
        if view.seats == 1 or view.rules.third:
            faces = sum(view.box.stadium(number).faces for number in view.rival.stadiums)
            areas, cards = view.rival.areas.bit_count(), len(view.solo.deck)
            lines.append(self.say("ev.rival", areas=areas, faces=faces, cards=cards))
        return lines

    def actions(self, view: Worlds, me: int, style: Style) -> list[str]:
        """Return the ten actions of the player board with their Power Level and Energy now."""
        player = view.players[me]
        rows = [["", self.say("ev.head.power"), self.say("ev.head.energy"), ""]]
        for action in view.box.board_actions:
            cost = action_energy(player, action.group)
            rows.append(
                [action.id, str(action.group), str(cost), self.texts.short("board_actions", action.id)]
            )
        widths = [max(len(row[i]) for row in rows) for i in range(3)]
        taken = self.say("ev.actions.taken", player.actions.count_taken())
        lines = [style.paint(self.say("ev.actions"), "bold") + taken]
        for row in rows:
            lines.append(
                "  " + "  ".join([row[0].ljust(widths[0]), row[1].rjust(2), row[2].rjust(6), row[3]])
            )
        return lines

    def track(self, view: Worlds, me: int, style: Style) -> list[str]:
        """Return the Progress track: the places of all markers, and the symbols of the lanes."""
        lines = [style.paint(self.say("ev.progress"), "bold")]
        for player in view.players:
            progress = player.progress
            stands = [self.marker(progress.steps[m], progress.lanes[m]) for m in range(2)]
            lines.append(f"  {self.who(player.seat, me)}: {', '.join(stands)}")
        if view.seats == 1:
            places = view.civilizations.markers
            sides = [self.marker(places[i], places[i + 1]) for i in range(0, len(places), 2)]
            lines += style.hanging(self.say("ev.others"), ", ".join(sides), INDENT)
        yellow, white = symbols_of(view, view.players[me])
        held = self.texts.symbols(yellow, white) or self.say("ev.none")
        lines.append(self.say("ev.your_symbols", symbols=held))
        lines += style.hanging(self.say("ev.main_lane"), self.lane("main"), INDENT)
        if view.seats > 2:
            lines += style.hanging(self.say("ev.second_lane"), self.lane("second"), INDENT)
        return lines

    def marker(self, step: int, lane: int) -> str:
        """Return the place of a marker: `step 4 main`."""
        return self.say("ev.marker", step=step, lane=self.say(f"ev.lane.{LANES[lane]}"))

    def lane(self, name: str) -> str:
        """Return a lane, `1 Y · 3 YY · |P1| · 4 WW …`: steps with something on them, and the Passages."""
        progress = self.texts.document["progress"]
        passages = {int(passage["after"]): id_ for id_, passage in progress["passages"].items()}
        found: list[str] = []
        for step in range(1, int(progress["end"]) + 1):
            space = progress[name].get(str(step))
            if space is not None:
                effect = space["effect"]
                effect = self.say(f"ev.space.{SPACES[effect]}") if effect in SPACES else effect
                found.append(" ".join(part for part in (str(step), space["symbols"], effect) if part))
            if step in passages:
                found.append(f"|{passages[step]}|")
        return " · ".join(found)

    def map(self, view: Worlds, style: Style) -> list[str]:
        """Return the New World."""
        spaces = {id_: area["people"] for id_, area in self.texts.document["new_areas"].items()}
        return draw_new_world(view, spaces, style, self.say)
