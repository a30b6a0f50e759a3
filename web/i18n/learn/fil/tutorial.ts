import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Sampung maikling aralin sa tunay na tabla. Ikaw ang titira; ang mga tuntunin ang magpapasya kung naabot ang layunin. Pumili ng butas, saka ng direksiyon: sa mouse, sa daliri, o sa mga arrow key at Enter.',
  'tutorial.step': 'Hakbang {n} sa {all}',
  'tutorial.steps': 'Mga hakbang',
  'tutorial.goal': 'Layunin',
  'tutorial.reached': 'Naabot ang layunin.',
  'tutorial.missed': 'Puwedeng tira ang {move}, pero hindi nito naabot ang layunin. Bawiin ito at sumubok ng iba.',
  'tutorial.refused': 'Hindi puwedeng itira ang butas na iyon. {reason}',
  'tutorial.show': 'Ipakita sa akin',
  'tutorial.retry': 'Bawiin',
  'tutorial.next': 'Susunod na hakbang',
  'tutorial.previous': 'Nakaraang hakbang',
  'tutorial.done': 'tapos',
  'tutorial.finish':
    'Iyan ang buong Bao sa sampung tira. Maglaro na mula sa simula, o basahin ang tuntunin ng ibang laro.',
  'tutorial.play': 'Magsimula ng laro',

  'tutorial.takata.title': 'Ang una mong tira',
  'tutorial.takata.text':
    'Ikaw ang Timog, sa dalawang ibabang hanay. Ang parisukat na butas ang [[nyumba]] mo, na may anim na buto; may 22 pa sa [[ghala]]. Walang butas mo ang may katapat na buto, kaya hindi ka makakakain. Ang tirang walang pagkain ay [[takata]]: isang buto mula sa ghala ang pumapasok sa isang butas, at inihahasik ang buong butas. Hindi puwedeng magsimula ang bahay. Tumira ng kahit ano.',
  'tutorial.takata.done': 'Nahulog ang huling buto sa butas na walang laman, kaya natapos ang tira.',
  'tutorial.capture.title': 'Ang una mong pagkain',
  'tutorial.capture.text':
    'Sumagot ang Hilaga. May katapat nang buto sa a4 ang A5, at dapat kumain ang makakakain. Sa A5 pumapasok ang bagong buto, sa iyo na ang buto sa a4, at inihahasik mo ito mula sa [[kichwa]] na pinili mo: kaliwa o kanan. Hindi nauubos ang sarili mong butas. Subukan muna ang A7 kung gusto mo: sasabihin ng tabla kung bakit hindi ito puwede.',
  'tutorial.capture.done': 'Nananatili sa laro ang mga nakain: inihahasik ang mga ito sa panig mo.',
  'tutorial.kichwa.title': 'Pagpili ng kichwa',
  'tutorial.kichwa.text':
    'Pitong buto ang katapat ng A3. Mula sa isang kichwa, nagtatapos ang mga ito sa butas na muling kumakain; mula sa kabila, hindi. Bumilang ng pitong butas mula sa bawat dulo, saka pumili.',
  'tutorial.kichwa.done':
    'Mula sa kanan, nahulog ang ikapitong buto sa A2, na may katapat na buto: ikalawang pagkain sa iisang tira.',
  'tutorial.house.title': 'Paghinto sa bahay',
  'tutorial.house.text':
    'Kapag nagtapos ang ikot na kumakain sa [[nyumba]] mo habang may anim o higit pa ito, puwede kang huminto roon at panatilihin ito. Hanapin ang pagkaing nahuhulog ang huling buto sa A5, at panatilihin ang bahay.',
  'tutorial.house.done': 'Huminto ang tira, at siyam na ang laman ng bahay.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'Parehong posisyon. Ngayon, itira ang bahay: damputin ito nang buo at ituloy ang paghasik. [[safari|Safari]] iyan, at tuluyang nawawala ang bahay.',
  'tutorial.safari.done': 'Nagkalat sa tabla ang mga buto ng bahay, at karaniwang butas na ang A5.',
  'tutorial.tax.title': 'Buwis',
  'tutorial.tax.text':
    'Bahay na lang ang natira sa harapang hanay mo, at wala itong katapat. Hindi mo kailangang ibigay lahat: magbabayad ka ng [[tax|buwis]], dalawang buto sa isang panig.',
  'tutorial.tax.done': 'Lima ang naiwan: sa iyo pa ang bahay pero [[dormant|tulog]] ito hanggang muling maging anim.',
  'tutorial.mtaji.title': 'Mtaji: pagkain mula sa malayo',
  'tutorial.mtaji.text':
    'Wala nang laman ang dalawang kamay. Sa [[mtaji]], dumadampot ka ng butas na may 2 hanggang 15 mula sa alinmang hanay; dapat magtapos ang unang ikot sa harapang butas mong may laman at may katapat na buto. Iisang butas lang ang gumagawa nito rito. Maghanap ng mahabang ikot.',
  'tutorial.mtaji.done': 'Sampung buto mula B8 paikot sa likurang hanay at paakyat sa A3, katapat ng pito sa a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Hindi ka makakakain, pero makakapaghanda ka. Hanapin ang takata na pagkatapos nito ay may banta ka sa walong buto sa a4 at wala nang ibang butas: magiging [[takasia]] ang a4.',
  'tutorial.takasia.done': 'Hindi na puwedeng magsimula ang Hilaga sa a4, at humihinto ang ikot na nagtatapos doon.',
  'tutorial.collect.title': 'Pagkolekta',
  'tutorial.collect.text': 'Iba ang itinira ng Hilaga, at may walong buto pa rin ang a4. Kunin ang mga ito.',
  'tutorial.collect.done': 'Walong buto, inihasik mula sa kanang kichwa: kimbi ang A7.',
  'tutorial.win.title': 'Pagkapanalo',
  'tutorial.win.text':
    'Isang buto na lang ang natira sa harapang hanay ng Hilaga. Kunin ito: talo ang manlalarong walang laman ang harapang hanay.',
  'tutorial.win.done': 'Bao hamna! Wala nang silbi ang labing-apat na buto sa kamay ng Hilaga.',
};
