/** The player board in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/board";

export default {
  "board.label": "Планшет игрока {number}",
  "board.thumbnail":
    "Планшет игрока {number}: {cities, plural, one {# город} few {# города} many {# городов} other {# города}}, {tunnels, plural, one {# тоннель} few {# тоннеля} many {# тоннелей} other {# тоннеля}}, {buildings, plural, one {# здание} few {# здания} many {# зданий} other {# здания}}",

  "board.place.TL": "вверху слева",
  "board.place.TC": "вверху посередине",
  "board.place.TR": "вверху справа",
  "board.place.ML": "в середине слева",
  "board.place.MC": "в центре",
  "board.place.MR": "в середине справа",
  "board.place.BL": "внизу слева",
  "board.place.BC": "внизу посередине",
  "board.place.BR": "внизу справа",

  "board.city.empty": "Ячейка города {id}, {place}",
  "board.city.nonsymbiotic": "Город {id}, {place}",
  "board.city.symbiotic": "Симбиотический город {id}, {place}",
  "board.city.start": "Начальный город {id}, {place}",
  "board.tunnel.empty": "Ячейка тоннеля {id}",
  "board.tunnel.plain": "Тоннель {id}",
  "board.tunnel.upgraded": "Улучшенный тоннель {id}",
  "board.building.empty": "Ячейка здания {id}",
  "board.building.expansion": "Резервная ячейка {id}",
  "board.building.farm": "Ферма {id}",
  "board.building.desalination": "Опреснительный завод {id}",
  "board.building.laboratory": "Лаборатория {id}",
  "board.building.farm+": "Улучшенная ферма {id}",
  "board.building.desalination+": "Улучшенный опреснительный завод {id}",
  "board.building.laboratory+": "Улучшенная лаборатория {id}",
  "board.metropolis.blue": "Синяя метрополия {tile}, {place}",
  "board.metropolis.brown": "Коричневая метрополия {tile}, {place}",
  "board.metropolis.gained": "Полученная метрополия {tile}",

  "board.from": "От {from} до {to}.",
  "board.toMetropolis": "От {from} до соседней метрополии.",
  "board.connected": "Подключено.",
  "board.unconnected": "Не подключено к начальному городу.",
  "board.metropolis.connected": "Подключена.",
  "board.metropolis.unconnected":
    "Пока не подключена: не хватает {missing, plural, one {# тоннеля} few {# тоннелей} many {# тоннелей} other {# тоннеля}}.",
  "board.tunnel.idle": "Рядом нет построенного города: тоннель ничего не производит.",
  "board.bonus": "Бонус за постройку: {text}",
  "board.special": "Особая ячейка: {text}",
} satisfies Words<typeof en>;
