/** The rules of the seven games as short sections. A line break starts a paragraph; [[term]] is explained on tap. */
export const rulesTexts = {
  'rules.kiswahili.board.title': 'Board and start',
  'rules.kiswahili.board.text':
    'The board has four rows of eight pits. You own the two rows on your side: the front row faces the other player, the back row lies behind it. Your sixteen pits form a ring, and you sow only in your own ring.\nFront pits are A1 to A8 and back pits B1 to B8, counted from your left; North’s are written small. The two ends of the front row are the [[kichwa]], the pits beside them the [[kimbi]], and the square pit A5 is the [[nyumba]].\nThere are 64 [[kete]]. At the start each player has 6, 2 and 2 in the front row and 22 in the [[ghala]]. South begins.',
  'rules.kiswahili.lap.title': 'Laps',
  'rules.kiswahili.lap.text':
    'You lift a pit and sow one seed into each next pit; no pit is skipped. That is a [[lap]]. If the last seed falls into an empty pit, your turn is over. If the pit held seeds, you lift all of them and sow on the same way: [[endelea]].\nThe first action decides the kind of the turn. If it captures, every later lap may capture too. If it does not, the whole turn is a [[takata]] and captures nothing.',
  'rules.kiswahili.namua.title': 'Namua: capturing',
  'rules.kiswahili.namua.text':
    'While you have seeds in the [[ghala]] you are in the first stage, [[namua]]: each turn brings one seed onto the board. If one of your occupied front pits faces an occupied front pit of the other player, you must capture: put the seed into such a pit and take all seeds of the pit it faces. Your own pit keeps its seeds. Back pits are safe.\nCaptured seeds are sown along your front row from a [[kichwa]]. From a kichwa or kimbi it is always the near one. From the four pits between them you choose at the first capture; after that the direction of the lap is kept.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'If you cannot capture, put the seed into an occupied front pit, lift the whole pit and sow it left or right. This is [[takata]].\nWhile your house is [[functional]], any other front pit will do. Once the house is gone, only pits with two or more may start, unless all are single seeds. A kichwa that is your only occupied front pit is sown inwards.',
  'rules.kiswahili.house.title': 'The house',
  'rules.kiswahili.house.text':
    'The [[nyumba]] is yours from the start and has powers in namua while it holds six seeds or more. A takata that ends there stops. A capturing lap that ends there, with nothing to capture opposite, stops too, or you play the house: you lift it all and sow on, a [[safari]]. Then it is an ordinary pit for the rest of the game.\nIf the house is your only occupied front pit and you cannot capture, you pay [[tax]]: add the seed and sow only two.\nWith fewer than six seeds the house is [[dormant]], an ordinary pit until it holds six again; any occupied front pit may then start a takata, single seeds too. The house is lost for good when it is lifted whole or captured.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'When your ghala is empty you are in the second stage, [[mtaji]]. A turn now starts by lifting one of your pits. You must capture if you can: lift 2 to 15 seeds from either row so that the first lap ends in an own front pit that was occupied and faces an occupied one.\nThe captured seeds keep the direction of the lap, unless a kichwa or kimbi captured: then it is the near kichwa. The first capture of this stage ends both houses.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Without a capture, lift a front pit of two or more and sow it either way. Only if no front pit has two may you start in the back row. A single seed never starts a turn, and a lone kichwa goes inwards.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'After a takata in mtaji, if the other player cannot capture and your next captures would all take one and the same pit, that pit is [[takasia]] for one turn. Its owner may not start from it, and a lap of his that ends in it stops, so he cannot simply carry the seeds away.\nA pit is spared if it is a house still owned, the only occupied front pit, or the only front pit with two or more.',
  'rules.kiswahili.end.title': 'Winning',
  'rules.kiswahili.end.text':
    'You win at once when the other front row is empty: [[baoHamna|bao hamna]]. You also win when the other player has no legal move. There is no draw by agreement or count; the seeds you hold do not matter.\nA turn that would sow more than 100 000 seeds counts as never-ending and may not be played. On this platform the same position for the third time is a draw.',

  'rules.kujifunza.start.title': 'Start',
  'rules.kujifunza.start.text':
    'The learner’s game. Each of the 32 pits holds two seeds, and nothing is in hand. There is no [[nyumba]] and no [[takasia]]: only the rules of [[mtaji]], so one learns laps and captures first.\nThe first player can force a win: A3 to the right, or its mirror A6 to the left, wins in 21 turns of both players together. No other first move does.',
  'rules.kujifunza.turn.title': 'A turn',
  'rules.kujifunza.turn.text':
    'Lift a pit of 2 to 15 so that the first lap ends in an own occupied front pit facing an occupied one. You capture what lies opposite and sow it from the kichwa that keeps your direction; from a kichwa or kimbi, from the near one. If nothing can be captured, [[takata]] from a front pit with two or more.',
  'rules.kujifunza.end.title': 'Winning',
  'rules.kujifunza.end.text':
    'Empty the other front row, or leave the other player without a move. In the example North has only single seeds left.',

  'rules.kete.start.title': 'Start and match',
  'rules.kete.start.text':
    'Bao la Kete, or Komwe, is the game of Lamu. Board and start are those of Bao la Kiswahili; the house is called [[kuu]]. What is not said here is as there.\nA match is the best of three games and is over when one player has won two.',
  'rules.kete.kuu.title': 'The kuu never falls below six',
  'rules.kete.kuu.text':
    'If the kuu is your only occupied front pit and you cannot capture, two seeds are sown as [[tax]] only when six or more remain. A kuu of exactly six, seven with the new seed, must be lifted whole, and is gone.',
  'rules.kete.mtaji.title': 'The kuu in mtaji',
  'rules.kete.mtaji.text':
    'The first capture in mtaji does not end the kuu: it is lost only when lifted whole or captured. But as long as you own it, your mtaji takata must start from it.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'Takasia is called [[hiziZetu|hizi zetu]], “these are ours”, and means it: on the next turn the marked pit must be taken by the first capture if it can be, even when other captures have become possible. The mark stays for this as long as the pit holds seeds.\nA first lap that starts from an own kuu runs on when it ends in the marked pit.',

  'rules.bawo.start.title': 'Start',
  'rules.bawo.start.text':
    'Bawo is the game of Malawi. The [[kuu]] starts with 8 seeds, beside it 2 and 2, and 20 are in hand. The kuu is functional from 8. What is not said here is as in Bao la Kiswahili.',
  'rules.bawo.kuu.title': 'The lone kuu',
  'rules.bawo.kuu.text':
    'If the kuu is your only occupied front pit and you cannot capture, you sow two as [[tax]] only when 8 or more remain. With exactly 8, nine with the new seed, you lift all of it.',
  'rules.bawo.singles.title': 'Single seeds',
  'rules.bawo.singles.text':
    'In namua a single seed may start a takata only if every occupied front pit, apart from a functional kuu, is a single.',
  'rules.bawo.guard.title': 'The guard',
  'rules.bawo.guard.text':
    'While your own functional kuu faces seeds, you may not capture the other player’s kuu, as long as he owns it, however few seeds it holds. Such a start is no capture, and a lap that ends there runs on. This holds in both stages.',
  'rules.bawo.mtaji.title': 'The kuu in mtaji',
  'rules.bawo.mtaji.text':
    'A kuu that is owned and functional must start your first takata of the second stage. Captures do not end it: it is lost only when lifted whole or captured.',

  'rules.bawo10.start.title': 'Start',
  'rules.bawo10.start.text':
    'Bawo with a larger [[kuu]]: 10 seeds, beside it 2 and 2, and 18 in hand. The kuu is functional from 10. All other rules are those of Bawo, with ten in place of eight.',
  'rules.bawo10.kuu.title': 'The lone kuu',
  'rules.bawo10.kuu.text':
    'If the kuu is your only occupied front pit and you cannot capture: [[tax]] if 10 or more remain, otherwise lift all of it.',
  'rules.bawo10.guard.title': 'The guard',
  'rules.bawo10.guard.text': 'While your functional kuu, of 10 or more, faces seeds, the other kuu cannot be captured.',
  'rules.bawo10.mtaji.title': 'The kuu in mtaji',
  'rules.bawo10.mtaji.text': 'An owned, functional kuu must start your first takata of the second stage.',

  'rules.hawalis.start.title': 'Start',
  'rules.hawalis.start.text':
    'Hawalis is the game of Oman. The board has four rows of seven pits with two seeds each, 56 in all. Nothing is in hand and there is no house. You sow anticlockwise only: to the left in your front row, to the right in your back row.\nA turn lifts a pit of two or more. A lap that ends in an occupied pit lifts it and goes on.',
  'rules.hawalis.capture.title': 'Capturing',
  'rules.hawalis.capture.text':
    'The last seed must fall into an empty pit of your front row. If the front pit opposite holds seeds, you take them and those of the back pit behind it off the board, and the turn ends. If it is empty you take nothing. In an empty back pit the turn just ends. No one has to capture.',
  'rules.hawalis.single.title': 'Single seeds',
  'rules.hawalis.single.text':
    'When none of your pits holds two or more, a single seed may move one pit, but only into an empty one.',
  'rules.hawalis.end.title': 'Winning',
  'rules.hawalis.end.text':
    'You lose without seeds or without a legal move; an empty front row alone does not lose. A never-ending turn may be played here, and loses.',

  'rules.kiarabu.start.title': 'Start and direction',
  'rules.kiarabu.start.text':
    'The Arab game of Zanzibar: four rows of eight pits, three seeds each, 96 in all. It is played like Hawalis, but you choose the direction at the start of each turn and keep it.',
  'rules.kiarabu.capture.title': 'Capturing',
  'rules.kiarabu.capture.text':
    'When the last seed falls into an empty front pit, you take the front pit opposite and the back pit behind it, each by itself: the back pit is taken even if the one in front of it is empty. The seeds leave the board and the turn ends.',
  'rules.kiarabu.end.title': 'Winning',
  'rules.kiarabu.end.text': 'You win when the other player has no seeds or no legal move. A never-ending turn loses.',
} as const;
