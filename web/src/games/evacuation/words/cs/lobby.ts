/** Evacuation in the lobby, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Evakuace",
  aim: "Tvá planeta umírá. Za čtyři roky postav raketoplány, přestěhuj lidi a továrny na Nový svět a postarej se, aby se jim tam dařilo.",
  goal: "nejvíce bodů po čtyřech letech",
  facts: "1–4 hráči · čtyři roky · každý asi 20 tahů",
  credits: "Evakuace (Evacuation) je hra Vladimíra Suchého, kterou vydává Delicious Games.",
  moment: "{year, plural, =0 {Příprava} other {Rok # ze 4}}",
  "option.mode": "Jak se vyhrává",
  "value.mode.points": "Na body",
  "value.mode.race": "Závod",
  "option.actions": "Akce",
  "value.actions.standard": "Základní",
  "value.actions.advanced": "Pokročilé (akční karty)",
  "option.bonuses": "Roční bonusy",
  "value.bonuses.null": "Přísné (obvyklé)",
  "value.bonuses.strict": "Přísné",
  "value.bonuses.generous": "Štědré",
  "option.goals": "Karty cílů",
  "value.goals.draft": "Draft",
  "value.goals.first_game": "První hra (podle sady technologií)",
  "option.common_goals": "Veřejné cíle",
  "option.lines": "Většina na linii",
  "value.lines.none": "Bez ní",
  "value.lines.A": "Strana A",
  "value.lines.B": "Strana B",
  "value.lines.random": "Náhodná strana",
  "option.third_player": "Sólo balíček hraje za třetí národ",
  "option.pack": "Načíst balíček komponent ze souboru",
} satisfies Words<typeof en>;
