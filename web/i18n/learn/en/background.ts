/** Bao beside two-row mancala, and where it comes from. Sources are named, not quoted. */
export const backgroundTexts = {
  'compare.title': 'If you know another mancala',
  'compare.intro':
    'Most people meet mancala as a game of two rows: Kalah, sold in shops, or Oware of West Africa and the Caribbean. This is what is different in Bao.',
  'compare.point': 'Point',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Board',
  'compare.board.kalah': '2 × 6 pits and two stores',
  'compare.board.oware': '2 × 6 pits; captured seeds beside it',
  'compare.board.bao': '4 × 8 pits, two rows each, one of them safe',
  'compare.seeds': 'Seeds',
  'compare.seeds.kalah': '48, four in each pit (or 36 or 72)',
  'compare.seeds.oware': '48, four in each pit',
  'compare.seeds.bao': '64: ten on the board and 22 in hand for each player',
  'compare.stages': 'Stages',
  'compare.stages.kalah': 'one',
  'compare.stages.oware': 'one',
  'compare.stages.bao': 'two: namua brings the seeds in, mtaji plays with what is on the board',
  'compare.turn': 'A turn',
  'compare.turn.kalah': 'one lap anticlockwise, own store included; a lap that ends in the store gives another turn',
  'compare.turn.oware': 'one lap anticlockwise round both rows',
  'compare.turn.bao': 'as many laps as it takes, in your own ring, in either direction',
  'compare.capture': 'A capture',
  'compare.capture.kalah': 'last seed in an empty own pit: it and the seeds opposite go to the store',
  'compare.capture.oware': 'last seed makes two or three in a pit of the other side: they leave the board',
  'compare.capture.bao':
    'last seed in an occupied front pit: the seeds opposite come to your side and are sown on; compulsory',
  'compare.quiet': 'A turn without capture',
  'compare.quiet.kalah': 'always allowed',
  'compare.quiet.oware': 'always allowed, but the other side must not be left without seeds if that can be avoided',
  'compare.quiet.bao': 'takata: only when no capture is possible, and then none of its laps captures',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'none; the store only counts',
  'compare.nyumba.oware': 'none',
  'compare.nyumba.bao':
    'a square pit that stops laps, does not start a takata and pays tax, as long as it is owned and holds six',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'none',
  'compare.takasia.oware': 'none',
  'compare.takasia.bao': 'after a takata in mtaji, the only pit under threat may not start the next turn',
  'compare.win': 'How to win',
  'compare.win.kalah': 'more seeds in the store, 25 of 48',
  'compare.win.oware': 'more seeds captured, 25 of 48',
  'compare.win.bao': 'empty the other front row, or leave no move; seeds are not counted',

  'history.1658':
    'In 1658 Étienne de Flacourt described a board game of the Sakalava of Madagascar, and Thomas Hyde’s book of 1694 mentions one from Anjouan. Whether either was Bao is doubted.',
  'history.muyaka':
    'Muyaka bin Haji, a poet of Mombasa in the early nineteenth century, wrote verses about Bao. It was already at home on the coast.',
  'history.board':
    'Wooden boards do not last. Among the oldest known with a square pit is one from Malawi of 1896, in the British Museum.',
  'history.sanderson':
    'Meredith Sanderson described Bawo as played in what is now Malawi in 1913; W. H. Ingrams the Arab games of Zanzibar in 1921.',
  'history.chama':
    'In 1966 players in Tanzania founded Chama cha Bao. Championships are played in Tanzania, Zanzibar, Malawi and Lamu.',
  'history.townshend':
    'In the 1970s and 1980s Walter Driedger, Alan Boyd and Philip Townshend wrote down how the coast and Lamu play.',
  'history.voogt':
    'From 1991 to 1995 Alexander de Voogt learned from the masters of Zanzibar, wrote down their rules and recorded the championship of 1994. Its eight games are in the library of Bingwa.',
  'history.donkers':
    'Jeroen Donkers put these rules into a formal text and a program (2001 to 2003). With Tom Kronenburg and de Voogt he showed in 2006 that some turns never end.',
  'sources.title': 'Sources',
  'sources.intro': 'The rules of Bingwa follow these; where they differ, the rules page says which was followed.',
  'sources.note': 'Addresses are given as text, so that this page works without a network.',
} as const;
