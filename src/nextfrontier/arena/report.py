"""The report of a book: tables and pictures in one HTML page that needs nothing else."""

from __future__ import annotations

import html
import json
import statistics
from collections.abc import Sequence

from nextfrontier.arena import figures
from nextfrontier.arena.book import Entry
from nextfrontier.arena.figures import Estimate, Worth
from nextfrontier.arena.playing import Played
from nextfrontier.arena.plots import STYLE, draw_bars, draw_spread, draw_stacks
from nextfrontier.shelf import game

MOST_THINGS = 40  # best and worst of a kind
Match = list[Played]


def write_report(entries: Sequence[Entry]) -> str:
    """Return the page: a part for every match, that is for all games with the same terms and versions."""
    matches: dict[tuple[str, str, int, str], Match] = {}
    for _, versions, played in entries:
        terms = played.fixture.terms
        key = (terms.game, versions, terms.seats, json.dumps(terms.options, sort_keys=True))
        matches.setdefault(key, []).append(played)
    parts = [write_match(*key, match) for key, match in matches.items()]
    return PAGE.format(style=STYLE, parts="\n".join(parts) or "<p>No game has been played yet.</p>")


def write_match(slug: str, versions: str, seats: int, options: str, match: Match) -> str:
    """Return the part of one match."""
    title = f"{game(slug).title}, {'solo' if seats == 1 else f'{seats} seats'}"
    chosen = "" if options == "{}" else f" with {options}"
    deals = len({played.fixture.deal for played in match})
    entrants = list(dict.fromkeys(seat.entrant for played in match for seat in played.seats))
    said = f"{len(match)} games on {deals} deals{chosen}, version {versions}. Intervals are of 95 %, counted by deals."
    parts = [f"<h2>{safe(title)}</h2><p>{safe(said)}</p>", table_of_entrants(match, entrants)]
    if seats > 1 and len(entrants) > 1:
        parts += [table_of_meetings(match, entrants), ladder(match, entrants)]
    if seats > 1:
        parts.append(seat_advantage(match, seats))
    parts += [distribution(match, entrants), sources(match, entrants), faults(match)]
    parts += write_things(match)
    return "\n".join(part for part in parts if part)


def safe(text: object) -> str:
    """Return a text as it stands in a page."""
    return html.escape(str(text))


def say(value: Estimate, digits: int = 1) -> str:
    """Return an estimate as people read it."""
    if value.number == 0:
        return "–"
    margin = f" ± {value.margin:.{digits}f}" if value.number > 1 else ""
    return f"{value.mean:.{digits}f}{margin}"


def percent(value: Estimate) -> Estimate:
    """Return a share in hundredths."""
    return Estimate(100 * value.mean, 100 * value.margin, value.number)


