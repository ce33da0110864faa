"""Limits of the components: what can run out and what cannot (UC-LIMIT)."""

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
CITIES = ("TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC", "BR")


def supply(position: Table) -> tuple[int, int, int]:
    """Tunnels, nonsymbiotic and symbiotic domes that are left."""
    left = position.document()["supply"]
    return left["tunnels"], left["nonsymbiotic"], left["symbiotic"]


def test_resources_are_unlimited() -> None:
    """UC-LIMIT-01: far beyond the tokens of the box, for several players at once."""
    position = table().player(0, "999s 999k 999n 999b 999c", hand=HAND).player(1, "999s 999k 999n 999b 999c")
    assert position.play("R3+2").goods() == "1000k 1001s 999n 999b 999c"
    position.play("end", "AAS+" + str(position.someone(1).cards.hand[0]), "part 2")
    assert position.someone(1).goods[0] == 1001


def test_discs_are_unlimited() -> None:
    """UC-LIMIT-02: 71 upgraded farms stand on two boards, the box has 37 discs; one more is built."""
    full = {f"{city}.{n}": "farm+" for city in CITIES for n in ("1", "2", "3", "x")}
    cities = dict.fromkeys(CITIES[:4], "nonsymbiotic")
    missing = {site: state for site, state in full.items() if site != "BR.1"}
    position = table().player(0, "2k", hand=HAND, buildings=missing, cities=cities).player(1, buildings=full)
    position.play("R4+45")
    assert position.area()["buildings"]["BR.1"] == "farm"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_46_tunnels(seats: int) -> None:
    """UC-LIMIT-03: whatever the number of players; each tunnel built leaves one less."""
    assert supply(table(seats=seats))[0] == 46
    tunnels = {"MC-BR" if seats > 1 else "MR-BR": "plain"}
    assert supply(table(seats=seats).player(0, "1s 1c", tunnels=tunnels, hand=HAND))[0] == 45


def test_the_number_of_tunnels_is_a_constant_of_the_game() -> None:
    """UC-LIMIT-03, D-01: another printing has 47."""
    assert supply(table(tunnels=47))[0] == 47


def test_when_no_tunnel_is_left_nobody_can_build_one() -> None:
    """UC-LIMIT-03"""
    last = (
        table().put(supply={"tunnels": 1}).player(0, "9s 9c", hand=HAND).player(1, "9s 9c", hand=[3, 24, 46])
    )
    last.play("Y4+2", "tunnel MC-BR")
    assert supply(last)[0] == 0
    assert last.decision() == "end"
    last.play("end")
    assert last.sea.to_move() == 1
    reasons = last.why_not("R2+3")
    assert reasons == []
    last.play("R2+3")
    assert last.area(1)["tunnels"] == {}
    gone = table().put(supply={"tunnels": 0}).player(0, "9s 9c", hand=HAND)
    assert [(reason.code, reason.rule) for reason in gone.why_not("Y4+2")[1:]] == [
        ("none_left", "UC-LIMIT-03")
    ]


@pytest.mark.parametrize(("seats", "white", "purple"), [(1, 16, 13), (2, 15, 7), (3, 14, 10), (4, 13, 13)])
def test_the_supply_of_domes(seats: int, white: int, purple: int) -> None:
    """UC-LIMIT-04, UC-LIMIT-05, UC-LIMIT-06: 17 less the starting cities; 7, 10 or 13 purple ones."""
    assert supply(table(seats=seats))[1:] == (white, purple)
    assert supply(table(seats=seats).deal())[1:] == (white, purple)


def city_builder(goods: str, left: dict[str, int]) -> Table:
    """Seat 0 is to build a city (SL-20) with these domes in the supply."""
    return table().put(supply=left).player(0, goods, hand=HAND)


