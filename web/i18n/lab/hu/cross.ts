export const crossTexts = {
  'cross.title': 'Modell a motor ellen',
  'cross.intro':
    'A szabályok kétszer vannak megírva: egyszer olvasásra (TypeScript), egyszer sebességre (WASM). Itt mindkettő ugyanazokat a véletlen állásokat kapja minden játékból és házi szabályból, és egyet kell érteniük a szabályos lépésekben, eredményekben, hash-értékekben és a végben.',
  'cross.positions': 'Állások',
  'cross.seed': 'Kezdőérték',
  'cross.start': 'Összehasonlítás',
  'cross.progress': '{n} / {of} állás',
  'cross.same':
    'Nincs eltérés: {positions} állás {games} játszmában {rulesets} szabálykészlettel, {refused} lehetetlen felállítást mindkettő elutasított, {s} mp alatt.',
  'cross.different':
    'Eltérés {positions} állás után ({games} játszma, {rulesets} szabálykészlet, {refused} elutasított felállítás, {s} mp), a lehető legkisebbre csökkentve. Kérjük, jelentsd:',
  'cross.copy': 'Eltérés másolása',
  'cross.met': 'Érintett szabályok: {n} / {of}',
  'cross.rule': 'Szabály',
  'cross.times': 'Alkalom',
  'cross.cancelled': 'Megszakítva. {n} állás összehasonlítva eltérés nélkül.',
};
