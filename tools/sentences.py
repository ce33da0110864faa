"""Draw sentences of a language at random, for a reader to judge: cards, log, reasons, labels, advice, with the English.

`python -m tools.sentences pl --count 100 --seed 1` (`--of log,why`: only those; `--all`: every sentence that was met).
Games are played in the language and in English with the same seed, so that a sentence stands beside its English.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any, Final

from nextfrontier.kit.words.languages import ENGLISH
from tests.languages.crawling import Told, printed_texts, set_up_texts, texts_of_a_game, texts_of_a_review

WAYS: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("underwater-cities", 1, {}),
    ("underwater-cities", 3, {"boards": "advanced", "contracts": True}),
    ("evacuation", 1, {}),
    ("evacuation", 2, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    ("evacuation", 3, {"mode": "race"}),
]


def main() -> None:
    """Print the drawn sentences, each after the place where it stands and with its English under it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", help="only of this game")
    parser.add_argument("--of", default="", help="kinds of places, such as components,log,why,frame,advice")
    parser.add_argument("--all", action="store_true", help="every sentence, in order")
    args = parser.parse_args()
    kinds = tuple(args.of.split(",")) if args.of else ()
    met = {
        text: (place, english)
        for slug, seats, options in WAYS
        if args.game in (None, slug)
        for (place, text), (_, english) in zip(
            told(slug, seats, options, args.seed, args.language),
            told(slug, seats, options, args.seed, ENGLISH),
            strict=True,
        )
        if any(map(str.isalpha, text)) and (not kinds or place.split(".")[0] in kinds)
    }
    chosen = list(met) if args.all else random.Random(args.seed).sample(list(met), min(args.count, len(met)))
    for text in chosen:
        place, english = met[text]
        print(f"[{place}]\n  {text}\n  {english}")
    print(f"{len(chosen)} of {len(met)} different sentences")


def told(slug: str, seats: int, options: dict[str, Any], seed: int, language: str) -> Iterator[Told]:
    """Return everything that is said about a game before, in and after one way to play it."""
    yield from set_up_texts(slug, language)
    yield from printed_texts(slug, options, language)
    yield from texts_of_a_game(slug, seats, options, seed, language)
    yield from texts_of_a_review(slug, language)


if __name__ == "__main__":
    main()
