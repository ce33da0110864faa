"""Are the mistakes that a review marks really mistakes? Replay them both ways, in fresh deals of what was hidden.

    python -m tools.review_check evacuation --seats newcomer --games 20 --marks 6 --deals 48

Bots play games; the first seat of each is reviewed. From marked turns, chosen by chance, the game is played to its
end twice in each deal: after the moves that were played, and after those that the review names. All seats go on with
the same level. The claimed and the real loss are printed with intervals of 95 %, and the mean luck of all games, which
should be about 0.
"""

from __future__ import annotations

import argparse
import random
from typing import Any, Final

from nextfrontier.bots.levels import level_of
from nextfrontier.bots.reviewing.account import SURE, Account
from nextfrontier.bots.reviewing.judges import reviewer_of
from nextfrontier.bots.reviewing.review import review
from nextfrontier.bots.reviewing.tasks import play_row
from nextfrontier.bots.reviewing.verdicts import mean, standard_error
from nextfrontier.bots.turns import Thinker
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import game

SEAT: Final = 0
FRESH_DEALS: Final = 77_000_000  # numbers of deals that no review uses


class Mark:
    """A marked turn: what the review says that it cost, and what it cost in each deal."""

    def __init__(self, claimed: float, differences: list[float]) -> None:
        self.claimed = claimed
        self.real = mean(differences)
        self.error = standard_error(differences)


def main() -> None:
    """Check some games, and print the figures after each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", default="newcomer", help="levels, the first is reviewed")
    parser.add_argument("--player", default="regular", help="level that plays on")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--marks", type=int, default=4, help="of one game, at most")
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    args = parser.parse_args()
    marks: list[Mark] = []
    luck: list[float] = []
    for seed in range(args.first, args.first + args.games):
        record = play_game(args.game, args.seats.split(","), seed)
        account = review(record, SEAT)
        luck.append(account.luck.points)
        marks += check_marks(record, account, args.player, args.marks, args.deals, seed)
        print(f"game {seed}: {tell_account(account)}; {tell_marks(marks, luck)}", flush=True)


def play_game(slug: str, levels: list[str], seed: int) -> Record:
    """Return a game of these levels."""
    record = Record(game(slug), len(levels), {}, seed)
    players = [Thinker(record.game, level_of(slug, level)) for level in levels]
    while (seat := record.state.to_move()) >= 0:
        view = view_of(record.state, seat)
        move = players[seat].choose(view, seat, seed * 1_000 + len(record.entries)).move
        record.play(seat, record.state.notation(seat, move))
    return record


def check_marks(
    record: Record, account: Account, player: str, most: int, deals: int, seed: int
) -> list[Mark]:
    """Replay some marked turns of a game, from the dearest choice of each."""
    found = [turn for turn in account.turns if turn.is_mistake]
    random.Random(seed).shuffle(found)
    marks: list[Mark] = []
    for turn in found[:most]:
        place = max(turn.spans, key=lambda each: account.verdicts[each].loss)
        span, verdict = account.spans[place], account.verdicts[place]
        view = view_of(record.at(span.numbers[0]), SEAT)
        differences = [
            play_both(record, view, verdict.best, span.moves, player, FRESH_DEALS + seed * 1_000 + deal)
            for deal in range(deals)
        ]
        marks.append(Mark(verdict.loss, differences))
    return marks


def play_both(
    record: Record, view: State, best: list[str], played: list[str], player: str, seed: int
) -> float:
    """Return what the best moves bring more than those that were played, in one deal."""
    slug = record.game.slug
    guess = determinize(view, Chance(seed_bytes(seed), None))
    results = []
    for row in (best, played):
        state = play_row(guess, SEAT, row)
        play_to_end(slug, state, player, seed)
        results.append(reviewer_of(slug).judge.final(state, SEAT))
    return results[0] - results[1]


def play_to_end(slug: str, state: State, player: str, seed: int) -> None:
    """Let all seats play on with one level."""
    known: Any = game(slug)
    players = [Thinker(known, level_of(slug, player)) for _ in range(state.seats)]
    moves = 0
    while (seat := state.to_move()) >= 0:
        moves += 1
        state.play(seat, players[seat].choose(view_of(state, seat), seat, seed + moves).move)


def tell_account(account: Account) -> str:
    """Return one account in a line."""
    marked = sum(turn.is_mistake for turn in account.turns)
    return (
        f"{account.result:.0f} = start {account.start.points:.1f} choices {account.choices.points:+.1f} "
        f"luck {account.luck.points:+.1f} ± {account.luck.margin:.1f}, {marked} of {len(account.turns)} turns marked"
    )


def tell_marks(marks: list[Mark], luck: list[float]) -> str:
    """Return the figures so far."""
    if not marks:
        return "no marks yet"
    lost = sum(mark.real > 0 for mark in marks)
    surely = sum(mark.real - SURE * mark.error > 0 for mark in marks)
    wrong = sum(mark.real + SURE * mark.error < 0 for mark in marks)
    return (
        f"{len(marks)} marks, {lost} lose ({surely} surely, {wrong} surely gain), "
        f"claimed {interval([mark.claimed for mark in marks])}, real {interval([mark.real for mark in marks])}, "
        f"luck {interval(luck)}"
    )


def interval(values: list[float]) -> str:
    """Return a mean with its interval."""
    return f"{mean(values):.2f} ± {SURE * standard_error(values):.2f}"


if __name__ == "__main__":
    main()
