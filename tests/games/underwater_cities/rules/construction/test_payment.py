"""What a build costs and how it may be paid (UC-BUILD-25 to -34, -39 to -41)."""

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below


def borer(goods: str, **area: object) -> Table:
    """Seat 0 has chosen "build up to 2 tunnels" (SL-02)."""
    return table().player(0, goods, hand=HAND, **area).play("Y4+2")


def card_first(card: int, goods: str, era: int = 1, **area: object) -> Table:
    """Seat 0 resolves this green card before G4, which gives only VP as its marker stands on space 1.

    Where nothing of the card is possible the turn is over at once.
    """
    position = table(advanced=area.pop("advanced", False)).put(era=era, federation={"1": [0]})
    position.player(0, goods, hand=[card, 23, 45], **area).play(f"{card}+G4")
    return position.play("part 1") if position.decision() == "parts" else position


def payments(position: Table) -> list[str]:
    """The ways to pay that are offered."""
    return [move.removeprefix("pay ") for move in position.moves() if move.startswith("pay ")]


def test_things_are_built_one_at_a_time() -> None:
    """UC-BUILD-25: what the first tunnel makes legal is offered for the second, what it took is not."""
    position = borer("2s 2c").play("tunnel BC-BR")
    assert position.decision() == "build"
    assert position.allows("tunnel BL-BC")
    assert not position.allows("tunnel BC-BR")
    assert position.play("tunnel BL-BC").decision() == "end"


def test_the_second_build_is_checked_against_what_the_first_left() -> None:
    """UC-BUILD-25: after one tunnel nothing is left for another, so the slot is done."""
    assert borer("1s 1c").play("tunnel MC-BR").decision() == "end"
    assert borer("2s 1c").play("tunnel MC-BR").decision() == "end"


def test_up_to_two_means_one_may_be_left_out_but_not_both() -> None:
    """UC-BUILD-25, UC-TURN-13"""
    position = borer("2s 2c")
    assert not position.allows("decline")
    assert position.refusal("decline") == ("must_do_part", "UC-TURN-13")
    position.play("tunnel BC-BR")
    assert position.allows("done")
    assert position.play("done").area()["tunnels"] == {"BC-BR": "plain"}


@pytest.mark.parametrize(
    ("seats", "moves", "goods"),
    [
        (2, ["G1+23", "desal BR.1", "desal BR.2"], "2c"),
        (2, ["G3+23", "city MR nonsymbiotic"], "2s 1k 1c"),
        (2, ["R2+2", "part 1", "tunnel MC-BR", "done"], "1s 1c"),
        (2, ["R4+2", "farm BR.1", "farm BR.2"], "2k"),
        (2, ["Y4+2", "tunnel MC-BR", "tunnel MR-BR"], "2s 2c"),
        (3, ["R1+2", "lab BR.1", "lab BR.2"], "2s"),
        (3, ["R3+2", "part 1", "tunnel MC-BR", "part 2", "city MR nonsymbiotic"], "3s 1k 2c"),
        (3, ["G2+23", "part 1", "tunnel MC-BR"], "1s 1c"),
        (3, ["G3+23", "part 1", "city MR nonsymbiotic"], "2s 1k 1c"),
        (4, ["R5+2", "part 2", "farm BR.1", "done"], "1k 1n"),
    ],
)
def test_a_slot_builds_at_normal_cost(seats: int, moves: list[str], goods: str) -> None:
    """UC-BUILD-26: exactly these prices, whatever the slot (SL-10 with its upgrade)."""
    position = table(seats=seats).player(0, goods, hand=HAND).play(*moves)
    assert (position.goods(), position.decision()) == ("", "end")


def test_a_card_that_names_no_cost_builds_at_normal_cost() -> None:
    """UC-BUILD-27: #52 builds a farm for 1 kelp or a laboratory for 1 steelplast."""
    position = table(seats=3).player(0, "1k 1s", hand=[52, 2, 23]).play("52+Y5", "part 1")
    assert {move.split()[0] for move in position.moves()} == {"farm", "lab"}
    assert position.play("farm BR.1").goods() == "1k 2s 1n"
    assert table(seats=3).player(0, "9c", hand=[52, 2, 23]).play("52+Y5").decision() == "end"


def test_a_card_that_names_a_cost_builds_at_that_cost() -> None:
    """UC-BUILD-28: #127 builds a nonsymbiotic city for 1 steelplast and 1 kelp."""
    position = card_first(127, "1s 1k", era=3)
    assert [move for move in position.moves() if "symbiotic" in move and " nonsymbiotic" not in move] == []
    assert position.play("city MR nonsymbiotic").goods() == ""
    assert card_first(127, "1k 9c", era=3).decision() == "end"
    assert card_first(127, "1s 9c", era=3).decision() == "end"


