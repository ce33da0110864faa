/** The maps in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.player": "игрок {number}",
  "board.opponent": "виртуальный соперник",
  "board.extra": "дополнительная цивилизация",

  "board.new.label":
    "Новый мир: {own, plural, one {# ваша область} few {# ваши области} many {# ваших областей} other {# вашей области}}, всего заселено {settled} из {areas}",
  "board.area.settled": "Заселено: {player}.",
  "board.area.plants": "Фабрики здесь: {goods:clause}.",
  "board.area.closed": "{passage} ещё не пройден ни одним из ваших маркеров: область пока закрыта.",
  "board.area.line": "Линия {number} модуля «Большинство на линии».",
  "board.area.solo": "Рядом лежит жетон одиночной игры.",

  "board.old.label":
    "Старый мир ({player}): осталось эвакуировать {left, plural, one {# область} few {# области} many {# областей} other {# области}}",
  "board.edge.desert": "пустыня",
  "board.edge.mountain": "горы",
  "board.edge.ocean": "океан",
  "board.old.edges": "Края для отсека: {edges}.",
  "board.old.inland":
    "У этой области нет края, и она не подходит ни к одному отсеку: вывезти её можно только как здание.",
  "board.old.left": "Эвакуирована: ничего не производит.",
  "board.old.loaded": "Загружена на корабль {ship}.",
  "board.old.tile": "{name} {number}",
  "board.old.tile.transit": "В пути: не производит ни в одном из миров.",
  "board.old.tile.new": "Прибыл в Новый мир.",

  "board.track.label": "Трек прогресса: маркеры на шагах {front} и {rear} ({player})",
  "board.space": "Шаг {step}, {lane}",
  "board.space.blank": "Пусто: ничего не даёт.",
  "board.space.markers": "Здесь: {names}.",
  "board.passage.closed": "{passage} ещё не пройден вашим задним маркером: до этого передний здесь не пройдёт.",
} satisfies Words<typeof en>;
