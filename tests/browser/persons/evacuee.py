"""People at a table of Evacuation."""

from tests.browser.persons.keys import ByKeyboard
from tests.browser.persons.person import OnAPhone, Person, Turn
from tests.browser.persons.sight import Sight, Thing


class Evacuee(Person):
    """Chooses an action, then what it leads to; passes only when nothing else is left."""

    def wish(self, sight: Sight) -> Thing:
        return self.wish_of_turn(sight) if sight.kind == "action" else super().wish(sight)

    def wish_of_turn(self, sight: Sight) -> Thing:
        """Choose an action, in the advanced game with its card, then the things that it asks for."""
        actions = [each for each in sight.ringed("move") if is_action(each.name)]
        asked = [each for each in sight.ringed("move") if not is_action(each.name) and each.name != "pass"]
        asked += sight.ringed("site")
        going_on = self.confirming(sight)
        if going_on:
            return self.chance.choice(asked or going_on)
        cards = sight.ringed("card")
        if sight.chosen("move"):  # a card goes under it
            return self.chance.choice(cards or asked)
        things = actions + cards + asked
        return self.chance.choice(things or sight.ringed("move") or sight.unmarked())


PIECES = ("ship", "stadium", "take", "play", "settle", "prepare", "factory", "invent", "gain", "exchange")


def pieces(turn: Turn) -> int:
    """Count the things that were built, taken, settled, advanced, gained or exchanged."""
    return sum(move.split()[0] in PIECES for move in turn.moves)


def is_action(name: str) -> bool:
    return name[:1] == "A" and name[1:].isdigit()


class KeyboardEvacuee(ByKeyboard, Evacuee):
    """Plays Evacuation without a pointer."""


class PhoneEvacuee(OnAPhone, Evacuee):
    """Plays Evacuation with a thumb."""
