"""End-scoring cards, paid and unpaid (chapter UC-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.rules.scoring import points_of
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.phases import (
    EVERY_CITY,
    EVERY_LINK,
    PAID_CARDS,
    alone,
    at_final_scoring,
    buildings,
    from_cards,
    payment_of,
    plain,
    points,
    purple,
    scored,
    scoring,
    upgraded,
    white,
)


def test_three_points_for_every_two_upgraded_farms() -> None:
    """TV-SCORE-02: S-1 is #186; 7 farms give 9."""
    sites = ("BR.1", "BR.2", "BR.3", "MC.1", "MC.2", "MC.3", "BR.x")
    area: Document = {"claimed": [186], "cities": white("MC"), "tunnels": plain("MC-BR")}
    assert scored(**area, buildings=buildings("farm+", *sites))["end_scoring_cards"] == 9
    assert scored(**area, buildings=buildings("farm+", *sites[:2]))["end_scoring_cards"] == 3
    assert "end_scoring_cards" not in scored(**area, buildings=buildings("farm+", "BR.1") | {"BR.2": "farm"})


def test_the_owner_chooses_which_card_comes_first() -> None:
    """TV-SCORE-09, UC-SCORE-05: #184 twice gives 6; #177 twice and then #184 once gives 5."""
    game = scoring("4k 2s", 177, 184).play("spend 184 2", seat=0)
    assert (game.goods(), from_cards(game), game.decision()) == ("2s", 6, "")
    game = scoring("4k 2s", 177, 184).play("spend 177 2", seat=0)
    assert game.moves() == ["spend 184 1", "done"]
    game.play("spend 184 1", seat=0)
    assert (game.goods(), from_cards(game)) == ("", 5)


def test_the_best_spending_is_offered_first() -> None:
    """UC-SCORE-05: of #177 and #184 with 4 kelp and 2 steelplast, #184 twice."""
    assert scoring("4k 2s", 177, 184).moves()[0] == "spend 184 2"
    assert set(scoring("4k 2s", 177, 184).moves()) == {
        "spend 177 1", "spend 177 2", "spend 184 1", "spend 184 2", "done",
    }  # fmt: skip


def test_some_cards_reward_achievements_without_asking_and_others_exchange_resources() -> None:
    """UC-SCORE-06: #138 counts cities, #142 asks for biomatter."""
    area: Document = {"claimed": [138, 142], "cities": white("MC"), "tunnels": plain("MC-BR"), "goods": "1b"}
    game = at_final_scoring(alone(**area))
    assert (from_cards(game), game.moves()) == (1, ["spend 142 1", "done"])
    game.play("spend 142 1", seat=0)
    assert from_cards(game) == 1 + 2


def test_exchanges_are_optional() -> None:
    """UC-SCORE-07: with `done` the stock counts as leftovers."""
    game = scoring("4k", 184).play("done", seat=0)
    assert (game.goods(), points(game)) == ("4k", {"cities": 2, "leftovers": 1})


