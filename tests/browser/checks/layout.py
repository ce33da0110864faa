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
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("p, .visually-hidden"))
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
