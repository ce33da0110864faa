"""Icons: resources, cards and victory points."""

import pytest

from nextfrontier.games.underwater_cities.effects.gains import Draw, Gain
from nextfrontier.games.underwater_cities.state.goods import NOTHING
from nextfrontier.games.underwater_cities.state.supplies import DISCARDS
from nextfrontier.kernel.tasks import EVERYTHING, REVEALS
from tests.games.underwater_cities.table import table


@pytest.mark.parametrize(
    ("card", "slot", "gained"),
    [(2, "G4", "1s 2c"), (24, "R3", "2k")],
)
def test_a_resource_icon_gives_that_many_units(card: int, slot: str, gained: str) -> None:
    """UC-RES-02: all of them, from the supply into your area."""
    game = table(2).put(round=2).player(0, "", hand=[card, 35, 58]).play(f"{card}+{slot}", "part 1")
    (event,) = [event for event in game.events if event.cause == f"card {card}"]
    amounts = {"s": "steelplast", "c": "credits", "k": "kelp"}
    expected = {amounts[word[-1]]: int(word[:-1]) for word in gained.split()}
    assert (event.kind, event.details) == ("gained", {**expected, "vp": 0})


def test_nobody_else_gains_anything() -> None:
    """UC-RES-02."""
    game = table(2).player(0, "", hand=[3, 35, 58]).player(1, "1k").play("R3+3", "end")
    assert (game.goods(0), game.goods(1)) == ("1k 2s", "1k")


@pytest.mark.parametrize(("era", "deck"), [(1, [9, 10, 11]), (2, [70, 71, 72]), (3, [130, 131, 132])])
def test_a_card_icon_draws_from_the_deck_of_the_current_era(era: int, deck: list[int]) -> None:
    """UC-RES-03: SL-21, two cards."""
    game = table(2).put(era=era, deck=deck).player(0, hand=[3, 35, 58]).play("G2+35", "part 1")
    assert game.area()["hand"] == sorted([3, 58, *deck[:2]])
    assert game.document()["deck"] == deck[2:]


def test_a_card_icon_of_a_card_draws_as_many_as_it_says() -> None:
    """UC-RES-03: #49, three cards."""
    game = table(2).put(deck=[9, 10, 11, 12]).player(0, "", hand=[3, 35, 49]).play("49+Y1", "part 1")
    assert game.area()["hand"] == [3, 9, 10, 11, 35]


def test_a_card_icon_never_gives_a_special_card() -> None:
    """UC-RES-04: not even when nothing else is left; the special deck stays as it is."""
    game = table(2).put(deck=[], discard=[], special_deck=[191, 192]).player(0, "", hand=[193, 35, 58])
    game.play("AAS+35", "end")
    assert [card for card in game.area()["hand"] if card > 180] == [193]
    assert game.document()["special_deck"] == [191, 192]


@pytest.mark.parametrize(("card", "slot", "points"), [(143, "R2", 2), (162, "Y5", 1)])
def test_a_point_icon_advances_the_score_marker(card: int, slot: str, points: int) -> None:
    """UC-RES-05: at once, counted under its source."""
    game = table(4).put(era=3).player(0, "", hand=[card, 3, 35], score=7).play(f"{card}+{slot}", "part 1")
    assert game.score() == 7 + points
    assert game.area()["points"] == {"before": 7, "cards": points}


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        (["R3+3"], 1),  # 2 steelplast: one point for one slot action
        (["Y1+3", "part 2", "gain credit steelplast"], 1),
        (["Y1+3", "part 2", "gain credit kelp"], 0),
        (["Y1+3", "part 1", "part 1"], 0),  # the assistant's steelplast is not the slot's
        (["G4+35"], 0),  # nor is that of a Federation space
    ],
)
def test_steelplast_from_a_slot_itself_is_noticed(moves: list[str], points: int) -> None:
    """UC-RES-02 with UC-CARD-28, UC-CARD-29: #77."""
    game = table(2).put(era=2, federation={"4": [0]}).player(0, "", hand=[3, 35, 58], claimed=[77])
    assert game.play(*moves).score() == points


def test_a_gain_is_always_possible_and_a_draw_is_not() -> None:
    """UC-RES-02, UC-RES-03: so only a gain keeps a promise whatever happens before."""
    gain, draw = Gain((1, 0, 2, 0, 0), 0), Draw(1)
    sea = table(2).put(deck=[], discard=[]).sea
    assert (gain.possible(sea), gain.always_possible(), gain.why_impossible(sea)) == (True, True, [])
    assert (draw.possible(sea), draw.always_possible()) == (False, False)
    assert [reason.code for reason in draw.why_impossible(sea)] == ["deck_empty"]
    with_deck = table(2).put(deck=[5]).sea
    assert (draw.possible(with_deck), draw.why_impossible(with_deck)) == (True, [])


def test_gains_and_draws_are_given_without_asking_when_triggered() -> None:
    """UC-RES-02, UC-RES-03 with UC-TIME-14: and what they bring is known beforehand."""
    assert Gain(NOTHING, 1).is_automatic()
    assert Draw(2).is_automatic()
    assert Gain((1, 0, 2, 0, 0), 3).supplies() == 0b00101
    assert Draw(2).supplies() == REVEALS
    empty = table(2).put(deck=[], discard=[]).sea
    assert not Draw(2).attainable(empty, EVERYTHING & ~DISCARDS)
    assert Draw(2).attainable(empty, DISCARDS)
    assert Draw(2).attainable(table(2).sea, 0)
