/** The gallery of Underwater Cities, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.kind.card": "Carte",
  "gallery.kind.slot": "Spazi azione",
  "gallery.kind.metropolis": "Metropoli",
  "gallery.kind.contract": "Contratti Governativi",
  "gallery.kind.board": "Plance giocatore",
  "gallery.deck": "Mazzo",
  "gallery.colour": "Colore",
  "gallery.type": "Tipo",
  "gallery.cost": "Costo",
  "gallery.side": "Lato",
  "gallery.card": "{name} (n. {number})",
  "gallery.slot": "Spazio {id}",
  "gallery.always": "Sempre disponibile",
  "gallery.tile": "Metropoli {id}",
  "gallery.board": "Plancia {number}",
  "gallery.part.board":
    "Siti e linee sono stati letti da un’immagine dell’editore; bonus e quantità sono in parte ideati da noi.",
  "gallery.part.contract":
    "Una quantità della sua ricompensa non si è potuta leggere con certezza: è una scelta tra due letture.",
  "gallery.part.rulebook":
    "Nome, numero e tipo di effetto vengono dai regolamenti; ciò che lì manca (una ricompensa, un prezzo o un limite) è ideato da noi.",
  "gallery.part.public":
    "Il nome, il numero o il tipo di effetto è noto da fatti pubblici; ciò che lì manca (una ricompensa, un prezzo o un limite) è ideato da noi.",
  "gallery.part.assigned":
    "Il tipo di effetto è attestato; il numero è stato assegnato qui, e ciò che manca (una ricompensa, un prezzo o un limite) è ideato da noi.",
  "gallery.part.picture":
    "Colore, tipo e genere di effetto sono stati letti da un’immagine dell’editore; ciò che lì non si legge è ideato da noi.",
  "gallery.credits": "{n, plural, one {# credito} many {# crediti} other {# crediti}}",
  "gallery.few": "1–2 giocatori",
  "gallery.many": "3–4 giocatori",
  "gallery.blue": "Blu",
  "gallery.brown": "Marrone",
  "gallery.basic": "Base",
  "gallery.advanced": "Avanzato",
} satisfies Words<typeof en>;
