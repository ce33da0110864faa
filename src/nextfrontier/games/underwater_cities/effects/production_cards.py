"""Production cards: other outputs, choices, payments and exchanges (UC-TYPE-11, UC-PROD-18, -22, -27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.exchanges import Pay, cannot_pay
from nextfrontier.games.underwater_cities.effects.parts import Choose
from nextfrontier.games.underwater_cities.effects.permanents import Lasting
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, Goods
from nextfrontier.games.underwater_cities.state.player import PRODUCTION, Player
from nextfrontier.games.underwater_cities.state.sea import without
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kernel.shapes import Number, Series, Shape
from nextfrontier.kernel.tasks import Decision

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

NO_MOVE: Final = 1 << 12


class Produces(Lasting):
    """The effect of a production card, resolved in each production of its owner (UC-TYPE-11)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]


def production_cards(sea: Sea, player: Player) -> list[int]:
    """The claimed production cards (UC-PROD-18)."""
    return [card for card in player.claimed if sea.box.card(card).type == "production"]


class SwapOutput(Effect):
    """One connected structure of the kind may produce something else instead (UC-PROD-22, CD-12)."""

    def __init__(self, kind: int, give: Goods, take: Goods) -> None:
        super().__init__()
        self.kind = kind
        self.give = give
        self.take = take

    def possible(self, sea: Sea) -> bool:
        return not self.why_impossible(sea)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        player = sea.me()
        if not player.connected_buildings(self.kind):
            parameters: Parameters = {"kinds": KIND_NAMES[self.kind], "upgraded": False}
            return [Reason("nothing_produces", "UC-PROD-22", parameters, [])]
        return [] if player.can_pay(self.give) else [cannot_pay(self.give, player.stock(), "UC-PROD-22")]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.pay(self.give, self.place)
        sea.gain(self.take, 0, self.place, PRODUCTION)


class ProductionChoice(Decision["Sea"]):
    """A production card that leaves a choice: another output or not, or one of several gains."""

    shape = Shape("production_choice", Number("card"))

    def __init__(self, card: int) -> None:
        self.card = card

    def effects(self, state: Sea) -> list[Effect]:
        """What can be chosen."""
        effect = state.box.card(self.card).inner
        return effect.children() if isinstance(effect, Choose) else [effect]

    def kind(self) -> str:
        return "production_choice"

    def rules(self) -> list[str]:
        return ["UC-PROD-18", "UC-PROD-22", "UC-TURN-17"]

    def moves(self, state: Sea) -> list[int]:
        effects = self.effects(state)
        found = [i for i, effect in enumerate(effects) if effect.possible(state)]
        if len(effects) == 1:
            found.append(NO_MOVE)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [*range(len(self.effects(state))), NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        effects = self.effects(state)
        if move == NO_MOVE:
            return (
                [] if len(effects) == 1 else [Reason("gain_is_given", "UC-TIME-14", {"card": self.card}, [])]
            )
        return effects[move].why_impossible(state)

    def apply(self, state: Sea, move: int) -> None:
        if move != NO_MOVE:
            self.effects(state)[move].begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        if move == NO_MOVE:
            return "decline"
        return f"use {self.card}" if len(self.effects(state)) == 1 else f"part {move + 1}"


class ProductionOptions(Decision["Sea"]):
    """Payments and exchanges of production cards, in the owner's order, each optional (UC-PROD-27)."""

    shape = Shape("production_options", Series("cards"))

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def kind(self) -> str:
        return "production_options"

    def rules(self) -> list[str]:
        return ["UC-PROD-27", "UC-CARD-11"]

    def moves(self, state: Sea) -> list[int]:
        return [*[card for card in self.cards if not self.why_not(state, card)], NO_MOVE]

    def domain(self, state: Sea) -> list[int]:
        return [*self.cards, NO_MOVE]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == NO_MOVE:
            return []
        effect = state.box.card(move).inner
        if isinstance(effect, Pay) and effect.from_produced and state.me().produced < effect.price[BIOMATTER]:
            needed, have = effect.price[BIOMATTER], state.me().produced
            return [Reason("not_produced", "UC-CARD-11", {"card": move, "needed": needed, "have": have}, [])]
        return effect.why_impossible(state)

    def apply(self, state: Sea, move: int) -> None:
        if move == NO_MOVE:
            return
        rest = without(self.cards, move)
        if rest:
            state.push(ProductionOptions(rest))
        state.box.card(move).inner.begin(state, True)

    def notation(self, state: Sea, move: int) -> str:
        return "done" if move == NO_MOVE else f"use {move}"
