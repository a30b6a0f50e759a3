export const crossTexts = {
  'cross.title': 'Modelul împotriva motorului',
  'cross.intro':
    'Regulile există de două ori: o dată pentru citit (TypeScript), o dată pentru viteză (WASM). Aici ambele primesc aceleași poziții aleatoare din fiecare joc și regulă a casei și trebuie să fie de acord asupra mutărilor permise, rezultatelor, hashurilor și finalurilor.',
  'cross.positions': 'Poziții',
  'cross.seed': 'Sămânță',
  'cross.start': 'Compară',
  'cross.progress': '{n} din {of} poziții',
  'cross.same':
    'Nicio diferență: {positions} poziții în {games} partide cu {rulesets} seturi de reguli, {refused} așezări imposibile refuzate de ambele, în {s} s.',
  'cross.different':
    'O diferență după {positions} poziții ({games} partide, {rulesets} seturi de reguli, {refused} așezări refuzate, {s} s), redusă cât se poate. Te rugăm să o raportezi:',
  'cross.copy': 'Copiază diferența',
  'cross.met': 'Reguli întâlnite: {n} din {of}',
  'cross.rule': 'Regulă',
  'cross.times': 'Ori',
  'cross.cancelled': 'Anulat. {n} poziții au fost comparate fără diferență.',
};
