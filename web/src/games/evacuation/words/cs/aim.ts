/** The aim of Evacuation on one screen, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Tvůj Starý svět umírá; všechno se musí přestěhovat. Raketoplány převážejí oblasti, a co osídlíš na Novém světě, to tam produkuje. Na konci se počítá tvá nejnižší produkce, na Novém světě musí stát tři stadiony a každá opuštěná oblast stojí body.",
  "aim.points.lowest": "Nejnižší z tvých tří produkcí na Novém světě: při 5, 8, 10, 12",
  "aim.points.lowestValue": "5 / 10 / 19 / 25",
  "aim.points.goals": "Každá z tvých tří karet cílů",
  "aim.points.goalsValue": "každá asi 4 až 16",
  "aim.points.faces": "Nejvíce šťastných tváří, pokud máš na Novém světě tři stadiony (při hře 2 hráčů: 4 / 0)",
  "aim.points.facesValue": "6 / 4 / 1",
  "aim.points.areas": "Každá z tvých devíti oblastí Starého světa, která není evakuována",
  "aim.points.areasValue": "−2",
  "aim.points.people": "Každý z lidí v takové oblasti (v šesti z nich žijí dva)",
  "aim.points.peopleValue": "−1",
  "aim.points.stadiums": "Každý stadion, který na Novém světě chybí do tří",
  "aim.points.stadiumsValue": "−3",
  "aim.points.tokens": "Každý žeton postihu: za jídlo nebo stadion, které při příjmu chyběly",
  "aim.points.tokensValue": "−3",
  "aim.score.start":
    "Kdyby hra skončila hned na začátku, výsledek by byl −39: devět opuštěných oblastí stojí 30 bodů, tři chybějící stadiony 9.",
  "aim.score.first":
    "V sólo hře je 60 bodů dobrý první výsledek, se zkušenostmi jich lze získat asi 80. Jednoduší boti z ukázky „Sledovat hru“ dosáhnou 39 a 16.",
  "aim.score.race": "V závodě se body nepočítají: hru ukončí produkce 8 od každého zdroje a tři stadiony.",
  "aim.goals.one": "1. rok",
  "aim.goals.one.1": "Postav raketoplán pro barvu okraje, který má více tvých oblastí, a vyšli ho plný.",
  "aim.goals.one.2": "Připrav továrnu a osídli první oblast tundry: Nový svět začíná od nuly.",
  "aim.goals.one.3": "Dvě akce jsou zdarma; další stojí energii, kterou potřebují i lety.",
  "aim.goals.two": "2. rok",
  "aim.goals.two.1": "Na začátku 3. roku bude Nový svět potřebovat 2 jídla a jeden stadion: převez tam obojí už teď.",
  "aim.goals.two.2": "Snaž se mít na konci roku nejnižší produkci 1 až 4.",
  "aim.goals.two.3": "Projdi průchodem 2 kvůli poušti a dostaň na Nový svět první žeton produktivity.",
  "aim.goals.three": "3. rok",
  "aim.goals.three.1": "Na začátku 4. roku musí být na Novém světě 4 jídla a dva stadiony.",
  "aim.goals.three.2": "Snaž se o nejnižší produkci 4 až 8; zvyšuj tu nejnižší, ne tu nejvyšší.",
  "aim.goals.three.3": "Evakuované oblasti už neprodukují: od teď nech platit Nový svět.",
  "aim.goals.four": "4. rok",
  "aim.goals.four.1": "Tři stadiony na Novém světě a nejnižší produkce 8 nebo více.",
  "aim.goals.four.2": "Odvez, co by ještě stálo body: oblast s lidmi stojí 4, oblast s továrnou 2.",
} satisfies Words<typeof en>;
