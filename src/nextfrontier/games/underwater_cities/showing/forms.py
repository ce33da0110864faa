"""Forms of everything that a pack may replace, with its printed values, words and icons (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nextfrontier.games.underwater_cities.components.facts import (
    BoardFacts,
    CardFacts,
    SiteBonus,
    SpecialSite,
)
from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.effects.slot_changes import SLOT_CHANGE
from nextfrontier.games.underwater_cities.packs.boards import bonus_form, sites_of, special_site_form
from nextfrontier.games.underwater_cities.packs.entries import (
    CONTRACT_FORM,
    card_form,
    is_designed,
    tile_form,
)
from nextfrontier.games.underwater_cities.packs.reading import PACKS
from nextfrontier.games.underwater_cities.showing.documents import (
    show_card,
    show_contract,
    show_effect,
    show_special,
    show_tile,
)
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES, text_of
from nextfrontier.kit.packs.forms import NAME, BoxForms, Component, Form, Shown, Status
from nextfrontier.kit.words.messages import Message, Name
from nextfrontier.kit.words.speaking import as_sentence

SPECIAL: Final = "special"
ASSISTANT: Final = "assistant"
SLOT: Final = SLOT_CHANGE.arguments[0].name


def components(facts: Facts, language: str) -> list[Component]:
    """Return every component that an entry may replace, and every site that may get something new."""
    cards = [card_component(card, language) for card in facts.cards.values()]
    boards = [site for board in facts.boards.values() for site in board_components(board, language)]
    tiles = [
        Component(
            "metropolises", tile.id, "id", tile_form(tile), values_of(tile_form(tile), tile), tile.provenance,
            status_of(tile.provenance), say("metropolis", language, id=tile.id), group=tile.colour,
            needs_consent=not is_designed(tile.provenance),
        )
        for tile in facts.metropolises.values()
    ]  # fmt: skip
    contracts = [
        Component(
            "contracts", contract.id, "id", CONTRACT_FORM, values_of(CONTRACT_FORM, contract, name),
            contract.provenance, status_of(contract.provenance), name,
            needs_consent=not is_designed(contract.provenance),
        )
        for contract in facts.contracts.values()
        for name in [CATALOGUES[language].say(name_contract(contract))]
    ]  # fmt: skip
    return [*cards, *tiles, *contracts, *boards]


def card_component(card: CardFacts, language: str) -> Component:
    """Return a card; its deck is its group."""
    form = card_form(card.number)
    group = f"era {card.era}" if card.era else SPECIAL if card.number else ASSISTANT
    name = CATALOGUES[language].say(name_card(card))
    return Component(
        "cards", card.number, "number", form, values_of(form, card, name), card.provenance,
        status_of(card.provenance), name, group=group, colour=card.colour,
        needs_consent=not is_designed(card.provenance),
    )  # fmt: skip


def board_components(board: BoardFacts, language: str) -> Iterator[Component]:
    """Yield the bonuses and special sites of a board, then its sites without one."""
    marks = [bonus.provenance for bonus in board.bonuses]
    marks += [special.provenance for special in board.special_sites]
    is_attested = not any(map(is_designed, marks))  # then nothing new is put there without consent
    for bonus in board.bonuses:
        yield site_component(board, bonus.site, bonus_form(False), bonus, language)
    for special in board.special_sites:
        site = special.sites[0]
        yield site_component(board, site, special_site_form(board, site, special), special, language)
    special_sites = {name for special in board.special_sites for name in special.sites}
    free = [
        site
        for site in sites_of(board)
        if site not in {bonus.site for bonus in board.bonuses} and site not in special_sites
    ]
    for site in free:
        empty = SiteBonus(site, "", "")
        yield site_component(board, site, bonus_form(True), empty, language, is_attested)
    for site in free if board.side == "advanced" else []:
        none = SpecialSite("", (site,), "", "", "")
        yield site_component(board, site, special_site_form(board, site, None), none, language, is_attested)


def site_component(
    board: BoardFacts,
    site: str,
    form: Form,
    printed: SiteBonus | SpecialSite,
    language: str,
    is_attested: bool = False,
) -> Component:
    """Return a bonus or a special site of a board; without provenance there is nothing printed."""
    list_ = "bonuses" if isinstance(printed, SiteBonus) else "special_sites"
    mark = printed.provenance
    return Component(
        list_, site, "site", form, values_of(form, printed), mark, status_of(mark) if mark else "empty",
        say("site", language, board=str(board.number), site=site), board.number, f"board {board.number}",
        needs_consent=not is_designed(mark) if mark else is_attested,
    )  # fmt: skip


def values_of(form: Form, printed: object, named: str = "") -> dict[str, object]:
    """Return the printed values of the fields of a form, with the name as it is said; nothing printed is removed."""
    return {name: named if field is NAME else getattr(printed, name, False) for name, field in form}


def status_of(provenance: str) -> Status:
    """Return whether a component was designed, wholly or in part, or is attested."""
    return "designed" if is_designed(provenance) else "attested"


def say(key: str, language: str, **names: str) -> str:
    """Return a name that is made of ids."""
    message = Message(f"form.named.{key}")
    message.parts.update({name: Name(text) for name, text in names.items()})
    return CATALOGUES[language].say(message)


def show(facts: Facts, component: Component, language: str) -> Shown:
    """Return a component as it is printed now; nothing for a site without bonus."""
    key = component.key
    if isinstance(key, int):
        card = show_card(facts.cards[key], language)
        return Shown(
            card.name, CATALOGUES[language].say(Message(f"form.type.{card.type}")), card.text, card.icons
        )
    if component.list == "metropolises":
        tile = show_tile(facts.metropolises[key], language)
        parts = [part.icons for part in (tile.instant, tile.production, tile.final) if part]
        return Shown(component.name, "", tile.text, [icon for row in parts for icon in row])
    if component.list == "contracts":
        contract = show_contract(facts.contracts[key], language)
        return Shown(contract.name, "", contract.text, contract.icons)
    return show_site(facts.boards[component.board], component, language)


def show_site(board: BoardFacts, component: Component, language: str) -> Shown:
    """Return a bonus or a special site; empty if there is none."""
    if component.list == "bonuses":
        for bonus in board.bonuses:
            if bonus.site == component.key:
                shown = show_effect(bonus.effect, language)
                return Shown(component.name, "", shown.text, shown.icons)
    for special in board.special_sites if component.list == "special_sites" else ():
        if component.key in special.sites:
            site = show_special(special, language)
            return Shown(component.name, site.kind, site.text, site.icons)
    return Shown(component.name, "", "", [])


def name_choice(argument: str, choice: str, language: str) -> str:
    """Return the name of a slot: its id and its action in short."""
    effect = next((slot.effect for slot in SLOTS if slot.id == choice), "") if argument == SLOT else ""
    if not effect:
        return ""
    action = as_sentence(CATALOGUES[language].say(VOCABULARY.say(effect), "short"))
    return say("slot", language, id=choice, action=action)


BOX: Final = BoxForms(PACKS, VOCABULARY, CATALOGUES, components, show, text_of, name_choice)
