"""Other secrets for a seat: hidden things are dealt anew by what the rulebooks say, whatever views tell of them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.values import field_at, put_at, split_path
from nextfrontier.kernel.views import determinize, view_of

Places = Iterator[tuple[str, int]]  # the path of a field and a place in it: `rows.0.deck`, 3


def swap_secrets(slug: str, state: State, seat: int, number: int) -> State:
    """Return a state that this seat cannot tell from the given one: its view filled in, then dealt once more.

    A guess keeps what a view shows, also what it should not show. The second deal knows nothing of views.
    """
    other = determinize(view_of(state, seat), Chance(seed_bytes(number), None))
    deal_anew(other, list(HIDDEN[slug](other, seat)), random.Random(number))
    return other


def deal_anew(state: State, places: list[tuple[str, int]], chance: random.Random) -> None:
    """Let the things at these places change places, each with things of the same back."""
    backs = state.back_by_thing()
    things: dict[str, list[int]] = {path: list(field_at(state, split_path(path))) for path, _ in places}
    alike: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for path, place in places:
        alike[backs[things[path][place]]].append((path, place))
    for group in alike.values():
        dealt = [things[path][place] for path, place in group]
        chance.shuffle(dealt)
        for (path, place), thing in zip(group, dealt, strict=True):
            things[path][place] = thing
    for path, found in things.items():
        in_order = sorted(found) if path.endswith("hand") else found
        old = field_at(state, split_path(path))
        put_at(state, split_path(path), in_order if isinstance(old, list) else tuple(in_order))


def hidden_in_sea(sea: Any, seat: int) -> Places:
    """Tell the Era deck, special cards that this seat was not shown, and hands but for cards taken openly."""
    for place in range(sea.era_deck.top, len(sea.era_deck.cards)):
        yield "era_deck.cards", place
    for place, shown_to in enumerate(sea.specials.seen):
        if place and not shown_to >> seat & 1:
            yield "specials.deck", place
    for player in others(sea, seat):
        for place, card in enumerate(player.cards.hand):
            if card not in player.cards.shown:
                yield f"players.{player.seat}.cards.hand", place


def hidden_on_worlds(worlds: Any, seat: int) -> Places:
    """Tell the decks of rows and of Action cards but for what this seat was shown, and the hands of the others."""
    for number, row in enumerate(worlds.rows):
        yield from unseen(f"rows.{number}.deck", row.seen, seat)
    yield from unseen("cards.deck", worlds.cards.seen, seat)
    for player in others(worlds, seat):
        for place in range(len(player.hand)):
            yield f"players.{player.seat}.hand", place


def unseen(path: str, seen: tuple[int, ...], seat: int) -> Places:
    """Tell the places of a deck that a seat was not shown."""
    return ((path, place) for place, shown_to in enumerate(seen) if not shown_to >> seat & 1)


def others(state: Any, seat: int) -> list[Any]:
    """Return the players at the other seats."""
    return [player for player in state.players if player.seat != seat]


HIDDEN: dict[str, Callable[[Any, int], Places]] = {
    "underwater-cities": hidden_in_sea,
    "evacuation": hidden_on_worlds,
}
