"""Take the texts of the rules from docs/rules into the packages, so that `rules UC-…` works from the wheel."""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from nextfrontier.shelf import PLUGINS  # noqa: E402

RULES = ROOT / "docs" / "rules"

ANCHOR = re.compile(r'<a id="(?P<id>[^"]+)"></a>')
WANTED = re.compile(r"((UC|EV)-[A-Z]+|SL|ADV|BAS|CD|D|Q|OQ|M)-[0-9A-Z]+")
POINTER = re.compile(r"( ?\*\(inferred\)\*| → (OQ|D)-\d\d[^.]*)+$")  # where more is said
CITATION = re.compile(r"( ?\[[^\[\]]*\]( ?(and )?[DQ]-\d\d,?)*)+\.?$")  # which edition says so
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def main() -> int:
    """Write the files."""
    for target, text in files().items():
        target.write_text(text, "utf-8")
    return 0


def files() -> dict[Path, str]:
    """Return the text of each file that holds the rules of a game."""
    return {
        ROOT / "src" / Path(*plugin.package.split(".")) / "rule_texts.json": as_json(
            collect_texts(plugin.rulebook.pages, plugin.rulebook.abbreviations)
        )
        for plugin in PLUGINS.values()
        if plugin.rulebook
    }


def collect_texts(sources: tuple[str, ...], abbreviations: dict[str, str]) -> dict[str, str]:
    """Collect every rule and every other id that rules name, in the order of the documents."""
    found: dict[str, str] = {}
    for source in sources:
        for line in join_lines((RULES / source).read_text("utf-8").splitlines()):
            anchor = ANCHOR.search(line)
            if anchor and WANTED.fullmatch(anchor["id"]) and anchor["id"] not in found:
                found[anchor["id"]] = write_out(plain(line, anchor["id"]), abbreviations)
    return found


def write_out(text: str, abbreviations: dict[str, str]) -> str:
    """Return the text with abbreviations in full; a sentence still begins with a capital letter."""
    is_sentence = text[:1].isupper()
    for short, full in abbreviations.items():
        text = text.replace(f"{full} ({short})", full)
        word = rf"(?<![\w–-]){re.escape(short)}(?![\w–-])"  # NW–SE is a direction
        if full[0] not in "AEIOUaeiou":
            text = re.sub(rf"\b([Aa])n {word}", rf"\1 {full}", text)
        text = re.sub(word, full, text)
    return text[:1].upper() + text[1:] if is_sentence else text


def join_lines(lines: list[str]) -> list[str]:
    """Join lines with the indented ones that continue them."""
    found: list[str] = []
    for line in lines:
        if line.startswith("  ") and found and found[-1].startswith("- "):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line)
    return found


def plain(line: str, id_: str) -> str:
    """Return the text of a list item or of a row without markup and citations."""
    text = LINK.sub(r"\1", ANCHOR.sub("", line)).replace("**", "").replace("`", "")
    if text.startswith("|"):
        cells = [cell.strip().replace("\\", "") for cell in re.split(r"(?<!\\)\|", text)]
        return " · ".join(cell for cell in cells if cell not in ("", "–", id_))
    text = text.removeprefix("- ").removeprefix("### ").strip().removeprefix(id_).lstrip(" :")
    return CITATION.sub("", POINTER.sub("", text)).strip()


def as_json(texts: dict[str, str]) -> str:
    """Return the texts as JSON, one rule a line."""
    return json.dumps(texts, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    sys.exit(main())
