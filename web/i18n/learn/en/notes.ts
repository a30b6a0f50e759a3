/** What differs from Bao la Kiswahili: one sentence per difference, for games, house rules and places. */
export const notesTexts = {
  'note.kujifunza.start': 'Two seeds in every pit and nothing in hand: the game begins with mtaji.',
  'note.kujifunza.noHouse': 'There is no nyumba and no takasia.',
  'note.kete.six': 'A lone kuu of six is lifted whole: it may never fall below six.',
  'note.kete.outlives': 'The kuu outlives the first capture in mtaji: it is lost only when lifted whole or captured.',
  'note.kete.firstTakata': 'While you own the kuu, a mtaji takata must start from it.',
  'note.kete.duty': 'Hizi zetu: the marked pit must be taken by the next turn’s first capture if it can be.',
  'note.kete.runsOn': 'A first lap from an own kuu runs on through the marked pit.',
  'note.kete.match': 'A match is the best of three games.',
  'note.bawo.start': 'The kuu starts with 8 seeds, 20 are in hand, and it is functional from 8.',
  'note.bawo.lone': 'A lone kuu pays tax only if 8 remain; otherwise it is lifted whole.',
  'note.bawo.singles': 'In namua a single seed starts only if all front pits but a functional kuu are singles.',
  'note.bawo.guard': 'The guard: while your functional kuu faces seeds, you may not capture the other kuu.',
  'note.bawo.guardLap': 'The guard holds for later laps too: they run on.',
  'note.bawo.firstTakata': 'An owned, functional kuu must start your first mtaji takata.',
  'note.bawo.outlives': 'The kuu outlives the first capture in mtaji.',
  'note.bawo10.start': 'The kuu starts with 10 seeds, 18 are in hand, and it is functional from 10.',
  'note.bawo10.lone': 'A lone kuu pays tax only if 10 remain; otherwise it is lifted whole.',
  'note.bawo10.guard': 'The guard: while your functional kuu faces seeds, you may not capture the other kuu.',
  'note.bawo10.firstTakata': 'An owned, functional kuu must start your first mtaji takata.',
  'note.bawo10.rest': 'Single seeds and the loss of the kuu are as in Bawo with eight.',
  'note.hawalis.start': 'Four rows of seven, two seeds each, nothing in hand, no house; anticlockwise only.',
  'note.hawalis.capture':
    'The last seed must fall into an empty front pit; captured seeds leave the board and the turn ends.',
  'note.hawalis.free': 'Nobody has to capture.',
  'note.hawalis.single': 'Single seeds move only when nothing larger is left, and only into empty pits.',
  'note.hawalis.never': 'A never-ending turn may be played, and loses.',
  'note.hawalis.end': 'An empty front row does not lose: one loses without seeds or without a move.',
  'note.kiarabu.start': 'Four rows of eight, three seeds each (96), nothing in hand, no house.',
  'note.kiarabu.ways': 'The direction is chosen at the start of each turn and kept.',
  'note.kiarabu.capture':
    'The last seed must fall into an empty front pit; each of the two pits opposite is taken by itself, off the board.',
  'note.kiarabu.end': 'An empty front row does not lose: one loses without seeds or without a move.',

  'note.switch.takasia': 'No takasia: no pit is ever banned.',
  'note.switch.takasiaSingletonExempt': 'A pit with a single seed cannot become takasia.',
  'note.switch.takasiaDuty': 'The takasia pit must be taken by the next first capture if it can be.',
  'note.switch.takasiaHouseRunsOn': 'A first lap from an own house runs on through the takasia pit.',
  'note.switch.mtajiSafariChoice':
    'In mtaji a capturing lap that ends in the functional house may stop there or go on, and the house outlives captures.',
  'note.switch.houseOutlivesMtajiCapture': 'The house is lost only when lifted whole or captured.',
  'note.switch.singlesNeedFunctionalHouse': 'With a dormant house only pits of two or more start a takata.',
  'note.switch.mtajiTax':
    'In mtaji, a functional house that is the only one of your pits with two or more sows just two.',
  'note.switch.nyumba8': 'The house starts with 8 seeds, and 20 are in hand; it is functional from 6 as before.',
  'note.switch.moveLimit': 'A turn counts as never-ending above {n} seeds.',

  'note.place.mancalaWorld':
    'Mancala World is a description, not a program. What its page leaves open is decided here as in Bao la Kiswahili; turns that never end and repeated positions are treated as everywhere in Bingwa.',
  'note.place.boardGameArena':
    'The site can choose the kichwa for you where there is no choice; here the move always says it. It also offers Hus, which is not played here. How it cuts off very long turns was not compared.',
  'note.place.encyclopedia':
    'Encyclopedias give the rules in short and do not all agree. This choice takes the two points on which they differ most from the masters’ rules; all else is as in Bao la Kiswahili.',
  'note.place.abstractPlay':
    'By its published source as we read it: a turn is cut off after 192 seeds; a house is spared from takasia only while it holds six; a lone kichwa may go outwards; a dormant house starts a takata only when nothing else can. None of this is copied here.',
} as const;
