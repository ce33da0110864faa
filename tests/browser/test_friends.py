"""Several people: at one device behind a curtain, at two browsers by a link, with others who watch."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from nextfrontier.kernel.ground import SPECTATOR
from tests.browser.begun import (
    before_the_first_move,
    before_the_last_move,
    import_game,
    in_the_middle_of_a_turn,
    open_game,
)
from tests.browser.conftest import Visiting
from tests.browser.persons.friends import FRIENDS, Friend, Truth, take_turns
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage
from tests.server.process import Server


def create(
    visit: Visit, way: str, name: str, stage: Stage = SEA, public: bool = False, variant: str = ""
) -> None:
    """Open a table in the lobby, for two."""
    page = visit.page
    page.goto("/")
    visit.card(stage.slug).get_by_test_id(way).click()
    page.get_by_label("Name at seat 1").fill(name)
    if variant:
        page.get_by_role("radio", name=variant).check(force=True)
    if public:
        page.get_by_test_id("public").click()
    page.get_by_test_id("create").click()


def take_seat(page: Page, name: str) -> None:
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("take-seat").click()


def two_friends(visits: Visiting, server: Server, stage: Stage = SEA) -> tuple[Visit, Visit]:
    """Let Ann open a table, and Bea come by the link that Ann sends her."""
    ann, bea = visits(server), visits(server)
    create(ann, "new-table", "Ann", stage, variant=stage.hiding)
    bea.page.goto(ann.page.get_by_test_id("invite-link").input_value())
    take_seat(bea.page, "Bea")
    return ann, bea


def table(page: Page) -> Locator:
    return page.get_by_test_id("table")


def table_of(visit: Visit) -> str:
    """Return the table that was visited last."""
    return [str(sent["table"]) for sent in visit.sent if sent["do"] == "hello"][-1]


def choose(page: Page, item: str) -> None:
    """Choose an item of the table's menu."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-dialog").get_by_test_id(item).click()


# One device.


@dataclass
class Glance:
    """The whole page at a moment, and who held the device; nobody while the curtain is drawn."""

    holder: int | None
    state: dict[str, Any]
    page: str


def glance(visit: Visit, holder: int | None) -> Glance:
    return Glance(holder, visit.states()[-1], visit.page.content())


def take_device(visit: Visit, seat: int) -> None:
    """Lift the curtain: the seat's eyes come first, the table behind the curtain after them."""
    curtain = visit.page.get_by_test_id("curtain")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(table(visit.page)).to_have_attribute("data-seat", str(seat))


def hand(visit: Visit, stage: Stage, seat: int, version: int) -> list[int]:
    """Return the hidden cards of the seat as they were shown to it at this version, or the next time after it."""
    for state in visit.states():
        if state["seat"] == seat and state["version"] >= version:
            player = state["view"]["players"][seat]
            return [card for name in stage.secret for card in player.get(name, [])]
    return []


def secrets(visit: Visit, stage: Stage, seat: int, seen: Glance) -> set[int]:
    """Return the hidden cards of a seat at a glance, without what the others saw it take or gave to it themselves."""
    cards = set(hand(visit, stage, seat, seen.state["version"]))
    if seat == seen.holder or seen.holder is None:
        return cards
    player = seen.state["view"]["players"][seat]
    shown = {card for name in stage.secret for card in player.get(name, {"known": []})["known"]}
    return cards - shown - set(hand(visit, stage, seen.holder, seen.state["version"]))


def marks_of_cards(visit: Visit, stage: Stage) -> dict[int, list[str]]:
    """Return the marks that betray a card in a page: its number, and its name or text if no other card has it."""
    cards = visit.page.request.get(f"/api/games/{stage.slug}/components").json()[stage.cards]
    told = [card[stage.told] for card in cards.values()]
    return {
        int(number): [f'data-{stage.mark}="{number}"']
        + [card[stage.told]] * (told.count(card[stage.told]) == 1)
        for number, card in cards.items()
    }


def test_at_one_device_hidden_cards_are_in_the_page_only_while_their_owner_holds_the_device(
    visit: Visit, stage: Stage
) -> None:
    import_game(visit, before_the_first_move(stage).save())
    curtain = visit.page.get_by_test_id("curtain")
    friend, glances = FRIENDS[stage.slug](visit), []
    expect(curtain).to_be_visible()
    for _ in range(5):
        holder = friend.awaited()[0]
        expect(curtain).to_contain_text(f"Pass the device to Player {holder + 1}")
        glances.append(glance(visit, None))
        take_device(visit, holder)
        friend.forget()
        friend.look()
        glances.append(glance(visit, holder))
        friend.turn()
    marks = marks_of_cards(visit, stage)
    for seen in glances:
        for seat in (0, 1):
            cards = secrets(visit, stage, seat, seen)
            shown = {mark for card in cards for mark in marks[card] if mark in seen.page}
            wanted = {mark for card in cards for mark in marks[card]} if seat == seen.holder else set()
            assert shown == wanted
    assert {seen.holder for seen in glances} == {None, 0, 1}


