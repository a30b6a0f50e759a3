import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Statisztika',
  'statistics.intro':
    'Milyenek a játékok, a motor önmaga elleni játszmáiból számolva: játékonként legfeljebb {games}, lépésenként {nodes} csomópont. Az első {plies} féllépést sorsolás adja, és minden játszmában más állásba vezet; ezek nem számítanak a lépések közé.',
  'statistics.limits':
    'Más játékosok más játszmákat játszanának: a számok a szabályokat hasonlítják össze, nem törvények. A kezdő részesedésében a döntetlen felet ér; mellette a 95%-os intervallum határai állnak.',
  'statistics.turns': 'Lépések',
  'statistics.game': 'Játék',
  'statistics.stage': 'Szakasz',
  'statistics.branching': 'Szabályos lépések, átlag',
  'statistics.most': 'Legtöbb',
  'statistics.forced': 'Kötelező ütés',
  'statistics.single': 'Egyetlen lépés',
  'statistics.never': 'soha',
  'statistics.games': 'Teljes játszmák',
  'statistics.mean': 'Féllépések, átlag',
  'statistics.median': 'Medián',
  'statistics.half': 'A játszmák fele',
  'statistics.range': '{low}–{high}',
  'statistics.longest': 'Leghosszabb',
  'statistics.wins': 'Dél / Észak / döntetlen',
  'statistics.first': 'A kezdő részesedése',
  'statistics.share': '{share} ({low}–{high})',
  'statistics.lengthChart': 'Hossz féllépésben: a játszmák középső fele, jel a mediánnál',
  'statistics.firstChart': 'A kezdő részesedése 95%-os intervallummal; a vonal a fele',
  'statistics.command': 'Ez a parancs minden számot megismétel ezzel: {engine}:',
};
