/** Kiswahili. */
import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Kete mbili kila shimo na hakuna mkononi: mchezo huanza na mtaji.',
  'note.kujifunza.noHouse': 'Hakuna nyumba wala takasia.',
  'note.kete.six': 'Kuu pekee yenye sita huinuliwa yote: haiwezi kupungua sita.',
  'note.kete.outlives': 'Kuu hubaki baada ya kula kwa kwanza katika mtaji: hupotea tu ikiinuliwa yote au ikiliwa.',
  'note.kete.firstTakata': 'Maadamu unamiliki kuu, takata ya mtaji ni lazima ianze nayo.',
  'note.kete.duty': 'Hizi zetu: kula kwa kwanza kwa zamu inayofuata ni lazima kuchukue shimo lenye alama ikiwezekana.',
  'note.kete.runsOn': 'Mzunguko wa kwanza wa kuu inayomilikiwa hupita shimo lenye alama.',
  'note.kete.match': 'Shindano ni la michezo mitatu.',
  'note.bawo.start': 'Kuu huanza na kete 8, 20 ziko mkononi, na ni hai kuanzia 8.',
  'note.bawo.lone': 'Kuu pekee hulipa kodi tu iwapo 8 zinabaki; la sivyo huinuliwa yote.',
  'note.bawo.singles':
    'Katika namua kete moja huanza tu iwapo mashimo yote ya mbele, mbali na kuu hai, yana moja moja.',
  'note.bawo.guard': 'Ulinzi: kuu yako hai ikikabili kete, huwezi kula kuu ya mpinzani.',
  'note.bawo.guardLap': 'Ulinzi ni kwa mizunguko ya baadaye pia: huendelea.',
  'note.bawo.firstTakata': 'Kuu inayomilikiwa na iliyo hai ni lazima ianze takata yako ya kwanza ya mtaji.',
  'note.bawo.outlives': 'Kuu hubaki baada ya kula kwa kwanza katika mtaji.',
  'note.bawo10.start': 'Kuu huanza na kete 10, 18 ziko mkononi, na ni hai kuanzia 10.',
  'note.bawo10.lone': 'Kuu pekee hulipa kodi tu iwapo 10 zinabaki; la sivyo huinuliwa yote.',
  'note.bawo10.guard': 'Ulinzi: kuu yako hai ikikabili kete, huwezi kula kuu ya mpinzani.',
  'note.bawo10.firstTakata': 'Kuu inayomilikiwa na iliyo hai ni lazima ianze takata yako ya kwanza ya mtaji.',
  'note.bawo10.rest': 'Kete moja moja na kupotea kwa kuu ni kama katika Bawo ya nane.',
  'note.hawalis.start': 'Safu nne za mashimo saba, kete mbili kila moja, bila ghala wala nyumba; kinyume cha saa tu.',
  'note.hawalis.capture':
    'Kete ya mwisho ni lazima iingie shimo tupu la mbele; zilizoliwa hutoka ubaoni na zamu huisha.',
  'note.hawalis.free': 'Hakuna lazima ya kula.',
  'note.hawalis.single': 'Kete moja husogea tu kama hakuna shimo kubwa zaidi, tena kwenye shimo tupu tu.',
  'note.hawalis.never': 'Zamu isiyoisha yaweza kuchezwa, na hushindwa.',
  'note.hawalis.end': 'Safu ya mbele kuwa tupu si kushindwa: mtu hushindwa akikosa kete au zamu.',
  'note.kiarabu.start': 'Safu nne za mashimo manane, kete tatu kila moja (96), bila ghala wala nyumba.',
  'note.kiarabu.ways': 'Mwelekeo huchaguliwa mwanzoni mwa kila zamu na kufuatwa.',
  'note.kiarabu.capture':
    'Kete ya mwisho ni lazima iingie shimo tupu la mbele; kila shimo kati ya mawili yanayolikabili huchukuliwa peke yake na kutoka ubaoni.',
  'note.kiarabu.end': 'Safu ya mbele kuwa tupu si kushindwa: mtu hushindwa akikosa kete au zamu.',

  'note.switch.takasia': 'Hakuna takasia: hakuna shimo linalozuiwa.',
  'note.switch.takasiaSingletonExempt': 'Shimo lenye kete moja haliwezi kuwa takasia.',
  'note.switch.takasiaDuty': 'Kula kwa kwanza kunakofuata ni lazima kuchukue shimo la takasia ikiwezekana.',
  'note.switch.takasiaHouseRunsOn': 'Mzunguko wa kwanza wa nyumba inayomilikiwa hupita shimo la takasia.',
  'note.switch.mtajiSafariChoice':
    'Katika mtaji mzunguko wa kula unaoishia kwenye nyumba hai waweza kusimama hapo au kuendelea, na nyumba hubaki baada ya kula.',
  'note.switch.houseOutlivesMtajiCapture': 'Nyumba hupotea tu ikiinuliwa yote au ikiliwa.',
  'note.switch.singlesNeedFunctionalHouse':
    'Nyumba ikiwa dhaifu, ni mashimo yenye mbili au zaidi tu yanayoanza takata.',
  'note.switch.mtajiTax': 'Katika mtaji, nyumba hai iliyo shimo lako pekee lenye mbili au zaidi hupanda mbili tu.',
  'note.switch.nyumba8': 'Nyumba huanza na kete 8, na 20 ziko ghalani; ni hai kuanzia 6 kama kawaida.',
  'note.switch.moveLimit': 'Zamu huhesabiwa kuwa isiyoisha ikizidi kete {n}.',

  'note.place.mancalaWorld':
    'Mancala World ni maelezo, si programu. Kisichoamuliwa na ukurasa wake huamuliwa hapa kama katika Bao la Kiswahili; zamu zisizoisha na hali zinazorudiwa huchukuliwa kama kwingine kote katika Bingwa.',
  'note.place.boardGameArena':
    'Tovuti hiyo yaweza kukuchagulia kichwa pasipo na hiari; hapa zamu hukitaja daima. Ina pia Hus, ambayo haichezwi hapa. Jinsi inavyokata zamu ndefu mno hatukulinganisha.',
  'note.place.encyclopedia':
    'Ensaiklopidia hueleza kanuni kwa ufupi na hazikubaliani zote. Chaguo hili linachukua mambo mawili yanayotofautiana zaidi na kanuni za mabingwa; mengine yote ni kama katika Bao la Kiswahili.',
  'note.place.abstractPlay':
    'Kwa msimbo wake uliochapishwa kama tulivyousoma: zamu hukatwa baada ya kete 192; nyumba husamehewa takasia tu ikiwa na kete sita; kichwa kilicho peke yake chaweza kwenda nje; nyumba dhaifu huanza takata tu kama hakuna kingine. Hakuna lolote kati ya haya lililoigwa hapa.',
};
