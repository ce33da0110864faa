/** The gallery of Evacuation, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.deck": "Talia",
  "gallery.deckOf": "Talia {deck, select, 1 {I} other {II}}",
  "gallery.set": "Zestaw",
  "gallery.setOf": "Zestaw {n}",
  "gallery.level": "Poziom",
  "gallery.levelOf": "Poziom {n}",
  "gallery.power": "Poziom Mocy",
  "gallery.powerOf": "Poziom Mocy {n}",
  "gallery.faces": "Szczęśliwe Twarze",
  "gallery.facesOf":
    "{n, plural, =0 {bez Szczęśliwej Twarzy} one {# Szczęśliwa Twarz} few {# Szczęśliwe Twarze} many {# Szczęśliwych Twarzy} other {# Szczęśliwej Twarzy}}",
  "gallery.bay": "Strefy ewakuacji",
  "gallery.bayOf.none": "bez strefy",
  "gallery.bayOf.desert": "pustynia",
  "gallery.bayOf.mountain": "góry",
  "gallery.bayOf.ocean": "ocean",
  "gallery.bonusOf": "Poziom Mocy {n}: {text}",
  "gallery.part.technology":
    "Kafelek i poziom odczytano z ilustracji; numer zestawu i dokładne brzmienie tekstu opracowano.",
  "gallery.part.bonus": "Oba Poziomy Mocy pochodzą z instrukcji; przypisane im premie opracowano.",
  "gallery.part.infrastructure":
    "Wymaganie pochodzi z instrukcji, z wyjątkiem kierunku linii; koszt, produkcję i numer opracowano.",
  "gallery.part.common_goal": "Wymaganie pochodzi z instrukcji; koszt, produkcję i punkty opracowano.",
  "gallery.part.solo_card": "Liczba i litera na rewersie pochodzą z instrukcji; działanie karty opracowano.",
  "gallery.named": "{name} ({id})",
} satisfies Words<typeof en>;
