/** Cards, technologies and goals in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/cards";

export default {
  // Technologies
  "technologies.title": "Technologie",
  "technologies.set": "Technologie, zestaw {set}",
  "technologies.developed": "rozwinięte: {n} z 9",
  "technology.label": "{name}, poziom {level}: {text}",
  "technology.level": "Poziom {level}",
  "technology.used": "Wykorzystana w tym roku",
  "technology.usedMark": "użyta",
  "research.none": "Nierozpoczęta",
  "research.begun": "Rozwinięta w połowie",
  "research.developed": "Rozwinięta",

  // Infrastructure
  "infrastructure.title": "Twoja Infrastruktura",
  "infrastructure.hand": "Na ręku",
  "infrastructure.played": "Zagrane, wymaganie niespełnione",
  "infrastructure.completed": "Ukończone",
  "infrastructure.none": "brak",
  "infrastructure.same": "Inna karta ma taką samą ilustrację: można zagrać tylko jedną z nich",

  // Goals
  "goals.title": "Karty Celu",
  "goals.offered": "Wybierz jedną do zatrzymania",
  "goals.kept": "Zatrzymane",
  "goals.now": "teraz {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  "goals.unknown":
    "{n, plural, one {# zakryta karta Celu} few {# zakryte karty Celu} many {# zakrytych kart Celu} other {# zakrytej karty Celu}}",
  "goals.none": "W tej grze nie ma kart Celu",

  // The large card
  "card.open": "Obejrzyj: {name}",
  "card.number": "Nr {n}",
  "card.cost": "Koszt:",
  "card.costEither": "Koszt, w całości z jednego świata:",
  "card.raises": "Produkcja rośnie o:",
  "card.rules": "Zasady",
  "card.why": "Dlaczego nie: {move}?",
  "card.kind.ship": "Statek Kosmiczny",
  "card.kind.stadium": "Stadion",
  "card.kind.infrastructure": "Karta Infrastruktury",
  "card.kind.technology": "Technologia",
  "card.kind.goal": "Karta Celu",
  "card.kind.action_card": "Karta Akcji",
  "card.kind.bonus": "Karta Premii na Zakończenie Roku",
  "card.kind.common_goal": "Cel Wspólny",
  "card.kind.board_action": "Akcja z twojej planszy",
  "card.kind.solo_card": "Karta do trybu Solo",
  "card.works.now": "Tak, teraz to możliwe.",
  "card.works.locked": "Nie teraz. Przycisk poniżej wyjaśni dlaczego.",
  "card.works.ship":
    "Zbuduj go akcją budowy Statku Kosmicznego, płacąc w całości z jednego świata; stanie na świecie, który zapłacił.",
  "card.works.ship.old": "Stoi na Starym Świecie: załaduj go i wyślij w fazie Transportu.",
  "card.works.ship.new": "Stoi na Nowym Świecie: w fazie Transportu można go odesłać pusty za 1 jednostkę Energii.",
  "card.works.ship.flying": "Jest w drodze.",
  "card.works.stadium":
    "Zbuduj go akcją budowy Stadionu, płacąc w całości z jednego świata; stanie na świecie, który zapłacił.",
  "card.works.stadium.old":
    "Stoi na Starym Świecie: dopóki statek go nie przewiezie, jego Szczęśliwe Twarze liczą się tylko przy ustalaniu kolejności tury.",
  "card.works.stadium.new": "Stoi na Nowym Świecie: liczy się do wymagań, kolejności tury i punktacji.",
  "card.works.infrastructure": "Weź ją jednym ruchem Infrastruktury, a zagraj innym.",
  "card.works.infrastructure.hand":
    "Zagraj ją ruchem Infrastruktury, płacąc z Nowego Świata; jej wymaganie nie musi być wtedy spełnione.",
  "card.works.infrastructure.played": "Zwiększy produkcję jeden raz, gdy tylko spełnisz jej wymaganie.",
  "card.works.infrastructure.completed": "Jest ukończona i zwiększyła już produkcję.",
  "card.works.technology": "Należy do innego narodu.",
  "card.works.technology.grid":
    "Jeszcze nie: działa dopiero w pełni rozwinięta. W kolumnie zawsze wynajdujesz najniższą nierozwiniętą technologię.",
  "card.works.technology.developed":
    "Jest rozwinięta: stałe zdolności działają zawsze, gdy mają zastosowanie, a efekty jednorazowe zostały już rozpatrzone.",
  "card.works.goal": "Na koniec gry przynosi punkty narodowi, który ją zatrzymał.",
  "card.works.goal.own": "Przynosi punkty na koniec gry.",
  "card.works.action_card": "Nie masz jej na ręku.",
  "card.works.action_card.hand":
    "W swojej turze zagraj ją odkrytą, aby wykonać jej akcję, albo wsuń zakrytą pod akcję ze swojej planszy.",
  "card.works.action_card.shown": "W tym roku została zagrana odkryta; jej Poziom Mocy się liczy.",
  "card.works.bonus": "W fazie Premii roczny Poziom Mocy decyduje, którą z dwóch premii zyskujesz i czy w ogóle.",
  "card.works.common_goal": "Bierze ją pierwszy naród, który osiągnie ten cel.",
  "card.works.common_goal.claimed": "Cel jest już twój: zagraj kartę w swojej turze, oprócz akcji.",
  "card.works.common_goal.played": "Karta jest zagrana i przyniesie punkty na koniec gry.",
  "card.works.board_action": "Wybierasz ją w swojej turze w fazie Akcji.",
  "card.works.solo_card": "Symulowany przeciwnik wykonuje ją z liczbą z następnej karty.",
  "bonus.coming": "Rok {year}:",
  "provenance.mark": "Opracowano dla tego projektu",
  "provenance.rulebook": "z instrukcji",
  "provenance.picture": "odczytano z ilustracji wydawcy",
  "provenance.public": "z publicznych informacji",
  "provenance.box": "odczytano z pudełka właściciela",
  "provenance.design": "opracowano dla tego projektu",
} satisfies Words<typeof en>;
