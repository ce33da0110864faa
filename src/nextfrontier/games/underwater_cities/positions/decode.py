"""A game put into a position: things that a document names are taken from the places where they were dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from nextfrontier.games.underwater_cities.positions.areas import set_area
from nextfrontier.games.underwater_cities.positions.cards import place_cards
from nextfrontier.games.underwater_cities.positions.contradictions import (
    refuse_contradictions,
    refuse_unused_parts,
)
from nextfrontier.games.underwater_cities.positions.documents import Position
from nextfrontier.games.underwater_cities.positions.pending import reader_of
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.eras import OPENING_CARDS, deal_era_deck
from nextfrontier.games.underwater_cities.rules.rounds import take_turn
from nextfrontier.games.underwater_cities.rules.setup import (
    CONTRACTS_SHOWN,
    NONSYMBIOTIC_DOMES,
    SYMBIOTIC_DOMES,
    Setup,
    deal,
)
from nextfrontier.games.underwater_cities.rules.solo import moving_tiles, neutral_tiles, place_neutral_tiles
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.main_board import NEUTRAL, NO_CARD, Calendar, Supply, Turn
from nextfrontier.games.underwater_cities.state.player import BEFORE, HEADINGS, Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import Stuck
from nextfrontier.kernel.chance import Chance, Unknowable
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.positions import read_position, refuse, set_tasks
from nextfrontier.kit.problems import MOST_OF_A_DETAIL

FIRST_ROUND = {1: 1, 2: 5, 3: 8}
LAST_ROUND = {1: 4, 2: 7, 3: 10}
TILES_PER_PLAYER = 3
MAX_PENDING = 200
SPACES = ("below", "4", "3", "2", "1")


def position_of(box: Box, setup: Setup, chance: Chance, changes: Mapping[str, object]) -> Sea:
    """Return a game dealt afresh, with set-up decisions done, and then overwritten by the document."""
    document = read_position(changes, Position)
    refuse_unused_parts(setup, document)
    sea = deal(box, setup, chance)
    set_time(sea, document)
    deal_default_hands(sea)
    set_order(sea, document)
    set_area(sea, document)
    place_cards(sea, document)
    set_track(sea, document)
    set_slots(sea, document)
    set_contracts(sea, document)
    set_supply(sea, document, setup)
    set_scores(sea, document)
    refuse_contradictions(sea, document)
    set_agenda(sea, document)
    return sea


def set_time(sea: Sea, document: Position) -> None:
    """Set Era, round and turn, and deal the deck of that Era."""
    era, round_ = era_and_round(document)
    if not FIRST_ROUND[era] <= round_ <= LAST_ROUND[era]:
        refuse("round", problem("round_not_era", round=round_, era=era), "UC-GEN-03")
    cycle = 1 if document.turn is UNSET else document.turn
    if not document.pending and not 1 <= cycle <= 3:
        refuse("turn", problem("round_has_three_turns"), "UC-ROUND-01")
    sea.board.clone_used = bool(document.clone_used) if document.clone_used is not UNSET else False
    if sea.board.clone_used and not sea.board.clone_here:
        refuse("clone_used", problem("cloning_tile_used_four_players"), "UC-CLONE-01")
    sea.board.advanced = document.advanced is True
    sea.calendar = Calendar(era, round_, cycle, sea.calendar.order)


def era_and_round(document: Position) -> tuple[int, int]:
    """Return Era and round; one of them tells the other."""
    given = document.round
    if document.era is not UNSET:
        return document.era, FIRST_ROUND[document.era] if given is UNSET else given
    if given is UNSET:
        return 1, 1
    return next(era for era in (1, 2, 3) if given <= LAST_ROUND[era]), given


def deal_default_hands(sea: Sea) -> None:
    """Finish the choice of opening hands: each player keeps the first three of six cards (UC-SETUP-37)."""
    deck = sea.era_deck
    for seat in sea.calendar.order:
        drawn = deck.in_deck()[:OPENING_CARDS]
        deck.top += OPENING_CARDS
        sea.players[seat].cards.hand = tuple(sorted(drawn[:3]))
        deck.discard = (*deck.discard, *drawn[3:])
    if sea.calendar.era > 1:
        unseen = sea.box.backs[1] if sea.calendar.era == 3 else []
        deck.removed = tuple(sorted((*deck.in_deck(), *unseen)))
        deck.gone, deck.discard = deck.discard, ()
        deal_era_deck(sea)


def set_order(sea: Sea, document: Position) -> None:
    """Turn order and whose turn it is."""
    if document.order is not UNSET:
        if sorted(document.order) != list(range(sea.seats)):
            refuse("order", shared_problem("expected_every_seat_from_0", seats=sea.seats - 1), "UC-SETUP-30")
        sea.calendar.order = tuple(document.order)
    to_play = sea.calendar.order[0] if document.to_play is UNSET else document.to_play
    if to_play not in sea.calendar.order:
        refuse("to_play", shared_problem("no_seat", seat=to_play))
    sea.active = to_play


def set_track(sea: Sea, document: Position) -> None:
    """Set the Federation markers; a player who is not named stands below the track."""
    if document.federation is UNSET:
        if sea.calendar.round > 1:
            sea.board.track = [tuple(range(sea.seats)), (), (), (), ()]
            for player in sea.players:
                player.space = 0
        return
    named = [seat for seats in document.federation.values() for seat in seats]
    if len(set(named)) != len(named) or any(seat >= sea.seats for seat in named):
        refuse("federation", problem("every_seat_has_one_marker"), "UC-SETUP-17")
    below = [seat for seat in range(sea.seats) if seat not in named]
    track: list[tuple[int, ...]] = [tuple(document.federation.get(name, ())) for name in SPACES]  # type: ignore[call-overload]
    sea.board.track = [(*track[0], *below), *track[1:]]
    for space, seats in enumerate(sea.board.track):
        for seat in seats:
            sea.players[seat].space = space


def set_slots(sea: Sea, document: Position) -> None:
    """Set the tiles on slots; a solo game keeps its neutral tiles unless told otherwise."""
    if sea.seats == 1:
        place_neutral_tiles(sea, sea.calendar.round)
    if document.slots is UNSET:
        return
    names = [sea.slot_name(i) for i in range(len(sea.board.slots))]
    if sea.seats == 1:
        sea.board.slots = [()] * len(names)
    for name, tiles in document.slots.items():
        if name not in names:
            refuse(f"slots.{name}", problem("this_side_board_has", known=list(names)), "UC-SETUP-01")
        seats = [NEUTRAL if tile == "neutral" else int(tile) for tile in tiles]
        check_tiles(sea, name, seats)
        sea.board.slots[names.index(name)] = tuple(seats)
    if sea.seats == 1 and neutral_tiles(sea) and not moving_tiles(neutral_tiles(sea)):
        refuse("slots", problem("four_neutral_tiles_three_stand"), "UC-SOLO-17")
    for seat in range(sea.seats):
        if sum(tiles.count(seat) for tiles in sea.board.slots) > TILES_PER_PLAYER:
            refuse("slots", problem("seat_has_only_three_action", seat=seat), "UC-SETUP-16")


def check_tiles(sea: Sea, name: str, seats: list[int]) -> None:
    """Check that these seats can have a tile on this slot."""
    if any(seat >= sea.seats and seat != NEUTRAL for seat in seats) or (NEUTRAL in seats and sea.seats > 1):
        refuse(f"slots.{name}", problem("tiles_belong_seats_this_game"), "UC-SETUP-16")
    if name == "AAS" and NEUTRAL in seats:
        refuse("slots.AAS", problem("neutral_tiles_stand_on_coloured"), "UC-SOLO-05")
    if name != "AAS" and (len(set(seats)) != len(seats) or len(seats) > (2 if sea.board.clone_here else 1)):
        refuse(
            f"slots.{name}",
            problem("slot_chosen_once_round_once"),
            "UC-TURN-05",
        )


def set_contracts(sea: Sea, document: Position) -> None:
    """Set the contracts on display; players' own ones are set with their areas."""
    taken = {number for player in sea.players for number in player.contracts.taken}
    ids = {contract.id: number for number, contract in sea.box.contracts.items()}
    if document.contracts is not UNSET:
        unknown = [name for name in document.contracts if name not in ids]
        if unknown or len(set(document.contracts)) != len(document.contracts):
            refuse("contracts", problem("expected_different_contracts", known=list(ids)), "UC-GOV-01")
        sea.government.contracts = tuple(sorted(ids[name] for name in document.contracts))
        if taken & set(sea.government.contracts):
            refuse("contracts", problem("contract_either_on_display_or"), "UC-GOV-05")
    else:
        rest = [number for number in sea.government.contracts if number not in taken]
        sea.government.contracts = tuple(rest[: max(CONTRACTS_SHOWN - len(taken), 0)])
    if len(sea.government.contracts) + len(taken) > CONTRACTS_SHOWN:
        refuse("contracts", problem("three_contracts_game"), "UC-LIMIT-11")
    if sea.government.contracts or taken or sea.government.spared:
        rest = [
            number
            for number in ids.values()
            if number not in taken and number not in sea.government.contracts
        ]
        sea.government.spared = tuple(sorted(rest))


