"""Production cards and metropolises in production (chapter UC-PROD)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    EVERY_CITY,
    EVERY_LINK,
    alone,
    at_production,
    buildings,
    end_last_turn,
    harvest,
    holdings,
    plain,
    purple,
    upgraded,
    white,
)
from tests.games.underwater_cities.table import Table

LABS = {"BR.1": "laboratory", "BR.2": "laboratory"}


def producing(**area: Any) -> Table:
    """Seat 0 in production, at its first choice if it has one."""
    return at_production(alone(**area))


@pytest.mark.parametrize(
    ("card", "given"),
    [
        (17, "1vp"),
        (20, "1n"),
        (41, "1s"),
        (42, "1k"),
        (57, "1c"),
        (97, "1s 1n"),
        (118, "2c"),
        (154, "2vp"),
        (173, "2k 2c"),
        (174, "2c 1vp"),
        (198, "1k 1c 1vp"),
    ],
)
def test_a_claimed_production_card_gives_what_it_says(card: int, given: str) -> None:
    """UC-PROD-18."""
    assert harvest(claimed=[card]) == given


def test_a_production_card_in_hand_gives_nothing() -> None:
    """UC-PROD-18: claimed ones apply."""
    assert harvest(hand=[17, 57, 118]) == ""


def test_claimed_cards_apply_in_every_production_of_the_game() -> None:
    """UC-PROD-18: in each Era, whoever claimed them."""
    for era in (1, 2, 3):
        game = at_production(alone(claimed=[57]).player(1, goods="", score=0, claimed=[41]), era)
        assert (game.goods(0), game.goods(1)) == ("1c", "1s")


def more(card: int, area: dict[str, Any]) -> str:
    """What the card alone adds to the production of this area."""
    without, with_card = producing(**area), producing(**area, claimed=[card])
    goods = [b - a for a, b in zip(without.someone().goods, with_card.someone().goods, strict=True)]
    named = dict(zip("cksnb", goods, strict=True))
    found = [f"{named[letter]}{letter}" for letter in "ksnbc" if named[letter]]
    points = with_card.score() - without.score()
    return " ".join([*found, f"{points}vp"] if points else found)


UPGRADED_TUNNELS = {"tunnels": upgraded("MC-BR", "MR-BR", "BC-BR")}
TWO_CITIES = {"cities": white("MC"), "tunnels": plain("MC-BR")}
DESAL = ("BR.1", "BR.2", "BR.3", "BR.x", "MC.1", "MC.2")


@pytest.mark.parametrize(
    ("card", "area", "given"),
    [
        (59, TWO_CITIES | {"buildings": buildings("desalination", *DESAL[:2])}, ""),
        (59, TWO_CITIES | {"buildings": buildings("desalination", *DESAL[:5])}, "1c"),
        (59, TWO_CITIES | {"buildings": buildings("desalination+", *DESAL)}, "2c"),
        (80, {"cities": purple("BR"), "tunnels": plain("MC-BR")}, ""),
        (80, {"cities": purple("BR", "MC"), "tunnels": plain("MC-BR")}, "1vp"),
        (82, {"buildings": buildings("laboratory+", "BR.1") | {"BR.2": "laboratory"}}, ""),
        (82, {"buildings": buildings("laboratory+", "BR.1", "BR.2")}, "1vp"),
        (96, {"buildings": LABS}, ""),
        (96, {"buildings": LABS | {"BR.3": "laboratory+"}}, "1k"),
        (120, {"tunnels": plain("MC-BR", "MR-BR", "BC-BR")}, ""),
        (120, {"tunnels": plain("MC-BR", "MR-BR", "BC-BR", "TR-MR"), "cities": white("MR")}, "1c"),
        (135, {"cities": purple("BR", "MC"), "tunnels": plain("MC-BR")}, "2vp"),
        (136, UPGRADED_TUNNELS, "1vp"),
        (136, {"tunnels": plain("MC-BR", "MR-BR") | upgraded("BC-BR")}, ""),
        (155, {"buildings": buildings("desalination+", "BR.1", "BR.2")}, "2c 1vp"),
        (155, {"buildings": buildings("farm+", "BR.1", "BR.2")}, ""),
        (194, {"buildings": buildings("desalination+", "BR.1", "BR.2")}, ""),
        (204, {"buildings": buildings("laboratory+", "BR.1", "BR.2", "BR.3")}, "1c 1vp"),
        (204, {"buildings": buildings("laboratory+", "BR.1")}, ""),
    ],
)
def test_a_production_card_that_counts_gives_by_the_count(
    card: int, area: dict[str, Any], given: str
) -> None:
    """UC-PROD-18, UC-PROD-22: what the card adds to the production of the network."""
    assert more(card, area) == given


@pytest.mark.parametrize(
    ("card", "area", "link", "given"),
    [
        (96, {"cities": white("MC"), "buildings": LABS | {"MC.1": "laboratory"}}, "MC-BR", "1k"),
        (80, {"cities": purple("BR", "MC")}, "MC-BR", "1vp"),
        (135, {"cities": purple("MC")}, "MC-BR", "1vp"),
        (59, {"cities": white("MC"), "buildings": buildings("desalination", *DESAL[2:5])}, "MC-BR", "1c"),
        (82, {"cities": white("MC"), "buildings": buildings("laboratory+", "MC.1", "MC.2")}, "MC-BR", "1vp"),
        (
            204,
            {"cities": white("MC"), "buildings": buildings("laboratory+", "MC.1", "BR.1")},
            "MC-BR",
            "1c 1vp",
        ),
    ],
)
def test_cards_that_count_cities_or_buildings_ignore_unconnected_ones(
    card: int, area: dict[str, Any], link: str, given: str
) -> None:
    """UC-PROD-21: nothing while MC is unconnected, and the gain once a tunnel joins it."""
    assert more(card, area) == ""
    assert more(card, area | {"tunnels": plain(link)}) == given


def test_connected_metropolises_with_a_production_effect_apply() -> None:
    """UC-PROD-19: two connected tiles and one gained beside the board; unconnected ones give nothing."""
    tiles: Document = {"metropolises": {"TR": "B-1", "BL": "B-7"}, "gained": ["B-11"]}
    assert harvest(**tiles) == "2vp"
    links = plain("MC-BR", "TR-MC", "TR-blue")
    assert harvest(**tiles, tunnels=links) == "1c 4vp"
    assert harvest(**tiles, tunnels=links | plain("MC-BL", "BL-blue")) == "1c 5vp"


def test_a_plain_laboratory_may_produce_steelplast_and_kelp_instead_of_science() -> None:
    """TV-PROD-06, UC-PROD-22: #36 with one plain and with one upgraded laboratory."""
    assert holdings(producing(claimed=[36], buildings={"BR.1": "laboratory"}).play("use 36")) == "1k 1s"
    assert holdings(producing(claimed=[36], buildings={"BR.1": "laboratory+"}).play("use 36")) == "1k 2s"


