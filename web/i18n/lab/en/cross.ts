export const crossTexts = {
  'cross.title': 'Model against engine',
  'cross.intro':
    'The rules exist twice: once to be read (TypeScript), once to be fast (WASM). Here both get the same random positions of every game and house rule, and must agree on legal moves, results, hashes and ends.',
  'cross.positions': 'Positions',
  'cross.seed': 'Seed',
  'cross.start': 'Compare',
  'cross.progress': '{n} of {of} positions',
  'cross.same':
    'No difference: {positions} positions in {games} games by {rulesets} sets of rules, {refused} impossible set-ups refused by both, in {s} s.',
  'cross.different':
    'A difference after {positions} positions ({games} games, {rulesets} sets of rules, {refused} set-ups refused, {s} s), made as small as it goes. Please report it:',
  'cross.copy': 'Copy the difference',
  'cross.met': 'Rules met: {n} of {of}',
  'cross.rule': 'Rule',
  'cross.times': 'Times',
  'cross.cancelled': 'Cancelled. {n} positions were compared without a difference.',
} as const;
