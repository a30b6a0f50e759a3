export const crossTexts = {
  'cross.title': 'Kielelezo dhidi ya injini',
  'cross.intro':
    'Sheria zimeandikwa mara mbili: moja ya kusomwa (TypeScript), moja ya kasi (WASM). Hapa zote hupewa hali zilezile za bahati nasibu za kila mchezo na kila kanuni ya nyumbani, na lazima zikubaliane kuhusu hatua halali, matokeo, heshi na mwisho.',
  'cross.positions': 'Hali',
  'cross.seed': 'Mbegu ya nasibu',
  'cross.start': 'Linganisha',
  'cross.progress': 'Hali {n} kati ya {of}',
  'cross.same':
    'Hakuna tofauti: hali {positions} katika michezo {games} kwa seti {rulesets} za sheria, mipangilio {refused} isiyowezekana ilikataliwa na zote, kwa sekunde {s}.',
  'cross.different':
    'Tofauti baada ya hali {positions} (michezo {games}, seti {rulesets} za sheria, mipangilio {refused} iliyokataliwa, sekunde {s}), imepunguzwa iwezekanavyo. Tafadhali iripoti:',
  'cross.copy': 'Nakili tofauti',
  'cross.met': 'Sheria zilizokutwa: {n} kati ya {of}',
  'cross.rule': 'Sheria',
  'cross.times': 'Mara',
  'cross.cancelled': 'Imeghairiwa. Hali {n} zililinganishwa bila tofauti.',
};