def test_another_output_is_optional_and_for_one_structure_only() -> None:
    """UC-PROD-22: #36 may be declined; with two laboratories one still gives science."""
    game = producing(claimed=[36], buildings=LABS)
    assert game.moves() == ["use 36", "decline"]
    assert game.play("decline").goods() == "2n"
    assert producing(claimed=[36], buildings=LABS).play("use 36").goods() == "1k 1s 1n"


def test_another_output_needs_an_object_that_produces() -> None:
    """UC-PROD-22: an unconnected laboratory and science in stock are not enough; nothing is asked."""
    area = {"cities": white("MC"), "buildings": {"MC.1": "laboratory"}, "goods": "3n", "claimed": [36]}
    game = producing(**area)
    assert (game.decision(), game.goods()) == ("", "3n")
    assert producing(**area, tunnels=plain("MC-BR")).play("use 36").goods() == "1k 1s 3n 1c"


def test_a_desalination_plant_may_produce_science_and_kelp_instead_of_its_credit() -> None:
    """UC-PROD-22: #101; an upgraded plant keeps its biomatter."""
    game = producing(claimed=[101], buildings={"BR.1": "desalination+"})
    assert game.play("use 101").goods() == "1k 1n 1b"


def test_the_bioreactor_takes_biomatter_of_any_source_and_only_once() -> None:
    """UC-PROD-27: #18 produces the biomatter; of two produced one is paid."""
    plants = {"BR.1": "desalination+", "BR.2": "desalination", "BR.3": "desalination"}
    game = producing(claimed=[81, 18, 64], buildings=plants).play("use 81")
    assert holdings(game) == "1b 3c 2vp"
    assert game.moves() == ["use 64", "done"]


def test_a_choice_between_gains_is_asked_and_cannot_be_refused() -> None:
    """UC-PROD-18: #119 gives 1 kelp or 1 steelplast."""
    game = producing(claimed=[119])
    assert game.moves() == ["part 1", "part 2"]
    assert game.refusal("decline") == ("gain_is_given", "UC-TIME-14")
    assert game.play("part 2").goods() == "1s"
    assert producing(claimed=[119]).play("part 1").goods() == "1k"


