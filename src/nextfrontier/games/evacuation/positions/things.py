"""The places of cards and tiles of a position: a named thing is taken from the place where it was dealt."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from nextfrontier.games.evacuation.effects.rows import refill
from nextfrontier.games.evacuation.positions.documents import DraftPosition, Position
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.box import GOAL_BACK, GOALS_FROM
from nextfrontier.games.evacuation.state.goal_packs import PACK, GoalPacks
from nextfrontier.games.evacuation.state.rows import ROWS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.evacuation.state.zones import GoalCards, own_zones
from nextfrontier.kernel.values import replace_fields
from nextfrontier.kernel.zones import EVERYONE
from nextfrontier.kit.positions import refuse

KEPT_GOALS = 3
HAND = 4


class Names:
    """The numbers of named things, each named once."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.places: dict[int, str] = {}

    def item(self, name: str, path: str, low: int, high: int) -> int:
        """Return a ship, Stadium or Infrastructure card whose number lies in a range."""
        number = self.worlds.box.ids.get(name, -1)
        if not low <= number < high:
            refuse(path, problem("nothing_of_this_name", name=name[:40]))
        return self.once(number, name, path) if number != 300 else number

    def once(self, number: int, name: str, path: str) -> int:
        """Check that nothing lies at two places."""
        if number in self.places:
            refuse(path, problem("lies_elsewhere", name=name, place=self.places[number]))
        self.places[number] = path
        return number

    def items(self, names: list[str], path: str, low: int, high: int) -> tuple[int, ...]:
        """Return several ships, Stadiums or Infrastructure cards."""
        return tuple(self.item(name, path, low, high) for name in names)

    def cards(self, numbers: list[int], path: str, offset: int, most: int) -> tuple[int, ...]:
        """Return Action or Goal cards by their printed numbers."""
        for number in numbers:
            if not 1 <= number <= most:
                refuse(path, problem("no_card", number=number))
        return tuple(self.once(offset + number, str(number), path) for number in numbers)


RANGES = ((201, 222), (300, 318), (401, 419))


def place_items(worlds: Worlds, document: Position, names: Names) -> None:
    """Place Ships, Stadiums and Infrastructure: first those of players, then rows, then decks."""
    rows = {} if document.rows is UNSET else document.rows
    decks = {} if document.decks is UNSET else document.decks
    seen = {} if document.deck_seen is UNSET else document.deck_seen
    for name in (*rows, *decks, *seen):
        if name not in ROWS:
            refuse(f"rows.{name[:40]}", problem("rows_are", known=list(ROWS)))
    if document.looked is not UNSET:
        worlds.looked = names.item(document.looked, "looked", 201, 419)
    for row, name in enumerate(ROWS):
        low, high = RANGES[row]
        dealt = [*worlds.rows[row].items, *worlds.rows[row].deck]
        known = {} if name in decks else dict(zip(worlds.rows[row].deck, worlds.rows[row].seen, strict=True))
        shown = worlds.rows[row].items
        if name in rows:
            shown = names.items(rows[name], f"rows.{name}", low, high)
            if len(shown) > 3:
                refuse(f"rows.{name}", problem("row_has_three_items"), "EV-AGING-01")
        if name in decks:
            deck = names.items(decks[name], f"decks.{name}", low, high)
        if name not in rows:
            shown = tuple([item for item in shown if item not in names.places])
        if name not in decks:
            deck = tuple([item for item in dealt if item not in names.places and item not in shown])
        worlds.set_row(row, shown)
        worlds.set_deck(row, deck, tuple(known.get(item, 0) for item in deck))
        if name in seen:
            worlds.set_deck(row, deck, seen_by(worlds, seen[name], len(deck), f"deck_seen.{name}"))
        if name not in rows:
            refill(worlds, row)
        lost = [item for item in dealt if item not in (*shown, *deck, *worlds.rows[row].items, *names.places)]
        if lost:
            refuse(f"decks.{name}", problem("something_missing"))


def seen_by(worlds: Worlds, given: list[int] | UnsetType, count: int, path: str) -> tuple[int, ...]:
    """Return the seats that saw each thing of a pile, as bit masks; none if it is not told."""
    if given is UNSET:
        return (0,) * count
    if len(given) != count or any(not EVERYONE <= mask < 1 << worlds.seats for mask in given):
        refuse(path, problem("bit_masks_of_cards_and_items", count=count))
    return tuple(given)


def place_own_cards(worlds: Worlds, document: Position, names: Names, are_goals: bool) -> set[str]:
    """Put the named Goal or Action cards into the zones of players; return the paths of these zones."""
    offset, most = (GOALS_FROM - 1, 16) if are_goals else (0, 80)
    told: set[str] = set()
    for index, area in enumerate([] if document.players is UNSET else document.players):
        for zone in own_zones(area.seat, worlds.rules):
            field = zone.told.rpartition(".")[2]
            given = getattr(area, field)
            if isinstance(zone, GoalCards) == are_goals and given is not UNSET:
                zone.put(worlds, list(names.cards(given, f"players[{index}].{field}", offset, most)))
                told.add(zone.told)
    return told


