/** The gallery of Underwater Cities, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.kind.card": "Karty",
  "gallery.kind.slot": "Akční pole",
  "gallery.kind.metropolis": "Metropole",
  "gallery.kind.contract": "Vládní kontrakty",
  "gallery.kind.board": "Hráčské desky",
  "gallery.deck": "Balíček",
  "gallery.colour": "Barva",
  "gallery.type": "Typ",
  "gallery.cost": "Cena",
  "gallery.side": "Strana",
  "gallery.card": "{name} (č. {number})",
  "gallery.slot": "Akční pole {id}",
  "gallery.always": "Stále dostupné",
  "gallery.tile": "Metropole {id}",
  "gallery.board": "Deska {number}",
  "gallery.part.board":
    "Místa a spojnice byly přečteny z obrázku vydavatele; bonusy a množství jsou zčásti naším vlastním návrhem.",
  "gallery.part.contract":
    "Jedno množství v odměně se nepodařilo s jistotou přečíst: jde o volbu mezi dvěma způsoby čtení.",
  "gallery.part.rulebook":
    "Název, číslo a druh efektu jsou z pravidel; co v nich chybí, tedy odměna, cena nebo limit, je navrženo.",
  "gallery.part.public":
    "Název, číslo nebo druh efektu je znám z veřejných údajů; co v nich chybí, tedy odměna, cena nebo limit, je navrženo.",
  "gallery.part.assigned":
    "Druh efektu je doložen; číslo bylo přiděleno zde, a co chybí, tedy odměna, cena nebo limit, je navrženo.",
  "gallery.part.picture":
    "Barva, typ a druh efektu byly přečteny z obrázku vydavatele; co se z něj přečíst nedá, je navrženo.",
  "gallery.credits": "{n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}",
  "gallery.few": "1–2 hráči",
  "gallery.many": "3–4 hráči",
  "gallery.blue": "Modrá",
  "gallery.brown": "Hnědá",
  "gallery.basic": "Základní",
  "gallery.advanced": "Pokročilá",
} satisfies Words<typeof en>;
