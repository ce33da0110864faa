"""Building cities, buildings and tunnels, one or several (UC-BUILD, UC-TIME-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import (
    ANY_KINDS,
    BUNDLE,
    FREE,
    USUAL,
    show_cost,
    up_to,
)
from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, PIECE, SITE, SITE_MASK
from nextfrontier.games.underwater_cities.effects.places import ADDED, IN_TURN, REWARD, REWARD_PART, places
from nextfrontier.games.underwater_cities.effects.promised import More
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.construction.payment import (
    can_build_for,
)
from nextfrontier.games.underwater_cities.rules.construction.placing import start_building
from nextfrontier.games.underwater_cities.rules.construction.sites import (
    none_left,
    pieces_left,
    why_not_legal,
)
from nextfrontier.games.underwater_cities.rules.construction.terms import SITE_RULES, Terms
from nextfrontier.games.underwater_cities.rules.construction.upgrading import say_upgrade_price
from nextfrontier.games.underwater_cities.state.board import KINDS, NONSYMBIOTIC, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import (
    NOTHING,
    SCIENCE,
    Goods,
)
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.supplies import (
    BUILDS,
    UPGRADES,
)
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.families import WIDTH, Family, Leave, first, hand_out, second
from nextfrontier.kernel.promises import Lookahead
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kernel.tasks import UNKNOWN
from nextfrontier.kit.expressions import Call, ExpressionError, show
from nextfrontier.kit.vocabulary import Given, Nested, OneOf, UpTo, Word, fill_pattern
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import things

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class Build(Terms):
    """Build up to n objects, one after another, each of one of the kinds on a legal site."""

    def widen(self, kinds: list[int]) -> Build:
        """Return the same build with other kinds (a changed slot)."""
        return Build(kinds, self.most, self.free, self.cost, self.discount, self.expansion, self.upgraded)

    def open_sites(self, sea: Sea, kind: int) -> int:
        """Return the legal sites that the active player can also pay for."""
        player = sea.players[sea.active]
        base = self.base_cost(player, kind)
        if not can_build_for(player, base):
            return 0
        sites = self.legal_sites(sea, player, kind)
        if not sites:
            return 0
        doubtful = sites & player.network.board.sites_with_surcharge(kind)
        if self.upgraded and player.goods[SCIENCE] <= base[SCIENCE]:
            doubtful = sites
        if not doubtful:
            return sites
        found = sites & ~doubtful
        for site in members(doubtful):
            if self.is_open(sea, player, kind, site):
                found |= 1 << site
        return found

    def is_open(self, sea: Sea, player: Player, kind: int, site: int) -> bool:
        """Can this site be paid for, and its upgrade too where both are one whole (UC-TIME-13)?"""
        price = self.price(player, kind, site)
        if not can_build_for(player, price):
            return False
        return not self.upgraded or player.goods[SCIENCE] > price[SCIENCE] or self.completes(sea, kind, site)

    def completes(self, sea: Sea, kind: int, site: int) -> bool:
        """Could effects that the build triggers pay for the upgrade? Bound first, then a trial on a copy of its own."""
        if not sea.box.prospects.of_building(sea, kind, site) >> SCIENCE & 1:
            return False
        trial = sea.trial()
        trial.agenda = None
        trial.lanes = []
        trial.searching = True
        start_building(trial, self, kind, site)
        return Lookahead().alive(trial)

    def possible(self, sea: Sea) -> bool:
        for kind in self.kinds:
            if self.open_sites(sea, kind):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        found: list[Reason] = []
        for kind in self.kinds:
            reason = self.why_no_site(sea, kind)
            if reason is None:
                return []
            found.append(reason)
        return found

    def why_no_site(self, sea: Sea, kind: int) -> Reason | None:
        """Return the nearest reason why this kind can be built nowhere."""
        if self.open_sites(sea, kind):
            return None
        player = sea.me()
        if kind >= TUNNEL and not pieces_left(sea, kind):
            return none_left(kind)
        sites = self.legal_sites(sea, player, kind)
        if not sites:
            return Reason("no_legal_site", SITE_RULES[kind], {"kind": kind}, [])
        cheapest = min(members(sites), key=lambda site: sum(self.price(player, kind, site)))
        return self.cannot_pay_at(player, kind, cheapest)

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(BuildMore(self, self.most, must, False))


def make_build(
    kinds: list[int], most: int, cost: Goods | str, discount: Goods, expansion: bool, upgraded: bool
) -> Build:
    """Make the effect that builds; the cost is usual, free, or some goods."""
    if (expansion and max(kinds) >= TUNNEL) or (upgraded and max(kinds) > TUNNEL):
        raise ExpressionError(problem("build_only_buildings_fit_expansion"))
    specified = NOTHING if isinstance(cost, str) else cost
    return Build(kinds, most, cost == FREE, specified, discount, expansion, upgraded)


def say_build(given: Given) -> Part:
    """Say the piece to build, its site and its cost."""
    n, where, cost = given.number("n"), given.text("where"), given.values["cost"]
    built: Part = things([show(kind) for kind in given.items("kinds")], n)
    if where != "normal":
        built = Message(f"where.{where}", n, things=built)
    payment = "price" if isinstance(cost, Call) else show(cost)
    if given.has("discount") and cost != FREE:
        payment = "price.discount" if isinstance(cost, Call) else "discount"
    found = Message(f"build{up_to(n)}.{payment}", n, things=built)
    if isinstance(cost, Call):
        found.parts["price"] = given.say_argument("cost")
    if given.has("discount"):
        found.parts["discount"] = given.say_argument("discount")
    if not given.has("upgraded"):
        return found
    return Message(f"build{up_to(n)}.upgraded", n, build=found, price=say_upgrade_price())


BUILD: Final = Word(
    "build",
    EFFECT,
    make_build,
    ANY_KINDS,
    UpTo("n", default=1, most=2),
    Nested("cost", BUNDLE, {USUAL: USUAL, FREE: FREE}, USUAL),
    Nested("discount", BUNDLE, {"nothing": NOTHING}, "nothing"),
    OneOf("where", {"normal": False, "expansion": True}, default="normal"),
    OneOf("upgraded", {"no": False, "usual": True}, default="no", icons={"usual": "upgraded"}),
    says=say_build,
    icons=lambda given: fill_pattern(
        f"build $n $kinds [ $where ] {show_cost(given)} [ less $discount ] [ $upgraded ]", given
    ),
    places=places(*IN_TURN, ADDED, REWARD, REWARD_PART),
    work=("n", 2),
)


class BuildMore(More[Build]):
    """Choose the next piece to build and its site: each build is paid and triggers on its own (UC-BUILD-25, -41)."""

    shape = Shape("build", Node("effect", Build), Number("left"), Truth("must"), Truth("touched"))
    asked_by = ["UC-BUILD-25", "UC-BUILD-29"]

    def families(self) -> list[Family[Any, Any]]:
        return BUILDS_ONE


class BuildAt(Family["Sea", BuildMore]):
    """Build a piece on a site: `tunnel TL-ML`, `lab BR.2`, `city MC symbiotic`."""

    def __init__(self) -> None:
        super().__init__("build", "", [PIECE, SITE])

    def options(self, state: Sea, asked: BuildMore) -> list[int]:
        board = state.me().network.board
        return [
            build_move(kind, site) for kind in asked.effect.kinds for site in members(board.all_sites(kind))
        ]

    def add_moves(self, state: Sea, asked: BuildMore, found: list[int]) -> None:
        for kind in asked.effect.kinds:
            sites = asked.effect.open_sites(state, kind)
            first_site = kind << KIND_SHIFT
            while sites:
                low = sites & -sites
                found += BUILD_MOVES[first_site + low.bit_length() - 1]
                sites ^= low

    def why_not(self, state: Sea, asked: BuildMore, move: int) -> list[Reason]:
        effect = asked.effect
        kind, site = first(move), site_of(move)
        if effect.open_sites(state, kind) >> site & 1:
            return []
        player = state.me()
        if not pieces_left(state, kind):
            return [none_left(kind)]
        if effect.legal_sites(state, player, kind) >> site & 1:
            return [effect.cannot_pay_at(player, kind, site)]
        found = [why_not_legal(player, kind, site, effect.expansion)]
        if not can_build_for(player, effect.price(player, kind, site)):
            found.append(effect.cannot_pay_at(player, kind, site))
        return found

    def brings(self, state: Sea, asked: BuildMore, move: int) -> int:
        if asked.left > 1:
            return asked.effect.supply
        kind = first(move)
        bonus = state.me().network.board.bonus(kind, site_of(move))
        found = BUILDS << kind if bonus is None else BUILDS << kind | bonus.supply
        return found | UPGRADES << kind if asked.effect.upgraded else found

    def apply(self, state: Sea, asked: BuildMore, move: int) -> None:
        if asked.left > 1:
            state.push(BuildMore(asked.effect, asked.left - 1, False, True))
        start_building(state, asked.effect, first(move), site_of(move))

    def spell(self, state: Sea, asked: BuildMore, move: int) -> str:
        piece, site = PIECE.spell(state, first(move)), SITE.spell(state, second(move))
        return f"{piece} {site}" if first(move) < NONSYMBIOTIC else f"city {site} {piece}"

    def read(self, state: Sea, asked: BuildMore, text: str) -> int:
        words = text.split(" ")
        if len(words) == 3:
            words = [words[2], words[1]]
        piece = PIECE.read(state, words[0])
        site = UNKNOWN if piece == UNKNOWN or len(words) != 2 else SITE.read(state, words[1])
        return UNKNOWN if site == UNKNOWN else build_move(piece, site & SITE_MASK)


BUILDS_ONE: Final = hand_out([BuildAt(), Leave()])


def build_move(kind: int, site: int) -> int:
    """Return the move that builds a piece of this kind on a site."""
    return kind | (kind << KIND_SHIFT | site) << WIDTH


# By kind and site, each move as a list, made once because they are listed so often.
BUILD_MOVES: Final = [[build_move(kind, site)] for kind in range(KINDS) for site in range(SITE_MASK + 1)]


def site_of(move: int) -> int:
    """Return the number of the site on which a move builds."""
    return move >> WIDTH & SITE_MASK
