/** Evacuation in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";
import panes from "./panes";

export default {
  ...board,
  ...panes,

  // Goods, worlds, places
  "good.food": "{n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# jídel}}",
  "good.steel": "{n, plural, one {# ocel} few {# oceli} many {# oceli} other {# ocelí}}",
  "good.energy": "{n, plural, one {# energie} few {# energie} many {# energie} other {# energií}}",
  "good.energy:accusative": "{n, plural, one {# energii} few {# energie} many {# energie} other {# energií}}",
  "good.name.food": "Jídlo",
  "good.name.food:accusative": "jídlo",
  "good.name.steel": "Ocel",
  "good.name.steel:accusative": "ocel",
  "good.name.energy": "Energie",
  "good.name.energy:accusative": "energii",
  "good.nothing": "nic",
  "world.name.old": "Starý svět",
  "world.name.new": "Nový svět",
  "marker.front": "Přední ukazatel",
  "marker.rear": "Zadní ukazatel",
  "marker.other": "Druhý ukazatel",
  "lane.waiting": "čekací dráha",
  "lane.main": "hlavní dráha",
  "lane.second": "dráha 3+",

  // Lists

  // Things by name
  "thing.action": "akce {id}",
  "thing.card": "karta {n}",
  "thing.bonus": "roční bonus",
  "thing.space": "krok {step}",

  // Prompt
  "prompt.action": "Vyber jednu akci své desky, nebo pro tento rok pasuj.",
  "prompt.actionAdvanced": "Vyber akci své desky a kartu, kterou pod ni dáš, nebo kartu k zahrání, nebo pasuj.",
  "prompt.action.card": "Vyber kartu, kterou dáš lícem dolů pod tuto akci.",
  "prompt.action.more": "{action}: vyber něco zvýrazněného.",
  "prompt.action.sure": "{action}: provést takto?",
  "prompt.action.shows": "{action}? Potom to uvidí všichni, takže to nepůjde vrátit.",
  "prompt.passing": "Pasovat? Tento rok už neprovedeš žádnou další akci.",
  "prompt.advance":
    "Celkem {n, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}: vyber, kam půjde první ukazatel; na druhý připadne zbytek.",
  "prompt.advance.other":
    "Druhý ukazatel postoupí o {n, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}: vyber jeho dráhu.",
  "prompt.keep": "Nech si {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}, vybráno: {chosen}.",
  "prompt.discarding":
    "Za 1 libovolný zdroj se {n, plural, one {odhodí # položka} few {odhodí # položky} many {odhodí # položky} other {odhodí # položek}}.",
  "prompt.discard": "Odhodit {n}",
  "prompt.act": "Provést",
  "prompt.actFirst": "Vybrat později",
  "prompt.pass": "Pasovat",
  "prompt.fly":
    "{n, plural, =0 {Nevyslat nic} one {Letí # raketoplán} few {Letí # raketoplány} many {Letí # raketoplánu} other {Letí # raketoplánů}}",
  "prompt.end": "Vše je hotovo: ukonči svůj tah.",
  "prompt.withEnd": "{move}, ukončit tah",
  "prompt.leaveEnd": "Zde skončit, ukončit tah",
  "why.action": "Tah je jedna akce, nebo pasování.",
  "why.buy.ship": "Raketoplán se staví akcí ve tvém tahu a celý ho platí jeden svět.",
  "why.buy.stadium": "Stadion se staví akcí ve tvém tahu a celý ho platí jeden svět.",
  "why.buy.none": "Teď nelze vybrat žádnou akci, která ho staví.",
  "why.buy.choose": "Nejdřív vyber akci: {actions, list, or}.",
  "why.noAction": "Vyber akci své desky.",
  "why.noCard": "Vyber kartu z ruky, kterou dáš lícem dolů pod akci.",

  // Outcome of what is chosen
  "outcome.pays": "zaplatíš",
  "outcome.gains": "získáš",
  "outcome.people":
    "{n, plural, one {# žeton populace} few {# žetony populace} many {# žetonu populace} other {# žetonů populace}}",
  "outcome.production": "produkce",
  "outcome.noUndo": "Potom už to nelze vrátit",

  // Tray
  "tray.choices": "Co je třeba rozhodnout",
  "tray.answers": "Možnosti",
  "tray.energy": "Energie:",
  "tray.hand": "Z ruky:",
  "tray.free": "Kdykoliv ve tvém tahu:",
  "tray.discard": "Označ položky pomocí ✕ a nejdřív je odhoď, za 1 libovolný zdroj.",
  "tray.at.actions": "Čím později akce přijde, tím více energie stojí; její číslo je její úroveň síly.",
  "tray.at.rows": "Vyber v nabídce, co si vezmeš a který svět to zaplatí.",
  "tray.at.loader": "Vyber, co poletí: nalož něco na raketoplán, nebo raketoplán vyšli.",
  "tray.at.technologies": "Vyber technologii ze své mřížky.",
  "tray.at.cards": "Vyber kartu.",
  "tray.at.old": "Vyber na mapě Starého světa.",
  "tray.at.new": "Vyber zvýrazněnou oblast na mapě Nového světa.",
  "tray.at.track": "Vyber zvýrazněné políčko na stupnici pokroku.",

  // Warnings
  "warn.newFood":
    "Novému světu {n, plural, one {bude příští rok chybět # jídlo} few {budou příští rok chybět # jídla} many {bude příští rok chybět # jídla} other {bude příští rok chybět # jídel}}: {n, plural, one {# žeton postihu} few {# žetony postihu} many {# žetonu postihu} other {# žetonů postihu}}.",
  "warn.oldFood":
    "Starému světu {n, plural, one {bude příští rok chybět # jídlo} few {budou příští rok chybět # jídla} many {bude příští rok chybět # jídla} other {bude příští rok chybět # jídel}}: {n, plural, one {# žeton postihu} few {# žetony postihu} many {# žetonu postihu} other {# žetonů postihu}}.",
  "warn.stadiums":
    "Na Novém světě {n, plural, one {bude příští rok chybět # stadion} few {budou příští rok chybět # stadiony} many {bude příští rok chybět # stadionu} other {bude příští rok chybět # stadionů}}: {n, plural, one {# žeton postihu} few {# žetony postihu} many {# žetonu postihu} other {# žetonů postihu}}.",
  "warn.bonus": "Tvé úrovni síly chybí 1 do bonusu s hodnotou {value}.",
  "warn.overshoot": "Tvá úroveň síly je vyšší než {value}: tento rok bez bonusu.",
  "warn.grounded":
    "{n, plural, one {# raketoplán potřebuje} few {# raketoplány potřebují} many {# raketoplánu potřebuje} other {# raketoplánů potřebuje}} více energie, než kolik jí máš na Starém světě ({energy}).",
  "warn.staying":
    "{n, plural, one {# raketoplán by ještě mohl letět.} few {# raketoplány by ještě mohly letět.} many {# raketoplánu by ještě mohlo letět.} other {# raketoplánů by ještě mohlo letět.}}",

  // Maps, lists, tabs
  "area.costs": "{move} za {cost:accusative}",
  "area.back": "Zpět ke svému národu",
  "areas.tab": "Seznam",
  "areas.title": "Oblasti, které lze osídlit",
  "areas.none": "Teď nelze vybrat žádnou oblast",
  "track.title": "Stupnice pokroku",
  "track.take":
    "{marker, select, front {Posunout raději přední ukazatel} rear {Posunout raději zadní ukazatel} other {Posunout raději druhý ukazatel}}",
  "track.marker": "Který ukazatel",
  "track.spaces": "Dosažitelná políčka",
  "others.title": "Ostatní národy",
  "numbers.title": "Hráči a co přijde dál",
  "tabs.title": "Části stolu",
  "tab.rows": "Nabídka",
  "tab.technologies": "Technologie",
  "tab.cards": "Karty a cíle",
  "tab.cards.short": "Karty",
  "tab.loader": "Přeprava",
  "tab.modules": "Moduly",
  "tab.list": "Seznam",
  "tab.nations": "Národy",
  "tab.log": "Záznam",
  "tab.act": "Akce",
  "tab.old": "Starý",
  "tab.new": "Nový",
  "tab.tech": "Tech",
  "tab.all": "Vše",

  // Keys
  "key.escape": "Zrušit výběr, nebo zpět ke svému národu",
  "key.map": "Na zvýrazněná místa map",
  "key.check": "Na kontrolu příštího roku",
  "key.nations": "Národ dalšího hráče",

  // Result
  "result.curve": "Nejnižší produkce, kdyby závod skončil už tehdy",
  "result.year": "{year}. rok",
  "result.lowest": "nejnižší produkce {n}",
  "source.goals": "karty cílů",
  "source.production": "nejnižší produkce",
  "source.faces": "šťastné tváře",
  "source.left_behind": "opuštěné oblasti",
  "source.stadiums": "chybějící stadiony",
  "source.penalties": "žetony postihu",
  "source.common_goals": "veřejné cíle",
  "source.lines": "většina na linii",
  "source.lowest_production": "nejnižší produkce",

  // Hints, each shown once
  "hint.draft":
    "Jeden cíl si nech, ostatní pošli dál. Cíle bodují na konci hry: vezmi si to, co se hodí k tvým technologiím.",
  "hint.action":
    "Klepni na akci a uvidíš, co stojí. Její číslo se počítá do tvé úrovně síly: součet za celý rok tě posune po stupnici pokroku.",
  "hint.energy":
    "Od této chvíle akce stojí energii, pozdější více. Nech si na Starém světě nějakou energii na vyslání raketoplánů.",
  "hint.build":
    "Co se postaví, dostane svět, který zaplatí. Raketoplány patří na Starý svět: odtud převážejí tvé lidi.",
  "hint.stadium":
    "Stadion dostane svět, který zaplatí. Požadavky Nového světa splní jen stadiony na něm; raketoplány je mohou převézt.",
  "hint.infrastructure":
    "Kartu si vezmi teď a zahraj ji později: platí Nový svět. Produkci zvýší, jakmile bude splněna její podmínka.",
  "hint.settle":
    "Zaplň všechna políčka oblasti populací a továrnami, které čekají na Novém světě. Každý žeton populace tam stojí 1 ocel.",
  "hint.invent":
    "Začni u spodního okraje sloupce. Úroveň 1 vyžaduje jeden výzkum, úrovně 2 a 3 dva. Technologie funguje, až je vyzkoumána.",
  "hint.transport":
    "Klepni na raketoplán nebo na náklad: sekce pojmou celé oblasti své barvy, zbytek je náklad. Evakuované oblasti přestanou produkovat.",
  "hint.advance":
    "Rozděl svou úroveň síly mezi oba ukazatele. Průchody odemykají pouště, lesy a oceány; symboly platí, dokud na nich stojíš.",
  "hint.end":
    "V záznamu vidíš, co přibylo. Tlačítko Vrátit bere zpět tvé kroky jeden po druhém, pokud žádný z nich neodhalil nic skrytého.",
  "hint.check":
    "Příští rok bude něco chybět: podívej se na kontrolu. Za každé chybějící jídlo nebo stadion dostaneš žeton postihu.",
} satisfies Words<typeof en>;
