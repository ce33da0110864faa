/** The maps in Italian. Form: small (a resource inside a sentence). */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.player": "giocatore {number}",
  "board.opponent": "avversario simulato",
  "board.extra": "civiltà aggiuntiva",

  "board.new.label":
    "Nuovo Mondo: {own, plural, one {# tua area} many {# tue aree} other {# tue aree}}; colonizzate: {settled} su {areas}",
  "board.area.settled": "Colonizzata: {player}.",
  "board.area.plants": "Fabbriche: {goods:small}.",
  "board.area.closed": "Non ancora aperta: prima uno dei tuoi indicatori deve superare il {passage}.",
  "board.area.line": "Linea {number} della maggioranza di linea.",
  "board.area.solo": "Accanto si trova la tessera solitario.",

  "board.old.label": "Vecchio Mondo, {player}: {left, plural, one {# area} many {# aree} other {# aree}} da evacuare",
  "board.edge.desert": "deserto",
  "board.edge.mountain": "montagna",
  "board.edge.ocean": "oceano",
  "board.old.edges": "Bordi per un vano: {edges}.",
  "board.old.inland": "Non ha bordi e non entra in nessun vano: parte solo come edificio.",
  "board.old.left": "Evacuata: non produce nulla.",
  "board.old.loaded": "Caricata su {ship}.",
  "board.old.tile": "{name} {number}",
  "board.old.tile.transit": "In transito: non produce in nessuno dei due mondi.",
  "board.old.tile.new": "Arrivata nel Nuovo Mondo.",

  "board.track.label": "Tracciato Progresso, {player}: indicatori sui passi {front} e {rear}",
  "board.space": "Passo {step}, {lane}",
  "board.space.blank": "Vuoto: non dà nulla.",
  "board.space.markers": "Qui: {names}.",
  "board.passage.closed": "Chiuso per il tuo indicatore di testa finché quello di coda non ha superato il {passage}.",
} satisfies Words<typeof en>;