@pytest.mark.parametrize("card", PAID_CARDS)
def test_every_exchange_is_better_than_the_leftovers(card: int) -> None:
    """UC-SCORE-07: one payment gives more points than the same things could as leftovers."""
    payment = payment_of(card)
    price = payment.price
    units = sum(price[:4]) + 2 * price[4]
    assert points_of(payment) / units > 1 / 4
    assert points_of(payment) >= -(-units // 4)


@pytest.mark.parametrize(
    ("card", "price", "given", "limit"),
    [
        (142, "1b", 2, 3),
        (159, "1k 1n", 1, 4),
        (177, "1k 1s", 1, 4),
        (181, "15c", 13, 1),
        (182, "1s", 1, 14),
        (184, "2k", 3, 5),
        (185, "1b", 2, 6),
        (188, "2n", 3, 5),
    ],
)
def test_each_exchange_has_its_price_its_points_and_its_limit(
    card: int, price: str, given: int, limit: int
) -> None:
    """UC-SCORE-06, UC-SCORE-27: paid once, and as often as the card allows, never more."""
    needed = {word[-1]: int(word[:-1]) for word in price.split()}
    once = " ".join(f"{amount}{letter}" for letter, amount in needed.items())
    plenty = " ".join(f"{amount * 20}{letter}" for letter, amount in needed.items())
    game = scoring(once, card).play(f"spend {card} 1", seat=0)
    assert (game.goods(), from_cards(game)) == ("", given)
    game = scoring(plenty, card)
    assert sorted(game.moves()) == sorted([*[f"spend {card} {n}" for n in range(1, limit + 1)], "done"])
    game.play(f"spend {card} {limit}", seat=0)
    assert from_cards(game) == given * limit
    rest = {letter: amount * (20 - limit) for letter, amount in needed.items()}
    assert game.goods() == " ".join(f"{rest[letter]}{letter}" for letter in "ksnbc" if letter in rest)


FULL_CITY = {"MC.1": "farm", "MC.2": "desalination", "MC.3": "laboratory"}


@pytest.mark.parametrize(
    ("card", "area", "given"),
    [
        (189, {"cities": purple("MC")}, 2),
        (123, {"cities": purple("MC", "BR")}, 1),
        (138, {"cities": white("MC")}, 1),
        (186, {"cities": white("MC"), "buildings": buildings("farm+", "MC.1", "MC.2")}, 3),
        (183, {"cities": white("MC"), "buildings": buildings("laboratory+", "MC.1", "MC.2")}, 4),
        (187, {"cities": white("MC"), "buildings": buildings("desalination+", "MC.1", "BR.1")}, 2),
        (176, {"cities": white("MC"), "buildings": buildings("farm", "MC.1", "MC.2", "BR.1")}, 1),
        (178, {"cities": white("MC"), "buildings": buildings("desalination", "MC.1", "MC.2", "BR.1")}, 1),
        (179, {"cities": white("MC"), "buildings": buildings("laboratory", "MC.1", "MC.2", "BR.1")}, 1),
        (190, {"cities": white("MC"), "buildings": FULL_CITY}, 2),
    ],
)
def test_only_connected_cities_and_buildings_count(card: int, area: dict[str, Any], given: int) -> None:
    """UC-SCORE-08: what the tunnel to MC adds."""
    without = scored(**area, claimed=[card]).get("end_scoring_cards", 0)
    connected = scored(**area, claimed=[card], tunnels=plain("MC-BR"))["end_scoring_cards"]
    assert connected - without == given


def test_an_end_scoring_card_in_hand_scores_nothing() -> None:
    """UC-SCORE-09: #138 and #184 held, not claimed."""
    area: Document = {"cities": EVERY_CITY, "tunnels": plain(*EVERY_LINK), "goods": "3k"}
    game = at_final_scoring(alone(**area, hand=[138, 184]))
    assert (game.decision(), from_cards(game)) == ("", 0)
    assert scored(**area, claimed=[138])["end_scoring_cards"] == 4


def test_what_is_paid_is_gone_for_further_cards_and_for_the_leftovers() -> None:
    """UC-SCORE-27: 2 kelp cannot serve #184 and #177, and 4 kelp paid leave nothing to count."""
    game = scoring("2k 2s", 177, 184).play("spend 184 1", seat=0)
    assert (game.decision(), points(game)) == ("", {"end_scoring_cards": 3, "cities": 2})
    assert points(scoring("4k", 184).play("spend 184 2", seat=0)) == {"end_scoring_cards": 6, "cities": 2}


def test_biomatter_replaces_nothing_in_final_scoring() -> None:
    """UC-SCORE-27: it pays no kelp, no steelplast and no credits of a card; only then it becomes credits."""
    game = scoring("1k 13c 9b", 184, 177, 181)
    assert (game.decision(), points(game)) == ("", {"cities": 2, "leftovers": 8})


def test_paying_more_often_than_the_stock_allows_is_refused() -> None:
    """UC-SCORE-27."""
    game = scoring("5k", 184)
    assert game.refusal("spend 184 3", 0) == ("cannot_pay", "UC-SCORE-27")
    assert game.refusal("spend 184 2", 0) == ("", "")
    assert game.refusal("done", 0) == ("", "")
    with pytest.raises(Refused) as refused:
        scoring("99k", 184).why_not("spend 184 6", 0)
    assert refused.value.reasons[0].code == "unknown_move"


def test_upgraded_tunnels_of_an_end_scoring_card_must_touch_a_city() -> None:
    """UC-SCORE-08: #85, BL-BC lies between two empty sites."""
    assert scored(claimed=[85], tunnels=upgraded("BC-BR", "BL-BC")) == {"cities": 2}
    assert (
        scored(claimed=[85], tunnels=upgraded("BC-BR", "BL-BC"), cities=white("BC"))["end_scoring_cards"] == 1
    )
