export const crossTexts = {
  'cross.title': 'Model kontra silnik',
  'cross.intro':
    'Zasady napisano dwa razy: raz do czytania (TypeScript), raz dla szybkości (WASM). Tutaj obie wersje dostają te same losowe pozycje każdej gry i każdej zasady domowej i muszą się zgadzać co do dozwolonych ruchów, wyników, skrótów i końca.',
  'cross.positions': 'Pozycje',
  'cross.seed': 'Ziarno',
  'cross.start': 'Porównaj',
  'cross.progress': '{n} z {of} pozycji',
  'cross.same':
    'Bez różnic: pozycje: {positions}, gry: {games}, zestawy zasad: {rulesets}, niemożliwe ustawienia odrzucone przez obie: {refused}, czas: {s} s.',
  'cross.different':
    'Różnica po {positions} pozycjach (gry: {games}, zestawy zasad: {rulesets}, odrzucone ustawienia: {refused}, {s} s), zmniejszona, jak się dało. Prosimy o zgłoszenie:',
  'cross.copy': 'Kopiuj różnicę',
  'cross.met': 'Napotkane zasady: {n} z {of}',
  'cross.rule': 'Zasada',
  'cross.times': 'Razy',
  'cross.cancelled': 'Anulowano. Porównane pozycje bez różnicy: {n}.',
};