def place_goals(worlds: Worlds, document: Position, names: Names) -> None:
    """Place Goal cards; if the position names none, the draft counts as done."""
    own = place_own_cards(worlds, document, names, True)
    told = any(f"players.{player.seat}.goals" in own for player in worlds.players)
    if document.unused_goals is not UNSET:
        worlds.spared_goals = names.cards(document.unused_goals, "unused_goals", GOALS_FROM - 1, 16)
        if any(goal not in names.places for goal in worlds.box.backs[GOAL_BACK]):
            refuse("unused_goals", problem("some_goal_cards_nowhere"), "EV-SETUP-12")
    else:
        deal_goals_not_named(worlds, names, told)
    if document.draft is not UNSET:
        worlds.draft = packs_of(worlds, document.draft)


def deal_goals_not_named(worlds: Worlds, names: Names, told: bool) -> None:
    """Deal three Goal cards each unless the position names goals; the rest is unused."""
    dealt = [goal for goal in worlds.box.backs[GOAL_BACK] if goal not in names.places]
    rules = worlds.rules
    if not told and not rules.race and not rules.first_game:
        for player in worlds.players:
            player.goals = replace_fields(player.goals, cards=tuple(dealt[:KEPT_GOALS]))
            dealt = dealt[KEPT_GOALS:]
    elif rules.first_game:
        for player in worlds.players:
            cards = tuple([goal for goal in player.goals.cards if goal in dealt or goal in names.places])
            player.goals = replace_fields(player.goals, cards=cards)
    held = [
        goal
        for player in worlds.players
        for goal in (*player.goals.cards, *player.goals.kept, *player.goals.discarded)
    ]
    known = [*held, *worlds.rival.goals, *worlds.rival.removed]
    worlds.spared_goals = tuple([goal for goal in worlds.box.backs[GOAL_BACK] if goal not in known])


def packs_of(worlds: Worlds, draft: DraftPosition) -> GoalPacks:
    """Return the packs of the Goal draft; they must agree with everybody's cards."""
    count = max(worlds.seats, 2)
    fitting = len(draft.packs) == len(draft.taken) == count and all(len(pack) == PACK for pack in draft.packs)
    if not fitting or any(not 0 <= taken < PACK for taken in draft.taken):
        refuse("draft", problem("expected_packs_cards", count=count, pack=PACK), "EV-SETUP-13")
    numbers = [number for pack in draft.packs for number in pack]
    if len(set(numbers)) != len(numbers) or any(not 1 <= number <= 16 for number in numbers):
        refuse("draft.packs", problem("expected_different_goal_cards"), "EV-SETUP-13")
    cards = [tuple(GOALS_FROM - 1 + number for number in pack) for pack in draft.packs]
    packs = GoalPacks(cards, tuple(draft.taken), draft.passes)
    holdings = [(player.goals.cards + player.goals.discarded, player.goals.kept) for player in worlds.players]
    if worlds.seats == 1:
        holdings.append((worlds.rival.goals, worlds.rival.removed))
    for seat, piles in enumerate(holdings):
        for listed, held in zip(packs.held_by(seat), piles, strict=True):
            if sorted(cards[pack][place] for pack, place in listed) != sorted(held):
                refuse("draft", problem("packs_tell_other_goal_cards", seat=seat), "EV-SETUP-14")
    return packs


def place_actions(worlds: Worlds, document: Position, names: Names) -> None:
    """Place Action cards; if the position names no hands, each player holds four."""
    if not worlds.rules.advanced:
        return
    told = place_own_cards(worlds, document, names, False)
    for index, area in enumerate([] if document.players is UNSET else document.players):
        if area.shown is not UNSET:
            player, path = worlds.players[area.seat], f"players[{index}].shown"
            player.actions = replace_fields(player.actions, shown=names.cards(area.shown, path, 0, 80))
    if document.discard is not UNSET:
        worlds.cards = replace_fields(worlds.cards, discard=names.cards(document.discard, "discard", 0, 80))
    seen = seen_by(worlds, document.discard_seen, len(worlds.cards.discard), "discard_seen")
    worlds.cards = replace_fields(worlds.cards, discard_seen=seen)
    if document.action_deck is not UNSET:
        deck = names.cards(document.action_deck, "action_deck", 0, 80)
        seen = seen_by(worlds, document.action_seen, len(deck), "action_seen")
        worlds.cards = replace_fields(worlds.cards, deck=deck, seen=seen)
        return
    if document.action_seen is not UNSET:
        refuse("action_seen", problem("deck_not_told"), "EV-ADV-02")
    rest = [card for card in worlds.cards.deck if card not in names.places]
    for player in worlds.players:
        if f"players.{player.seat}.hand" not in told:
            player.hand, rest = tuple(sorted(rest[:HAND])), rest[HAND:]
    worlds.cards = replace_fields(worlds.cards, deck=tuple(rest), seen=(0,) * len(rest))