def set_supply(sea: Sea, document: Position, setup: Setup) -> None:
    """Set the tunnels and domes that are left: never more than the box holds (UC-LIMIT-03..06)."""
    tunnels = setup.tunnels - sum(player.network.tunnels.bit_count() for player in sea.players)
    white = NONSYMBIOTIC_DOMES - sum(player.network.nonsymbiotic.bit_count() for player in sea.players)
    purple = SYMBIOTIC_DOMES[sea.seats - 1] - sum(
        player.network.symbiotic.bit_count() for player in sea.players
    )
    for left, what, rule in (
        (tunnels, "tunnels", "03"),
        (white, "nonsymbiotic", "04"),
        (purple, "symbiotic", "06"),
    ):
        given = UNSET if document.supply is UNSET else getattr(document.supply, what)
        if left < 0 or (given is not UNSET and given > left):
            refuse(f"supply.{what}", problem("more_than_exist_can_left", left=left), f"UC-LIMIT-{rule}")
    supply = document.supply
    if supply is not UNSET:
        tunnels = tunnels if supply.tunnels is UNSET else supply.tunnels
        white = white if supply.nonsymbiotic is UNSET else supply.nonsymbiotic
        purple = purple if supply.symbiotic is UNSET else supply.symbiotic
    sea.supply = Supply(tunnels, white, purple)


