import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Statystyka',
  'statistics.intro':
    'Jakie są te gry, policzone z partii silnika przeciw sobie: do {games} każdej gry, węzły na ruch: {nodes}. Pierwsze półruchy (liczba: {plies}) są losowane i prowadzą w każdej partii do innej pozycji; nie liczą się do ruchów.',
  'statistics.limits':
    'Inni gracze graliby inne partie: liczby porównują zasady, nie są prawem. Udział pierwszego gracza liczy remis za pół; obok stoją granice przedziału ufności 95%.',
  'statistics.turns': 'Ruchy',
  'statistics.game': 'Gra',
  'statistics.stage': 'Etap',
  'statistics.branching': 'Dozwolone ruchy, średnio',
  'statistics.most': 'Najwięcej',
  'statistics.forced': 'Bicie obowiązkowe',
  'statistics.single': 'Tylko jeden ruch',
  'statistics.never': 'nigdy',
  'statistics.games': 'Całe partie',
  'statistics.mean': 'Półruchy, średnio',
  'statistics.median': 'Mediana',
  'statistics.half': 'Połowa partii',
  'statistics.range': 'od {low} do {high}',
  'statistics.longest': 'Najdłuższa',
  'statistics.wins': 'Południe / Północ / remisy',
  'statistics.first': 'Udział pierwszego gracza',
  'statistics.share': '{share} (od {low} do {high})',
  'statistics.lengthChart': 'Długość w półruchach: środkowa połowa partii, znak przy medianie',
  'statistics.firstChart': 'Udział pierwszego gracza z przedziałem 95%; linia oznacza połowę',
  'statistics.command': 'To polecenie powtarza każdą liczbę w {engine}:',
};
