"""Cards of a position: each named card is taken from wherever it was dealt."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from nextfrontier.games.underwater_cities.positions.documents import PlayerPosition, Position
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.action_cards import LIMIT, action_cards
from nextfrontier.games.underwater_cities.rules.setup import COST_THREE_SHOWN
from nextfrontier.games.underwater_cities.state.piles import Tiles
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.positions import refuse


class Named:
    """The place where each card is named; no card may be in two places."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.places: dict[int, str] = {}

    def add(self, cards: list[int], path: str) -> tuple[int, ...]:
        """Note the cards of one zone."""
        for index, card in enumerate(cards):
            if type(card) is not int or not 1 <= card < self.cards:
                refuse(f"{path}[{index}]", problem("no_such_card"))
            if card in self.places:
                refuse(
                    f"{path}[{index}]",
                    problem("card_already", card=card, places=self.places[card]),
                    "UC-SETUP-03",
                )
            self.places[card] = path
        return tuple(cards)


def place_cards(sea: Sea, document: Position) -> None:
    """Place hands, claimed cards, decks and piles."""
    named = Named(len(sea.box.cards))
    areas = [] if document.players is UNSET else document.players
    name_pending(document, named)
    for index, area in enumerate(areas):
        name_area(sea, sea.players[area.seat], area, f"players[{index}]", named)
    name_piles(sea, document, named)
    take_from_piles(sea, document, named)
    refill_hands(sea, areas, named, document.deck is not UNSET)
    look_again(sea, document)


def name_pending(document: Position, named: Named) -> None:
    """Name the cards of a half-done turn: the played one, one that leaves, those being looked at."""
    if document.pending is UNSET or not document.pending:
        return
    turn = document.pending[0]
    if not isinstance(turn, dict):
        refuse("pending", problem("expected_what_state_gave"))
    known = {"slot", "card", "leaving", "built", "once_used", "looking", "looking_tiles"}
    if set(turn) - known:
        refuse("pending", shared_problem("field_unknown", field=sorted(map(str, set(turn) - known))[0][:80]))
    for key in ("card", "leaving"):
        card = turn.get(key)
        if card is not None and not (key == "leaving" and card == ASSISTANT):
            named.add([card], f"pending.{key}")
    looking = turn.get("looking", [])
    if not isinstance(looking, list):
        refuse("pending", problem("looking_expected_cards"))
    named.add(looking, "pending.looking")


def name_area(sea: Sea, player: Player, area: PlayerPosition, path: str, named: Named) -> None:
    """Name the cards of one player's area."""
    own = player.cards
    if area.hand is not UNSET:
        own.hand = tuple(sorted(named.add(area.hand, f"{path}.hand")))
        check_eras(sea, own.hand, f"{path}.hand")
    if area.dropped is not UNSET:
        own.dropped = named.add(area.dropped, f"{path}.dropped")
    if area.shown is not UNSET:
        in_secret = own.dropped  # while others choose, nobody knows whether it was kept
        own.shown = tuple(dict.fromkeys(card for card in area.shown if in_secret or card in own.hand))
    elif area.hand is not UNSET:
        own.shown = tuple(card for card in own.hand if sea.box.card(card).costs_three())
    if area.under_board is not UNSET:
        own.under_board = named.add(area.under_board, f"{path}.under_board")
        cards = [sea.box.card(card) for card in own.under_board]
        if any(not card.is_special() or card.type != "instant" for card in cards):
            refuse(f"{path}.under_board", problem("only_special_instants_lie"), "UC-SPEC-13")
    claim_cards(sea, player, area, path, named)


def check_eras(sea: Sea, cards: tuple[int, ...], path: str) -> None:
    """Check that nobody holds cards of an Era to come."""
    for card in cards:
        if sea.box.card(card).era > sea.calendar.era:
            refuse(path, problem("card_later_era", card=card), "UC-RES-03")


def claim_cards(sea: Sea, player: Player, area: PlayerPosition, path: str, named: Named) -> None:
    """Claim the given cards and the personal assistant."""
    own = player.cards
    assistant = (ASSISTANT,) if area.assistant != "gone" else ()
    used: list[int] = [ASSISTANT] if area.assistant == "used" else []
    claimed: tuple[int, ...] = ()
    if area.claimed is not UNSET:
        claimed = named.add([entry.card for entry in area.claimed], f"{path}.claimed")
        check_eras(sea, claimed, f"{path}.claimed")
        for index, entry in enumerate(area.claimed):
            type_ = sea.box.card(entry.card).type
            if type_ == "instant" or (entry.used and type_ != "action"):
                refuse(f"{path}.claimed[{index}]", problem("card", card=entry.card, type=type_), "UC-TYPE-04")
            if entry.used:
                used.append(entry.card)
    own.claimed = (*assistant, *claimed)
    own.used = tuple(used)
    player.powers = sea.box.powers_of(own.claimed)
    if len(action_cards(sea, player)) > LIMIT:
        refuse(f"{path}.claimed", problem("most_four_action_cards_personal"), "UC-ACT-10")


