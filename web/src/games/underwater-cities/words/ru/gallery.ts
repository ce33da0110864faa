/** The gallery of Underwater Cities, in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.kind.card": "Карты",
  "gallery.kind.slot": "Ячейки действий",
  "gallery.kind.metropolis": "Метрополии",
  "gallery.kind.contract": "Госконтракты",
  "gallery.kind.board": "Планшеты игроков",
  "gallery.deck": "Колода",
  "gallery.colour": "Цвет",
  "gallery.type": "Тип",
  "gallery.cost": "Цена",
  "gallery.side": "Сторона",
  "gallery.card": "{name} (№ {number})",
  "gallery.slot": "Ячейка действия {id}",
  "gallery.always": "Неограниченный доступ",
  "gallery.tile": "Метрополия {id}",
  "gallery.board": "Планшет {number}",
  "gallery.part.board":
    "Ячейки и линии прочитаны на изображении издателя; бонусы и их размеры частично придуманы нами.",
  "gallery.part.contract":
    "Одно число в награде не удалось прочитать наверняка: выбрано одно из двух возможных прочтений.",
  "gallery.part.rulebook":
    "Название, номер и вид эффекта взяты из правил; то, чего там нет (награда, цена или предел), придумано.",
  "gallery.part.public":
    "Название, номер или вид эффекта известны из открытых источников; то, чего там нет (награда, цена или предел), придумано.",
  "gallery.part.assigned":
    "Вид эффекта подтверждён; номер присвоен здесь, а недостающее (награда, цена или предел) придумано.",
  "gallery.part.picture":
    "Цвет, тип и вид эффекта прочитаны на изображении издателя; то, чего на нём не разобрать, придумано.",
  "gallery.credits": "{n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}",
  "gallery.few": "1–2 игрока",
  "gallery.many": "3–4 игрока",
  "gallery.blue": "Синяя",
  "gallery.brown": "Коричневая",
  "gallery.basic": "Базовая",
  "gallery.advanced": "Продвинутая",
} satisfies Words<typeof en>;
