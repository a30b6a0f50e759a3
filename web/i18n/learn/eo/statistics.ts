import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Statistiko',
  'statistics.intro':
    'Kiaj estas la ludoj, laŭ partioj de la motoro kontraŭ si mem: ĝis {games} por ĉiu ludo, {nodes} nodoj por ĉiu movo. La unuaj {plies} duonmovoj estas lotitaj kaj kondukas al alia pozicio en ĉiu partio; ili ne estas kalkulitaj inter la vicoj.',
  'statistics.limits':
    'Aliaj ludantoj ludus aliajn partiojn: la nombroj komparas la regulojn, ili ne estas leĝo. En la parto de la unua ludanto egaleco valoras duonon; apude staras la limoj de ĝia 95-procenta intervalo.',
  'statistics.turns': 'Vicoj',
  'statistics.game': 'Ludo',
  'statistics.stage': 'Stadio',
  'statistics.branching': 'Laŭregulaj movoj, meze',
  'statistics.most': 'Plej multe',
  'statistics.forced': 'Kapto deviga',
  'statistics.single': 'Nur unu movo',
  'statistics.never': 'neniam',
  'statistics.games': 'Tutaj partioj',
  'statistics.mean': 'Duonmovoj, meze',
  'statistics.median': 'Mediano',
  'statistics.half': 'Duono de la partioj',
  'statistics.range': '{low} ĝis {high}',
  'statistics.longest': 'Plej longa',
  'statistics.wins': 'Sudo / Nordo / egale',
  'statistics.first': 'Parto de la unua ludanto',
  'statistics.share': '{share} ({low} ĝis {high})',
  'statistics.lengthChart': 'Longo en duonmovoj: la meza duono de la partioj, marko ĉe la mediano',
  'statistics.firstChart': 'Parto de la unua ludanto kun 95-procenta intervalo; la linio montras duonon',
  'statistics.command': 'Ĉi tiu komando ripetas ĉiun nombron per {engine}:',
};
