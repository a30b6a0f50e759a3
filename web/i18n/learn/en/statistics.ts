/** The page of statistics: what the games are like, in figures. */
export const statisticsTexts = {
  'part.statistics': 'Statistics',
  'statistics.intro':
    'What the games are like, counted over games of the engine against itself: up to {games} of each, {nodes} nodes for each move. The first {plies} plies are drawn by lot and lead to a different position in every game; they are not counted among the turns.',
  'statistics.limits':
    'Other players would play other games: the figures compare the rules with each other, they are no law. The first player’s share counts a draw as half; beside it stand the bounds of its 95 % interval.',
  'statistics.turns': 'Turns',
  'statistics.game': 'Game',
  'statistics.stage': 'Stage',
  'statistics.branching': 'Legal moves, mean',
  'statistics.most': 'Most',
  'statistics.forced': 'Capture compulsory',
  'statistics.single': 'Only one move',
  'statistics.never': 'never',
  'statistics.games': 'Whole games',
  'statistics.mean': 'Plies, mean',
  'statistics.median': 'Median',
  'statistics.half': 'Half of the games',
  'statistics.range': '{low} to {high}',
  'statistics.longest': 'Longest',
  'statistics.wins': 'South / North / drawn',
  'statistics.first': 'First player’s share',
  'statistics.share': '{share} ({low} to {high})',
  'statistics.lengthChart': 'Length in plies: the middle half of the games, a mark at the median',
  'statistics.firstChart': 'First player’s share with its 95 % interval; the line stands at one half',
  'statistics.command': 'This command repeats every figure with {engine}:',
} as const;