def set_scores(sea: Sea, document: Position) -> None:
    """Set the scores, and their sources if the document tells them."""
    if document.players is UNSET:
        return
    for index, area in enumerate(document.players):
        player = sea.players[area.seat]
        if area.score is not UNSET:
            player.score = area.score
        player.points = points_of(area.points, player, f"players[{index}].points")


def points_of(given: dict[str, int] | UnsetType, player: Player, path: str) -> list[int]:
    """Return the score by heading."""
    points = [0] * len(HEADINGS)
    if given is UNSET:
        points[BEFORE] = player.score
        return points
    for name, value in given.items():
        if name not in HEADINGS:
            refuse(path, problem("unknown_source_known", name=name, known=list(HEADINGS)))
        points[HEADINGS.index(name)] = value
    if sum(points) != player.score:
        refuse(path, problem("sources_add_up_score", points=sum(points), score=player.score))
    return points


def set_agenda(sea: Sea, document: Position) -> None:
    """Set the half-done turn, or the start of the turn of `to_play`."""
    pending: list[Any] = [] if document.pending is UNSET else document.pending
    if not pending:
        take_turn(sea, sea.active)
        sea.settle()
        return
    if len(pending) > MAX_PENDING or not isinstance(pending[0], dict):
        refuse("pending", problem("expected_what_state_gave"))
    set_turn(sea, pending[0])
    set_tasks(sea, pending[1:], reader_of(sea.box))
    settle_as_given(sea)


def settle_as_given(sea: Sea) -> None:
    """Find the legal moves of the open decision; a document that no rule could have led to is refused."""
    try:
        sea.settle()
    except (AssertionError, LookupError, Stuck, TypeError, Unknowable, ValueError) as error:
        refuse("pending", shared_problem("cannot_be_resolved", error=str(error)[:MOST_OF_A_DETAIL]))


def set_turn(sea: Sea, turn: dict[str, Any]) -> None:
    """Set the choices, builds and uses of the half-done turn; its cards are placed with all others."""
    slot = turn.get("slot")
    names = [sea.slot_name(i) for i in range(len(sea.board.slots))]
    if slot is not None and slot not in names:
        refuse("pending", problem("no_such_slot", slot=str(slot)[:80]))
    built = turn.get("built", [])
    if (
        not isinstance(built, list)
        or not all(type(n) is int and 0 <= n < 16 for n in built)
        or len(built) > 6
    ):
        refuse("pending", problem("built_expected_six_small_numbers"))
    once = turn.get("once_used", [])
    if not isinstance(once, list) or not all(type(n) is int and 0 < n < len(sea.box.cards) for n in once):
        refuse("pending", problem("once_used_expected_card_numbers"))
    sea.turn = Turn(
        names.index(slot) if slot is not None else -1,
        turn.get("card", NO_CARD),
        sum(number << 4 * kind for kind, number in enumerate(built)),
        tuple(once),
        turn.get("leaving", NO_CARD),
    )
