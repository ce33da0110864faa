"""People at a table of Underwater Cities."""

from tests.browser.persons.person import OnAPhone, Person, Turn
from tests.browser.persons.sight import Sight, Thing

LEAVING = ("done", "decline")
ON_THE_BOARD = ("tunnel", "city", "farm", "desal", "lab", "upgrade")


def pieces(turn: Turn) -> int:
    """Count the pieces that were placed or turned over."""
    return sum(move.split()[0] in ON_THE_BOARD for move in turn.moves)


def slot_of(turn: Turn) -> str:
    """Return the slot of a turn: of `Y3+37`, `37+Y3` or `clone Y3+37`."""
    pair = next(move for move in turn.moves if "+" in move).removeprefix("clone ")
    return next(word for word in pair.split("+") if not word.isdigit())


def answers(turn: Turn) -> list[str]:
    """Return the answers beyond card and slot."""
    return [move for move in turn.moves if move != "end" and "+" not in move]


class Player(Person):
    """Chooses a card and a slot, and then what they lead to."""

    def wish(self, sight: Sight) -> Thing:
        site = sight.chosen("site")
        if site:  # several things could be built there
            return self.chance.choice(
                [each for each in sight.ringed("move") if site.name in each.name.split()]
            )
        return self.wish_of_turn(sight) if sight.kind == "turn" else super().wish(sight)

    def wish_of_turn(self, sight: Sight) -> Thing:
        """Choose a card, a slot for it, then the things that the pair leads to."""
        if sight.button("confirm"):
            return self.chance.choice(sight.ringed("site") + sight.ringed("move") or self.confirming(sight))
        card = sight.chosen("card")
        if card is None:
            return self.chance.choice(sight.ringed("card"))
        return self.chance.choice(sight.ringed("slot") or [card])


class PhonePlayer(OnAPhone, Player):
    """Plays Underwater Cities so."""


class HastyPlayer(Player):
    """Wastes no input: touches the thing itself, and ends the turn with it where that is offered."""

    def wish(self, sight: Sight) -> Thing:
        if sight.kind == "turn" and not sight.button("confirm"):
            return self.wish_of_turn(sight)
        end = sight.button("confirm-end")
        if end and sight.button("confirm") and not sight.ringed("site"):  # takes all that there is
            return end
        things = self.things(sight)
        return self.chance.choice(things) if things else end or super().wish(sight)

    def wish_of_turn(self, sight: Sight) -> Thing:
        """Choose a card and a slot; special cards are looked at without a touch of their slot."""
        if not sight.chosen("card"):
            return super().wish_of_turn(sight)
        slot = super().wish_of_turn(sight)
        look = next((move for move in sight.ringed("move") if move.name == "look"), None)
        return look if look and slot.name in look.after else slot

    def things(self, sight: Sight) -> list[Thing]:
        """Return what does something, each once: sites first, then the rest, which may bring the turn to its end."""
        ends = sight.ringed("ends")
        known = {(each.name, each.after) for each in ends}
        moves = [each for each in sight.ringed("move") if (each.name, each.after) not in known]
        acts = [each for each in moves if not each.opens and each.name not in LEAVING]
        cards = sight.ringed("card") if sight.kind == "keep_special" else []
        return sight.ringed("site") or ends + acts + [each for each in cards if not ends]
