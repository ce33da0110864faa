"""The page of the server tells all settings, with their defaults."""

import re
from pathlib import Path

from msgspec import NODEFAULT
from msgspec.structs import fields

from nextfrontier.kit.words.refusals import refusal_codes
from nextfrontier.server.settings import PREFIX, Settings, settings_from

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SAID = {"see above": NODEFAULT, "processors − 1": 0, "none": ""}


def rows() -> list[tuple[str, str, str]]:
    """Return the rows of the table: names, defaults, meaning."""
    section = PAGE.partition("## Settings")[2].partition("\n## ")[0]
    return re.findall(r"^\| (`[A-Z_`, ]+) \| (.+?) \| (.+) \|$", section, re.MULTILINE)


def read_default(text: str) -> object:
    """Return the value that the page names as a default."""
    return SAID[text] if text in SAID else float(text)


def test_the_page_has_every_setting_with_its_default_in_order() -> None:
    told = [
        (name, read_default(default))
        for names, defaults, _ in rows()
        for name, default in zip(re.findall(r"[A-Z_]+", names), defaults.split(", "), strict=True)
    ]
    assert told == [(field.name.upper(), field.default) for field in fields(Settings)]


def test_the_codes_that_the_page_names_are_those_of_refusals() -> None:
    codes = {code for _, _, meaning in rows() for code in re.findall(r"`([a-z_]+)`", meaning)}
    assert len(codes) > 10
    assert codes <= {*refusal_codes(), *refusal_codes("nextfrontier.server")}


def test_a_setting_is_a_variable_with_the_prefix_of_the_page(tmp_path: Path) -> None:
    assert f"with the prefix `{PREFIX}`" in PAGE
    found = settings_from({f"{PREFIX}DATA": str(tmp_path), f"{PREFIX}WORK_BURST": "7.5"})
    assert (found.data, found.work_burst) == (tmp_path, 7.5)