def test_at_one_device_the_past_of_the_one_is_not_shown_to_the_other(visit: Visit, stage: Stage) -> None:
    create(visit, "hot-seat", "Ann", stage)
    curtain = visit.page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("I am Ann")
    take_device(visit, 0)
    FRIENDS[stage.slug](visit).turn()
    expect(curtain).to_be_visible()
    visit.page.keyboard.press("ArrowLeft")
    expect(visit.page.get_by_test_id("history")).to_be_visible()
    take_device(visit, 1)
    expect(visit.page.get_by_test_id("history")).to_be_hidden()
    cards = visit.page.locator(f"[data-{stage.mark}]").all()
    shown = {card.get_attribute(f"data-{stage.mark}") for card in cards}
    assert {str(card) for card in hand(visit, stage, 1, 0)} <= shown
    assert not {str(card) for card in hand(visit, stage, 0, 0)} & shown


# Several browsers.


def test_friends_and_a_spectator_are_sent_only_what_each_may_know(
    visits: Visiting, own_server: Server, stage: Stage
) -> None:
    ann, bea = two_friends(visits, own_server, stage)
    eve = visits(own_server)
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_test_id("spectator")).to_be_visible()
    friend = FRIENDS[stage.slug]
    take_turns({0: friend(ann), 1: friend(bea, seed=8)}, turns=6)
    version = table(bea.page).get_attribute("data-version") or ""
    expect(table(eve.page)).to_have_attribute("data-version", version)
    with eve.page.expect_response("**/history/*") as past:
        eve.page.keyboard.press("ArrowLeft")
    looked_back = past.value.json()
    for visit in (ann, bea, eve):
        assert "#i=" not in visit.page.url
        visit.page.goto("about:blank")
    own_server.stop()
    truth = Truth(own_server, table_of(ann))
    assert len(truth.states) == int(version) + 1
    for seat, visit in enumerate((ann, bea)):
        truth.check(visit, seat)
        dealt = next(state for state in visit.states() if state["view"])
        assert set() < truth.secrets(seat) <= truth.named(dealt)
    truth.check(eve)
    assert truth.named(looked_back) <= truth.known(SPECTATOR)[-1]
    assert all(state["seat"] is None and state["decision"] is None for state in eve.states())


def test_friends_are_dealt_from_numbers_of_both_when_the_second_has_come(
    visits: Visiting, server: Server
) -> None:
    ann, bea = visits(server), visits(server)
    create(ann, "new-table", "Ann")
    room = ann.page.get_by_test_id("waiting-room")
    expect(room).to_contain_text("The cards are dealt when everybody is here")
    bea.page.goto(ann.page.get_by_test_id("invite-link").input_value())
    take_seat(bea.page, "Bea")
    for visit in (ann, bea):
        expect(visit.page.get_by_test_id("players")).to_be_visible()
        assert [sent["seat"] for sent in visit.sent if sent["do"] == "reveal"] == [int(visit is bea)]
    deal = bea.states()[-1]["deal"]
    assert deal["dealt"]
    assert [player["told"] for player in deal["players"]] == [True, True]


def lose_answer(route: Route) -> None:
    """Let the server do the request, and lose its answer."""
    route.fetch()
    route.abort()


def test_a_friend_whose_answer_was_lost_takes_the_same_seat_and_has_a_part_in_the_deal(
    visits: Visiting, server: Server
) -> None:
    ann, bea = visits(server), visits(server)
    create(ann, "new-table", "Ann")
    link = ann.page.get_by_test_id("invite-link").input_value()
    bea.forgive("ERR_FAILED")
    bea.page.route("**/join?*", lose_answer, times=1)
    bea.page.goto(link)
    take_seat(bea.page, "Bea")
    expect(ann.page.get_by_test_id("waiting-room")).to_contain_text("Bea")
    bea.page.goto("/")
    bea.page.goto(link)
    expect(bea.page.get_by_test_id("join")).to_contain_text("no answer came")
    take_seat(bea.page, "Bea")
    expect(bea.page.get_by_test_id("players")).to_be_visible()
    expect(table(bea.page)).to_have_attribute("data-seat", "1")
    deal = bea.states()[-1]["deal"]
    assert [player["told"] for player in deal["players"]] == [True, True]


