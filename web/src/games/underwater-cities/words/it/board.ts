/** The player board in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.label": "Plancia giocatore {number}",
  "board.thumbnail":
    "Plancia giocatore {number}: {cities} città, {tunnels} tunnel, {buildings, plural, one {# edificio} many {# edifici} other {# edifici}}",

  "board.place.TL": "in alto a sinistra",
  "board.place.TC": "in alto al centro",
  "board.place.TR": "in alto a destra",
  "board.place.ML": "a sinistra",
  "board.place.MC": "al centro",
  "board.place.MR": "a destra",
  "board.place.BL": "in basso a sinistra",
  "board.place.BC": "in basso al centro",
  "board.place.BR": "in basso a destra",

  "board.city.empty": "Sito città {id}, {place}",
  "board.city.nonsymbiotic": "Città {id}, {place}",
  "board.city.symbiotic": "Città simbiotica {id}, {place}",
  "board.city.start": "Città iniziale {id}, {place}",
  "board.tunnel.empty": "Sito tunnel {id}",
  "board.tunnel.plain": "Tunnel {id}",
  "board.tunnel.upgraded": "Tunnel migliorato {id}",
  "board.building.empty": "Sito edificio {id}",
  "board.building.expansion": "Sito di espansione {id}",
  "board.building.farm": "Serra {id}",
  "board.building.desalination": "Dissalatore {id}",
  "board.building.laboratory": "Laboratorio {id}",
  "board.building.farm+": "Serra migliorata {id}",
  "board.building.desalination+": "Dissalatore migliorato {id}",
  "board.building.laboratory+": "Laboratorio migliorato {id}",
  "board.metropolis.blue": "Metropoli blu {tile}, {place}",
  "board.metropolis.brown": "Metropoli marrone {tile}, {place}",
  "board.metropolis.gained": "Metropoli ottenuta {tile}",

  "board.from": "Da {from} a {to}.",
  "board.toMetropolis": "Da {from} alla metropoli accanto.",
  "board.connected": "Fa parte della rete.",
  "board.unconnected": "Non ancora nella rete della città iniziale.",
  "board.metropolis.connected": "Connessa.",
  "board.metropolis.unconnected":
    "Non ancora connessa: {missing, plural, one {manca # tunnel} many {mancano # tunnel} other {mancano # tunnel}}.",
  "board.tunnel.idle": "Accanto non c’è nessuna città costruita: non produce nulla.",
  "board.bonus": "Bonus di costruzione: {text}",
  "board.special": "Sito speciale: {text}",
} satisfies Words<typeof en>;
