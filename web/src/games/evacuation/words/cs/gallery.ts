/** The gallery of Evacuation, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.deck": "Balíček",
  "gallery.deckOf": "Balíček {deck, select, 1 {I} other {II}}",
  "gallery.set": "Sada",
  "gallery.setOf": "Sada {n}",
  "gallery.level": "Úroveň",
  "gallery.levelOf": "Úroveň {n}",
  "gallery.power": "Úroveň síly",
  "gallery.powerOf": "Úroveň síly {n}",
  "gallery.faces": "Šťastné tváře",
  "gallery.facesOf":
    "{n, plural, =0 {žádná šťastná tvář} one {# šťastná tvář} few {# šťastné tváře} many {# šťastné tváře} other {# šťastných tváří}}",
  "gallery.bay": "Sekce",
  "gallery.bayOf.none": "bez sekce",
  "gallery.bayOf.desert": "poušť",
  "gallery.bayOf.mountain": "hory",
  "gallery.bayOf.ocean": "oceán",
  "gallery.bonusOf": "Úroveň síly {n}: {text}",
  "gallery.part.technology":
    "Žeton a úroveň byly přečteny z obrázku; číslo jeho sady a přesné znění textu jsou navrženy.",
  "gallery.part.bonus": "Obě úrovně síly jsou z pravidel; bonus, který ke každé patří, je navržen.",
  "gallery.part.infrastructure": "Podmínka je z pravidel, kromě směru linie; cena, produkce a číslo jsou navrženy.",
  "gallery.part.common_goal": "Podmínka je z pravidel; cena, produkce a body jsou navrženy.",
  "gallery.part.solo_card": "Číslo a písmeno na rubu jsou z pravidel; co karta dělá, je navrženo.",
  "gallery.named": "{name} ({id})",
} satisfies Words<typeof en>;
