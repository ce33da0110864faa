/** Evacuation in the lobby, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Evacuation",
  aim: "Il tuo pianeta sta morendo. In quattro anni costruisci astronavi, trasferisci persone e fabbriche nel Nuovo Mondo e falle prosperare.",
  goal: "più punti di tutti dopo quattro anni",
  facts: "1–4 giocatori · quattro anni · circa 20 turni a testa",
  credits: "Evacuation (edizione italiana: Hexodus) è un gioco di Vladimír Suchý, pubblicato da Delicious Games.",
  moment: "{year, plural, =0 {Preparazione} other {Anno # di 4}}",
  "option.mode": "Come si vince",
  "value.mode.points": "A Punti",
  "value.mode.race": "Corsa",
  "option.actions": "Azioni",
  "value.actions.standard": "Standard",
  "value.actions.advanced": "Avanzate (carte azione)",
  "option.bonuses": "Bonus di Fine Anno",
  "value.bonuses.null": "Esatti (standard)",
  "value.bonuses.strict": "Esatti",
  "value.bonuses.generous": "Generosi",
  "option.goals": "Carte obiettivo",
  "value.goals.draft": "Draft",
  "value.goals.first_game": "Prima partita (assegnate per set di tecnologie)",
  "option.common_goals": "Obiettivi comuni",
  "option.lines": "Maggioranza di linea",
  "value.lines.none": "Senza",
  "value.lines.A": "Lato A",
  "value.lines.B": "Lato B",
  "value.lines.random": "Lato a caso",
  "option.third_player": "Il mazzo solitario gioca una terza nazione",
  "option.pack": "Prendere un pacchetto da un file",
} satisfies Words<typeof en>;
