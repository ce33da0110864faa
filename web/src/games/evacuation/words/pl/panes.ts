/** The panes in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/panes";
import cards from "./cards";

export default {
  ...cards,

  // Status line
  "status.year": "Rok {year} z {last}",
  "status.phases": "Fazy roku",
  "status.ending": "{name} kończy grę",
  "status.ending.about":
    "Wyścig jest rozstrzygnięty: gracze, którzy są dalej w kolejności, wykonują jeszcze po jednej akcji, po czym lecą ostatnie statki",
  "phase.over": "Koniec",
  "phase.setup": "Przygotowanie",
  "phase.income": "Dochód",
  "phase.actions": "Akcje",
  "phase.transport": "Transport",
  "phase.order": "Kolejność Tury",
  "phase.progress": "Postęp",
  "phase.bonuses": "Premie",
  "phase.cleanup": "Porządkowanie",
  "phase.about.income": "Oba światy produkują i jedzą, a Nowy Świat żąda Stadionów",
  "phase.about.actions": "Akcja po akcji, aż wszyscy spasują",
  "phase.about.transport": "Załaduj statki, wyślij je i rozładuj",
  "phase.about.order": "Najpierw ten, kto ma najwięcej Szczęśliwych Twarzy",
  "phase.about.progress": "Oba znaczniki dzielą między siebie kroki rocznego Poziomu Mocy",
  "phase.about.bonuses": "Poziom Mocy może odpowiadać wartości na karcie Premii na Zakończenie Roku",
  "phase.about.cleanup": "Z każdego rzędu znika najstarszy komponent",

  // Playing back
  "playback.income": "Dochód w roku {year}",
  "playback.progress": "Postęp w roku {year}",
  "playback.bonuses": "Premie w roku {year}",
  "playback.cleanup": "Porządkowanie w roku {year}",
  "playback.scoring": "Końcowa punktacja",
  "playback.good": "{good}, {world}:",

  // Goods of one world
  "goods.title.old": "Twoje zasoby na Starym Świecie",
  "goods.title.new": "Twoje zasoby na Nowym Świecie",
  "goods.income": "następny Dochód",
  "goods.each": "w Dochodzie",
  "good.name.vp": "Punkty",
  "thing.stadiums": "Stadiony",
  "waiting.people":
    "{n, plural, one {# znacznik Populacji czeka} few {# znaczniki Populacji czekają} many {# znaczników Populacji czeka} other {# znacznika Populacji czeka}} na zasiedlenie",
  "waiting.factories":
    "{n, plural, one {# przygotowana Fabryka} few {# przygotowane Fabryki} many {# przygotowanych Fabryk} other {# przygotowanej Fabryki}}",
  "waiting.stadiums": "{n, plural, one {# Stadion} few {# Stadiony} many {# Stadionów} other {# Stadionu}}",
  "waiting.ships": "{n, plural, one {# statek} few {# statki} many {# statków} other {# statku}}",
  "waiting.word.people": "× Populacja",
  "waiting.word.factories": "{n, plural, one {Fabryka} few {Fabryki} many {Fabryk} other {Fabryki}}",
  "waiting.word.stadiums": "{n, plural, one {Stadion} few {Stadiony} many {Stadionów} other {Stadionu}}",
  "waiting.word.ships": "{n, plural, one {statek} few {statki} many {statków} other {statku}}",
  "pay.label": "{world, select, old {{name}: {amounts} ze Starego Świata} other {{name}: {amounts} z Nowego Świata}}",

  // Action board
  "actions.title": "Akcje",
  "action.label": "{name}, Poziom Mocy {group}: {text}",
  "action.costs":
    "Teraz kosztuje {n, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} Energii.",
  "action.covered": "Zakryta: akcję z grupy 1 można wykonać raz w roku.",
  "action.pass.about": "Koniec akcji w tym roku",
  "group.label": "Poziom Mocy {group}, użycia w tym roku: {used}, bez dodatkowej Energii: {free}",
  "group.once": "Kafelek zakrycia pozwala na jedną akcję z tej grupy w roku",
  "group.uses": "Użycia w tym roku: {used}; od czwartego razu dodatkowo 1 jednostka Energii",
  "ladder.title": "Energia za każdą akcję w roku",
  "ladder.next": "Twoja {n}. akcja kosztuje",
  "ladder.nothing": "0 jednostek Energii",
  "ladder.from": "– płaci",
  "ladder.or": "lub",
  "ladder.step": "Akcja {n}, koszt Energii: {cost}",
  "ladder.passed": "Spasowano do końca roku.",
  "power.sum": "Moc",
  "power.about": "Suma z akcji w tym roku: kroki na torze Postępu i klucz do Premii na Zakończenie Roku",
  "power.hit": "trafiona",
  "power.short": "brakuje {n}",
  "power.past": "za dużo",
  "power.card": "Premia na Zakończenie Roku. Za {lower}: {lowerText} Za {higher}: {higherText}",
  "power.hitNow": "Poziom Mocy odpowiada teraz premii o wartości {value}.",
  "power.shortOf": "Do następnej premii brakuje {n}.",
  "power.none": "Żadnej premii nie można już trafić.",

  // Action cards
  "hand.title": "Karty Akcji",
  "hand.played": "Zagrane odkryte w tym roku",
  "hand.power": "Poziom Mocy {power}.",
  "hand.unknown":
    "{n, plural, one {# nieznana ci karta} few {# nieznane ci karty} many {# nieznanych ci kart} other {# nieznanej ci karty}}",

  // Rows on offer
  "rows.title": "Do wyboru",
  "rows.ships": "Statki Kosmiczne",
  "rows.stadiums": "Stadiony",
  "rows.infrastructure": "Infrastruktura",
  "rows.deck": "W talii: {n}",
  "rows.empty": "Nic nie zostało",
  "rows.oldest": "Na polu X: opuści rząd jako następny komponent",
  "rows.extra": "Odkryto jako dodatkową możliwość",
  "rows.mark": "Oznacz do odrzucenia: {name}. Za wszystkie oznaczone płacisz łącznie 1 jednostkę dowolnego zasobu",
  "bay.desert": "Strefa pustyni",
  "bay.mountain": "Strefa gór",
  "bay.ocean": "Strefa oceanu",
  "edge.desert": "krawędź pustyni",
  "edge.mountain": "krawędź gór",
  "edge.ocean": "krawędź oceanu",
  "ship.buildings": "Limit budynków: {n}",
  "ship.resources": "Limit zasobów: {n}",
  "ship.flight":
    "Lot kosztuje {n, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} Energii",

  // Ship loader
  "loader.title": "Załadunek statków",
  "loader.cargo": "Czeka na Starym Świecie",
  "loader.ships": "Twoje statki",
  "loader.how": "Jak?",
  "loader.ship": "{name}: {text}",
  "loader.room": "Strefy {bays}, budynki {buildings}, zasoby {resources}",
  "loader.open": "w załadunku",
  "loader.send":
    "{world, select, old {Wyślij za {n, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} Energii ze Starego Świata} other {Wyślij za {n, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} Energii z Nowego Świata}}",
  "loader.sendShort": "Wyślij",
  "loader.backShort": "Odeślij",
  "loader.returning":
    "Do Starego Świata {n, plural, one {wraca # statek} few {wracają # statki} many {wraca # statków} other {wraca # statku}}",
  "loader.none": "Nie masz statków: zbuduj jeden akcją budowy Statku Kosmicznego.",
  "loader.income": "Następny Dochód",
  "loader.world": "Świat",
  "loader.becomes": "zmienia się na",
  "loader.arrives": "Dociera:",
  "loader.settleNote": "Produkcja na Nowym Świecie rośnie, gdy zasiedlasz Obszary.",
  "cargo.areaLabel": "{name}. {text} Krawędzie: {edges}",
  "cargo.factories":
    "{good, select, food {{n, plural, one {# Fabryka Żywności} few {# Fabryki Żywności} many {# Fabryk Żywności} other {# Fabryki Żywności}}} steel {{n, plural, one {# Fabryka Stali} few {# Fabryki Stali} many {# Fabryk Stali} other {# Fabryki Stali}}} other {{n, plural, one {# Fabryka Energii} few {# Fabryki Energii} many {# Fabryk Energii} other {# Fabryki Energii}}}}",

  // Next year's check
  "check.title": "Kontrola na rok {year}",
  "check.fine": "wszystko w porządku",
  "check.penalties": "{n, plural, one {# kara} few {# kary} many {# kar} other {# kary}}",
  "check.sum": "Zapas Żywności plus następny Dochód minus zużycie",
  "check.food": "zapas {stock}, Dochód {income}, zużycie {demand}",
  "check.missing": "brakuje {n}",
  "check.enough": "wystarczy",
  "check.noDemand": "bez wymagań",
  "check.stadiums": "{have} z {demand}",
  "check.end": "Na koniec gry",
  "check.left":
    "{n, plural, =0 {żaden Obszar nie pozostał} one {# pozostawiony Obszar} few {# pozostawione Obszary} many {# pozostawionych Obszarów} other {# pozostawionego Obszaru}}",
  "check.energy":
    "po Dochodzie {n, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}} Energii",

  // Score and race
  "score.title": "Gdyby to był koniec",
  "score.early":
    "Punkty przychodzą głównie pod koniec: to, co jest jeszcze na Starym Świecie, liczy się na twoją niekorzyść, dopóki nie odleci.",
  "source.goals": "Karty Celu",
  "source.production": "Najniższa produkcja",
  "source.faces": "Szczęśliwe Twarze",
  "source.common_goals": "Cele Wspólne",
  "source.lines": "Większość w Linii",
  "source.left_behind": "Pozostawione Obszary",
  "source.stadiums": "Brakujące Stadiony",
  "source.penalties": "Żetony Kary",
  "source.about.goals": "Punkty z twoich kart Celu w obecnej sytuacji",
  "source.about.production":
    "Najniższa z twoich trzech produkcji na Nowym Świecie: poziom 8 daje 10, poziom 10 daje 19, każdy kolejny 3",
  "source.about.faces": "Tylko z trzema Stadionami na Nowym Świecie",
  "source.about.common_goals": "Zagrane przez ciebie Cele Wspólne",
  "source.about.lines": "Najwięcej Obszarów na każdej z trzech linii",
  "source.about.left_behind": "2 za każdy nieewakuowany Obszar i 1 za każdego jego mieszkańca",
  "source.about.stadiums": "3 za każdy Stadion brakujący do trzech na Nowym Świecie",
  "source.about.penalties": "3 za każdy żeton",
  "race.title": "Wyścig: co kończy grę",
  "race.met": "osiągnięto",
  "race.bar": "{name}: {have} z {need}",
  "race.down":
    "Na koniec twoja najniższa produkcja spadnie o {n, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}: żetony Kary, pozostawione Obszary, brakujące Stadiony.",
  "progress.of": "{have} z {need}",

  // Players
  "players.open": "Światy i karty: {name}",
  "players.openNote": "Światy i karty: {name} ({note})",
  "players.made": "produkcja",
  "players.production":
    "{good, select, food {Produkcja Żywności na Nowym Świecie} steel {Produkcja Stali na Nowym Świecie} other {Produkcja Energii na Nowym Świecie}}",
  "players.areas": "Zasiedlone Obszary",
  "players.newStadiums": "Stadiony na Nowym Świecie",
  "players.faces": "Szczęśliwe Twarze",
  "players.left": "Nieewakuowane Obszary",
  "players.ships": "Statki na tym świecie",
  "players.prepared": "Przygotowane Fabryki",
  "players.stadiums": "Stadiony na tym świecie",
  "players.people": "Znaczniki Populacji do zasiedlenia",
  "players.technologies": "Rozwinięte technologie",
  "players.infrastructure": "Ukończona Infrastruktura",
  "players.actions": "Akcje w tym roku",
  "players.penalties": "Żetony Kary",
  "players.hand": "Karty Akcji na ręku",
  "players.passed": "pas",

  // Modules and solo
  "common.title": "Cele Wspólne",
  "common.claimed": "Osiągnięty: {name}. Jeszcze niezagrany.",
  "common.played": "Zagrany: {name}.",
  "lines.title": "Większość w Linii",
  "lines.line": "Linia",
  "lines.name": "Linia {tile} od {area}",
  "lines.face": "strona {face}",
  "solo.title": "Symulowany przeciwnik",
  "solo.short": "Przeciwnik",
  "solo.areas": "Zasiedlone Obszary",
  "solo.deck": "Karty pozostałe w talii do trybu Solo",
  "solo.last": "Ostatnia karta:",
  "solo.number": "następna liczba {number}{letter}",
} satisfies Words<typeof en>;
