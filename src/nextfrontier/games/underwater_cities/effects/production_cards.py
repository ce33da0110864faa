"""Production cards: other outputs, choices, payments and exchanges (UC-TYPE-11, UC-PROD-18, -22, -27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE, ONE_BUILDING
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.exchanges import Pay, cannot_pay
from nextfrontier.games.underwater_cities.effects.fields import CARD
from nextfrontier.games.underwater_cities.effects.parts import Choose
from nextfrontier.games.underwater_cities.effects.permanents import declare_type
from nextfrontier.games.underwater_cities.effects.places import (
    FIXED_GAIN,
    IN_PRODUCTION,
    ON_CARD,
    ONE_GAIN,
    places,
)
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, Goods
from nextfrontier.games.underwater_cities.state.player import PRODUCTION, Player
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Leave, first, hand_out
from nextfrontier.kernel.reasons import Parameters, Problem, Reason
from nextfrontier.kernel.shapes import Number, Series, Shape
from nextfrontier.kit.effects.parts import PartFamily
from nextfrontier.kit.expressions import show
from nextfrontier.kit.vocabulary import Given, Nested, OneOf, Word
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import nouns

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

# What one farm, desalination plant, laboratory or tunnel gives that is not upgraded (UC-PROD-04..13).
PLAIN: Final[list[Goods]] = [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 1, 0), (1, 0, 0, 0, 0)]  # UC-PROD-26


PRODUCES: Final = declare_type(  # resolved in each production of its owner (UC-TYPE-11)
    "production", {ON_CARD: IN_PRODUCTION, FIXED_GAIN: ONE_GAIN}, "production"
)


def production_cards(sea: Sea, player: Player) -> list[int]:
    """Return the claimed production cards (UC-PROD-18)."""
    return [card for card in player.cards.claimed if sea.box.card(card).type == "production"]


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
        if not player.network.connected_buildings(self.kind):
            parameters: Parameters = {"kinds": KIND_NAMES[self.kind], "upgraded": False}
            return [Reason("nothing_produces", "UC-PROD-22", parameters, [])]
        return [] if player.can_pay(self.give) else [cannot_pay(self.give, player.goods, "UC-PROD-22")]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.pay(self.give, self.place)
        sea.gain(self.take, 0, self.place, PRODUCTION)


def say_swap(given: Given) -> Part:
    """Say the structures, the goods they no longer produce and the goods they produce instead."""
    kinds = nouns([given.text("kind")], 2, "connected.")
    return Message(
        "swap_output", structures=kinds, give=given.say_argument("give"), take=given.say_argument("take")
    )


def why_not_produced(given: Given) -> Problem | None:
    """Return why a structure cannot give away goods that it does not produce (CD-12)."""
    if given.make_argument("give") == PLAIN[given.make_argument("kind")]:
        return None
    return problem("swap_output_not_produced", kind=given.text("kind"), give=show(given.values["give"]))


SWAP_OUTPUT: Final = Word(
    "swap_output",
    EFFECT,
    SwapOutput,
    OneOf("kind", ONE_BUILDING),
    Nested("give", BUNDLE, named=True),
    Nested("take", BUNDLE, named=True),
    says=say_swap,
    icons="swap $kind $give arrow $take",
    places=places(IN_PRODUCTION),
    elsewhere=problem("only_in_production"),
    sense=why_not_produced,
)


class ProductionChoice(Decision["Sea"]):
    """A production card that leaves a choice: another output or not, or one of several gains."""

    shape = Shape("production_choice", Number("card"))
    asked_by = ["UC-PROD-18", "UC-PROD-22", "UC-TURN-17"]

    def __init__(self, card: int) -> None:
        self.card = card

    def effect(self, state: Sea) -> Effect:
        """Return the effect of the card."""
        return state.box.card(self.card).inner

    def families(self) -> list[Family[Any, Any]]:
        return OUTPUTS

    def leaving(self) -> str:
        return "decline"

    def why_not_leave(self, state: Sea) -> list[Reason]:
        if isinstance(self.effect(state), Choose):
            return [Reason("gain_is_given", "UC-TIME-14", {"card": self.card}, [])]
        return []


class TakeOtherOutput(Family["Sea", ProductionChoice]):
    """Let the card change an output."""

    def __init__(self) -> None:
        super().__init__("use", "use {card}", [CARD])

    def options(self, state: Sea, asked: ProductionChoice) -> list[int]:
        return [] if isinstance(asked.effect(state), Choose) else [asked.card]

    def why_not(self, state: Sea, asked: ProductionChoice, move: int) -> list[Reason]:
        return asked.effect(state).why_impossible(state)

    def brings(self, state: Sea, asked: ProductionChoice, move: int) -> int:
        return asked.effect(state).supply

    def apply(self, state: Sea, asked: ProductionChoice, move: int) -> None:
        asked.effect(state).begin(state, True)


class TakeGain(PartFamily["Sea", ProductionChoice]):
    """Take one of several gains, counted from 1."""

    def nodes(self, state: Sea, asked: ProductionChoice) -> list[Effect]:
        effect = asked.effect(state)
        return effect.nodes if isinstance(effect, Choose) else []

    def brings(self, state: Sea, asked: ProductionChoice, move: int) -> int:
        return asked.effect(state).supply

    def apply(self, state: Sea, asked: ProductionChoice, move: int) -> None:
        self.nodes(state, asked)[first(move) - 1].begin(state, True)


OUTPUTS: Final = hand_out([TakeOtherOutput(), TakeGain(), Leave()])


class ProductionOptions(Decision["Sea"]):
    """Payments and exchanges of production cards, in the owner's order, each optional (UC-PROD-27)."""

    shape = Shape("production_options", Series("cards"))
    asked_by = ["UC-PROD-27", "UC-CARD-11"]

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def families(self) -> list[Family[Any, Any]]:
        return PAYMENTS


class PayForProduction(Family["Sea", ProductionOptions]):
    """Pay or exchange as a production card says."""

    def __init__(self) -> None:
        super().__init__("use", "use {card}", [CARD])

    def options(self, state: Sea, asked: ProductionOptions) -> list[int]:
        return list(asked.cards)

    def why_not(self, state: Sea, asked: ProductionOptions, move: int) -> list[Reason]:
        effect = state.box.card(move).inner
        if isinstance(effect, Pay) and effect.from_produced and state.me().produced < effect.price[BIOMATTER]:
            needed, have = effect.price[BIOMATTER], state.me().produced
            return [Reason("not_produced", "UC-CARD-11", {"card": move, "needed": needed, "have": have}, [])]
        return effect.why_impossible(state)

    def brings(self, state: Sea, asked: ProductionOptions, move: int) -> int:
        return state.box.card(move).inner.supply

    def apply(self, state: Sea, asked: ProductionOptions, move: int) -> None:
        rest = leave_out(asked.cards, move)
        if rest:
            state.push(ProductionOptions(rest))
        state.box.card(move).inner.begin(state, True)


PAYMENTS: Final = hand_out([PayForProduction(), Leave()])