def write_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table; the first cell of a row names it."""
    heads = "".join(f'<th scope="col">{safe(cell)}</th>' for cell in head)
    lines = [
        f'<tr><th scope="row">{safe(row[0])}</th>{"".join(f"<td>{safe(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    ]
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def table_of_entrants(match: Match, entrants: list[str]) -> str:
    """Return scores, wins and times of all entrants."""
    rows: list[list[object]] = []
    for entrant in entrants:
        seats = [seat for played in match for seat in played.seats if seat.entrant == entrant]
        thought = sum(seat.seconds for seat in seats) / max(sum(seat.decisions for seat in seats), 1)
        slowest = max(seat.slowest for seat in seats)
        score = figures.scores(match, entrant)
        wins = percent(figures.wins(match, entrant))
        times = f"{1000 * thought:.1f} / {1000 * slowest:.0f} ms"
        rows.append([entrant, len(seats), say(score), say(wins), times])
    return write_table(
        ["", "seats played", "score", "wins of 100", "thought per decision, mean / most"], rows
    )


def table_of_meetings(match: Match, entrants: list[str]) -> str:
    """Return for every pair how often one is before the other, and by how many points."""
    rows: list[list[object]] = []
    for one in entrants:
        row: list[object] = [one]
        for other in entrants:
            if one == other:
                row.append("")
                continue
            share = percent(figures.beats(match, one, other))
            row.append(f"{say(share)} · {say(figures.difference(match, one, other))} points")
        rows.append(row)
    heads = ["before … in 100 meetings · more points", *entrants]
    return f"<h3>Who beats whom</h3>{write_table(heads, rows)}"


def ladder(match: Match, entrants: list[str]) -> str:
    """Return the ladder of strength, with the weakest at 0."""
    found = figures.ratings(match, entrants)
    rising = sorted(entrants, key=lambda entrant: found[entrant].mean)
    found = figures.ratings(match, rising)
    bars = [(entrant, found[entrant]) for entrant in reversed(rising)]
    return f"<h3>Strength: 400 points are ten wins to one</h3>{draw_bars(bars, 'Ratings')}"


def seat_advantage(match: Match, seats: int) -> str:
    """Return how often each seat wins, whoever sits there."""
    bars = [(f"seat {seat + 1}", wins_at(match, seat)) for seat in range(seats)]
    fair = 100 / seats
    return f"<h3>Wins of 100 by seat; fair are {fair:.0f}</h3>{draw_bars(bars, 'Wins by seat', fair)}"


def wins_at(match: Match, seat: int) -> Estimate:
    """Return how many of a hundred games a seat wins."""
    return percent(figures.estimate(figures.by_deal(match, lambda played: [played.seats[seat].win])))


def distribution(match: Match, entrants: list[str]) -> str:
    """Return the spread of the scores."""
    values = {
        entrant: [score for played in match for score in figures.all_of(played, entrant, figures.score_of)]
        for entrant in entrants
    }
    found = [(entrant, scores) for entrant, scores in values.items() if scores]
    return f"<h3>Scores</h3>{draw_spread(found, 'Spread of scores')}" if found else ""


def sources(match: Match, entrants: list[str]) -> str:
    """Return where the points come from."""
    rows: list[tuple[str, dict[str, float]]] = []
    for entrant in entrants:
        told = [
            seat.points
            for played in match
            for seat in played.seats
            if seat.entrant == entrant and seat.points
        ]
        names = list(dict.fromkeys(name for points in told for name in points if name != "total"))
        rows.append(
            (entrant, {name: statistics.fmean([points.get(name, 0) for points in told]) for name in names})
        )
    return f"<h3>Points by source</h3>{draw_stacks(rows, 'Points by source')}"


def faults(match: Match) -> str:
    """Return the games that were lost by a fault."""
    rows = [
        [seat.entrant, played.fixture.deal, number + 1, seat.fault]
        for played in match
        for number, seat in enumerate(played.seats)
        if seat.fault
    ]
    return f"<h3>Faults</h3>{write_table(['', 'deal', 'seat', 'what happened'], rows)}" if rows else ""


def write_things(match: Match) -> list[str]:
    """Return what things are worth to those who have them, kind by kind."""
    kinds: dict[str, list[Worth]] = {}
    for worth in figures.worth_of_things(match):
        kinds.setdefault(worth.kind, []).append(worth)
    found: list[str] = []
    for kind, things in kinds.items():
        shown = (
            things if len(things) <= MOST_THINGS else things[: MOST_THINGS // 2] + things[-MOST_THINGS // 2 :]
        )
        rows = [
            [
                worth.thing,
                say(worth.gain),
                say(percent(worth.wins)),
                f"{100 * worth.share:.0f}",
                winners_share(match, worth),
            ]
            for worth in shown
        ]
        head = ["", "points more than the mean", "wins of 100 with it", "of 100 seats", "of 100 winners"]
        found.append(f"<h3>{safe(kind.capitalize())}</h3>{write_table(head, rows)}")
    return found


def winners_share(match: Match, worth: Worth) -> str:
    """Return how many of a hundred winners have a thing."""
    winners = [seat for played in match for seat in played.seats if seat.win == 1.0 and seat.points]
    having = [seat for seat in winners if worth.thing in seat.held.get(worth.kind, [])]
    return f"{100 * len(having) / len(winners):.0f}" if winners else "–"


PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arena</title><style>{style}</style></head>
<body><main><h1>Arena</h1>
{parts}
</main></body></html>
"""
