"""Positions at a production, at the end of an Era and at final scoring, for tests of what happens there."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.underwater_cities.effects.exchanges import Pay
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.rules.scoring import FinalScoring, Spend
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.game import Result
from tests.games.underwater_cities.table import BOX, Table, table

PAID_CARDS = (142, 159, 177, 181, 182, 184, 185, 188)  # end-scoring cards that exchange resources
LAST_ROUND = {1: 4, 2: 7, 3: 10}
EVERY_CITY = dict.fromkeys(("TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC"), "nonsymbiotic")
EVERY_LINK = ("MC-BR", "MR-BR", "BC-BR", "TL-MC", "TR-MR", "BL-BC", "TL-TC", "TL-ML")


def plain(*sites: str) -> dict[str, str]:
    """Tunnels on these sites."""
    return dict.fromkeys(sites, "plain")


def upgraded(*sites: str) -> dict[str, str]:
    """Upgraded tunnels on these sites."""
    return dict.fromkeys(sites, "upgraded")


def white(*sites: str) -> dict[str, str]:
    """Nonsymbiotic cities on these sites."""
    return dict.fromkeys(sites, "nonsymbiotic")


def purple(*sites: str) -> dict[str, str]:
    """Symbiotic cities on these sites."""
    return dict.fromkeys(sites, "symbiotic")


def buildings(kind: str, *sites: str) -> dict[str, str]:
    """Buildings of one kind, with + upgraded ones, on these sites."""
    return dict.fromkeys(sites, kind)


def alone(board: int = 1, **area: Any) -> Table:
    """Seat 0 on this board with nothing in stock but what is given, against an idle seat 1."""
    boards = [board, board % 4 + 1 if board < 5 else (board - 4) % 4 + 5]
    return table(2, advanced=board > 4, boards=boards).player(0, **{"goods": "", "score": 0, **area})


def pending(game: Table, *tasks: Any, era: int = 3) -> Table:
    """The game at these tasks, in the last round of an Era, all turns taken."""
    return game.put(era=era, round=LAST_ROUND[era], turn=0, pending=[{}, *tasks])


def at_production(game: Table, era: int = 3) -> Table:
    """All seats produce; nothing comes after it."""
    return pending(game, ["lanes", *[[["produce"]] for _ in range(game.seats)]], era=era)


def at_end_of_era(game: Table, era: int = 1) -> Table:
    """Production is over: action cards, feeding, the next Era or final scoring."""
    return pending(game, ["end_of_era"], era=era)


def at_final_scoring(game: Table) -> Table:
    """Everything is produced and fed: final scoring of all seats."""
    return pending(game, ["lanes", *[[["final_scoring"]] for _ in range(game.seats)]])


def holdings(game: Table, seat: int = 0) -> str:
    """Stock and score in one text: `2k 1c 3vp`."""
    points = f"{game.score(seat)}vp" if game.score(seat) else ""
    return f"{game.goods(seat)} {points}".strip()


def harvest(board: int = 1, **area: Any) -> str:
    """What such an area gives in production, all that is automatic: `2k 1c 3vp`."""
    return holdings(at_production(alone(board, **area)))


def points(game: Table, seat: int = 0) -> dict[str, int]:
    """The score by source."""
    found: dict[str, int] = game.area(seat)["points"]
    return found


def scored(board: int = 1, **area: Any) -> dict[str, int]:
    """The points by source that such an area gets in final scoring, all that is automatic."""
    return points(at_final_scoring(alone(board, **area)))


def result_of(game: Table) -> Result:
    """Return how a finished game ended."""
    result = GAME.result(game.sea)
    assert result is not None
    return result


def scoring(goods: str, *cards: int) -> Table:
    """Seat 0 with this stock and these end-scoring cards, in final scoring."""
    return at_final_scoring(alone(goods=goods, claimed=list(cards)))


def from_cards(game: Table) -> int:
    """The points of end-scoring cards of seat 0."""
    return points(game).get("end_scoring_cards", 0)


def payment_of(card: int) -> Pay:
    """The payment an end-scoring card offers."""
    effect = BOX.card(card).inner
    assert isinstance(effect, Pay)
    return effect


def best_final_score(sea: Sea, seat: int) -> int:
    """The best score of a seat if the game ended now, every way to spend tried by real moves."""
    if any(isinstance(opened.decision, Spend) for opened in sea.decisions()):
        return best_after(sea, seat)
    copy = sea.copy()
    copy.agenda = None
    copy.open_lanes([FinalScoring() if other == seat else None for other in range(sea.seats)])
    copy.settle()
    return best_after(copy, seat)


def best_after(sea: Sea, seat: int) -> int:
    """The best score that the open and all further decisions of final scoring lead to."""
    if not isinstance(sea.required_decision(seat), Spend):
        return sea.players[seat].score
    found = 0
    for move in sea.moves(seat):
        copy = sea.copy()
        copy.play(seat, move)
        found = max(found, best_after(copy, seat))
    return found


def end_last_turn(game: Table, era: int = 1) -> Table:
    """The last turn of an Era: the last seat takes 2 credits of the always-available slot."""
    last = game.seats - 1
    game.put(era=era, round=LAST_ROUND[era], turn=3, to_play=last)
    return take_always_slot(game)


def take_always_slot(game: Table) -> Table:
    """Whose turn it is plays the first card of the hand there, takes 2 credits, draws nothing and ends."""
    card = game.someone(game.seat(None)).cards.hand[0]
    return game.play(f"AAS+{card}", "part 2", "done", "end")
