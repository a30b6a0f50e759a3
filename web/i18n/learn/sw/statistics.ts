import type { statisticsTexts as en } from '../en/statistics.ts';

export const statisticsTexts: Record<keyof typeof en, string> = {
  'part.statistics': 'Takwimu',
  'statistics.intro':
    'Jinsi michezo ilivyo, ikihesabiwa kwa michezo ya injini dhidi ya yenyewe: hadi {games} ya kila aina, nodi {nodes} kwa kila zamu. Zamu {plies} za kwanza huchaguliwa kwa kura na kufikia hali tofauti katika kila mchezo; hazihesabiwi kati ya zamu.',
  'statistics.limits':
    'Wachezaji wengine wangecheza michezo mingine: takwimu hizi hulinganisha kanuni, si sheria. Sehemu ya mchezaji wa kwanza huhesabu sare kuwa nusu; pembeni mwake kuna mipaka ya uhakika wa 95 %.',
  'statistics.turns': 'Zamu',
  'statistics.game': 'Mchezo',
  'statistics.stage': 'Hatua',
  'statistics.branching': 'Zamu halali, wastani',
  'statistics.most': 'Nyingi zaidi',
  'statistics.forced': 'Kula ni lazima',
  'statistics.single': 'Zamu moja tu',
  'statistics.never': 'kamwe',
  'statistics.games': 'Michezo mizima',
  'statistics.mean': 'Idadi ya zamu, wastani',
  'statistics.median': 'Wastani wa kati',
  'statistics.half': 'Nusu ya michezo',
  'statistics.range': '{low} hadi {high}',
  'statistics.longest': 'Mrefu zaidi',
  'statistics.wins': 'Kusini / Kaskazini / sare',
  'statistics.first': 'Sehemu ya mchezaji wa kwanza',
  'statistics.share': '{share} ({low} hadi {high})',
  'statistics.lengthChart': 'Urefu kwa zamu: nusu ya kati ya michezo, alama ni wastani wa kati',
  'statistics.firstChart': 'Sehemu ya mchezaji wa kwanza na mipaka ya 95 %; mstari ni nusu',
  'statistics.command': 'Amri hii hurudia kila takwimu kwa {engine}:',
};
