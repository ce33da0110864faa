"""A person at a table who sees only the page: looks, picks something that is ringed, and looks again."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visit import Visit

LOOK = """
(known) => new Promise((resolve, reject) => {
  const given = performance.now() + 30000;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const things = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const thing = (element) => {
    const { slot, card, site, move, testid, look, chooses } = element.dataset;
    const [kind, name] = Object.entries({ move, slot, card, site, chooses, testid }).find(([, value]) => value !== undefined);
    const chosen = element.getAttribute("aria-pressed") === "true";
    return { kind, name, chosen, look: look ?? "", dim: element.getAttribute("aria-disabled") === "true" };
  };
  const see = () => {
    const table = document.querySelector("[data-testid=table]");
    if (!table) return null;
    const { version, decision, kind, optional, seat, busy, over, status } = table.dataset;
    const curtain = things("[data-testid=curtain]").length > 0;
    const explored = document.querySelector("[data-exploring=false]") !== null;
    const asked = decision !== "" && optional === "false" && explored;
    if (busy !== "false" || status !== "open" || !(curtain || over === "true" || asked)) return null;
    const picks = things("[data-look=ringed], [data-look=plain][data-slot]").map(thing);
    const buttons = things("[data-testid=confirm], [data-testid=confirm-end]").map(thing);
    const dialogs = things("dialog[open]").map((dialog) => dialog.dataset.testid ?? "");
    const seen = { version, decision, kind, seat, over: over === "true", curtain, picks, buttons, dialogs };
    return { ...seen, sign: JSON.stringify(seen) };
  };
  const again = () => {
    const found = see();
    if (found && found.sign !== known) resolve(found);
    else if (performance.now() > given) reject(new Error("nothing changed on the page"));
    else requestAnimationFrame(again);
  };
  again();
})
"""


@dataclass(frozen=True)
class Thing:
    """Something on the page that can be picked."""

    kind: str  # move, slot, card, site, chooses, testid
    name: str
    chosen: bool = False
    look: str = ""
    dim: bool = False

    @property
    def selector(self) -> str:
        attribute = "testid" if self.kind == "testid" else self.kind
        return f'[data-{attribute}="{self.name}"]' + (f"[data-look={self.look}]" if self.look else "")


@dataclass(frozen=True)
class Sight:
    """What there is to see when it is one's turn, or when the game is over."""

    version: int
    decision: str
    kind: str
    seat: int | None
    over: bool
    curtain: bool
    picks: tuple[Thing, ...]
    buttons: tuple[Thing, ...]
    dialogs: tuple[str, ...]
    sign: str

    def ringed(self, kind: str) -> list[Thing]:
        """Legal things of this kind that are not chosen yet."""
        return [each for each in self.picks if each.kind == kind and each.look == "ringed" and not each.chosen]

    def chosen(self, kind: str) -> Thing | None:
        return next((each for each in self.picks if each.kind == kind and each.chosen), None)

    def button(self, name: str) -> Thing | None:
        return next((each for each in self.buttons if each.name == name and not each.dim), None)


@dataclass
class Turn:
    """Inputs of one turn and the pieces it placed, for the count of G5."""

    inputs: int = 0
    pieces: int = 0
    moves: list[str] = field(default_factory=list)


class Player:
    """Plays by pointer: a tap on something that the page rings."""

    def __init__(self, visit: Visit, chance: random.Random | None = None) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.chance = chance or random.Random(7)
        self.turns: list[Turn] = [Turn()]
        self.known = ""

    def look(self) -> Sight:
        """Wait until something is asked of us, or until what we did shows, and see what there is."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, self.known)
        self.known = seen["sign"]
        return Sight(
            version=int(seen["version"]),
            decision=seen["decision"],
            kind=seen["kind"],
            seat=int(seen["seat"]) if seen["seat"] else None,
            over=seen["over"],
            curtain=seen["curtain"],
            picks=tuple(Thing(**each) for each in seen["picks"]),
            buttons=tuple(Thing(**each) for each in seen["buttons"]),
            dialogs=tuple(seen["dialogs"]),
            sign=seen["sign"],
        )

    def play_until_over(self, most: int = 600) -> Sight:
        sight = self.look()
        for _ in range(most):
            if sight.over:
                return sight
            sight = self.step(sight)
        raise AssertionError("the game does not come to an end")

    def step(self, sight: Sight) -> Sight:
        """One input, and what there is to see after it."""
        if sight.curtain:
            self.press(self.page.get_by_test_id("curtain").get_by_role("button").first)
        elif sight.dialogs:
            self.page.keyboard.press("Escape")
        else:
            self.pick(self.wish(sight))
        return self.look()

    def wish(self, sight: Sight) -> Thing:
        """What to pick next."""
        site = sight.chosen("site")
        if site:  # several things could be built there
            return self.chance.choice([each for each in sight.ringed("move") if site.name in each.name.split()])
        if sight.kind == "turn":
            return self.wish_of_turn(sight)
        things = sight.ringed("site") + sight.ringed("move") + self.confirming(sight)
        assert things, f"nothing can be picked at the decision {sight.decision}: {sight.sign}"
        return self.chance.choice(things)

    def wish_of_turn(self, sight: Sight) -> Thing:
        """A card, a slot for it, then what the pair leads to."""
        card, slot = sight.chosen("card"), sight.chosen("slot")
        if card is None:
            return self.chance.choice(sight.ringed("card"))
        if slot is None:
            return self.chance.choice(sight.ringed("slot") or [card])
        sites = sight.ringed("site") or sight.ringed("move")
        return self.chance.choice(sites or self.confirming(sight))

    def confirming(self, sight: Sight) -> list[Thing]:
        found = [sight.button("confirm-end") or sight.button("confirm")]
        return [each for each in found if each]

    def pick(self, thing: Thing) -> None:
        self.visit.diary.append(f"{thing.kind} {thing.name}")
        self.press(self.page.locator(thing.selector).locator("visible=true").first)

    def press(self, place: Locator) -> None:
        place.click(timeout=5_000)
