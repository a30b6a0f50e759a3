export const crossTexts = {
  'cross.title': 'Modelo laban sa engine',
  'cross.intro':
    'Dalawang beses isinulat ang mga tuntunin: isa para basahin (TypeScript), isa para bumilis (WASM). Dito ay parehong binibigyan ng iisang random na posisyon ng bawat laro at house rule, at dapat magkasundo sa mga legal na tira, resulta, hash at wakas.',
  'cross.positions': 'Mga posisyon',
  'cross.seed': 'Seed',
  'cross.start': 'Ihambing',
  'cross.progress': '{n} sa {of} posisyon',
  'cross.same':
    'Walang pagkakaiba: {positions} posisyon sa {games} laro ayon sa {rulesets} hanay ng tuntunin, {refused} imposibleng ayos na tinanggihan ng dalawa, sa {s} s.',
  'cross.different':
    'May pagkakaiba pagkatapos ng {positions} posisyon ({games} laro, {rulesets} hanay ng tuntunin, {refused} ayos na tinanggihan, {s} s), pinaliit hangga’t kaya. Pakiulat ito:',
  'cross.copy': 'Kopyahin ang pagkakaiba',
  'cross.met': 'Mga tuntuning nadaanan: {n} sa {of}',
  'cross.rule': 'Tuntunin',
  'cross.times': 'Beses',
  'cross.cancelled': 'Kinansela. {n} posisyon ang inihambing nang walang pagkakaiba.',
};
