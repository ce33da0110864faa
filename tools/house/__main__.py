"""Measure the house and print the table."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tools.house import __doc__ as description
from tools.house.figures import Measures, read_measures, take_measures
from tools.house.table import table_of

ROOT = Path(__file__).resolve().parents[2]
BEFORE = ROOT / "docs" / "house-before.json"


def main() -> int:
    """Measure and print; a path that is no checkout is refused."""
    parser = argparse.ArgumentParser(
        "house", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("path", nargs="?", type=Path, default=ROOT, help="the checkout to measure")
    parser.add_argument(
        "--beside", type=Path, default=BEFORE, help="another checkout, or figures kept as JSON"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, to be kept")
    parser.add_argument("--details", action="store_true", help="print the places behind the figures too")
    wanted = parser.parse_args()
    for path in (wanted.path, wanted.beside):
        if not (path / "src").is_dir() and not (path.suffix == ".json" and path.is_file()):
            print(f"{path} is neither a checkout with src/ nor a file of figures", file=sys.stderr)
            return 2
    now = measures_at(wanted.path)
    if wanted.json:
        print(json.dumps(now.document(), indent=1))
    else:
        print(table_of(now, measures_at(wanted.beside)))
    if wanted.details:
        print_details(now)
    return 0


def measures_at(path: Path) -> Measures:
    """Measure a checkout, or read figures that were kept."""
    if path.is_dir():
        return take_measures(path)
    return read_measures(json.loads(path.read_text(encoding="utf-8")))


def print_details(measures: Measures) -> None:
    """Print the places behind each figure."""
    for name, places in measures.details.items():
        print(f"\n{name}")
        for place in places:
            print(f"  {place}")


if __name__ == "__main__":
    sys.exit(main())
