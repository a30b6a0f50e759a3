import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Estadistika',
  'statistics.intro':
    'Kung ano ang mga laro, ayon sa mga laro ng engine laban sa sarili: hanggang {games} sa bawat isa, {nodes} node sa bawat tira. Binubunot ang unang {plies} tira at iba ang posisyong nararating sa bawat laro; hindi sila ibinibilang sa mga turno.',
  'statistics.limits':
    'Iba ang magiging laro ng ibang manlalaro: pinaghahambing ng mga bilang ang mga tuntunin, hindi sila batas. Kalahati ang bilang ng tabla sa bahagi ng unang manlalaro; katabi nito ang mga hangganan ng 95 % na pagitan.',
  'statistics.turns': 'Mga turno',
  'statistics.game': 'Laro',
  'statistics.stage': 'Yugto',
  'statistics.branching': 'Legal na tira, karaniwan',
  'statistics.most': 'Pinakamarami',
  'statistics.forced': 'Sapilitang kumain',
  'statistics.single': 'Iisang tira lang',
  'statistics.never': 'hindi kailanman',
  'statistics.games': 'Buong laro',
  'statistics.mean': 'Bilang ng tira, karaniwan',
  'statistics.median': 'Panggitna',
  'statistics.half': 'Kalahati ng mga laro',
  'statistics.range': '{low} hanggang {high}',
  'statistics.longest': 'Pinakamahaba',
  'statistics.wins': 'Timog / Hilaga / tabla',
  'statistics.first': 'Bahagi ng unang manlalaro',
  'statistics.share': '{share} ({low} hanggang {high})',
  'statistics.lengthChart': 'Haba sa tira: ang gitnang kalahati ng mga laro, may marka sa panggitna',
  'statistics.firstChart': 'Bahagi ng unang manlalaro na may 95 % na pagitan; kalahati ang guhit',
  'statistics.command': 'Inuulit ng utos na ito ang bawat bilang gamit ang {engine}:',
};
