/** The aim of Evacuation on one screen, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Twój Stary Świat umiera; wszystko musi się przenieść. Statki przewożą Obszary, a to, co zasiedlisz na Nowym Świecie, tam produkuje. Na koniec liczy się twoja najniższa produkcja, na Nowym Świecie muszą stać trzy Stadiony, a każdy pozostawiony Obszar kosztuje punkty.",
  "aim.points.lowest": "Najniższa z twoich trzech produkcji na Nowym Świecie: na poziomie 5, 8, 10, 12",
  "aim.points.lowestValue": "5 / 10 / 19 / 25",
  "aim.points.goals": "Każda z twoich trzech kart Celu",
  "aim.points.goalsValue": "około 4–16 za każdą",
  "aim.points.faces":
    "Najwięcej Szczęśliwych Twarzy, jeśli masz trzy Stadiony na Nowym Świecie (w grze na 2 osoby: 4 / 0)",
  "aim.points.facesValue": "6 / 4 / 1",
  "aim.points.areas": "Każdy z twoich dziewięciu Obszarów Starego Świata, który nie został ewakuowany",
  "aim.points.areasValue": "−2",
  "aim.points.people": "Każdy mieszkaniec takiego Obszaru (w sześciu z nich jest po dwóch)",
  "aim.points.peopleValue": "−1",
  "aim.points.stadiums": "Każdy Stadion brakujący do trzech na Nowym Świecie",
  "aim.points.stadiumsValue": "−3",
  "aim.points.tokens": "Każdy żeton Kary: za Żywność lub Stadion, których zabrakło w fazie Dochodu",
  "aim.points.tokensValue": "−3",
  "aim.score.start":
    "Gdyby gra skończyła się od razu, twój wynik wynosiłby −39: dziewięć pozostawionych Obszarów kosztuje 30, a trzy brakujące Stadiony 9.",
  "aim.score.first":
    "W trybie solo 60 punktów to dobry pierwszy wynik, a z doświadczeniem można zdobyć około 80. Proste boty z „Obejrzyj partię” zdobywają 39 i 16.",
  "aim.score.race":
    "W trybie Wyścigu punkty się nie liczą: gra kończy się, gdy każda produkcja osiągnie poziom 8 i staną trzy Stadiony.",
  "aim.goals.one": "Rok 1",
  "aim.goals.one.1":
    "Zbuduj statek ze strefą w kolorze krawędzi, której dotyka kilka twoich Obszarów, i wyślij go pełny.",
  "aim.goals.one.2": "Przygotuj Fabrykę i zasiedl pierwszy Obszar tundry: Nowy Świat zaczyna od zera.",
  "aim.goals.one.3": "Dwie akcje są za darmo; późniejsze kosztują Energię, która przyda się też na loty.",
  "aim.goals.two": "Rok 2",
  "aim.goals.two.1":
    "Na początku roku 3 Nowy Świat zje 2 jednostki Żywności i zażąda jednego Stadionu: przewieź je już teraz.",
  "aim.goals.two.2": "Do końca roku postaraj się o najniższą produkcję na poziomie od 1 do 4.",
  "aim.goals.two.3": "Miń Przejście 2, aby zasiedlać pustynię, i przenieś pierwszy kafelek Produktywności.",
  "aim.goals.three": "Rok 3",
  "aim.goals.three.1": "Rok 4 zaczyna się od 4 jednostek Żywności i dwóch Stadionów na Nowym Świecie.",
  "aim.goals.three.2": "Celuj w najniższą produkcję na poziomie od 4 do 8; zwiększaj najniższą, a nie najwyższą.",
  "aim.goals.three.3": "Ewakuowane Obszary już nie produkują: od teraz niech płaci Nowy Świat.",
  "aim.goals.four": "Rok 4",
  "aim.goals.four.1": "Trzy Stadiony na Nowym Świecie i najniższa produkcja na poziomie co najmniej 8.",
  "aim.goals.four.2": "Wywieź to, co jeszcze kosztuje punkty: Obszar z mieszkańcami kosztuje 4, a Obszar Fabryki 2.",
} satisfies Words<typeof en>;
