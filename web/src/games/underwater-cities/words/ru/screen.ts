/** Underwater Cities in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";

export default {
  ...board,

  // Goods and pieces
  "good.credits": "{n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}",
  "good.kelp":
    "{n, plural, one {# жетон водорослей} few {# жетона водорослей} many {# жетонов водорослей} other {# жетона водорослей}}",
  "good.steelplast":
    "{n, plural, one {# жетон сталепласта} few {# жетона сталепласта} many {# жетонов сталепласта} other {# жетона сталепласта}}",
  "good.science": "{n, plural, one {# жетон науки} few {# жетона науки} many {# жетонов науки} other {# жетона науки}}",
  "good.biomatter":
    "{n, plural, one {# жетон биоволокна} few {# жетона биоволокна} many {# жетонов биоволокна} other {# жетона биоволокна}}",
  "good.vp": "{n} ПО",
  "good.name.credits": "Кредиты",
  "good.name.kelp": "Водоросли",
  "good.name.steelplast": "Сталепласт",
  "good.name.science": "Наука",
  "good.name.biomatter": "Биоволокно",
  "good.name.vp": "Победные очки",
  "good.nothing": "ничего",
  "piece.farm": "Ферма",
  "piece.desal": "Опреснительный завод",
  "piece.lab": "Лаборатория",
  "piece.tunnel": "Тоннель",
  "piece.nonsymbiotic": "Город",
  "piece.symbiotic": "Симбиотический город",
  "colour.green": "зелёный",
  "colour.green:f": "зелёная",
  "colour.green:genitive": "зелёных",
  "colour.red": "красный",
  "colour.red:f": "красная",
  "colour.red:genitive": "красных",
  "colour.yellow": "жёлтый",
  "colour.yellow:f": "жёлтая",
  "colour.yellow:genitive": "жёлтых",
  "colours.green": "Зелёный",
  "colours.red": "Красный",
  "colours.yellow": "Жёлтый",
  "type.instant": "Мгновенный эффект",
  "type.instant:clause": "мгновенный эффект",
  "type.permanent": "Постоянный эффект",
  "type.permanent:clause": "постоянный эффект",
  "type.action": "Активация",
  "type.action:clause": "активация",
  "type.production": "Производство",
  "type.production:clause": "производство",
  "type.final": "Бонус в конце игры",
  "type.final:clause": "бонус в конце игры",
  "types.permanent": "Постоянные",
  "types.action": "Активация",
  "types.production": "Производство",
  "types.final": "Конец игры",
  "types.under_board": "Оплаченные специальные",
  "era.0": "Специальные",
  "era.1": "Эпоха I",
  "era.2": "Эпоха II",
  "era.3": "Эпоха III",

  // Tools and lists
  "verb.upgrade": "Улучшить",
  "verb.produce": "Производство",
  "verb.convert": "Сделать симбиотическим",

  // Things by name
  "thing.assistant": "Личный помощник",
  "thing.slot": "ячейка действия {id}",
  "thing.always": "ячейка неограниченного доступа",
  "thing.metropolis": "метрополия {id}",
  "thing.contract": "госконтракт {id}",
  "thing.site": "ячейка {id}",
  "thing.pair": "пара улучшенных зданий в городе {id}",
  "thing.federation": "трек Федерации",

  // Status line
  "status.era": "Эпоха {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "status.round": "Раунд {round} из 10",
  "status.turn": "Ход {turn} из 3",
  "status.production":
    "Производство {n, plural, =0 {после этого раунда} one {после следующего раунда} few {через # раунда} many {через # раундов} other {через # раунда}}",
  "status.deck": "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}} в колоде эпохи",
  "status.rounds": "Раунды трёх эпох; производство после раундов 4, 7 и 10",

  // Main board
  "slots.title": "Ячейки действий",
  "slots.always": "Неограниченный доступ",
  "slots.clone": "Жетон повторного действия",
  "slots.cloneFree":
    "Заплатите {n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}, чтобы выбрать ячейку, занятую другим игроком",
  "slots.cloneUsed": "Использован в этом раунде",
  "slots.taken": "занято: {names}",
  "slots.free": "свободна",
  "slots.neutral": "нейтральный жетон",
  "slots.fresh": "занята после вашего прошлого хода",
  "slots.matches": "ваша карта здесь сработает",
  "slot.label": "Ячейка действия {id}, {colour:f}: {text}",
  "slot.labelAlways": "Ячейка неограниченного доступа: {text}",
  "specials.title": "Специальные карты",
  "specials.deck":
    "{n, plural, =0 {Колода пуста} one {# карта в колоде} few {# карты в колоде} many {# карт в колоде} other {# карты в колоде}}",
  "specials.cost": "цена розыгрыша: {n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}",
  "contracts.title": "Госконтракты",
  "contracts.taken": "Этот госконтракт уже взят: награду получают только один раз.",

  // Own area
  "board.back": "Вернуться к вашему планшету",
  "board.list": "Ячейки",
  "hand.title": "На руке",
  "hand.limit": "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}",
  "hand.backs": "{n} × {back}",
  "back.era_1": "эпоха I",
  "back.era_2": "эпоха II",
  "back.era_3": "эпоха III",
  "back.special": "специальная",
  "back.special_three": "специальная",
  "hand.unknown":
    "{n, plural, one {# неизвестная вам карта} few {# неизвестные вам карты} many {# неизвестных вам карт} other {# неизвестной вам карты}}",
  "hand.empty": "На руке нет карт",
  "claimed.title": "Выложенные карты",
  "claimed.none": "Пока ничего не выложено: карту выкладывают, когда её цвет совпадает с цветом ячейки действия",
  "claimed.ready": "развёрнута",
  "claimed.used": "использована в этой эпохе",
  "card.label": "{name}, {colour:f} карта, {type:clause}: {text}",
  "card.labelPlain": "{name}, {type:clause}: {text}",
  "card.open": "Рассмотреть: {name}",
  "card.number": "№ {n}",
  "card.cost": "{n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}",
  "card.works.match": "Да: разыграйте её с подходящей ячейкой ({slots, list, or}), и она сработает.",
  "card.works.never":
    "Сейчас нельзя занять ни одну ячейку её цвета. С любой другой ячейкой карта сбрасывается без эффекта.",
  "card.works.notTurn": "Карты разыгрывают в свой ход: карта сработает с ячейкой действия того же цвета ({colour}).",
  "card.works.action":
    "Карту активации можно использовать один раз за эпоху — с помощью ячейки или карты с символом «использовать карту активации».",
  "card.works.ready": "Её можно использовать сейчас.",
  "card.works.claimed": "Она действует.",
  "card.works.production": "Она действует в каждой фазе производства.",
  "card.works.final": "Она учитывается при финальном подсчёте.",
  "card.works.special": "Её можно взять с помощью ячейки, которая даёт специальную карту; платят за неё при розыгрыше.",
  "card.why": "Почему не с ячейкой {slot}?",
  "card.playOn": "Разыграть с ячейкой {slot}",
  "card.rules": "Правила для карт этого типа",
  "provenance.R": "из правил",
  "provenance.P": "из открытых источников",
  "provenance.F": "эффект подтверждён, номер присвоен здесь",
  "provenance.V": "прочитано на изображении издателя",
  "provenance.D": "придумано для этого проекта",
  "provenance.O": "прочитано в коробке владельца",
  "provenance.box": "частично прочитано в коробке владельца",
  "provenance.mixed": "частично подтверждено, частично придумано для этого проекта",
  "provenance.mark": "Придумано для этого проекта",

  // Players
  "players.hand": "Карты на руке",
  "players.cities": "Подключённые города",
  "players.cities.some": "{connected}/{built}",
  "players.tunnels": "Тоннели",
  "players.farms": "Фермы",
  "players.desals": "Опреснительные заводы",
  "players.labs": "Лаборатории",
  "players.metropolises": "Подключённые метрополии",
  "players.open": "Планшет и карты: {name}",
  "players.boards": "Планшеты других игроков",
  "players.openNote": "Планшет и карты: {name} ({note})",

  // Federation
  "federation.title": "Трек Федерации",
  "federation.space": "Деление {n}",
  "federation.below": "Начало",

  // Forecast
  "playback.production": "Производство в конце эпохи {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "playback.era": "Начинается эпоха {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "playback.scoring": "Финальный подсчёт",

  "forecast.title": "Прогноз",
  "forecast.production": "Следующее производство",
  "forecast.feeding":
    "Продовольствие для {cities, plural, one {# города} few {# городов} many {# городов} other {# города}}:",
  "forecast.unfed": "Не хватает продовольствия: вы потеряете {n} ПО",
  "forecast.score": "Если закончить сейчас",
  "forecast.none": "пока ничего",
  "source.before": "ранее в партии",
  "source.slots": "ячейки действий",
  "source.cards": "карты",
  "source.federation": "трек Федерации",
  "source.metropolises": "метрополии, при подключении",
  "source.sites": "бонусы за постройку",
  "source.contracts": "госконтракты",
  "source.production": "производство",
  "source.feeding": "города без продовольствия",
  "source.brown_metropolis": "коричневая метрополия",
  "source.end_scoring_cards": "карты бонуса в конце игры",
  "source.cities": "города",
  "source.leftovers": "оставшиеся ресурсы",

  // Prompt
  "prompt.turn": "Выберите карту и ячейку действия.",
  "prompt.turn.card": "«{card}»: выберите ячейку действия. ✓ — цвета совпадают.",
  "prompt.turn.slot": "Ячейка действия {slot}: выберите карту для розыгрыша.",
  "prompt.keep.opening":
    "Оставьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} для начала; выбрано: {chosen}.",
  "prompt.keep.era":
    "Новая эпоха: оставьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}; выбрано: {chosen}.",
  "prompt.keep.limit":
    "На руке слишком много карт: оставьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}; выбрано: {chosen}.",
  "keep.about.opening":
    "Каждый берёт шесть карт и тайно выбирает, какие оставить на начальной руке; остальные сбрасываются.",
  "keep.about.era":
    "Каждый берёт три карты новой эпохи. На руке снова должно остаться не больше {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}.",
  "keep.about.limit":
    "В начале хода на руке не больше {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}. То, что вы не оставите, сбрасывается у всех на виду.",
  "prompt.part": "У этого действия есть ещё одна часть: продолжайте.",
  "prompt.partOrSkip": "У этого действия есть ещё одна часть: выполните её или пропустите.",
  "prompt.end": "Всё сделано: завершите ход.",
  "prompt.keepEarly":
    "Уже можно выбрать {n, plural, one {# карту, которую} few {# карты, которые} many {# карт, которые} other {# карты, которые}} вы оставите; выбрано: {chosen}.",
  "prompt.pays": "платит",
  "prompt.gains": "получает",
  "prompt.noUndo": "После этого отмены нет",
  "prompt.order": "Что происходит сначала",
  "prompt.slotFirst": "Сначала ячейка",
  "prompt.cardFirst": "Сначала карта",
  "prompt.play": "Разыграть",
  "prompt.withEnd": "{move}, завершить ход",
  "prompt.withSkipEnd": "{move}, пропустить остальное, завершить ход",
  "prompt.takeEnd": "Взять, завершить ход",
  "prompt.endToo": "Завершить ход",
  "prompt.endSign": "делает это и завершает ход",
  "prompt.leaveEnd": "Пропустить и завершить ход",
  "prompt.pair": "Разыграть так?",
  "prompt.pairMore": "Разыграйте или сразу выберите следующий шаг: он обведён.",
  "prompt.step": "Шаг за шагом",
  "prompt.underReversed": "Остальные — под колоду в обратном порядке",
  "tools.title": "Построить:",
  "prompt.takeAll": "Взять всё",
  "prompt.takeIt": "Взять",
  "prompt.claim": "Выложить",
  "prompt.playCard": "Оплатить и разыграть",
  "prompt.cardToClaim": "Выложить карту «{card}» или сбросить её без применения эффекта?",
  "prompt.cardToPlay": "Оплатить и разыграть карту «{card}» или сбросить её без применения эффекта?",
  "prompt.cancel": "Отменить выбор",
  "prompt.sites":
    "{n, plural, one {Доступна # ячейка} few {Доступны # ячейки} many {Доступно # ячеек} other {Доступно # ячейки}}: выберите на планшете",
  "prompt.choices": "Варианты",
  "why.pair": "Ход — это ячейка действия и разыгранная с ней карта.",
  "why.noCard": "Выберите карту с руки для этой ячейки действия.",
  "why.noSlot": "Выберите ячейку действия для этой карты.",
  "prompt.draws": "берёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}",
  "prompt.advances": "Федерация, деление {space}",
  "prompt.connects": "подключает метрополию {tile}",
  "warn.mismatch":
    "Карта «{card}» {colour:f}, а ячейка {slot} {slotColour:f}: карта сбрасывается без применения эффекта.",
  "warn.always": "Здесь не срабатывает ни одна карта: карта «{card}» сбрасывается без применения эффекта.",
  "warn.unfed": "Сейчас наступит производство, а продовольствия мало: вы потеряете {n} ПО.",
  "warn.ready":
    "В этой эпохе ещё {n, plural, one {не использована # карта активации} few {не использованы # карты активации} many {не использовано # карт активации} other {не использовано # карты активации}}.",

  // Sites
  "site.costs": "{move} за {cost}",
  "site.unconnected": "пока не подключено",
  "sites.title": "Где построить",
  "sites.none": "Сейчас на планшете нечего выбирать",

  "prices.title": "Стандартные цены",
  "price.farm": "Ферма",
  "price.desal": "Опреснительный завод",
  "price.lab": "Лаборатория",
  "price.tunnel": "Тоннель",
  "price.nonsymbiotic": "Город",
  "price.symbiotic": "Симбиотический город",
  "price.upgrade": "Улучшение",

  // Phone tabs and panels
  "tab.slots": "Действия",
  "tab.board": "Планшет",
  "tab.cards": "Карты",
  "tab.players": "Игроки",
  "tab.log": "Журнал",
  "tab.chat": "Чат",
  "tab.forecast": "Прогноз",
  "goods.title": "Ваши ресурсы",

  "tabs.title": "Части стола",
  "key.escape": "Отменить выбор или вернуться к вашему планшету",
  "key.board": "К ячейкам вашего планшета",
  "key.boards": "Планшет следующего игрока",
  "key.card": "Рассмотреть выбранную карту",

  // Hints, each shown once
  "hint.keep":
    "Оставьте по одной карте каждого цвета: карта срабатывает только с ячейкой действия того же цвета. Выбор уже сделан за вас, но его можно изменить.",
  "hint.keepMissing":
    "Среди этих карт нет {colour:genitive}. Карта срабатывает только с ячейкой действия того же цвета. Выбор уже сделан за вас, но его можно изменить.",
  "hint.turn":
    "Выберите карту, затем ячейку действия. Цвет тот же: сработает и карта. Цвет другой: карта — лишь плата за действие.",
  "hint.build":
    "Обведённые места доступны. Здания работают только рядом с городом, который тоннели соединяют с вашим начальным городом.",
  "hint.end":
    "В журнале видно, что вы получили. Кнопка «Отменить» отменяет ваши ходы по одному — до хода, который открыл что-то скрытое.",
  "hint.production":
    "Скоро производство: фермы кормят города, каждый подключённый город потребляет 1 жетон водорослей. Смотрите прогноз.",
} satisfies Words<typeof en>;
