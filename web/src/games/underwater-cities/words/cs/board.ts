/** The player board in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.label": "Hráčská deska {number}",
  "board.thumbnail":
    "Hráčská deska {number}: {cities, plural, one {# město} few {# města} many {# města} other {# měst}}, {tunnels, plural, one {# tunel} few {# tunely} many {# tunelu} other {# tunelů}}, {buildings, plural, one {# budova} few {# budovy} many {# budovy} other {# budov}}",

  "board.place.TL": "vlevo nahoře",
  "board.place.TC": "nahoře uprostřed",
  "board.place.TR": "vpravo nahoře",
  "board.place.ML": "vlevo uprostřed",
  "board.place.MC": "uprostřed",
  "board.place.MR": "vpravo uprostřed",
  "board.place.BL": "vlevo dole",
  "board.place.BC": "dole uprostřed",
  "board.place.BR": "vpravo dole",

  "board.city.empty": "Místo pro město {id}, {place}",
  "board.city.nonsymbiotic": "Město {id}, {place}",
  "board.city.symbiotic": "Symbiotické město {id}, {place}",
  "board.city.start": "Startovní město {id}, {place}",
  "board.tunnel.empty": "Místo pro tunel {id}",
  "board.tunnel.plain": "Tunel {id}",
  "board.tunnel.upgraded": "Vylepšený tunel {id}",
  "board.building.empty": "Místo pro budovu {id}",
  "board.building.expansion": "Dodatečné místo {id}",
  "board.building.farm": "Farma {id}",
  "board.building.desalination": "Odsolovací zařízení {id}",
  "board.building.laboratory": "Laboratoř {id}",
  "board.building.farm+": "Vylepšená farma {id}",
  "board.building.desalination+": "Vylepšené odsolovací zařízení {id}",
  "board.building.laboratory+": "Vylepšená laboratoř {id}",
  "board.metropolis.blue": "Modrá metropole {tile}, {place}",
  "board.metropolis.brown": "Hnědá metropole {tile}, {place}",
  "board.metropolis.gained": "Získaná metropole {tile}",

  "board.from": "Vede z místa {from} na místo {to}.",
  "board.toMetropolis": "Vede z místa {from} k sousední metropoli.",
  "board.connected": "Připojeno.",
  "board.unconnected": "Není připojeno ke startovnímu městu.",
  "board.metropolis.connected": "Připojena.",
  "board.metropolis.unconnected":
    "Zatím nepřipojena: {missing, plural, one {chybí # tunel} few {chybí # tunely} many {chybí # tunelu} other {chybí # tunelů}}.",
  "board.tunnel.idle": "Nestojí u postaveného města: nic neprodukuje.",
  "board.bonus": "Bonus za postavení: {text}",
  "board.special": "Zvláštní místo: {text}",
} satisfies Words<typeof en>;
