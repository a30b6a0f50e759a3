/** Kiswahili. */
import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Masomo kumi mafupi kwenye ubao halisi. Wewe unacheza zamu; kanuni zinaamua kama lengo limefikiwa. Chagua shimo, kisha upande: kwa kipanya, kwa kidole, au kwa vitufe vya mishale na Enter.',
  'tutorial.step': 'Hatua ya {n} kati ya {all}',
  'tutorial.steps': 'Hatua',
  'tutorial.goal': 'Lengo',
  'tutorial.reached': 'Lengo limefikiwa.',
  'tutorial.missed': '{move} ni zamu halali, lakini haifiki lengo. Irudishe na ujaribu nyingine.',
  'tutorial.refused': 'Shimo hilo haliwezi kuchezwa. {reason}',
  'tutorial.show': 'Nionyeshe',
  'tutorial.retry': 'Rudisha',
  'tutorial.next': 'Hatua inayofuata',
  'tutorial.previous': 'Hatua iliyotangulia',
  'tutorial.done': 'imekamilika',
  'tutorial.finish':
    'Hilo ndilo Bao lote kwa zamu kumi. Sasa cheza mchezo tangu mwanzo, au soma kanuni za michezo mingine.',
  'tutorial.play': 'Anza mchezo',

  'tutorial.takata.title': 'Zamu yako ya kwanza',
  'tutorial.takata.text':
    'Wewe ni Kusini, katika safu mbili za chini. Shimo la mraba ni [[nyumba]] yako, lina kete sita; 22 nyingine ziko [[ghala|ghalani]]. Hakuna shimo lako linalokabili kete, hivyo huwezi kula. Zamu isiyo na kula ni [[takata]]: kete moja ya ghalani inaingia shimo, kisha shimo lote linapandwa. Nyumba haiwezi kuanza. Cheza zamu yoyote.',
  'tutorial.takata.done': 'Kete ya mwisho iliingia shimo tupu, hivyo zamu imeisha.',
  'tutorial.capture.title': 'Kula kwako kwa kwanza',
  'tutorial.capture.text':
    'Kaskazini amejibu. Sasa A5 linakabili kete iliyo a4, na anayeweza kula ni lazima ale. Kete mpya inaingia A5, kete ya a4 ni yako, nawe unaipanda kutoka [[kichwa]] unachochagua: cha kushoto au cha kulia. Shimo lako linabaki na kete zake. Jaribu kwanza A7 ukipenda: ubao utakuambia kwa nini halichezeki.',
  'tutorial.capture.done': 'Kete zilizoliwa hubaki mchezoni: hupandwa upande wako.',
  'tutorial.kichwa.title': 'Kuchagua kichwa',
  'tutorial.kichwa.text':
    'A3 linakabili kete saba. Zikipandwa kutoka kichwa kimoja zinaishia shimo linalokula tena, kutoka kingine hapana. Hesabu mashimo saba kutoka kila mwisho, kisha chagua.',
  'tutorial.kichwa.done':
    'Kutoka kulia, kete ya saba iliingia A2, lililokabili kete: kula mara ya pili katika zamu ileile.',
  'tutorial.house.title': 'Kusimama nyumbani',
  'tutorial.house.text':
    'Mzunguko wa kula ukiishia kwenye [[nyumba]] yako ikiwa na kete sita au zaidi, waweza kusimama hapo na kuihifadhi. Tafuta kula ambako kete ya mwisho inaingia A5, na ubaki na nyumba.',
  'tutorial.house.done': 'Zamu imesimama, na nyumba imekua hadi tisa.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'Hali ileile. Mara hii icheze nyumba: inua kete zote na uendelee kupanda. Hiyo ni [[safari]], na nyumba huachwa kabisa.',
  'tutorial.safari.done': 'Kete za nyumba zimetawanyika ubaoni, na A5 sasa ni shimo la kawaida.',
  'tutorial.tax.title': 'Kodi',
  'tutorial.tax.text':
    'Katika safu yako ya mbele imebaki nyumba tu, nayo haikabili kitu. Huna haja ya kuitoa yote: unalipa [[tax|kodi]], kete mbili upande mmoja.',
  'tutorial.tax.done': 'Tano zimebaki: nyumba ni yako lakini ni [[dormant|dhaifu]] hadi ifike sita tena.',
  'tutorial.mtaji.title': 'Mtaji: kula kutoka mbali',
  'tutorial.mtaji.text':
    'Maghala yote mawili sasa ni matupu. Katika [[mtaji]] unainua shimo lenye kete 2 hadi 15 kutoka safu yoyote; mzunguko wa kwanza ni lazima uishie katika shimo lako la mbele lenye kete, linalokabili kete. Hapa ni shimo moja tu linaloweza. Tafuta njia ndefu ya kuzunguka.',
  'tutorial.mtaji.done': 'Kete kumi kutoka B8 kupitia safu ya nyuma hadi A3, mbele ya saba zilizo a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Huwezi kula, lakini unaweza kujiandaa. Tafuta takata ambayo baada yake unatishia kete nane za a4 na si shimo jingine: hapo a4 linakuwa [[takasia]].',
  'tutorial.takasia.done': 'Sasa Kaskazini hawezi kuanza na a4, na mzunguko ukiishia hapo unasimama.',
  'tutorial.collect.title': 'Kuvuna',
  'tutorial.collect.text': 'Kaskazini amecheza shimo jingine, na a4 bado lina kete nane. Zile.',
  'tutorial.collect.done': 'Kete nane, zikipandwa kutoka kichwa cha kulia: A7 ni kimbi.',
  'tutorial.win.title': 'Kushinda',
  'tutorial.win.text':
    'Kaskazini amebaki na kete moja katika safu ya mbele. Ile: mwenye safu ya mbele tupu ameshindwa.',
  'tutorial.win.done': 'Bao hamna! Kete kumi na nne zilizo ghalani kwa Kaskazini hazimsaidii tena.',
};
