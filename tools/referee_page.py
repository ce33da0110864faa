"""The generated parts of `docs/referee/README.md`: verbs, transcript, moves by decision, errors. `make docs`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from nextfrontier.kit.words.messages import Template
from nextfrontier.kit.words.refusals import FIX, PREFIX, refusal_codes
from nextfrontier.protocol import requests
from nextfrontier.referee.referee import REPLIES, WORDS, Referee
from nextfrontier.shelf import game

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "referee" / "README.md"
PART: Final = re.compile(r"(<!-- generated: ([\w -]+) -->\n).*?(<!-- end -->)", re.DOTALL)
WIDEST: Final = 118
MOST_SHOWN: Final = 2  # items of a list in the transcript

LAST_TURN: Final = {
    "era": 3, "round": 10, "turn": 3, "order": [0, 1], "to_play": 1,
    "players": [{"seat": 0, "score": 31}, {"seat": 1, "score": 28, "hand": [140]}],
}  # fmt: skip
TRANSCRIPT: Final[list[dict[str, Any]]] = [
    {"do": "position", "game": "underwater-cities", "seats": 2, "seed": 7, "set": LAST_TURN},
    {"do": "why", "seat": 1, "move": "clone R3+140"},
    {"do": "determinize", "seat": 1, "seed": 1},
    {"do": "play", "handle": "copy1", "seat": 1, "move": "R3+140"},
    {"do": "forecast", "handle": "copy1", "seat": 1},
    {"do": "drop", "handle": "copy1"},
    {"do": "play", "seat": 1, "move": "R3+140"},
    {"do": "play", "seat": 1, "move": "end"},
    {"do": "play", "seat": 1, "move": "end"},
    {"do": "result"},
]

# What stands for the names of things in the moves of a decision, the longest names first.
Stand_ins = list[tuple[str, str]]
SEA: Final[Stand_ins] = [
    (r"^first .*", "first <effect>"),
    (r"\b[A-Z]{2}\.[\dx]", "<site>"),
    (r"\b[A-Z]{2}-([A-Z]{2}|brown\d|blue)(\.[ab])?", "<tunnel>"),
    (r"\bB-\d+|\bM-\d+", "<metropolis>"),
    (r"\bC\d\b", "<contract>"),
    (r"\b[GRY]\d\b", "<slot>"),
    (r"\b(TL|TC|TR|ML|MC|MR|BL|BC|BR)\b", "<city>"),
    (r"\b\d+[cksnb]\b", "<amount>"),
    (r"\b(credit|kelp|steelplast|science|biomatter)\b", "<good>"),
    (r"(?<=part )\d+|(?<=steps )\d+|(?<=spend \d\d\d )\d+", "<n>"),
    (r"\d+|\bassistant\b", "<card>"),
]
WORLDS: Final[Stand_ins] = [
    (r"^first .*", "first <effect>"),
    (r"\bST\d+", "<stadium>"),
    (r"\bS\d+", "<ship>"),
    (r"\bI+\d+", "<infrastructure>"),
    (r"\bT\d\.\d", "<technology>"),
    (r"\bN\d+", "<area>"),
    (r"\bOW\d", "<tile>"),
    (r"\bCG\d+", "<side>"),
    (r"\bA\d+", "<action>"),
    (r"\b(main|second|waiting)\b", "<lane>"),
    (r"^energy .*", "energy <n> old <n> new"),
    (r"(?<=^pay )\d.*", "<amount>…"),
    (r"\d+ (food|steel|energy)", "<amount>"),
    (r"\b(food|steel|energy)\b", "<good>"),
    (r"(?<=keep )\d.*", "<card>…"),
    (r"(?<=card )\d+", "<card>"),
    (r"(?<=goal )\d+|(?<=drop )\d+", "<goal>"),
    (r"\b(?<!\d )(old|new)\b", "<world>"),
    (r"\d+", "<n>"),
]
STAND_INS: Final = {"underwater-cities": SEA, "evacuation": WORLDS}


def verbs() -> str:
    """Return the table of all verbs, from their structs."""
    rows = [
        f"| `{verb}` | {fields_asked(asked)} | {names_of(REPLIES[verb], 'id', 'ok')} | {asked.__doc__} |"
        for verb, asked in requests.VERBS.items()
    ]
    return "\n".join(["| verb | asks | is told | |", "|---|---|---|---|", *rows])


def fields_asked(struct: type[requests.Request]) -> str:
    """Return the fields of a request that not every request has."""
    common = requests.AboutGame if issubclass(struct, requests.AboutGame) else requests.Request
    return names_of(struct, *(field.name for field in msgspec.structs.fields(common)))


def names_of(struct: type, *without: str) -> str:
    """Return the names of the fields of a struct; those that may be left out have a question mark."""
    fields = [field for field in msgspec.structs.fields(struct) if field.encode_name not in without]
    return ", ".join(f"`{field.encode_name}`{'' if field.required else '?'}" for field in fields) or "–"


def transcript() -> str:
    """Return a short game as it is played: requests and replies, long lists cut."""
    referee = Referee()
    lines: list[str] = []
    for number, request in enumerate(TRANSCRIPT, 1):
        asked = {"id": number, **request}
        reply = msgspec.json.decode(msgspec.json.encode(referee.answer(asked)))
        lines += (
            [f"> {line}" for line in wrap_json(asked)]
            + [f"< {line}" for line in wrap_json(cut(reply))]
            + [""]
        )
    return "\n".join(["```", *lines[:-1], "```"])


def cut(value: Any) -> Any:
    """Return a value with the first items of its long lists only, and how many there are more."""
    if isinstance(value, dict):
        return {name: cut(inner) for name, inner in value.items()}
    if isinstance(value, list):
        more = len(value) - MOST_SHOWN
        return [cut(item) for item in value[:MOST_SHOWN]] + ([f"… {more} more"] if more > 0 else [])
    return value


def wrap_json(document: dict[str, Any]) -> list[str]:
    """Return a document as one line of JSON, broken where it would be too wide."""
    lines, line = [], ""
    for word in json.dumps(document, ensure_ascii=False).split(" "):
        if line and len(line) + 1 + len(word) > WIDEST:
            lines.append(line)
            line = f"  {word}"
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def moves(slug: str) -> str:
    """Return the table of all kinds of decisions of a game: the question of each, and the moves that it knows."""
    rows = [
        f"| `{kind}` | {game(slug).prompt(kind)} | {' · '.join(f'`{form}`' for form in forms_of(slug, texts))} |"
        for kind, texts in samples(slug).items()
    ]
    return "\n".join(["| kind | asks | moves |", "|---|---|---|", *rows])


def samples(slug: str) -> dict[str, list[str]]:
    """Return a move of every shape by kind of decision; tests hold them to the engine."""
    found: dict[str, list[str]] = json.loads(
        (ROOT / "web/src/games" / slug / "notations.json").read_text("utf-8")
    )
    return found


def forms_of(slug: str, texts: list[str]) -> list[str]:
    """Return the forms of moves, with placeholders for the names of things, each form once."""
    found = dict.fromkeys(form_of(slug, text) for text in texts)
    return [form for form in found if f"{form}…" not in found]


def form_of(slug: str, text: str) -> str:
    """Return the form of a move: `city <city> symbiotic` for `city MC symbiotic`."""
    pieces = [text]
    for pattern, name in STAND_INS[slug]:
        pieces = [part for piece in pieces for part in put_stand_ins(piece, pattern, name)]
    return re.sub(r"(<[\w ]+>)( \1)+", r"\1…", "".join(pieces))


def put_stand_ins(piece: str, pattern: str, name: str) -> list[str]:
    """Replace every match of a pattern in a piece by its stand-in; stand-ins are pieces of their own."""
    if "<" in piece:
        return [piece]
    found: list[str] = []
    end = 0
    for match in re.finditer(pattern, piece):
        found += [piece[end : match.start()], name]
        end = match.end()
    return [part for part in [*found, piece[end:]] if part]


def errors() -> str:
    """Return the table of the codes of errors that belong to no rule of a game."""
    texts = WORDS["en"].texts
    rows = [
        f"| `{code}` | {escape_bars(text_in(texts[PREFIX + code]))} | "
        f"{escape_bars(text_in(texts.get(PREFIX + code + FIX, '–')))} |"
        for code in sorted([*refusal_codes(), *refusal_codes("nextfrontier.referee")])
    ]
    return "\n".join(["| code | message | fixes |", "|---|---|---|", *rows])


def text_in(entry: Template) -> str:
    """Return the text of an entry, of one that depends on a number that of several."""
    return entry if isinstance(entry, str) else text_in(entry["other"])


def escape_bars(text: str) -> str:
    """Escape the bars of a sentence for a table; its parameters stand in braces."""
    return text.replace("|", "\\|")


PARTS: Final[dict[str, Callable[[], str]]] = {
    "verbs": verbs,
    "transcript": transcript,
    "moves underwater-cities": lambda: moves("underwater-cities"),
    "moves evacuation": lambda: moves("evacuation"),
    "errors": errors,
}


def fill_page(page: str) -> str:
    """Return the page with its generated parts as they are now."""
    return PART.sub(lambda match: f"{match[1]}{PARTS[match[2]]()}\n{match[3]}", page)


def main() -> int:
    """Rewrite the page."""
    PAGE.write_text(fill_page(PAGE.read_text("utf-8")), "utf-8")
    print(f"{len(PARTS)} parts of {PAGE.parent.name}/{PAGE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
