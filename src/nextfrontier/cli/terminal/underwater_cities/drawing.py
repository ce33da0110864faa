"""A player board as a drawing: nine city sites with their building sites, tunnels, metropolises."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.style import Style
from nextfrontier.games.underwater_cities.state.board import (
    CITIES,
    CITY_NAMES,
    EXPANSION,
    METROPOLIS_NAMES,
    SITES_PER_CITY,
    Board,
)
from nextfrontier.games.underwater_cities.state.player import Player

LABEL: Final = 6  # columns of a metropolis: `[B-11]`
ROWS: Final = 5  # from the top of a city to the top of the one beneath
NOT_BUILT, PLAIN, UPGRADED = 0, 1, 2
ACROSS: Final = ("·", "─", "═")
DOWN: Final = ("·", "│", "║")
FALLING: Final = ("·", "╲", "╲╲")
RISING: Final = ("·", "╱", "╱╱")
LOOKS: Final = ("dim", "", "bold")
LETTERS: Final = "FDL"
EMPTY_FRAME: Final = "┌─┐│└┘"
CITY_FRAME: Final = "┏━┓┃┗┛"
LEGEND: Final = ("uc.legend.pieces", "uc.legend.sites")  # keys of the catalogue


class Canvas:
    """A rectangle of characters with looks."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, look: str = "") -> None:
        """Write text from a place on to the right."""
        for i, character in enumerate(text):
            if 0 <= column + i < len(self.cells[row]):
                self.cells[row][column + i] = (character, look)

    def lines(self, style: Style) -> list[str]:
        """Return the rows as text."""
        return [self.line(row, style).rstrip() for row in self.cells]

    def line(self, row: list[tuple[str, str]], style: Style) -> str:
        """Return one row: neighbours with the same look are painted together."""
        found, run, look = "", "", ""
        for character, wanted in row:
            if wanted != look:
                found, run, look = found + style.paint(run, look), "", wanted
            run += character
        return found + style.paint(run, look)


def draw_board(player: Player, tiles: list[str], cities: tuple[str, str], style: Style) -> list[str]:
    """Draw the board of a player, with the ids of the metropolises at TL, TR and BL and the words for both cities."""
    return Drawing(player, cities, style).draw(tiles)


