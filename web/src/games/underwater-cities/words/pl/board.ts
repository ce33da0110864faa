/** The player board in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.label": "Plansza gracza {number}",
  "board.thumbnail":
    "Plansza gracza {number}: {cities, plural, one {# Miasto} few {# Miasta} many {# Miast} other {# Miasta}}, {tunnels, plural, one {# Tunel} few {# Tunele} many {# Tuneli} other {# Tunelu}}, {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}",

  "board.place.TL": "u góry po lewej",
  "board.place.TC": "u góry pośrodku",
  "board.place.TR": "u góry po prawej",
  "board.place.ML": "pośrodku po lewej",
  "board.place.MC": "na środku",
  "board.place.MR": "pośrodku po prawej",
  "board.place.BL": "u dołu po lewej",
  "board.place.BC": "u dołu pośrodku",
  "board.place.BR": "u dołu po prawej",

  "board.city.empty": "Miejsce budowy Miasta {id}, {place}",
  "board.city.nonsymbiotic": "Miasto {id}, {place}",
  "board.city.symbiotic": "Symbiotyczne Miasto {id}, {place}",
  "board.city.start": "Miasto początkowe {id}, {place}",
  "board.tunnel.empty": "Miejsce budowy Tunelu {id}",
  "board.tunnel.plain": "Tunel {id}",
  "board.tunnel.upgraded": "Ulepszony Tunel {id}",
  "board.building.empty": "Miejsce budowy {id}",
  "board.building.expansion": "Pole rozbudowy {id}",
  "board.building.farm": "Farma {id}",
  "board.building.desalination": "Odsalarnia {id}",
  "board.building.laboratory": "Laboratorium {id}",
  "board.building.farm+": "Ulepszona Farma {id}",
  "board.building.desalination+": "Ulepszona Odsalarnia {id}",
  "board.building.laboratory+": "Ulepszone Laboratorium {id}",
  "board.metropolis.blue": "Niebieska Metropolia {tile}, {place}",
  "board.metropolis.brown": "Brązowa Metropolia {tile}, {place}",
  "board.metropolis.gained": "Otrzymana Metropolia {tile}",

  "board.from": "Łączy miejsce {from} z miejscem {to}.",
  "board.toMetropolis": "Łączy miejsce {from} z sąsiednią Metropolią.",
  "board.connected": "Należy do sieci.",
  "board.unconnected": "Nie należy do sieci: brak połączenia z Miastem początkowym.",
  "board.metropolis.connected": "Połączona z siecią.",
  "board.metropolis.unconnected":
    "Jeszcze niepołączona: brakuje {missing, plural, one {# Tunelu} few {# Tuneli} many {# Tuneli} other {# Tunelu}}.",
  "board.tunnel.idle": "Nie sąsiaduje ze zbudowanym Miastem: nic nie produkuje.",
  "board.bonus": "Premia za budowę: {text}",
  "board.special": "Specjalne miejsce budowy: {text}",
} satisfies Words<typeof en>;
