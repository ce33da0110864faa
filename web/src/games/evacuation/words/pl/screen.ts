/** Evacuation in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";
import panes from "./panes";

export default {
  ...board,
  ...panes,

  // Goods, worlds, places
  "good.food":
    "{n, plural, one {# jednostka Żywności} few {# jednostki Żywności} many {# jednostek Żywności} other {# jednostki Żywności}}",
  "good.food:accusative":
    "{n, plural, one {# jednostkę Żywności} few {# jednostki Żywności} many {# jednostek Żywności} other {# jednostki Żywności}}",
  "good.steel":
    "{n, plural, one {# jednostka Stali} few {# jednostki Stali} many {# jednostek Stali} other {# jednostki Stali}}",
  "good.steel:accusative":
    "{n, plural, one {# jednostkę Stali} few {# jednostki Stali} many {# jednostek Stali} other {# jednostki Stali}}",
  "good.energy":
    "{n, plural, one {# jednostka Energii} few {# jednostki Energii} many {# jednostek Energii} other {# jednostki Energii}}",
  "good.energy:accusative":
    "{n, plural, one {# jednostkę Energii} few {# jednostki Energii} many {# jednostek Energii} other {# jednostki Energii}}",
  "good.name.food": "Żywność",
  "good.name.steel": "Stal",
  "good.name.energy": "Energia",
  "good.nothing": "nic",
  "world.name.old": "Stary Świat",
  "world.name.new": "Nowy Świat",
  "marker.front": "Przedni znacznik",
  "marker.rear": "Tylny znacznik",
  "marker.other": "Drugi znacznik",
  "lane.waiting": "Pas Oczekiwania",
  "lane.main": "główny pas",
  "lane.second": "pas 3+",

  // Lists

  // Things by name
  "thing.action": "akcja {id}",
  "thing.card": "karta {n}",
  "thing.bonus": "Premia na Zakończenie Roku",
  "thing.space": "krok {step}",

  // Prompt
  "prompt.action": "Wybierz jedną akcję ze swojej planszy albo spasuj do końca roku.",
  "prompt.actionAdvanced":
    "Wybierz akcję ze swojej planszy i kartę, którą pod nią wsuniesz, albo kartę do zagrania, albo spasuj.",
  "prompt.action.card": "Wybierz kartę, którą wsuniesz zakrytą pod tę akcję.",
  "prompt.action.more": "{action}: wybierz coś podświetlonego.",
  "prompt.action.sure": "{action}: wykonać to w ten sposób?",
  "prompt.action.shows": "{action}? Zostanie to pokazane wszystkim, więc nie będzie można tego cofnąć.",
  "prompt.passing": "Spasować? W tym roku nie wykonasz już żadnej akcji.",
  "prompt.advance":
    "Łącznie {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}: wybierz, dokąd awansuje pierwszy znacznik; resztę wykona drugi.",
  "prompt.advance.other":
    "Drugi znacznik awansuje o {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}: wybierz jego pas.",
  "prompt.keep": "Zatrzymaj {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}. Wybrano: {chosen}.",
  "prompt.discarding":
    "Odrzucisz {n, plural, one {# komponent} few {# komponenty} many {# komponentów} other {# komponentu}} za 1 jednostkę dowolnego zasobu.",
  "prompt.discard": "Odrzuć: {n}",
  "prompt.act": "Wykonaj",
  "prompt.actFirst": "Wybierz później",
  "prompt.pass": "Spasuj",
  "prompt.fly":
    "{n, plural, =0 {Bez lotów} one {Leci # statek} few {Lecą # statki} many {Leci # statków} other {Leci # statku}}",
  "prompt.end": "Wszystko gotowe: zakończ turę.",
  "prompt.withEnd": "{move}, zakończ turę",
  "prompt.leaveEnd": "Zakończ turę już teraz",
  "why.action": "Tura to jedna akcja albo pas.",
  "why.buy.ship": "Statek Kosmiczny buduje się akcją w swojej turze, a cały koszt płaci jeden świat.",
  "why.buy.stadium": "Stadion buduje się akcją w swojej turze, a cały koszt płaci jeden świat.",
  "why.buy.none": "Nie można teraz wybrać żadnej akcji, która na to pozwala.",
  "why.buy.choose": "Najpierw wybierz akcję: {actions}.",
  "why.noAction": "Wybierz akcję ze swojej planszy.",
  "why.noCard": "Wybierz z ręki kartę, którą wsuniesz zakrytą pod tę akcję.",

  // Outcome of what is chosen
  "outcome.pays": "płacisz",
  "outcome.gains": "zyskujesz",
  "outcome.people":
    "{n, plural, one {# znacznik Populacji} few {# znaczniki Populacji} many {# znaczników Populacji} other {# znacznika Populacji}}",
  "outcome.production": "produkcja",
  "outcome.noUndo": "Potem nie można cofnąć",

  // Tray
  "tray.choices": "Decyzja do podjęcia",
  "tray.answers": "Możliwości",
  "tray.energy": "Skąd Energia:",
  "tray.hand": "Z ręki:",
  "tray.free": "W dowolnej chwili twojej tury:",
  "tray.discard": "Oznacz ✕ komponenty, które chcesz najpierw odrzucić za 1 jednostkę dowolnego zasobu.",
  "tray.at.actions": "Im późniejsza akcja, tym więcej kosztuje Energii; jej liczba to Poziom Mocy.",
  "tray.at.rows": "Wybierz na rynku, co bierzesz i który świat płaci.",
  "tray.at.loader": "Wybierz, co leci: załaduj coś na statek albo wyślij statek.",
  "tray.at.technologies": "Wybierz technologię ze swojej siatki.",
  "tray.at.cards": "Wybierz kartę.",
  "tray.at.old": "Wybierz na mapie Starego Świata.",
  "tray.at.new": "Wybierz podświetlony Obszar na mapie Nowego Świata.",
  "tray.at.track": "Wybierz podświetlone pole na torze Postępu.",

  // Warnings
  "warn.newFood":
    "W przyszłym roku na Nowym Świecie zabraknie {n, plural, one {# jednostki Żywności} few {# jednostek Żywności} many {# jednostek Żywności} other {# jednostki Żywności}}: {n, plural, one {# żeton Kary} few {# żetony Kary} many {# żetonów Kary} other {# żetonu Kary}}.",
  "warn.oldFood":
    "W przyszłym roku na Starym Świecie zabraknie {n, plural, one {# jednostki Żywności} few {# jednostek Żywności} many {# jednostek Żywności} other {# jednostki Żywności}}: {n, plural, one {# żeton Kary} few {# żetony Kary} many {# żetonów Kary} other {# żetonu Kary}}.",
  "warn.stadiums":
    "W przyszłym roku na Nowym Świecie zabraknie {n, plural, one {# Stadionu} few {# Stadionów} many {# Stadionów} other {# Stadionu}}: {n, plural, one {# żeton Kary} few {# żetony Kary} many {# żetonów Kary} other {# żetonu Kary}}.",
  "warn.bonus": "Do premii o wartości {value} twojemu Poziomowi Mocy brakuje tylko 1.",
  "warn.overshoot": "Twój Poziom Mocy przekracza {value}: w tym roku bez premii.",
  "warn.grounded":
    "{n, plural, one {# statek potrzebuje} few {# statki potrzebują} many {# statków potrzebuje} other {# statku potrzebuje}} więcej Energii, niż masz na Starym Świecie ({energy}).",
  "warn.staying":
    "{n, plural, one {# statek mógłby} few {# statki mogłyby} many {# statków mogłoby} other {# statku mogłoby}} jeszcze polecieć.",

  // Maps, lists, tabs
  "area.costs": "{move} za {cost:accusative}",
  "area.back": "Wróć do swojego narodu",
  "areas.tab": "Lista",
  "areas.title": "Obszary, które można zasiedlić",
  "areas.none": "Nie ma teraz Obszaru do wyboru",
  "track.title": "Tor Postępu",
  "track.take":
    "{marker, select, front {Zamiast tego przesuń przedni znacznik} rear {Zamiast tego przesuń tylny znacznik} other {Zamiast tego przesuń drugi znacznik}}",
  "track.marker": "Który znacznik",
  "track.spaces": "Pola, na które można dotrzeć",
  "others.title": "Pozostałe narody",
  "numbers.title": "Gracze i co dalej",
  "tabs.title": "Części stołu",
  "tab.rows": "Rynek",
  "tab.technologies": "Technologie",
  "tab.cards": "Karty i cele",
  "tab.cards.short": "Karty",
  "tab.loader": "Statki",
  "tab.modules": "Moduły",
  "tab.list": "Lista",
  "tab.nations": "Narody",
  "tab.log": "Dziennik",
  "tab.act": "Akcja",
  "tab.old": "Stary",
  "tab.new": "Nowy",
  "tab.tech": "Tech",
  "tab.all": "Wszystko",

  // Keys
  "key.escape": "Anuluj wybór albo wróć do swojego narodu",
  "key.map": "Do podświetlonych miejsc na mapach",
  "key.check": "Do kontroli na następny rok",
  "key.nations": "Naród następnego gracza",

  // Result
  "result.curve": "Najniższa produkcja, gdyby wyścig skończył się wtedy",
  "result.year": "Rok {year}",
  "result.lowest": "najniższa produkcja {n}",
  "source.goals": "karty Celu",
  "source.production": "najniższa produkcja",
  "source.faces": "Szczęśliwe Twarze",
  "source.left_behind": "pozostawione Obszary",
  "source.stadiums": "brakujące Stadiony",
  "source.penalties": "żetony Kary",
  "source.common_goals": "Cele Wspólne",
  "source.lines": "Większość w Linii",
  "source.lowest_production": "najniższa produkcja",

  // Hints, each shown once
  "hint.draft":
    "Zatrzymaj jeden Cel, resztę przekaż dalej. Cele przynoszą punkty na koniec gry: wybierz to, co pasuje do twoich technologii.",
  "hint.action":
    "Dotknij akcji, aby zobaczyć jej koszt. Jej liczba wlicza się do Poziomu Mocy: suma z całego roku przesuwa cię na torze Postępu.",
  "hint.energy":
    "Od teraz akcje kosztują Energię, a każda następna więcej. Zostaw na Starym Świecie trochę Energii na wysłanie statków.",
  "hint.build":
    "To, co zbudujesz, trafia na świat, który płaci. Statki potrzebne są na Starym Świecie: stamtąd przewożą twoich ludzi.",
  "hint.stadium":
    "Stadion trafia na świat, który płaci. Wymagania Nowego Świata spełniają tylko Stadiony, które na nim stoją; mogą je tam przewieźć statki.",
  "hint.infrastructure":
    "Weź kartę teraz, zagraj ją później: płaci Nowy Świat. Zwiększa produkcję, gdy spełnisz jej wymaganie.",
  "hint.settle":
    "Wypełnij wszystkie pola Obszaru Populacją i Fabrykami, które czekają na Nowym Świecie. Każdy znacznik Populacji kosztuje 1 jednostkę Stali z tego świata.",
  "hint.invent":
    "Zacznij od dołu kolumny. Technologię poziomu 1 wystarczy wynaleźć raz, te z poziomów 2 i 3 – po dwa razy. Działa, gdy jest rozwinięta.",
  "hint.transport":
    "Dotknij statku albo ładunku: strefy ewakuacji mieszczą całe Obszary w swoim kolorze, reszta to ładunek. Ewakuowane Obszary przestają produkować.",
  "hint.advance":
    "Podziel swój Poziom Mocy między oba znaczniki. Przejścia odblokowują pustynie, lasy i oceany; symbole liczą się, dopóki na nich stoisz.",
  "hint.end":
    "W dzienniku zobaczysz, co zyskujesz. „Cofnij” wycofuje twoje ruchy jeden po drugim, o ile żaden z nich nie odsłonił czegoś zakrytego.",
  "hint.check":
    "W przyszłym roku czegoś zabraknie: zajrzyj do kontroli. Każda brakująca jednostka Żywności i każdy brakujący Stadion to żeton Kary.",
} satisfies Words<typeof en>;
