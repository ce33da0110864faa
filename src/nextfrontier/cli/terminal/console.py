"""The player's console: writing lines, asking for one, hiding the screen."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final, TextIO

from nextfrontier.cli.speech import Speech, Trouble
from nextfrontier.cli.terminal.style import Style
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Part

WIDTH: Final = 100
NARROWEST: Final = 72
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled away
BLANK_LINES: Final = 80
ASCII: Final = str.maketrans("─│┌┐└┘━┃┏┓┗┛═║╲╱·○◎●▲◆→–—“”‘’…×✓✗", "-|++++=#++++=H\\/.oO*^#>--\"\"''~xyx")


class Console:
    """The place where a person reads and types. Tests and pipes use any pair of text streams."""

    def __init__(self, source: TextIO, target: TextIO, plain: bool, language: str = ENGLISH) -> None:
        self.speech = Speech(language)
        self.source = source
        self.target = target
        self.interactive = source.isatty() and target.isatty()
        dumb = plain or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        self.escapes = target.isatty() and not dumb
        encoding = (getattr(target, "encoding", None) or "utf-8").lower().replace("-", "")
        self.unicode = encoding.startswith("utf")
        if self.interactive and source is sys.stdin:
            enable_line_editing()

    @property
    def style(self) -> Style:
        """Return width and colour as they are now: the window may change."""
        width = WIDTH
        if self.target.isatty():
            width = max(NARROWEST, min(shutil.get_terminal_size((WIDTH, 40)).columns - 1, WIDTH))
        return Style(width, self.escapes)

    def say(self, *lines: str) -> None:
        """Write lines."""
        self.write("".join(f"{line}\n" for line in lines))

    def tell(self, key: str, n: int = 1, **parts: str | int | Part) -> None:
        """Write the line of a key of the catalogue."""
        self.say(self.speech.say(key, n, **parts))

    def write(self, text: str) -> None:
        """Write text in characters that the terminal has."""
        shown = text if self.unicode else text.translate(ASCII)
        encoding = getattr(self.target, "encoding", None) or "utf-8"
        self.target.write(shown.encode(encoding, "replace").decode(encoding))
        self.target.flush()

    def ask(self, prompt: str) -> str:
        """Ask the player for one line; EOFError at the end of input."""
        try:
            if self.interactive and self.source is sys.stdin:
                return self.ask_terminal(prompt)
            self.write(prompt)
            line = self.source.readline()
        except UnicodeDecodeError:
            raise Trouble("unreadable") from None
        if not line:
            self.write("\n")
            raise EOFError
        if not self.source.isatty():
            self.write(line if line.endswith("\n") else f"{line}\n")
        return line.rstrip("\r\n")

    def ask_terminal(self, prompt: str) -> str:
        """Ask for one line with line editing."""
        try:
            return input(prompt)
        except EOFError:
            self.write("\n")
            raise

    def passing(self, text: str) -> None:
        """Write a line that the next one replaces; write nothing where that is not possible."""
        if self.escapes:
            self.write(f"\r{text}\x1b[K")

    def hide(self) -> None:
        """Put everything written out of sight."""
        self.write(CLEAR if self.escapes else "\n" * BLANK_LINES)


def enable_line_editing() -> None:
    """Enable arrow keys and history in `input`, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
