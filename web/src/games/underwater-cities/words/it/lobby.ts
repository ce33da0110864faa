/** Underwater Cities in the lobby, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Underwater Cities",
  aim: "Costruisci una rete di cupole e tunnel in fondo al mare. Abbina le carte alle azioni, nutri le tue città e ottieni più punti di tutti in tre Ere.",
  goal: "più punti di tutti dopo tre Ere",
  facts: "1–4 giocatori · tre Ere · circa 30 turni a testa",
  credits: "Underwater Cities è un gioco di Vladimír Suchý, pubblicato da Delicious Games.",
  moment: "Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}, round {round}",
  "option.boards": "Plance giocatore",
  "value.boards.basic": "Base",
  "value.boards.advanced": "Avanzate",
  "option.contracts": "Contratti Governativi",
  "option.board_numbers": "Numeri delle plance per posto (vuoto: a caso)",
  "option.solo_start": "Le tessere neutrali partono dallo spazio",
  "option.tunnels": "Tessere tunnel nella riserva",
  "value.tunnels.46": "46",
  "value.tunnels.47": "47",
  "option.pack": "Prendere un pacchetto da un file",
} satisfies Words<typeof en>;
