/** The first game, step by step. */
export const tutorialTexts = {
  'tutorial.intro':
    'Ten small lessons on a real board. You make the moves; the rules decide whether the goal is reached. Choose a pit, then a direction: with the mouse, a finger, or the arrow keys and Enter.',
  'tutorial.step': 'Step {n} of {all}',
  'tutorial.steps': 'Steps',
  'tutorial.goal': 'Goal',
  'tutorial.reached': 'Goal reached.',
  'tutorial.missed': '{move} is a legal move, but it misses the goal. Take it back and try another.',
  'tutorial.refused': 'That pit cannot be played. {reason}',
  'tutorial.show': 'Show me',
  'tutorial.retry': 'Take back',
  'tutorial.next': 'Next step',
  'tutorial.previous': 'Previous step',
  'tutorial.done': 'done',
  'tutorial.finish':
    'That was all of Bao in ten moves. Now play a game from the start, or read the rules of the other games.',
  'tutorial.play': 'Start a game',

  'tutorial.takata.title': 'Your first move',
  'tutorial.takata.text':
    'You are South, in the two lower rows. The square pit is your [[nyumba]], with six seeds; 22 more lie in the [[ghala]]. None of your pits faces a seed, so you cannot capture. A turn without a capture is a [[takata]]: one seed from the ghala goes into a pit, and the whole pit is sown. The house may not start. Play any move.',
  'tutorial.takata.done': 'The last seed fell into an empty pit, so the turn was over.',
  'tutorial.capture.title': 'Your first capture',
  'tutorial.capture.text':
    'North has answered. Now A5 faces a seed at a4, and whoever can capture must. The new seed goes into A5, the seed at a4 is yours, and you sow it from a [[kichwa]] of your choice: left or right. Your own pit is not emptied. Try A7 first if you like: the board tells you why it cannot be played.',
  'tutorial.capture.done': 'Captured seeds stay in the game: they are sown on your side.',
  'tutorial.kichwa.title': 'Choosing the kichwa',
  'tutorial.kichwa.text':
    'A3 faces seven seeds. Sown from one kichwa they end in a pit that captures again, from the other they do not. Count seven pits from each end, then choose.',
  'tutorial.kichwa.done':
    'From the right, the seventh seed fell into A2, which faced a seed: a second capture in the same turn.',
  'tutorial.house.title': 'Stopping in the house',
  'tutorial.house.text':
    'When a capturing lap ends in your [[nyumba]] while it holds six or more, you may stop there and keep it. Find the capture whose last seed falls into A5, and keep the house.',
  'tutorial.house.done': 'The turn stopped, and the house grew to nine.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'The same position. This time play the house: lift all of it and sow on. That is a [[safari]], and it gives up the house for good.',
  'tutorial.safari.done': 'The seeds of the house are spread over the board, and A5 is an ordinary pit now.',
  'tutorial.tax.title': 'Tax',
  'tutorial.tax.text':
    'Only the house is left in your front row, and it faces nothing. You need not give it all: you pay [[tax]], two seeds to one side.',
  'tutorial.tax.done': 'Five are left: the house is yours but [[dormant]] until it holds six again.',
  'tutorial.mtaji.title': 'Mtaji: capturing from afar',
  'tutorial.mtaji.text':
    'Both hands are empty now. In [[mtaji]] you lift a pit of 2 to 15 from either row; the first lap must end in an occupied front pit of yours that faces seeds. Exactly one pit does this here. Look for a long way round.',
  'tutorial.mtaji.done': 'Ten seeds from B8 round the back row and up to A3, opposite the seven at a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'You cannot capture, but you can prepare. Find the takata after which you threaten the eight seeds at a4 and no other pit: then a4 becomes [[takasia]].',
  'tutorial.takasia.done': 'North may not start from a4 now, and a lap that ends there stops.',
  'tutorial.collect.title': 'Collecting',
  'tutorial.collect.text': 'North has moved something else, and a4 still holds eight seeds. Take them.',
  'tutorial.collect.done': 'Eight seeds, sown from the right kichwa: A7 is a kimbi.',
  'tutorial.win.title': 'Winning',
  'tutorial.win.text':
    'North has a single seed left in the front row. Take it: a player whose front row is empty has lost.',
  'tutorial.win.done': 'Bao hamna! Fourteen seeds in North’s hand do not help any more.',
} as const;
