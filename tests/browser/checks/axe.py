"""Faults of a page that axe-core finds."""

from playwright.sync_api import Page

from tools import chromium

RUN = """
async (within) => {
  const { violations } = await axe.run(within ?? document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\\n  ${html.slice(0, 300)}\\n  ${failureSummary}`));
}
"""


def violations(page: Page, within: str | None = None) -> list[str]:
    """Return one line for each element that breaks a rule of axe, on the whole page or within some parts of it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(chromium.axe().read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, within)
    return found


def check(page: Page, where: str, within: str | None = None) -> None:
    """Fail if axe finds anything."""
    found = violations(page, within)
    assert not found, f"{where}:\n" + "\n".join(found)
