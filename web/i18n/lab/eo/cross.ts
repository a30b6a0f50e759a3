export const crossTexts = {
  'cross.title': 'Modelo kontraŭ motoro',
  'cross.intro':
    'La reguloj ekzistas dufoje: unufoje por legi (TypeScript), unufoje por rapidi (WASM). Ĉi tie ambaŭ ricevas la samajn hazardajn poziciojn de ĉiu ludo kaj domregulo, kaj devas konsenti pri permesataj movoj, rezultoj, haketoj kaj finoj.',
  'cross.positions': 'Pozicioj',
  'cross.seed': 'Semo',
  'cross.start': 'Kompari',
  'cross.progress': '{n} el {of} pozicioj',
  'cross.same':
    'Neniu diferenco: {positions} pozicioj en {games} ludoj laŭ {rulesets} regularoj, {refused} neeblaj aranĝoj rifuzitaj de ambaŭ, en {s} s.',
  'cross.different':
    'Diferenco post {positions} pozicioj ({games} ludoj, {rulesets} regularoj, {refused} aranĝoj rifuzitaj, {s} s), malgrandigita laŭeble. Bonvolu raporti ĝin:',
  'cross.copy': 'Kopii la diferencon',
  'cross.met': 'Renkontitaj reguloj: {n} el {of}',
  'cross.rule': 'Regulo',
  'cross.times': 'Fojoj',
  'cross.cancelled': 'Nuligita. {n} pozicioj estis komparitaj sen diferenco.',
};
