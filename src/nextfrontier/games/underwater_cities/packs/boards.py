"""The entries of a pack for player boards: bonuses and special sites (UC-BONUS-01, UC-ADV-03, -04)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.components.facts import BoardFacts, SiteBonus, SpecialSite
from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE
from nextfrontier.games.underwater_cities.effects.places import BONUS, FIXED_GAIN, ON_CARD
from nextfrontier.games.underwater_cities.packs.effects import why_no_effect, why_no_multiplier, why_no_price
from nextfrontier.games.underwater_cities.packs.entries import (
    OWNED,
    check_effect,
    effect_form,
    is_designed,
    provenance_of,
)
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.production import FACTOR
from nextfrontier.games.underwater_cities.state.board import (
    CITIES,
    CITY_NAMES,
    EXPANSION,
    METROPOLIS_TUNNELS,
    SITES_PER_CITY,
    START,
    building_site,
    building_site_name,
)
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.packs.forms import FieldForm, Form
from nextfrontier.kit.packs.problems import Change, Problems, short

CITY: Final = "city"
TUNNEL: Final = "tunnel"
TO_METROPOLIS: Final = "metropolis tunnel"
BUILDING: Final = "building"
# On which sites the kinds of special site lie (rules 5.5).
KIND_SITES: Final[dict[str, tuple[str, ...]]] = {
    "ADV-A": (CITY,),
    "ADV-B": (TUNNEL, TO_METROPOLIS),
    "ADV-C": (TUNNEL,),
    "ADV-D": (TO_METROPOLIS,),
    "ADV-E": (CITY,),
    "ADV-F": (TUNNEL, TO_METROPOLIS, BUILDING),
    "ADV-G": (CITY, TUNNEL, TO_METROPOLIS, BUILDING),
    "ADV-H": (BUILDING,),
}
MULTIPLIERS: Final = ("ADV-A", "ADV-B", "ADV-F")
PAIR: Final = "ADV-C"
AT_ONCE: Final = "ADV-E"
SITE_ALONE: Final = "ADV-H"
REMOVED: Final = FieldForm("flag")


def sites_of(board: BoardFacts) -> list[str]:
    """Return the sites of a board on which something can be built, the starting city left out."""
    buildings = [building_site_name(site) for site in range(CITIES * SITES_PER_CITY)]
    cities = [name for name in CITY_NAMES if name != CITY_NAMES[START]]
    return [*cities, *board.tunnels, *[name for name in buildings if kind_of_site(board, name)]]


def bonus_form(is_new: bool) -> Form:
    """Return the fields of a construction bonus; one that is printed can be removed."""
    return [("effect", effect_form(BONUS)), *([] if is_new else [("removed", REMOVED)])]


def special_site_form(board: BoardFacts, site: str, old: SpecialSite | None) -> Form:
    """Return the fields of a special site: the kinds that may lie there, and the benefit of each kind."""
    kinds = kinds_at(board, site, old)
    found: Form = [("kind", FieldForm("word", words=tuple(kinds)))]
    if PAIR not in kinds:
        surcharge = FieldForm("expression", sort=BUNDLE, place=ON_CARD, may_be_empty=True)
        found.append(("surcharge", surcharge))
    for form in dict.fromkeys(benefit_form(kind) for kind in kinds if kind != SITE_ALONE):
        when = tuple(kind for kind in kinds if benefit_form(kind) == form and kind != SITE_ALONE)
        found.append(("effect", form._replace(when=when)))
    return found if old is None else [*found, ("removed", REMOVED)]


def benefit_form(kind: str) -> FieldForm:
    """Return the form of the benefit of a special site of a kind."""
    if kind in MULTIPLIERS:
        return FieldForm("expression", sort=FACTOR, place=ON_CARD)
    return effect_form(BONUS if kind == AT_ONCE else FIXED_GAIN)


def kinds_at(board: BoardFacts, site: str, old: SpecialSite | None) -> list[str]:
    """Return the kinds of special site that may lie on a site; a pair stays a pair, and no other site becomes one."""
    is_pair = old is not None and old.kind == PAIR
    found = [kind for kind, sites in KIND_SITES.items() if kind_of_site(board, site) in sites]
    return [kind for kind in found if (kind == PAIR) == is_pair]


def replace_bonus(boards: dict[int, BoardFacts], number: int, change: Change, problems: Problems) -> None:
    """Replace or remove a construction bonus, or add one to a site without a bonus."""
    board = boards.get(number)
    if board is None or not check_site(board, change, "bonus", problems):
        return
    site = change.text("site", "")
    old = next((bonus for bonus in board.bonuses if bonus.site == site), None)
    check_replaceable(board, change, None if old is None else old.provenance, problems)
    if old is None and not change.gives("effect") and not change.given["removed"]:
        problems.add(f"{change.path}.effect", problem("has_no_bonus_yet_new", site=site))
        return
    check_effect(change, "effect", BONUS, problems)
    kept = old or SiteBonus(site, "", "")
    parts = (change.gives("effect"),)
    new = SiteBonus(site, change.text("effect", kept.effect), provenance_of(change, kept.provenance, *parts))
    bonuses = [bonus for bonus in board.bonuses if bonus.site != site]
    if not change.given["removed"]:
        bonuses.append(new)
    boards[number] = board._replace(bonuses=tuple(bonuses))


def replace_special_site(
    boards: dict[int, BoardFacts], number: int, change: Change, problems: Problems
) -> None:
    """Replace, remove or add a special site of an advanced board."""
    board = boards.get(number)
    if board is None or not check_site(board, change, "special site", problems):
        return
    if board.side == "basic":
        problems.add(change.path, problem("boards_1_4_have_no"))
        return
    site = change.text("site", "")
    old = next((special for special in board.special_sites if site in special.sites), None)
    check_replaceable(board, change, None if old is None else old.provenance, problems)
    new = new_special_site(site, old, change)
    if not change.given["removed"]:
        check_special_site(board, old, new, change, problems)
    others = [special for special in board.special_sites if special is not old]
    boards[number] = board._replace(special_sites=(*others, *([] if change.given["removed"] else [new])))


def new_special_site(site: str, old: SpecialSite | None, change: Change) -> SpecialSite:
    """Return the special site that an entry describes."""
    kept = old or SpecialSite("", (site,), "", "", "")
    parts = (change.gives("kind"), change.gives("surcharge"), change.gives("effect"))
    return SpecialSite(
        change.text("kind", kept.kind),
        kept.sites,
        change.text("surcharge", kept.surcharge),
        change.text("effect", kept.effect),
        change.text("provenance", OWNED) if old is None else provenance_of(change, old.provenance, *parts),
    )


def check_site(board: BoardFacts, change: Change, what: str, problems: Problems) -> bool:
    """Is it a site of this board on which something can be built, named only once?"""
    site = change.text("site", "")
    problems.check_labels(change)
    if not kind_of_site(board, site):
        problems.add(
            f"{change.path}.site", problem("board_has_no_site", number=board.number, site=short(site, 40))
        )
        return False
    if site == CITY_NAMES[START]:
        problems.add(f"{change.path}.site", problem("nothing_ever_built_on_starting", site=site))
        return False
    return problems.check_once(change, "site", f"{what} {board.number} {site}", site)


def kind_of_site(board: BoardFacts, name: str) -> str:
    """Return the kind of piece that is built on a site; an empty text if the board has no such site."""
    if name in CITY_NAMES:
        return CITY
    if name in board.tunnels:
        return TO_METROPOLIS if name.startswith(tuple(METROPOLIS_TUNNELS)) else TUNNEL
    site = building_site(name)
    city, place = divmod(site, SITES_PER_CITY)
    there = site >= 0 and (place == EXPANSION or place < board.building_sites[city])
    return BUILDING if there else ""


def check_replaceable(board: BoardFacts, change: Change, old: str | None, problems: Problems) -> None:
    """Check that the old entry is a designed one, or that the board has such entries and may get new ones."""
    if old is not None:
        problems.check_attested(change, old, change.text("site", ""))
    else:
        known = [bonus.provenance for bonus in board.bonuses]
        known += [special.provenance for special in board.special_sites]
        designed = any(is_designed(provenance) for provenance in known)
        problems.check_attested(change, "D" if designed else "V", str(board.number))
    if change.given["removed"]:
        check_removal(change, old, problems)


def check_removal(change: Change, old: str | None, problems: Problems) -> None:
    """Check that a removed entry exists, and that the change says nothing else about it."""
    if old is None:
        problems.add(f"{change.path}.removed", problem("nothing_on_remove", text=change.text("site", "")))
    if any(change.gives(field) for field in ("effect", "kind", "surcharge", "provenance")):
        problems.add(f"{change.path}.removed", problem("entry_that_removes_has_no"))


def check_special_site(
    board: BoardFacts, old: SpecialSite | None, new: SpecialSite, change: Change, problems: Problems
) -> None:
    """Check that kind, surcharge and benefit of a special site fit together and to the site (UC-ADV-16, -17)."""
    site = new.sites[0]
    if new.kind not in KIND_SITES:
        problems.add(f"{change.path}.kind", problem("kind_must_one", known=list(KIND_SITES)))
        return
    if (new.kind == PAIR) != (old is not None and old.kind == PAIR):
        problems.add(f"{change.path}.kind", problem("needs_its_pair_tunnels_stays", pair=PAIR))
    elif new.kind not in kinds_at(board, site, old):
        problems.add(f"{change.path}.site", problem("site_of_another_kind", kind=new.kind, site=site))
    if new.surcharge:
        problems.add_all(f"{change.path}.surcharge", why_no_surcharge(new))
    field = "effect" if change.gives("effect") or not change.gives("kind") else "kind"
    problems.add_all(f"{change.path}.{field}", why_no_benefit(new))


def why_no_surcharge(site: SpecialSite) -> list[Problem]:
    """Return the problems of a surcharge; a pair has none, because it cannot be told which site asks for it."""
    return [problem("has_no_surcharge", pair=PAIR)] if site.kind == PAIR else why_no_price(site.surcharge)


def why_no_benefit(site: SpecialSite) -> list[Problem]:
    """Return the problems of the benefit of a special site of its kind."""
    if site.kind == SITE_ALONE:
        return [problem("further_building_site_gives_nothing", site_alone=SITE_ALONE)] if site.effect else []
    if site.kind in MULTIPLIERS:
        return why_no_multiplier(site.effect)
    return why_no_effect(site.effect, BONUS if site.kind == AT_ONCE else FIXED_GAIN)


def check_sites(boards: dict[int, BoardFacts], change: Change, problems: Problems) -> None:
    """Check that no site has a bonus and is a special site as well."""
    board = boards.get(int(change.given["number"]))
    if board is None:
        return
    special = [name for site in board.special_sites for name in site.sites]
    for bonus in board.bonuses:
        if bonus.site in special:
            problems.add(change.path, problem("special_site_has_no_bonus", site=bonus.site))
