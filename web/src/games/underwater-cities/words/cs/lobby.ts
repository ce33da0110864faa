/** Underwater Cities in the lobby, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Podmořská města",
  aim: "Buduj pod mořem síť kopulí a tunelů. Slaďuj karty s akcemi, uživ svá města a získej za tři éry nejvíce bodů.",
  goal: "nejvíce bodů po třech érách",
  facts: "1–4 hráči · tři éry · každý asi 30 tahů",
  credits: "Podmořská města (Underwater Cities) jsou hra Vladimíra Suchého, kterou vydává Delicious Games.",
  moment: "{era, select, 1 {I} 2 {II} 3 {III} other {{era}}}. éra, {round}. kolo",
  "option.boards": "Hráčské desky",
  "value.boards.basic": "Základní",
  "value.boards.advanced": "Pokročilé",
  "option.contracts": "Vládní kontrakty",
  "option.board_numbers": "Čísla desek podle míst u stolu (prázdné: náhodně)",
  "option.solo_start": "Neutrální dílky začínají na akčním poli",
  "option.tunnels": "Dílky tunelů ve společné zásobě",
  "value.tunnels.46": "46",
  "value.tunnels.47": "47",
  "option.pack": "Načíst balíček komponent ze souboru",
} satisfies Words<typeof en>;