@pytest.mark.parametrize(
    ("card", "era", "legal", "illegal"),
    [
        (6, 1, "tunnel BC-BR", "tunnel TL-ML"),
        (5, 1, "lab MC.1", "lab TL.1"),
        (127, 3, "city MC nonsymbiotic", "city TL nonsymbiotic"),
        (4, 1, "city MC nonsymbiotic", "city TL nonsymbiotic"),
    ],
)
def test_whatever_allows_a_build_the_site_must_be_legal(
    card: int, era: int, legal: str, illegal: str
) -> None:
    """UC-BUILD-29: free builds, specified costs and discounts too."""
    position = card_first(card, "9s 9k 9c", era=era)
    assert position.allows(legal)
    assert position.why_not(illegal)[0].rule in ("UC-BUILD-06", "UC-BUILD-15", "UC-BUILD-21")


def test_each_kelp_and_each_steelplast_may_be_paid_with_biomatter() -> None:
    """UC-BUILD-31, UC-BUILD-39: any number of them, also while the replaced resource is there."""
    position = table().player(0, "9s 9k 9b 9c", hand=HAND).play("G3+23", "city MR nonsymbiotic")
    assert payments(position) == [
        "2s 1k 1c",
        "1s 1k 1b 1c",
        "2s 1b 1c",
        "1k 2b 1c",
        "1s 2b 1c",
        "3b 1c",
    ]
    assert position.play("pay 1k 2b 1c").goods() == "8k 9s 7b 8c"


@pytest.mark.parametrize(
    ("moves", "offered"),
    [
        (["R4+2", "part 1", "farm BR.1"], ["1k", "1b"]),
        (["R4+2", "part 2", "lab BR.1"], ["1s", "1b"]),
        (["Y4+2", "tunnel MC-BR"], ["1s 1c", "1b 1c"]),
        (["G3+23", "city MR symbiotic"], ["1s 1k 1b 2c", "1s 2b 2c", "1k 2b 2c", "3b 2c"]),
    ],
)
def test_biomatter_may_replace_in_every_kind_of_build(moves: list[str], offered: list[str]) -> None:
    """UC-BUILD-31: building, tunnel and city."""
    assert sorted(payments(table().player(0, "9s 9k 9b 9c", hand=HAND).play(*moves))) == sorted(offered)


def test_only_payments_that_are_there_are_offered() -> None:
    """UC-BUILD-31: 1 steelplast and 2 biomatter leave two ways to pay 2s 1k 1c."""
    position = table().player(0, "1s 1k 2b 1c", hand=HAND).play("G3+23", "city MR nonsymbiotic")
    assert payments(position) == ["1s 1k 1b 1c", "1k 2b 1c", "1s 2b 1c"]
    assert position.decision() == "pay"


def test_a_payment_is_written_into_positions() -> None:
    """UC-BUILD-39: a half-paid build goes on where it was."""
    position = table().player(0, "9s 9k 9b 9c", hand=HAND).play("Y4+2", "tunnel MC-BR")
    again = position.reloaded()
    assert again.moves() == ["pay 1s 1c", "pay 1b 1c"]
    assert again.play("pay 1b 1c").goods() == "9k 9s 8b 8c"
    assert again.allows("tunnel MR-BR")


@pytest.mark.parametrize(
    ("price", "missing"),
    [
        ((5, 4, 3, 2, 1), 0b00000),
        ((6, 4, 3, 2, 1), 0b00001),
        ((5, 5, 3, 2, 1), 0b00010),
        ((5, 4, 4, 2, 1), 0b00100),
        ((5, 4, 3, 3, 1), 0b01000),
        ((5, 4, 3, 2, 2), 0b10000),
        ((9, 9, 9, 9, 9), 0b11111),
        ((0, 0, 0, 0, 0), 0b00000),
    ],
)
def test_which_resources_of_a_price_are_missing(price: tuple[int, int, int, int, int], missing: int) -> None:
    """UC-BUILD-32: paid in kind, a price asks for each resource as it is."""
    player = table().player(0, "5c 4k 3s 2n 1b").someone()
    assert player.lacks(price) == missing
    assert player.can_pay(price) == (missing == 0)


