import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Kung may alam kang ibang mancala',
  'compare.intro':
    'Kadalasan, larong may dalawang hanay ang unang nakikilalang mancala: ang Kalah sa mga tindahan, ang Oware ng Kanlurang Aprika at Karibe, o ang sungka. Ito ang naiiba sa Bao.',
  'compare.point': 'Punto',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Tabla',
  'compare.board.kalah': '2 × 6 butas at dalawang imbakan',
  'compare.board.oware': '2 × 6 butas; nasa tabi ang mga nakain',
  'compare.board.bao': '4 × 8 butas, tigdadalawang hanay, ligtas ang isa',
  'compare.seeds': 'Mga buto',
  'compare.seeds.kalah': '48, apat sa bawat butas (o 36 o 72)',
  'compare.seeds.oware': '48, apat sa bawat butas',
  'compare.seeds.bao': '64: sampu sa tabla at 22 sa kamay ng bawat manlalaro',
  'compare.stages': 'Mga yugto',
  'compare.stages.kalah': 'isa',
  'compare.stages.oware': 'isa',
  'compare.stages.bao': 'dalawa: ipinapasok ng namua ang mga buto, nilalaro ng mtaji ang nasa tabla',
  'compare.turn': 'Isang tira',
  'compare.turn.kalah':
    'isang ikot pakontra-orasan, kasama ang sariling imbakan; may isa pang tira kapag nagtapos sa imbakan',
  'compare.turn.oware': 'isang ikot pakontra-orasan sa dalawang hanay',
  'compare.turn.bao': 'kahit ilang ikot, sa sariling singsing, sa alinmang direksiyon',
  'compare.capture': 'Pagkain',
  'compare.capture.kalah': 'huling buto sa walang-lamang sariling butas: napupunta ito at ang mga katapat sa imbakan',
  'compare.capture.oware':
    'nagiging dalawa o tatlo ang butas ng kabilang panig sa huling buto: umaalis ang mga ito sa tabla',
  'compare.capture.bao':
    'huling buto sa harapang butas na may laman: napupunta sa panig mo ang mga katapat at inihahasik; sapilitan',
  'compare.quiet': 'Tirang walang pagkain',
  'compare.quiet.kalah': 'laging puwede',
  'compare.quiet.oware': 'laging puwede, pero huwag iwang walang buto ang kabilang panig kung maiiwasan',
  'compare.quiet.bao': 'takata: kapag walang posibleng pagkain lang, at walang ikot nito ang kumakain',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'wala; pagbilang lang ang imbakan',
  'compare.nyumba.oware': 'wala',
  'compare.nyumba.bao':
    'parisukat na butas na nagpapahinto ng ikot, hindi nagsisimula ng takata at nagbabayad ng buwis, habang hawak at may anim',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'wala',
  'compare.takasia.oware': 'wala',
  'compare.takasia.bao':
    'pagkatapos ng takata sa mtaji, hindi puwedeng magsimula ng susunod na tira ang tanging butas na may banta',
  'compare.win': 'Paano manalo',
  'compare.win.kalah': 'mas maraming buto sa imbakan, 25 sa 48',
  'compare.win.oware': 'mas maraming nakaing buto, 25 sa 48',
  'compare.win.bao': 'ubusin ang kabilang harapang hanay, o huwag mag-iwan ng tira; hindi binibilang ang mga buto',

  'history.1658':
    'Noong 1658, inilarawan ni Étienne de Flacourt ang isang larong tabla ng mga Sakalava ng Madagascar, at may binabanggit na mula sa Anjouan ang aklat ni Thomas Hyde noong 1694. Pinagdududahan kung Bao ang alinman dito.',
  'history.muyaka':
    'Sumulat ng mga taludtod tungkol sa Bao si Muyaka bin Haji, makata ng Mombasa noong unang bahagi ng ikalabinsiyam na siglo. Nakagawian na ito sa baybayin noon.',
  'history.board':
    'Hindi tumatagal ang mga tablang kahoy. Kabilang sa pinakamatatandang kilalang may parisukat na butas ang isang mula sa Malawi noong 1896, nasa British Museum.',
  'history.sanderson':
    'Inilarawan ni Meredith Sanderson noong 1913 ang Bawo na nilalaro sa Malawi ngayon; ni W. H. Ingrams noong 1921 ang mga larong Arabe ng Zanzibar.',
  'history.chama':
    'Noong 1966, itinatag ng mga manlalaro sa Tanzania ang Chama cha Bao. May mga kampeonato sa Tanzania, Zanzibar, Malawi at Lamu.',
  'history.townshend':
    'Noong dekada 1970 at 1980, isinulat nina Walter Driedger, Alan Boyd at Philip Townshend kung paano naglalaro sa baybayin at sa Lamu.',
  'history.voogt':
    'Mula 1991 hanggang 1995, natuto si Alexander de Voogt sa mga dalubhasa ng Zanzibar, isinulat ang mga tuntunin nila at itinala ang kampeonato ng 1994. Nasa aklatan ng Bingwa ang walong laro nito.',
  'history.donkers':
    'Ginawa ni Jeroen Donkers na pormal na teksto at programa ang mga tuntuning ito (2001 hanggang 2003). Kasama sina Tom Kronenburg at de Voogt, ipinakita niya noong 2006 na may mga tirang hindi natatapos.',
  'sources.title': 'Mga sanggunian',
  'sources.intro':
    'Sinusunod ng mga tuntunin ng Bingwa ang mga ito; kung nagkakaiba, sinasabi ng pahina ng mga tuntunin kung alin ang sinunod.',
  'sources.note': 'Ibinibigay bilang teksto ang mga address para gumana ang pahinang ito nang walang network.',
};
