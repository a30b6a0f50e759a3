/** Kiswahili. */
import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Ukijua mankala nyingine',
  'compare.intro':
    'Watu wengi hukutana na mankala kama mchezo wa safu mbili: Kalah, inayouzwa madukani, au Oware ya Afrika Magharibi na Karibi. Hizi ndizo tofauti za Bao.',
  'compare.point': 'Jambo',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Ubao',
  'compare.board.kalah': 'mashimo 2 × 6 na maghala mawili',
  'compare.board.oware': 'mashimo 2 × 6; zilizoliwa huwekwa kando',
  'compare.board.bao': 'mashimo 4 × 8, safu mbili kila mtu, moja salama',
  'compare.seeds': 'Kete',
  'compare.seeds.kalah': '48, nne kila shimo (au 36 au 72)',
  'compare.seeds.oware': '48, nne kila shimo',
  'compare.seeds.bao': '64: kila mchezaji ana kumi ubaoni na 22 ghalani',
  'compare.stages': 'Hatua',
  'compare.stages.kalah': 'moja',
  'compare.stages.oware': 'moja',
  'compare.stages.bao': 'mbili: namua huingiza kete, mtaji hucheza zilizo ubaoni',
  'compare.turn': 'Zamu',
  'compare.turn.kalah': 'mzunguko mmoja kinyume cha saa, pamoja na ghala lako; ukiishia ghalani unacheza tena',
  'compare.turn.oware': 'mzunguko mmoja kinyume cha saa kupitia safu zote mbili',
  'compare.turn.bao': 'mizunguko mingi iwezekanavyo, katika duara lako, upande wowote',
  'compare.capture': 'Kula',
  'compare.capture.kalah': 'kete ya mwisho katika shimo lako tupu: hiyo na zilizo mbele yake huingia ghalani',
  'compare.capture.oware': 'kete ya mwisho ikifanya mbili au tatu katika shimo la mpinzani: hutoka ubaoni',
  'compare.capture.bao':
    'kete ya mwisho katika shimo la mbele lenye kete: zilizo mbele yake huja upande wako na kupandwa; ni lazima',
  'compare.quiet': 'Zamu bila kula',
  'compare.quiet.kalah': 'inaruhusiwa daima',
  'compare.quiet.oware': 'inaruhusiwa daima, ila mpinzani asiachwe bila kete ikiepukika',
  'compare.quiet.bao': 'takata: tu kama hakuna kula, na hapo hakuna mzunguko wake unaokula',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'hakuna; ghala ni la kuhesabia tu',
  'compare.nyumba.oware': 'hakuna',
  'compare.nyumba.bao':
    'shimo la mraba linalosimamisha mizunguko, lisiloanza takata na linalolipa kodi, maadamu linamilikiwa na lina sita',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'hakuna',
  'compare.takasia.oware': 'hakuna',
  'compare.takasia.bao': 'baada ya takata katika mtaji, shimo pekee linalotishiwa haliwezi kuanza zamu ijayo',
  'compare.win': 'Kushinda',
  'compare.win.kalah': 'kete nyingi zaidi ghalani, 25 kati ya 48',
  'compare.win.oware': 'kula nyingi zaidi, 25 kati ya 48',
  'compare.win.bao': 'maliza safu ya mbele ya mpinzani, au asibaki na zamu; kete hazihesabiwi',

  'history.1658':
    'Mwaka 1658 Étienne de Flacourt alieleza mchezo wa ubao wa Wasakalava wa Madagaska, na kitabu cha Thomas Hyde cha 1694 kinataja mmoja wa Anjouan. Kama mojawapo ulikuwa Bao ni jambo la shaka.',
  'history.muyaka':
    'Muyaka bin Haji, mshairi wa Mombasa wa mwanzo wa karne ya kumi na tisa, alitunga shairi kuhusu bao. Tayari lilikuwa limeota mizizi pwani.',
  'history.board':
    'Mbao hazidumu. Miongoni mwa bao za zamani zinazojulikana zenye shimo la mraba ni moja ya Malawi ya 1896, iliyo British Museum.',
  'history.sanderson':
    'Meredith Sanderson alieleza Bawo la nchi ambayo sasa ni Malawi mwaka 1913; W. H. Ingrams michezo ya Kiarabu ya Zanzibar mwaka 1921.',
  'history.chama':
    'Mwaka 1966 wachezaji wa Tanzania walianzisha Chama cha Bao. Mashindano hufanyika Tanzania, Zanzibar, Malawi na Lamu.',
  'history.townshend':
    'Katika miaka ya 1970 na 1980 Walter Driedger, Alan Boyd na Philip Townshend waliandika jinsi watu wa pwani na Lamu wanavyocheza.',
  'history.voogt':
    'Kuanzia 1991 hadi 1995 Alexander de Voogt alijifunza kwa mabingwa wa Zanzibar, akaandika kanuni zao na kurekodi ubingwa wa 1994. Michezo yake minane iko katika maktaba ya Bingwa.',
  'history.donkers':
    'Jeroen Donkers alizigeuza kanuni hizi kuwa maandishi rasmi na programu (2001 hadi 2003). Pamoja na Tom Kronenburg na de Voogt alionyesha mwaka 2006 kwamba zamu nyingine haziishi kamwe.',
  'sources.title': 'Vyanzo',
  'sources.intro': 'Kanuni za Bingwa zinafuata hivi; vinapotofautiana, ukurasa wa kanuni unasema kipi kilifuatwa.',
  'sources.note': 'Anwani zimeandikwa kama maandishi, ili ukurasa huu ufanye kazi bila mtandao.',
};
