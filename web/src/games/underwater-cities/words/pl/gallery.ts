/** The gallery of Underwater Cities, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.kind.card": "Karty",
  "gallery.kind.slot": "Pola Akcji",
  "gallery.kind.metropolis": "Metropolie",
  "gallery.kind.contract": "Kontrakty Rządowe",
  "gallery.kind.board": "Plansze gracza",
  "gallery.deck": "Talia",
  "gallery.colour": "Kolor",
  "gallery.type": "Typ",
  "gallery.cost": "Koszt",
  "gallery.side": "Strona",
  "gallery.card": "{name} (nr {number})",
  "gallery.slot": "Pole {id}",
  "gallery.always": "Grant od Federacji",
  "gallery.tile": "Metropolia {id}",
  "gallery.board": "Plansza {number}",
  "gallery.part.board":
    "Miejsca budowy i linie odczytano z ilustracji wydawcy; premie i ilości to częściowo nasze opracowanie.",
  "gallery.part.contract":
    "Jednej z liczb w nagrodzie nie dało się odczytać na pewno: to wybór między dwoma odczytami.",
  "gallery.part.rulebook":
    "Nazwa, numer i rodzaj działania pochodzą z instrukcji; to, czego w nich brakuje – nagrodę, cenę lub limit – opracowano.",
  "gallery.part.public":
    "Nazwa, numer lub rodzaj działania są znane z publicznych informacji; to, czego w nich brakuje – nagrodę, cenę lub limit – opracowano.",
  "gallery.part.assigned":
    "Rodzaj działania jest potwierdzony; numer nadano tutaj, a to, czego brakuje – nagrodę, cenę lub limit – opracowano.",
  "gallery.part.picture":
    "Kolor, typ i rodzaj działania odczytano z ilustracji wydawcy; to, czego nie da się z niej odczytać, opracowano.",
  "gallery.credits": "{n, plural, one {# Kredyt} few {# Kredyty} many {# Kredytów} other {# Kredytu}}",
  "gallery.few": "1–2 graczy",
  "gallery.many": "3–4 graczy",
  "gallery.blue": "Niebieski",
  "gallery.brown": "Brązowy",
  "gallery.basic": "Podstawowa",
  "gallery.advanced": "Zaawansowana",
} satisfies Words<typeof en>;
