import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Statistici',
  'statistics.intro':
    'Cum sunt jocurile, numărat din partide ale motorului împotriva lui însuși: cel mult {games} din fiecare, noduri pentru o mutare: {nodes}. Primele semimutări (în număr de {plies}) sunt trase la sorți și duc în fiecare partidă la altă poziție; ele nu se numără printre mutări.',
  'statistics.limits':
    'Alți jucători ar juca alte partide: cifrele compară regulile între ele, nu sunt o lege. Partea primului jucător socotește remiza ca jumătate; alături stau limitele intervalului ei de 95 %.',
  'statistics.turns': 'Mutări',
  'statistics.game': 'Joc',
  'statistics.stage': 'Etapă',
  'statistics.branching': 'Mutări legale, în medie',
  'statistics.most': 'Cele mai multe',
  'statistics.forced': 'Captură obligatorie',
  'statistics.single': 'O singură mutare',
  'statistics.never': 'niciodată',
  'statistics.games': 'Partide întregi',
  'statistics.mean': 'Semimutări, în medie',
  'statistics.median': 'Mediana',
  'statistics.half': 'Jumătate din partide',
  'statistics.range': 'de la {low} la {high}',
  'statistics.longest': 'Cea mai lungă',
  'statistics.wins': 'Sud / Nord / remize',
  'statistics.first': 'Partea primului jucător',
  'statistics.share': '{share} (de la {low} la {high})',
  'statistics.lengthChart': 'Lungimea în semimutări: jumătatea din mijloc a partidelor, cu semn la mediană',
  'statistics.firstChart': 'Partea primului jucător cu intervalul ei de 95 %; linia stă la jumătate',
  'statistics.command': 'Această comandă repetă fiecare cifră cu {engine}:',
};
