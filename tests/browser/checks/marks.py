"""The pseudo-language `qps`: every message stands in marks; what stands outside was not said by a catalogue."""

import json
import re
from typing import Any

from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute

from tests.browser.persons.visit import Visit

MARKED = "qps"  # as web/src/lib/i18n/pseudo.ts names it
PREFER_MARKED = """
if (location.protocol.startsWith("http")) localStorage.getItem("nextfrontier.language")
  ?? localStorage.setItem("nextfrontier.language", '"%s"');
"""
# Where documents and frames of the server have texts for people; all other strings are ids and notations.
OFFERED = frozenset({"title", "meaning", "message"})  # in the list of games `name` is an id
PRINTED = frozenset(
    {"name", "short", "text", "label", "said", "problem", "played", "better", "reasons", *OFFERED}
)
SAID = frozenset({"label", "prompt", "said", "message", "fixes", "reasons", "reason"})
TABLES = frozenset({"lists", "groups", "colours"})  # of the box: texts by id

# Every text that people see or hear, with where it stands.
SHOWN = r"""
() => {
  const said = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription"];
  const spoken = [...said, "title", "placeholder", "alt"];
  const page = document.documentElement.lang;
  const isOurs = (element) => {
    const own = element.closest("[lang]")?.lang === page;
    return own && !element.closest("script, style, kbd, code, [data-typed]") && element.checkVisibility();
  };
  const where = (element) => {
    const near = element.closest("[data-testid]")?.dataset.testid ?? "";
    return `${near} <${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  };
  const found = [["title", document.title]];
  for (const details of document.querySelectorAll("details")) details.open = true;
  const lineOf = (element) =>
    /^(inline|contents)/.test(getComputedStyle(element).display) ? lineOf(element.parentElement) : element;
  const lines = new Map(); // a sentence may have parts in bold, icons and links
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    const line = data.trim() && isOurs(parentElement) ? lineOf(parentElement) : null;
    if (line) lines.set(line, `${lines.get(line) ?? ""} ${data.trim()}`);
  }
  for (const [line, text] of lines) found.push([where(line), text]);
  for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join())) {
    if (!isOurs(element)) continue;
    for (const name of spoken) {
      const text = element.getAttribute(name);
      if (text) found.push([`${where(element)} ${name}`, text]);
    }
  }
  return found;
}
"""
INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
# Hashes, ids of rules, slots, sites and moves, Roman numbers, and single letters on the drawings.
NAMES = re.compile(
    r"\b[0-9a-f]{32,}\b|\b[A-Z]{2}-(?:blue|brown)\b|\b(?=[A-Z+.\-]*\d)[A-Z][A-Z\d+.\-]*\b|\b[IVX]+\b|\b[A-Z]{1,2}\b|\b[A-Z]{2,4}-[A-Z]+\b|\bx\b"
)


def speak_marked(visit: Visit) -> None:
    """Let all pages of this visitor speak the pseudo-language, and mark what the server says in English."""
    visit.context.add_init_script(PREFER_MARKED % MARKED)
    mark_server(visit)


def mark_server(visit: Visit) -> None:
    """Mark what the server says to pages that ask for the pseudo-language."""
    visit.context.route(re.compile(rf"/(api|shows)/.*language={MARKED}"), mark_answer)
    visit.context.route_web_socket(re.compile(r"/api/play"), mark_frames)


def mark_answer(route: Route) -> None:
    response = route.fetch()
    document = read_json(response)
    keys = OFFERED if "/api/games?" in route.request.url else PRINTED
    if document is None:
        route.fulfill(response=response)
    else:
        route.fulfill(response=response, json=with_marks(document, keys))


def read_json(response: APIResponse) -> Any:
    is_json = "json" in response.headers.get("content-type", "")
    return response.json() if is_json else None


def mark_frames(page: WebSocketRoute) -> None:
    """Mark the frames of a connection whose greeting asked for it."""
    server, asked = page.connect_to_server(), set[str]()

    def send_on(frame: str | bytes) -> None:
        asked.add(json.loads(frame).get("language", ""))
        server.send(frame)

    def send_back(frame: str | bytes) -> None:
        page.send(json.dumps(marked_frame(json.loads(frame))) if MARKED in asked else frame)

    page.on_message(send_on)
    server.on_message(send_back)


def marked_frame(frame: dict[str, Any]) -> dict[str, Any]:
    """Return a frame with marks; the text of a suggestion is a sentence, that of a move its notation."""
    advice = {"text": with_marks(frame["text"], SAID, inside=True)} if "text" in frame else {}
    return {key: marked_entry(key, value, SAID) for key, value in frame.items()} | advice


def with_marks(document: Any, keys: frozenset[str], *, inside: bool = False) -> Any:
    """Return a document in which all texts under these keys are marked."""
    if isinstance(document, dict):
        return {key: marked_entry(key, value, keys) for key, value in document.items()}
    if isinstance(document, list):
        alone = inside and not any(
            is_marked(value) for value in document
        )  # pieces of a sentence are one message
        return [with_marks(value, keys, inside=alone) for value in document]
    is_plain = inside and isinstance(document, str) and document and not is_marked(document)
    return f"⟦{document}⟧" if is_plain else document


def is_marked(value: Any) -> bool:
    """Has the server itself spoken the pseudo-language?"""
    return isinstance(value, str) and re.search("[⟦⟧]", value) is not None


def marked_entry(key: str, value: Any, keys: frozenset[str]) -> Any:
    if key in TABLES and isinstance(value, dict):
        return {each: with_marks(text, keys, inside=True) for each, text in value.items()}
    if key == "shown" and isinstance(value, dict):
        return with_marks(value, keys | {"type"})
    return with_marks(value, keys, inside=key in keys)


def unmarked(page: Page) -> list[str]:
    """Return all texts of the page, with their places, of which a part was not said by a catalogue."""
    found: list[tuple[str, str]] = page.evaluate(SHOWN)
    return list(dict.fromkeys(f"{where}: {text}" for where, text in found if is_unmarked(text)))


def is_unmarked(text: str) -> bool:
    """Has the text a letter or a stop outside of its marks, or marks that do not close?"""
    rest = without_marks(text)
    return re.search(r"[^\W\d_]|[⟦⟧]|•\s*[,;.:()]|\(\s*•", NAMES.sub("", rest)) is not None


def without_marks(text: str) -> str:
    """Return the text with a point for each message."""
    return without_marks(INNERMOST.sub("•", text)) if INNERMOST.search(text) else text
