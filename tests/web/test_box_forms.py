"""The forms of the page "Your own box", against the engine: every expression that there is can be built by choosing."""

import re
from typing import Any

import msgspec
import pytest

from nextfrontier.kit.expressions import parse
from nextfrontier.protocol.boxes import describe_box
from tests.server.serving import GAMES
from tests.web.node import in_node

REBUILD = """
const { addable, beginBlock, beginValue, fromWords, giveValue, holes, isBlock, placeInside, wordsAt, write } =
  await import("./pages/box/model/blocks.ts");

/** The same block, made only of what the forms offer. */
function rebuild(sorts, sort, place, only, block) {
  const word = wordsAt(sorts, sort, place, only).find(({ name }) => name === block.word);
  if (!word) throw new Error(`${block.word} is not offered for ${sort} in ${place}`);
  const inside = placeInside(word, place);
  let made = beginBlock(sorts, word, place);
  for (const [name, value] of block.given) {
    const offered = [...addable(word, made), ...word.arguments.filter(({ optional }) => !optional)];
    const argument = offered.find((one) => one.name === name);
    if (!argument) throw new Error(`${block.word} offers no ${name}`);
    if (argument.optional) made = giveValue(made, name, beginValue(sorts, argument, inside));
    made = giveValue(made, name, choose(sorts, argument, inside, value));
  }
  return made;
}

function choose(sorts, argument, place, value) {
  const { kind, choices = [], least = 0, most = 0, item } = argument;
  const words = choices.map(({ word }) => word);
  const isOffered = (word) => words.includes(word);
  const several = [value].flat();
  if (kind === "words" && several.every(isOffered) && several.length <= most) return fromWords(several);
  if (kind === "list" && value.length >= least && value.length <= most)
    return value.map((each) => choose(sorts, item, place, each));
  if (kind === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  if (typeof value === "string" && isOffered(value)) return value;
  if (kind === "block" && isBlock(value)) return rebuild(sorts, argument.sort, place, [], value);
  throw new Error(`${argument.name} cannot be ${JSON.stringify(value)}`);
}

const told = [];
for (const { list, values, blocks, form, id } of given.components) {
  for (const field of given.forms[form]) {
    const { name, kind, sort, place, only = [], when = [] } = field;
    if (kind !== "expression" || !values[name] || (when.length && !when.includes(values.kind))) continue;
    try {
      const made = rebuild(given.sorts, sort, place, only, blocks[name]);
      told.push([id, values[name], holes(made) ? "unfinished" : write(given.sorts, sort, made)]);
    } catch (error) {
      told.push([id, values[name], error.message]);
    }
  }
}
console.log(JSON.stringify(told));
"""


def box(slug: str) -> dict[str, Any]:
    """Return the forms of a game as the page gets them."""
    found: dict[str, Any] = msgspec.to_builtins(describe_box(slug, "en"))
    return found


def plain(text: str) -> str:
    """Return an expression with single words out of their brackets: `[ocean]` means `ocean`."""
    return re.sub(r"\[([a-z_]+)\]", r"\1", text)


@pytest.mark.parametrize(("slug", "least"), list(zip(GAMES, (280, 170), strict=True)))
def test_every_expression_of_every_component_is_rebuilt_by_choices_alone(slug: str, least: int) -> None:
    rebuilt = in_node(REBUILD, box(slug))
    assert len(rebuilt) >= least
    assert [each for each in rebuilt if plain(str(parse(each[1]))) != each[2]] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_component_that_packs_may_replace_has_a_form_with_its_printed_values(slug: str) -> None:
    found = box(slug)
    for component in found["components"]:
        form = found["forms"][component["form"]]
        assert form
        assert {field["name"] for field in form} == set(component["values"])
        for field in form:
            value = component["values"][field["name"]]
            if field["kind"] == "word" and value:
                assert value in [choice["word"] for choice in field["choices"]], component["id"]
            if field["kind"] == "number":
                assert field.get("least", 0) <= value <= field["most"], component["id"]
