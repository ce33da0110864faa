"""The sight of a table: read from the page in one go, by visible parts and their looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LOOK = """
(known) => new Promise((resolve, reject) => {
  const given = performance.now() + 30000;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const things = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const thing = (element) => {
    const { move, ends, slot, card, site, testid, discard, look, after, opens } = element.dataset;
    const names = { move, ends, slot, card, site, testid, discard };
    const named = Object.entries(names).find(([, value]) => value !== undefined);
    if (!named) return []; // a frame around things that have names
    const chosen = element.getAttribute("aria-pressed") === "true";
    const dim = element.getAttribute("aria-disabled") === "true";
    const eye = element.querySelector("[data-testid=eye]") !== null;
    const more = { look: look ?? "", after: after ?? "", opens: opens !== undefined };
    return [{ kind: named[0], name: named[1], chosen, dim, eye, ...more }];
  };
  const see = () => {
    const table = document.querySelector("[data-testid=table]");
    if (!table) return null;
    const { version, decision, kind, optional, seat, busy, over, status } = table.dataset;
    const curtain = things("[data-testid=curtain]").length > 0;
    const explored = document.querySelector("[data-exploring=false]") !== null;
    const asked = decision !== "" && optional === "false" && explored;
    if (busy !== "false" || status !== "open" || !(curtain || over === "true" || asked)) return null;
    const page = document.documentElement;
    const seen = {
      version, decision, kind, seat, over, curtain,
      picks: things("[data-look=ringed], [data-look=plain][data-slot]").flatMap(thing),
      marks: things("[data-discard]").flatMap(thing),
      buttons: things("[data-testid=confirm], [data-testid=confirm-end]").flatMap(thing),
      dialogs: things("dialog[open]").map((dialog) => dialog.dataset.testid ?? ""),
      scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
    };
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

    kind: str  # move, ends (a move with the end of the turn), slot, card, site, testid or discard
    name: str
    chosen: bool = False
    look: str = ""  # ringed, plain or locked
    dim: bool = False
    eye: bool = False  # marked: it shows something hidden
    after: str = ""  # moves that it plays first
    opens: bool = False  # it only narrows the choice: what it leads to is ringed as well

    @property
    def selector(self) -> str:
        look = f"[data-look={self.look}]" if self.look else ""
        after = f'[data-after="{self.after}"]' if self.after else ":not([data-after])"
        return f'[data-{self.kind}="{self.name}"]{look}{after}'


@dataclass(frozen=True)
class Sight:
    """Everything to see when something is asked of us, or when the game is over."""

    version: int
    decision: str
    kind: str
    seat: int | None
    over: bool
    curtain: bool
    picks: tuple[Thing, ...]
    marks: tuple[Thing, ...]  # items that can be marked to be discarded
    buttons: tuple[Thing, ...]
    dialogs: tuple[str, ...]
    scrolls: bool
    sign: str

    @staticmethod
    def read(seen: dict[str, Any]) -> Sight:
        numbers = {"version": int(seen["version"]), "seat": int(seen["seat"]) if seen["seat"] else None}
        things = {name: tuple(Thing(**each) for each in seen[name]) for name in ("picks", "marks", "buttons")}
        others = {"over": seen["over"] == "true", "dialogs": tuple(seen["dialogs"])}
        return Sight(**{**seen, **numbers, **things, **others})

    def ringed(self, kind: str) -> list[Thing]:
        """Return the legal things of this kind that are not chosen yet."""
        return [
            each for each in self.picks if each.kind == kind and each.look == "ringed" and not each.chosen
        ]

    def unmarked(self) -> list[Thing]:
        """Return the items that can still be marked to be discarded."""
        return [each for each in self.marks if not each.chosen]

    def chosen(self, kind: str) -> Thing | None:
        return next((each for each in self.picks if each.kind == kind and each.chosen), None)

    def button(self, name: str) -> Thing | None:
        return next((each for each in self.buttons if each.name == name and not each.dim), None)