class Drawing:
    """One board being drawn."""

    def __init__(self, player: Player, cities: tuple[str, str], style: Style) -> None:
        self.player = player
        self.cities = cities
        self.board: Board = player.network.board
        self.style = style
        wide = style.width >= 98
        self.cell = 19 if wide else 17  # columns of a city with its frame
        self.gap = 9 if wide else 6  # columns between cities
        self.margin = 11 if wide else 8  # columns for the metropolises
        self.canvas = Canvas(2 * self.margin + 3 * self.cell + 2 * self.gap, 2 * ROWS + 3)

    def draw(self, tiles: list[str]) -> list[str]:
        """Draw cities, tunnels and metropolises, and return all lines."""
        for city in range(CITIES):
            self.draw_city(city)
        for number, name in enumerate(self.board.tunnels):
            self.draw_tunnel(name, self.tunnel_state(number))
        for space, name in enumerate(METROPOLIS_NAMES):
            self.draw_metropolis(name, tiles[space], bool(self.player.metropolises.connected >> space & 1))
        return self.canvas.lines(self.style)

    def corner(self, city: str) -> tuple[int, int]:
        """Return row and column of the upper left corner of a city."""
        row, column = divmod(CITY_NAMES.index(city), 3)
        return row * ROWS, self.margin + column * (self.cell + self.gap)

    def tunnel_state(self, number: int) -> int:
        """Tell whether a tunnel is not built, plain or upgraded."""
        if not self.player.network.tunnels >> number & 1:
            return NOT_BUILT
        return UPGRADED if self.player.network.upgraded_tunnels >> number & 1 else PLAIN

    def draw_city(self, city: int) -> None:
        """Draw a city site: its name and city in the upper edge, its building sites inside."""
        row, column = self.corner(CITY_NAMES[city])
        built = self.player.network.cities() >> city & 1
        symbiotic = self.player.network.symbiotic >> city & 1
        frame = CITY_FRAME if built else EMPTY_FRAME
        look = "magenta" if symbiotic else "" if built else "dim"
        inside = self.cell - 2
        title = f" {CITY_NAMES[city]} {self.city_words(city)}"
        self.canvas.put(row, column, frame[0] + title.ljust(inside, frame[1]) + frame[2], look)
        self.canvas.put(row + 1, column, frame[3] + " " * inside + frame[3], look)
        self.canvas.put(row + 1, column + 1, self.sites(city).center(inside))
        self.canvas.put(row + 2, column, frame[4] + frame[1] * inside + frame[5], look)

    def city_words(self, city: int) -> str:
        """Return the city on the city site in words."""
        network = self.player.network
        if not network.cities() >> city & 1:
            return ""
        words = self.cities[network.symbiotic >> city & 1]
        return f"{words} " if network.reached >> city & 1 else f"{words} ! "

    def sites(self, city: int) -> str:
        """Return the building sites of a city: `1F 2L+ 3· x·`."""
        found: list[str] = []
        for n in range(SITES_PER_CITY):
            site = city * SITES_PER_CITY + n
            if self.board.building_mask >> site & 1:
                found.append(("x" if n == EXPANSION else str(n + 1)) + self.building(site))
        spaced = " ".join(found)
        return spaced if len(spaced) <= self.cell - 2 else "".join(found)

    def building(self, site: int) -> str:
        """Return the letter of a building, with + if it is upgraded; a dot if there is none."""
        for kind, letter in enumerate(LETTERS):
            if self.player.network.buildings[kind] >> site & 1:
                return letter + "+" * (self.player.network.upgraded_buildings >> site & 1)
        return "·"

    def draw_tunnel(self, name: str, state: int) -> None:
        """Draw a tunnel site between two cities, or between a city and its metropolis."""
        ends, _, twin = name.partition(".")
        first, second = ends.split("-")
        row, column = self.corner(first)
        if second not in CITY_NAMES:
            self.draw_link(second, row, column, state)
            return
        below, beside = self.corner(second)
        if row == below:
            self.canvas.put(row + 1, column + self.cell, ACROSS[state] * self.gap, LOOKS[state])
        elif column == beside:
            for step in (3, 4):
                self.canvas.put(row + step, column + self.cell // 2, DOWN[state], LOOKS[state])
        else:
            self.draw_diagonal(row, column, beside, state, {"": 0, "a": 1, "b": -2}[twin])

    def draw_diagonal(self, row: int, column: int, other: int, state: int, shift: int) -> None:
        """Draw a tunnel site to or from the centre, in the gap between the columns."""
        third = self.gap // 3
        for step in (0, 1):
            if column < other:
                place, mark = column + self.cell + third * (step + 1) - 1, FALLING[state]
            else:
                place, mark = column - third * (step + 1), RISING[state]
            self.canvas.put(row + 3 + step, place + shift, mark, LOOKS[state])

    def draw_link(self, metropolis: str, row: int, column: int, state: int) -> None:
        """Draw a tunnel site between a city and its metropolis: to the left, only at TR to the right."""
        reach = self.margin - LABEL
        offset = 0 if metropolis == "brown1" else 1
        right = column > self.margin
        start = column + self.cell if right else column - reach
        self.canvas.put(row + offset, start, ACROSS[state] * reach, LOOKS[state])

    def draw_metropolis(self, city: str, id_: str, connected: bool) -> None:
        """Draw the id of a metropolis beside its city, marked when it is connected."""
        row, column = self.corner(city)
        text = f"[{id_}]" if connected else id_
        look = "bold" if connected else ""
        if city == "TR":
            self.canvas.put(row + 1, column + self.cell + self.margin - LABEL, text.rjust(5), look)
        else:
            self.canvas.put(row + 1, 0, text.rjust(5), look)
