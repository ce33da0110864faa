"""What things were worth and what winners had, as pictures, with their numbers as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from nextfrontier.arena.playing import Played
from nextfrontier.arena.worth import Had, Worth, counts_of_winners, worth_of_things
from nextfrontier.cli.report.plots import draw_means, draw_worth
from nextfrontier.cli.report.wording import head_line, heads, safe, show, show_share, write_table
from nextfrontier.cli.speech import has_text, say, spoken_language
from nextfrontier.protocol.boxes import printed_components
from nextfrontier.shelf import plugin


def write_things(match: Sequence[Played], slug: str) -> list[str]:
    """Return what seats had on average, and what things are worth to those who have them, kind by kind."""
    worths = worth_of_things(match)
    if not worths:
        return []
    kinds = [write_kind(kind, list(found), slug) for kind, found in groupby(worths, lambda worth: worth.kind)]
    return [
        write_counts(counts_of_winners(match)),
        head_line("worth"),
        f"<p>{safe(say('report.pale'))}</p>",
        *kinds,
    ]


def write_counts(counts: Sequence[Had]) -> str:
    """Return how many of everything that is counted all seats had, and winners, if there are any."""
    if not counts:
        return ""
    names = [say("report.everybody"), say("report.winners")][: 1 + any(had.winners.number for had in counts)]
    told = [(name_kind(had.kind), [had.everybody, had.winners][: len(names)]) for had in counts]
    rows = [[name, *map(show, means)] for name, means in told]
    return head_line("counts") + draw_means(told, names, say("report.counts")) + fold(["", *names], rows)


def write_kind(kind: str, worths: Sequence[Worth], slug: str) -> str:
    """Return the picture of a kind with its numbers."""
    title, names = name_kind(kind), name_things(slug, worths)
    shares = [[share for share in (worth.share, worth.of_winners) if share is not None] for worth in worths]
    won = any(worth.wins.number for worth in worths)
    counted = [say("report.head.of_seats"), say("report.head.of_winners")][: len(shares[0])]
    rows = [
        [name, show(worth.gain), *([show_share(worth.wins)] if won else []), *map(hundredths, having)]
        for name, worth, having in zip(names, worths, shares, strict=True)
    ]
    head = heads("gain", *(["wins_with_it"] if won else [])) + counted
    gains = [worth.gain for worth in worths]
    drawn = draw_worth(list(zip(names, gains, shares, strict=True)), [head[1], *counted], title)
    return f"<h4>{safe(title)}</h4>{drawn}{fold(head, rows)}"


def fold(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table that is opened when it is wanted."""
    return f"<details><summary>{safe(say('report.numbers'))}</summary>{write_table(head, rows)}</details>"


def hundredths(share: float) -> str:
    """Return a share in hundredths."""
    return f"{100 * share:.0f}"


def name_kind(kind: str) -> str:
    """Return the name of a kind, or what the book has."""
    return say(f"held.{kind}") if has_text(f"held.{kind}") else kind


def name_things(slug: str, worths: Sequence[Worth]) -> list[str]:
    """Return the names of things; where several have the same, with their ids."""
    names = [name_thing(slug, worth) for worth in worths]
    often = Counter(names)
    return [
        name if often[name] == 1 else f"{name} ({worth.thing.rpartition('/')[2]})"
        for name, worth in zip(names, worths, strict=True)
    ]


def name_thing(slug: str, worth: Worth) -> str:
    """Return the name of a component, a word of the catalogue, or what the book has."""
    key = f"held.{worth.kind}.{worth.thing}"
    if has_text(key):
        return say(key)
    known = printed_components(slug, spoken_language()) if plugin(slug).box_forms else {}
    return known[worth.thing].name if worth.thing in known else worth.thing
