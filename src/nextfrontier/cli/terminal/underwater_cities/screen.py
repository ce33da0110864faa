"""The position as text: status, players, slots, special cards, contracts, one player's area, cards."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.scores import short_name
from nextfrontier.cli.terminal.style import Style, beside, table
from nextfrontier.cli.terminal.underwater_cities.drawing import LEGEND, draw_board
from nextfrontier.cli.terminal.underwater_cities.texts import MARKS, Texts
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER
from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    METROPOLIS_NAMES,
    TUNNEL,
    building_site,
)
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.main_board import NEUTRAL
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.sea import Sea

LAST_ROUND: Final = 10
COLUMNS: Final = ("yellow", "red", "green")
FEDERATION: Final = ("–", "4", "3", "2", "1")
HEADER: Final = (
    "player", "vp", "credits", "kelp", "steelplast", "science", "biomatter", "hand", "cities", "tunnels", "farms",
    "desals", "labs", "metropolises", "federation", "claimed",
)  # fmt: skip
SHORT: Final = ("credits", "kelp", "steelplast", "science", "biomatter", "claimed")
INDENT: Final = 8


class Screen:
    """Draws views of one table."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names
        self.say = texts.speech.say

    def who(self, seat: int, me: int) -> str:
        """Return a seat in few letters."""
        if seat == me:
            return self.say("uc.who.you")
        return self.say("uc.who.neutral") if seat == NEUTRAL else self.say("uc.who.player", seat + 1)

    # The table.

    def status(self, view: Sea, me: int, style: Style) -> list[str]:
        """Return Era, round, turn, order and the seat to move."""
        now = view.calendar
        last = PRODUCTION_AFTER[now.era - 1]
        is_last = last <= now.round
        when = self.say("uc.after_this_round") if is_last else self.say("uc.after_round", round=last)
        title = self.say(
            "uc.status.turn" if now.cycle else "uc.status",
            era=self.say(f"uc.era.{now.era}"),
            round=now.round,
            last=LAST_ROUND,
            turn=now.cycle,
            when=when,
        )
        order = " → ".join(f"[{self.who(s, me)}]" if s == view.active else self.who(s, me) for s in now.order)
        if view.lanes:
            order = self.say("uc.at_once", order=" → ".join(self.who(s, me) for s in now.order))
        return [style.heading(title), self.say("uc.order", order=order, deck=view.era_deck.left())]

    def players(self, view: Sea, me: int, style: Style) -> list[str]:
        """Return the numbers of all players in one table."""
        rows = [self.player_row(player) for player in view.players]
        lines = table([[self.say(f"uc.head.{name}") for name in HEADER], *rows])
        if max(len(line) for line in lines) > style.width:
            short = [f"uc.head.{name}{'.short' if name in SHORT else ''}" for name in HEADER]
            lines = table([[self.say(key) for key in short], *rows])
        return [style.paint(line, "bold") if i == me + 1 else line for i, line in enumerate(lines)]

    def player_row(self, player: Player) -> list[str]:
        """Return one player in numbers."""
        network = player.network
        connected = network.connected_cities().bit_count()
        built = network.cities().bit_count()
        claimed = sum(1 for card in player.cards.claimed if card != ASSISTANT)
        return [
            short_name(self.names[player.seat]), str(player.score), *[str(n) for n in player.goods],
            str(len(player.cards.hand)), f"{connected}" if connected == built else f"{connected}/{built}",
            with_upgraded(network.tunnels, network.upgraded_tunnels),
            *[with_upgraded(network.buildings[kind], network.upgraded_buildings) for kind in range(TUNNEL)],
            str(len(player.metropolises.connected_tiles())), FEDERATION[player.space], str(claimed),
        ]  # fmt: skip

    def slots(self, view: Sea, me: int, style: Style) -> list[str]:
        """Return the main board: three columns of slots by colour, then the always-available one."""
        width = style.width // 3
        cells = {colour: self.slot_column(view, me, colour, style, width - 2) for colour in COLUMNS}
        names = {colour: f"{MARKS[colour]} {self.say(f'uc.column.{colour}')}" for colour in COLUMNS}
        heads = [[style.paint(names[colour], colour, "bold")] for colour in COLUMNS]
        lines = beside(heads, [width] * 3)
        for row in range(max(len(column) for column in cells.values())):
            blocks = [column[row] if row < len(column) else [""] for column in cells.values()]
            lines += beside(blocks, [width] * 3)
        always = f"AAS {self.tiles(view, me, len(view.board.slots) - 1)}"
        lines += style.hanging(always, self.say("uc.always_free", text=self.texts.slot_text("AAS")), 4)
        if view.board.clone_here:
            state = "used" if view.board.clone_used else "free"
            lines += style.hanging(self.say("uc.cloning_tile"), self.say(f"uc.cloning_tile.{state}"))
        return lines

    def slot_column(self, view: Sea, me: int, colour: str, style: Style, width: int) -> list[list[str]]:
        """Return the slots of one colour, each as a block of lines."""
        found: list[list[str]] = []
        for index, place in enumerate(view.box.ring(view.seats)):
            if self.texts.ring[place.name].colour == colour:
                text = self.texts.slot_text(place.name)
                changed = self.texts.changes(place.name, view.players[me].powers.slot_changes)
                text += "".join(self.say("uc.changed_by", card=card) for card in changed)
                taken = bool(view.board.slots[index])
                block = style.hanging(f"{place.name} {self.tiles(view, me, index)}", text, 3, width)
                found.append([style.paint(line, "dim") for line in block] if taken else block)
        return found

    def tiles(self, view: Sea, me: int, slot: int) -> str:
        """Return the owners of the tiles on a slot."""
        owners = "+".join(self.who(seat, me) for seat in view.board.slots[slot])
        return f"[{owners}] " if owners else ""

    def market(self, view: Sea, style: Style) -> list[str]:
        """Return the Special cards that can be taken, and contracts."""
        lines = [style.paint(self.say("uc.specials"), "bold") + self.say("uc.specials.cost")]
        if view.specials.deck and view.specials.deck[0] > 0:
            lines += self.one_card(view.specials.deck[0], style, self.say("uc.top"))
        for card in view.specials.three_credit:
            lines += self.one_card(card, style, "  ")
        if view.government.contracts:
            lines.append(style.paint(self.say("uc.contracts"), "bold") + self.say("uc.contracts.first"))
        for number in view.government.contracts:
            id_ = view.box.contract(number).id
            name = self.texts.contract_name(id_)
            lines += style.hanging(f"  {id_} {name}: ", self.texts.contract(id_), INDENT)
        return lines

    # One player.

    def board(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the drawing of a board."""
        player = view.players[seat]
        tiles = [view.box.tile(number).id for number in player.metropolises.tiles]
        cities = (self.say("uc.city"), self.say("uc.city.symbiotic"))
        return draw_board(player, tiles, cities, style)

    def legend(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the legend of the drawing, the metropolises, the sites with a bonus."""
        player = view.players[seat]
        lines = [style.paint(line, "dim") for key in LEGEND for line in style.hanging("", self.say(key))]
        for space, number in enumerate(player.metropolises.tiles):
            lines += self.metropolis(player, space, view.box.tile(number).id, style)
        for number in player.metropolises.gained:
            id_ = view.box.tile(number).id
            lines += style.hanging(self.say("uc.beside_board", id=id_), self.texts.metropolis(id_), INDENT)
        sites = [f"{site}: {text}" for site, text in self.sites(player).items()]
        return (
            [*lines, *style.hanging(self.say("uc.special_sites"), " · ".join(sites), INDENT)]
            if sites
            else lines
        )

    def sites(self, player: Player) -> dict[str, str]:
        """Return bonuses not yet taken, and sites that cost or produce something of their own."""
        bonuses, special = self.texts.sites(player.network.board.number)
        return {**{site: text for site, text in bonuses.items() if not is_built(player, site)}, **special}

    def metropolis(self, player: Player, space: int, id_: str, style: Style) -> list[str]:
        """Return one of the three metropolises of a board, and its distance."""
        missing = (player.network.board.metropolis_tunnels[space] & ~player.network.tunnels).bit_count()
        key = "connected" if player.metropolises.connected >> space & 1 else "far"
        name = self.say(f"uc.metropolis.{key}", missing, id=id_, place=METROPOLIS_NAMES[space])
        return style.hanging(name, self.texts.metropolis(id_), INDENT)

    def resources(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the resources of a player."""
        player = view.players[seat]
        held = [self.texts.count(name, n) for name, n in zip(POSITION_NAMES, player.goods, strict=True)]
        return [style.paint("   ".join([*held, self.texts.count("vp", player.score)]), "bold")]

    def cards(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return hand and claimed cards with their texts; of another player's hand only the known cards."""
        player = view.players[seat]
        known = [card for card in player.cards.hand if card > 0]
        hidden = len(player.cards.hand) - len(known)
        hand = self.say("uc.hand", len(player.cards.hand), limit=player.hand_limit())
        lines = [style.paint(hand, "bold")]
        for card in known:
            lines += self.one_card(card, style, "  ")
        if hidden:
            lines.append(self.say("uc.unknown_cards", hidden))
        lines.append(style.paint(self.say("uc.claimed"), "bold"))
        for card in player.cards.claimed:
            lines += self.one_card(card, style, "  ", self.readiness(player, card))
        for card in player.cards.under_board:
            lines += self.one_card(card, style, "  ", self.say("uc.under_board"))
        return lines

    def readiness(self, player: Player, card: int) -> str:
        """Can a claimed action card still be used in this Era?"""
        if self.texts.type_of(card) != "action":
            return ""
        return self.say("uc.used" if card in player.cards.used else "uc.ready")

    def one_card(self, number: int, style: Style, indent: str, state: str = "") -> list[str]:
        """Return a card with its colour, type and text."""
        facts = self.texts.card(number)
        mark = style.paint(MARKS[facts.colour], facts.colour)
        cost = self.texts.count("credits", facts.cost) if facts.cost else ""
        colour = self.say(f"uc.colour.{facts.colour}") if facts.colour else ""
        type_ = self.say(f"uc.type.{self.texts.type_of(number)}")
        kind = ", ".join(part for part in (colour, type_, cost, state) if part)
        name = (
            f"{number:>3} {self.texts.printed_name(number)}" if number else f"    {self.say('uc.assistant')}"
        )
        head = f"{indent}{mark} {style.paint(name, 'bold')} ({kind}): "
        return style.hanging(head, self.texts.card_text(number), INDENT)


def is_built(player: Player, site: str) -> bool:
    """Does something stand on this site?"""
    network = player.network
    if site in CITY_NAMES:
        return bool(network.cities() >> CITY_NAMES.index(site) & 1)
    if site in network.board.tunnels:
        return bool(network.tunnels >> network.board.tunnels.index(site) & 1)
    return bool(network.all_buildings() >> building_site(site) & 1)


def with_upgraded(all_: int, upgraded: int) -> str:
    """Return a count, `4`, or `4/2+` with two of them upgraded."""
    some = (all_ & upgraded).bit_count()
    return f"{all_.bit_count()}/{some}+" if some else str(all_.bit_count())
