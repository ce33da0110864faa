/** The gallery of Evacuation, in Russian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/gallery";

export default {
  "gallery.deck": "Колода",
  "gallery.deckOf": "Колода {deck, select, 1 {I} other {II}}",
  "gallery.set": "Комплект",
  "gallery.setOf": "Комплект {n}",
  "gallery.level": "Уровень",
  "gallery.levelOf": "Уровень {n}",
  "gallery.power": "Уровень мощности",
  "gallery.powerOf": "Уровень мощности {n}",
  "gallery.faces": "Улыбки",
  "gallery.facesOf": "{n, plural, =0 {без улыбок} one {# улыбка} few {# улыбки} many {# улыбок} other {# улыбки}}",
  "gallery.bay": "Отсеки",
  "gallery.bayOf.none": "без отсеков",
  "gallery.bayOf.desert": "пустыня",
  "gallery.bayOf.mountain": "горы",
  "gallery.bayOf.ocean": "океан",
  "gallery.bonusOf": "Уровень мощности {n}: {text}",
  "gallery.part.technology":
    "Жетон и уровень прочитаны на изображении; номер комплекта и точное прочтение текста придуманы.",
  "gallery.part.bonus": "Оба уровня мощности взяты из правил; бонус для каждого из них придуман.",
  "gallery.part.infrastructure":
    "Требование взято из правил, кроме направления линии; цена, производство и номер придуманы.",
  "gallery.part.common_goal": "Требование взято из правил; цена, производство и очки придуманы.",
  "gallery.part.solo_card": "Число и буква на рубашке взяты из правил; действие карты придумано.",
  "gallery.named": "{name} ({id})",
} satisfies Words<typeof en>;
