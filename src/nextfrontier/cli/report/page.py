"""The page: tables and pictures in one file that needs nothing else, in the language of the command."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence

from nextfrontier.arena import figures
from nextfrontier.arena.book import Entry
from nextfrontier.arena.figures import Estimate
from nextfrontier.arena.fixtures import SECRET
from nextfrontier.arena.playing import Played, Seat
from nextfrontier.arena.ratings import ladders
from nextfrontier.cli.report.plots import STYLE, draw_bars, draw_spread, draw_stacks
from nextfrontier.cli.report.things import write_things
from nextfrontier.cli.report.wording import head_line, heads, percent, safe, show, show_share, write_table
from nextfrontier.cli.speech import has_text, say, say_number, spoken_language
from nextfrontier.shelf import game

Match = list[Played]


def write_report(entries: Sequence[Entry]) -> str:
    """Return the page: a part for every match, that is for all games with the same terms and versions."""
    matches: dict[tuple[str, str, int, str], Match] = {}
    for _, versions, played in entries:
        terms = played.fixture.terms
        key = (terms.game, versions, terms.seats, json.dumps(terms.options, sort_keys=True))
        matches.setdefault(key, []).append(played)
    parts = [write_match(*key, match) for key, match in matches.items()]
    return PAGE.format(
        language=spoken_language(),
        title=safe(say("report.title")),
        style=STYLE,
        parts="\n".join(parts) or f"<p>{safe(say('report.none'))}</p>",
    )


def write_match(slug: str, versions: str, seats: int, options: str, match: Match) -> str:
    """Return the part of one match."""
    name = game(slug).say_title(spoken_language())
    title = say("report.alone", game=name) if seats == 1 else say("report.table", seats, game=name)
    deals = len({played.fixture.deal for played in match})
    entrants = list(dict.fromkeys(seat.entrant for played in match for seat in played.seats))
    said = say("report.games", games=len(match), deals=deals, versions=versions.removesuffix(SECRET))
    if versions.endswith(SECRET):
        said += " " + say("report.secret")
    if options != "{}":
        said += " " + say("report.options", options=options)
    parts = [f"<h2>{safe(title)}</h2><p>{safe(said)}</p>", table_of_entrants(match, entrants)]
    if len(entrants) > 1:
        tables = match if seats > 1 else figures.seat_together(match)
        parts += [table_of_meetings(tables, entrants, "meetings" if seats > 1 else "compared")]
        parts.append(write_ladders(tables, entrants))
    if seats > 1:
        parts.append(seat_advantage(match, seats))
    parts += [distribution(match, entrants), sources(match, entrants, slug), faults(match)]
    parts += write_things(match, slug)
    return "\n".join(part for part in parts if part)


def table_of_entrants(match: Match, entrants: list[str]) -> str:
    """Return scores, wins or goals, faults and times of all entrants."""
    alone, faults = len(match[0].seats) == 1, figures.count_faults(match)
    success = ["goal"] if alone and figures.has_goal(match) else [] if alone else ["wins"]
    head = heads("seats", "score", *success, *(["faults"] if faults else []), "thought")
    rows: list[list[object]] = []
    for entrant in entrants:
        seats = [seat for played in match for seat in played.seats if seat.entrant == entrant]
        row: list[object] = [entrant, len(seats), show(figures.scores(match, entrant))]
        if success:
            row.append(show_share(figures.wins(match, entrant)))
        if faults:
            row.append(figures.count_faults(match, entrant))
        rows.append([*row, say_times(seats)])
    note = f"<p>{safe(say('report.lost', n=faults))}</p>" if faults else ""
    return write_table(head, rows) + note


def say_times(seats: list[Seat]) -> str:
    """Say how long the decisions of seats took, on average and at the most."""
    thought = sum(seat.seconds for seat in seats) / max(sum(seat.decisions for seat in seats), 1)
    slowest = max(seat.slowest for seat in seats)
    return say("report.times", mean=say_number(1000 * thought, 1), most=say_number(1000 * slowest))


def table_of_meetings(match: Match, entrants: list[str], name: str) -> str:
    """Return for every pair how often one is before the other, and by how many points."""
    rows: list[list[object]] = []
    for one in entrants:
        row: list[object] = [one]
        for other in entrants:
            if one == other:
                row.append("")
                continue
            share, more = figures.beats(match, one, other), figures.difference(match, one, other)
            row.append(f"{show_share(share)} · {show(more)}")
        rows.append(row)
    return head_line(name) + write_table([say(f"report.head.{name}"), *entrants], rows)


def write_ladders(match: Match, entrants: list[str]) -> str:
    """Return the ladders of strength, each with the weakest at 0: one for every group of entrants that met."""
    found = ladders(match, entrants)
    note = f"<p>{safe(say('report.ladders'))}</p>" if len(found) > 1 else ""
    drawn = [draw_bars(list(ladder.items())[::-1], say("report.ladder")) for ladder in found]
    return head_line("ladder") + note + "".join(drawn) if found else ""


def seat_advantage(match: Match, seats: int) -> str:
    """Return how often each seat wins, whoever sits there."""
    bars = [(say("report.seat", seat + 1), wins_at(match, seat)) for seat in range(seats)]
    fair = 100 / seats
    return head_line("by_seat", fair=round(fair)) + draw_bars(
        bars, say("report.by_seat", fair=round(fair)), fair
    )


def wins_at(match: Match, seat: int) -> Estimate:
    """Return how many of a hundred games a seat wins."""
    return percent(figures.share(figures.by_deal(match, lambda played: [played.seats[seat].win])))


def distribution(match: Match, entrants: list[str]) -> str:
    """Return the spread of the scores."""
    values = {
        entrant: [score for played in match for score in figures.all_of(played, entrant, figures.score_of)]
        for entrant in entrants
    }
    found = [(entrant, scores) for entrant, scores in values.items() if scores]
    return head_line("scores") + draw_spread(found, say("report.scores")) if found else ""


def sources(match: Match, entrants: list[str], slug: str) -> str:
    """Return where the points come from."""
    rows: list[tuple[str, dict[str, float]]] = []
    for entrant in entrants:
        told = [
            seat.points
            for played in match
            for seat in played.seats
            if seat.entrant == entrant and seat.points
        ]
        names = list(dict.fromkeys(name for points in told for name in points if is_source(slug, name)))
        means = {name: statistics.fmean([points.get(name, 0) for points in told]) for name in names}
        rows.append((entrant, {say(f"source.{slug}.{name}"): mean for name, mean in means.items()}))
    return head_line("sources") + draw_stacks(rows, say("report.sources"))


def is_source(slug: str, name: str) -> bool:
    """Is it a source of points, not their sum or the goal of a game alone?"""
    return has_text(f"source.{slug}.{name}")


def faults(match: Match) -> str:
    """Return the games that were lost by a fault."""
    rows = [
        [seat.entrant, played.fixture.deal, number + 1, say_fault(seat.fault)]
        for played in match
        for number, seat in enumerate(played.seats)
        if seat.fault
    ]
    return head_line("faults") + write_table(heads("deal", "seat", "fault"), rows) if rows else ""


def say_fault(fault: str) -> str:
    """Say the fault by which a program lost a game: a code, and what it did."""
    code, _, detail = fault.partition(": ")
    key = f"arena.fault.{code}"
    return say(key, detail=detail) if has_text(key) else fault


PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{style}</style></head>
<body><main><h1>{title}</h1>
{parts}
</main></body></html>
"""
