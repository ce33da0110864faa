/** The maps in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.player": "hráč {number}",
  "board.opponent": "simulovaný soupeř",
  "board.extra": "další civilizace",

  "board.new.label":
    "Nový svět: {own, plural, one {# tvá oblast} few {# tvé oblasti} many {# tvé oblasti} other {# tvých oblastí}}, osídleno {settled} z celkem {areas}",
  "board.area.settled": "Osídleno: {player}.",
  "board.area.plants": "Továrny zde: na {goods:accusative}.",
  "board.area.closed": "Uzamčena, dokud neprojde jeden z tvých ukazatelů ({passage}).",
  "board.area.line": "Leží na linii {number} (většina na linii).",
  "board.area.solo": "Vedle ní leží sólo žeton.",

  "board.old.label":
    "Starý svět ({player}): {left, plural, one {k evakuaci zbývá # oblast} few {k evakuaci zbývají # oblasti} many {k evakuaci zbývá # oblasti} other {k evakuaci zbývá # oblastí}}",
  "board.edge.desert": "poušť",
  "board.edge.mountain": "hory",
  "board.edge.ocean": "oceán",
  "board.old.edges": "Okraje pro evakuační sekci: {edges}.",
  "board.old.inland": "Nemá okraj a nehodí se do žádné sekce: odletí jen jako budova.",
  "board.old.left": "Evakuována: nic neprodukuje.",
  "board.old.loaded": "Naložena na raketoplán {ship}.",
  "board.old.tile": "{name} {number}",
  "board.old.tile.transit": "Je na cestě: neprodukuje na žádném světě.",
  "board.old.tile.new": "Je na Novém světě.",

  "board.track.label": "Stupnice pokroku ({player}): ukazatele na krocích {front} a {rear}",
  "board.space": "Krok {step}, {lane}",
  "board.space.blank": "Prázdné: nic nepřináší.",
  "board.space.markers": "Stojí zde: {names}.",
  "board.passage.closed":
    "Tvůj přední ukazatel jím nesmí projít, dokud zadní neprojde předchozím průchodem ({passage}).",
} satisfies Words<typeof en>;
