/** Cards, technologies and goals in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/cards";

export default {
  // Technologies
  "technologies.title": "Technologie",
  "technologies.set": "Technologie, sada {set}",
  "technologies.developed": "vyzkoumáno {n} z 9",
  "technology.label": "{name}, úroveň {level}: {text}",
  "technology.level": "Úroveň {level}",
  "technology.used": "Tento rok použita",
  "technology.usedMark": "použita",
  "research.none": "Nezahájena",
  "research.begun": "Proveden jeden ze dvou výzkumů",
  "research.developed": "Vyzkoumána",

  // Infrastructure
  "infrastructure.title": "Tvá infrastruktura",
  "infrastructure.hand": "V ruce",
  "infrastructure.played": "Zahraná, podmínka nesplněna",
  "infrastructure.completed": "Dokončená",
  "infrastructure.none": "žádná",
  "infrastructure.same": "Jiná karta má stejnou ilustraci: zahrát lze jen jednu z nich",

  // Goals
  "goals.title": "Karty cílů",
  "goals.offered": "Vyber jednu, kterou si necháš",
  "goals.kept": "Ponechané",
  "goals.now": "teď {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  "goals.unknown":
    "{n, plural, one {# skrytá karta cíle} few {# skryté karty cílů} many {# skryté karty cíle} other {# skrytých karet cílů}}",
  "goals.none": "V této hře nejsou karty cílů",

  // The large card
  "card.open": "Prohlédnout: {name}",
  "card.number": "č. {n}",
  "card.cost": "Cena:",
  "card.costEither": "Cena, vše z jednoho světa:",
  "card.raises": "Produkce se zvýší o:",
  "card.rules": "Pravidla",
  "card.why": "Proč ne: {move}?",
  "card.kind.ship": "Raketoplán",
  "card.kind.stadium": "Stadion",
  "card.kind.infrastructure": "Karta infrastruktury",
  "card.kind.technology": "Technologie",
  "card.kind.goal": "Karta cíle",
  "card.kind.action_card": "Akční karta",
  "card.kind.bonus": "Karta ročního bonusu",
  "card.kind.common_goal": "Veřejný cíl",
  "card.kind.board_action": "Akce tvé desky",
  "card.kind.solo_card": "Sólo karta",
  "card.works.now": "Ano: lze to použít teď.",
  "card.works.locked": "Teď ne. Proč, to ti poví tlačítko níže.",
  "card.works.ship":
    "Postav ho akcí, která staví raketoplán, a zaplať vše z jednoho světa; bude stát na světě, který zaplatil.",
  "card.works.ship.old": "Stojí na Starém světě: nalož ho a vyšli ve fázi přepravy.",
  "card.works.ship.new": "Stojí na Novém světě: ve fázi přepravy ho lze za 1 energii vyslat prázdný zpět.",
  "card.works.ship.flying": "Je na cestě.",
  "card.works.stadium":
    "Postav ho akcí, která staví stadion, a zaplať vše z jednoho světa; bude stát na světě, který zaplatil.",
  "card.works.stadium.old":
    "Stojí na Starém světě: dokud ho raketoplán nepřeveze, počítají se jeho tváře jen pro pořadí.",
  "card.works.stadium.new": "Stojí na Novém světě: počítá se do požadavků, pro pořadí i při bodování.",
  "card.works.infrastructure": "Vezmi si ji jedním úkonem infrastruktury, zahraj ji dalším.",
  "card.works.infrastructure.hand":
    "Zahraj ji úkonem infrastruktury, platí Nový svět; podmínka přitom ještě nemusí být splněna.",
  "card.works.infrastructure.played": "Zvýší produkci jednou, jakmile bude splněna její podmínka.",
  "card.works.infrastructure.completed": "Je dokončena a produkci už zvýšila.",
  "card.works.technology": "Patří jinému národu.",
  "card.works.technology.grid":
    "Zatím ne: funguje, až bude plně vyzkoumána. Každý výzkum posune nejnižší nedokončenou technologii sloupce.",
  "card.works.technology.developed":
    "Je vyzkoumána: trvalé schopnosti fungují, kdykoliv se uplatní, jednorázové efekty už proběhly.",
  "card.works.goal": "Na konci hry boduje pro národ, který si ji nechá.",
  "card.works.goal.own": "Boduje na konci hry.",
  "card.works.action_card": "Nemáš ji v ruce.",
  "card.works.action_card.hand":
    "Ve svém tahu ji zahraj lícem nahoru kvůli jejímu textu, nebo ji zasuň lícem dolů pod akci své desky.",
  "card.works.action_card.shown": "Tento rok byla zahrána lícem nahoru; její úroveň síly se počítá.",
  "card.works.bonus":
    "Ve fázi bonusů rozhodne úroveň síly za celý rok, který ze dvou bonusů získáš, pokud vůbec nějaký.",
  "card.works.common_goal": "Vezme si ho první národ, který ho splní.",
  "card.works.common_goal.claimed": "Máš ho splněný: zahraj ho ve svém tahu, navíc k akci.",
  "card.works.common_goal.played": "Je zahraný a boduje na konci.",
  "card.works.board_action": "Vybírá se ve tvém tahu ve fázi akcí.",
  "card.works.solo_card": "Simulovaný soupeř ji provede s číslem další karty.",
  "bonus.coming": "{year}. rok:",
  "provenance.mark": "Navrženo pro tento projekt",
  "provenance.rulebook": "z pravidel",
  "provenance.picture": "přečteno z obrázku vydavatele",
  "provenance.public": "z veřejných údajů",
  "provenance.box": "přečteno z krabice majitele",
  "provenance.design": "navrženo pro tento projekt",
} satisfies Words<typeof en>;
