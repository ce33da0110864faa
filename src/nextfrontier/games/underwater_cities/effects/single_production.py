"""The production of single structures, as a card gives it (UC-CARD-18, UC-ADV-12, CD-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import ANY_STRUCTURES
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, SITE_MASK, STRUCTURE
from nextfrontier.games.underwater_cities.effects.places import IN_TURN, places
from nextfrontier.games.underwater_cities.effects.production_cards import PLAIN
from nextfrontier.games.underwater_cities.effects.promised import Promised
from nextfrontier.games.underwater_cities.rules.production import UPGRADE, own_production
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, most, plus, times
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.supplies import ANY_RESOURCE, CHANGES_AREA
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.families import Family, Leave, hand_out
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Node, Number, Series, Shape, Truth
from nextfrontier.kit.expressions import show
from nextfrontier.kit.vocabulary import Given, OneOf, UpTo, Word
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import nouns, things

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


class ProduceOne(Effect):
    """Gain the own production of up to n different structures: no multiplier, no pair bonus (UC-CARD-18, CD-11)."""

    def __init__(self, kinds: list[int], most: int, any_state: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.most = most
        self.any_state = any_state

    def candidates(self, player: Player, kind: int) -> int:
        """Return the structures of this kind that may be chosen."""
        network = player.network
        if kind == TUNNEL:
            found = network.tunnels_at_cities()
            return found if self.any_state else found & network.upgraded_tunnels
        found = network.connected_buildings(kind)
        return found if self.any_state else found & network.upgraded_buildings

    def possible(self, sea: Sea) -> bool:
        player = sea.me()
        for kind in self.kinds:
            if self.candidates(player, kind):
                return True
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        if self.possible(sea):
            return []
        kinds = " ".join(KIND_NAMES[kind] for kind in self.kinds)
        parameters: Parameters = {"place": self.place, "kinds": kinds, "upgraded": not self.any_state}
        return [Reason("nothing_produces", "UC-CARD-18", parameters, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ProduceMore(self, self.most, must, ()))

    def supplies(self) -> int:
        return ANY_RESOURCE

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & CHANGES_AREA != 0 or self.possible(sea)

    def yields(self, sea: Sea) -> Goods | None:
        found = NOTHING
        for kind in self.kinds:
            found = most(found, plus(PLAIN[kind], UPGRADE[kind]))
        return times(found, self.most)


def say_produce_one(given: Given) -> Part:
    """Say whose production is gained."""
    n, state = given.number("n"), given.text("state")
    prefix = "kind.upgraded_" if state == "upgraded" else "connected."
    kinds = [show(kind) for kind in given.items("kinds")]
    if n == 1:
        return Message(f"produce_one.{state}", things=things(kinds, 1, prefix))
    return Message(f"produce_one.up_to.{state}", n, nouns=nouns(kinds, n, prefix))


PRODUCE_ONE: Final = Word(
    "produce_one",
    EFFECT,
    ProduceOne,
    ANY_STRUCTURES,
    UpTo("n", default=1, most=2),
    OneOf("state", {"upgraded": False, "any": True}, default="upgraded", icons={"any": ""}),
    says=say_produce_one,
    icons="produce $n $state $kinds",
    places=places(*IN_TURN),
    work=("n", 1),
)


class ProduceMore(Promised[ProduceOne]):
    """Choose the structure whose production to gain next."""

    shape = Shape("produce_more", Node("effect", ProduceOne), Number("left"), Truth("must"), Series("done"))
    asked_by = ["UC-CARD-18", "UC-ADV-12"]

    def __init__(self, effect: ProduceOne, left: int, must: bool, done: tuple[int, ...]) -> None:
        super().__init__(effect, must)
        self.left = left
        self.done = done  # structures already chosen

    def kind(self) -> str:
        return "produce"

    def families(self) -> list[Family[Any, Any]]:
        return PRODUCTIONS

    def leaving(self) -> str:
        return "done" if self.done else "decline"


class ProduceAt(Family["Sea", ProduceMore]):
    """Gain the production of a structure of the right kind and state."""

    def __init__(self) -> None:
        super().__init__("produce", "produce {site}", [STRUCTURE])

    def options(self, state: Sea, asked: ProduceMore) -> list[int]:
        player = state.me()
        return [
            kind << KIND_SHIFT | site
            for kind in asked.effect.kinds
            for site in members(asked.effect.candidates(player, kind))
        ]

    def is_legal(self, state: Sea, asked: ProduceMore, move: int) -> bool:
        return move not in asked.done

    def why_not(self, state: Sea, asked: ProduceMore, move: int) -> list[Reason]:
        if move not in asked.done:
            return []
        return [Reason("already_chosen", "UC-CARD-18", {"site": STRUCTURE.spell(state, move)}, [])]

    def brings(self, state: Sea, asked: ProduceMore, move: int) -> int:
        return ANY_RESOURCE

    def apply(self, state: Sea, asked: ProduceMore, move: int) -> None:
        player = state.me()
        kind, site = move >> KIND_SHIFT, move & SITE_MASK
        mask = player.network.upgraded_tunnels if kind == TUNNEL else player.network.upgraded_buildings
        own = own_production(kind, mask >> site & 1 == 1, 1)
        state.gain(own.goods, own.points, asked.effect.place, asked.effect.heading)
        if asked.left > 1:
            state.push(ProduceMore(asked.effect, asked.left - 1, False, (*asked.done, move)))


PRODUCTIONS: Final = hand_out([ProduceAt(), Leave()])
