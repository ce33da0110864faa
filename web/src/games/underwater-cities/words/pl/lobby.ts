/** Underwater Cities in the lobby, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Podwodne Miasta",
  aim: "Zbuduj pod wodą sieć kopuł i tuneli. Dopasowuj karty do akcji, wyżyw swoje miasta i w ciągu trzech er zdobądź najwięcej punktów.",
  goal: "najwięcej punktów po trzech Erach",
  facts: "1–4 graczy · trzy ery · około 30 tur na gracza",
  credits: "Podwodne Miasta (Underwater Cities) to gra Vladimíra Suchego wydana przez Delicious Games.",
  moment: "Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}, runda {round}",
  "option.boards": "Plansze gracza",
  "value.boards.basic": "Podstawowe",
  "value.boards.advanced": "Zaawansowane",
  "option.contracts": "Kontrakty Rządowe",
  "option.board_numbers": "Numery plansz według miejsc (puste: losowo)",
  "option.solo_start": "Neutralne kafle zaczynają od pola",
  "option.tunnels": "Kafle Tuneli w puli zasobów",
  "value.tunnels.46": "46",
  "value.tunnels.47": "47",
  "option.pack": "Weź pakiet z pliku",
} satisfies Words<typeof en>;