def test_biomatter_replaces_nothing_outside_building() -> None:
    """UC-BUILD-32: no upgrade, no payment of a card, no cost of a special card."""
    upgrade = table().player(0, "9b", hand=HAND, buildings={"BR.1": "farm"}).play("G2+23")
    upgrade.play("part 2")
    assert (upgrade.goods(), upgrade.area()["buildings"]) == ("1k 9b", {"BR.1": "farm"})
    for card, era in ((91, 2), (144, 3)):
        assert table().put(era=era).player(0, "9b", hand=[card, 2, 45]).play(f"{card}+R3").decision() == "end"
    assert card_first(131, "9b 1n", era=3).decision() == "end"
    assert card_first(191, "9b").decision() == "end"


def test_feeding_takes_kelp_before_biomatter() -> None:
    """UC-BUILD-32: the owner may not choose biomatter instead."""
    area = {"cities": {"MC": "nonsymbiotic"}, "tunnels": {"MC-BR": "plain"}}
    fed = production_forecast(table().player(0, "1k 5b", **area).sea, 0)["feeding"]
    assert (fed["kelp"], fed["biomatter"]) == (1, 1)


def test_biomatter_of_a_cost_cannot_be_replaced() -> None:
    """UC-BUILD-33: 9 kelp and 9 steelplast are no biomatter; nor for a surcharge (board 7, ML-BL: 1k 1b)."""
    position = table().player(0, "9s 9k 9c", hand=HAND).play("G3+23")
    assert position.refusal("city MC symbiotic") == ("cannot_pay_build", "UC-BUILD-03")
    tunnels = dict.fromkeys(("BC-BR", "BL-BC"), "plain")
    board = table(advanced=True, boards=[7, 5]).player(0, "9s 9k 9c", hand=HAND, tunnels=tunnels).play("Y4+2")
    assert board.refusal("tunnel ML-BL") == ("cannot_pay_build", "UC-BUILD-19")
    assert board.why_not("tunnel ML-BL")[0].parameters["price"] == "1s 1k 1b 1c"


def test_biomatter_replaces_neither_credits_nor_science() -> None:
    """UC-BUILD-34: 1 credit of a tunnel, 2 science of a surcharge (board 8, ML: 2n 2c)."""
    assert table().player(0, "9s 9b", hand=HAND).refusal("Y4+2") == ("slot_no_effect", "UC-TURN-13")
    area = {"cities": dict.fromkeys(("BC", "BL"), "nonsymbiotic"), "hand": HAND}
    board = table(advanced=True, boards=[8, 5]).player(0, "9s 9k 9b 9c 1n", **area).play("G3+23")
    assert board.refusal("city ML nonsymbiotic") == ("cannot_pay_build", "UC-BUILD-02")
    rich = table(advanced=True, boards=[8, 5]).player(0, "2s 1k 3c 2n", **area).play("G3+23")
    assert rich.play("city ML nonsymbiotic").goods() == ""


def test_a_discount_takes_each_resource_down_to_nothing_at_most() -> None:
    """UC-BUILD-39: #4 saves 1 credit of a nonsymbiotic city, 2 of a symbiotic one, and no steelplast."""
    assert card_first(4, "2s 1k").play("city MR nonsymbiotic").goods() == ""
    assert card_first(4, "1s 1k 1b").play("city MR symbiotic").goods() == ""
    assert not card_first(4, "1s 9c").allows("city MR nonsymbiotic")


def test_discounts_add_up() -> None:
    """UC-BUILD-39: #78 and #200 lower the price of a tunnel by 1 credit each, of which there is only one."""
    both = table().put(era=2).player(0, "2s", hand=HAND, claimed=[78, 200]).play("Y4+2")
    assert both.play("tunnel MC-BR", "tunnel MR-BR").goods() == ""
    assert card_first(71, "1s 1k 1c", era=2, claimed=[200]).play("city MR symbiotic").goods() == ""
    assert not card_first(71, "1s 1k 1b", era=2, claimed=[200]).allows("city MR symbiotic")


def test_a_specified_cost_is_lowered_by_discounts_too() -> None:
    """UC-BUILD-39, UC-CARD-09: #127 names no credits, so #200 saves nothing there."""
    position = card_first(127, "1s 1k 3c", era=3, claimed=[200])
    assert position.play("city MR nonsymbiotic").goods() == "3c"


