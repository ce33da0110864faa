import { equal } from "node:assert/strict";
import test from "node:test";
import { keepTogether } from "./typography";

const shown = (text: string, language: string) => keepTogether(text, language).replaceAll("\u00a0", "~");

test("short words, numbers and dashes stay with their neighbours", () => {
  equal(shown("w sieci i z kart (w Erze)", "pl"), "w~sieci i~z~kart (w~Erze)");
  equal(
    shown("{n, plural, one {# karta} other {z # kart}} – {n} {good}", "pl"),
    "{n, plural, one {#~karta} other {z~#~kart}}~– {n}~{good}",
  );
  equal(shown("в сети — и к городу", "ru"), "в~сети~— и~к~городу");
  equal(shown("a una città: 2 carte", "it"), "a una città: 2~carte");
  equal(shown("a city, 2 cards", "en"), "a city, 2 cards");
});
