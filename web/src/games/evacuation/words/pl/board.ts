/** The maps in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.player": "gracz {number}",
  "board.opponent": "symulowany przeciwnik",
  "board.extra": "dodatkowa cywilizacja",

  "board.new.label":
    "Nowy Świat: {own, plural, one {# twój Obszar} few {# twoje Obszary} many {# twoich Obszarów} other {# twojego Obszaru}}, zasiedlone: {settled} z {areas}",
  "board.area.settled": "Zasiedlony: {player}.",
  "board.area.plants": "Fabryki na tym Obszarze: {goods}.",
  "board.area.closed": "Jeszcze niedostępny: najpierw jeden z twoich znaczników musi minąć {passage}.",
  "board.area.line": "Linia {number} Większości w Linii.",
  "board.area.solo": "Leży przy nim kafelek do trybu Solo.",

  "board.old.label":
    "Stary Świat ({player}): {left, plural, one {do ewakuacji pozostał # Obszar} few {do ewakuacji pozostały # Obszary} many {do ewakuacji pozostało # Obszarów} other {do ewakuacji pozostało # Obszaru}}",
  "board.edge.desert": "pustynia",
  "board.edge.mountain": "góry",
  "board.edge.ocean": "ocean",
  "board.old.edges": "Krawędzie dla strefy ewakuacji: {edges}.",
  "board.old.inland": "Nie ma krawędzi i nie pasuje do żadnej strefy ewakuacji: można go wywieźć tylko jako budynek.",
  "board.old.left": "Ewakuowany: niczego nie produkuje.",
  "board.old.loaded": "Na pokładzie: {ship}.",
  "board.old.tile": "{name} {number}",
  "board.old.tile.transit": "W drodze: nie produkuje na żadnym ze światów.",
  "board.old.tile.new": "Dotarł do Nowego Świata.",

  "board.track.label": "Tor Postępu ({player}): znaczniki na krokach {front} i {rear}",
  "board.space": "Krok {step}, {lane}",
  "board.space.blank": "Puste: nic nie daje.",
  "board.space.markers": "Tutaj: {names}.",
  "board.passage.closed": "Zamknięte dla twojego przedniego znacznika; otworzy się, gdy tylny minie {passage}.",
} satisfies Words<typeof en>;
