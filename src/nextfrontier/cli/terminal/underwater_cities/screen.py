"""The position as text: status, players, slots, special cards, contracts, one player's area, cards."""

from __future__ import annotations

from typing import Final

from nextfrontier.cli.terminal.scores import short_name
from nextfrontier.cli.terminal.style import Style, beside, table
from nextfrontier.cli.terminal.underwater_cities.drawing import LEGEND, draw_board
from nextfrontier.cli.terminal.underwater_cities.texts import ERAS, MARKS, Texts
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER
from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    METROPOLIS_NAMES,
    TUNNEL,
    building_site,
)
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.state.main_board import NEUTRAL
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.sea import Sea

LAST_ROUND: Final = 10
COLUMNS: Final = ("yellow", "red", "green")
FEDERATION: Final = ("–", "4", "3", "2", "1")
HEADER: Final = [
    "Player", "VP", "cred", "kelp", "steel", "sci", "bio", "hand", "city", "tun", "F", "D", "L", "met", "Fed",
    "claim",
]  # fmt: skip
SHORT: Final = {"cred": "c", "kelp": "k", "steel": "s", "sci": "n", "bio": "b", "claim": "cl"}
INDENT: Final = 8
CLONE: Final = "free; for 1 credit it does the action of an occupied slot (clone R3+37)"