def test_when_no_nonsymbiotic_dome_is_left_none_can_be_built() -> None:
    """UC-LIMIT-04"""
    position = city_builder("9s 9k 9b 9c", {"nonsymbiotic": 0}).play("G3+23")
    assert all(move.endswith(" symbiotic") for move in position.moves())
    assert position.refusal("city MC nonsymbiotic") == ("none_left", "UC-LIMIT-04")
    last = city_builder("9s 9k 9c", {"nonsymbiotic": 1}).play("G3+23", "city MC nonsymbiotic")
    assert supply(last)[1] == 0


def test_the_starting_cities_are_among_the_17() -> None:
    """UC-LIMIT-05: nine cities each and eight for the other seat leave none."""
    position = table().player(0, "", cities=dict.fromkeys(CITIES, "nonsymbiotic"))
    position.player(1, cities=dict.fromkeys(CITIES[1:], "nonsymbiotic"))
    assert supply(position)[1] == 0
    both = dict.fromkeys(CITIES, "nonsymbiotic")
    with pytest.raises(Refused) as refused:
        table().player(0, "", cities=both).player(1, cities=both).moves()
    assert refused.value.reasons[0].rule == "UC-LIMIT-04"


def test_when_no_symbiotic_dome_is_left_none_can_be_built() -> None:
    """UC-LIMIT-06"""
    position = city_builder("9s 9k 9b 9c", {"symbiotic": 0}).play("G3+23")
    assert all(move.endswith(" nonsymbiotic") for move in position.moves())
    assert position.refusal("city MC symbiotic") == ("none_left", "UC-LIMIT-06")
    last = city_builder("1s 1k 1b 2c", {"symbiotic": 1}).play("G3+23", "city MC symbiotic")
    assert supply(last)[2] == 0


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """UC-LIMIT-07"""
    position = table().put(deck=[], discard=[5, 6, 7]).player(0, "", hand=HAND).player(1, hand=[3, 24, 46])
    position.play("AAS+2", "part 1")
    assert [event.details["cards"] for event in position.told("reshuffled")] == [3]
    assert len({5, 6, 7} & set(position.area()["hand"])) == 2
    assert position.document()["discard"] == []
    assert len(position.document()["deck"]) == 1


def test_only_the_pile_of_the_current_era_is_reshuffled() -> None:
    """UC-LIMIT-07: the played card of Era I does not come back in Era II."""
    position = (
        table().put(era=2, deck=[], discard=[80, 81, 82]).player(0, "", hand=HAND).player(1, hand=[3, 24, 46])
    )
    position.play("AAS+2", "part 1", "done", "end")
    deck = position.document()["deck"]
    held = set(position.area()["hand"]) - set(HAND)
    assert held | set(deck) == {80, 81, 82}


def test_cost_1_and_2_specials_return_under_their_deck_and_paid_ones_do_not() -> None:
    """UC-LIMIT-08"""
    deck = [192, 193, 196, 197]
    discarded = table().put(special_deck=deck).player(0, "9c", hand=[195, 23, 45]).play("R3+195", "end")
    assert discarded.document()["special_deck"] == [*deck, 195]
    paid = (
        table()
        .put(special_deck=deck, federation={})
        .player(0, "9c", hand=[195, 23, 45])
        .play("195+G4", "claim")
    )
    paid.play("part 1", "end")
    assert paid.document()["special_deck"] == deck
    assert [entry["card"] for entry in paid.area()["claimed"]] == [195]


def test_there_are_exactly_six_cost_3_specials_in_a_game() -> None:
    """UC-LIMIT-09: a taken one is not replaced."""
    position = table().player(0, "", hand=HAND)
    shown = position.document()["three_credit"]
    assert len(shown) == 6
    assert len(table(seats=4).deal().document()["three_credit"]) == 6
    position.play("R1+2", f"take {shown[2]}")
    assert position.document()["three_credit"] == [card for card in shown if card != shown[2]]