def test_gains_come_first_then_payments_and_exchanges_in_the_owners_order() -> None:
    """UC-PROD-27: all that is given is there before the first question, and either option may come first."""
    area = {"claimed": [64, 81, 119], "buildings": {"BR.1": "desalination+", "BR.2": "farm"}}
    game = producing(**area)
    assert (game.decision(), game.goods()) == ("production_choice", "1k 1b 1c")
    game.play("part 1")
    assert (game.goods(), game.moves()) == ("2k 1b 1c", ["use 64", "use 81", "done"])
    game.play("use 81")
    assert (game.score(), game.moves()) == (2, ["use 64", "done"])
    game.play("use 64", "exchange 1k 1c")
    assert (game.decision(), game.goods()) == ("", "1k 2c")
    other = producing(**area).play("part 1", "use 64", "exchange 1k 1c", "use 81")
    assert other.document() == game.document()


def test_every_payment_and_exchange_of_production_is_optional() -> None:
    """UC-PROD-27."""
    area = {"claimed": [64, 81], "buildings": {"BR.1": "desalination+"}}
    game = producing(**area).play("done")
    assert (game.decision(), holdings(game)) == ("", "1b 1c")
    game = producing(**area).play("use 64", "done")
    assert (game.decision(), holdings(game)) == ("", "1k 1b")


def test_an_exchange_goes_either_way_once_and_needs_something_to_give() -> None:
    """UC-PROD-27: #64, 1 credit against 1 kelp."""
    game = producing(claimed=[64], goods="2k 2c").play("use 64")
    assert game.moves() == ["exchange 1c 1k", "exchange 1k 1c"]
    assert game.play("exchange 1c 1k").goods() == "3k 1c"
    assert game.decision() == ""
    assert producing(claimed=[64], goods="3s").decision() == ""


def test_an_exchange_comes_before_feeding_and_may_feed() -> None:
    """UC-PROD-27: the plant's credit becomes the kelp that the starting city eats."""
    game = end_last_turn(alone(score=9, claimed=[64], buildings={"BR.1": "desalination"}))
    assert game.decision(0) == "production_options"
    game.play("use 64", seat=0)
    assert (game.goods(), game.score()) == ("", 9)


def test_permanents_do_nothing_in_production() -> None:
    """UC-PROD-28: #44 is not offered, #77 and #37 see no slot and no build, though #41 gives steelplast."""
    game = producing(claimed=[44, 77, 37, 41, 119], goods="2k")
    assert game.moves() == ["part 1", "part 2"]
    assert holdings(game.play("part 2")) == "2k 2s"


def test_one_players_production_does_not_touch_anothers() -> None:
    """UC-PROD-28: each gets by his own cards, tiles and pieces."""
    rich: Document = {"claimed": [42, 57, 118], "cities": EVERY_CITY, "tunnels": plain(*EVERY_LINK)}
    game = at_production(alone(**rich).player(1, goods="", score=0, buildings={"BR.1": "farm+"}))
    assert holdings(game, 1) == "1k 1vp"
    assert holdings(game, 0) == "1k 11c"


def trial_run(**area: Any) -> Table:
    """#125 resolved before the slot G2: the production of up to two structures, outside of the phase."""
    return alone(hand=[125], **area).put(era=3, round=9).play("125+G2", "part 1")


def test_trial_run_gives_the_production_of_two_different_structures_and_no_more() -> None:
    """UC-PROD-06, UC-PROD-13: a structure is chosen once, an unconnected one never."""
    area = {
        "cities": white("MC"),
        "buildings": {
            "BR.1": "desalination+",
            "BR.2": "laboratory+",
            "BR.3": "desalination+",
            "MC.1": "farm+",
        },
    }
    game = trial_run(**area)
    assert game.moves() == ["produce BR.1", "produce BR.3", "produce BR.2"]
    game.play("produce BR.2")
    assert game.moves() == ["produce BR.1", "produce BR.3", "done"]
    game.play("produce BR.1")
    assert (game.goods(), game.decision()) == ("1s 1n 1b 1c", "parts")


def test_a_once_per_turn_ability_may_be_used_while_the_structure_is_chosen() -> None:
    """UC-PROD-28: outside of production #44 is there, also between the two structures of #125."""
    area = {"goods": "1k", "claimed": [44], "buildings": {"BR.1": "farm+", "BR.2": "laboratory+"}}
    game = trial_run(**area)
    assert game.allows("use 44")
    assert game.play("use 44", "produce BR.1", "produce BR.2").goods() == "1k 2s 1n"


def test_trial_run_of_an_upgraded_structure_does_nothing_without_one() -> None:
    """UC-PROD-22: #88 with a plain farm and an unconnected upgraded one; the slot R3 follows at once."""
    area: Document = {"cities": white("MC"), "buildings": {"BR.1": "farm", "MC.1": "farm+"}, "hand": [88]}
    game = alone(**area).put(round=6).play("88+R3")
    assert (game.decision(), holdings(game)) == ("end", "1k 2s")
    joined = alone(**area, tunnels=plain("MC-BR")).put(round=6).play("88+R3", "part 1")
    assert holdings(joined) == "2k 2s 1vp"
