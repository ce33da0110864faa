/** The gallery of Evacuation, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.deck": "Mazzo",
  "gallery.deckOf": "Mazzo {deck, select, 1 {I} other {II}}",
  "gallery.set": "Set",
  "gallery.setOf": "Set {n}",
  "gallery.level": "Livello",
  "gallery.levelOf": "Livello {n}",
  "gallery.power": "Livello di potenza",
  "gallery.powerOf": "Livello di potenza {n}",
  "gallery.faces": "Faccine felici",
  "gallery.facesOf":
    "{n, plural, =0 {nessuna faccina felice} one {# faccina felice} many {# faccine felici} other {# faccine felici}}",
  "gallery.bay": "Vani",
  "gallery.bayOf.none": "nessun vano",
  "gallery.bayOf.desert": "deserto",
  "gallery.bayOf.mountain": "montagna",
  "gallery.bayOf.ocean": "oceano",
  "gallery.bonusOf": "Livello di potenza {n}: {text}",
  "gallery.part.technology":
    "Tessera e livello sono stati letti da un’immagine; il numero del set e la lettura esatta del testo sono ideati da noi.",
  "gallery.part.bonus":
    "I due livelli di potenza vengono dal regolamento; il bonus che spetta a ciascuno è ideato da noi.",
  "gallery.part.infrastructure":
    "Il requisito viene dal regolamento, tranne la direzione di una linea; costo, produzione e numero sono ideati da noi.",
  "gallery.part.common_goal": "Il requisito viene dal regolamento; costo, produzione e punti sono ideati da noi.",
  "gallery.part.solo_card":
    "Il numero e la lettera sul retro vengono dal regolamento; l’effetto della carta è ideato da noi.",
  "gallery.named": "{name} ({id})",
} satisfies Words<typeof en>;
