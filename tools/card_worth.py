"""What is a card of Underwater Cities worth in hand? Swap it for others, and play on.

    python -m tools.card_worth --games 8000

In every game and Era one hand is taken at the beginning of a turn, and one card of it becomes seven others in turn
that lie in the deck or its discard pile; each time `regular` plays on to the end, with the same dice. So what a card
brings is not mixed up with the skill or luck of those who get to play it. In Era II special cards are tried in the same
way. Printed are points against the mean card of the same Era and colour or of the same cost, with intervals of 95 %,
beside the band that the cards document gives to that block; cards that lie surely outside are marked.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from nextfrontier.arena.figures import Estimate, estimate
from nextfrontier.bots.search.habits import Dice, Player
from nextfrontier.bots.underwater_cities.courses import COURSES, deal_table
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.games.underwater_cities.state.sea import Sea, leave_out

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "rules" / "underwater-cities-cards.md"
BLOCK: Final = re.compile(r"^### 4\.\d+ (.+): #(\d+)–#(\d+) \(band ([\d.]+) – ([\d.]+).*\)$", re.MULTILINE)
VALUE: Final = re.compile(r"^\| <a id=\"card-(\d+)\">.*\| ([\d.]+)(?: ↓)? \| \S+ \|$", re.MULTILINE)
CARDS: Final = 8  # that are tried in one hand
TURNS: Final = 7  # of an Era in which a hand may be taken
PIECE: Final = 50  # games that one process plays in one go
HEAT: Final = 0.1
ERA_OF_SPECIALS: Final = 2
SWEEPS: Final = 3  # of the fit

Trial = dict[int, float]  # what the game came to, by card


class Block(NamedTuple):
    """The cards of one Era and colour, with their band and their mean value by the cards document."""

    name: str
    cards: range
    low: float
    high: float
    mean: float


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=8000)
    args = parser.parse_args()
    pieces = [range(first, min(first + PIECE, args.games)) for first in range(0, args.games, PIECE)]
    with multiprocessing.get_context("spawn").Pool() as pool:
        trials = [trial for piece in pool.imap(try_games, pieces) for trial in piece]
    worth = fit(trials)
    for block in read_blocks():
        tell(block, worth)


def try_games(numbers: range) -> list[Trial]:
    """Return what cards came to in one hand of each Era of these games."""
    return [trial for number in numbers for trial in try_game(number)]


def try_game(number: int) -> Iterator[Trial]:
    """Play a game, and try cards in one hand of each Era."""
    seats, options = deal_table(number)
    state = GAME.new(seats, options, f"card worth {number}")
    chance, dice, course = random.Random(number), Dice(number), COURSES["table"]
    player = Player(course.reader, course.habits(), HEAT)
    wanted = {era: (chance.randrange(seats), chance.randrange(TURNS)) for era in (1, 2, 3)}
    turns: dict[tuple[int, int], int] = {}
    while (seat := state.to_move()) >= 0:
        if isinstance(state.required_decision(seat), ChooseTurn):
            era = state.calendar.era
            turns[era, seat] = turns.get((era, seat), -1) + 1
            if wanted[era] == (seat, turns[era, seat]):
                yield from try_hand(state, seat, player, chance, number)
        player.play_step(state, seat, dice)


def try_hand(state: Sea, seat: int, player: Player, chance: random.Random, seed: int) -> Iterator[Trial]:
    """Try cards of the Era in the place of one of a hand, then special ones."""
    cards, deck, specials = state.players[seat].cards, state.era_deck, state.specials
    hand = [
        card
        for card in cards.hand
        if state.box.card(card).era == state.calendar.era and card not in cards.shown
    ]
    others = [*deck.in_deck(), *deck.discard]
    if not hand or len(others) < CARDS:
        return
    given = chance.choice(hand)
    yield try_cards(state, seat, player, seed, given, [given, *chance.sample(others, CARDS - 1)])
    if state.calendar.era == ERA_OF_SPECIALS:
        yield try_cards(state, seat, player, seed, given, [*specials.three_credit, *specials.spared])
        yield try_cards(
            state, seat, player, seed, given, chance.sample(specials.deck, min(CARDS, len(specials.deck)))
        )


def try_cards(state: Sea, seat: int, player: Player, seed: int, given: int, cards: list[int]) -> Trial:
    """Return what the game comes to with each of these cards in the place of the given one."""
    found: Trial = {}
    for card in cards:
        swapped = state.copy()
        swap(swapped, seat, given, card)
        player.play_to_end(swapped, Dice(seed))
        found[card] = player.reader.final(swapped, seat)
    return found


def swap(state: Sea, seat: int, given: int, card: int) -> None:
    """Put a card into a hand, and the given one into its place; for a special one, onto the discard pile."""
    player = state.players[seat]
    cards = player.cards = player.cards.copy()
    cards.hand = tuple(sorted(card if held == given else held for held in cards.hand))
    deck = state.era_deck = state.era_deck.copy()
    deck.discard = tuple(given if other == card else other for other in deck.discard)
    deck.cards = deck.cards[: deck.top] + [given if other == card else other for other in deck.in_deck()]
    if state.box.card(card).cost:
        deck.discard = (*deck.discard, given)
        take_special(state, card)


def take_special(state: Sea, card: int) -> None:
    """Take a special card from where it lies."""
    specials = state.specials = state.specials.copy()
    specials.three_credit = leave_out(specials.three_credit, card)
    specials.spared = leave_out(specials.spared, card)
    pile = [(other, seen) for other, seen in zip(specials.deck, specials.seen, strict=True) if other != card]
    specials.deck = tuple(other for other, _ in pile)
    specials.seen = tuple(seen for _, seen in pile)


def fit(trials: list[Trial]) -> dict[int, Estimate]:
    """Return what each card is worth: what is left of its results when hands and the other cards are taken off."""
    worth: dict[int, Estimate] = {}
    for _ in range(SWEEPS):
        left: dict[int, list[float]] = {}
        for trial in trials:
            if trial:
                means = {card: worth[card].mean if card in worth else 0.0 for card in trial}
                level = fmean(result - means[card] for card, result in trial.items())
                for card, result in trial.items():
                    left.setdefault(card, []).append(result - level)
        worth = {card: estimate(results) for card, results in left.items()}
    return worth


def read_blocks() -> list[Block]:
    """Return the blocks of the cards document."""
    text = DOCUMENT.read_text("utf-8")
    values = {int(number): float(value) for number, value in VALUE.findall(text)}
    found: list[Block] = []
    for name, first, last, low, high in BLOCK.findall(text):
        cards = range(int(first), int(last) + 1)
        found.append(Block(name, cards, float(low), float(high), fmean(values[card] for card in cards)))
    return found


def tell(block: Block, worth: dict[int, Estimate]) -> None:
    """Print the cards of a block, best first."""
    box = GAME.printed_box
    mean = fmean(worth[card].mean for card in block.cards)
    low, high = block.low - block.mean, block.high - block.mean
    print(f"{block.name}: mean {mean:+.2f}, band {low:+.2f} to {high:+.2f}")
    for card in sorted(block.cards, key=lambda number: -worth[number].mean):
        gain, margin = worth[card].mean - mean, worth[card].margin
        outside = "above" if gain - margin > high else "below" if gain + margin < low else ""
        facts = box.card(card)
        print(f"  {card:3} {facts.name:24} {facts.provenance:4} {gain:+.2f} ± {margin:.2f} {outside}")


if __name__ == "__main__":
    main()