class Screen:
    """Draws views of one table."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names

    def who(self, seat: int, me: int) -> str:
        """Return a seat in few letters."""
        return "you" if seat == me else "neutral" if seat == NEUTRAL else f"P{seat + 1}"

    # The table.

    def status(self, view: Sea, me: int, style: Style) -> list[str]:
        """Return Era, round, turn, order and the seat to move."""
        now = view.calendar
        last = PRODUCTION_AFTER[now.era - 1]
        when = "after this round" if last <= now.round else f"after round {last}"
        turn = f" · turn {now.cycle} of 3" if now.cycle else ""
        title = f"{ERAS[now.era]} · round {now.round} of {LAST_ROUND}{turn} · production {when}"
        order = " → ".join(f"[{self.who(s, me)}]" if s == view.active else self.who(s, me) for s in now.order)
        if view.lanes:
            order = " → ".join(self.who(s, me) for s in now.order) + " (all choose at the same time)"
        deck = view.era_deck.left()
        return [style.heading(title), f"Order of play: {order}   Era deck: {deck} cards"]

    def players(self, view: Sea, me: int, style: Style) -> list[str]:
        """Return the numbers of all players in one table."""
        rows = [self.player_row(player) for player in view.players]
        lines = table([HEADER, *rows])
        if max(len(line) for line in lines) > style.width:
            lines = table([[SHORT.get(name, name) for name in HEADER], *rows])
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
        heads = [[style.paint(f"{MARKS[colour]} {colour.upper()}", colour, "bold")] for colour in COLUMNS]
        lines = beside(heads, [width] * 3)
        for row in range(max(len(column) for column in cells.values())):
            blocks = [column[row] if row < len(column) else [""] for column in cells.values()]
            lines += beside(blocks, [width] * 3)
        always = f"AAS {self.tiles(view, me, len(view.board.slots) - 1)}"
        lines += style.hanging(always, f"{self.texts.slot_text('AAS')} Always free; no card matches it.", 4)
        if view.board.clone_here:
            lines += style.hanging("Cloning tile: ", "used in this round" if view.board.clone_used else CLONE)
        return lines

    def slot_column(self, view: Sea, me: int, colour: str, style: Style, width: int) -> list[list[str]]:
        """Return the slots of one colour, each as a block of lines."""
        found: list[list[str]] = []
        for index, place in enumerate(view.box.ring(view.seats)):
            if self.texts.ring[place.name].colour == colour:
                text = self.texts.slot_text(place.name)
                changed = self.texts.changes(place.name, view.players[me].powers.slot_changes)
                text += "".join(f" Changed by your card {card}." for card in changed)
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
        lines = [style.paint("Special cards to take", "bold") + " (their cost is paid when they are played)"]
        if view.specials.deck and view.specials.deck[0] > 0:
            lines += self.one_card(view.specials.deck[0], style, "  top: ")
        for card in view.specials.three_credit:
            lines += self.one_card(card, style, "  ")
        if view.government.contracts:
            lines.append(style.paint("Contracts", "bold") + " (the first player who meets one may take it)")
        for number in view.government.contracts:
            id_ = view.box.contract(number).id
            name = self.texts.facts.contracts[id_].name
            lines += style.hanging(f"  {id_} {name}: ", self.texts.contract(id_), INDENT)
        return lines

    # One player.

    def board(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the drawing of a board."""
        player = view.players[seat]
        return draw_board(player, [view.box.tile(number).id for number in player.metropolises.tiles], style)

    def legend(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the legend of the drawing, the metropolises, the sites with a bonus."""
        player = view.players[seat]
        lines = [style.paint(line, "dim") for words in LEGEND for line in style.hanging("", words)]
        for space, number in enumerate(player.metropolises.tiles):
            lines += self.metropolis(player, space, view.box.tile(number).id, style)
        for number in player.metropolises.gained:
            id_ = view.box.tile(number).id
            lines += style.hanging(
                f"{id_} beside the board (connected): ", self.texts.metropolis(id_), INDENT
            )
        sites = [f"{site}: {text}" for site, text in self.sites(player).items()]
        return [*lines, *style.hanging("Special sites: ", " · ".join(sites), INDENT)] if sites else lines

    def sites(self, player: Player) -> dict[str, str]:
        """Return bonuses not yet taken, and sites that cost or produce something of their own."""
        bonuses, special = self.texts.sites(player.network.board.number)
        return {**{site: text for site, text in bonuses.items() if not is_built(player, site)}, **special}

    def metropolis(self, player: Player, space: int, id_: str, style: Style) -> list[str]:
        """Return one of the three metropolises of a board, and its distance."""
        missing = (player.network.board.metropolis_tunnels[space] & ~player.network.tunnels).bit_count()
        far = (
            "connected"
            if player.metropolises.connected >> space & 1
            else f"{missing} tunnel{'s' * (missing > 1)} missing"
        )
        name = f"{id_} at {METROPOLIS_NAMES[space]} ({far}): "
        return style.hanging(name, self.texts.metropolis(id_), INDENT)

    def resources(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return the resources of a player."""
        player = view.players[seat]
        names = [RESOURCE_NAMES[i] if n == 1 else POSITION_NAMES[i] for i, n in enumerate(player.goods)]
        held = "   ".join(f"{n} {name}" for n, name in zip(player.goods, names, strict=True))
        return [style.paint(f"{held}   {player.score} VP", "bold")]

    def cards(self, view: Sea, seat: int, style: Style) -> list[str]:
        """Return hand and claimed cards with their texts; of another player's hand only the known cards."""
        player = view.players[seat]
        known = [card for card in player.cards.hand if card > 0]
        hidden = len(player.cards.hand) - len(known)
        lines = [style.paint(f"Hand: {len(player.cards.hand)} cards (limit {player.hand_limit()})", "bold")]
        for card in known:
            lines += self.one_card(card, style, "  ")
        if hidden:
            lines.append(f"  {hidden} that you do not know")
        lines.append(style.paint("Claimed", "bold"))
        for card in player.cards.claimed:
            lines += self.one_card(card, style, "  ", self.readiness(player, card))
        for card in player.cards.under_board:
            lines += self.one_card(card, style, "  ", "paid, under the board")
        return lines

    def readiness(self, player: Player, card: int) -> str:
        """Can a claimed action card still be used in this Era?"""
        if self.texts.type_of(card) != "action":
            return ""
        return "used" if card in player.cards.used else "ready"

    def one_card(self, number: int, style: Style, indent: str, state: str = "") -> list[str]:
        """Return a card with its colour, type and text."""
        facts = self.texts.card(number)
        mark = style.paint(MARKS[facts.colour], facts.colour)
        cost = f"{facts.cost} credit{'s' * (facts.cost > 1)}" if facts.cost else ""
        kind = ", ".join(part for part in (facts.colour, self.texts.type_of(number), cost, state) if part)
        name = f"{number:>3} {facts.name}" if number else "    Personal Assistant"
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
