"""Events as people read them: one line for each act of a player, with the name said once."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from nextfrontier.cli.terminal.face import Face
from nextfrontier.cli.terminal.style import Style
from nextfrontier.kernel.events import Event

MANY: Final = 5  # more gains in a row than this are added up


def tell_events(face: Face, events: list[Event], viewer: int, style: Style, brief: bool = True) -> list[str]:
    """Tell events to a viewer in lines; sentences about the same player are joined."""
    lines: list[str] = []
    paragraph, name = "", ""
    for seat, text in sentences(face, events, viewer, brief):
        subject = f"{face.player(seat)} "
        if text.startswith(subject) and subject == name:
            paragraph = f"{paragraph.rstrip('.')}; {text.removeprefix(subject)}"
            continue
        if paragraph:
            lines += style.hanging("  ", paragraph)
        paragraph, name = text, subject if text.startswith(subject) else ""
    return [*lines, *style.hanging("  ", paragraph)] if paragraph else lines


def sentences(face: Face, events: list[Event], viewer: int, brief: bool) -> list[tuple[int, str]]:
    """Return the sentences with the seats they are about; in brief, many gains in a row are one."""
    found: list[tuple[int, str]] = []
    for (seat, kind), run in groupby(events, key=lambda event: (event.seat, event.kind)):
        same = list(run)
        if brief and kind == "gained" and len(same) > MANY:
            found.append((seat, face.gains(same)))
        else:
            found += [(seat, face.sentence(event, viewer)) for event in same]
    return found
