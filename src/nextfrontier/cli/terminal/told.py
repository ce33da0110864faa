"""Events as people read them: one line for what a player did, with the name said once."""

from __future__ import annotations

from nextfrontier.cli.terminal.face import Face
from nextfrontier.cli.terminal.style import Style
from nextfrontier.kernel.events import Event


def told(face: Face, events: list[Event], viewer: int, style: Style) -> list[str]:
    """What happened, for this viewer: sentences about the same player are joined."""
    lines: list[str] = []
    paragraph, name = "", ""
    for event in events:
        text = face.sentence(event, viewer)
        subject = f"Player {event.seat + 1} "
        if text.startswith(subject) and subject == name:
            paragraph = f"{paragraph.rstrip('.')}; {text.removeprefix(subject)}"
            continue
        if paragraph:
            lines += style.hanging("  ", paragraph)
        paragraph, name = text, subject if text.startswith(subject) else ""
    return [*lines, *style.hanging("  ", paragraph)] if paragraph else lines
