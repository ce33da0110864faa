"""English of which every word is longer by 40 %, as words of other languages are: of the page and of the engine."""

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.persons.visit import Visit

LONG = "en-XA"  # as web/src/lib/i18n/pseudo.ts names it
PREFER = """
if (location.protocol.startsWith("http")) {
  localStorage.setItem("nextfrontier.language", '"%s"');
}
"""
PRINTED = frozenset({"name", "short", "text"})  # texts of components
SAID = frozenset({"label", "prompt", "said"})  # and of a table; its other texts are notations


def prefer(visit: Visit, language: str) -> None:
    """Let this visitor have chosen a language."""
    visit.context.add_init_script(PREFER % language)


def speak_long(visit: Visit) -> None:
    """Let all pages of this visitor speak long English."""
    prefer(visit, LONG)
    visit.context.route(re.compile(r"/components\?"), lengthen_components)
    visit.context.route_web_socket(re.compile(r"/api/play"), relay)


def lengthen_components(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, json=with_long(response.json(), PRINTED))


def relay(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    server.on_message(lambda frame: page.send(json.dumps(with_long(json.loads(frame), SAID))))


def with_long(document: Any, keys: frozenset[str], *, inside: bool = False) -> Any:
    """Return a document in which all texts under these keys are long."""
    if isinstance(document, dict):
        return {key: with_long(value, keys, inside=key in keys) for key, value in document.items()}
    if isinstance(document, list):
        return [with_long(value, keys, inside=inside) for value in document]
    return lengthened(document) if inside and isinstance(document, str) else document


def lengthened(text: str) -> str:
    return re.sub(r"[^\W\d_]+", lambda word: longer_word(word[0]), text)


def longer_word(word: str) -> str:
    """Return the word with its vowels twice until it is longer by 40 %."""
    more = round(len(word) * 0.4)
    return (
        re.sub(r"[aeiouy]", lambda vowel: vowel[0] + vowel[0].lower(), word, count=more, flags=re.IGNORECASE)
        if more
        else word
    )