def test_the_whole_cost_is_paid_before_the_piece_is_placed() -> None:
    """UC-BUILD-40: neither the bonus of the site, nor a metropolis, nor a trigger pays it."""
    bonus = borer("1s 1c", tunnels=dict.fromkeys(("MR-BR", "MC-BR"), "plain")).play("tunnel TR-MC")
    assert bonus.decision() == "end"
    site = table().player(0, "1c", hand=HAND, tunnels={"MR-BR": "plain"})
    assert site.refusal("Y4+2") == ("slot_no_effect", "UC-TURN-13")
    tunnels = dict.fromkeys(("MR-BR", "TR-MR"), "plain")
    metropolis = table().player(0, "1c", hand=HAND, tunnels=tunnels, metropolises={"TR": "B-7"})
    assert metropolis.refusal("Y4+2") == ("slot_no_effect", "UC-TURN-13")
    lab = table().player(0, "", hand=HAND, claimed=[58], buildings={"BR.1": "desalination"})
    assert lab.refusal("G1+23") == ("slot_no_effect", "UC-TURN-13")


def test_the_order_of_events_is_payment_piece_bonus() -> None:
    """UC-BUILD-40, UC-BONUS-02"""
    position = borer("1s 1c").play("tunnel BC-BR")
    kinds = [event.kind for event in position.events]
    assert kinds.index("paid") < kinds.index("built") < kinds.index("gained")
    assert position.goods() == "1k"


def test_each_of_several_builds_is_discounted_and_triggers_on_its_own() -> None:
    """UC-BUILD-41: #78 saves a credit on each tunnel, #172 gives 1 VP for each, #16 acts at the second."""
    position = table().put(era=3).player(0, "2s", hand=[124, 2, 23], claimed=[78, 172, 16])
    position.play("Y4+2", "tunnel MC-BR")
    assert (position.goods(), position.score()) == ("1s", 1)
    position.play("tunnel MR-BR")
    assert (position.goods(), position.area()["points"]) == ("1n", {"cards": 2})


@pytest.mark.parametrize(
    ("card", "claimed", "enough", "too_little"),
    [
        (None, [], "1s 2c", ["1s 1c", "2c"]),
        (4, [], "1s 1c", ["1s", "1c"]),
        (6, [], "1c", ["9s"]),
        (4, [78], "1s 1c", ["1s", "1c"]),
        (None, [], "1b 2c", ["1b 1c"]),
        (4, [], "1b 1c", ["1b"]),
    ],
)
def test_vector_a_tunnel_on_a_site_with_a_surcharge(
    card: int | None, claimed: list[int], enough: str, too_little: list[str]
) -> None:
    """TV-BUILD-07: TL-MC of board 6 asks for 1 credit more, after every discount and even when free."""
    area = {"tunnels": {"MC-BR.a": "plain", "MC-BR.b": "plain"}, "claimed": claimed}

    def offered(goods: str) -> Table | None:
        if card is not None:
            position = card_first(card, goods, advanced=True, era=2, **area)
            return position if position.allows("tunnel TL-MC") else None
        position = table(advanced=True).put(era=2).player(0, goods, hand=HAND, tunnels=area["tunnels"])
        if not position.allows("Y4+2"):
            return None
        position.play("Y4+2")
        return position if position.decision() == "build" and position.allows("tunnel TL-MC") else None

    paid = offered(enough)
    assert paid is not None
    assert paid.play("tunnel TL-MC").goods() == ""
    for goods in too_little:
        assert offered(goods) is None


@pytest.mark.parametrize(
    ("city", "price"),
    [("nonsymbiotic", {"s": 4, "k": 1, "c": 4}), ("symbiotic", {"s": 3, "k": 1, "b": 1, "c": 5})],
)
def test_vector_a_city_on_the_site_with_the_highest_surcharge(city: str, price: dict[str, int]) -> None:
    """TV-BUILD-08: TR of board 6 (3s 3c) with #7, which saves 1 steelplast."""
    cities = {"MR": "nonsymbiotic"}

    def build(amounts: dict[str, int]) -> Table:
        goods = " ".join(f"{amount}{letter}" for letter, amount in amounts.items())
        return card_first(7, goods, advanced=True, cities=cities)

    assert build(price).play(f"city TR {city}").goods() == ""
    for letter in price:
        assert not build({**price, letter: price[letter] - 1}).allows(f"city TR {city}")


def test_vector_a_symbiotic_city_with_a_discount_of_biomatter() -> None:
    """TV-BUILD-09: #71 leaves 1s 1k 2c; with 0s 0k 2b 2c legal."""
    assert card_first(71, "1s 1k 2c", era=2).play("city MR symbiotic").goods() == ""
    assert card_first(71, "2b 2c", era=2).play("city MR symbiotic").goods() == ""
    for goods in ("1s 1k 1c", "1s 2c", "1k 2c", "1b 2c"):
        assert not card_first(71, goods, era=2).allows("city MR symbiotic")
