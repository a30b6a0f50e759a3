import type { glossaryTexts as en } from '../en/glossary.ts';

export const glossaryTexts: Record<keyof typeof en, string> = {
  'glossary.intro':
    'Nasa wikang Swahili ang mga salita ng Bao saanman sa Bingwa. Ipinapaliwanag ng salitang may tuldok-tuldok na guhit ang sarili kapag pinindot.',

  'term.bao': 'bao',
  'term.bao.text': 'Tabla, at ang larong nilalaro rito. Ang Bao la Kiswahili ang laro ng baybaying Swahili.',
  'term.baoHamna': 'bao hamna',
  'term.baoHamna.text': '“Wala sa tabla”: walang laman ang harapang hanay, at talo ang may-ari nito.',
  'term.bingwa': 'bingwa',
  'term.bingwa.text': 'Dalubhasa sa laro, kampeon.',
  'term.dormant': 'tulog na bahay',
  'term.dormant.text':
    'Bahay na hawak pa pero wala pang anim ang buto. Wala itong bisa hangga’t hindi muling umabot sa anim.',
  'term.endelea': 'endelea',
  'term.endelea.text':
    '“Ituloy”: nagtapos ang ikot sa butas na may laman, na dinadampot at inihahasik sa parehong direksiyon.',
  'term.functional': 'buhay na bahay',
  'term.functional.text': 'Bahay na hawak at may anim na buto o higit pa (sa Malawi, walo o sampu).',
  'term.ghala': 'ghala',
  'term.ghala.text': 'Ang imbakan: mga butong nasa kamay na wala pa sa tabla.',
  'term.guard': 'bantay',
  'term.guard.text': 'Malawi: habang may katapat na buto ang buhay mong kuu, hindi mo makakain ang kabilang kuu.',
  'term.hiziZetu': 'hizi zetu',
  'term.hiziZetu.text': '“Atin ang mga ito”: takasia sa Lamu, kung saan dapat kunin ang markadong butas.',
  'term.kete': 'kete',
  'term.kete.text': 'Isang buto. May 64 ang laro.',
  'term.kichwa': 'kichwa',
  'term.kichwa.text': '“Ulo”: alinman sa dalawang dulo ng harapang hanay. Doon pumapasok ang mga nakain.',
  'term.kimbi': 'kimbi',
  'term.kimbi.text': 'Ang harapang butas sa tabi ng kichwa: 2 o 7. Sa malapit na kichwa pumapasok ang kinakain nito.',
  'term.komwe': 'komwe',
  'term.komwe.text': 'Ang matigas na butong ipinanlalaro, at isa pang pangalan ng laro ng Lamu.',
  'term.kuu': 'kuu',
  'term.kuu.text': '“Ang dakila”: ang bahay sa Lamu at Malawi.',
  'term.lap': 'ikot',
  'term.lap.text': 'Isang paghasik: isang dakot, tig-iisang buto sa bawat susunod na butas.',
  'term.mtaji': 'mtaji',
  'term.mtaji.text':
    '“Puhunan”: ang ikalawang yugto, na nilalaro nang walang laman ang ghala. Gayundin ang tirang kumakain.',
  'term.namua': 'namua',
  'term.namua.text': 'Ang unang yugto: bawat tira ay nagdadala ng isang buto mula sa ghala papunta sa tabla.',
  'term.nyumba': 'nyumba',
  'term.nyumba.text':
    '“Bahay”: ang parisukat na butas, ikalima mula sa kaliwa. May bisa ito sa namua kapag may anim na buto o higit pa.',
  'term.safari': 'safari',
  'term.safari.text':
    '“Paglalakbay”: pagdampot sa sariling bahay kapag doon nagtapos ang ikot na kumakain. Nawawala ang bahay.',
  'term.shimo': 'shimo',
  'term.shimo.text': 'Isang butas; mashimo kapag marami.',
  'term.takasia': 'takasia',
  'term.takasia.text': 'Butas na may banta na hindi puwedeng pagsimulan ng may-ari nito, sa loob ng isang tira.',
  'term.takata': 'takata',
  'term.takata.text': 'Tirang walang kinakain; takasa rin ang tawag.',
  'term.tax': 'buwis',
  'term.tax.text': 'Dalawang buto lang ang inihahasik mula sa bahay na nag-iisa sa harapang hanay.',
};
