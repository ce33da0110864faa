/** Underwater Cities in the lobby, in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Подводные города",
  aim: "Стройте на дне океана сеть куполов и тоннелей. Сочетайте карты с действиями, обеспечивайте города продовольствием и наберите больше всех очков за три эпохи.",
  goal: "больше всех очков после трёх эпох",
  facts: "1–4 игрока · три эпохи · около 30 ходов у каждого",
  credits:
    "«Подводные города» (Underwater Cities) — игра Владимира Сухи (Vladimír Suchý), издательство Delicious Games.",
  moment: "Эпоха {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}, раунд {round}",
  "option.boards": "Планшеты игроков",
  "value.boards.basic": "Базовые",
  "value.boards.advanced": "Продвинутые",
  "option.contracts": "Госконтракты",
  "option.board_numbers": "Номера планшетов по местам (пусто: случайные)",
  "option.solo_start": "Нейтральные жетоны начинают с ячейки",
  "option.tunnels": "Жетоны тоннелей в запасе",
  "value.tunnels.46": "46",
  "value.tunnels.47": "47",
  "option.pack": "Взять набор из файла",
} satisfies Words<typeof en>;
