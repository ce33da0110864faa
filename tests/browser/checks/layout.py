"""Faults of the layout of a page: parts cut off, torn, covered or too small."""

from playwright.sync_api import Page

CUT = """
(selector) => new Promise((resolve) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const seen = new IntersectionObserver((entries) => {
    seen.disconnect();
    const cut = entries.filter(({ intersectionRatio }) => intersectionRatio < 0.97);
    const said = ({ target }) => target.textContent.trim().slice(0, 40) || target.outerHTML.slice(0, 80);
    resolve(cut.map((entry) => `${Math.round(entry.intersectionRatio * 100)} % of ${said(entry)}`));
  });
  if (found.length === 0) resolve([]);
  for (const each of found) seen.observe(each);
})
"""
SMALL = """
(least) => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden"))
  .filter((each) => !(each.closest("p") && getComputedStyle(each).display.startsWith("inline")))  // words of a text
  .map((each) => ({ box: each.getBoundingClientRect(), said: each.textContent.trim() || each.ariaLabel }))
  .filter(({ box }) => box.width > 1 && (box.height < least || box.width < least))
  .map(({ box, said }) => `${Math.round(box.width)}×${Math.round(box.height)} ${said}`)
"""
BROKEN = """
(faces) => {
  const words = ".name, .text, .id";
  const parts = [...document.querySelectorAll(faces)]
    .flatMap((face) => [...face.querySelectorAll(words)]).filter((part) => part.checkVisibility());
  const blocks = parts.filter((part) => getComputedStyle(part).display !== "inline");
  const cut = blocks.filter((part) => part.scrollHeight > part.clientHeight + 2);
  const texts = parts.flatMap((part) => [...part.childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE);
  const lines = (text, { index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  };
  const torn = texts.flatMap((text) => [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => lines(text, word) > 1));
  return [...cut.map((part) => `cut: ${part.textContent}`), ...torn.map((word) => `torn: ${word[0]}`)];
}
"""
COVERED = """
() => new Promise((resolve) => {
  const found = [...document.querySelectorAll("button, a[href], summary")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden"),
  );
  const seen = new IntersectionObserver((entries) => {
    seen.disconnect();
    const whole = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.97);
    const hit = ({ boundingClientRect: box }) =>
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const covered = whole.filter((entry) => {
      const top = hit(entry);
      return !(entry.target.contains(top) || top?.contains(entry.target));
    });
    const said = (each) => (each?.textContent.trim() || each?.ariaLabel || each?.outerHTML || "").slice(0, 40);
    resolve(covered.map((entry) => `${said(entry.target)} under ${said(hit(entry))}`));
  });
  for (const each of found) seen.observe(each);
})
"""
# Each line of each text: is it inside of everything that cuts, inside of its own button or frame, and on top?
# What a box that scrolls hides can be scrolled to. What is hit but not seen, as the air around a sign, covers nothing.
CLIPPED = """
() => {
  const BOXES = "button, .button, [role=tab], .framed, article, dialog, summary, td, th";
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  // People may have long names, and a touch shows the rest of what is folded and of the line of aim.
  const folded = "[data-name], [aria-expanded=false], .aim.ellipsis";
  const hidden = `.visually-hidden, svg, script, style, option, [popover], ${folded}`;
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const slack = 2;
  const outside = (line, box, axis) => axis === "x"
    ? line.left < box.left - slack || line.right > box.right + slack
    : line.top < box.top - slack - 1 || line.bottom > box.bottom + slack + 1;
  // What cuts a line, or what keeps it out of sight by intent.
  const placeOf = (line, parent) => {
    for (let around = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath === "inset(50%)") return { away: around };  // it is only read aloud
      const box = around.getBoundingClientRect();
      for (const axis of ["x", "y"]) {
        const overflow = axis === "x" ? style.overflowX : style.overflowY;
        if (overflow === "visible" || !outside(line, box, axis)) continue;
        const scrolls = axis === "x"
          ? around.scrollWidth > around.clientWidth : around.scrollHeight > around.clientHeight;
        return /auto|scroll/.test(overflow) && scrolls ? { away: around } : { cut: around };
      }
      if (style.position === "fixed") break;
    }
    const page = document.documentElement;
    const window_ = { left: 0, top: 0, right: page.clientWidth, bottom: page.clientHeight };
    if (outside(line, window_, "x")) return { cut: page };
    if (!outside(line, window_, "y")) return {};
    return page.scrollHeight > page.clientHeight ? { away: page } : { cut: page };
  };
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const paints = (each, x, y) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    const written = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap(linesOf)
      .some((line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom);
    return written || each.closest("svg, img, canvas, input") || backgroundImage !== "none"
      || !/[,/] 0\\)$/.test(backgroundColor);
  };
  const covering = (line, parent) => {
    const button = parent.closest("button, label");
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    const all = document.elementsFromPoint(x, y);
    const own = all.findIndex((each) => each.contains(parent) || parent.contains(each) || button?.contains(each));
    return all.slice(0, own < 0 ? all.length : own).find((each) => paints(each, x, y));
  };
  const name = (each) => each.localName + (each.className?.baseVal === undefined
    ? [...each.classList].filter((word) => !word.startsWith("svelte-")).map((word) => "." + word).join("") : "");
  const faults = new Set();
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !shown(parent) || parent.closest(hidden)) continue;
    for (const line of linesOf(text)) {
      if (line.width < 1 || line.height < 1) continue;
      const said = `"${text.data.trim().slice(0, 50)}"`;
      const { cut, away } = placeOf(line, parent);
      if (cut) faults.add(`${said} is cut by ${name(cut)}`);
      const frame = parent.closest(BOXES);
      if (cut || (away && (frame === away || !away.contains(frame)))) continue;
      const box = frame?.getBoundingClientRect();
      const scrolls = frame && frame.scrollHeight > frame.clientHeight + 1;
      if (box && (outside(line, box, "x") || (!scrolls && outside(line, box, "y"))))
        faults.add(`${said} spills over ${name(frame)}`);
      const top = !away && covering(line, parent);
      if (top) faults.add(`${said} lies under ${name(top)}`);
    }
  }
  return [...faults];
}
"""


def out_of_view(page: Page, *selectors: str) -> list[str]:
    """Return those of these that are not there or cut off."""
    absent = [f"no {selector}" for selector in selectors if not page.locator(selector).count()]
    return absent + [part for selector in selectors for part in cut_off(page, selector)]


def cut_off(page: Page, selector: str) -> list[str]:
    """Return those of these that are cut off, if there are any."""
    found: list[str] = page.evaluate(CUT, selector)
    return found


def broken(page: Page, faces: str) -> list[str]:
    """Return the words on these that are cut or torn."""
    found: list[str] = page.evaluate(BROKEN, faces)
    return found


def covered(page: Page) -> list[str]:
    """Return the buttons over which something lies."""
    found: list[str] = page.evaluate(COVERED)
    return found


def small(page: Page, least: int = 44) -> list[str]:
    """Return the targets that a thumb would not hit."""
    found: list[str] = page.evaluate(SMALL, least)
    return found


def clipped(page: Page) -> list[str]:
    """Return the texts of the page, or of the dialog on it, that are cut, spill over or lie under something."""
    found: list[str] = page.evaluate(CLIPPED)
    return found
