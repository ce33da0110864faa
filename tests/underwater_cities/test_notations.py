"""The samples of notation from which the client's reader of moves is tested.

After a wanted change of notation, rewrite the samples:
`PYTHONPATH=src:. python -m tests.underwater_cities.test_notations`
"""

import json
import re
from pathlib import Path

from nextfrontier.underwater_cities.board import CITY_NAMES
from tests.underwater_cities.random_games import open_decisions

SAMPLES = Path(__file__).parents[2] / "web" / "src" / "games" / "underwater-cities" / "notations.json"
CITY = re.compile(rf"\b({'|'.join(CITY_NAMES)})\b")
RARE = {  # seldom met in random games: a turn without a card, surplus special cards, a converted city
    "turn": ["Y3", "AAS", "clone R3"],
    "keep": ["keep 1 2 3 under 191 193"],
    "keep_special": ["take 193", "take 193 under 195 201"],
    "convert_city": ["convert MC"],
    "upgrade_built": ["upgrade MC.1", "upgrade TL-TC"],
    "order": ["first card 37/1", "first board 5 MC", "first B-5", "first C3"],
}


def shape(notation: str) -> str:
    """A notation without its numbers and cities."""
    return CITY.sub("@", re.sub(r"\d+", "#", notation))


def met_in(games: range) -> dict[str, dict[str, str]]:
    """One notation of every shape by kind of decision, legal or only thinkable."""
    found: dict[str, dict[str, str]] = {}
    for sea, seat in open_decisions(games):
        decision = sea.decision(seat)
        assert decision is not None
        shapes = found.setdefault(decision.kind(), {})
        for move in sea.domain(seat):
            notation = sea.notation(seat, move)
            shapes.setdefault(shape(notation), notation)
    return found


def samples() -> dict[str, list[str]]:
    """All samples by kind of decision."""
    found = {kind: list(shapes.values()) for kind, shapes in met_in(range(64)).items()}
    for kind, notations in RARE.items():
        found[kind] = [*found.get(kind, []), *notations]
    return {kind: sorted(set(found[kind])) for kind in sorted(found)}


def test_every_shape_of_move_met_in_random_games_is_among_the_samples() -> None:
    known = {kind: {shape(text) for text in texts} for kind, texts in json.loads(SAMPLES.read_text()).items()}
    for kind, shapes in met_in(range(100, 108)).items():
        missing = [text for form, text in shapes.items() if form not in known.get(kind, set())]
        assert missing == [], kind


if __name__ == "__main__":
    SAMPLES.write_text(json.dumps(samples(), indent=1) + "\n", "utf-8")