def name_piles(sea: Sea, document: Position, named: Named) -> None:
    """Name the cards of decks and piles as given."""
    if document.deck is not UNSET:
        sea.era_deck.cards, sea.era_deck.top = list(named.add(document.deck, "deck")), 0
        check_current(sea, sea.era_deck.cards, "deck")
    if document.discard is not UNSET:
        sea.era_deck.discard = tuple(reversed(named.add(document.discard, "discard")))
        check_current(sea, list(sea.era_deck.discard), "discard")
    if document.three_credit is not UNSET:
        sea.specials.three_credit = named.add(document.three_credit, "three_credit")
        if (
            any(sea.box.card(card).cost != 3 for card in sea.specials.three_credit)
            or len(sea.specials.three_credit) > 6
        ):
            refuse("three_credit", problem("most_six_special_cards_cost"), "UC-SETUP-10")
    if document.special_deck is not UNSET:
        sea.specials.deck = named.add(document.special_deck, "special_deck")
        if any(not sea.box.card(card).goes_under_deck() for card in sea.specials.deck):
            refuse("special_deck", problem("special_cards_cost_1_2"), "UC-SETUP-08")


def check_current(sea: Sea, cards: list[int], path: str) -> None:
    """Check that deck and discard pile hold cards of the current Era only."""
    for index, card in enumerate(cards):
        if sea.box.card(card).era != sea.calendar.era:
            refuse(f"{path}[{index}]", problem("card_not_era", card=card, era=sea.calendar.era), "UC-ERA-04")


def take_from_piles(sea: Sea, document: Position, named: Named) -> None:
    """Take named cards from the places where they were dealt; remove dealt cards that a shorter list leaves out."""
    taken, deck, specials = named.places, sea.era_deck, sea.specials
    if document.deck is UNSET:
        deck.cards, deck.top = [card for card in deck.in_deck() if card not in taken], 0
    if document.discard is UNSET:
        deck.discard = tuple(card for card in deck.discard if card not in taken)
    if document.three_credit is UNSET:
        open_ = [card for card in specials.three_credit if card not in taken]
        specials.three_credit = tuple(
            open_[: max(COST_THREE_SHOWN - sum(sea.box.card(c).costs_three() for c in taken), 0)]
        )
    if document.special_deck is UNSET:
        specials.deck = tuple(card for card in specials.deck if card not in taken)
    count, seen = len(specials.deck), document.special_seen
    specials.seen = (0,) * count if seen is UNSET else tuple(seen)
    if len(specials.seen) != count or any(not -1 <= mask < 1 << sea.seats for mask in specials.seen):
        refuse("special_seen", problem("bit_masks_of_cards", count=count), "UC-SETUP-41")


def refill_hands(sea: Sea, areas: list[PlayerPosition], named: Named, deck_given: bool) -> None:
    """Refill every hand that is not named after taking named cards from it; remove all other cards from the game."""
    given = {area.seat for area in areas if area.hand is not UNSET}
    for player in sea.players:
        if player.seat not in given:
            player.cards.hand = tuple(card for card in player.cards.hand if card not in named.places)
    if deck_given:
        held = {card for player in sea.players for card in player.cards.hand}
        sea.era_deck.cards = [card for card in sea.era_deck.cards if card not in held]
    placed = all_placed(sea) | set(named.places)
    spare = [card for card in sea.box.backs[sea.calendar.era - 1] if card not in placed] if deck_given else []
    for player in sea.players:
        if player.seat not in given:
            while len(player.cards.hand) < 3 and (spare or not deck_given):
                card = spare.pop(0) if deck_given else draw_top(sea)
                if card == 0:
                    break
                player.cards.hand = tuple(sorted((*player.cards.hand, card)))
    remove_rest(sea)


def draw_top(sea: Sea) -> int:
    """Take the top card of the deck; 0 if there is none."""
    if not sea.era_deck.left():
        return 0
    deck = sea.era_deck
    deck.top += 1
    return deck.cards[deck.top - 1]


def all_placed(sea: Sea) -> set[int]:
    """Return every card that lies somewhere in the game."""
    deck, specials = sea.era_deck, sea.specials
    found = {*deck.in_deck(), *deck.discard, *specials.three_credit, *specials.deck}
    for player in sea.players:
        own = player.cards
        found.update(own.hand, own.claimed, own.under_board, own.dropped)
    return found


def remove_rest(sea: Sea) -> None:
    """Remove cards of past and current Eras that lie nowhere from the game, unseen."""
    placed = all_placed(sea)
    eras = [card for back in range(sea.calendar.era) for card in sea.box.backs[back]]
    sea.era_deck.removed = tuple(card for card in eras if card not in placed)
    sea.specials.spared = tuple(card for card in sea.box.backs[4] if card not in placed)
    sea.era_deck.gone = tuple(card for card in sea.box.backs[3] if card not in placed)


def look_again(sea: Sea, document: Position) -> None:
    """Set the cards that the active player is looking at in a half-done turn."""
    if document.pending is UNSET or not document.pending:
        return
    turn: dict[str, Any] = document.pending[0]
    sea.specials.looking = tuple(turn.get("looking", []))
    aside = {turn.get("card", 0), turn.get("leaving", 0), *sea.specials.looking}
    deck = sea.era_deck
    deck.removed = tuple(card for card in deck.removed if card not in aside)
    deck.gone = tuple(card for card in deck.gone if card not in aside)
    sea.specials.spared = tuple(card for card in sea.specials.spared if card not in aside)
    ids = {tile.id: number for number, tile in sea.box.tiles.items()}
    names = turn.get("looking_tiles", [])
    if not isinstance(names, list) or any(
        name not in ids or ids[name] not in sea.tiles.undealt for name in names
    ):
        refuse("pending", problem("looking_tiles_expected_undealt_tiles"))
    looking = tuple(ids[name] for name in names)
    sea.tiles = Tiles(tuple(number for number in sea.tiles.undealt if number not in looking), looking)