def test_who_opens_a_game_from_a_file_is_told_where_it_comes_from(visits: Visiting, server: Server) -> None:
    opened = open_game(server, in_the_middle_of_a_turn())
    ann, eve = visits(server), visits(server)
    ann.page.goto(opened.seat(0))
    eve.page.goto(ann.page.url)
    for visit in (ann, eve):
        expect(visit.page.get_by_test_id("origin")).to_contain_text("This game goes on from a file")


def test_who_takes_part_or_watches_can_talk(visits: Visiting, server: Server) -> None:
    ann, bea = two_friends(visits, server)
    eve = visits(server)
    eve.page.goto(ann.page.url)
    for visit in (ann, bea, eve):
        visit.page.get_by_role("tab", name="Chat").click()
    say(ann.page, "Hello <b>Bea</b>!")
    for visit in (ann, bea, eve):
        expect(visit.page.get_by_test_id("chat")).to_contain_text("Ann Hello <b>Bea</b>!")
    say(eve.page, "Good luck")
    expect(ann.page.get_by_test_id("chat")).to_contain_text("Spectator Good luck")
    bea.page.reload()
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.get_by_test_id("chat")).to_contain_text("Good luck")


def say(page: Page, text: str) -> None:
    page.get_by_test_id("chat").get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_a_bot_plays_for_a_friend_who_leaves_until_the_friend_comes_back(
    visits: Visiting, server: Server
) -> None:
    ann, bea = two_friends(visits, server)
    left = bea.page.get_by_test_id("players").get_by_role("button", name="Ann (left, a bot plays)")
    Friend(bea).turn()
    choose(ann.page, "leave")
    ann.card().get_by_test_id("play-now").wait_for()
    expect(left).to_be_visible()
    Friend(bea).look()  # the bot has played for Ann as far as it could
    ann.page.get_by_role("link", name="Underwater Cities").first.click()
    ann.page.get_by_role("button", name="Take your seat back").click()
    expect(left).to_be_hidden()
    take_turns({0: Friend(ann), 1: Friend(bea)}, turns=2)
    assert [sent for sent in ann.sent if sent["do"] == "play"]


def test_after_a_game_both_meet_again_one_seat_further(visits: Visiting, server: Server) -> None:
    opened = open_game(server, before_the_last_move())
    ann, bea = visits(server), visits(server)
    ann.page.goto(opened.seat(0))
    bea.page.goto(opened.seat(1))
    take_turns({0: Friend(ann), 1: Friend(bea)}, turns=1)
    for visit in (ann, bea):
        expect(visit.page.get_by_test_id("result")).to_be_visible()
    ann.page.get_by_test_id("result").get_by_test_id("rematch").click()
    expect(table(ann.page)).to_have_attribute("data-seat", "1")
    bea.page.get_by_test_id("result").get_by_role("button", name="Close").click()
    bea.page.get_by_role("button", name="Join").click()
    expect(table(bea.page)).to_have_attribute("data-seat", "0")
    assert table_of(ann) == table_of(bea) != opened.table
    take_turns({0: Friend(bea), 1: Friend(ann)}, turns=2)


def test_a_seat_is_carried_to_another_device_by_its_link(visits: Visiting, server: Server) -> None:
    one, other = visits(server), visits(server)
    one.page.goto(open_game(server, in_the_middle_of_a_turn()).seat(0))
    choose(one.page, "links")
    other.page.goto(one.page.get_by_test_id("seat-link").input_value())
    assert Friend(other).look().decision == table(one.page).get_attribute("data-decision")
    assert "#" not in other.page.url


def test_a_public_table_is_found_in_the_lobby_and_joined_there(visits: Visiting, server: Server) -> None:
    ann, bea = visits(server), visits(server)
    create(ann, "new-table", "Ann in public", public=True)
    expect(ann.page.get_by_test_id("waiting-room")).to_contain_text("One seat is still open")
    bea.page.goto("/")
    row = bea.page.get_by_test_id("public-tables").get_by_role("listitem").filter(has_text="Ann in public")
    expect(row).to_contain_text("1 open seat")
    row.get_by_role("link", name="Join").click()
    take_seat(bea.page, "Bea")
    expect(ann.page.get_by_test_id("waiting-room")).to_be_hidden()
    for visit in (ann, bea):
        expect(visit.page.get_by_test_id("players")).to_contain_text("Bea")
    bea.page.goto("/")
    bea.page.get_by_test_id("public-tables").locator("p, li").first.wait_for()
    expect(row).to_be_hidden()