def test_at_most_four_action_cards_are_claimed() -> None:
    """UC-LIMIT-10: a fifth one, the assistant counted, needs another to go."""
    claimed = [19, 21, 22]
    position = table().put(federation={"1": [0]}).player(0, "", hand=[34, 2, 45], claimed=claimed)
    position.play("34+R3", "claim")
    assert position.decision() == "make_room"
    assert position.moves() == ["discard assistant", "discard 19", "discard 21", "discard 22"]
    with pytest.raises(Refused):
        table().player(0, "", claimed=[*claimed, 34]).moves()
    three = table().player(0, "", hand=[34, 2, 45], claimed=claimed[:2]).play("34+R3", "claim")
    assert three.decision() == "end"


def test_there_are_three_contracts_in_a_game() -> None:
    """UC-LIMIT-11: one taken is gone and not replaced."""
    assert len(table(contracts=True).document()["contracts"]) == 3
    tunnels = dict.fromkeys(("MC-BR", "MR-BR", "BC-BR", "TL-MC", "TR-MC", "MC-BL"), "plain")
    position = table(contracts=True).put(contracts=["C2", "C4", "C8"])
    position.player(0, "", hand=HAND, tunnels=tunnels, cities={"MC": "nonsymbiotic"})
    position.play("contract C2")
    assert position.document()["contracts"] == ["C4", "C8"]
    with pytest.raises(Refused) as refused:
        table(contracts=True).put(contracts=["C1", "C2", "C3", "C4"]).moves()
    assert refused.value.reasons[0].rule == "UC-LIMIT-11"


def test_running_out_makes_the_build_impossible_not_the_slot() -> None:
    """UC-LIMIT-12: SL-04 still builds its building, SL-20 has nothing left to do."""
    none = {"nonsymbiotic": 0, "symbiotic": 0}
    position = city_builder("9s 9k 9b 9c", none)
    assert position.allows("Y2+2")
    assert position.refusal("G3+23") == ("slot_no_effect", "UC-TURN-13")
    assert [reason.rule for reason in position.why_not("G3+23")[1:]] == ["UC-LIMIT-04", "UC-LIMIT-06"]
    assert all(move.split()[0] in ("farm", "desal", "lab") for move in position.play("Y2+2").moves())


def test_a_limit_is_checked_at_the_moment_of_building() -> None:
    """UC-LIMIT-12: the last tunnel goes to the first of two builds."""
    position = table().put(supply={"tunnels": 2}).player(0, "9s 9c", hand=HAND).play("Y4+2", "tunnel MC-BR")
    assert position.allows("tunnel MR-BR")
    position.play("tunnel MR-BR")
    assert supply(position)[0] == 0


def test_the_discard_pile_is_reshuffled_only_when_a_card_must_be_drawn() -> None:
    """UC-LIMIT-13: two cards are there for two draws; the draw at the end of the turn needs a new deck."""
    position = (
        table().put(deck=[8, 9], discard=[5, 6, 7]).player(0, "", hand=HAND).player(1, hand=[3, 24, 46])
    )
    position.play("AAS+2", "part 1")
    assert position.document()["discard"] == [5, 6, 7]
    assert position.told("reshuffled") == []
    position.play("part 2", "end")
    assert [event.details["cards"] for event in position.told("reshuffled")] == [4]
    assert len(set(position.area()["hand"]) & {2, 5, 6, 7}) == 1


def test_a_draw_of_several_cards_goes_on_with_the_new_deck() -> None:
    """UC-LIMIT-13: one card of the old deck, one of the new."""
    position = table().put(deck=[8], discard=[5, 6, 7]).player(0, "", hand=HAND).player(1, hand=[3, 24, 46])
    position.play("AAS+2", "part 1")
    assert 8 in position.area()["hand"]
    assert len(set(position.area()["hand"]) & {5, 6, 7}) == 1
    assert 8 not in position.document()["deck"]


def test_without_deck_and_pile_as_many_cards_are_drawn_as_there_are() -> None:
    """UC-LIMIT-07, Q-27"""
    position = table().put(deck=[8], discard=[]).player(0, "", hand=HAND).player(1, hand=[3, 24, 46])
    position.play("AAS+2", "part 1")
    assert position.area()["hand"] == [8, 23, 45]
