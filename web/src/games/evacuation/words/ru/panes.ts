/** The panes in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/panes";
import cards from "./cards";

export default {
  ...cards,

  // Status line
  "status.year": "Год {year} из {last}",
  "status.phases": "Фазы года",
  "status.ending": "Игру завершает {name}",
  "status.ending.about":
    "Гонка решена: те, кто дальше в порядке хода, выполняют ещё по одному действию, затем летят последние корабли",
  "phase.over": "Конец",
  "phase.setup": "Подготовка",
  "phase.income": "Доход",
  "phase.actions": "Действия",
  "phase.transport": "Перевозка",
  "phase.order": "Порядок хода",
  "phase.progress": "Прогресс",
  "phase.bonuses": "Бонусы",
  "phase.cleanup": "Завершение",
  "phase.about.income": "Оба мира производят и потребляют пищу, а Новому миру нужны стадионы",
  "phase.about.actions": "Действие за действием, пока все не спасуют",
  "phase.about.transport": "Загрузите, отправьте и разгрузите корабли",
  "phase.about.order": "Первым идёт тот, у кого больше улыбок",
  "phase.about.progress": "Оба маркера делят между собой шаги, равные уровню мощности за год",
  "phase.about.bonuses": "Уровень мощности может совпасть со значением на карте годового бонуса",
  "phase.about.cleanup": "Самый старый компонент каждого ряда уходит",

  // Playing back
  "playback.income": "Доход года {year}",
  "playback.progress": "Прогресс года {year}",
  "playback.bonuses": "Бонусы года {year}",
  "playback.cleanup": "Завершение года {year}",
  "playback.scoring": "Финальный подсчёт",
  "playback.good": "{good}, {world}:",

  // Goods of one world
  "goods.title.old": "Ваши ресурсы в Старом мире",
  "goods.title.new": "Ваши ресурсы в Новом мире",
  "goods.income": "следующий доход",
  "goods.each": "за доход",
  "good.name.vp": "Очки",
  "thing.stadiums": "Стадионы",
  "waiting.people":
    "{n, plural, one {# жетон населения ждёт} few {# жетона населения ждут} many {# жетонов населения ждут} other {# жетона населения ждут}} заселения",
  "waiting.factories":
    "{n, plural, one {# подготовленная фабрика} few {# подготовленные фабрики} many {# подготовленных фабрик} other {# подготовленной фабрики}}",
  "waiting.stadiums": "{n, plural, one {# стадион} few {# стадиона} many {# стадионов} other {# стадиона}}",
  "waiting.ships": "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  "waiting.word.people": "чел.",
  "waiting.word.factories": "{n, plural, one {фабрика} few {фабрики} many {фабрик} other {фабрики}}",
  "waiting.word.stadiums": "{n, plural, one {стадион} few {стадиона} many {стадионов} other {стадиона}}",
  "waiting.word.ships": "{n, plural, one {корабль} few {корабля} many {кораблей} other {корабля}}",
  "pay.label": "{world, select, old {{name}: {amounts} из Старого мира} other {{name}: {amounts} из Нового мира}}",

  // Action board
  "actions.title": "Действия",
  "action.label": "{name}, уровень мощности {group}: {text}",
  "action.costs":
    "Сейчас стоит {n, plural, one {# единицу} few {# единицы} many {# единиц} other {# единицы}} энергии.",
  "action.covered": "Закрыто: действие группы 1 можно выполнить один раз в год.",
  "action.pass.about": "Больше никаких действий в этом году",
  "group.label":
    "Уровень мощности {group}: в этом году использован {used, plural, one {# раз} few {# раза} many {# раз} other {# раза}}, без дополнительной энергии — {free, plural, one {# раз} few {# раза} many {# раз} other {# раза}}",
  "group.once": "Закрывающий жетон оставляет одно действие этой группы в год",
  "group.uses":
    "В этом году использовано {used, plural, one {# раз} few {# раза} many {# раз} other {# раза}}; с четвёртого раза на 1 единицу энергии дороже",
  "ladder.title": "Энергия за каждое действие года",
  "ladder.next": "Ваше {n}-е действие:",
  "ladder.nothing": "без энергии",
  "ladder.from": "из:",
  "ladder.or": "или",
  "ladder.step":
    "Действие {n}: {cost, plural, =0 {без энергии} one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}",
  "ladder.passed": "Вы спасовали до конца года.",
  "power.sum": "Мощность",
  "power.about": "Сумма за действия этого года: число шагов на треке прогресса и ключ к годовому бонусу",
  "power.hit": "есть",
  "power.short": "ещё {n}",
  "power.past": "перебор",
  "power.card": "Годовой бонус. При {lower}: {lowerText} При {higher}: {higherText}",
  "power.hitNow": "Сейчас достигнут бонус со значением {value}.",
  "power.shortOf": "До следующего бонуса не хватает {n}.",
  "power.none": "Ни одного бонуса получить уже нельзя.",

  // Action cards
  "hand.title": "Карты действий",
  "hand.played": "Разыграны открыто в этом году",
  "hand.power": "Уровень мощности {power}.",
  "hand.unknown":
    "{n, plural, one {# неизвестная вам карта} few {# неизвестные вам карты} many {# неизвестных вам карт} other {# неизвестной вам карты}}",

  // Rows on offer
  "rows.title": "На рынке",
  "rows.ships": "Корабли",
  "rows.stadiums": "Стадионы",
  "rows.infrastructure": "Инфраструктура",
  "rows.deck": "В колоде: {n}",
  "rows.empty": "Ничего не осталось",
  "rows.oldest": "На X: следующим уйдёт из ряда",
  "rows.extra": "Открыто как ещё один вариант",
  "rows.mark": "Отметить для сброса: {name}. За всё отмеченное — 1 единица любого ресурса",
  "bay.desert": "Отсек пустыни",
  "bay.mountain": "Отсек гор",
  "bay.ocean": "Отсек океана",
  "edge.desert": "край пустыни",
  "edge.mountain": "край гор",
  "edge.ocean": "край океана",
  "ship.buildings": "Предел зданий: {n}",
  "ship.resources": "Предел ресурсов: {n}",
  "ship.flight": "Полёт стоит {n, plural, one {# единицу} few {# единицы} many {# единиц} other {# единицы}} энергии",

  // Ship loader
  "loader.title": "Загрузка кораблей",
  "loader.cargo": "Ждёт в Старом мире",
  "loader.ships": "Ваши корабли",
  "loader.how": "Как?",
  "loader.ship": "{name}: {text}",
  "loader.room": "Отсеки {bays}, здания {buildings}, ресурсы {resources}",
  "loader.open": "загружается",
  "loader.send":
    "{world, select, old {Отправить за {n, plural, one {# единицу} few {# единицы} many {# единиц} other {# единицы}} энергии из Старого мира} other {Отправить за {n, plural, one {# единицу} few {# единицы} many {# единиц} other {# единицы}} энергии из Нового мира}}",
  "loader.sendShort": "Отправить",
  "loader.backShort": "Вернуть",
  "loader.returning":
    "{n, plural, one {# корабль возвращается} few {# корабля возвращаются} many {# кораблей возвращаются} other {# корабля возвращаются}} в Старый мир",
  "loader.none": "У вас нет кораблей: постройте корабль действием.",
  "loader.income": "Следующий доход",
  "loader.world": "Мир",
  "loader.becomes": "станет",
  "loader.arrives": "Прибывает:",
  "loader.settleNote": "Производство в Новом мире растёт, когда вы заселяете области.",
  "cargo.areaLabel": "{name}. {text} Края: {edges}",
  "cargo.factories":
    "{good, select, food {{n, plural, one {# фабрика пищи} few {# фабрики пищи} many {# фабрик пищи} other {# фабрики пищи}}} steel {{n, plural, one {# фабрика стали} few {# фабрики стали} many {# фабрик стали} other {# фабрики стали}}} other {{n, plural, one {# фабрика энергии} few {# фабрики энергии} many {# фабрик энергии} other {# фабрики энергии}}}}",

  // Next year's check
  "check.title": "Проверка года {year}",
  "check.fine": "всё в порядке",
  "check.penalties": "{n, plural, one {# штраф} few {# штрафа} many {# штрафов} other {# штрафа}}",
  "check.sum": "Запас пищи плюс следующий доход минус потребление",
  "check.food": "в запасе {stock}, доход {income}, потребление {demand}",
  "check.missing": "не хватает {n}",
  "check.enough": "хватает",
  "check.noDemand": "не требуется",
  "check.stadiums": "{have} из {demand}",
  "check.end": "В конце игры",
  "check.left":
    "{n, plural, =0 {брошенных областей нет} one {# брошенная область} few {# брошенные области} many {# брошенных областей} other {# брошенной области}}",
  "check.energy": "{n, plural, one {# единица} few {# единицы} many {# единиц} other {# единицы}} энергии после дохода",

  // Score and race
  "score.title": "Если закончить сейчас",
  "score.early": "Очки приходят в основном в конце: то, что ещё в Старом мире, отнимает очки, пока вы это не вывезете.",
  "source.goals": "Карты целей",
  "source.production": "Наименьшее производство",
  "source.faces": "Улыбки",
  "source.common_goals": "Общие цели",
  "source.lines": "Большинство на линии",
  "source.left_behind": "Брошенные области",
  "source.stadiums": "Недостающие стадионы",
  "source.penalties": "Жетоны штрафа",
  "source.about.goals": "Очки за ваши карты целей на данный момент",
  "source.about.production":
    "Наименьшее из трёх ваших производств в Новом мире: 8 даёт 10, 10 даёт 19, каждая следующая единица — ещё 3",
  "source.about.faces": "Только с тремя стадионами в Новом мире",
  "source.about.common_goals": "Разыгранные вами общие цели",
  "source.about.lines": "Больше всего областей на каждой из трёх линий",
  "source.about.left_behind": "2 за каждую неэвакуированную область и 1 за каждого её жителя",
  "source.about.stadiums": "3 за каждый стадион, недостающий до трёх в Новом мире",
  "source.about.penalties": "3 за каждый жетон",
  "race.title": "Гонка: что завершает игру",
  "race.met": "достигнуто",
  "race.bar": "{name}: {have} из {need}",
  "race.down":
    "В конце ваше наименьшее производство упадёт на {n, plural, one {# уровень} few {# уровня} many {# уровней} other {# уровня}}: жетоны штрафа, брошенные области, недостающие стадионы.",
  "progress.of": "{have} из {need}",

  // Players
  "players.open": "Миры и карты: {name}",
  "players.openNote": "Миры и карты: {name} ({note})",
  "players.made": "производство",
  "players.production":
    "{good, select, food {Производство пищи в Новом мире} steel {Производство стали в Новом мире} other {Производство энергии в Новом мире}}",
  "players.areas": "Заселённые области",
  "players.newStadiums": "Стадионы в Новом мире",
  "players.faces": "Улыбки",
  "players.left": "Неэвакуированные области",
  "players.ships": "Корабли здесь",
  "players.prepared": "Подготовленные фабрики",
  "players.stadiums": "Стадионы здесь",
  "players.people": "Жетоны населения, ждущие заселения",
  "players.technologies": "Изученные технологии",
  "players.infrastructure": "Завершённая инфраструктура",
  "players.actions": "Действия в этом году",
  "players.penalties": "Жетоны штрафа",
  "players.hand": "Карты действий на руке",
  "players.passed": "пас",

  // Modules and solo
  "common.title": "Общие цели",
  "common.claimed": "Достигнута: {name}. Ещё не разыграна.",
  "common.played": "Разыграна: {name}.",
  "lines.title": "Большинство на линии",
  "lines.line": "Линия",
  "lines.name": "Линия {tile} от {area}",
  "lines.face": "сторона {face}",
  "solo.title": "Виртуальный соперник",
  "solo.short": "Соперник",
  "solo.areas": "Заселённые области",
  "solo.deck": "Карты, оставшиеся в колоде одиночной игры",
  "solo.last": "Последняя карта:",
  "solo.number": "следующее число {number}{letter}",
} satisfies Words<typeof en>;
