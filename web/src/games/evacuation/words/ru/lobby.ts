/** Evacuation in the lobby, in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Эвакуация",
  aim: "Ваша планета гибнет. За четыре года постройте корабли, перевезите жителей и фабрики в Новый мир и добейтесь там процветания.",
  goal: "больше всех очков после четырёх лет",
  facts: "1–4 игрока · четыре года · около 20 ходов у каждого",
  credits: "«Эвакуация» (Evacuation) — игра Владимира Сухи (Vladimír Suchý), издательство Delicious Games.",
  moment: "{year, plural, =0 {Подготовка} other {Год # из 4}}",
  "option.mode": "Как победить",
  "value.mode.points": "Очки",
  "value.mode.race": "Гонка",
  "option.actions": "Действия",
  "value.actions.standard": "Обычные",
  "value.actions.advanced": "Продвинутые (карты действий)",
  "option.bonuses": "Годовые бонусы",
  "value.bonuses.null": "Строго (обычно)",
  "value.bonuses.strict": "Строго",
  "value.bonuses.generous": "Щедро",
  "option.goals": "Карты целей",
  "value.goals.draft": "Драфт",
  "value.goals.first_game": "Первая партия (по комплекту технологий)",
  "option.common_goals": "Общие цели",
  "option.lines": "Большинство на линии",
  "value.lines.none": "Без него",
  "value.lines.A": "Сторона A",
  "value.lines.B": "Сторона B",
  "value.lines.random": "Случайная сторона",
  "option.third_player": "Колода одиночной игры играет за третью нацию",
  "option.pack": "Взять набор из файла",
} satisfies Words<typeof en>;
