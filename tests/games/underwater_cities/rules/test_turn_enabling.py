"""What a card resolved first may do to make its slot possible: claiming, contracts, discounts (UC-TURN-22)."""

from tests.games.underwater_cities.table import table


def test_a_discarded_action_card_can_make_the_slot_possible() -> None:
    """UC-TURN-22: claiming #61 as the fifth lets the ready assistant bring the steelplast."""
    game = table(2).player(
        0, "1c", hand=[2, 24, 61], claimed=[{"card": n, "used": True} for n in (21, 34, 43)]
    )
    assert game.allows("61+Y4")
    game.play("61+Y4", "tunnel MC-BR", "end")
    assert game.goods() == ""
    assert game.area()["assistant"] == "gone"
    assert {"card": 61, "used": False} in game.area()["claimed"]
    assert game.area()["tunnels"] == {"MC-BR": "plain"}


def test_without_a_ready_card_to_discard_it_is_not() -> None:
    """UC-TURN-22."""
    used = [{"card": number, "used": True} for number in (21, 34, 43)]
    game = table(2).player(0, "1c", hand=[2, 24, 61], claimed=used, assistant="used")
    assert game.refusal("61+Y4") == ("slot_no_effect", "UC-TURN-13")


def test_a_contract_met_by_claiming_can_make_the_slot_possible() -> None:
    """UC-TURN-22: the sixth claimed card meets C8, whose two steps bring the credit for a plant."""
    game = table(2, contracts=True).put(round=2, contracts=["C8"])
    game.player(0, "", hand=[17, 24, 48], claimed=[18, 20, 41, 42, 57], assistant="used")
    assert game.refusal("G1+17") == ("slot_no_effect", "UC-TURN-13")
    game.play("17+G1")
    assert game.goods() == "1c"
    assert game.decision() == "build"


def test_a_contract_met_by_paying_can_make_the_slot_possible() -> None:
    """UC-TURN-22: #191 is the second special card paid and meets C4, whose biomatter the city needs."""
    game = table(2, contracts=True).put(contracts=["C4"])
    game.player(0, "1s 1k 4c", hand=[24, 48, 191], claimed=[194], assistant="used")
    assert not game.allows("G3+191")
    game.play("191+G3")
    assert (game.goods(), game.area()["contracts"]) == ("1k 1s 1b 2c", ["C4"])


def test_what_unseen_tiles_might_bring_does_not_count() -> None:
    """UC-TURN-22: paying 2c for #191 would leave no credit for a plant, whatever the metropolis gives."""
    game = table(2).player(0, "2c", hand=[24, 48, 191]).play("191+G1")
    assert game.decision() == "build"
    assert game.goods() == "2c"
    assert table(2).player(0, "2c", hand=[24, 48, 191]).play("G1+191", "desal BR.1").goods() == "1c"


def test_a_contract_met_by_converting_a_city_can_make_the_slot_possible() -> None:
    """UC-TURN-22: #76 makes the third symbiotic city, C1 brings the credits for a plant."""
    game = table(2, contracts=True).put(era=2, contracts=["C1"])
    network = {
        "tunnels": {"MC-BR": "plain", "MR-BR": "plain"},
        "cities": {"MC": "symbiotic", "MR": "symbiotic"},
    }
    game.player(0, "1b", hand=[76, 86, 105], **network)
    assert game.allows("76+G1")
    assert not game.allows("G1+76")


def test_the_dome_of_a_converted_city_can_make_the_slot_possible() -> None:
    """UC-TURN-22: no white dome was left for SL-20."""
    game = table(2).put(era=2, supply={"nonsymbiotic": 0}).player(0, "2s 1k 1b 1c", hand=[76, 86, 105])
    assert [move for move in game.moves() if "G3" in move] == ["76+G3"]
    game.play("76+G3")
    assert game.moves() == ["city MC nonsymbiotic", "city MR nonsymbiotic", "city BC nonsymbiotic"]


def test_on_an_advanced_board_any_resource_may_make_the_slot_possible() -> None:
    """UC-TURN-22: only MR.2 of board 7 is left, with its surcharge of 1 science; #23 brings it."""
    sites = [f"{city}.{number}" for city in ("BR", "MC", "BC") for number in (1, 2, 3)] + [
        "MR.1",
        "MR.3",
        "MR.4",
    ]
    game = table(2, advanced=True, boards=[7, 5])
    game.player(0, "1k 1c", hand=[2, 23, 48], buildings=dict.fromkeys(sites, "farm"))
    assert [move for move in game.moves() if "R4" in move] == ["23+R4"]
    game.play("23+R4")
    assert (game.goods(), game.moves()) == ("1n", ["end"])
    assert game.area()["buildings"]["MR.2"] == "farm"


def test_a_contract_met_by_a_card_effect_can_make_the_slot_possible() -> None:
    """UC-TURN-22: the sixth tunnel, built by #6, meets C2, whose steelplast the city needs."""
    tunnels = dict.fromkeys(["MC-BR", "MR-BR", "TR-MR", "TR-MC", "MC-BL"], "plain")
    game = table(2, contracts=True).put(contracts=["C2"])
    game.player(
        0, "1s 1k 1c", hand=[6, 24, 48], cities={"MC": "nonsymbiotic", "MR": "nonsymbiotic"}, tunnels=tunnels
    )
    assert game.allows("6+G3")
    assert not game.allows("G3+6")


def test_a_contract_met_by_paying_for_an_instant_can_make_the_slot_possible() -> None:
    """UC-TURN-22: #199 gives no steelplast, but it is the second special card paid: C4 brings biomatter."""
    game = table(2, contracts=True).put(era=2, contracts=["C4"])
    game.player(0, "1n 2c", hand=[86, 105, 199], claimed=[194], assistant="used")
    assert [move for move in game.moves() if "R2" in move] == ["199+R2"]
    assert game.why_not("199+R2") == []
    game.play("199+R2")
    assert (game.area()["contracts"], game.goods()) == (["C4"], "1n 1b 1c")
    game.play("part 1")
    assert game.goods() == "2k 1b 1c"
    assert game.decision() == "build"


def test_without_the_contract_that_instant_is_not_enough() -> None:
    """UC-TURN-22."""
    game = table(2, contracts=True).put(era=2, contracts=["C1"])
    game.player(0, "1n 2c", hand=[86, 105, 199], claimed=[194], assistant="used")
    assert game.refusal("199+R2") == ("slot_no_effect", "UC-TURN-13")


def test_a_discount_claimed_first_can_make_the_slot_possible() -> None:
    """UC-TURN-22: with #12 the special card #200 is free, and with it a tunnel needs no credit."""
    game = table(2).player(0, "1s", hand=[2, 48, 200], claimed=[12], assistant="used")
    assert [move for move in game.moves() if "R2" in move] == ["200+R2"]
    assert game.why_not("200+R2") == []
    game.play("200+R2", "tunnel MC-BR", "end")
    assert game.goods() == ""
    assert [entry["card"] for entry in game.area()["claimed"]] == [12, 200]
    without = table(2).player(0, "1s", hand=[2, 48, 200], assistant="used")
    assert without.refusal("200+R2") == ("slot_no_effect", "UC-TURN-13")
