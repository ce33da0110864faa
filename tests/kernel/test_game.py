"""The registry, options, events, and words for the refusals of the kernel."""

import re

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import Game, Option, chosen_options, game, games
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kit.words.catalogues import shared_texts
from nextfrontier.kit.words.refusals import PREFIX, kernel_words, refusal_codes

OPTIONS = [
    Option("rounds", "1..3", 2, (1, 2, 3)),
    Option("open", "bool", False, (False, True)),
    Option("boards", "list of numbers", None, None),
]


def refused_parameters(given: dict[str, object]) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        chosen_options(OPTIONS, given)
    (reason,) = refused.value.reasons
    return reason.code, reason.parameters["field"]


def test_tea_house_is_a_game() -> None:
    contract: Game[House] = GAME
    assert contract.slug == "tea-house"


def test_a_registered_game_is_found_by_its_slug() -> None:
    assert game("tea-house") is GAME
    assert GAME in games()


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        game("chess")
    (reason,) = refused.value.reasons
    assert (reason.code, reason.parameters["game"]) == ("unknown_game", "chess")
    assert "tea-house" in str(reason.parameters["known"])


def test_options_not_named_have_their_defaults() -> None:
    assert chosen_options(OPTIONS, {"rounds": 3}) == {"rounds": 3, "open": False, "boards": None}
    assert chosen_options(OPTIONS, {"boards": [1, 2]})["boards"] == [1, 2]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"speed": 1}, ("unknown_option", "options.speed")),
        ({"rounds": 4}, ("wrong_option", "options.rounds")),
        ({"rounds": True}, ("wrong_option", "options.rounds")),
        ({"rounds": 10**5000}, ("wrong_option", "options.rounds")),
        ({"open": 1}, ("wrong_option", "options.open")),
        ({"open": None}, ("wrong_option", "options.open")),
    ],
)
def test_wrong_options_are_refused_by_name(given: dict[str, object], expected: tuple[str, str]) -> None:
    assert refused_parameters(given) == expected


@pytest.mark.parametrize("seats", [1, 5, True, "2", None, 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(Refused, match="wrong_seat_count"):
        GAME.new(seats, {}, 1)  # type: ignore[arg-type]


def test_an_event_shows_its_secret_to_its_audience_only() -> None:
    event = Event("drew", 0, "", {"cards": 2}, {"which": [4, 5]}, 0b101, True)
    assert [event.seen_by(seat) == {"cards": 2, "which": [4, 5]} for seat in (0, 1, 2, -1)] == [
        True,
        False,
        True,
        False,
    ]
    public = Event("drew", 0, "", {"cards": 2}, {"which": [4, 5]}, EVERYBODY, True)
    assert public.seen_by(-1) == {"cards": 2, "which": [4, 5]}


def test_every_refusal_of_the_kernel_has_words_for_all_its_parameters() -> None:
    texts = shared_texts("en")
    for code in refusal_codes():
        written = str([text for key, text in texts.items() if key.startswith(PREFIX + code)])
        names = re.findall(r"{(\w+)", written)
        words = kernel_words(Reason(code, "", dict.fromkeys(names, "x"), []))
        assert words is not None
        assert words[0]
        assert "{" not in "".join([words[0], *words[1]])
    assert kernel_words(Reason("no_tea", "", {}, [])) is None
