/** Cards, technologies and goals in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/cards";

export default {
  // Technologies
  "technologies.title": "Технологии",
  "technologies.set": "Технологии, комплект {set}",
  "technologies.developed": "Изучено {n} из 9",
  "technology.label": "{name}, уровень {level}: {text}",
  "technology.level": "Уровень {level}",
  "technology.used": "Использована в этом году",
  "technology.usedMark": "исп.",
  "research.none": "Изучение не начато",
  "research.begun": "Проведено одно исследование из двух",
  "research.developed": "Изучена",

  // Infrastructure
  "infrastructure.title": "Ваша инфраструктура",
  "infrastructure.hand": "На руке",
  "infrastructure.played": "Разыграно, требование не выполнено",
  "infrastructure.completed": "Завершено",
  "infrastructure.none": "нет",
  "infrastructure.same": "У другой карты такой же рисунок: разыграть можно только одну из них",

  // Goals
  "goals.title": "Карты целей",
  "goals.offered": "Выберите, какую оставить",
  "goals.kept": "Оставлены",
  "goals.now": "Сейчас {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  "goals.unknown":
    "{n, plural, one {# скрытая карта цели} few {# скрытые карты целей} many {# скрытых карт целей} other {# скрытой карты цели}}",
  "goals.none": "В этой партии нет карт целей",

  // The large card
  "card.open": "Рассмотреть: {name}",
  "card.number": "№ {n}",
  "card.cost": "Цена:",
  "card.costEither": "Цена, вся из одного мира:",
  "card.raises": "Прирост производства:",
  "card.rules": "Правила",
  "card.why": "Почему нельзя: {move}?",
  "card.kind.ship": "Корабль",
  "card.kind.stadium": "Стадион",
  "card.kind.infrastructure": "Карта инфраструктуры",
  "card.kind.technology": "Технология",
  "card.kind.goal": "Карта цели",
  "card.kind.action_card": "Карта действия",
  "card.kind.bonus": "Карта годового бонуса",
  "card.kind.common_goal": "Общая цель",
  "card.kind.board_action": "Действие вашего планшета",
  "card.kind.solo_card": "Карта одиночной игры",
  "card.works.now": "Да, это можно использовать сейчас.",
  "card.works.locked": "Сейчас нет. Кнопка ниже объяснит почему.",
  "card.works.ship":
    "Постройте его действием, которое строит корабль; платит целиком один мир, и корабль стоит в мире, который заплатил.",
  "card.works.ship.old": "Он стоит в Старом мире: загрузите и отправьте его в фазе перевозки.",
  "card.works.ship.new":
    "Он стоит в Новом мире: в фазе перевозки его можно отправить обратно пустым за 1 единицу энергии.",
  "card.works.ship.flying": "Он в пути.",
  "card.works.stadium":
    "Постройте его действием, которое строит стадион; платит целиком один мир, и стадион стоит в мире, который заплатил.",
  "card.works.stadium.old":
    "Он стоит в Старом мире: его улыбки учитываются только в порядке хода, пока корабль не перевезёт его.",
  "card.works.stadium.new": "Он стоит в Новом мире: он учитывается в требованиях, порядке хода и подсчёте очков.",
  "card.works.infrastructure": "Возьмите её одной операцией с инфраструктурой, разыграйте — другой.",
  "card.works.infrastructure.hand":
    "Разыграйте её операцией с инфраструктурой; платит Новый мир. Требование к этому моменту может быть и не выполнено.",
  "card.works.infrastructure.played": "Она один раз увеличит производство, как только её требование будет выполнено.",
  "card.works.infrastructure.completed": "Она завершена и увеличила производство.",
  "card.works.technology": "Она принадлежит другой нации.",
  "card.works.technology.grid":
    "Пока нет: она действует, когда полностью изучена. Каждое исследование продвигает нижнюю из не изученных полностью технологий столбца.",
  "card.works.technology.developed":
    "Она изучена: постоянные свойства действуют всегда, когда применимы, одноразовые эффекты уже выполнены.",
  "card.works.goal": "Она принесёт очки в конце игры той нации, которая её оставит.",
  "card.works.goal.own": "Она принесёт очки в конце игры.",
  "card.works.action_card": "Её нет у вас на руке.",
  "card.works.action_card.hand":
    "В свой ход разыграйте её лицевой стороной вверх ради её текста или подложите лицевой стороной вниз под действие вашего планшета.",
  "card.works.action_card.shown": "Она разыграна в этом году лицевой стороной вверх; её уровень мощности учитывается.",
  "card.works.bonus":
    "В фазе бонусов уровень мощности за год решает, какой из двух бонусов вы получите и получите ли вообще.",
  "card.works.common_goal": "Её забирает нация, которая достигнет её первой.",
  "card.works.common_goal.claimed": "Вы её достигли: разыграйте её в свой ход, дополнительно к действию.",
  "card.works.common_goal.played": "Она разыграна и принесёт очки в конце игры.",
  "card.works.board_action": "Его выбирают в свой ход в фазе действий.",
  "card.works.solo_card": "Виртуальный соперник выполняет её с числом следующей карты.",
  "bonus.coming": "Год {year}:",
  "provenance.mark": "Придумано для этого проекта",
  "provenance.rulebook": "из правил",
  "provenance.picture": "прочитано на изображении издателя",
  "provenance.public": "из открытых источников",
  "provenance.box": "прочитано в коробке владельца",
  "provenance.design": "придумано для этого проекта",
} satisfies Words<typeof en>;
